/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-new-dialog.h — which kind of puzzle? It is made here, looked at, and played or not.
 *
 * A rare wish may take long: how often was tried is shown, and it can be stopped. */
#pragma once

#include <gtk/gtk.h>

#include "model/make/maker.h"
#include "setdoku-wish-form.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_NEW_DIALOG (setdoku_new_dialog_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuNewDialog, setdoku_new_dialog, SETDOKU, NEW_DIALOG, SetdokuBaseWindow)

/* What was chosen to be played; borrowed, for the call. The dialog has gone then. */
typedef void (*SetdokuMadeChosen) (GtkWindow *parent, const Recipe *recipe, const Made *made);

SetdokuNewDialog *setdoku_new_dialog_new       (GtkWindow *parent, const Wish *wish, SetdokuMadeChosen chosen);
SetdokuWishForm  *setdoku_new_dialog_get_form  (SetdokuNewDialog *self);               /* borrowed */
SetdokuMaker     *setdoku_new_dialog_get_maker (SetdokuNewDialog *self);               /* borrowed */
