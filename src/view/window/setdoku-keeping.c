/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-keeping.h"

enum { KEEP_EVERY_MS = 30 * 1000 };

struct _SetdokuKeeping
{
  GObject               parent_instance;

  SetdokuGame          *game;
  SetdokuPlay          *play;
  SetdokuPlayer        *player;
  SetdokuClockKeeper   *clock;
  SetdokuJournal       *journal;              /* NULL: the game is not kept */
  SetdokuJournalSource  source;
  void                 *source_user;
  char                 *others;               /* what a later version wrote into its session */
  Selection             kept_selection;       /* as the journal knows it */
  int64_t               kept_time;            /* ms of solving that it knows */
};

G_DEFINE_FINAL_TYPE (SetdokuKeeping, setdoku_keeping, G_TYPE_OBJECT)

static guint failed_signal;

/* The state, pulled by the journal. */
static void
take_state (void      *user,
            Session  **session,
            Document **document)
{
  SetdokuKeeping *self = user;

  self->kept_selection = *setdoku_play_get_selection (self->play);
  self->source (self->source_user, session, document);
  (*session)->selection = self->kept_selection.cells;
  (*session)->cursor = self->kept_selection.cursor;
  (*session)->others = g_strdup (self->others);
}

static void
on_failed (SetdokuKeeping *self,
           const char     *why)
{
  g_signal_emit (self, failed_signal, 0, why);
}

static void
on_game_changed (SetdokuKeeping *self)
{
  setdoku_journal_touch (self->journal, true);
}

void
setdoku_keeping_touch (SetdokuKeeping *self)
{
  if (self->journal)
    setdoku_journal_touch (self->journal, false);
}

/* Play tells about much; of what the journal does not know from the game, only the selection changes without an action. */
static void
on_play_changed (SetdokuKeeping *self)
{
  const Selection *selection = setdoku_play_get_selection (self->play);

  if (!places_equal (selection->cells, self->kept_selection.cells) || selection->cursor != self->kept_selection.cursor)
    setdoku_keeping_touch (self);
}

/* Not while the search plays: where it stops counts. */
static void
on_player (SetdokuKeeping *self)
{
  if (!setdoku_player_is_playing (self->player))
    setdoku_keeping_touch (self);
}

/* Changes save themselves; that time passes while nothing is done is kept now and then. */
static void
on_clock_changed (SetdokuKeeping *self)
{
  int64_t elapsed = setdoku_clock_keeper_get_elapsed (self->clock);

  if (ABS (elapsed - self->kept_time) < KEEP_EVERY_MS)
    return;
  self->kept_time = elapsed;
  setdoku_keeping_touch (self);
}

void
setdoku_keeping_begin (SetdokuKeeping       *self,
                       SetdokuJournal       *journal,
                       SetdokuJournalSource  source,
                       void                 *user)
{
  g_return_if_fail (SETDOKU_IS_KEEPING (self) && SETDOKU_IS_JOURNAL (journal) && !self->journal);
  self->journal = g_object_ref (journal);
  self->source = source;
  self->source_user = user;
  setdoku_journal_set_source (journal, take_state, self);
  g_signal_connect_object (journal, "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "changed", G_CALLBACK (on_play_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "moved", G_CALLBACK (on_player), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "changed", G_CALLBACK (on_player), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player, "marks-changed", G_CALLBACK (setdoku_keeping_touch), self, G_CONNECT_SWAPPED);
}

SetdokuJournal *
setdoku_keeping_get_journal (SetdokuKeeping *self)
{
  return self->journal;
}

void
setdoku_keeping_set_others (SetdokuKeeping *self,
                            const char     *others)
{
  g_free (self->others);
  self->others = g_strdup (others);
}

void
setdoku_keeping_flush (SetdokuKeeping *self)
{
  if (self->journal)
    setdoku_journal_flush (self->journal);
}

gboolean
setdoku_keeping_is_kept (SetdokuKeeping *self)
{
  return self->journal && (setdoku_journal_works (self->journal) || setdoku_journal_flush (self->journal));
}

void
setdoku_keeping_put_aside (SetdokuKeeping *self)
{
  if (self->journal && !setdoku_game_is_empty (self->game))
    setdoku_journal_put_aside (self->journal);
}

void
setdoku_keeping_end (SetdokuKeeping    *self,
                     SetdokuJournalEnd  end)
{
  if (self->journal)
    setdoku_journal_end (self->journal, end);
}

/* Object. */

static void
setdoku_keeping_finalize (GObject *object)
{
  SetdokuKeeping *self = SETDOKU_KEEPING (object);

  g_clear_object (&self->journal);
  g_clear_object (&self->clock);
  g_clear_object (&self->player);
  g_clear_object (&self->play);
  g_clear_object (&self->game);
  g_free (self->others);
  G_OBJECT_CLASS (setdoku_keeping_parent_class)->finalize (object);
}

static void
setdoku_keeping_class_init (SetdokuKeepingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_keeping_finalize;
  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
}

static void
setdoku_keeping_init (SetdokuKeeping *self)
{
}

SetdokuKeeping *
setdoku_keeping_new (SetdokuGame        *game,
                     SetdokuPlay        *play,
                     SetdokuPlayer      *player,
                     SetdokuClockKeeper *clock)
{
  SetdokuKeeping *self = g_object_new (SETDOKU_TYPE_KEEPING, NULL);

  self->game = g_object_ref (game);
  self->play = g_object_ref (play);
  self->player = g_object_ref (player);
  self->clock = g_object_ref (clock);
  g_signal_connect_object (clock, "changed", G_CALLBACK (on_clock_changed), self, G_CONNECT_SWAPPED);
  return self;
}
