/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-method-ticks.h — the techniques that digging may solve with, as tick boxes: the seed's six, and folded away
 * below them every other one of the ladder.
 *
 * Signal "chosen" (string): another set was ticked, in the words of method-set.h. The last tick stays. */
#pragma once

#include <gtk/gtk.h>

#include "engine/logic/ladder.h"

#define SETDOKU_TYPE_METHOD_TICKS (setdoku_method_ticks_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMethodTicks, setdoku_method_ticks, SETDOKU, METHOD_TICKS, GtkWidget)

GtkWidget *setdoku_method_ticks_new (void);
void       setdoku_method_ticks_set (SetdokuMethodTicks *self, const TechniqueSet *methods);
