/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* choice-list.h — a list of words whose button may be narrower than its words, which then end in "…"; what opens from it shows
 * them whole. So a narrow window, or large letters, cut a word rather than the window. */
#pragma once

#include <gtk/gtk.h>

void choice_list_may_shrink (GtkDropDown *list);
