/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-source.h — a widget that what it shows can be taken from as a picture, by its menu: "Save picture…" and "Copy picture".
 *
 * The two are app.save-picture and app.copy-picture. Who carries them out asks which widget it was. A widget that shows a part of
 * something has a third, app.save-whole-picture. */
#pragma once

#include <gtk/gtk.h>

#include "picture/picture.h"

/* name: of a file, without extension, marked N_(), static. The menu opens on the secondary button, a long press, and where the
 * focus is inside on Menu and Shift+F10. */
void        picture_source_add        (GtkWidget *widget, const char *name);
/* For a widget that does something else with these, or has a menu: it opens this one, or appends it to its own. */
void        picture_source_name       (GtkWidget *widget, const char *name);
void        picture_source_open       (GtkWidget *widget, double x, double y);
void        picture_source_append     (GtkWidget *widget, GMenu *menu);
/* Of the window's board, with all that is known of it. */
void        picture_source_append_board (GMenu *menu);

GtkWidget  *picture_source_get_asked  (void);                /* whose menu was opened last; borrowed, NULL: none, or it is gone */
const char *picture_source_get_name   (GtkWidget *widget);   /* translated */

/* Of what its picture is made, where it has a model: called on the widget, which has one of these names. False: what it shows is
 * not at hand now, and is taken as it was drawn. */
typedef gboolean (*PictureSourceTake) (GtkWidget *widget, PictureModel *model);
void        picture_source_set_take   (GtkWidget *widget, PictureSourceTake take);

/* All of it, beyond what is seen: such a model may have much to prepare. label: of the menu, marked N_(), static. */
void        picture_source_set_whole  (GtkWidget *widget, const char *label, PictureSourceTake take);
gboolean    picture_source_take_whole (GtkWidget *widget, PictureModel *model);      /* false: there is nothing */

/* What the widget shows now: its model, or else what was drawn, as large as it is shown; lines stay lines. False: it cannot be
 * seen. To be cleared by picture_model_clear (). */
gboolean    picture_source_take       (GtkWidget *widget, PictureModel *model);
