/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-explain.c — the path to the solution, a numbered line each step, and the verdict: by the seed's tiers of set
 * deductions, or by the techniques of a ladder; or the four set equations of one cell as the board stands.
 *
 * Of several puzzles each has a line of its own before that, "FILE:LINE: PUZZLE". */
#include <stdio.h>
#include <string.h>

#include "model/explain/explain.h"
#include "command.h"
#include "engine/core/notation.h"
#include "engine/logic/library.h"
#include "engine/logic/verdict.h"
#include "engine/search/strategies/sets.h"
#include "explain-handout.h"
#include "explain-json.h"
#include "json-record.h"
#include "ladder-option.h"
#include "model/explain/explain-deduction.h"
#include "path-verdict.h"
#include "engine/search/strategies/strategies.h"

typedef struct {
  Trace                trace;          /* but for its board */
  const LadderProfile *profile;
  const Technique     *only;           /* NULL: every technique's steps */
  bool                 ladder;         /* climb the profile; else the tiers */
  int                  cell;           /* its equations only; −1: all */
  bool                 handout;        /* not lines, but text of this kind */
  HandoutKind          kind;
  bool                 several;        /* so each puzzle is named */
} Explaining;

static int
print_path (const Trace *trace)
{
  void *state = g_malloc (trace_state_size (trace));
  g_autofree SearchView *view = g_new (SearchView, 1);
  g_autoptr(GString) line = g_string_new (NULL);
  g_autoptr(GString) verdict = g_string_new (NULL);
  Event event = { .kind = EVENT_START };
  int steps = 0, hardest = 0;
  bool known;

  trace_start (trace, state);
  while (trace->strategy->step (state, &event))
    if (event.kind == EVENT_SINGLE)
      {
        g_string_printf (line, "%d. ", ++steps);
        explain_path_line (&event, line);
        command_put_line (line->str);
        hardest = MAX (hardest, sets_tier (&event));
      }

  trace->strategy->show (state, view);
  known = path_verdict_sets (trace, &event, &view->board, hardest, verdict);
  fputs (verdict->str, stdout);
  g_free (state);
  return known ? COMMAND_DONE : command_no_memory ();
}

/* Basic filling, then elimination in the cell's box, row and column. */
static void
print_equations (const Board *board, int cell)
{
  const int houses[] = {
    NO_HOUSE, cell_house (cell, HOUSE_BOXES), cell_house (cell, HOUSE_ROWS), cell_house (cell, HOUSE_COLUMNS),
  };
  g_autoptr(GString) line = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (houses); i++)
    {
      Event event;

      sets_deduce (board, cell, houses[i], &event);
      g_string_truncate (line, 0);
      explain_path_line (&event, line);
      command_put_line (line->str);
    }
}

/* "3. x-wing r1c2<>3 r1c9<>3: equation" */
static void
put_step (int number, const Deduction *deduction, const Position *position)
{
  g_autoptr(GString) line = g_string_new (NULL);
  g_autoptr(GString) effect = g_string_new (NULL);

  explain_deduction_placed (deduction, effect);
  if (effect->len && !candidate_set_is_empty (&deduction->struck))
    g_string_append_c (effect, ' ');
  explain_deduction_struck (deduction, effect);
  g_string_printf (line, "%d. %s %s: ", number, deduction->technique->id, effect->str);
  explain_deduction_equation (deduction, position, line);
  command_put_line (line->str);
}

static int
status_of (const Verdict *verdict)
{
  return verdict->kind == VERDICT_IMPOSSIBLE || verdict->kind == VERDICT_AMBIGUOUS ? COMMAND_FAILED : COMMAND_DONE;
}

/* The whole path, or only the steps of one technique; each is shown on the position that it starts from. */
static int
print_ladder (const Board *board, const LadderProfile *profile, const Technique *only)
{
  g_autofree Deduction *deduction = g_new (Deduction, 1);
  g_autoptr(GString) lines = g_string_new (NULL);
  Position  before;
  Verdict   verdict;
  Ladder    ladder;

  verdict_reach (&verdict, board, profile, NULL, NULL);
  if (verdict.kind != VERDICT_IMPOSSIBLE)
    {
      position_from_board (&before, board);
      before.unique = verdict.n_solutions == 1;
      ladder_start (&ladder, &before, profile, NULL);
      while (ladder_step (&ladder, deduction))
        {
          if (!only || deduction->technique == only)
            put_step (ladder.n_steps, deduction, &before);
          before = ladder.position;
        }
      if (ladder.outcome == LADDER_NO_MEMORY || verdict.ladder.outcome == LADDER_NO_MEMORY)
        return command_no_memory ();
    }
  path_verdict_ladder (board, &verdict, lines);
  fputs (lines->str, stdout);
  return status_of (&verdict);
}

/* "r2c2"; −1: no cell. */
static int
parse_cell (const char *text)
{
  int cell;

  return notation_read_cell (&text, &cell) && !*text ? cell : -1;
}

static int
put_handout (const Board *board, Explaining *explaining)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree Verdict *verdict = g_new0 (Verdict, 1);
  bool known;

  explaining->trace.board = *board;
  if (explaining->ladder)
    known = explain_handout_ladder (explaining->kind, board, explaining->profile, explaining->only, verdict, text);
  else
    known = explain_handout_sets (explaining->kind, &explaining->trace, text);
  fputs (text->str, stdout);
  if (!known)
    return command_no_memory ();
  return explaining->ladder ? status_of (verdict) : COMMAND_DONE;
}

/* Keys of the object about the puzzle. */
static int
put_keys (const Board *board, Explaining *explaining, GString *object)
{
  g_autofree Verdict *verdict = g_new0 (Verdict, 1);
  bool known = true;

  explaining->trace.board = *board;
  if (explaining->ladder)
    known = explain_json_ladder (board, explaining->profile, explaining->only, verdict, object);
  else if (explaining->cell < 0)
    known = explain_json_sets (&explaining->trace, object);
  else if (board->digit[explaining->cell])
    return command_usage ("--cell %s: the cell holds a clue", notation_cell (explaining->cell).text);
  else
    explain_json_equations (board, explaining->cell, object);
  if (!known)
    return command_no_memory ();
  return explaining->ladder ? status_of (verdict) : COMMAND_DONE;
}

static int
explain_as_object (const Input *input, const Record *record, Explaining *explaining)
{
  g_autoptr (GString) object = g_string_new (NULL);
  char text[BOARD_TEXT_SIZE];
  Board board;
  int status;

  if (!record->document)
    {
      json_record_put_error (input_name (input), &record->error);
      return COMMAND_FAILED;
    }
  document_get_board (record->document, &board);
  board_format (&board, text);
  json_record_begin (object, input_name (input), record->line);
  json_line_string (object, "puzzle", text);
  status = put_keys (&board, explaining, object);
  json_line_end (object);
  fputs (object->str, stdout);
  return status;
}

static int
explain_board (const Board *board, Explaining *explaining)
{
  if (explaining->handout)
    return put_handout (board, explaining);
  if (explaining->ladder)
    return print_ladder (board, explaining->profile, explaining->only);
  if (explaining->cell >= 0 && board->digit[explaining->cell])
    return command_usage ("--cell %s: the cell holds a clue", notation_cell (explaining->cell).text);

  explaining->trace.board = *board;
  if (explaining->cell < 0)
    return print_path (&explaining->trace);
  print_equations (board, explaining->cell);
  return COMMAND_DONE;
}

static void
put_heading (HandoutKind kind, const char *name, unsigned line)
{
  g_autofree char *words = g_strdup_printf ("%s:%u", name, line);
  g_autoptr(GString) text = g_string_new (NULL);

  handout_heading (kind, words, text);
  fputs (text->str, stdout);
}

static int
explain_record (const Input *input, const Record *record, Explaining *explaining)
{
  char text[BOARD_TEXT_SIZE];
  Board board;

  if (!record->document)
    return COMMAND_FAILED;
  document_get_board (record->document, &board);
  board_format (&board, text);
  if (explaining->several && explaining->handout)
    put_heading (explaining->kind, input_name (input), record->line);
  else if (explaining->several)
    printf ("%s:%u: %s\n", input_name (input), record->line, text);
  return explain_board (&board, explaining);
}

static int
explain_input (Input *input, void *user)
{
  Explaining *explaining = user;
  Record record = { 0 };
  int status = COMMAND_DONE;

  while (!command_output_failed () && input_next (input, &record))
    {
      explaining->several |= input_more (input);
      status = command_worse (status, (command_json () ? explain_as_object : explain_record) (input, &record, explaining));
      record_clear (&record);
    }
  status = command_worse (status, input_failed (input) ? COMMAND_FAILED : COMMAND_DONE);
  input_close (input);
  return status;
}

/* What stands around all puzzles. */
static void
put_frame (const Explaining *explaining, void (*part) (HandoutKind kind, GString *text))
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (explaining->handout)
    part (explaining->kind, text);
  fputs (text->str, stdout);
}

int
command_explain (int argc, char *argv[])
{
  g_autofree char *tier = NULL;
  g_autofree char *cell = NULL;
  g_autofree char *ladder = NULL;
  g_autofree char *technique = NULL;
  g_autofree char *format = NULL;
  Explaining explaining = { .cell = -1 };
  LadderRoom room;
  const GOptionEntry entries[] = {
    { "ladder", 0, 0, G_OPTION_ARG_STRING, &ladder, "Climb this ladder of techniques: " LADDER_OPTION_HELP, "ID|FILE" },
    { "technique", 0, 0, G_OPTION_ARG_STRING, &technique, "Print only the steps of this technique", "ID|CODE" },
    { "tier", 0, 0, G_OPTION_ARG_STRING, &tier, "Use tiers up to T1, T2 or T3 (default)", "TIER" },
    { "cell", 0, 0, G_OPTION_ARG_STRING, &cell,
      "Print the set equations of this empty cell only, such as r2c2", "CELL" },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format,
      "Print lines of text (default), or a handout for lessons: markdown, or latex, with a TikZ board, for pdflatex", "FORMAT" },
    { NULL }
  };
  g_autofree char *setting = NULL;
  int status;

  if (!command_parse_options (&argc, &argv, "PUZZLE…", entries))
    return COMMAND_USAGE;
  if (argc < 2)
    return command_usage ("explain takes at least one PUZZLE");
  if ((ladder || technique) && (tier || cell))
    return command_usage ("explain takes either a ladder and technique, or a tier and cell");
  if (!(explaining.profile = ladder_option (ladder ? ladder : ladder_profiles[0].id, &room)))
    return COMMAND_USAGE;
  if (technique && !(explaining.only = library_technique (technique, NULL)))
    return command_unknown_technique ("--technique", technique);
  explaining.handout = format && strcmp (format, "text") != 0;
  if (explaining.handout && !handout_kind_find (format, &explaining.kind))
    return command_usage ("--format %s: expected text, markdown or latex", format);
  if (explaining.handout && command_json ())
    return command_usage ("explain takes either --json or a format");
  if (explaining.handout && cell)
    return command_usage ("explain takes either a cell or a format");
  setting = g_strconcat ("tier=", tier ? tier : "T3", NULL);
  if (!command_choose_search (&explaining.trace, &strategy_sets, NULL, (char *[]) { setting, NULL }, NULL))
    return COMMAND_USAGE;
  if (cell && (explaining.cell = parse_cell (cell)) < 0)
    return command_usage ("--cell %s: expected a cell such as r2c2", cell);

  explaining.ladder = ladder || technique;
  explaining.several = argc > 2;
  put_frame (&explaining, handout_begin);
  status = command_each_input (argc, argv, NULL, explain_input, &explaining);
  put_frame (&explaining, handout_end);
  return status;
}
