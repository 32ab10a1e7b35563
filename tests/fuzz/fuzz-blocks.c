/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-blocks.c — boards of any shape: "read" as text alone, "board" with what follows from the rules, "count" with a short search
 * for solutions, too. What was understood is written, read again and written again, which must be the same text; and a solution,
 * as clues, has just itself. */
#include <string.h>

#include "documents.h"
#include "engine/any/any-count.h"
#include "formats/blocks.h"
#include "formats/document-limits.h"

enum { BLOCKS_LOOKED_INTO = 4, SOLUTIONS_MAX = 3, WORDS_MAX = 1 << 14 };

static bool
lose_patience (void *data)
{
  (void) data;
  return true;
}

/* A search looks at every scan after each guess, so it is as slow as these are large. */
static bool
is_quick (const Topology *topology)
{
  unsigned n_words = 0;

  for (int i = 0; i < topology->n_scans; i++)
    n_words += (unsigned) topology->scan[i].n_words * topology->scan[i].n;
  return n_words < WORDS_MAX;
}

static void
check_solutions (const Block *block, const Topology *topology)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  AnyCount *count = any_count_new (topology);
  Values domain[RULES_CELLS_MAX];
  uint8_t solution[RULES_CELLS_MAX];

  any_count_domains (topology, block->givens, domain);
  any_count_run (count, domain, SOLUTIONS_MAX, lose_patience, NULL, result);
  fuzz_check (result->n_solutions <= SOLUTIONS_MAX, "more solutions than were asked for", NULL);
  if (result->n_solutions > 0)
    {
      memcpy (solution, result->solution[0], sizeof solution);
      any_count_domains (topology, solution, domain);
      any_count_run (count, domain, SOLUTIONS_MAX, lose_patience, NULL, result);
      fuzz_check (result->n_solutions == 1, "a solution is none", NULL);
    }
  any_count_free (count);
}

static void
check_board (const Block *block, const char *text, bool counts)
{
  ParseError error;
  Topology *topology = block_topology (block, &error);

  if (!topology)
    {
      fuzz_check (error.reason == PARSE_RULES && error.line >= block->line, "rules are refused without a reason", text);
      fuzz_check_error (&error, text);
      return;
    }
  fuzz_check (topology->n_scans <= TOPOLOGY_PLACES_MAX && topology->n_houses <= TOPOLOGY_PLACES_MAX, "too much follows", text);
  if (counts && is_quick (topology))
    check_solutions (block, topology);
  topology_unref (topology);
}

static void
check_block (const Block *block, const char *text)
{
  g_autofree char *once = block_write (block), *twice = NULL;
  g_autoptr (Block) again = NULL;
  const char *at = once;
  unsigned line = 1;
  ParseError error;

  for (int i = 0; i < N_BLOCK_TEXTS; i++)
    fuzz_check (!block->text[i] || strlen (block->text[i]) <= TEXT_LINE_MAX, "a text is longer than its limit", text);
  fuzz_check (block_read (&at, &line, &again, &error) && again && !*at, "what was written is not read", once);
  twice = block_write (again);
  fuzz_check_same ("read and written again it is another text", once, twice);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (FuzzInput) input = fuzz_input (data, size);
  bool counts = strcmp (input.row, "count") == 0, builds = counts || strcmp (input.row, "board") == 0;
  ParseError error;
  g_autofree char *text = format_decode (input.text, input.length, &error);
  unsigned line = 1, deep = 0;
  Block *block;

  if (!text)
    {
      fuzz_check_error (&error, NULL);
      return 0;
    }
  for (const char *at = text; block_read (&at, &line, &block, &error); block_free (block))
    if (!block)
      fuzz_check_error (&error, text);
    else
      {
        check_block (block, text);
        if (builds && deep++ < BLOCKS_LOOKED_INTO)
          check_board (block, text, counts);
      }
  return 0;
}
