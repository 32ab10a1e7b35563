/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-path.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-any-hint.h"
#include "model/explain/explain-say.h"
#include "model/job/job.h"

AnyPath *
any_path_new (const Topology *topology, const uint8_t *givens)
{
  AnyPath *path = g_new0 (AnyPath, 1);

  path->topology = topology_ref (topology);
  memcpy (path->givens, givens, topology->n_cells);
  path->steps = g_array_new (FALSE, FALSE, sizeof (AnyDeduction));
  any_position_start (&path->start, topology, path->givens);
  return path;
}

void
any_path_free (AnyPath *path)
{
  if (!path)
    return;
  g_array_unref (path->steps);
  topology_unref (path->topology);
  g_free (path);
}

void
any_path_find (AnyPath *path, GCancellable *cancellable)
{
  Stop stop = setdoku_job_stop (cancellable);
  AnyLadder *ladder = any_ladder_new (path->topology, path->givens);
  AnyDeduction deduction;

  path->report = (DeductionReport) { .known = true, .verdict = ANY_VERDICT_NO_MEMORY };
  path->complete = true;
  if (!ladder)
    return;
  ladder->stop = &stop;
  while (any_ladder_step (ladder, &deduction))
    {
      g_array_append_val (path->steps, deduction);
      g_atomic_int_set (&path->filled, path->topology->n_existing - ladder->position.n_empty);
    }
  deduction_level_read (ladder, &stop, &path->report);
  path->complete = !stop_now (&stop);
  any_ladder_free (ladder);
}

void
any_path_position (const AnyPath *path, int i, AnyPosition *position)
{
  *position = path->start;
  for (int step = 0; step < i && step < (int) path->steps->len; step++)
    any_deduction_apply (any_path_step (path, step), position, path->topology);
}

char *
any_path_verdict (const AnyPath *path)
{
  g_autofree char *name = deduction_level_name (&path->report), *about = deduction_level_about (&path->report);

  return explain_join_some (LIST_PARTS, name, path->report.verdict == ANY_VERDICT_LEVEL ? about : "", NULL);
}

char *
any_path_about (const AnyPath *path)
{
  guint n = path->steps->len;
  g_autofree char *steps = explain_say (ngettext ("{count} step.", "{count} steps.", n), SAY_COUNT ("count", n));
  g_autofree char *rest = NULL;
  AnyPosition position;

  any_path_position (path, (int) n, &position);
  if (position.n_empty)
    rest = explain_say (ngettext ("Then {count} cell stays empty.", "Then {count} cells stay empty.", (gulong) position.n_empty),
                        SAY_NUMBER ("count", position.n_empty));
  return explain_join_some (LIST_SENTENCES, steps, rest ? rest : "",
                            _("Sudoku Explainer’s and HoDoKu’s scales are for the classic board."), NULL);
}

char *
any_path_spoken (const AnyPath *path, int i)
{
  return explain_say (_("Step {number}, {technique}: {effect}"), SAY_COUNT ("number", (uint64_t) i + 1),
                      SAY_OWN ("technique", explain_any_technique (any_path_step (path, i)->technique)),
                      SAY_OWN ("effect", explain_any_effect (path->topology, any_path_step (path, i))));
}

bool
any_path_matches (const AnyPath *path, int i, const char *text)
{
  const AnyDeduction *step = any_path_step (path, i);
  g_autofree char *name = explain_any_technique (step->technique), *effect = explain_any_effect (path->topology, step);
  g_autofree char *all = NULL;
  g_autoptr (GString) notation = g_string_new (NULL);

  explain_any_placed (path->topology, step, notation);
  g_string_append_c (notation, ' ');
  explain_any_struck (path->topology, step, notation);
  all = g_strjoin (" ", name, effect, notation->str, NULL);
  return !*text || g_str_match_string (text, all, TRUE) || strstr (all, text);
}

void
any_path_enter (const AnyPath *path, const AnyPosition *position, DocumentCell *cells)
{
  for (int cell = 0; cell < path->topology->n_cells; cell++)
    if (!cells[cell].given && topology_exists (path->topology, cell))
      {
        cells[cell].entry = position->value[cell];
        cells[cell].centre = position->value[cell] ? 0 : position->marks[cell];
        cells[cell].corner &= cells[cell].centre;
      }
}

char *
any_path_text (const AnyPath *path)
{
  GString *text = g_string_new (NULL);
  AnyPosition position = path->start;

  for (int i = 0; i < (int) path->steps->len; i++)
    {
      const AnyDeduction *step = any_path_step (path, i);
      g_autoptr (GString) effect = g_string_new (NULL);
      g_autofree char *why = explain_any_why (path->topology, &position, step);

      explain_any_placed (path->topology, step, effect);
      if (!step->places)
        explain_any_struck (path->topology, step, effect);
      g_string_append_printf (text, "%d. %s: %s\n    %s\n", i + 1, _(step->technique->name), effect->str, why);
      any_deduction_apply (step, &position, path->topology);
    }
  return g_string_free (text, FALSE);
}
