/* SPDX-License-Identifier: MIT */
/* Three famous claims and a near miss, as bare moves. */
#ifndef TESTS_TEXT_GAMES_H
#define TESTS_TEXT_GAMES_H

/* Fischer - Petrosian, Buenos Aires 1971, game 3. */
#define FISCHER_PETROSIAN                                                                      \
    "e4 e6 d4 d5 Nc3 Nf6 Bg5 dxe4 Nxe4 Be7 Bxf6 gxf6 g3 f5 Nc3 Bf6 Nge2 Nc6 d5 exd5 "          \
    "Nxd5 Bxb2 Bg2 O-O O-O Bh8 Nef4 Ne5 Qh5 Ng6 Rad1 c6 Ne3 Qf6 Kh1 Bg7 Bh3 Ne7 Rd3 Be6 "      \
    "Rfd1 Bh6 Rd4 Bxf4 Rxf4 Rad8 Rxd8 Rxd8 Bxf5 Nxf5 Nxf5 Rd5 g4 Bxf5 gxf5 h6 h3 Kh7 "         \
    "Qe2 Qe5 Qh5 Qf6 Qe2 Re5 Qd3 Rd5 Qe2"

/* Karpov - Miles, Tilburg 1986. */
#define KARPOV_MILES                                                                           \
    "d4 Nf6 c4 c5 d5 b5 cxb5 a6 e3 Bb7 Nc3 Qa5 Bd2 axb5 Bxb5 Qb6 Qb3 e6 e4 Nxe4 Nxe4 Bxd5 "    \
    "Qd3 Qb7 f3 c4 Bxc4 Bxc4 Qxc4 d5 Qc2 dxe4 Qxe4 Qxe4+ fxe4 Nd7 Ne2 Nc5 Nc3 Nd3+ Ke2 Nxb2 "  \
    "Nb5 Ra4 Nc3 Ra8 Nb5 Ra4 Nc3 Ra8 Nb5"

/* Fischer - Spassky, Reykjavik 1972, game 20. */
#define FISCHER_SPASSKY                                                                        \
    "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 d6 Bg5 e6 Qd2 a6 O-O-O Bd7 f4 Be7 Be2 O-O Bf3 h6 "     \
    "Bh4 Nxe4 Bxe7 Nxd2 Bxd8 Nxf3 Nxf3 Rfxd8 Rxd6 Kf8 Rhd1 Ke7 Na4 Be8 Rxd8 Rxd8 Nc5 Rb8 "     \
    "Rd3 a5 Rb3 b5 a3 a4 Rc3 Rd8 Nd3 f6 Rc5 Rb8 Rc3 g5 g3 Kd6 Nc5 g4 Ne4+ Ke7 Ne1 Rd8 Nd3 "    \
    "Rd4 Nef2 h5 Rc5 Rd5 Rc3 Nd4 Rc7+ Rd7 Rxd7+ Bxd7 Ne1 e5 fxe5 fxe5 Kd2 Bf5 Nd1 Kd6 Ne3 "    \
    "Be6 Kd3 Bf7 Kc3 Kc6 Kd3 Kc5 Ke4 Kd6 Kd3 Bg6+ Kc3 Kc5 Nd3+ Kd6 Ne1 Kc6 Kd2 Kc5 Nd3+ Kd6 "  \
    "Ne1 Ne6 Kc3 Nd4"

/* Blatny - Holzke, Groningen 1997. */
#define BLATNY_HOLZKE                                                                          \
    "Nf3 Nf6 c4 c5 b3 d6 d4 cxd4 Nxd4 e5 Nb5 Be6 g3 a6 N5c3 d5 cxd5 Nxd5 Bg2 Bb4 Bd2 Nc6 "     \
    "O-O O-O Na4 Rc8 a3 Be7 e3 b5 Nb2 Qb6 Nd3 Rfd8 Qe2 Nf6 Nc1 e4 Bc3 Nd5 Bxe4 Nxc3 Nxc3 "     \
    "Na5 N1a2 Nxb3 Rad1 Bc4 Qf3 Qf6 Qg4 Be6 Qe2 Rxc3 Nxc3 Qxc3 Rxd8+ Bxd8 Rd1 Be7 Bb7 "        \
    "Nc5 Qf3 g6 Bd5 Bxd5 Qxd5 Qxa3 Qe5 Ne6 Ra1 Qd6 Qxd6 Bxd6 Rxa6 Bc5 Kf1 Kf8 Ke2 Ke7 "        \
    "Kd3 Kd7 g4 Kc7 Ra8 Kc6 f4 Be7 Rc8+ Kd5 Re8 Kd6 g5 f5 Rb8 Kc6 Re8 Kd6 Rb8 Kc6 Re8 "        \
    "Kd6 h4 Bf8 Rb8 Kc6 Re8 Kd5 Rb8 Kc6 Kc2 Bg7 Re8 Kd5 Re7 Kd6 Rf7 Kd5 Kb3 Ke4 Re7 Kd5 "      \
    "Rd7+ Ke4 Re7 Kd5 Rd7+"

#endif
