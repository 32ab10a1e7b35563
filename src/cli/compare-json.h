/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-json.h — what compare found out about an entrant, and where two of them part, as elements of an array. */
#pragma once

#include <glib.h>

#include "engine/search/compare.h"
#include "model/race/race-figures.h"
#include "model/race/survey-row.h"

const char *compare_outcome_id (const RaceFigures *figures);       /* stable: "no-solution", "capped" */

void compare_json_figures    (const char *strategy, const RaceFigures *figures, GString *text);
void compare_json_row        (const char *strategy, const SurveyRow *row, GString *text);
/* topology: of their puzzle; NULL: the classic board. */
void compare_json_divergence (const Topology *topology, const char *first, const char *second, const Divergence *divergence,
                              GString *text);

char *compare_placed (const Topology *topology, const Event *event);         /* "r4c5=7" of a guess; else NULL */
