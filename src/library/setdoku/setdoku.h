/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku.h — Setdoku's engine for other programs: C17 and libc, nothing else; GPL-3.0-or-later.
 *
 *   cc example.c $(pkg-config --cflags --libs setdoku)
 *
 * Each use has a header and an example in setdoku/examples of the documentation: count.h, search.h and timeline.h, techniques.h,
 * rating.h, making.h. basics.h says what holds for all of them. setdoku-cli counts and rates through these headers, at the price
 * of nothing; what it and the window show of boards of other shapes is not in here yet. Until 1.0 a release may change calls, and
 * then changes the number behind libsetdoku.so, too. */
#pragma once

#include "basics.h"
#include "count.h"
#include "making.h"
#include "rating.h"
#include "search.h"
#include "techniques.h"
#include "timeline.h"
