/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-find.c — every instance of a technique at each position, one a line:
 *
 *   CODE<TAB>r4c5=7 …<TAB>r1c2<>3 …<TAB>sentence
 *
 * Always four fields, empty where there is nothing; a position without an instance gives the code and three empty ones,
 * without a technique of whatever kind an empty code too. Of several positions each row says which one it is about, in a
 * fifth field: FILE:LINE. With --by-cell a field before these names a cell, and the others say what the instance does there;
 * then rows go by cells, and an instance has one for each that it does something to. Lines of HoDoKu's library bring their
 * technique with them, and the digits of the instance that they mean. */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "engine/core/notation.h"
#include "engine/fast/count.h"
#include "engine/logic/ladder.h"
#include "engine/logic/library.h"
#include "model/explain/explain-deduction.h"
#include "formats/text-visible.h"
#include "json-record.h"

/* Room for more instances with different effects than a position usually has; it grows where that is not enough. */
enum { CAPACITY = 1024, NEAR_IDS = 6, PART_OF_NAME = 100 };

typedef struct {
  GString         *cells[N_CELLS];     /* with --by-cell the rows of each cell; else NULL */
  GString         *object;             /* with --json what is written about the position; NULL: lines */
  const char      *code;               /* as it was asked for; NULL: the row's own */
  const Technique *technique;
  int              variant;
  Digits           digits;             /* only these; ∅: all */
  bool             several;            /* positions: each row names its own */
  const char      *file;               /* where it stands */
  unsigned         line;
} Question;

static const char *
code_of (const Question *question)
{
  if (question->code)
    return question->code;
  return question->technique->code ? question->technique->code : question->technique->id;
}

static void
put_json_instance (const Question *question, const char *code, const Deduction *deduction, GString *object)
{
  g_autofree char *sentence = explain_deduction_line (deduction);
  g_autoptr (GString) effect = g_string_new (NULL);

  json_line_open (object, NULL, '{');
  json_line_string (object, "code", code);
  json_line_string (object, "technique", question->technique->id);
  explain_deduction_placed (deduction, effect);
  json_line_words (object, "placed", effect->str);
  g_string_truncate (effect, 0);
  explain_deduction_struck (deduction, effect);
  json_line_words (object, "struck", effect->str);
  json_line_string (object, "sentence", sentence);
  json_line_close (object, '}');
}

static void
put_instance (const Question *question, const char *code, const Deduction *deduction)
{
  g_autoptr(GString) line = g_string_new (code);
  g_autofree char *sentence = deduction ? explain_deduction_line (deduction) : NULL;

  g_string_append_c (line, '\t');
  if (deduction)
    explain_deduction_placed (deduction, line);
  g_string_append_c (line, '\t');
  if (deduction)
    explain_deduction_struck (deduction, line);
  g_string_append_printf (line, "\t%s", sentence ? sentence : "");
  if (question->several)
    g_string_append_printf (line, "\t%s:%u", question->file, question->line);
  command_put_line (line->str);
}

static void
add_row (const Question *question, const char *code, int cell, const char *placed, const char *struck, const char *sentence)
{
  g_string_append_printf (question->cells[cell], "%s\t%s\t%s\t%s\t%s", notation_cell (cell).text, code, placed, struck, sentence);
  if (question->several)
    g_string_append_printf (question->cells[cell], "\t%s:%u", question->file, question->line);
  g_string_append_c (question->cells[cell], '\n');
}

/* Where it places, that; where it strikes, these. */
static void
add_by_cell (const Question *question, const char *code, const Deduction *deduction)
{
  g_autofree char *sentence = explain_deduction_line (deduction);

  for (int i = 0; i < deduction->n_placed; i++)
    {
      int cell = candidate_cell (deduction->placed[i]);

      add_row (question, code, cell, notation_placed (cell, candidate_digit (deduction->placed[i])).text, "", sentence);
    }
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_autoptr (GString) struck = g_string_new (NULL);

      for (int digit = 1; digit <= 9; digit++)
        if (candidate_set_has (&deduction->struck, cell, digit))
          g_string_append_printf (struck, "%s%s", struck->len ? " " : "", notation_struck (cell, digit).text);
      if (struck->len)
        add_row (question, code, cell, "", struck->str, sentence);
    }
}

static void
put_by_cell (const Question *question)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      fputs (question->cells[cell]->str, stdout);
      g_string_truncate (question->cells[cell], 0);
    }
}

static void
search (const Position *position, const Question *question, Finds *finds)
{
  finds->variant = question->variant == LIBRARY_NOTHING ? 0 : question->variant;
  for (;;)
    {
      finds->n = 0;
      finds->overflow = false;
      technique_search (question->technique, position, finds);
      if (!finds->overflow)
        return;
      finds->capacity *= 2;
      finds->found = g_renew (Deduction, finds->found, finds->capacity);
    }
}

static int
find_all (const Position *position, const Question *question, Finds *finds)
{
  int found = 0;

  search (position, question, finds);
  for (int i = 0; i < finds->n; i++)
    if (!question->digits || technique_filed_digits (&finds->found[i]) == question->digits)
      {
        if (question->object)
          put_json_instance (question, code_of (question), &finds->found[i], question->object);
        else if (question->cells[0])
          add_by_cell (question, code_of (question), &finds->found[i]);
        else
          put_instance (question, code_of (question), &finds->found[i]);
        found++;
      }
  return found;
}

/* Uniqueness is promised by the library; of anything else the givens are asked. */
static bool
is_unique (const Document *document)
{
  CountPuzzle puzzle;
  Board       board;

  if (document->technique)
    return true;
  document_get_board (document, &board);
  count_puzzle_from_board (&puzzle, &board);
  return count_solutions (&puzzle, 2, NULL, NULL) == 1;
}

/* What the library line asks for, unless something else was asked. False: it names a technique that there is not. */
static bool
complete_question (const Document *document, Question *question)
{
  int              variant;
  const Technique *named = document->technique ? library_technique (document->technique, &variant) : NULL;

  if (!question->technique && document->technique)
    {
      if (!named)
        return false;
      question->code = document->technique;
      question->technique = named;
      question->variant = variant;
    }
  if (named && question->technique == named)
    question->digits = document->technique_digits;
  return true;
}

static int
find_every_technique (const Position *position, Question *question, Finds *finds)
{
  int found = 0;

  for (const Technique *row = techniques; row->id; row++)
    if (row->family != FAMILY_LAST_RESORT)
      {
        question->technique = row;
        found += find_all (position, question, finds);
      }
  return found;
}

/* On stderr, and in the object if there is one. False always. */
static bool
say_wrong (const Question *question, const char *words)
{
  fflush (stdout);
  fprintf (stderr, "%s:%u:0: %s\n", question->file, question->line, words);
  if (question->object)
    {
      json_line_number (question->object, "column", 0);
      json_line_string (question->object, "error", words);
    }
  return false;
}

static bool
find_in_position (const Document *document, const Question *asked, Finds *finds)
{
  Question question = *asked;
  Position position;
  int      found;

  if (!complete_question (document, &question))
    {
      g_autofree char *technique = text_visible (document->technique);
      g_autofree char *words = g_strdup_printf ("there is no technique “%s”", technique);

      return say_wrong (&question, words);
    }

  document_get_position (document, &position);
  position.unique = is_unique (document);
  if (question.object)
    json_line_open (question.object, "instances", '[');
  found = question.technique ? find_all (&position, &question, finds) : find_every_technique (&position, &question, finds);
  if (question.object)
    json_line_close (question.object, ']');
  else if (question.cells[0])
    put_by_cell (&question);
  if (finds->out_of_memory)
    {
      finds->out_of_memory = false;
      return say_wrong (&question, "memory is short: there may be more");
    }
  if (!found && !question.object && !question.cells[0])
    put_instance (&question, asked->technique || question.code ? code_of (&question) : "", NULL);
  return true;
}

static bool
find_in_record (const Input *input, const Record *record, Question *asked, Finds *finds)
{
  char text[BOARD_TEXT_SIZE];
  Board board;
  bool whole;

  if (!record->document)
    {
      if (asked->object)
        json_record_put_error (input_name (input), &record->error);
      return false;
    }
  asked->file = input_name (input);
  asked->line = record->line;
  if (asked->object)
    {
      document_get_board (record->document, &board);
      board_format (&board, text);
      g_string_truncate (asked->object, 0);
      json_record_begin (asked->object, asked->file, asked->line);
      json_line_string (asked->object, "puzzle", text);
    }
  whole = find_in_position (record->document, asked, finds);
  if (asked->object)
    {
      json_line_end (asked->object);
      fputs (asked->object->str, stdout);
    }
  return whole;
}

/* Edit distance, each row of the matrix from the one before. */
static int
distance (const char *a, const char *b)
{
  int n = (int) strlen (b);
  g_autofree int *row = g_new (int, n + 1);

  for (int j = 0; j <= n; j++)
    row[j] = j;
  for (int i = 1; a[i - 1]; i++)
    {
      int diagonal = row[0];

      row[0] = i;
      for (int j = 1; j <= n; j++)
        {
          int above = row[j];

          row[j] = MIN (MIN (above, row[j - 1]) + 1, diagonal + (g_ascii_tolower (a[i - 1]) != b[j - 1]));
          diagonal = above;
        }
    }
  return row[n];
}

/* A code is compared with codes, anything else with ids; part of an id is nearest. */
static int
away_from (const char *text, const Technique *row)
{
  const char *name = g_ascii_isdigit (text[0]) ? row->code : row->id;

  if (!name)
    return G_MAXINT;
  return distance (text, name) - (strstr (name, text) ? PART_OF_NAME : 0);
}

int
command_unknown_technique (const char *option, const char *text)
{
  g_autoptr(GString) near = g_string_new (NULL);
  int away[TECHNIQUES_MAX];

  for (int i = 0; i < n_techniques; i++)
    away[i] = away_from (text, &techniques[i]);
  for (int k = 0; k < NEAR_IDS; k++)
    {
      int best = 0;

      for (int i = 1; i < n_techniques; i++)
        if (away[i] < away[best])
          best = i;
      if (away[best] == G_MAXINT)
        break;
      away[best] = G_MAXINT;
      g_string_append_printf (near, "%s%s", near->len ? ", " : "", techniques[best].id);
      if (g_ascii_isdigit (text[0]))
        g_string_append_printf (near, " (%s)", techniques[best].code);
    }
  return command_usage ("%s %s: there is no such technique; near are %s", option, text, near->str);
}

typedef struct {
  Question question;
  Finds    finds;                      /* its room is owned */
} Finding;

static int
find_in_input (Input *input, void *user)
{
  Finding *finding = user;
  Record record = { 0 };
  bool whole = true;

  while (!command_output_failed () && input_next (input, &record))
    {
      finding->question.several |= input_more (input);
      whole = find_in_record (input, &record, &finding->question, &finding->finds) && whole;
      record_clear (&record);
    }
  whole = whole && !input_failed (input);
  input_close (input);
  return whole ? COMMAND_DONE : COMMAND_FAILED;
}

int
command_find (int argc, char *argv[])
{
  g_autofree char *technique = NULL;
  gboolean by_cell = FALSE;
  const GOptionEntry entries[] = {
    { "technique", 0, 0, G_OPTION_ARG_STRING, &technique,
      "Look for this one: its name as in x-wing, or HoDoKu's code", "ID|CODE" },
    { "by-cell", 0, 0, G_OPTION_ARG_NONE, &by_cell, "Group instances by the cells that they do something to", NULL },
    { NULL }
  };
  Finding finding = { .finds.capacity = CAPACITY };
  int status;

  if (!command_parse_options (&argc, &argv, "[FILE|-]…", entries))
    return COMMAND_USAGE;
  if (technique)
    {
      finding.question.code = technique;
      finding.question.technique = library_technique (technique, &finding.question.variant);
      if (!finding.question.technique)
        return command_unknown_technique ("--technique", technique);
    }

  if (by_cell && command_json ())
    return command_usage ("find takes either --by-cell or --json");
  for (int cell = 0; by_cell && cell < N_CELLS; cell++)
    finding.question.cells[cell] = g_string_new (NULL);
  finding.question.several = argc > 2;
  finding.question.object = command_json () ? g_string_new (NULL) : NULL;
  finding.finds.found = g_new (Deduction, CAPACITY);
  status = command_each_input (argc, argv, NULL, find_in_input, &finding);
  g_free (finding.finds.found);
  if (finding.question.object)
    g_string_free (finding.question.object, TRUE);
  for (int cell = 0; by_cell && cell < N_CELLS; cell++)
    g_string_free (finding.question.cells[cell], TRUE);
  return status;
}
