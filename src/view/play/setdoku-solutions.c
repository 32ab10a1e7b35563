/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-solutions.h"

#include "census-words.h"

struct _SetdokuSolutions
{
  GObject        parent_instance;

  SetdokuGame   *game;
  SetdokuCensus *census;               /* of the clues */
  SetdokuOverlay overlay;
  CensusVerdict  verdict;              /* that was said last, while clues are typed */
};

G_DEFINE_FINAL_TYPE (SetdokuSolutions, setdoku_solutions, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
emit_changed (SetdokuSolutions *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
setdoku_solutions_dispose (GObject *object)
{
  SetdokuSolutions *self = SETDOKU_SOLUTIONS (object);

  g_clear_object (&self->census);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (setdoku_solutions_parent_class)->dispose (object);
}

static void
setdoku_solutions_class_init (SetdokuSolutionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_solutions_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_SOLUTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_solutions_init (SetdokuSolutions *self)
{
  self->census = setdoku_census_new ();
  g_signal_connect_object (self->census, "changed", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
}

SetdokuSolutions *
setdoku_solutions_new (SetdokuGame *game)
{
  SetdokuSolutions *self = g_object_new (SETDOKU_TYPE_SOLUTIONS, NULL);

  self->game = g_object_ref (game);
  return self;
}

void
setdoku_solutions_count (SetdokuSolutions *self,
                         bool              empty)
{
  const Topology *topology = setdoku_game_get_topology (self->game);
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  uint8_t digits[RULES_CELLS_MAX];
  Board givens;

  g_return_if_fail (SETDOKU_IS_SOLUTIONS (self));
  if (!topology || empty)
    {
      setdoku_game_get_givens (self->game, &givens);
      setdoku_census_set_board (self->census, empty ? NULL : &givens);
      return;
    }
  for (int cell = 0; cell < setdoku_game_get_n_cells (self->game); cell++)
    digits[cell] = cells[cell].given;
  setdoku_census_set_any (self->census, topology, digits);
}

char *
setdoku_solutions_say (SetdokuSolutions *self,
                       bool              typing)
{
  const CensusReport *report = setdoku_census_get_report (self->census);
  PlaceSet repeats = setdoku_game_get_repeats (self->game);
  bool settled = typing && (report->exact || report->n_solutions > 1) && places_is_empty (&repeats);
  CensusVerdict verdict = census_verdict (report);
  bool another = verdict != self->verdict;

  if (!typing)
    self->verdict = CENSUS_MANY;
  if (!settled || !another)
    return NULL;
  self->verdict = verdict;
  return census_title (report);
}

void
setdoku_solutions_look (SetdokuSolutions *self,
                        bool              typing,
                        LookSolutions    *look)
{
  const CensusReport *report = setdoku_census_get_report (self->census);
  bool two = self->overlay == SETDOKU_OVERLAY_TWO_SOLUTIONS && report->n_solutions >= 2;
  bool enough = setdoku_game_count_clues (self->game) >= report->least_clues;

  *look = (LookSolutions) { 0 };
  if (two || (typing && self->overlay == SETDOKU_OVERLAY_NONE && enough))
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
setdoku_solutions_get_census (SetdokuSolutions *self)
{
  g_return_val_if_fail (SETDOKU_IS_SOLUTIONS (self), NULL);
  return self->census;
}

SetdokuOverlay
setdoku_solutions_get_overlay (SetdokuSolutions *self)
{
  g_return_val_if_fail (SETDOKU_IS_SOLUTIONS (self), SETDOKU_OVERLAY_NONE);
  return self->overlay;
}

void
setdoku_solutions_set_overlay (SetdokuSolutions *self,
                               SetdokuOverlay    overlay)
{
  static const Question questions[] = {
    [SETDOKU_OVERLAY_TRUE_CANDIDATES] = QUESTION_TRUE_CANDIDATES,
    [SETDOKU_OVERLAY_SPARE_CLUES] = QUESTION_SPARE_CLUES,                  /* the others: QUESTION_NONE */
  };

  g_return_if_fail (SETDOKU_IS_SOLUTIONS (self) && overlay <= SETDOKU_OVERLAY_SPARE_CLUES);
  self->overlay = overlay;
  setdoku_census_ask (self->census, questions[overlay]);
  emit_changed (self);
}

void
setdoku_solutions_count_on (SetdokuSolutions *self)
{
  g_return_if_fail (SETDOKU_IS_SOLUTIONS (self));
  setdoku_census_count_on (self->census);
  emit_changed (self);
}

void
setdoku_solutions_stop_counting (SetdokuSolutions *self)
{
  g_return_if_fail (SETDOKU_IS_SOLUTIONS (self));
  setdoku_census_stop (self->census);
  emit_changed (self);
}
