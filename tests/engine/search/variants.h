/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* variants.h — every way in which the switches of a strategy can be set. */
#pragma once

#include <glib.h>

#include "engine/search/strategy.h"

/* SearchOptions elements, from the rows of search_switches[]; solutions stays as by default. control is varied only
 * if wanted: step () does not look at it. Free with g_array_unref (). */
GArray *variants_of     (const Strategy *strategy, bool control);

/* "explore cell=mrv …", for messages. Free with g_free (). */
char   *variant_to_text (const Strategy *strategy, const SearchOptions *options);
