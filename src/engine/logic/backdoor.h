/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* backdoor.h — the fewest digits that, once given away, leave nothing but singles. */
#pragma once

#include "position.h"

enum { BACKDOOR_MAX = 2 };           /* larger ones are not looked for */

typedef struct {
  int     size;                      /* 0: singles are enough; BACKDOOR_MAX + 1: more than that many digits are needed */
  int     n;                         /* how many sets of that size there are; 0 if it is 0 or too large */
  CellSet cells;                     /* every cell that is in one of them */
  uint8_t cell[BACKDOOR_MAX], digit[BACKDOOR_MAX];       /* the first of them in reading order; size of them */
} Backdoor;

/* The solution must be the position's, digits 1–9. */
void backdoor_find (const Position *position, const uint8_t solution[N_CELLS], Backdoor *backdoor);
