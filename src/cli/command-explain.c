/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-explain.c — the path to the solution, a numbered line each step, and the verdict: by the seed's tiers of set
 * deductions, or by the techniques of a ladder; or the four set equations of one cell as the board stands. Boards of any
 * shape have a ladder of their own (path-any.h).
 *
 * Of several puzzles each has a line of its own before that, "FILE:LINE: PUZZLE". */
#include <stdio.h>
#include <string.h>

#include "model/explain/explain.h"
#include "any-input.h"
#include "command.h"
#include "engine/core/notation.h"
#include "engine/logic/library.h"
#include "engine/logic/verdict.h"
#include "engine/search/strategies/sets.h"
#include "explain-handout.h"
#include "explain-json.h"
#include "explain-proof.h"
#include "json-record.h"
#include "ladder-option.h"
#include "model/explain/explain-deduction.h"
#include "path-any.h"
#include "path-verdict.h"
#include "path-wish.h"
#include "tally-any.h"
#include "engine/search/strategies/strategies.h"

typedef struct {
  Trace                trace;          /* but for its board */
  PathWish             wish;
  bool                 ladder;         /* climb the profile; else the tiers */
  int                  cell;           /* its equations only; −1: all */
  bool                 handout;        /* not lines, but text of this kind */
  HandoutKind          kind;
  bool                 several;        /* so each puzzle is named */
  ProofWish            proof;          /* its name NULL: no proof is asked for */
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
print_ladder (const Board *board, const PathWish *wish)
{
  g_autofree Verdict *verdict = g_new (Verdict, 1);
  g_autoptr(GString) lines = g_string_new (NULL);
  Route route;
  bool known = path_wish_climb (wish, board, verdict, &route);

  for (int i = 0; i < route.n; i++)
    if (!wish->only || route.steps[i].deduction.technique == wish->only)
      put_step (i + 1, &route.steps[i].deduction, &route.steps[i].before);
  route_clear (&route);
  if (!known)
    return command_no_memory ();
  path_verdict_ladder (board, verdict, lines);
  fputs (lines->str, stdout);
  return status_of (verdict);
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
    known = explain_handout_ladder (explaining->kind, board, &explaining->wish, verdict, text);
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
    known = explain_json_ladder (board, &explaining->wish, verdict, object);
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
  if (explaining->proof.name)
    return explain_proof (board, &explaining->proof);
  if (explaining->ladder)
    return print_ladder (board, &explaining->wish);
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

/* A board of any shape: technique NULL: all steps. */
static int
explain_any (int argc, char *argv[], const char *technique)
{
  const AnyTechnique *only = technique ? any_technique_find (technique) : NULL;

  if (!technique || only)
    return path_any_explain (argc, argv, only);
  return command_usage ("--technique: boards of any shape have no deduction “%s”", technique);
}

/* False: said why. */
static bool
choose_proof (Explaining *explaining, const char *name, const char *strategy)
{
  explaining->proof = (ProofWish) {
    .name = name, .path = &explaining->wish, .searched = strategy != NULL, .trace = &explaining->trace,
  };
  if (!strategy)
    return true;
  if (!command_choose_search (&explaining->trace, &strategy_ascending, strategy, NULL, NULL))
    return false;
  if (name && explaining->trace.strategy->guess)
    return true;
  command_usage (name ? "--strategy %s: it makes no guesses that could be proven" : "--strategy %s goes with --proof", strategy);
  return false;
}

int
command_explain (int argc, char *argv[])
{
  g_autofree char *tier = NULL;
  g_autofree char *cell = NULL;
  g_autofree char *ladder = NULL;
  g_autofree char *technique = NULL;
  g_autofree char *format = NULL;
  g_autofree char *from = NULL;
  g_autofree char *proof = NULL;
  g_autofree char *strategy = NULL;
  g_autofree char *avoid = NULL;
  g_autofree char *path = NULL;
  const Format *read_as;
  bool any;
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
    { "path", 0, 0, G_OPTION_ARG_STRING, &path,
      "Choose the path: easiest, always the cheapest step (default); fewest-kinds of techniques; fewest-steps", "KIND" },
    { "avoid", 0, 0, G_OPTION_ARG_STRING, &avoid, "Leave these techniques out", "ID|CODE,…" },
    { "proof", 0, 0, G_OPTION_ARG_FILENAME, &proof,
      "Prove the path of the ladder: NAME.cnf asks whether a step is wrong, NAME.drup is for drat-trim", "NAME" },
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &strategy,
      "Prove the search of this strategy instead, that there is one solution or none", "ID" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &from,
      "Read format ID; “blocks” has boards of any shape, a FILE of them for PUZZLE (default: as the text is)", "ID" },
    { NULL }
  };
  g_autofree char *setting = NULL;
  int status;

  if (!command_parse_options (&argc, &argv, "PUZZLE…", entries))
    return COMMAND_USAGE;
  if (!tally_any_chosen (from, &any, &read_as))
    return COMMAND_USAGE;
  if (any && (ladder || tier || cell || format || proof || path || avoid))
    return command_usage ("--from %s has deductions of its own: ladders, paths, tiers, cells, handouts and proofs are for the "
                          "classic board", BLOCKS_ID);
  if (any)
    return explain_any (argc, argv, technique);
  if (argc < 2)
    return command_usage ("explain takes at least one PUZZLE");
  explaining.ladder = ladder || technique || path || avoid;
  if (explaining.ladder && (tier || cell))
    return command_usage ("explain takes either a ladder and technique, or a tier and cell");
  if (!(explaining.wish.profile = ladder_option (ladder ? ladder : ladder_profiles[0].id, &room)))
    return COMMAND_USAGE;
  if (technique && !(explaining.wish.only = library_technique (technique, NULL)))
    return command_unknown_technique ("--technique", technique);
  if (!path_wish_choose (&explaining.wish, avoid, path))
    return COMMAND_USAGE;
  explaining.handout = format && strcmp (format, "text") != 0;
  if (explaining.handout && !handout_kind_find (format, &explaining.kind))
    return command_usage ("--format %s: expected text, markdown or latex", format);
  if (explaining.handout && command_json ())
    return command_usage ("explain takes either --json or a format");
  if (explaining.handout && cell)
    return command_usage ("explain takes either a cell or a format");
  if (!choose_proof (&explaining, proof, strategy))
    return COMMAND_USAGE;
  if (proof && (cell || format || tier || technique || command_json ()))
    return command_usage ("explain takes either a proof, or a cell, tier, technique, format or --json");
  setting = g_strconcat ("tier=", tier ? tier : "T3", NULL);
  if (!strategy && !command_choose_search (&explaining.trace, &strategy_sets, NULL, (char *[]) { setting, NULL }, NULL))
    return COMMAND_USAGE;
  if (cell && (explaining.cell = parse_cell (cell)) < 0)
    return command_usage ("--cell %s: expected a cell such as r2c2", cell);

  explaining.several = argc > 2;
  put_frame (&explaining, handout_begin);
  status = command_each_input (argc, argv, read_as, explain_input, &explaining);
  put_frame (&explaining, handout_end);
  return status;
}
