/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-make.h — the kinds of puzzles whose making is measured and checked. */
#pragma once

#include <stdbool.h>

/* n puzzles of each kind are made, alone and one after the other, 0 for as many as take about a second; or of one kind only,
 * unless name is NULL. Prints time and tries, and what is wrong with them, which must be nothing. False: something was wrong,
 * or there is no such kind. */
bool bench_make_kinds (int n, const char *name);

/* n boards of each of some shapes, 0 for twenty: median and longest CPU time, and how many have not one solution, which must be
 * none. False: some have not. */
bool bench_make_shapes (int n);
