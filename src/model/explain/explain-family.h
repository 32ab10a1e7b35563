/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-family.h — the families of techniques and HoDoKu's levels, in words. Translated, borrowed. */
#pragma once

#include "engine/logic/technique.h"

const char *explain_family          (TechniqueFamily family);         /* "Fish" */
const char *explain_family_idea     (TechniqueFamily family);         /* two sentences: what it is about */

/* "HoDoKu: hard", "HoDoKu: hard, 1 234": always with whose scale it is. To be g_free ()d. */
char       *explain_technique_level (TechniqueLevel level);
char       *explain_hodoku_score    (TechniqueLevel level, int score);
