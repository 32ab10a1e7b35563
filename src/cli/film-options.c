/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-options.h"

#include <math.h>
#include <string.h>

#include "command.h"
#include "any-input.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"
#include "ladder-option.h"

#define HOLD_MOST 60.0                         /* s */

static const char film_help[] =
  "A film is of a search, of the path to the solution (--ladder), or of how somebody solved it (--of replay, out of a\n"
  ".setdoku file with its history):\n"
  "\n"
  "  setdoku-cli film --from 344 --to-event 361 --speed 4 --output dead-end.webp PUZZLE\n"
  "  setdoku-cli film --strategy norvig --speed 1000 --ramp --shape 16:9 --size 720 --output search.gif PUZZLE\n"
  "  setdoku-cli film --of replay --speed 20 --parts caption,progress --dark --output mine.webp game.setdoku\n"
  "\n"
  "PARTS are of caption, table, counters, strip, progress and tints; “none” leaves all of them out. --to frames makes a folder\n"
  "of pictures, with film.txt, which has lines for ffmpeg. What is at OUTPUT is replaced once the film is whole.";

static const char *const ofs[] = { "search", "path", "replay" };
static const char *const candidates[] = { "explained", "everywhere", "never" };

void
film_options_init (FilmOptions *options)
{
  const FilmWish wish = film_wish_default ();

  *options = (FilmOptions) {
    .until = -1, .size = wish.size, .rate = wish.rate, .speed = wish.speed, .hold_dead = wish.hold_dead_ms / 1000.0,
    .hold_last = wish.hold_last_ms / 1000.0,
  };
}

void
film_options_clear (FilmOptions *options)
{
  char *const texts[] = { options->of, options->strategy, options->seed, options->ladder, options->to, options->output,
                          options->shape, options->parts, options->candidates, options->font };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
  g_strfreev (options->settings);
}

bool
film_options_parse (FilmOptions *options, int *argc, char ***argv)
{
  g_autofree char *help = command_switch_help (film_help);
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output, "Write into FILE, whole or not at all", "FILE" },
    { "to", 0, 0, G_OPTION_ARG_STRING, &options->to, "Write webp, gif or frames (default: by FILE’s extension)", "KIND" },
    { "of", 0, 0, G_OPTION_ARG_STRING, &options->of, "Film search, path or replay (default: by the options below)", "WHAT" },
    { "strategy", 0, 0, G_OPTION_ARG_STRING, &options->strategy, "Search by strategy ID (default ascending)", "ID" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->settings, "Set a switch of the strategy", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed, "Seed of strategies that choose at random", "N" },
    { "ladder", 0, 0, G_OPTION_ARG_STRING, &options->ladder, "The path of this ladder of techniques: " LADDER_OPTION_HELP,
      "ID|FILE" },
    { "from", 0, 0, G_OPTION_ARG_INT64, &options->from, "Begin at event, step or move N (default 0: the puzzle)", "N" },
    { "to-event", 0, 0, G_OPTION_ARG_INT64, &options->until, "End at event, step or move N (default: the end)", "N" },
    { "speed", 0, 0, G_OPTION_ARG_DOUBLE, &options->speed, "X events a second; of a replay, X times as fast (default 4)", "X" },
    { "ramp", 0, 0, G_OPTION_ARG_NONE, &options->ramp, "Begin slowly, and become that fast", NULL },
    { "hold-dead-end", 0, 0, G_OPTION_ARG_DOUBLE, &options->hold_dead, "Show a dead end S seconds longer", "S" },
    { "hold-end", 0, 0, G_OPTION_ARG_DOUBLE, &options->hold_last, "Show the end S seconds", "S" },
    { "rate", 0, 0, G_OPTION_ARG_INT, &options->rate, "At most N frames a second (default 30)", "N" },
    { "shape", 0, 0, G_OPTION_ARG_STRING, &options->shape, "1:1 (default), 4:5 or 16:9", "SHAPE" },
    { "size", 0, 0, G_OPTION_ARG_INT, &options->size, "Make its shorter side N pixels (default 600)", "N" },
    { "parts", 0, 0, G_OPTION_ARG_STRING, &options->parts, "Show these beside the board", "PARTS" },
    { "candidates", 0, 0, G_OPTION_ARG_STRING, &options->candidates, "explained (default), everywhere or never", "WHICH" },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &options->dark, "In dark colours", NULL },
    { "high-contrast", 0, 0, G_OPTION_ARG_NONE, &options->contrast, "In colours of high contrast", NULL },
    { "font", 0, 0, G_OPTION_ARG_STRING, &options->font, "Take letters and digits from this family of fonts", "FAMILY" },
    { NULL }
  };

  return command_parse_described (argc, argv, "PUZZLE|FILE|-", entries, help);
}

/* −1: there is none of this name. */
static int
find_word (const char *const *words, unsigned n, const char *word)
{
  for (unsigned i = 0; i < n; i++)
    if (strcmp (words[i], word) == 0)
      return (int) i;
  return -1;
}

static bool
read_kind (const FilmOptions *options, FilmRequest *request)
{
  if (!options->output || strcmp (options->output, "-") == 0)
    command_usage ("film needs --output FILE: it cannot go through a pipe");
  else if (options->to && !(request->kind = film_kind_from_id (options->to)))
    command_usage ("--to %s: expected webp, gif or frames", options->to);
  else if (!options->to && !(request->kind = film_kind_from_name (options->output)))
    command_usage ("--output %s: no film that is written has this extension; --to webp, gif or frames chooses one",
                   options->output);
  else if (!request->kind->codec)
    command_usage ("this build has no libwebp, and writes gif and frames only");
  else
    return true;
  return false;
}

/* Without any wish it is left to the board. */
static bool
read_search (const FilmOptions *options, Trace *search)
{
  if (options->strategy && any_strategy_find (options->strategy) && options->seed)
    {
      command_usage ("--seed is of no strategy for boards of any shape");
      return false;
    }
  if (options->strategy && any_strategy_find (options->strategy))
    return command_choose_any (search, options->strategy, options->settings);
  return (!options->strategy && !options->settings && !options->seed)
         || command_choose_search (search, &strategy_ascending, options->strategy, options->settings, options->seed);
}

static bool
read_of (const FilmOptions *options, FilmRequest *request)
{
  bool of_search = options->strategy || options->settings || options->seed;
  int chosen = options->of ? find_word (ofs, G_N_ELEMENTS (ofs), options->of) : options->ladder ? FILM_OF_PATH : FILM_OF_SEARCH;

  if (chosen < 0)
    command_usage ("--of %s: expected search, path or replay", options->of);
  else if (of_search && chosen != FILM_OF_SEARCH)
    command_usage ("--strategy, --set and --seed are of a search only");
  else if (options->ladder && chosen != FILM_OF_PATH)
    command_usage ("--ladder is of the path only");
  else
    {
      request->of = (FilmOf) chosen;
      if (request->of == FILM_OF_SEARCH)
        return read_search (options, &request->search);
      request->profile = ladder_option (options->ladder ? options->ladder : ladder_profiles[0].id, &request->room);
      return request->profile != NULL;
    }
  return false;
}

static bool
read_parts (const char *text, unsigned *parts)
{
  g_auto (GStrv) ids = g_strsplit (text, ",", -1);

  *parts = 0;
  for (int i = 0; strcmp (text, "none") != 0 && ids[i]; i++)
    {
      int part = 0;

      while (part < N_FILM_PARTS && strcmp (film_parts[part].id, ids[i]) != 0)
        part++;
      if (part == N_FILM_PARTS)
        {
          command_usage ("--parts: there is no part “%s”", ids[i]);
          return false;
        }
      *parts |= 1u << part;
    }
  return true;
}

/* The words of the look. */
static bool
read_words (const FilmOptions *options, FilmWish *wish)
{
  int shape = 0, which = options->candidates ? find_word (candidates, G_N_ELEMENTS (candidates), options->candidates)
                                             : FILM_CANDIDATES_EXPLAINED;

  while (options->shape && shape < N_FILM_SHAPES && strcmp (film_shapes[shape].id, options->shape) != 0)
    shape++;
  if (shape == N_FILM_SHAPES)
    command_usage ("--shape %s: expected 1:1, 4:5 or 16:9", options->shape);
  else if (which < 0)
    command_usage ("--candidates %s: expected explained, everywhere or never", options->candidates);
  else
    {
      wish->shape = options->shape ? (FilmShape) shape : wish->shape;
      wish->candidates = (FilmCandidates) which;
      return !options->parts || read_parts (options->parts, &wish->parts);
    }
  return false;
}

static bool
read_numbers (const FilmOptions *options, FilmWish *wish)
{
  if (options->from < 0 || options->until < -1 || (options->until >= 0 && options->until < options->from))
    command_usage ("--from and --to-event: expected numbers from 0, the second one no less than the first");
  else if (!(options->speed > 0) || !isfinite (options->speed))
    command_usage ("--speed: expected a number above 0");
  else if (!(options->hold_dead >= 0 && options->hold_dead <= HOLD_MOST)
           || !(options->hold_last >= 0 && options->hold_last <= HOLD_MOST))
    command_usage ("--hold-dead-end and --hold-end: expected seconds from 0 to %g", HOLD_MOST);
  else if (options->rate < 1 || options->rate > FILM_RATE_MAX)
    command_usage ("--rate %d: expected a number from 1 to %d", options->rate, FILM_RATE_MAX);
  else if (options->size < FILM_SIZE_MIN || options->size > FILM_SIZE_MAX)
    command_usage ("--size %d: expected a number from %d to %d", options->size, FILM_SIZE_MIN, FILM_SIZE_MAX);
  else
    {
      wish->first = (uint64_t) options->from;
      wish->last = options->until < 0 ? UINT64_MAX : (uint64_t) options->until;
      wish->speed = options->speed;
      wish->hold_dead_ms = (int) lround (options->hold_dead * 1000);
      wish->hold_last_ms = (int) lround (options->hold_last * 1000);
      wish->rate = options->rate;
      wish->size = options->size;
      return true;
    }
  return false;
}

bool
film_options_read (const FilmOptions *options, FilmRequest *request)
{
  request->wish = film_wish_default ();
  request->wish.ramp = options->ramp;
  request->wish.dark = options->dark;
  request->wish.high_contrast = options->contrast;
  request->wish.font = options->font;
  return read_kind (options, request) && read_of (options, request) && read_numbers (options, &request->wish)
         && read_words (options, &request->wish);
}

static FilmReel *
reel_of_path (const FilmRequest *request, const Document *document)
{
  PathQuestion question = { .start = PATH_FROM_CLUES, .profile = request->profile };

  memcpy (question.cells, document->cells, sizeof question.cells);
  return film_reel_of_path (path_new (&question));
}

static FilmReel *
reel_of_search (const FilmRequest *request, const Document *document, char **why)
{
  Trace trace = request->search;

  if (!trace.strategy)
    trace.strategy = document->topology ? &strategy_any_order : &strategy_ascending;
  if (!request->search.strategy)
    trace.options = trace.strategy->defaults;
  if (!trace.strategy->any != !document->topology)
    {
      *why = g_strdup_printf (document->topology ? "the strategy “%s” is for the classic board only"
                                                 : "the strategy “%s” is for boards of other shapes and rules",
                              trace.strategy->id);
      return NULL;
    }
  trace.topology = document->topology;
  for (int cell = 0; trace.topology && cell < document->n_cells; cell++)
    trace.givens[cell] = document->cells[cell].given;
  if (trace.topology)
    *why = any_input_refuse (&trace, trace.topology);
  else
    document_get_board (document, &trace.board);
  return *why ? NULL : film_reel_of_search (&trace, request->wish.last);
}

FilmReel *
film_request_reel (const FilmRequest *request, const Document *document, char **why)
{
  Replay *replay;

  if (request->of == FILM_OF_SEARCH)
    return reel_of_search (request, document, why);
  if (document->topology && request->of == FILM_OF_PATH)
    {
      *why = g_strdup ("of a board of another shape or other rules the search or a solve is filmed, not the path");
      return NULL;
    }
  if (request->of == FILM_OF_PATH)
    return reel_of_path (request, document);
  replay = replay_new (document, document->current);
  if (replay_get_length (replay) > 0)
    return film_reel_of_replay (replay);
  replay_free (replay);
  *why = g_strdup ("the file has no history of a solve; .setdoku files have one");
  return NULL;
}
