/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-profile.h — the popover that tells how hard the puzzle is on each scale, and where: the chart of its steps. */
#pragma once

#include "setdoku-profile-chart.h"

#define SETDOKU_TYPE_PROFILE (setdoku_profile_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuProfile, setdoku_profile, SETDOKU, PROFILE, GtkPopover)

/* It follows the rating. Its place is the caller's to give, with gtk_widget_set_parent (). */
GtkWidget           *setdoku_profile_new         (SetdokuRating *rating);
void                 setdoku_profile_set_brought (SetdokuProfile *self, const DocumentRating *brought, const char *level);
SetdokuProfileChart *setdoku_profile_get_chart   (SetdokuProfile *self);         /* borrowed */
