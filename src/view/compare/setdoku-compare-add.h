/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-add.h — a popover of the ways to search that are worth racing; choosing one is "compare.add" with its id.
 *
 * Those that race already are off. Any other way is one of these with other switches: its board has them. */
#pragma once

#include <gtk/gtk.h>

#include "model/race/race.h"

#define SETDOKU_TYPE_COMPARE_ADD (setdoku_compare_add_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareAdd, setdoku_compare_add, SETDOKU, COMPARE_ADD, GtkPopover)

GtkWidget *setdoku_compare_add_new    (void);
void       setdoku_compare_add_update (SetdokuCompareAdd *self, SetdokuRace *race);
