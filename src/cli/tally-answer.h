/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally-answer.h — what is written behind a puzzle: how many solutions it has, or what they have in each cell; as a field and the
 * line's end, or as keys and the object's. */
#pragma once

#include "tally.h"

void tally_answer_count      (GString *text, uint64_t count, const TallyOptions *options);
void tally_answer_candidates (GString *text, const SetdokuMarks *puzzle, const TallyOptions *options);

/* 81 groups of digits with blanks between them, which the format "line" reads again. */
void tally_answer_sets       (GString *text, const SetdokuMarks *puzzle);
