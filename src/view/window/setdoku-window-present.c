/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-present.c — what is taught in this window: the presentation has it for itself and gives back what it found;
 * lessons are opened; and a link to the event that is shown is copied. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/teach/lesson.h"

enum { FEEDBACK_S = 4 };

/* The presentation. */

static void
begin (SetdokuWindow *self)
{
  g_set_weak_pointer (&self->before.focus, gtk_window_get_focus (GTK_WINDOW (self)));
  self->before.fullscreen = gtk_window_is_fullscreen (GTK_WINDOW (self));
  gtk_widget_set_visible (GTK_WIDGET (self->header), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->layout), FALSE);
  gtk_window_fullscreen (GTK_WINDOW (self));
}

static void
end (SetdokuWindow *self)
{
  GtkWidget *focus;

  gtk_widget_set_visible (GTK_WIDGET (self->header), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->layout), TRUE);
  if (!self->before.fullscreen)
    gtk_window_unfullscreen (GTK_WINDOW (self));
  focus = self->before.focus;            /* what is shown again may have been made anew */
  if (!(focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->layout)) && gtk_widget_grab_focus (focus)))
    setdoku_window_focus_board (self);
  g_clear_weak_pointer (&self->before.focus);
}

static void
on_visible (GtkWidget     *presentation,
            GParamSpec    *property,
            SetdokuWindow *self)
{
  if (gtk_widget_get_visible (presentation))
    begin (self);
  else
    end (self);
}

/* Lessons. */

static void
begin_lesson (SetdokuWindow *self,
              gpointer       data)
{
  const Document *document = data;

  setdoku_banner_dismiss (self->banner);
  self->view = SETDOKU_VIEW_WATCH;
  setdoku_window_take_document (self, document, NULL, NULL);
  g_action_group_activate_action (setdoku_watch_get_actions (self->watch), "slides", NULL);
}

static void
free_document (gpointer document)
{
  document_free (document);
}

static void
run_lesson (gpointer  self,
            GVariant *id)
{
  const Lesson *lesson = lesson_find (g_variant_get_string (id, NULL));
  g_autofree char *path = lesson ? g_strdup_printf (APP_PATH "lessons/%s.setdoku", lesson->id) : NULL;
  g_autoptr (GBytes) bytes = path ? g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL) : NULL;
  Document *document = bytes ? lesson_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;

  if (document)
    setdoku_window_leave (self, begin_lesson, document, free_document);
}

/* The link. */

static void
run_copy_link (gpointer  data,
               GVariant *value)
{
  SetdokuWindow *self = data;
  g_autoptr (Document) document = setdoku_window_dup_document (self);
  g_autofree char *text = format_write (format_find ("link"), document);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), g_strstrip (text));
  setdoku_banner_say_briefly (self->banner, _("The link to this event was copied."), FEEDBACK_S);
}

static gboolean
is_watching (gpointer self)
{
  return SETDOKU_WINDOW (self)->view == SETDOKU_VIEW_WATCH;
}

static const Command commands[] = {
  { "lesson", run_lesson, "s" },
  { "copy-link", run_copy_link, NULL, is_watching },
};

void
setdoku_window_add_presentation (SetdokuWindow *self,
                                 GtkWidget     *presentation)
{
  gtk_box_append (GTK_BOX (gtk_window_get_child (GTK_WINDOW (self))), presentation);
  g_signal_connect_object (presentation, "notify::visible", G_CALLBACK (on_visible), self, 0);
}

void
setdoku_window_add_teaching (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
}
