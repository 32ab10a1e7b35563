/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-practice-list.h — which technique to practise: those that there are positions of, by family, with their level. */
#pragma once

#include <gtk/gtk.h>

#include "engine/logic/technique.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_PRACTICE_LIST (setdoku_practice_list_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPracticeList, setdoku_practice_list, SETDOKU, PRACTICE_LIST, SetdokuBaseWindow)

typedef void (*SetdokuTechniqueChosen) (GtkWindow *parent, const Technique *technique);

/* list: as model/teach/practice.h says; borrowed, for the call. */
SetdokuPracticeList *setdoku_practice_list_new    (GtkWindow *parent, const char *list, SetdokuTechniqueChosen chosen);
int                  setdoku_practice_list_get_n  (SetdokuPracticeList *self);
void                 setdoku_practice_list_choose (SetdokuPracticeList *self, const Technique *technique);   /* as if its row was activated */
