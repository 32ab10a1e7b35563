/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-words.h"

#include <glib/gi18n.h>

#include "model/explain/explain-family.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"

char *
path_words_verdict (const Path *path)
{
  g_autofree char *hardest = NULL;

  if (path->trouble != HINT_NONE)
    return g_strdup (path->trouble == HINT_NO_MEMORY ? _("Not known") : _("No path from this position"));
  switch (path->verdict.kind)
    {
    case VERDICT_BASIC_FILLING:
      return g_strdup (_("Solved by basic filling"));
    case VERDICT_ELIMINATION:
      return g_strdup (_("Solved by elimination in boxes"));
    case VERDICT_ANALYSIS:
      return g_strdup (_("Solved by row and column analysis"));
    case VERDICT_TECHNIQUE:
      hardest = explain_technique (path->verdict.hardest);
      /* Translators: a technique ("X-wing") */
      return g_strdup_printf (_("Solved; hardest step: %s"), hardest);
    case VERDICT_GUESS:
      return g_strdup (_("Needs a guess"));
    case VERDICT_AMBIGUOUS:
      return g_strdup (_("Several solutions"));
    case VERDICT_UNKNOWN:
      return explain_no_memory ();
    case VERDICT_IMPOSSIBLE:
      break;
    }
  return g_strdup (_("No solution"));
}

/* "With 7 in row 2, column 1 singles finish it, 1 of 35 ways." */
static char *
say_backdoor (const Backdoor *backdoor)
{
  GPtrArray *digits;
  g_autofree char *list = NULL;

  if (backdoor->size == 0)
    return NULL;
  if (backdoor->size > BACKDOOR_MAX)
    return g_strdup (_("Singles do not finish it with one or two digits given."));
  digits = explain_list_new ();
  for (int i = 0; i < backdoor->size; i++)
    g_ptr_array_add (digits, explain_say (_("{digits} in {cells}"), SAY_NUMBER ("digits", backdoor->digit[i]),
                                          SAY_CELL ("cells", backdoor->cell[i])));
  list = explain_join (digits, LIST_ALL);
  /* Translators: {choice}: "7 in row 2, column 1"; {count}: in how many ways that can be done */
  return explain_say (ngettext ("With {choice} singles finish it: the only such choice.",
                                "With {choice} singles finish it: 1 of {count} such choices.", (gulong) backdoor->n),
                      SAY_TEXT ("choice", list), SAY_NUMBER ("count", backdoor->n));
}

static char *
say_size (const Path *path)
{
  int n = (int) path->steps->len;
  g_autofree char *score = NULL;

  if (n == 0)
    return NULL;
  score = explain_hodoku_score (path_step (path, n - 1)->level, path_step (path, n - 1)->score);
  /* Translators: number of steps; level and score ("HoDoKu: hard, 534") */
  return g_strdup_printf (ngettext ("%d step. %s.", "%d steps. %s.", (gulong) n), n, score);
}

/* How many techniques, where few of them were asked for. */
static char *
say_kinds (const Path *path)
{
  TechniqueSet used = { { 0 } };
  int n;

  if (path->question.kind != ROUTE_FEWEST_KINDS || path->steps->len == 0)
    return NULL;
  for (guint i = 0; i < path->steps->len; i++)
    technique_set_add (&used, path_step (path, (int) i)->deduction.technique);
  n = technique_set_count (&used);
  return g_strdup_printf (ngettext ("%d technique.", "%d techniques.", (gulong) n), n);
}

static char *
say_conflict (const Path *path)
{
  return explain_say (_("The digits in {cells} cannot stand together; without any one of them there is a solution."),
                      SAY_CELLS ("cells", path->verdict.conflict));
}

char *
path_words_about (const Path *path)
{
  g_autofree char *size = NULL, *kinds = NULL, *backdoor = NULL, *stuck = NULL;
  int left = cells_count (path->verdict.ladder.position.empty);

  if (path->trouble != HINT_NONE)
    return g_strdup (path->trouble_words);
  if (path->verdict.kind == VERDICT_IMPOSSIBLE)
    return say_conflict (path);
  if (path->verdict.kind == VERDICT_AMBIGUOUS)
    return g_strdup (_("Techniques that rely on a single solution are left out."));

  size = say_size (path);
  kinds = say_kinds (path);
  backdoor = say_backdoor (&path->backdoor);
  if (path->verdict.kind == VERDICT_GUESS)
    stuck = g_strdup_printf (ngettext ("Without one, %d cell stays empty.", "Without one, %d cells stay empty.", (gulong) left),
                             left);
  return explain_join_some (LIST_SENTENCES, size ? size : "", kinds ? kinds : "", stuck ? stuck : "", backdoor, NULL);
}

char *
path_words_kind (RouteKind kind)
{
  static const char *const words[N_ROUTE_KINDS] = { N_("Easiest steps first"), N_("Fewest techniques"), N_("Fewest steps") };

  return g_strdup (_(words[kind]));
}

static char *
say_others (const PathStep *step)
{
  if (step->more_others)
    /* Translators: instances of the same technique */
    return g_strdup_printf (_("more than %d others"), step->n_others);
  return step->n_others ? g_strdup_printf (ngettext ("%d other", "%d others", (gulong) step->n_others), step->n_others) : NULL;
}

char *
path_words_amount (const PathStep *step)
{
  g_autofree char *others = say_others (step), *price = explain_count ((uint64_t) step->price);

  /* Translators: a score on HoDoKu's scale: "HoDoKu: 140, 2 others" */
  return others ? g_strdup_printf (_("HoDoKu: %s, %s"), price, others) : g_strdup_printf (_("HoDoKu: %s"), price);
}

char *
path_words_so_far (const PathStep *step)
{
  g_autofree char *score = explain_hodoku_score (step->level, step->score);

  /* Translators: level and score ("HoDoKu: hard, 534") */
  return g_strdup_printf (_("Up to here %s"), score);
}

char *
path_words_spoken (const PathStep *step,
                   int             number)
{
  g_autofree char *name = explain_technique (step->deduction.technique);
  g_autofree char *effect = explain_deduction_effect (&step->deduction);
  g_autofree char *amount = path_words_amount (step);

  /* Translators: number of the step, technique, what it does, its score and how many others there are */
  return g_strdup_printf (_("Step %d, %s: %s; %s"), number, name, effect, amount);
}

char *
path_words_ladder (const PathLadder *ladder,
                   bool              in_use)
{
  g_autofree char *hardest = ladder->hardest ? explain_technique (ladder->hardest) : NULL;
  g_autofree char *score = explain_count ((uint64_t) ladder->score);
  g_autofree char *result = NULL, *longer = NULL;

  if (ladder->outcome == LADDER_NO_MEMORY)
    return explain_no_memory ();
  if (ladder->outcome == LADDER_SOLVED)
    /* Translators: number of steps; score on HoDoKu's scale */
    result = g_strdup_printf (ngettext ("Solved in %d step, HoDoKu: %s", "Solved in %d steps, HoDoKu: %s",
                                        (gulong) ladder->n_steps), ladder->n_steps, score);
  else
    result = g_strdup_printf (ngettext ("Stuck after %d step, HoDoKu: %s", "Stuck after %d steps, HoDoKu: %s",
                                        (gulong) ladder->n_steps), ladder->n_steps, score);
  if (hardest)
    /* Translators: result ("Solved in 58 steps, HoDoKu: 1 234"); technique */
    longer = g_strdup_printf (_("%s; hardest step: %s."), result, hardest);
  else
    /* Translators: "Solved in 58 steps, HoDoKu: 1 234" */
    longer = explain_say (_("{result}."), SAY_TEXT ("result", result));
  /* Translators: this ladder is the one that is used for the path; the others: compared with other ladders */
  return explain_join_some (LIST_SENTENCES, in_use ? _("In use.") : "", longer, ladder->fewest ? _("Fewest steps.") : "",
                            ladder->easiest ? _("Easiest hardest step.") : "", NULL);
}

/* On paper. */

const char *
path_words_sheet_title (void)
{
  return _("How it is solved");
}

const char *
path_words_sheet_key (void)
{
  return _("Bold: a clue. The small number is the step that fills the cell.");
}

/* Whether the way is a person's to the end. */
static char *
say_length (const Path *path)
{
  int n = (int) path->steps->len;
  g_autofree char *verdict = NULL;

  if (path->trouble != HINT_NONE || path->verdict.kind > VERDICT_TECHNIQUE)
    {
      verdict = path_words_verdict (path);
      if (n == 0)
        return g_steal_pointer (&verdict);
      /* Translators: {verdict}: "Needs a guess", "Several solutions" */
      return explain_say (ngettext ("{count} step. {verdict}", "{count} steps. {verdict}", (gulong) n), SAY_NUMBER ("count", n),
                          SAY_TEXT ("verdict", verdict));
    }
  return explain_say (ngettext ("{count} step, no guess", "{count} steps, no guess", (gulong) n), SAY_NUMBER ("count", n));
}

char *
path_words_sheet_about (const Path *path,
                        const char *rating)
{
  g_autofree char *clues = NULL, *length = say_length (path);
  int n = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    n += path->question.cells[cell].given > 0;
  clues = explain_say (ngettext ("{count} clue", "{count} clues", (gulong) n), SAY_NUMBER ("count", n));
  return explain_join_some (LIST_FACTS, rating ? rating : "", clues, length, NULL);
}

char *
path_words_tally (const Path *path)
{
  GPtrArray *list = explain_list_new ();

  for (const Technique *technique = techniques; technique->id; technique++)
    {
      int n = 0;

      for (guint i = 0; i < path->steps->len; i++)
        n += path_step (path, (int) i)->deduction.technique == technique;
      if (n)
        /* Translators: how often a technique was needed: "X-wing: 2" */
        g_ptr_array_add (list, explain_say (_("{technique}: {count}"), SAY_OWN ("technique", explain_technique (technique)),
                                            SAY_NUMBER ("count", n)));
    }
  return explain_join (list, LIST_FACTS);
}

char *
path_words_step (int         number,
                 const char *title)
{
  return explain_say (_("Step {number}: {title}"), SAY_NUMBER ("number", number), SAY_TEXT ("title", title));
}
