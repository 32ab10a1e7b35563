/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-application.h — the program: one instance, a window for each puzzle. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_APPLICATION (setdoku_application_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuApplication, setdoku_application, SETDOKU, APPLICATION, GtkApplication)

SetdokuApplication *setdoku_application_new (GApplicationFlags flags);      /* beside G_APPLICATION_HANDLES_OPEN */
