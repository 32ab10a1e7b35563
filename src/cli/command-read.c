/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-read.c — the puzzle in a picture: one line a picture, its name, a tabulator, a character for each cell.
 *
 * What is no puzzle is a line on stderr that says what was seen, and exit status 1. So is a puzzle that has not exactly one
 * solution, or can be read in several ways: its line is printed nevertheless, for somebody who will look at it. */
#include <gio/gunixinputstream.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "engine/rules/place-notation.h"
#include "formats/blocks.h"
#include "formats/text-visible.h"
#include "json-record.h"
#include "model/explain/explain-sight.h"
#include "model/file/photograph.h"
#include "model/read/board-counter.h"
#include "sight/marks.h"

static const char *const outcome_ids[] = {
  [SIGHT_READ] = "read", [SIGHT_DOUBTFUL] = "doubtful", [SIGHT_FULL] = "full", [SIGHT_NO_PUZZLE] = "no-puzzle",
  [SIGHT_NO_GRID] = "no-grid", [SIGHT_TOO_SMALL] = "too-small", [SIGHT_TOO_LARGE] = "too-large", [SIGHT_STOPPED] = "stopped",
};

typedef struct {
  Sight   *sight;
  gboolean confidence, candidates;
} Reading;

static int
n_cells (const SightReading *reading)
{
  return reading->grid.lattice.n * reading->grid.lattice.n;
}

static void
format_digits (const SightReading *reading, char text[SIZE_CELLS_MOST + 1])
{
  int n = n_cells (reading);

  for (int cell = 0; cell < n; cell++)
    text[cell] = reading->cell[cell].digit ? value_character (reading->cell[cell].digit) : '.';
  text[n] = '\0';
}

/* The probability of the least certain cell. */
static double
least_certain (const SightReading *reading)
{
  double least = 1;

  for (int cell = 0; cell < n_cells (reading); cell++)
    least = MIN (least, (double) reading->cell[cell].p);
  return least;
}

/* "r1c2=14 r5c5=789"; marks NULL: nobody wishes for them. */
static char *
format_marks (const SightReading *reading, const SightMarks *marks)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < n_cells (reading); cell++)
    {
      int n = reading->grid.lattice.n;

      if (!marks->digits[cell])
        continue;
      g_string_append_printf (text, "%s%s=", text->len ? " " : "", place_text_on (cell, n).text);
      for (int digit = 1; digit <= n; digit++)
        if (marks->digits[cell] >> digit & 1)
          g_string_append_printf (text, "%d", digit);
    }
  return g_string_free (text, FALSE);
}

static void
put_line (const char *name, const SightReading *reading, const SightMarks *marks, bool confidence)
{
  g_autofree char *visible = text_visible (name);
  char text[SIZE_CELLS_MOST + 1];

  format_digits (reading, text);
  printf ("%s\t%s", visible, text);
  if (confidence)
    {
      g_autoptr(GString) doubts = g_string_new (NULL);
      char least[G_ASCII_DTOSTR_BUF_SIZE];

      for (int cell = 0; cell < n_cells (reading); cell++)
        if (reading->cell[cell].doubtful)
          g_string_append_printf (doubts, "%s%s=%d|%d", doubts->len ? " " : "",
                                  place_text_on (cell, reading->grid.lattice.n).text,
                                  reading->cell[cell].digit, reading->cell[cell].second);
      printf ("\t%s\t%s", g_ascii_formatd (least, sizeof least, "%.3f", least_certain (reading)), doubts->str);
    }
  if (marks)
    {
      g_autofree char *written = format_marks (reading, marks);

      printf ("\t%s", written);
    }
  printf ("\n");
}

static void
put_corners (GString *line, const Quad *corners, double scale)
{
  json_line_open (line, "corners", '[');
  for (int i = 0; i < 4; i++)
    {
      json_line_open (line, NULL, '[');
      json_line_real (line, NULL, corners->corner[i].x * scale, 1);
      json_line_real (line, NULL, corners->corner[i].y * scale, 1);
      json_line_close (line, ']');
    }
  json_line_close (line, ']');
}

static void
put_cells (GString *line, const SightReading *reading)
{
  json_line_open (line, "doubtful", '[');
  for (int cell = 0; cell < n_cells (reading); cell++)
    if (reading->cell[cell].doubtful)
      {
        json_line_open (line, NULL, '{');
        json_line_string (line, "cell", place_text_on (cell, reading->grid.lattice.n).text);
        json_line_number (line, "digit", reading->cell[cell].digit);
        json_line_real (line, "p", (double) reading->cell[cell].p, 3);
        json_line_number (line, "second", reading->cell[cell].second);
        json_line_real (line, "second_p", (double) reading->cell[cell].second_p, 3);
        json_line_close (line, '}');
      }
  json_line_close (line, ']');
}

/* Of another size than nine by nine: with its boxes, as other commands read it. */
static void
put_block (GString *line, const char *name, const SightReading *reading)
{
  g_autoptr(Block) block = NULL;
  g_autofree Rules *rules = NULL;
  g_autofree char *text = NULL;
  int n = reading->grid.lattice.n;

  if (n == 9 || !reading->box_rows)
    return;
  rules = g_new (Rules, 1);
  rules_init_square (rules, n, reading->box_rows, n / reading->box_rows);
  block = block_of_rules (rules);
  block->text[BLOCK_ID] = text_visible (name);
  for (int cell = 0; cell < n * n; cell++)
    block->givens[cell] = reading->cell[cell].digit;
  text = block_write (block);
  json_line_string (line, "block", text);
}

/* page: NULL where the file is no picture. */
static void
put_json (const char *name, const char *error, const SightPage *page, const SightReading *reading, const SightMarks *marks,
          double scale)
{
  g_autoptr(GString) line = g_string_new (NULL);
  char text[SIZE_CELLS_MOST + 1];

  json_line_open (line, NULL, '{');
  json_line_string (line, "file", name);
  if (error)
    json_line_string (line, "error", error);
  json_line_string (line, "outcome", page ? outcome_ids[reading->outcome] : "no-picture");
  if (page && page->n > 0)
    {
      format_digits (reading, text);
      json_line_string (line, "puzzle", text);
      json_line_number (line, "size", reading->grid.lattice.n);
      put_block (line, name, reading);
      json_line_number (line, "clues", reading->n_clues);
      json_line_number (line, "solutions", reading->solutions);
      json_line_number (line, "changed", reading->n_changed);
      json_line_real (line, "least", least_certain (reading), 3);
      json_line_real (line, "score", reading->grid.score, 3);
      json_line_number (line, "grids", page->n);
      put_corners (line, &reading->grid.corners, scale);
      put_cells (line, reading);
      if (marks)
        {
          g_autofree char *written = format_marks (reading, marks);

          json_line_string (line, "marks", written);
          json_line_number (line, "illegible", marks->n_illegible);
        }
    }
  json_line_end (line);
  fputs (line->str, stdout);
}

static void
say (const char *name, const char *sentence)
{
  g_autofree char *line = g_strdup_printf ("%s: %s", name, sentence);

  fflush (stdout);
  command_say (line);
}

static void
note_doubts (const char *name, const SightReading *reading)
{
  g_autofree char *changes = explain_sight_changes (reading);

  if (changes)
    command_note ("%s: %s", name, changes);
  for (int cell = 0; cell < n_cells (reading); cell++)
    if (reading->cell[cell].doubtful)
      {
        g_autofree char *doubt = explain_sight_doubt (reading, cell);

        command_note ("%s: %s", name, doubt);
      }
}

static Photograph *
load (const char *argument, const char **name, GError **error)
{
  g_autoptr(GFile) file = NULL;

  *name = argument;
  if (strcmp (argument, "-") == 0)
    {
      g_autoptr(GInputStream) stream = g_unix_input_stream_new (STDIN_FILENO, FALSE);

      *name = "<stdin>";
      return photograph_read (stream, *name, NULL, error);
    }
  file = g_file_new_for_commandline_arg (argument);
  return photograph_load (file, NULL, error);
}

static int
read_picture (const char *argument, const Reading *options)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *sentence = NULL;
  const char *name;
  g_autoptr(Photograph) photograph = load (argument, &name, &error);
  const SightPicture *picture;
  const SightMarks *wished = NULL;
  SightOutcome outcome;
  SightReading reading;
  SightMarks marks;
  SightPage page;

  if (!photograph)
    {
      command_say (error->message);
      if (command_json ())
        put_json (name, error->message, NULL, NULL, NULL, 1);
      return COMMAND_FAILED;
    }
  picture = photograph_get_picture (photograph);
  outcome = sight_read_page (options->sight, picture, NULL, &page, &reading);
  if (options->candidates && (outcome == SIGHT_READ || outcome == SIGHT_DOUBTFUL))
    {
      sight_read_marks (options->sight, picture, &reading, NULL, &marks);
      wished = &marks;
    }
  sentence = explain_sight (picture, outcome, &reading);
  if (command_json ())
    put_json (name, sentence, &page, &reading, wished, photograph_get_scale (photograph));
  else if (outcome == SIGHT_READ || outcome == SIGHT_DOUBTFUL)
    put_line (name, &reading, wished, options->confidence);
  if (sentence)
    say (name, sentence);
  if (outcome == SIGHT_READ || outcome == SIGHT_DOUBTFUL)
    note_doubts (name, &reading);
  return sentence ? COMMAND_FAILED : COMMAND_DONE;
}

int
command_read (int argc, char *argv[])
{
  Reading options = { 0 };
  const GOptionEntry entries[] = {
    { "confidence", 0, 0, G_OPTION_ARG_NONE, &options.confidence,
      "Print the probability of the least certain cell, too, and the cells in doubt as r5c7=6|8, 0 for empty", NULL },
    { "candidates", 0, 0, G_OPTION_ARG_NONE, &options.candidates,
      "Read small pencil marks, too: a last field with r5c7=68 for each cell where all of them are legible", NULL },
    { NULL }
  };
  g_autofree void *room = NULL;
  g_autoptr(BoardCounter) counter = NULL;
  SightCounter lent;
  int status = COMMAND_DONE;

  if (!command_parse_described (&argc, &argv, "PICTURE|-…", entries,
                                "Photographs and screenshots in any format that GdkPixbuf loads, up to 50 megapixels. Printed\n"
                                "digits are read, in any direction, dark on light or light on dark. Boards are nine by\n"
                                "nine, six by six, or sixteen by sixteen with numbers to 16, printed as A for 10 to G for 16.\n"
                                "A puzzle is checked: what has not exactly one solution is printed, but said, and the exit\n"
                                "status is 1."))
    return COMMAND_USAGE;
  if (argc < 2)
    return command_usage ("read needs a PICTURE");
  room = g_try_malloc (sight_size ());
  if (!room)
    return command_no_memory ();
  options.sight = sight_start (room);
  counter = board_counter_new ();
  lent = board_counter_lend (counter);
  sight_lend (options.sight, &lent);
  for (int i = 1; i < argc && !command_output_failed (); i++)
    {
      status = command_worse (status, read_picture (argv[i], &options));
      fflush (stdout);
    }
  return status;
}
