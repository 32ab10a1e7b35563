/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-batch-dialog.h — how many puzzles of a kind, into which file? They are made while it is open. */
#pragma once

#include <gtk/gtk.h>

#include "model/make/maker-batch.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_BATCH_DIALOG (setdoku_batch_dialog_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuBatchDialog, setdoku_batch_dialog, SETDOKU, BATCH_DIALOG, SetdokuBaseWindow)

/* recipe: of the first one. */
SetdokuBatchDialog *setdoku_batch_dialog_new       (GtkWindow *parent, const Recipe *recipe);
void                setdoku_batch_dialog_set_count (SetdokuBatchDialog *self, int count);
void                setdoku_batch_dialog_save_to   (SetdokuBatchDialog *self, GFile *file);    /* as if it was chosen */
SetdokuMakerBatch  *setdoku_batch_dialog_get_batch (SetdokuBatchDialog *self);                 /* borrowed */
const char         *setdoku_batch_dialog_get_words (SetdokuBatchDialog *self);                 /* what is said; borrowed */
