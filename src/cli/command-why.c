/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-why.c — why a digit stands in a cell, or cannot, at a moment of a search; and if wanted why that is so, and so on
 * back to clues and guesses. */
#include <stdio.h>

#include "engine/core/notation.h"
#include "engine/search/strategies/strategies.h"
#include "command.h"
#include "explore.h"
#include "formats/json-line.h"
#include "model/search/why.h"

enum { LINES_DEFAULT = 200 };

/* "r4c5", "r4c5=7". */
static bool
parse_question (const char *text, WhyQuestion *question)
{
  int cell, digit = 0;

  if (!notation_read_placed (&text, &cell, &digit) && !notation_read_cell (&text, &cell))
    return false;
  *question = (WhyQuestion) { .cell = (uint8_t) cell, .digit = (uint8_t) digit };
  return *text == '\0';
}

/* A chain of answers, as it is printed. */
typedef struct {
  Timeline       *timeline;
  const Strategy *strategy;
  GHashTable     *said;              /* "cell digit event": what was answered before is not told again */
  int64_t         left;              /* lines */
  GString        *object;            /* with --json all answers so far; NULL: lines */
} Chain;

static void
put_answer (const WhyAnswer *answer, int level, bool again, GString *object)
{
  json_line_open (object, NULL, '{');
  json_line_number (object, "level", level);
  json_line_cell (object, "cell", answer->question.cell);
  if (answer->kind == WHY_OPEN)
    json_line_null (object, "digit");
  else
    json_line_number (object, "digit", answer->question.digit);
  json_line_string (object, "kind", why_kind_ids[answer->kind]);
  if (answer->step)
    json_line_count (object, "event", answer->step);
  json_line_open (object, "under", '[');
  for (int i = 0; i < answer->n_guesses; i++)
    json_line_string (object, NULL, notation_placed (answer->guesses[i].cell, answer->guesses[i].value).text);
  json_line_close (object, ']');
  if (answer->equation)
    json_line_string (object, "equation", answer->equation);
  json_line_bool (object, "again", again);
  json_line_close (object, '}');
}

static void
print_answer (const Chain *chain, const WhyAnswer *answer, int indent, bool again)
{
  g_autoptr (GString) line = g_string_new (NULL);

  if (chain->object)
    {
      put_answer (answer, indent, again, chain->object);
      return;
    }
  g_string_append_printf (line, "%*s", 2 * indent, "");
  explain_why_line (answer, line);
  if (again)
    g_string_append (line, " (see above)");
  command_put_line (line->str);
}

static void
print_chain (Chain *chain, const WhyQuestion *question, int indent, bool deeper)
{
  g_autofree WhyAnswer *answer = g_new0 (WhyAnswer, 1);
  bool                  again;

  if (chain->left == 0 || command_output_failed ())
    return;
  why_ask (chain->timeline, chain->strategy, question, answer);
  again = !g_hash_table_add (chain->said, g_strdup_printf ("%d %d %d %" G_GUINT64_FORMAT, answer->kind, answer->question.cell,
                                                           answer->question.digit, answer->step));
  print_answer (chain, answer, indent, again && answer->n_causes > 0);
  chain->left--;
  for (unsigned i = 0; deeper && !again && i < answer->n_causes; i++)
    print_chain (chain, &answer->causes[i].ask, indent + 1, true);
  why_answer_clear (answer);
}

static void
print_causes (Chain *chain, const WhyQuestion *question)
{
  g_autofree WhyAnswer *answer = g_new0 (WhyAnswer, 1);

  why_ask (chain->timeline, chain->strategy, question, answer);
  print_answer (chain, answer, 0, false);
  for (unsigned i = 0; i < answer->n_causes; i++)
    print_chain (chain, &answer->causes[i].ask, 1, false);
  why_answer_clear (answer);
}

static void
print_lines (Chain *chain, const WhyQuestion *question, bool whole)
{
  if (whole)
    print_chain (chain, question, 0, true);
  else
    print_causes (chain, question);
  if (whole && chain->left == 0 && !chain->object)
    command_put_line ("… more: see --lines");
}

static void
print_object (Chain *chain, const WhyQuestion *question, bool whole)
{
  g_autoptr (GString) object = g_string_new (NULL);

  chain->object = object;
  json_line_open (object, NULL, '{');
  json_line_open (object, "answers", '[');
  print_lines (chain, question, whole);
  json_line_close (object, ']');
  json_line_bool (object, "more", whole && chain->left == 0);
  json_line_end (object);
  fputs (object->str, stdout);
}

static int
print_why (const Trace *trace, const WhyQuestion *question, bool whole, int64_t lines)
{
  Timeline *timeline = explore (trace, question->step);
  Chain     chain = { timeline, trace->strategy, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), lines, NULL };
  int       status = COMMAND_DONE;

  if (!timeline)
    status = command_no_memory ();
  else if (question->step != UINT64_MAX && question->step > timeline_length (timeline))
    {
      fprintf (stderr, "%s: the search has only %" G_GUINT64_FORMAT " events\n", g_get_prgname (), timeline_length (timeline));
      status = COMMAND_FAILED;
    }
  else
    (command_json () ? print_object : print_lines) (&chain, question, whole);

  g_hash_table_unref (chain.said);
  timeline_free (timeline);
  return status;
}

int
command_why (int argc, char *argv[])
{
  g_autofree char *help = command_switch_help (NULL);
  g_autofree char *strategy = NULL;
  g_auto (GStrv) settings = NULL;
  g_autofree char *seed = NULL;
  gboolean chain = FALSE;
  int64_t at = -1, lines = LINES_DEFAULT;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_INT64, &at, "Ask about the search after event N (default: its end)", "N" },
    { "chain", 0, 0, G_OPTION_ARG_NONE, &chain, "Go on with the causes, back to clues and guesses", NULL },
    { "lines", 0, 0, G_OPTION_ARG_INT64, &lines, "Print at most N lines of the chain (default 200)", "N" },
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &strategy, "Search by strategy ID (default ascending)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "Seed of strategies that choose at random", "N" },
    { NULL }
  };
  WhyQuestion question;
  Trace trace = { 0 };

  if (!command_parse_described (&argc, &argv, "PUZZLE CELL[=DIGIT]", entries, help))
    return COMMAND_USAGE;
  if (argc != 3)
    return command_usage ("why takes a PUZZLE and a CELL[=DIGIT], as r4c5 or r4c5=7");
  if (!parse_question (argv[2], &question))
    return command_usage ("“%s” is no cell; it is written r4c5, or with a digit r4c5=7", argv[2]);
  if (at < -1 || lines < 1)
    return command_usage ("--at counts from 0, --lines from 1");
  if (!command_choose_search (&trace, &strategy_ascending, strategy, settings, seed))
    return COMMAND_USAGE;
  if (!command_read_puzzle (argv[1], &trace.board))
    return COMMAND_FAILED;

  question.step = at < 0 ? UINT64_MAX : (uint64_t) at;
  return print_why (&trace, &question, chain, chain ? lines : -1);
}
