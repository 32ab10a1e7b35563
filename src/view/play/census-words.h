/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* census-words.h — says how many solutions a puzzle has, and what is shown of them; and the sign beside it. */
#pragma once

#include "model/teach/census.h"
#include "view/kit/setdoku-glyph.h"

typedef enum { CENSUS_MANY, CENSUS_ONE, CENSUS_NONE, CENSUS_UNSETTLED } CensusVerdict;

CensusVerdict census_verdict (const CensusReport *report);

/* "No solution" · "Exactly one solution" · "2 solutions" · "At least 100 solutions" · "Looking for a solution…". g_free () it. */
char *census_title (const CensusReport *report);

/* What else there is to say, one line: "Counting up to 1 000 000" · "Two of them differ in 12 cells" … g_free () it. */
char *census_about (const CensusReport *report, int n_clues);

/* "3 clues could be left out, one at a time" · "Every clue is needed". The question must be answered. g_free () it. */
char *census_spare (const CensusReport *report);

/* One of three signs, each with a shape and a colour of its own. */
void  census_show_glyph (SetdokuGlyph *glyph, CensusVerdict verdict);
