/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-keep.c — the two files of ours that are lists: "library", the collected puzzles, and "statistics", whose lines each get a
 * right checksum, but for those of "statistics-raw". */
#include <string.h>

#include "documents.h"
#include "model/game/solve.h"
#include "model/keep/library-file.h"
#include "model/keep/puzzle.h"

/* As the library writes it. */
static char *
write_library (const LibraryLoad *load)
{
  GString *text = g_string_new (library_file_header);

  for (unsigned i = 0; i < load->sets->len; i++)
    g_string_append_printf (text, LIBRARY_SET "%s\n", (const char *) load->sets->pdata[i]);
  for (unsigned i = 0; i < load->puzzles->len; i++)
    setdoku_puzzle_append_line (load->puzzles->pdata[i], text);
  for (unsigned i = 0; i < load->foreign->len; i++)
    {
      const LibraryLine *line = &g_array_index (load->foreign, LibraryLine, i);

      g_string_append_len (text, line->text, (gssize) line->size);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
check_puzzle (SetdokuPuzzle *puzzle)
{
  const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);
  g_autoptr (Document) document = setdoku_puzzle_to_document (puzzle);

  fuzz_check (facts->er >= 0 && facts->er < 1000 && facts->added >= 0, "what is known of a puzzle makes no sense", facts->cells);
  fuzz_check (!facts->title || g_utf8_validate (facts->title, -1, NULL), "a title is no UTF-8", facts->title);
  (void) setdoku_puzzle_get_level (puzzle);
  fuzz_check_document (document, (unsigned) facts->n_clues);
}

static void
check_library (FuzzInput *input)
{
  g_autoptr (GPtrArray) puzzles = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *once = NULL, *again = NULL;
  LibraryLoad *load, *read;
  unsigned n_bad = 0;

  puzzles = puzzles_parse (input->text, input->length, "a\x1b name", &n_bad, &error);
  fuzz_check (puzzles || error, "neither puzzles nor an error", input->text);
  if (error)
    fuzz_check_message (error->message);

  for (char *nul = input->text; (nul = memchr (nul, '\0', input->length - (gsize) (nul - input->text)));)
    *nul = ' ';
  load = library_load_new (g_steal_pointer (&input->text), NULL);
  for (unsigned i = 0; i < load->puzzles->len && i < 4; i++)
    check_puzzle (load->puzzles->pdata[i]);
  once = write_library (load);
  read = library_load_new (g_strdup (once), NULL);
  again = write_library (read);
  fuzz_check_same ("read and written again it is another library", once, again);
  fuzz_check (read->puzzles->len == load->puzzles->len && read->foreign->len == load->foreign->len
              && read->sets->len == load->sets->len, "lines were lost", once);
  library_load_free (read);
  library_load_free (load);
}

/* FNV-1a, as solve.c has it. */
static char *
forge_line (const char *line)
{
  uint32_t sum = 2166136261u;

  for (const char *c = line; *c; c++)
    sum = (sum ^ (uint8_t) *c) * 16777619u;
  return g_strdup_printf ("%s,%08x", line, sum);
}

static void
check_solve (const char *line)
{
  g_autoptr (GString) once = g_string_new (NULL), again = g_string_new (NULL);
  Solve solve, read;

  (void) solve_parse_header (line, strlen (line));
  if (!solve_parse_line (line, strlen (line), &solve))
    return;
  fuzz_check (solve.elapsed >= 0 && solve.solved >= 0 && solve.rating >= 0, "a solve makes no sense", line);
  solve_append_line (&solve, once);
  fuzz_check (solve_parse_line (once->str, once->len, &read), "what was written is not read", once->str);
  solve_append_line (&read, again);
  fuzz_check_same ("read and written again it is another solve", once->str, again->str);
  fuzz_check (!solve.began || solve_is_same (&solve, &read), "it is another game", once->str);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (FuzzInput) input = fuzz_input (data, size);

  if (strcmp (input.row, "library") == 0)
    check_library (&input);
  else if (g_str_has_prefix (input.row, "statistics"))
    {
      g_auto (GStrv) lines = g_strsplit (input.text, "\n", 8);

      for (char **line = lines; *line; line++)
        {
          g_autofree char *forged = strcmp (input.row, "statistics") == 0 ? forge_line (*line) : g_strdup (*line);

          check_solve (forged);
        }
    }
  return 0;
}
