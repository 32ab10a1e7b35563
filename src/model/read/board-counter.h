/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-counter.h — counts the solutions of boards of other sizes for who looks at pictures, and says what board it is. */
#pragma once

#include <glib.h>

#include "engine/rules/topology.h"
#include "sight/sight.h"

/* Room to count in, for one thread; made as it is needed. */
typedef struct _BoardCounter BoardCounter;

BoardCounter *board_counter_new  (void);
void          board_counter_free (BoardCounter *counter);                  /* NULL is fine */
SightCounter  board_counter_lend (BoardCounter *counter);                  /* to sight_lend (); while the counter is there */

/* The board of n by n with such boxes; NULL: the classic one, or memory is short. (transfer full) */
Topology     *board_counter_topology (int n, int box_rows);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BoardCounter, board_counter_free)
