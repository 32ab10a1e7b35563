/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-technique-picker.h — one technique, or several, out of techniques[], with a field to search for them.
 *
 * A menu button that says what is chosen. Signal "changed" (no arguments). */
#pragma once

#include <gtk/gtk.h>

#include "engine/logic/ladder.h"

#define SETDOKU_TYPE_TECHNIQUE_PICKER (setdoku_technique_picker_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTechniquePicker, setdoku_technique_picker, SETDOKU, TECHNIQUE_PICKER, GtkWidget)

/* Properties, construct only. "several": any number of techniques, at first all of them; else one or none, at first none.
 * "title": what they are for, for screen readers. */

int  setdoku_technique_picker_get_technique (SetdokuTechniquePicker *self);            /* row of techniques[]; −1: any */
void setdoku_technique_picker_set_technique (SetdokuTechniquePicker *self, int technique);

bool setdoku_technique_picker_get_set       (SetdokuTechniquePicker *self, TechniqueSet *set);    /* false: all of them */
void setdoku_technique_picker_set_set       (SetdokuTechniquePicker *self, const TechniqueSet *set);   /* NULL: all */

/* Shows only what has the text in its name, in any letters; as if it was typed. */
void setdoku_technique_picker_search        (SetdokuTechniquePicker *self, const char *text);
int  setdoku_technique_picker_count_found   (SetdokuTechniquePicker *self);
