/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-steer.h — the viewer takes a guess into the own hands: at a guess, or right before one, each digit of its cell, or of
 * the cell that is asked about, can be tried instead. The search then goes another way, and all ways are kept. */
#pragma once

#include <gtk/gtk.h>

#include "setdoku-inspection.h"

#define SETDOKU_TYPE_STEER (setdoku_steer_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSteer, setdoku_steer, SETDOKU, STEER, GObject)

/* voice: a widget that what is to be said is said from. */
SetdokuSteer *setdoku_steer_new      (SetdokuSearch *search, SetdokuInspection *inspection, GtkWidget *voice, GActionMap *map);
GtkWidget    *setdoku_steer_get_card (SetdokuSteer *self);             /* borrowed */
void          setdoku_steer_update   (SetdokuSteer *self);             /* asks what would come of it, unless it plays */
GMenuModel   *setdoku_steer_new_menu (SetdokuSteer *self, int cell);   /* (transfer full); NULL: no guess to choose there */
