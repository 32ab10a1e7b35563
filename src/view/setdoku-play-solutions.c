/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-solutions.c — what the solutions of the puzzle say, on the board and aloud. */
#include "setdoku-play-private.h"

#include "census-words.h"
#include "compat.h"

void
setdoku_play_count (SetdokuPlay *self)
{
  Board givens;

  if (setdoku_play_get_phase (self) == SETDOKU_PHASE_START)
    {
      setdoku_census_set_board (self->census, NULL);
      return;
    }
  setdoku_game_get_givens (self->game, &givens);
  setdoku_census_set_board (self->census, &givens);
}

/* Said while clues are typed, when there is another answer to “none, one or many?”. That there are many to begin with
 * goes without saying, and of clues that repeat something else is said. */
void
setdoku_play_announce_solutions (SetdokuPlay *self)
{
  const CensusReport *report = setdoku_census_get_report (self->census);
  bool settled = self->typing && (report->exact || report->n_solutions > 1)
                 && cells_is_empty (setdoku_game_get_repeats (self->game));
  CensusVerdict verdict = census_verdict (report);
  bool another = verdict != self->verdict;
  g_autofree char *text = NULL;

  if (!self->typing)
    self->verdict = CENSUS_MANY;
  if (!settled || !another)
    return;
  self->verdict = verdict;
  text = census_title (report);
  compat_announce (GTK_WIDGET (self->grid), text);
}

void
setdoku_play_look_at_solutions (SetdokuPlay   *self,
                                LookSolutions *look)
{
  const CensusReport *report = setdoku_census_get_report (self->census);
  bool two = self->overlay == SETDOKU_OVERLAY_TWO_SOLUTIONS && report->n_solutions >= 2;
  Board givens;

  setdoku_game_get_givens (self->game, &givens);
  *look = (LookSolutions) { 0 };
  if (two || (self->typing && self->overlay == SETDOKU_OVERLAY_NONE && board_filled (&givens) >= CENSUS_LEAST_CLUES))
    look->differing = report->differing;
  if (two)
    {
      look->either = report->solution[0];
      look->other = report->solution[1];
    }
  if (self->overlay == SETDOKU_OVERLAY_TRUE_CANDIDATES && report->findings.answered)
    look->truth = report->findings.used;
  if (self->overlay == SETDOKU_OVERLAY_SPARE_CLUES && report->findings.answered)
    look->spare = report->findings.spare;
}

SetdokuCensus *
setdoku_play_get_census (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return self->census;
}

SetdokuOverlay
setdoku_play_get_overlay (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), SETDOKU_OVERLAY_NONE);
  return self->overlay;
}

void
setdoku_play_set_overlay (SetdokuPlay    *self,
                          SetdokuOverlay  overlay)
{
  static const Question questions[] = {
    [SETDOKU_OVERLAY_TRUE_CANDIDATES] = QUESTION_TRUE_CANDIDATES,
    [SETDOKU_OVERLAY_SPARE_CLUES] = QUESTION_SPARE_CLUES,                  /* the others: QUESTION_NONE */
  };

  g_return_if_fail (SETDOKU_IS_PLAY (self) && overlay <= SETDOKU_OVERLAY_SPARE_CLUES);
  self->overlay = overlay;
  setdoku_census_ask (self->census, questions[overlay]);
  setdoku_play_refresh (self);
}

void
setdoku_play_count_on (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_census_count_on (self->census);
  setdoku_play_refresh (self);
}

void
setdoku_play_stop_counting (SetdokuPlay *self)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  setdoku_census_stop (self->census);
  setdoku_play_refresh (self);
}
