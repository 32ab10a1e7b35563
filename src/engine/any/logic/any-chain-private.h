/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-chain-private.h — what chains go along, shared by who finds the links (any-chain-links.c) and who follows them. */
#pragma once

#include "any-routines.h"

enum { NODES_MAX = RULES_CELLS_MAX * VALUES_MAX, STRONG_MAX = ANY_LINKS_MAX / 2, NO_NODE = 0xffff };

/* What makes a link strong, besides a house. */
enum { OF_CELL = 0xffff, OF_SCAN = 0xfffe };

typedef struct {
  uint16_t to, house;                          /* or OF_CELL, OF_SCAN */
  int      next;
} Strong;

/* What a scan keeps apart. */
typedef struct {
  uint16_t to;
  int      next;
} Weak;

typedef struct {
  const AnyTechnique *technique;
  AnyLookout    *search;
  int           n, n_strong, most;       /* most: strong links of a chain */
  uint16_t      node[RULES_CELLS_MAX][VALUES_MAX + 1];
  AnyCandidate  candidate[NODES_MAX];
  int           strong[NODES_MAX];             /* its first; −1: none */
  Strong       *pool;
  int           weak[NODES_MAX], n_weak, room_weak;
  Weak         *weak_pool;
  int           stamp, on[NODES_MAX], off[NODES_MAX], beside[NODES_MAX];     /* reached, as stamp says; beside: linked to the start */
  uint16_t      on_from[NODES_MAX], off_from[NODES_MAX];
  uint16_t      on_house[NODES_MAX];           /* of the strong link that led there */
  uint8_t       depth[NODES_MAX];
  uint16_t      queue[NODES_MAX];
  int           n_queue;
} Chains;

/* Candidates and all links that are not looked up in the topology on the way. False: no memory. */
bool chains_find_links (Chains *chains);
