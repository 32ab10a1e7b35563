/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-save.c — the game goes to a file. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "view/kit/compat.h"
#include "model/file/file.h"
#include "model/file/save-target.h"
#include "model/explain/explain-say.h"

Document *
setdoku_window_dup_document (SetdokuWindow *self)
{
  Document *document = setdoku_game_to_document (self->game);

  int64_t elapsed = setdoku_clock_keeper_get_elapsed (self->keeper);

  setdoku_watch_put_address (self->watch, document);
  if (elapsed >= 0)
    document->elapsed = elapsed;
  return document;
}

/* The parts of the document that stay behind, as a list for a sentence. */
static char *
describe_losses (unsigned losses)
{
  static const struct { unsigned bits; const char *name; } parts[] = {
    { HOLDS_ENTRIES, N_("your digits") },
    { HOLDS_MARKS | HOLDS_BOTH_MARKS, N_("marks") },
    { HOLDS_COLOURS, N_("colours") },
    { HOLDS_HISTORY, N_("the steps to undo") },
    { HOLDS_ABOUT, N_("title and author") },
    { HOLDS_TIMELINE, N_("the search") },
    { HOLDS_TIME, N_("the time") },
    { HOLDS_RATING | HOLDS_SCALES, N_("the rating") },
  };
  GPtrArray *lost = explain_list_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    if (losses & parts[i].bits)
      g_ptr_array_add (lost, g_strdup (_(parts[i].name)));
  return explain_join (lost, LIST_PARTS);
}

typedef struct {
  SetdokuWindow *self;            /* owned, like the others */
  GFile         *file;
  const Format  *format;
  gboolean       anyway;          /* over what another program wrote, too */
  Document      *game, *document;    /* as the game is, and with where the search stands */
  gboolean       renamed;         /* another name than the one that was typed */
  gboolean       leaves;          /* the game goes once it is saved */
} Saving;

static void
saving_free (Saving *saving)
{
  g_application_release (g_application_get_default ());
  g_object_unref (saving->self);
  g_object_unref (saving->file);
  document_free (saving->game);
  document_free (saving->document);
  g_free (saving);
}

/* The format keeps only some of the board, and that was not said before. */
static gboolean
must_tell (SetdokuWindow *self,
           unsigned       losses)
{
  return (losses & ~self->told_losses & (HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_BOTH_MARKS | HOLDS_COLOURS)) != 0;
}

static void
say_renamed (Saving *saving)
{
  g_autofree char *name = g_file_get_basename (saving->file);
  /* Translators: %s is a file's name */
  g_autofree char *text = g_strdup_printf (_("Saved as “%s”."), name);

  setdoku_banner_say (saving->self->banner, FALSE, text);
}

/* stay: it was to go away, and has something that the file has not. */
static void
saved (Saving     *saving,
       const char *seen,
       unsigned    losses,
       gboolean    stay)
{
  SetdokuWindow *self = saving->self;
  g_autoptr(Document) now = setdoku_game_to_document (self->game);

  g_clear_object (&self->failed_target);
  setdoku_banner_dismiss (self->banner);
  setdoku_game_set_file (self->game, saving->file);
  g_free (self->seen);
  self->seen = g_strdup (seen);
  self->format = saving->format;
  if (!stay && document_equal (now, saving->game))
    setdoku_game_mark_saved (self->game);
  setdoku_window_remember_recent (saving->file);
  if (saving->renamed)
    say_renamed (saving);
  if (losses & ~self->told_losses)
    {
      g_autofree char *parts = describe_losses (losses);
      /* Translators: a format's name, then a list such as "marks, the steps to undo" */
      g_autofree char *text = g_strdup_printf (_("Saved. The format “%s” does not keep: %s."), _(saving->format->name), parts);

      setdoku_banner_say (self->banner, FALSE, text);
      setdoku_banner_add_action (self->banner, _("Save as…"), "win.save-as");
      self->told_losses |= losses;
    }
}

static void
say_failed (Saving       *saving,
            const GError *error)
{
  SetdokuWindow *self = saving->self;
  gboolean changed = g_error_matches (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_CHANGED);
  g_autofree char *text = g_strdup_printf (_("%s Your game is still here."), error->message);

  g_set_object (&self->failed_target, saving->file);
  self->failed_format = saving->format;
  setdoku_banner_say (self->banner, TRUE, text);
  setdoku_window_update_actions (self);
  if (changed)
    setdoku_banner_add_action (self->banner, _("Save anyway"), "win.save-anyway");
  else
    setdoku_banner_add_action (self->banner, _("Try again"), "win.try-again");
  setdoku_banner_add_action (self->banner, _("Save as…"), "win.save-as");
}

static void start_saving (Saving *saving);

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      user)
{
  Saving *saving = user;
  SetdokuWindow *self = saving->self;
  g_autoptr(GError) error = NULL;
  gboolean done = setdoku_file_save_finish (result, &error);

  self->saving = FALSE;
  /* The window may have gone meanwhile. */
  if (self->game && done)
    {
      unsigned losses = format_loses (saving->format, saving->document);
      gboolean stay = saving->leaves && must_tell (self, losses);

      saved (saving, setdoku_file_get_seen (result), losses, stay);
      /* Nobody would read the banner of a game that is gone. Who has read it is asked once more. */
      if (saving->leaves)
        setdoku_window_end_leave (self, !stay);
    }
  else if (self->game)
    {
      say_failed (saving, error);
      if (saving->leaves)
        setdoku_window_end_leave (self, FALSE);
    }
  if (!self->saving && !g_queue_is_empty (&self->saves))
    start_saving (g_queue_pop_head (&self->saves));
  saving_free (saving);
}

/* One at a time: what the file must still hold is known when the save before has ended. */
static void
start_saving (Saving *saving)
{
  SetdokuWindow *self = saving->self;
  GFile *own = self->game ? setdoku_game_get_file (self->game) : NULL;
  /* A file of another name was confirmed by the one who chose it. */
  const char *expected = !saving->anyway && own && g_file_equal (own, saving->file) ? self->seen : NULL;

  self->saving = TRUE;
  setdoku_file_save_async (saving->file, saving->format, saving->document, expected, NULL, on_written, saving);
}

static void
write_over (SetdokuWindow *self,
            GFile         *file,
            const Format  *format,
            gboolean       anyway,
            gboolean       renamed)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->self = g_object_ref (self);
  saving->file = g_object_ref (file);
  saving->format = format;
  saving->anyway = anyway;
  saving->renamed = renamed;
  saving->game = setdoku_game_to_document (self->game);
  saving->document = setdoku_window_dup_document (self);
  setdoku_window_put_rating (self, saving->document, format);
  saving->leaves = setdoku_window_saves_to_leave (self);
  g_application_hold (g_application_get_default ());          /* closing the window must not lose it */
  if (self->saving)
    g_queue_push_tail (&self->saves, saving);
  else
    start_saving (saving);
}

static void
write_to (SetdokuWindow *self,
          GFile         *file,
          const Format  *format)
{
  write_over (self, file, format, FALSE, FALSE);
}

/* The formats that a game can be saved in, ours first, as it is in the table. */
static const Format *
format_at (int n)
{
  for (int i = 0; formats[i]; i++)
    if (formats[i]->flags & FORMAT_WRITES && n-- == 0)
      return formats[i];
  return NULL;
}

static GListModel *
list_formats (void)
{
  GListStore *list = g_list_store_new (GTK_TYPE_FILE_FILTER);

  for (int n = 0; format_at (n); n++)
    {
      g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();
      g_autofree char *name = g_strdup_printf ("%s (.%s)", _(format_at (n)->name), format_at (n)->extension);

      gtk_file_filter_set_name (filter, name);
      gtk_file_filter_add_suffix (filter, format_at (n)->extension);
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
      setdoku_window_end_leave (object, FALSE);
      return;
    }
  save_target_init (&target, file, n >= 0 ? format_at (n) : NULL);
  write_over (object, target.file, target.format, FALSE, target.renamed);
  save_target_clear (&target);
}

void
setdoku_window_save_as (SetdokuWindow *self)
{
  GFile *file = setdoku_game_get_file (self->game);
  g_autoptr(GFile) folder = file ? g_file_get_parent (file) : NULL;
  g_autofree char *title = setdoku_game_dup_title (self->game);
  g_autoptr(GListModel) list = list_formats ();
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

  if (file && self->format)
    write_to (self, file, self->format);
  else
    setdoku_window_save_as (self);
}

void
setdoku_window_try_again (SetdokuWindow *self)
{
  if (self->failed_target)
    write_to (self, self->failed_target, self->failed_format);
}

void
setdoku_window_save_anyway (SetdokuWindow *self)
{
  if (self->failed_target)
    write_over (self, self->failed_target, self->failed_format, TRUE, FALSE);
}
