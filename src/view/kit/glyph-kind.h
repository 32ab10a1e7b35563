/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* glyph-kind.h — the sign before the title of an explanation: its shape, and the class that colours it. */
#pragma once

#include "model/explain/explain.h"
#include "setdoku-glyph.h"

void glyph_kind_show (SetdokuGlyph *glyph, ExplainGlyph which);        /* hides it where there is none */
