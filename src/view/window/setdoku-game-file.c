/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-game-file.h"

#include "model/file/file.h"

struct _SetdokuGameFile
{
  GObject       parent_instance;

  SetdokuGame  *game;                  /* NULL: let go */
  const Format *format;                /* that the file is written in; NULL: choose one first */
  char         *seen;                  /* what it held when it was read or written last; NULL: unknown */
  unsigned      told_losses;           /* HOLDS_ bits that were said to be lost in this file */
  gboolean      saving;                /* a save is on its way */
  GQueue        saves;                 /* those that come after it */
  GFile        *failed_target;         /* NULL: the last save was written */
  const Format *failed_format;
  GCancellable *loading;               /* the newest load wins; NULL: there is none */
};

G_DEFINE_FINAL_TYPE (SetdokuGameFile, setdoku_game_file, G_TYPE_OBJECT)

enum { SAVED, LOADED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* Reading. */

typedef struct {
  SetdokuGameFile *self;         /* owned */
  GCancellable    *cancellable;
  GFile           *file;         /* NULL: a text */
  char            *name;         /* to show */
} Loading;

static void
loading_free (Loading *loading)
{
  g_object_unref (loading->cancellable);
  g_clear_object (&loading->file);
  g_object_unref (loading->self);
  g_free (loading->name);
  g_free (loading);
}

static void
on_loaded (GObject      *source,
           GAsyncResult *result,
           gpointer      user)
{
  Loading *loading = user;
  SetdokuGameFile *self = loading->self;
  g_autoptr(GError) error = NULL;
  const Format *format = NULL;
  g_autoptr(GArray) records = setdoku_file_load_finish (result, &format, &error);

  /* Newest wins, by identity. */
  if (self->loading == loading->cancellable)
    {
      GameFileLoaded loaded = { records, error, loading->file, loading->name, setdoku_file_get_seen (result), format,
                                setdoku_file_get_skipped (result) };

      g_clear_object (&self->loading);
      g_signal_emit (self, signals[LOADED], 0, &loaded);
    }
  loading_free (loading);
}

static void
stop_loading (SetdokuGameFile *self)
{
  if (self->loading)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
}

/* What was being loaded is not wanted any more. */
static Loading *
begin_loading (SetdokuGameFile *self,
               GFile           *file)
{
  Loading *loading = g_new0 (Loading, 1);

  stop_loading (self);
  self->loading = g_cancellable_new ();
  loading->self = g_object_ref (self);
  loading->cancellable = g_object_ref (self->loading);
  g_set_object (&loading->file, file);
  return loading;
}

void
setdoku_game_file_load (SetdokuGameFile *self,
                        GFile           *file)
{
  g_autofree char *base = g_file_get_basename (file);
  Loading *loading = begin_loading (self, file);

  loading->name = g_filename_display_name (base ? base : "");
  setdoku_file_load_async (file, self->loading, on_loaded, loading);
}

void
setdoku_game_file_parse (SetdokuGameFile *self,
                         char            *text,
                         gsize            length,
                         const char      *said,
                         const char      *name)
{
  Loading *loading = begin_loading (self, NULL);

  loading->name = g_strdup (name);
  setdoku_file_parse_async (text, length, said, self->loading, on_loaded, loading);
}

gboolean
setdoku_game_file_is_loading (SetdokuGameFile *self)
{
  return self->loading != NULL;
}

/* Writing. */

typedef struct {
  SetdokuGameFile *self;          /* owned, like the others */
  GObject       *owner;
  GFile         *file;
  const Format  *format;
  Document      *game, *document;    /* as the game is, and with where the search stands */
  SaveFlags      flags;
} Saving;

static void
saving_free (Saving *saving)
{
  g_application_release (g_application_get_default ());
  g_object_unref (saving->self);
  g_object_unref (saving->owner);
  g_object_unref (saving->file);
  document_free (saving->game);
  document_free (saving->document);
  g_free (saving);
}

/* The format keeps only some of the board, and that was not said before. */
static gboolean
must_tell (SetdokuGameFile *self,
           unsigned         losses)
{
  return (losses & ~self->told_losses & (HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_BOTH_MARKS | HOLDS_COLOURS)) != 0;
}

static void
saved (Saving        *saving,
       const char    *seen,
       GameFileSaved *end)
{
  SetdokuGameFile *self = saving->self;
  g_autoptr(Document) now = setdoku_game_to_document (self->game);
  unsigned losses = format_loses (saving->format, saving->document);

  end->stays = saving->flags & SAVE_LEAVES && must_tell (self, losses);
  end->losses = losses & ~self->told_losses;
  self->told_losses |= end->losses;
  g_clear_object (&self->failed_target);
  setdoku_game_set_file (self->game, saving->file);
  setdoku_game_file_set_seen (self, seen);
  self->format = saving->format;
  if (!end->stays && document_equal (now, saving->game))
    setdoku_game_mark_saved (self->game);
}

static void start_saving (Saving *saving);

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      user)
{
  Saving *saving = user;
  SetdokuGameFile *self = saving->self;
  g_autoptr(GError) error = NULL;
  gboolean done = setdoku_file_save_finish (result, &error);
  GameFileSaved end = { saving->file, saving->format, error, 0, saving->flags, FALSE };

  self->saving = FALSE;
  if (self->game)
    {
      if (done)
        saved (saving, setdoku_file_get_seen (result), &end);
      else
        {
          g_set_object (&self->failed_target, saving->file);
          self->failed_format = saving->format;
        }
      g_signal_emit (self, signals[SAVED], 0, &end);
    }
  if (!self->saving && !g_queue_is_empty (&self->saves))
    start_saving (g_queue_pop_head (&self->saves));
  saving_free (saving);
}

/* One at a time: what the file must still hold is known when the save before has ended. */
static void
start_saving (Saving *saving)
{
  SetdokuGameFile *self = saving->self;
  GFile *own = self->game ? setdoku_game_get_file (self->game) : NULL;
  /* A file of another name was confirmed by the one who chose it. */
  const char *expected = !(saving->flags & SAVE_ANYWAY) && own && g_file_equal (own, saving->file) ? self->seen : NULL;

  self->saving = TRUE;
  setdoku_file_save_async (saving->file, saving->format, saving->document, expected, NULL, on_written, saving);
}

void
setdoku_game_file_write (SetdokuGameFile *self,
                         GFile           *file,
                         const Format    *format,
                         Document        *document,
                         SaveFlags        flags,
                         GObject         *owner)
{
  Saving *saving = g_new0 (Saving, 1);

  g_return_if_fail (SETDOKU_IS_GAME_FILE (self) && self->game);
  saving->self = g_object_ref (self);
  saving->owner = g_object_ref (owner);
  saving->file = g_object_ref (file);
  saving->format = format;
  saving->game = setdoku_game_to_document (self->game);
  saving->document = document;
  saving->flags = flags;
  g_application_hold (g_application_get_default ());          /* closing the window must not lose it */
  if (self->saving)
    g_queue_push_tail (&self->saves, saving);
  else
    start_saving (saving);
}

/* Object. */

static void
setdoku_game_file_finalize (GObject *object)
{
  SetdokuGameFile *self = SETDOKU_GAME_FILE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->failed_target);
  g_free (self->seen);
  G_OBJECT_CLASS (setdoku_game_file_parent_class)->finalize (object);
}

static void
setdoku_game_file_class_init (SetdokuGameFileClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_game_file_finalize;
  signals[SAVED] = g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[LOADED] = g_signal_new ("loaded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
setdoku_game_file_init (SetdokuGameFile *self)
{
}

SetdokuGameFile *
setdoku_game_file_new (SetdokuGame *game)
{
  SetdokuGameFile *self = g_object_new (SETDOKU_TYPE_GAME_FILE, NULL);

  self->game = g_object_ref (game);
  return self;
}

void
setdoku_game_file_begin (SetdokuGameFile *self,
                         GFile           *file,
                         const Format    *format)
{
  g_return_if_fail (SETDOKU_IS_GAME_FILE (self));
  setdoku_game_set_file (self->game, file);
  setdoku_game_file_set_seen (self, NULL);
  self->format = format;
  self->told_losses = 0;
}

void
setdoku_game_file_set_seen (SetdokuGameFile *self,
                            const char      *seen)
{
  g_return_if_fail (SETDOKU_IS_GAME_FILE (self));
  g_free (self->seen);
  self->seen = g_strdup (seen);
}

const char *
setdoku_game_file_get_seen (SetdokuGameFile *self)
{
  return self->seen;
}

const Format *
setdoku_game_file_get_format (SetdokuGameFile *self)
{
  return self->format;
}

GFile *
setdoku_game_file_get_failed (SetdokuGameFile  *self,
                              const Format    **format)
{
  if (format)
    *format = self->failed_format;
  return self->failed_target;
}

void
setdoku_game_file_let_go (SetdokuGameFile *self)
{
  g_return_if_fail (SETDOKU_IS_GAME_FILE (self));
  stop_loading (self);
  g_clear_object (&self->game);
}
