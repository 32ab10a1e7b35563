/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-style.h — which colours everything is drawn with now.
 *
 * One object for the process. It follows the desktop (light or dark, contrast) and the user's own
 * wish, keeps the style sheet in step and hands out the palette for what is drawn with cairo.
 * Signal "changed" (no arguments): the palette is another one, or fonts changed: redraw. */
#pragma once

#include <gtk/gtk.h>

#include "picture/painter.h"

#define SETDOKU_TYPE_STYLE (setdoku_style_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStyle, setdoku_style, SETDOKU, STYLE, GObject)

typedef enum { SETDOKU_SCHEME_SYSTEM, SETDOKU_SCHEME_LIGHT, SETDOKU_SCHEME_DARK } SetdokuScheme;

SetdokuStyle  *setdoku_style_get_default  (void);                           /* borrowed; the same for the whole process */
const Palette *setdoku_style_get_palette  (SetdokuStyle *self);
Painter       *setdoku_style_get_painter  (SetdokuStyle *self);             /* with the desktop's font; borrowed, valid until "changed" */
const char    *setdoku_style_get_font     (SetdokuStyle *self);             /* its family; borrowed, as long as the painter */
void           setdoku_style_set_scheme   (SetdokuStyle *self, SetdokuScheme scheme);
void           setdoku_style_set_contrast (SetdokuStyle *self, gboolean more);    /* FALSE: follow the system */
gboolean       setdoku_style_get_animations (SetdokuStyle *self);           /* FALSE: reduced motion */

/* Gives a window the classes of the style sheet, and keeps them right while it lives. */
void           setdoku_style_dress      (SetdokuStyle *self, GtkWidget *window);
