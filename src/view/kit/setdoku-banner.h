/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-banner.h — one message under the header, with what can be done about it. Never modal, hidden at first. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_BANNER (setdoku_banner_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuBanner, setdoku_banner, SETDOKU, BANNER, GtkWidget)

void        setdoku_banner_say        (SetdokuBanner *self, gboolean error, const char *message);   /* replaces the one before */
void        setdoku_banner_say_briefly (SetdokuBanner *self, const char *message, guint seconds);  /* then it goes by itself */
void        setdoku_banner_say_on     (SetdokuBanner *self, const char *message);      /* in other words: the actions stay; not announced */
void        setdoku_banner_add_action (SetdokuBanner *self, const char *label, const char *action); /* a button; pressing it hides */
void        setdoku_banner_dismiss    (SetdokuBanner *self);
const char *setdoku_banner_get_message (SetdokuBanner *self);       /* NULL while hidden */
