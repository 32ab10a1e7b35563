/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-symmetry-picker.h — one of symmetries[], each with a small picture of what it does. Signal "changed" (no arguments). */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_SYMMETRY_PICKER (setdoku_symmetry_picker_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSymmetryPicker, setdoku_symmetry_picker, SETDOKU, SYMMETRY_PICKER, GtkWidget)

int  setdoku_symmetry_picker_get_symmetry (SetdokuSymmetryPicker *self);               /* row of symmetries[] */
void setdoku_symmetry_picker_set_symmetry (SetdokuSymmetryPicker *self, int symmetry);
