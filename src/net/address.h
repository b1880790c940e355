/* SPDX-License-Identifier: MIT */
/* Network addresses as people write them, with numbers only: no name is ever looked up. */
#ifndef NET_ADDRESS_H
#define NET_ADDRESS_H

#include <stdbool.h>
#include <sys/socket.h>

#include "base/buf.h"
#include "base/err.h"

struct net_address {
    struct sockaddr_storage storage;
    socklen_t length;
};

/* "8080" (then of this machine only: 127.0.0.1), "192.168.1.5:8080", "localhost:0", "[::1]:8080".
 * Port 0 is any that is free.  False: it is none of these. */
bool net_address_parse(const char *text, struct net_address *out);
/* Appends it as it is written: "192.168.1.5:8080", "[::1]:8080". */
void net_address_write(struct buf *out, const struct net_address *address);
/* Appends where others reach a server there: for "all addresses" (0.0.0.0, [::]) one of this
 * machine's own that is not loopback, if there is one. */
void net_address_write_reachable(struct buf *out, const struct net_address *address);
/* Is it this machine talking to itself? */
bool net_address_is_loopback(const struct sockaddr *address);

enum { NET_HOST_SIZE = 16 };
/* What tells one place from another: an IPv4 address, or the /64 network of an IPv6 one, for a
 * single machine has all addresses of that.  Zeros for what is neither. */
void net_address_place(const struct sockaddr *address, unsigned char out[NET_HOST_SIZE]);

/* A socket that listens there, and *bound, where it really does.  -1: err is ERR_LISTEN. */
int net_listen(const struct net_address *address, struct net_address *bound, struct err *err);

#endif
