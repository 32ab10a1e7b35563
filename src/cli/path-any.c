/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-any.h"

#include <stdio.h>

#include "any-input.h"
#include "command.h"
#include "json-record.h"
#include "model/explain/explain-any.h"

/* So often is asked whether to go on, of a search for solutions where deductions end. */
enum { PATIENCE = 200 };

static bool
lose_patience (void *data)
{
  return ++*(int *) data > PATIENCE;
}

static AnyVerdictKind
judge (const AnyLadder *ladder)
{
  int asked = 0;

  return any_verdict_reach (ladder, lose_patience, &asked);
}

/* Solved, or where it needs a guess, is no fault of the board. */
static int
status_of (AnyVerdictKind verdict)
{
  if (verdict == ANY_VERDICT_NO_MEMORY)
    return command_no_memory ();
  return verdict == ANY_VERDICT_SEVERAL || verdict == ANY_VERDICT_NONE ? COMMAND_FAILED : COMMAND_DONE;
}

static void
begin_object (GString *object, const Block *block, const char *name)
{
  g_autofree char *id = any_input_id (block);

  json_record_begin (object, name, block->line);
  json_line_string (object, "id", id);
}

static void
put_object (GString *object)
{
  json_line_end (object);
  fputs (object->str, stdout);
}

/* --- Explain -------------------------------------------------------------------------------------------------------- */

static void
step_line (int number, const AnyLadder *ladder, const AnyPosition *position, const AnyDeduction *deduction, GString *text)
{
  g_autofree char *why = explain_any_why (ladder->topology, position, deduction);

  g_string_printf (text, "%d. %s ", number, deduction->technique->id);
  explain_any_placed (ladder->topology, deduction, text);
  if (!deduction->places)
    {
      g_autoptr (GString) struck = g_string_new (NULL);

      explain_any_struck (ladder->topology, deduction, struck);
      g_string_append (text, struck->str);
    }
  g_string_append (text, ": ");
  explain_any_equation (ladder->topology, position, deduction, text);
  g_string_append_printf (text, "\n   %s", why);
}

static void
step_object (int number, const AnyLadder *ladder, const AnyPosition *position, const AnyDeduction *deduction, GString *text)
{
  g_autofree char *why = explain_any_why (ladder->topology, position, deduction);
  g_autoptr (GString) words = g_string_new (NULL);

  json_line_open (text, NULL, '{');
  json_line_number (text, "number", number);
  json_line_string (text, "technique", deduction->technique->id);
  explain_any_placed (ladder->topology, deduction, words);
  json_line_words (text, "placed", words->str);
  g_string_truncate (words, 0);
  explain_any_struck (ladder->topology, deduction, words);
  json_line_words (text, "struck", words->str);
  g_string_truncate (words, 0);
  explain_any_equation (ladder->topology, position, deduction, words);
  json_line_string (text, "equation", words->str);
  json_line_string (text, "sentence", why);
  json_line_close (text, '}');
}

/* How far the path went. */
static char *
reached (const AnyLadder *ladder)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < ladder->topology->n_cells; cell++)
    g_string_append_c (text, ladder->position.value[cell] ? value_character (ladder->position.value[cell])
                             : topology_exists (ladder->topology, cell) ? '.' : '-');
  return g_string_free (text, FALSE);
}

static void
put_verdict (const AnyLadder *ladder, AnyVerdictKind verdict, GString *object)
{
  g_autofree char *words = explain_any_verdict (verdict, ladder);
  g_autofree char *stuck = reached (ladder);
  bool ends_early = verdict == ANY_VERDICT_GUESS || verdict == ANY_VERDICT_OPEN;

  if (!object)
    {
      printf ("verdict: %s\n", words);
      if (ends_early)
        printf ("stuck at: %s\n", stuck);
      return;
    }
  json_line_string (object, "verdict", any_verdict_ids[verdict]);
  if (verdict == ANY_VERDICT_LEVEL)
    json_line_string (object, "level", any_level_ids[any_ladder_level (ladder)]);
  if (ladder->hardest)
    json_line_string (object, "hardest", ladder->hardest->id);
  if (ends_early)
    json_line_string (object, "stuck_at", stuck);
}

static int
explain (const Block *block, const Topology *topology, const AnyInput *from, void *user)
{
  const AnyTechnique *only = user;
  g_autofree AnyDeduction *deduction = g_new (AnyDeduction, 1);
  g_autofree AnyPosition *before = g_new (AnyPosition, 1);
  g_autofree char *id = any_input_id (block);
  g_autoptr (GString) text = g_string_new (NULL);
  AnyLadder *ladder = any_ladder_new (topology, block->givens);
  AnyVerdictKind verdict;

  if (!ladder)
    return command_no_memory ();
  if (command_json ())
    {
      begin_object (text, block, from->name);
      json_line_open (text, "steps", '[');
    }
  else
    printf ("%s\n", id);
  for (*before = ladder->position; any_ladder_step (ladder, deduction); *before = ladder->position)
    {
      if (only && deduction->technique != only)
        continue;
      (command_json () ? step_object : step_line) (ladder->n_steps, ladder, before, deduction, text);
      if (!command_json ())
        command_put_line (text->str);
    }
  verdict = judge (ladder);
  if (command_json ())
    {
      json_line_close (text, ']');
      put_verdict (ladder, verdict, text);
      put_object (text);
    }
  else
    put_verdict (ladder, verdict, NULL);
  any_ladder_free (ladder);
  return status_of (verdict);
}

int
path_any_explain (int argc, char *argv[], const AnyTechnique *only)
{
  return any_input_each (argc, argv, explain, (void *) only);
}

/* --- Rate ----------------------------------------------------------------------------------------------------------- */

static int
rate (const Block *block, const Topology *topology, const AnyInput *from, void *user)
{
  g_autofree char *id = any_input_id (block);
  AnyLadder *ladder = any_ladder_new (topology, block->givens);
  AnyVerdictKind verdict;

  if (!ladder)
    return command_no_memory ();
  any_ladder_climb (ladder);
  verdict = judge (ladder);
  if (command_json ())
    {
      g_autoptr (GString) object = g_string_new (NULL);

      begin_object (object, block, from->name);
      json_line_string (object, "outcome", verdict == ANY_VERDICT_LEVEL ? "rated" : any_verdict_ids[verdict]);
      if (verdict == ANY_VERDICT_LEVEL)
        json_line_string (object, "level", any_level_ids[any_ladder_level (ladder)]);
      json_line_string (object, "hardest", ladder->hardest ? ladder->hardest->id : NULL);
      put_object (object);
    }
  else
    printf ("%s\t%s\t%s\n", id,
            verdict == ANY_VERDICT_LEVEL ? any_level_ids[any_ladder_level (ladder)] : any_verdict_ids[verdict],
            ladder->hardest ? ladder->hardest->id : "-");
  fflush (stdout);
  any_ladder_free (ladder);
  return status_of (verdict);
}

int
path_any_rate (int argc, char *argv[])
{
  return any_input_each (argc, argv, rate, NULL);
}
