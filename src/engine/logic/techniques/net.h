/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* net.h — everything that follows from a premise when several consequences may act together.
 *
 * A chain's link has one cause. In a net a candidate is true as soon as all others of its cell, or all other places of
 * its digit in a house, are false, however many they are and whatever made them false: that is what placing naked and
 * hidden singles does after a guess. A literal remembers why it holds, so the part of the net that a conclusion rests
 * on can be told. */
#pragma once

#include "chain.h"

enum { NET_LITERALS = 2 * N_CANDIDATES };

typedef enum { REASON_NONE, REASON_PREMISE, REASON_TRUE, REASON_CELL, REASON_HOUSE } ReasonKind;

typedef struct {
  uint8_t  kind;
  uint8_t  house;                    /* REASON_HOUSE: all other places of the digit are gone */
  uint16_t depth;                    /* how many steps after the premise */
  Literal  cause;                    /* REASON_TRUE: a candidate that is true and does not go with it */
} Reason;

/* A plain value; candidates are the nodes of a graph of scope CHAIN_CANDIDATES or more. */
typedef struct {
  int     n_reached;
  Literal reached[NET_LITERALS];     /* in the order of discovery, so causes come before effects */
  Reason  reasons[NET_LITERALS];
} Net;

/* Goes on until nothing follows, through contradictions too: a candidate may turn out both true and false. */
void net_grow (Net *net, const ChainGraph *graph, Literal premise);

static inline bool
net_has (const Net *net, Literal literal)
{
  return net->reasons[literal].kind != REASON_NONE;
}

/* The links that the literal rests on, causes first, in the branch. False when there was not room for all. */
bool net_tell (const Net *net, const ChainGraph *graph, Literal end, int branch, Deduction *deduction);
