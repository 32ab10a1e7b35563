/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-family.h — the families of techniques and HoDoKu's levels, in words. Translated, borrowed. */
#pragma once

#include "engine/logic/technique.h"

const char *explain_family          (TechniqueFamily family);         /* "Fish" */
const char *explain_family_idea     (TechniqueFamily family);         /* two sentences: what it is about */
const char *explain_technique_level (TechniqueLevel level);           /* "hard" */
