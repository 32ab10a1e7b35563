/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-rate.c — one line a puzzle: the puzzle, a tabulator, its rating, a tabulator, and the id of its hardest step's
 * technique.
 *
 * A scale is a row of scales[]: se rates ER/EP/ED as Sudoku Explainer does, hodoku score/level as HoDoKu does. A puzzle
 * without a solution or with several has no rating: "invalid: 0 solutions", "invalid: several solutions". The rest goes
 * on, and the exit status is 1. --profile adds a field: the rating or the score of each step, with a p where it places a
 * digit. All processors work, and the lines come in the order of the puzzles. */
#include <stdio.h>
#include <string.h>

#include "any-input.h"
#include "command.h"
#include "engine/logic/score.h"
#include "ladder-option.h"
#include "json-record.h"
#include "model/explain/explain.h"
#include "model/job/bulk.h"
#include "path-any.h"
#include "rate-line.h"
#include "rate-pool.h"
#include "tally-any.h"

/* A puzzle a block: the hardest take seconds. */
typedef struct {
  Record    record;                  /* owned */
  GString  *line;                    /* for stdout */
  bool      failed;
} RateBlock;

typedef struct Rating Rating;

/* Rates a puzzle that has one solution. When the bulk is stopped nobody reads of it any more. */
typedef struct {
  const char *id;
  void      (*rate) (Rated *rated, const Board *board, Rating *rating, const Bulk *bulk);
} Scale;

struct Rating {
  const Scale *scale;
  const LadderProfile *ladder;       /* of hodoku */
  Input *input;                      /* belongs to whoever fills */
  GString *lines;                    /* of a stream: read and not yet taken */
  gsize    taken;
  unsigned number;
  bool     profile, json;
  RatePool pool;
};

static bool
take_line (Rating *rating, const Bulk *bulk)
{
  InputLines taken = INPUT_TAKEN;

  if (rating->taken < rating->lines->len)
    return true;
  do
    {
      g_string_truncate (rating->lines, 0);
      rating->taken = 0;
      taken = input_take_lines (rating->input, 1, rating->lines);
    }
  while (taken == INPUT_WAITING && !bulk_stopped (bulk));
  return taken == INPUT_TAKEN || taken == INPUT_TOO_LONG;
}

/* Up to its end, which a NUL is not. */
static gsize
line_length (const char *line, gsize left)
{
  gsize length = 0;

  while (length < left && line[length] != '\n' && line[length] != '\r')
    length++;
  return length;
}

/* The next record of a stream; lines that are none are passed by. */
static bool
take_record (Rating *rating, Record *record, const Bulk *bulk)
{
  while (take_line (rating, bulk))
    {
      char *line = rating->lines->str + rating->taken;
      gsize left = rating->lines->len - rating->taken, length = line_length (line, left), next;

      rating->number++;
      if (left == 0)                 /* it was too long to be kept */
        {
          ParseError error = { .reason = PARSE_TOO_LARGE, .line = rating->number, .expected = FORMAT_MAX_BYTES };

          *record = (Record) { .line = rating->number, .error = error };
          return true;
        }
      next = length < left ? length + 1 + (line[length] == '\r' && line[length + 1] == '\n') : length;
      rating->taken += MIN (next, left);
      line[length] = '\0';
      if (input_read_line (rating->input, line, length, rating->number, record))
        return true;
    }
  return false;
}

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  RateBlock *block = memory;
  Rating *rating = user;

  record_clear (&block->record);
  block->record = (Record) { 0 };
  return input_is_stream (rating->input) ? take_record (rating, &block->record, bulk)
                                         : input_take_record (rating->input, &block->record);
}

static void
add_step (Rated *rated, int value, bool places)
{
  if (rated->steps)
    g_array_append_val (rated->steps, ((RatedStep) { value, places }));
}

/* A rating is right, or it is absent. */
static void
rate_explainer (Rated *rated, const Board *board, Rating *rating, const Bulk *bulk)
{
  SetdokuRater *rater = rate_pool_borrow (&rating->pool, bulk);
  char puzzle[BOARD_TEXT_SIZE];
  SetdokuRatingStep step;
  SetdokuRating figures;
  SetdokuStatus status;

  rated->explainer = true;
  rated->outcome = RATED_NO_MEMORY;
  if (!rater)
    return;
  board_format (board, puzzle);
  setdoku_rater_start (rater, puzzle);
  while ((status = setdoku_rater_step (rater, &step)) == SETDOKU_TRYING)
    add_step (rated, step.rating, step.cell >= 0);
  setdoku_rater_rating (rater, &figures);
  rate_pool_return (&rating->pool, rater);

  rated->outcome = status == SETDOKU_BEYOND ? RATED_BEYOND : RATED;
  rated->er = figures.er;
  rated->ep = figures.ep;
  rated->ed = figures.ed;
  rated->hardest = figures.hardest;
}

static void
rate_hodoku (Rated *rated, const Board *board, Rating *rating, const Bulk *bulk)
{
  const Technique *hardest;
  Deduction step;
  Score score;

  score_start_on (&score, board, rating->ladder);
  while (!bulk_stopped (bulk) && score_look (&score, &step))
    if (step.technique)
      add_step (rated, score.ladder.price[step.technique - techniques], step.n_placed > 0);

  rated->outcome = RATED_NO_MEMORY;
  if (score.ladder.outcome == LADDER_NO_MEMORY)
    return;
  hardest = ladder_hardest (&score.ladder);
  rated->outcome = score.ladder.outcome == LADDER_SOLVED ? RATED : RATED_STUCK;
  rated->score = score.ladder.score;
  rated->level = score_levels[ladder_level (&score.ladder)].id;
  rated->hardest = hardest ? hardest->id : NULL;
}

/* The first is the default. */
static const Scale scales[] = {
  { "se", rate_explainer },
  { "hodoku", rate_hodoku },
};

static void
put_rated (RateBlock *block, const Board *board, const Rated *rated, const Rating *rating)
{
  char text[BOARD_TEXT_SIZE];

  board_format (board, text);
  if (!rating->json)
    {
      g_string_append_printf (block->line, "%s\t", text);
      rated_line (rated, block->line);
      g_string_append_c (block->line, '\n');
      return;
    }
  json_record_begin (block->line, input_name (rating->input), block->record.line);
  json_line_string (block->line, "puzzle", text);
  rated_object (rated, block->line);
  json_line_end (block->line);
}

static void
rate_document (RateBlock *block, const Document *document, Rating *rating, const Bulk *bulk)
{
  Rated rated = { .outcome = RATED_INVALID };
  CountPuzzle puzzle;
  Board board;

  document_get_board (document, &board);
  count_puzzle_from_board (&puzzle, &board);
  rated.solutions = (unsigned) count_solutions (&puzzle, 2, NULL, NULL);
  if (rating->profile)
    rated.steps = g_array_new (FALSE, FALSE, sizeof (RatedStep));
  if (rated.solutions == 1)
    rating->scale->rate (&rated, &board, rating, bulk);
  block->failed = rated.outcome != RATED;
  put_rated (block, &board, &rated, rating);
  g_clear_pointer (&rated.steps, g_array_unref);
}

static void
work (void *memory, const Bulk *bulk, void *user)
{
  RateBlock *block = memory;

  if (!block->line)
    block->line = g_string_new (NULL);
  g_string_truncate (block->line, 0);
  block->failed = !block->record.document;
  if (block->record.document)
    rate_document (block, block->record.document, user, bulk);
}

static void
clear (void *memory)
{
  RateBlock *block = memory;

  record_clear (&block->record);
  if (block->line)
    g_string_free (block->line, TRUE);
}

static const BulkKind rate_kind = { .block_size = sizeof (RateBlock), .fill = fill, .work = work, .clear = clear };

typedef struct {
  const Scale *scale;
  const LadderProfile *ladder;
  gboolean     profile;
  int          n_jobs;               /* threads; 0: one for each processor */
} RateOptions;

static int
rate_input (Input *input, void *user)
{
  const RateOptions *options = user;
  Rating rating = { .scale = options->scale, .ladder = options->ladder, .input = input, .lines = g_string_new (NULL),
                    .profile = options->profile, .json = command_json () };
  RateBlock *block;
  bool failed = false;
  Bulk *bulk;

  rate_pool_init (&rating.pool);
  bulk = bulk_new (&rate_kind, &rating, options->n_jobs, NULL);
  while (!command_output_failed () && (block = bulk_next (bulk)))
    {
      failed |= block->failed;
      if (!block->record.document)
        {
          g_autofree char *said = explain_parse_error_line (&block->record.error, input_name (input));

          fprintf (stderr, "%s\n", said);
          if (rating.json)
            json_record_put_error (input_name (input), &block->record.error);
        }
      fwrite (block->line->str, 1, block->line->len, stdout);
      fflush (stdout);
    }
  bulk_free (bulk);
  rate_pool_clear (&rating.pool);
  g_string_free (rating.lines, TRUE);
  failed |= input_failed (input);
  input_close (input);
  return failed ? COMMAND_FAILED : COMMAND_DONE;
}

static const Scale *
find_scale (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    if (!id || strcmp (scales[i].id, id) == 0)
      return &scales[i];
  return NULL;
}

int
command_rate (int argc, char *argv[])
{
  g_autofree char *scale = NULL;
  g_autofree char *ladder = NULL;
  g_autofree char *from = NULL;
  const Format *format;
  bool any;
  LadderRoom room;
  RateOptions options = { 0 };
  const GOptionEntry entries[] = {
    { "scale", 0, 0, G_OPTION_ARG_STRING, &scale, "Rate as ID: se, Sudoku Explainer 1.2.1 (default), or hodoku", "ID" },
    { "ladder", 0, 0, G_OPTION_ARG_FILENAME, &ladder,
      "With --scale hodoku: by this ladder, " LADDER_OPTION_HELP " (default hodoku)", "ID|FILE" },
    { "profile", 0, 0, G_OPTION_ARG_NONE, &options.profile, "Print the rating or the score of each step, too", NULL },
    { "from", 0, 0, G_OPTION_ARG_STRING, &from,
      "Read format ID; “blocks” has boards of any shape, told by the level of what they need (default: as the text is)", "ID" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &options.n_jobs, "Work with N threads (default: one for each processor)", "N" },
    { NULL }
  };

  if (!command_parse_options (&argc, &argv, "[FILE|-]…", entries))
    return COMMAND_USAGE;
  if (!tally_any_chosen (from, &any, &format))
    return COMMAND_USAGE;
  if (any && (scale || ladder || options.profile))
    return command_usage ("--from %s has levels by needed deductions: Sudoku Explainer's scale and HoDoKu's are for the "
                          "classic board", BLOCKS_ID);
  if (any)
    return path_any_rate (argc, argv);
  if (!(options.scale = find_scale (scale)))
    return command_usage ("--scale %s: expected se or hodoku", scale);
  if (options.n_jobs < 0 || options.n_jobs > BULK_MAX_THREADS)
    return command_usage ("--jobs %d: expected a number from 1 to %d, or 0 for one for each processor", options.n_jobs,
                          BULK_MAX_THREADS);

  if (ladder && options.scale->rate != rate_hodoku)
    return command_usage ("--ladder is for --scale hodoku");
  if (!(options.ladder = ladder_option (ladder ? ladder : "hodoku", &room)))
    return COMMAND_USAGE;
  return command_each_input (argc, argv, format, rate_input, &options);
}
