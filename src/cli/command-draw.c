/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-draw.c — the board as a picture, without a display: as the file has it, at an event of a search, or at a step of
 * the path; or a search as strip or tree, or the profile of a puzzle.
 *
 * One puzzle gives the file of that name; of several the n-th gives NAME-n.EXTENSION. A file is there whole or not at all. */
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "any-input.h"
#include "command.h"
#include "draw-any.h"
#include "draw-chart.h"
#include "engine/search/strategies/strategies.h"
#include "ladder-option.h"
#include "output.h"
#include "picture/board-picture.h"

/* SIZE_OWN: none was asked for; of a board SIZE_DEFAULT then. CHART_LEAST: of what is no board. */
enum { SIZE_OWN = G_MININT, SIZE_DEFAULT = 600, CHART_LEAST = 200 };

#define SCALE_LEAST 0.1
#define SCALE_MOST 32.0

static const char draw_help[] =
  "The board as it stands is drawn, or with --at or --strategy a search, or with --step the path to the solution. A\n"
  "search can be a strip or a tree, too, and a puzzle the profile of how hard its steps are:\n"
  "\n"
  "  setdoku-cli draw game.setdoku --output game.png\n"
  "  setdoku-cli draw --at 357 --caption --output dead-end.svg PUZZLE\n"
  "  setdoku-cli draw --heat --strategy norvig --output heat.png PUZZLE\n"
  "  setdoku-cli draw --scene tree --strategy norvig --output tree.pdf PUZZLE\n"
  "  setdoku-cli draw --step 12 --ladder hodoku --caption --dark --to png PUZZLE >step.png\n"
  "  setdoku-cli draw --from blocks --solution --output boards.pdf boards.txt\n"
  "\n"
  "Of several puzzles the n-th goes into NAME-n.EXTENSION. Text is outlines in SVG and PDF.";

typedef struct {
  char    *scene, *strategy, *seed, *ladder, *to, *output, *text, *font, *from;       /* owned */
  char   **settings;                                                          /* owned */
  gint64   at;
  int      step, size;
  double   scale;
  gboolean dark, contrast, candidates, no_candidates, caption, table, transparent, no_tints, no_links, heat,
           solution, decimal;
} DrawOptions;

typedef struct {
  DrawWish     wish;
  LadderRoom   room;
  BoardPicture board;                  /* but for its scene and caption */
  PictureKind  kind;
  double       scale;
  const char  *output, *text;          /* NULL: standard output; the caption that an event or the file says */
  bool         caption, table;
  unsigned     n;                      /* puzzles so far */
  bool         several;
} Drawing;

/* Writing */

static bool
fail (const Input *input, const Record *record, const char *why)
{
  g_autofree char *said = g_strdup_printf ("%s:%u:0: %s", input_name (input), record->line, why);

  command_say (said);
  return false;
}

static bool
put (const Drawing *drawing, GBytes *bytes)
{
  g_autofree char *name = drawing->output && drawing->several ? output_number_name (drawing->output, drawing->n) : NULL;
  Output *output = output_open (name ? name : drawing->output);

  if (!output)
    return false;
  output_write (output, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return output_close (output, true);
}

/* False: *why, owned, says what stands in the way. */
static bool
make_board (const Input *input, const Record *record, const Drawing *drawing, Picture *picture, char **why)
{
  BoardPicture board = drawing->board;
  DrawScene shown;

  if (!draw_scene_make (&shown, &drawing->wish, record->document, why))
    {
      draw_scene_clear (&shown);
      return false;
    }
  board.scene = shown.scene;
  board.size = board.size ? board.size : SIZE_DEFAULT;
  board.caption = drawing->text ? drawing->text : drawing->caption ? shown.caption : NULL;
  if (drawing->caption && !board.caption)
    command_note ("%s:%u:0: note: there is nothing to be said of it, so it has no caption", input_name (input), record->line);
  board.table = drawing->table ? &shown.explanation : NULL;
  if (drawing->table && shown.explanation.n_rows == 0)
    command_note ("%s:%u:0: note: no sets led to it, so it has no table", input_name (input), record->line);
  board_picture_make (&board, picture);
  draw_scene_clear (&shown);
  return true;
}

static bool
draw (const Input *input, const Record *record, Drawing *drawing)
{
  const BoardPicture *board = &drawing->board;
  g_autofree char *why = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_auto (Picture) picture = { 0 };
  bool made;

  if (drawing->wish.kind <= DRAW_PATH)
    made = make_board (input, record, drawing, &picture, &why);
  else
    made = draw_chart_make (&drawing->wish, record->document, board->size, board->palette, board->font, &picture, &why);
  if (!made)
    return fail (input, record, why);
  picture.transparent = board->transparent;
  bytes = picture_write (&picture, drawing->kind, drawing->scale, &error);
  return bytes ? put (drawing, bytes) : fail (input, record, error->message);
}

static int
draw_all (Input *input, void *user)
{
  Drawing *drawing = user;
  Record record = { 0 };
  int status = COMMAND_DONE;

  while (status != COMMAND_FAILED && !command_output_failed () && input_next (input, &record))
    {
      drawing->several |= drawing->n > 0 || input_more (input);
      drawing->n++;
      if (drawing->several && !drawing->output)
        {
          command_say ("several pictures cannot go to standard output; --output FILE numbers them");
          status = COMMAND_FAILED;
        }
      else if (!record.document || !draw (input, &record, drawing))
        status = COMMAND_FAILED;
      record_clear (&record);
    }
  status = command_worse (status, input_failed (input) ? COMMAND_FAILED : COMMAND_DONE);
  input_close (input);
  return status;
}

/* The command line */

/* What --to says, or else the name of the file. False: said why. */
static bool
choose_kind (const DrawOptions *options, PictureKind *kind)
{
  g_autofree char *known = picture_kind_list ();

  if (options->to)
    {
      if (picture_kind_find (options->to, kind))
        return true;
      command_usage ("--to %s: expected %s", options->to, known);
    }
  else if (!options->output || strcmp (options->output, "-") == 0)
    command_usage ("draw needs --to %s, or --output FILE with such an extension", known);
  else if (picture_kind_for_name (options->output, kind))
    return true;
  else
    command_usage ("--output %s: no picture that is written has this extension; --to %s chooses one", options->output, known);
  return false;
}

static const char *const scene_ids[N_DRAW_KINDS] = {
  [DRAW_PLAY] = "play", [DRAW_SEARCH] = "search", [DRAW_PATH] = "path", [DRAW_STRIP] = "strip", [DRAW_TREE] = "tree",
  [DRAW_PROFILE] = "profile",
};

static bool
is_of_search (DrawKind kind)
{
  return kind == DRAW_SEARCH || kind == DRAW_STRIP || kind == DRAW_TREE;
}

/* What --scene says, or else the options that only one of them takes. False: said why. */
static bool
choose_scene (const DrawOptions *options, DrawKind *kind)
{
  bool of_search = options->strategy || options->settings || options->seed || options->at >= 0 || options->heat;
  bool of_path = options->step != 0 || options->ladder;
  bool of_board = options->caption || options->table || options->text || options->candidates || options->no_candidates
                  || options->no_tints || options->no_links || options->heat;
  int chosen = -1;

  for (int i = 0; options->scene && i < N_DRAW_KINDS; i++)
    if (strcmp (options->scene, scene_ids[i]) == 0)
      chosen = i;
  if (options->scene && chosen < 0)
    command_usage ("--scene %s: expected play, search, path, strip, tree or profile", options->scene);
  else if (of_search && (of_path || (chosen >= 0 && !is_of_search ((DrawKind) chosen))))
    command_usage ("--at, --strategy, --set, --seed and --heat are of a search only");
  else if (of_path && chosen >= 0 && chosen != DRAW_PATH)
    command_usage ("--step and --ladder are of the path only");
  else if ((of_path || chosen == DRAW_PATH) && options->step < 1)
    command_usage ("--step: expected the number of a step, from 1");
  else if (chosen > DRAW_PATH && of_board)
    command_usage ("--scene %s is no board: words, candidates, tints, links and heat are of boards", options->scene);
  else
    {
      *kind = chosen >= 0 ? (DrawKind) chosen : of_search ? DRAW_SEARCH : of_path ? DRAW_PATH : DRAW_PLAY;
      return true;
    }
  return false;
}

static bool
choose_wish (const DrawOptions *options, Drawing *drawing)
{
  DrawWish *wish = &drawing->wish;

  if (!choose_scene (options, &wish->kind))
    return false;
  wish->at = options->at < 0 ? UINT64_MAX : (uint64_t) options->at;
  wish->step = (unsigned) options->step;
  wish->candidates = options->candidates;
  wish->heat = options->heat;
  if (is_of_search (wish->kind)
      && !command_choose_search (&wish->search, &strategy_ascending, options->strategy, options->settings, options->seed))
    return false;
  if (is_of_search (wish->kind) && wish->search.strategy->switches >> SWITCH_CONTROL & 1
      && wish->search.options.control == CONTROL_RECURSIVE)
    {
      command_usage ("the recursive form has no events");
      return false;
    }
  wish->profile = ladder_option (options->ladder ? options->ladder : ladder_profiles[0].id, &drawing->room);
  return wish->profile != NULL;
}

/* How large, and what of it. False: said why. */
static bool
choose_look (const DrawOptions *options, Drawing *drawing)
{
  int least = drawing->wish.kind <= DRAW_PATH ? BOARD_PICTURE_LEAST : CHART_LEAST;

  if (options->size != SIZE_OWN && (options->size < least || options->size > PICTURE_SIDE_MAX))
    command_usage ("--size %d: expected a number from %d to %d", options->size, least, PICTURE_SIDE_MAX);
  else if (!(options->scale >= SCALE_LEAST && options->scale <= SCALE_MOST))
    command_usage ("--scale: expected a number from %g to %g", SCALE_LEAST, SCALE_MOST);
  else if (ceil (options->size * options->scale) > PICTURE_SIDE_MAX)
    command_usage ("--size %d by --scale %g: a picture is at most %d wide", options->size, options->scale, PICTURE_SIDE_MAX);
  else if (options->candidates && options->no_candidates)
    command_usage ("draw takes either --candidates or --no-candidates");
  else
    {
      drawing->scale = options->scale;
      drawing->board = (BoardPicture) {
        .size = options->size == SIZE_OWN ? 0 : options->size, .font = options->font,
        .palette = palette_get (options->dark, options->contrast),
        .parts = BOARD_ALL & ~(BoardParts) ((options->no_candidates ? BOARD_CANDIDATES : 0)
                                            | (options->no_tints ? BOARD_TINTS : 0) | (options->no_links ? BOARD_LINKS : 0)),
        .transparent = options->transparent, .decimal = options->decimal,
      };
      return true;
    }
  return false;
}

/* Boards of any shape, as they stand. */
static int
run_any (const DrawOptions *options, const Drawing *drawing, int argc, char *argv[])
{
  g_autofree AnyDrawing *any = g_new0 (AnyDrawing, 1);

  if (drawing->wish.kind != DRAW_PLAY || options->table)
    return command_usage ("of boards of any shape draw shows what stands there, not a search, a path or a chart");
  any->board = drawing->board;
  any->board.size = any->board.size ? any->board.size : SIZE_DEFAULT;
  any->kind = drawing->kind;
  any->scale = drawing->scale;
  any->output = drawing->output;
  any->text = drawing->text;
  any->caption = drawing->caption;
  any->solution = options->solution;
  any->candidates = options->candidates;
  return draw_any (argc, argv, any);
}

static int
run (const DrawOptions *options, int argc, char *argv[])
{
  g_autofree Drawing *drawing = g_new0 (Drawing, 1);

  if (!choose_kind (options, &drawing->kind) || !choose_wish (options, drawing) || !choose_look (options, drawing))
    return COMMAND_USAGE;
  drawing->output = options->output && strcmp (options->output, "-") != 0 ? options->output : NULL;
  drawing->text = options->text;
  drawing->caption = options->caption;
  drawing->table = options->table;
  drawing->several = argc > 2;
  if (!drawing->output && isatty (STDOUT_FILENO))
    return command_usage ("a picture does not go to a terminal; --output FILE writes it");
  if (options->from && strcmp (options->from, BLOCKS_ID) != 0)
    return command_usage ("--from %s: draw finds out by itself how puzzles are written, but for “%s”", options->from, BLOCKS_ID);
  if (options->from)
    return run_any (options, drawing, argc, argv);
  if (options->solution || options->decimal)
    return command_usage ("--solution and --decimal are of boards of any shape, with --from %s", BLOCKS_ID);
  return command_each_input (argc, argv, NULL, draw_all, drawing);
}

static void
options_clear (DrawOptions *options)
{
  char *const texts[] = { options->scene, options->strategy, options->seed, options->ladder, options->to, options->output,
                          options->text, options->font, options->from };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
  g_strfreev (options->settings);
}

int
command_draw (int argc, char *argv[])
{
  DrawOptions options = { .at = -1, .size = SIZE_OWN, .scale = 1 };
  g_autofree char *help = command_switch_help (draw_help);
  const GOptionEntry entries[] = {
    OUTPUT_OPTION (&options.output),
    { "to", 0, 0, G_OPTION_ARG_STRING, &options.to, "Write png, svg or pdf (default: by FILE’s extension)", "KIND" },
    { "size", 0, 0, G_OPTION_ARG_INT, &options.size, "Make it N pixels wide, or points (default: a board 600)", "N" },
    { "scale", 0, 0, G_OPTION_ARG_DOUBLE, &options.scale, "Enlarge all of it, lines too, X times (default 1)", "X" },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &options.dark, "In dark colours", NULL },
    { "high-contrast", 0, 0, G_OPTION_ARG_NONE, &options.contrast, "In colours of high contrast", NULL },
    { "transparent", 0, 0, G_OPTION_ARG_NONE, &options.transparent, "Leave the ground out", NULL },
    { "candidates", 0, 0, G_OPTION_ARG_NONE, &options.candidates, "Draw the candidates of every empty cell", NULL },
    { "no-candidates", 0, 0, G_OPTION_ARG_NONE, &options.no_candidates, "Draw no candidates and no marks", NULL },
    { "no-tints", 0, 0, G_OPTION_ARG_NONE, &options.no_tints, "Do not tint sets and guesses", NULL },
    { "no-links", 0, 0, G_OPTION_ARG_NONE, &options.no_links, "Do not draw the links of chains", NULL },
    { "from", 0, 0, G_OPTION_ARG_STRING, &options.from, "Read boards of any shape: " BLOCKS_ID, "ID" },
    { "solution", 0, 0, G_OPTION_ARG_NONE, &options.solution, "Of these, draw the solution", NULL },
    { "decimal", 0, 0, G_OPTION_ARG_NONE, &options.decimal, "Of these, write values from 10 as numbers, not as letters", NULL },
    { "heat", 0, 0, G_OPTION_ARG_NONE, &options.heat, "Draw where the search has failed, as a heat map", NULL },
    { "caption", 0, 0, G_OPTION_ARG_NONE, &options.caption, "Say below what is seen: event, step or title", NULL },
    { "table", 0, 0, G_OPTION_ARG_NONE, &options.table, "Write below the sets that led to the event or the step", NULL },
    { "text", 0, 0, G_OPTION_ARG_STRING, &options.text, "Write these words below", "TEXT" },
    { "font", 0, 0, G_OPTION_ARG_STRING, &options.font, "Take the digits from this family of fonts", "FAMILY" },
    { "scene", 0, 0, G_OPTION_ARG_STRING, &options.scene,
      "Draw play, search, path, strip, tree or profile (default: by the options below)", "SCENE" },
    { "at", 0, 0, G_OPTION_ARG_INT64, &options.at, "Draw the search after event N (default: its end)", "N" },
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &options.strategy, "Search by strategy ID (default ascending)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, "Seed of strategies that choose at random", "N" },
    { "step", 0, 0, G_OPTION_ARG_INT, &options.step, "Draw step N of the path from the clues", "N" },
    { "ladder", 0, 0, G_OPTION_ARG_STRING, &options.ladder, "The path of this ladder of techniques: " LADDER_OPTION_HELP,
      "ID|FILE" },
    { NULL }
  };
  int status = COMMAND_USAGE;

  if (command_parse_described (&argc, &argv, "[PUZZLE|FILE|-]…", entries, help))
    status = run (&options, argc, argv);
  options_clear (&options);
  return status;
}
