/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* new-store.h — the program's puzzles made ahead (model/make/maker-store.h): one store for all windows.
 *
 * They are kept in the user's cache. Making begins when the program has been up for a moment, and ends with it; the
 * environment variable SETDOKU_MAKE_AHEAD=0 says not to make any. */
#pragma once

#include "model/make/maker-store.h"

/* Borrowed; lives until the application shuts down. */
SetdokuMakerStore *new_store_of (GApplication *application);
