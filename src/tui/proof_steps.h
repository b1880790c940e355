/* SPDX-License-Identifier: MIT */
/* The pictures of a verdict's proof, one after the other: a mate move by move, or the squares
 * that men can ever reach. */
#ifndef TUI_PROOF_STEPS_H
#define TUI_PROOF_STEPS_H

#include "text/explain.h"
#include "text/proof.h"
#include "tui/key.h"

struct proof_steps {
    struct proof proofs[2];
    int count;  /* of proofs: they come one after the other */
    int frames; /* of all; 0: nothing to step through */
    int at;
};

/* What the speaker's verdict rests on; it must live as long. */
void proof_steps_init(struct proof_steps *steps, const struct speaker *speaker);
/* DO_STEP_BACK, DO_STEP_ON, DO_FIRST, DO_LAST. */
void proof_steps_go(struct proof_steps *steps, enum doing doing);
/* The picture at hand; false: there is none. */
bool proof_steps_frame(const struct proof_steps *steps, struct proof_frame *out);
void proof_steps_caption(struct buf *out, const struct proof_steps *steps,
                         const struct san_letters *letters);

#endif
