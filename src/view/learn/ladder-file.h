/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ladder-file.h — a ladder goes to a file of the user's choice, or comes from one. */
#pragma once

#include <gtk/gtk.h>

#include "engine/logic/ladder-text.h"

/* text: what was read, not looked at yet; NULL after saving. wrong: what went wrong, translated; NULL: nothing. Both borrowed. Not
 * called when the user has cancelled. */
typedef void (*LadderFileDone) (GtkWindow *window, const char *text, const char *wrong);

void ladder_file_save (GtkWindow *window, const LadderOwn *own, LadderFileDone done);        /* copies it */
void ladder_file_open (GtkWindow *window, LadderFileDone done);
