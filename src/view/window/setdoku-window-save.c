/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-save.c — the game goes to a file. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "view/kit/compat.h"
#include "model/file/file.h"
#include "model/file/save-target.h"
#include "model/explain/explain-format.h"

Document *
setdoku_window_dup_document (SetdokuWindow *self)
{
  Document *document = setdoku_game_to_document (self->game);

  int64_t elapsed = setdoku_clock_keeper_get_elapsed (setdoku_time_get_keeper (self->time));

  setdoku_watch_put_address (self->watch, document);
  if (elapsed >= 0)
    document->elapsed = elapsed;
  return document;
}

static void
say_renamed (SetdokuWindow *self,
             GFile         *file)
{
  g_autofree char *name = g_file_get_basename (file);
  /* Translators: %s is a file's name */
  g_autofree char *text = g_strdup_printf (_("Saved as “%s”."), name);

  setdoku_banner_say (self->banner, FALSE, text);
}

static void
say_saved (SetdokuWindow       *self,
           const GameFileSaved *end)
{
  setdoku_banner_dismiss (self->banner);
  setdoku_window_remember_recent (end->file);
  if (end->flags & SAVE_RENAMED)
    say_renamed (self, end->file);
  if (end->losses)
    {
      g_autofree char *parts = explain_format_parts (end->losses);
      /* Translators: a format's name, then a list such as "marks, the steps to undo" */
      g_autofree char *text = g_strdup_printf (_("Saved. The format “%s” does not keep: %s."), _(end->format->name), parts);

      setdoku_banner_say (self->banner, FALSE, text);
      setdoku_banner_add_action (self->banner, _("Save as .setdoku"), "win.save-beside");
      setdoku_banner_add_action (self->banner, _("Save as…"), "win.save-as");
    }
}

static void
say_failed (SetdokuWindow *self,
            const GError  *error)
{
  gboolean changed = g_error_matches (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_CHANGED);
  g_autofree char *text = g_strdup_printf (_("%s Your game is still here."), error->message);

  setdoku_banner_say (self->banner, TRUE, text);
  setdoku_window_update_actions (self);
  if (changed)
    setdoku_banner_add_action (self->banner, _("Save anyway"), "win.save-anyway");
  else
    setdoku_banner_add_action (self->banner, _("Try again"), "win.try-again");
  setdoku_banner_add_action (self->banner, _("Save as…"), "win.save-as");
}

/* Nobody would read the banner of a game that is gone. Who has read it is asked once more. */
static void
on_saved (SetdokuGameFile     *file,
          const GameFileSaved *end,
          SetdokuWindow       *self)
{
  if (end->error)
    say_failed (self, end->error);
  else
    say_saved (self, end);
  if (end->flags & SAVE_LEAVES)
    setdoku_leave_end (self->leave, !end->error && !end->stays);
}

void
setdoku_window_add_file (SetdokuWindow *self)
{
  self->file = setdoku_game_file_new (self->game);
  g_signal_connect_object (self->file, "saved", G_CALLBACK (on_saved), self, 0);
}

void
setdoku_window_remove_file (SetdokuWindow *self)
{
  if (self->file)
    setdoku_game_file_let_go (self->file);
  g_clear_object (&self->file);
}

static void
write_over (SetdokuWindow *self,
            GFile         *file,
            const Format  *format,
            SaveFlags      flags)
{
  Document *document = setdoku_window_dup_document (self);

  setdoku_rating_presenter_put (self->rating, document, format);
  if (setdoku_leave_saves (self->leave))
    flags |= SAVE_LEAVES;
  setdoku_game_file_write (self->file, file, format, document, flags, G_OBJECT (self));
}

static void
write_to (SetdokuWindow *self,
          GFile         *file,
          const Format  *format)
{
  write_over (self, file, format, 0);
}

/* The formats that a game can be saved in, ours first, as it is in the table. */
static const Format *
format_at (SetdokuWindow *self,
           int            n)
{
  unsigned needed = FORMAT_WRITES | (setdoku_game_get_topology (self->game) ? HOLDS_RULES : 0);

  for (int i = 0; formats[i]; i++)
    if ((formats[i]->flags & needed) == needed && n-- == 0)
      return formats[i];
  return NULL;
}

static GListModel *
list_formats (SetdokuWindow *self)
{
  GListStore *list = g_list_store_new (GTK_TYPE_FILE_FILTER);

  for (int n = 0; format_at (self, n); n++)
    {
      g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();
      g_autofree char *name = g_strdup_printf ("%s (.%s)", _(format_at (self, n)->name), format_at (self, n)->extension);

      gtk_file_filter_set_name (filter, name);
      gtk_file_filter_add_suffix (filter, format_at (self, n)->extension);
      g_list_store_append (list, filter);
    }
  return G_LIST_MODEL (list);
}

static void
on_save_chosen (gpointer  object,
                GFile    *file,
                int       n)
{
  SaveTarget target;

  if (!file)
    {
      setdoku_leave_end (SETDOKU_WINDOW (object)->leave, FALSE);
      return;
    }
  save_target_init (&target, file, n >= 0 ? format_at (object, n) : NULL);
  write_over (object, target.file, target.format, target.renamed ? SAVE_RENAMED : 0);
  save_target_clear (&target);
}

void
setdoku_window_save_as (SetdokuWindow *self)
{
  GFile *file = setdoku_game_get_file (self->game);
  g_autoptr(GFile) folder = file ? g_file_get_parent (file) : NULL;
  g_autofree char *title = setdoku_game_dup_title (self->game);
  g_autoptr(GListModel) list = list_formats (self);
  g_autofree char *name = NULL;

  if (title)
    g_strdelimit (title, "/\\", '-');
  /* Translators: the name proposed for a file that has none yet */
  name = g_strconcat (title ? title : _("Puzzle"), ".setdoku", NULL);
  compat_save_file_as (GTK_WINDOW (self), _("Save the puzzle"), name, folder, list, on_save_chosen, self);
}

void
setdoku_window_save (SetdokuWindow *self)
{
  GFile *file = setdoku_game_get_file (self->game);
  const Format *format = setdoku_game_file_get_format (self->file);

  if (file && format)
    write_to (self, file, format);
  else
    setdoku_window_save_as (self);
}

/* NAME.setdoku beside the game's file; NULL: it has none, or is such a one. */
static GFile *
own_beside (SetdokuWindow *self)
{
  GFile *file = setdoku_game_get_file (self->game);
  g_autoptr(GFile) folder = file ? g_file_get_parent (file) : NULL;
  g_autofree char *name = file ? g_file_get_basename (file) : NULL, *longer = NULL;
  char *dot = name ? strrchr (name, '.') : NULL;

  if (!folder || g_str_has_suffix (name, ".setdoku"))
    return NULL;
  if (dot && dot > name)
    *dot = '\0';
  longer = g_strconcat (name, ".setdoku", NULL);
  return g_file_get_child (folder, longer);
}

void
setdoku_window_save_beside (SetdokuWindow *self,
                            gboolean       over)
{
  g_autoptr(GFile) file = own_beside (self);

  if (!file)
    setdoku_window_save_as (self);
  else if (over || !g_file_query_exists (file, NULL))
    write_to (self, file, format_find ("setdoku"));
  else
    {
      g_autofree char *name = g_file_get_basename (file);
      /* Translators: a file's name */
      g_autofree char *text = g_strdup_printf (_("“%s” is there already. Replace it?"), name);

      setdoku_banner_say (self->banner, FALSE, text);
      setdoku_banner_add_action (self->banner, _("Replace"), "win.save-over-beside");
      setdoku_banner_add_action (self->banner, _("Save as…"), "win.save-as");
    }
}

static void
write_failed (SetdokuWindow *self,
              gboolean       anyway)
{
  const Format *format;
  GFile *file = setdoku_game_file_get_failed (self->file, &format);

  if (file)
    write_over (self, file, format, anyway ? SAVE_ANYWAY : 0);
}

void
setdoku_window_try_again (SetdokuWindow *self)
{
  write_failed (self, FALSE);
}

void
setdoku_window_save_anyway (SetdokuWindow *self)
{
  write_failed (self, TRUE);
}
