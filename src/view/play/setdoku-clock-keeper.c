/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-clock-keeper.c — see setdoku-clock-keeper.h. */
#include "setdoku-clock-keeper.h"

#include <string.h>

enum { MS_A_SECOND = 1000, JUST_AFTER = 5 };

struct _SetdokuClockKeeper
{
  GObject       parent_instance;

  SetdokuPlay  *play;
  SetdokuGame  *game;
  int64_t     (*now) (void);

  Clock         clock;
  guint         timer;                     /* source id; 0: nothing to wait for */
  gboolean      front, paused;
  gboolean      begun;                     /* a change was made, or the document brought a time */
  gboolean      fresh;                     /* the puzzle has not been looked at yet */
  gboolean      helped;                    /* by the search */
  SetdokuPhase  phase;                     /* at the last look */
  DocumentCells givens;                    /* the puzzle: clues only */
  DocumentCells cells;                     /* as it was before the first change */
  const Hint   *hint;                      /* that is shown, only compared; NULL: none */
  PlayCheck     check;                     /* that was said last */
  int           hints, checks;
};

G_DEFINE_FINAL_TYPE (SetdokuClockKeeper, setdoku_clock_keeper, G_TYPE_OBJECT)

enum { CHANGED, SOLVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
emit_changed (SetdokuClockKeeper *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean on_timer (gpointer user);

/* Just after the next whole second, so that the label keeps up with few wake-ups. */
static void
wait_for_second (SetdokuClockKeeper *self)
{
  guint left = (guint) (MS_A_SECOND - clock_elapsed (&self->clock) % MS_A_SECOND);

  self->timer = g_timeout_add (left + JUST_AFTER, on_timer, self);
}

static gboolean
on_timer (gpointer user)
{
  SetdokuClockKeeper *self = user;

  clock_read (&self->clock, self->now ());
  wait_for_second (self);
  emit_changed (self);
  return G_SOURCE_REMOVE;
}

static void
run (SetdokuClockKeeper *self)
{
  gboolean running = self->begun && self->front && !self->paused && self->phase == SETDOKU_PHASE_PLAY;
  gboolean was = self->clock.running;

  clock_run (&self->clock, running, self->now ());
  if (running == was)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  if (running)
    wait_for_second (self);
}

static void
take_puzzle (SetdokuClockKeeper  *self,
             const DocumentCells *givens)
{
  self->givens = *givens;
  setdoku_game_keep_cells (self->game, &self->cells);
  self->fresh = FALSE;
  self->begun = clock_elapsed (&self->clock) > 0;
}

/* Hints and checks are counted as they appear, whoever asked for them. */
static void
count_help (SetdokuClockKeeper *self)
{
  const Hint *hint = setdoku_hint_session_get (setdoku_play_get_hints (self->play));
  PlayCheck check = setdoku_checker_get (setdoku_play_get_checker (self->play));

  self->hints += hint && hint != self->hint;
  self->checks += check != CHECK_NONE && self->check == CHECK_NONE;
  self->hint = hint;
  self->check = check;
}

/* Something in Play is another. Typed clues count as a puzzle only when they are played. */
static void
look (SetdokuClockKeeper *self)
{
  SetdokuPhase phase = setdoku_play_get_phase (self->play), was = self->phase;
  gboolean known = !self->fresh;
  DocumentCells givens;

  count_help (self);
  self->phase = phase;
  if (phase == SETDOKU_PHASE_PLAY || phase == SETDOKU_PHASE_SOLVED)
    {
      setdoku_game_keep_cells (self->game, &givens);
      for (int i = 0; i < givens.n; i++)
        givens.cell[i] = (DocumentCell) { .given = givens.cell[i].given };
      known = known && document_cells_equal (&self->givens, givens.cell, givens.n);
      if (!known && !self->fresh)
        setdoku_clock_keeper_begin (self, -1);
      if (!known)
        take_puzzle (self, &givens);
      else if (!self->begun && was == SETDOKU_PHASE_PLAY)
        self->begun = !setdoku_game_has_cells (self->game, &self->cells);
    }
  self->phase = phase;
  if (phase != SETDOKU_PHASE_PLAY)
    self->paused = FALSE;
  run (self);
  emit_changed (self);
  if (known && phase == SETDOKU_PHASE_SOLVED && was == SETDOKU_PHASE_PLAY && !self->helped)
    g_signal_emit (self, signals[SOLVED], 0);
}

static void
setdoku_clock_keeper_dispose (GObject *object)
{
  SetdokuClockKeeper *self = SETDOKU_CLOCK_KEEPER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->play);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (setdoku_clock_keeper_parent_class)->dispose (object);
}

static void
setdoku_clock_keeper_class_init (SetdokuClockKeeperClass *klass)
{
  GType type = SETDOKU_TYPE_CLOCK_KEEPER;

  G_OBJECT_CLASS (klass)->dispose = setdoku_clock_keeper_dispose;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SOLVED] = g_signal_new ("solved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_clock_keeper_init (SetdokuClockKeeper *self)
{
  self->now = g_get_monotonic_time;
  self->fresh = TRUE;
}

SetdokuClockKeeper *
setdoku_clock_keeper_new (SetdokuPlay *play,
                          SetdokuGame *game)
{
  SetdokuClockKeeper *self = g_object_new (SETDOKU_TYPE_CLOCK_KEEPER, NULL);

  self->play = g_object_ref (play);
  self->game = g_object_ref (game);
  g_signal_connect_object (play, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  return self;
}

void
setdoku_clock_keeper_begin (SetdokuClockKeeper *self,
                            int64_t             elapsed)
{
  g_return_if_fail (SETDOKU_IS_CLOCK_KEEPER (self));
  g_clear_handle_id (&self->timer, g_source_remove);
  clock_set (&self->clock, elapsed);
  self->fresh = TRUE;
  self->begun = self->paused = self->helped = FALSE;
  self->phase = SETDOKU_PHASE_START;
  self->hints = self->checks = 0;
}

void
setdoku_clock_keeper_set_front (SetdokuClockKeeper *self,
                                gboolean            front)
{
  g_return_if_fail (SETDOKU_IS_CLOCK_KEEPER (self));
  if (self->front == front)
    return;
  self->front = front;
  run (self);
  emit_changed (self);
}

void
setdoku_clock_keeper_get_help (SetdokuClockKeeper *self,
                               int                *hints,
                               int                *checks,
                               bool               *searched)
{
  g_return_if_fail (SETDOKU_IS_CLOCK_KEEPER (self));
  *hints = self->hints;
  *checks = self->checks;
  *searched = self->helped;
}

void
setdoku_clock_keeper_set_help (SetdokuClockKeeper *self,
                               int                 hints,
                               int                 checks,
                               bool                searched)
{
  g_return_if_fail (SETDOKU_IS_CLOCK_KEEPER (self));
  self->hints = hints;
  self->checks = checks;
  self->helped = searched;
}

void
setdoku_clock_keeper_set_paused (SetdokuClockKeeper *self,
                                 gboolean            paused)
{
  g_return_if_fail (SETDOKU_IS_CLOCK_KEEPER (self));
  paused = paused && setdoku_clock_keeper_can_pause (self);
  if (self->paused == paused)
    return;
  self->paused = paused;
  run (self);
  emit_changed (self);
}

gboolean
setdoku_clock_keeper_is_paused (SetdokuClockKeeper *self)
{
  g_return_val_if_fail (SETDOKU_IS_CLOCK_KEEPER (self), FALSE);
  return self->paused;
}

gboolean
setdoku_clock_keeper_can_pause (SetdokuClockKeeper *self)
{
  g_return_val_if_fail (SETDOKU_IS_CLOCK_KEEPER (self), FALSE);
  return self->phase == SETDOKU_PHASE_PLAY;
}

int64_t
setdoku_clock_keeper_get_elapsed (SetdokuClockKeeper *self)
{
  g_return_val_if_fail (SETDOKU_IS_CLOCK_KEEPER (self), -1);
  clock_read (&self->clock, self->now ());
  return self->begun ? clock_elapsed (&self->clock) : -1;
}

/* Changes that are not on the way to where the game stands now. */
static int
count_undone (const Document *document)
{
  int kept = 0;

  for (int step = document->current; step >= 0; step = g_array_index (document->steps, DocumentStep, step).parent)
    kept++;
  return document_n_steps (document) - kept;
}

gboolean
setdoku_clock_keeper_get_solve (SetdokuClockKeeper *self,
                                Solve              *solve)
{
  g_autoptr(Document) document = NULL;
  char puzzle[BOARD_TEXT_SIZE];
  Board givens;

  g_return_val_if_fail (SETDOKU_IS_CLOCK_KEEPER (self) && solve, FALSE);
  if (self->phase != SETDOKU_PHASE_SOLVED || self->helped || !self->begun || setdoku_game_get_topology (self->game))
    return FALSE;                                /* statistics know the classic board only */
  document = setdoku_game_to_document (self->game);
  *solve = (Solve) {
    .solved = g_get_real_time () / G_USEC_PER_SEC,
    .elapsed = clock_elapsed (&self->clock),
    .hints = self->hints,
    .checks = self->checks,
    .undos = count_undone (document),
  };
  if (document_n_steps (document))
    solve->began = g_array_index (document->steps, DocumentStep, 0).time / G_USEC_PER_SEC;
  setdoku_game_get_givens (self->game, &givens);
  board_format (&givens, puzzle);
  g_strlcpy (solve->puzzle, puzzle, sizeof solve->puzzle);
  return TRUE;
}

void
setdoku_clock_keeper_set_source (SetdokuClockKeeper *self,
                                 int64_t           (*now) (void))
{
  g_return_if_fail (SETDOKU_IS_CLOCK_KEEPER (self) && now);
  self->now = now;
  self->clock.seen = now ();
}
