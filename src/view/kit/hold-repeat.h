/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hold-repeat.h — a button that does its action again and again while it is held. */
#pragma once

#include <gtk/gtk.h>

void hold_repeat_add (GtkWidget *button);        /* has an action without a parameter */
