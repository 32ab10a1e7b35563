/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-read-commands.c — the commands of the window that reads a picture, and when each can be given. */
#include "setdoku-read-window-private.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"
#include "view/kit/compat.h"

/* Moments. */

void
setdoku_read_window_step (SetdokuReadWindow *self)
{
  g_array_append_val (self->undo, self->now);
  g_array_set_size (self->redo, 0);
}

static void
go (SetdokuReadWindow *self, GArray *from, GArray *to)
{
  setdoku_picture_reader_stop (self->reader);
  setdoku_banner_dismiss (self->banner);
  g_array_append_val (to, self->now);
  self->now = g_array_index (from, Moment, from->len - 1);
  g_array_set_size (from, from->len - 1);
  setdoku_read_window_show_moment (self);
}

static void
use (SetdokuReadWindow *self)
{
  g_autoptr(GtkWindow) parent = NULL;
  g_autoptr(Document) document = draft_to_document (&self->now.draft, setdoku_picture_reader_get_name (self->reader));
  SetdokuReadUsed used = self->used;

  g_set_object (&parent, gtk_window_get_transient_for (GTK_WINDOW (self)));
  gtk_window_destroy (GTK_WINDOW (self));
  if (parent)
    used (parent, document);
}

static void
run_use (gpointer data, GVariant *value)
{
  SetdokuReadWindow *self = data;
  int n = draft_n_clues (&self->now.draft);
  g_autofree char *question = NULL;

  if (n <= sight_size_of (draft_n (&self->now.draft))->clues_most)
    {
      use (self);
      return;
    }
  question = explain_say (_("{count} digits are a solution rather than a puzzle. Shall all of them be clues?"),
                          SAY_NUMBER ("count", n));
  setdoku_banner_say (self->banner, FALSE, question);
  setdoku_banner_add_action (self->banner, _("Use them"), "read.use-all");
}

static void run_use_all (gpointer self, GVariant *value) { use (self); }

static void
run_undo (gpointer data, GVariant *value)
{
  SetdokuReadWindow *self = data;

  go (self, self->undo, self->redo);
}

static void
run_redo (gpointer data, GVariant *value)
{
  SetdokuReadWindow *self = data;

  go (self, self->redo, self->undo);
}

static void
run_next (gpointer data, GVariant *value)
{
  setdoku_read_board_go_on (SETDOKU_READ_WINDOW (data)->board, g_variant_get_int32 (value) < 0);
}

/* What is up in the picture then is up in the puzzle. */
static void
run_turn (gpointer data, GVariant *value)
{
  SetdokuReadWindow *self = data;
  Quad before = self->now.corners;

  setdoku_read_window_step (self);
  for (int i = 0; i < 4; i++)
    self->now.corners.corner[i] = before.corner[(i + 4 - g_variant_get_int32 (value)) % 4];
  self->now.upright = true;
  setdoku_photo_view_set_corners (self->photo, &self->now.corners, NULL);
  if (self->now.draft.read)
    setdoku_read_window_read_corners (self);
  else
    commands_update (G_ACTION_MAP (self->actions));
}

static void
run_again (gpointer data, GVariant *value)
{
  SetdokuReadWindow *self = data;

  setdoku_picture_reader_stop (self->reader);
  setdoku_read_window_step (self);
  self->asked = ASKED_PICTURE;
  setdoku_read_window_take_reading (self, setdoku_picture_reader_get_first (self->reader));
}

static void
on_opened (gpointer self, GFile *file)
{
  if (file)
    setdoku_read_window_load_file (self, file);
}

static void
run_open (gpointer self, GVariant *value)
{
  g_autoptr(GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr(GtkFileFilter) pictures = gtk_file_filter_new ();

  gtk_file_filter_set_name (pictures, _("Pictures"));
  gtk_file_filter_add_pixbuf_formats (pictures);
  g_list_store_append (filters, pictures);
  compat_open_file (self, _("Open a picture"), G_LIST_MODEL (filters), on_opened, self);
}

static void
run_page (gpointer data, GVariant *value)
{
  SetdokuReadWindow *self = data;

  self->page = g_intern_string (g_variant_get_string (value, NULL));
  setdoku_read_window_show_columns (self);
}

/* The wish for pencil marks is no step: it changes nothing of what was read. */
static void
run_marks (gpointer data, GVariant *value)
{
  SetdokuReadWindow *self = data;

  self->now.draft.takes_marks = g_variant_get_boolean (value);
  setdoku_read_window_show_moment (self);
}

static gboolean
is_there (gpointer data)
{
  return setdoku_picture_reader_get_stage (SETDOKU_READ_WINDOW (data)->reader) == PICTURE_THERE;
}

static gboolean
can_use (gpointer data)
{
  SetdokuReadWindow *self = data;

  return is_there (data) && !setdoku_picture_reader_is_busy (self->reader) && draft_n_clues (&self->now.draft) > 0;
}

static gboolean can_undo (gpointer data) { return is_there (data) && SETDOKU_READ_WINDOW (data)->undo->len > 0; }
static gboolean can_redo (gpointer data) { return is_there (data) && SETDOKU_READ_WINDOW (data)->redo->len > 0; }
static gboolean can_marks (gpointer data) { return is_there (data) && draft_has_marks (&SETDOKU_READ_WINDOW (data)->now.draft); }
static GVariant *get_marks (gpointer data) { return g_variant_new_boolean (SETDOKU_READ_WINDOW (data)->now.draft.takes_marks); }
static GVariant *get_page (gpointer data) { return g_variant_new_string (SETDOKU_READ_WINDOW (data)->page); }

static const Command commands[] = {
  { "use", run_use, NULL, can_use },
  { "use-all", run_use_all, NULL, can_use },
  { "undo", run_undo, NULL, can_undo },
  { "redo", run_redo, NULL, can_redo },
  { "next", run_next, "i", is_there },
  { "turn", run_turn, "i", is_there },
  { "again", run_again, NULL, is_there },
  { "open", run_open },
  { "marks", run_marks, NULL, can_marks, get_marks },
  { "page", run_page, "s", NULL, get_page },
};

void
setdoku_read_window_add_commands (SetdokuReadWindow *self)
{
  commands_add (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self);
}
