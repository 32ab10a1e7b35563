/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-blocks.c — boards of any shape as text: read, written again byte for byte, solved; and what is wrong with them.
 *
 * boards.txt has some of each kind; all of them, where SETDOKU_DATA leads to the folder "variants". */
#include <glib.h>
#include <string.h>

#include "engine/any/any-count.h"
#include "formats/blocks.h"
#include "wrong-block.h"

enum { COUNT_MAX = 2000, GUESSES = 4000, GUESSES_KEPT = 400000 };

typedef struct {
  uint64_t left;
} Patience;

static bool
lose_patience (void *data)
{
  Patience *patience = data;

  return patience->left-- == 0;
}

/* Whether it has as many solutions as it says, and the one it says. False: that takes too long here. */
static bool
check_solution (const Block *block, uint64_t guesses)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  ParseError error;
  Topology *topology = block_topology (block, &error);
  const char *solutions = block->text[BLOCK_SOLUTIONS];
  AnyCount *count;
  Values domain[RULES_CELLS_MAX];
  Patience patience = { guesses / 64 };

  if (!topology)
    g_error ("%s: %d %s", block->text[BLOCK_ID], error.reason, error.detail);
  count = any_count_new (topology);
  any_count_domains (topology, block->givens, domain);
  any_count_run (count, domain, COUNT_MAX, lose_patience, &patience, result);
  any_count_free (count);
  topology_unref (topology);
  if (result->stopped)
    return false;
  if (g_strcmp0 (solutions, "?") != 0)
    g_assert_cmpuint (result->n_solutions, ==, g_ascii_strtoull (solutions, NULL, 10));
  if (block->has_solution && result->n_solutions == 1)
    g_assert_cmpmem (result->solution[0], (gsize) rules_n_cells (&block->rules), block->solution,
                     (gsize) rules_n_cells (&block->rules));
  return true;
}

static void
check_file (const char *path, uint64_t guesses, int *n, int *n_solved)
{
  g_autofree char *text = NULL;
  g_autoptr(GString) written = g_string_new (NULL);
  const char *at;
  unsigned line = 1;
  Block *block;
  ParseError error;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    g_error ("%s cannot be read", path);
  for (at = text; block_read (&at, &line, &block, &error); block_free (block))
    {
      g_autofree char *again = NULL;

      if (!block)
        g_error ("%s:%u: %d %s", path, error.line, error.reason, error.detail);
      if (written->len > 0)
        g_string_append_c (written, '\n');
      again = block_write (block);
      g_string_append (written, again);
      ++*n;
      *n_solved += check_solution (block, guesses);
    }
  g_assert_cmpstr (written->str, ==, text);
}

static void
test_boards (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL);
  int n = 0, n_solved = 0;

  check_file (path, GUESSES_KEPT, &n, &n_solved);
  g_assert_cmpint (n, ==, 114);
  g_assert_cmpint (n_solved, ==, n);
}

static void
test_all_boards (void)
{
  const char *data = g_getenv ("SETDOKU_DATA"), *name;
  g_autofree char *folder = data ? g_build_filename (data, "variants", NULL) : NULL;
  g_autoptr(GDir) files = folder ? g_dir_open (folder, 0, NULL) : NULL;
  int n = 0, n_solved = 0;

  if (!files)
    {
      g_test_skip ("no variants");
      return;
    }
  while ((name = g_dir_read_name (files)))
    if (g_str_has_suffix (name, ".txt"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        check_file (path, GUESSES, &n, &n_solved);
      }
  g_test_message ("%d of %d boards counted within %d guesses", n_solved, n, GUESSES);
  g_assert_cmpint (n_solved, >, n * 9 / 10);
}

/* --- What is wrong ------------------------------------------------------------------------------------------------- */

static const char head[] = "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n";
static const char tail[] = "givens=................\n";

static void
test_bad_blocks (void)
{
  static const struct { const char *text; ParseReason reason; unsigned line, column; const char *detail; } wrong[] = {
    { "foo=1\n", PARSE_VARIANT, 5, 1, "foo" },
    { "thermo\n", PARSE_SYNTAX, 5, 1, "thermo" },
    { "extras=windoku snow\n", PARSE_VARIANT, 5, 1, "snow" },
    { "extras=windoku windoku\n", PARSE_TWICE, 5, 1, "windoku" },
    { "boxes=2x2\n", PARSE_TWICE, 5, 1, "boxes" },
    { "boxes=2x2 \nfoo=1\n", PARSE_TWICE, 5, 1, "boxes" },
    { "regions=1111222233334444\n", PARSE_TWICE, 5, 1, "regions" },
    { "rows=4\n", PARSE_TWICE, 5, 1, "rows" },
    { "cage=3\n", PARSE_BAD_VALUE, 5, 1, "cage 3" },
    { "cage=3|\n", PARSE_BAD_VALUE, 5, 1, "cage" },
    { "cage=x|r1c1\n", PARSE_BAD_VALUE, 5, 1, "cage x" },
    { "cage=3|r1c5\n", PARSE_BAD_VALUE, 5, 1, "cage r1c5" },
    { "cage=3|r1c0\n", PARSE_BAD_VALUE, 5, 1, "cage r1c0" },
    { "sandwich=row0|3\n", PARSE_BAD_VALUE, 5, 1, "sandwich row0" },
    { "sandwich=rowx|3\n", PARSE_BAD_VALUE, 5, 1, "sandwich rowx" },
    { "grids=r1c1x\n", PARSE_BAD_VALUE, 5, 1, "grids r1c1x" },
    { "grids=r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1 r1c1\n", PARSE_BAD_VALUE, 5, 1,
      "grids" },
    { "puzzle=a\npuzzle=b\n", PARSE_TWICE, 6, 1, "puzzle" },
    { "givens=................\ngivens=................\n", PARSE_TWICE, 6, 1, "givens" },
    { "solution=................\nsolution=................\n", PARSE_TWICE, 6, 1, "solution" },
    { "cage=3|r0c1\n", PARSE_BAD_VALUE, 5, 1, "cage r0c1" },
    { "cage=3|r01c1\n", PARSE_BAD_VALUE, 5, 1, "cage r01c1" },
    { "cage=3|r1c1 r1c2|r2c2\n", PARSE_BAD_VALUE, 5, 1, "cage 3" },
    { "cage=-3|r1c1 r1c2\n", PARSE_BAD_VALUE, 5, 1, "cage -3" },
    { "arrow=r1c1\n", PARSE_BAD_VALUE, 5, 1, "arrow r1c1" },
    { "cage=3|r1c1;r1c2\n", PARSE_BAD_VALUE, 5, 1, "cage 3" },
    { "cage=99999|r1c1\n", PARSE_BAD_VALUE, 5, 1, "cage 99999" },
    { "negative=dots\n", PARSE_BAD_VALUE, 5, 1, "negative dots" },
    { "sandwich=row5|3\n", PARSE_BAD_VALUE, 5, 1, "sandwich row5" },
    { "sandwich=T1|3\n", PARSE_BAD_VALUE, 5, 1, "sandwich T1" },
    { "xsum=U1|3\n", PARSE_BAD_VALUE, 5, 1, "xsum U1" },
    { "givens=1\n", PARSE_WRONG_LENGTH, 5, 1, "givens" },
    { "givens=..x.............\n", PARSE_BAD_CHARACTER, 5, 10, "givens" },
    { "givens=5...............\n", PARSE_BAD_CHARACTER, 5, 8, "givens" },
    { "givens=..é............\n", PARSE_BAD_CHARACTER, 5, 10, "givens" },
    { "grids=r1c1 x\n", PARSE_BAD_VALUE, 5, 1, "grids x" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strconcat (head, wrong[i].text, tail, "\n", head, tail, NULL);
      const char *at = text;
      unsigned line = 1;
      ParseError error = { 0 };
      Block *block;

      g_assert_true (block_read (&at, &line, &block, &error));
      g_assert_null (block);
      g_assert_cmpint (error.reason, ==, wrong[i].reason);
      g_assert_cmpuint (error.line, ==, wrong[i].line);
      g_assert_cmpuint (error.column, ==, wrong[i].column);
      g_assert_cmpstr (error.detail, ==, wrong[i].detail);
      g_assert_true (block_read (&at, &line, &block, &error));       /* the next one is none the worse */
      g_assert_nonnull (block);
      g_assert_cmpuint (block->line, ==, line - 5);
      block_free (block);
      g_assert_false (block_read (&at, &line, &block, &error));
    }
}

static void
test_bad_sizes (void)
{
  static const struct { const char *text, *detail; } sizes[] = {
    { "rows=0\n", "rows = 0 ∉ {1 … 25}" }, { "rows=26\n", "rows = 26 ∉ {1 … 25}" }, { "rows=x\n", "rows = x ∉ {1 … 25}" },
    { "rows=4x\n", "rows = 4x ∉ {1 … 25}" }, { "rows=1234567890123456\n", "rows = 123456789012 ∉ {1 … 25}" },
    { "rows=é\n", "rows" }, { "cols=26\n", "cols = 26 ∉ {1 … 25}" },
    { "values=4\n", "values 4" }, { "values=1-0\n", "values = 0 ∉ {1 … 25}" }, { "values=1-26\n", "values = 26 ∉ {1 … 25}" },
    { "values=1-x\n", "values = x ∉ {1 … 25}" }, { "values=1-4x\n", "values = 4x ∉ {1 … 25}" }, { "values=é\n", "values" },
  };
  static const char *const boxes[] = { "0x2", "2x0", "2y2", "2x2x", "x", "2xy" };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    check_wrong (sizes[i].text, PARSE_BAD_VALUE, sizes[i].detail);
  for (gsize i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autofree char *text = g_strconcat ("rows=4\ncols=4\nvalues=1-4\nboxes=", boxes[i], "\n", tail, NULL);
      g_autofree char *detail = g_strconcat ("boxes ", boxes[i], NULL);

      check_wrong (text, PARSE_BAD_VALUE, detail);
    }
}

/* More constraints than there is room for, and one with more cells. */
static void
test_too_many (void)
{
  g_autoptr(GString) many = g_string_new (head), one = g_string_new (head);

  for (int i = 0; i <= RULES_CONSTRAINTS_MAX; i++)
    g_string_append (many, "odd=r1c1\n");
  check_wrong (many->str, PARSE_RULES, "odd");
  g_string_append (one, "odd=r1c1");
  for (int i = 0; i < 2 * RULES_CELLS_MAX; i++)
    g_string_append (one, " r1c1");
  check_wrong (one->str, PARSE_BAD_VALUE, "odd");
}

/* Of rules that cannot be it is said which and where. */
static void
test_bad_rules (void)
{
  static const struct { const char *text, *detail; FaultKind fault; unsigned line; } wrong[] = {
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=12|r1c1 r1c2 r2c1\n", "cage r1c1 r1c2 r2c1", FAULT_NUMBER, 5 },
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\nextras=entropy\n", "entropy", FAULT_EXTRA, 5 },
    { "rows=4\ncols=4\nvalues=1-4\nboxes=none\ngrids=r1c2\n", "r1c2", FAULT_GRID, 5 },
    { "rows=4\ncols=4\nvalues=1-3\nboxes=none\n", "r1c4 r4c1", FAULT_SIZE, 3 },
    { "rows=5\ncols=5\nvalues=1-5\nboxes=2x2\n", "r1c5 r2c5 r3c5 r4c5 …", FAULT_BOXES, 4 },
    { "rows=4\ncols=6\nvalues=1-6\nboxes=3x2\n", "r4c1 r4c2 r4c3 r4c4 …", FAULT_BOXES, 4 },
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x4\n", "r1c1 r1c2 r1c3 r1c4 …", FAULT_BOXES, 4 },
    { "rows=5\ncols=5\nvalues=1-4\nboxes=3x1\ngrids=r2c2\n", "r5c2 r5c3 r5c4 r5c5", FAULT_BOXES, 4 },
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\nthermo=r1c1 r1c2 r1c3 r2c3 r2c2\n",
      "thermo r1c1 r1c2 r1c3 r2c3 …", FAULT_TOO_LONG, 5 },
    { "rows=4\ncols=4\nvalues=1-4\nregions=AAAAABBBCCCCDDDD\n", "r1c1 r1c2 r1c3 r1c4 …", FAULT_REGION, 4 },
    { "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=3|r1c1 r1c1\n", "cage r1c1 r1c1", FAULT_TWICE, 5 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      gsize n_cells = (gsize) g_ascii_digit_value (wrong[i].text[5]) * (gsize) g_ascii_digit_value (strstr (wrong[i].text, "cols=")[5]);
      g_autofree char *givens = g_strnfill (n_cells, '.');
      g_autofree char *text = g_strconcat (wrong[i].text, "givens=", givens, "\n", NULL);
      const char *at = text;
      unsigned line = 1;
      ParseError error = { 0 };
      Block *block;

      g_assert_true (block_read (&at, &line, &block, &error));
      g_assert_nonnull (block);
      g_assert_null (block_topology (block, &error));
      g_assert_cmpint (error.reason, ==, PARSE_RULES);
      g_assert_cmpint (error.found, ==, wrong[i].fault);
      g_assert_cmpstr (error.detail, ==, wrong[i].detail);
      g_assert_cmpuint (error.line, ==, wrong[i].line);
      g_assert_cmpuint (error.column, ==, 1);

      /* What was read nowhere is wrong where the block begins. */
      memset (block->line_of, 0, sizeof block->line_of);
      block->line = 12;
      g_assert_null (block_topology (block, &error));
      g_assert_cmpuint (error.line, ==, 12);
      block_free (block);
    }
}

/* A letter too often, or one that no other cell has, is a slip; cells in no region are meant so. */
static void
test_regions (void)
{
  static const struct { const char *regions, *detail; } boards[] = {
    { "AABBAABBCCDDCCDD", NULL }, { "AAA.BBBBCCCCDDDD", NULL }, { "AAABBBBBCCCCDDDD", "r1c1 r1c2 r1c3" },
    { "AAABCCCCDDDDEEEE", "r1c1 r1c2 r1c3" }, { "AAAABBBBCCCCDDDE", "r4c1 r4c2 r4c3" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *text = g_strdup_printf ("rows=4\ncols=4\nvalues=1-4\nregions=%s\ngivens=................\n", boards[i].regions);
      g_autoptr (GArray) records = format_read (format_find ("blocks"), text, strlen (text), NULL);
      const Record *record = &g_array_index (records, Record, 0);

      g_assert_true (!record->document == (boards[i].detail != NULL));
      if (!boards[i].detail)
        continue;
      g_assert_cmpint (record->error.found, ==, FAULT_PARTITION);
      g_assert_cmpuint (record->error.line, ==, 4);
      g_assert_cmpstr (record->error.detail, ==, boards[i].detail);
    }
}

/* Rules that contradict each other are told, those that have a part in it and no others; the board is refused where it would be
 * played, and counted where it is asked how many solutions it has. */
static void
test_contradictions (void)
{
  static const char rules[] = "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\n";
  g_autofree char *empty = g_strnfill (81, '.');
  static const struct { const char *text, *detail; unsigned line; } wrong[] = {
    { "odd=r9c9\ncage=3|r1c1 r1c2\nthermo=r1c4 r1c2\nthermo=r1c5 r1c1\ncage=45|r5c1 r5c2 r5c3 r5c4 r5c5 r5c6 r5c7 r5c8 r5c9\n",
      "cage 3 r1c1 r1c2, thermo r1c4 r1c2", 7 },
    { "even=r2c2\nodd=r2c2\n", "even r2c2, odd r2c2", 6 },
    { "cage=17|r1c1 r1c2\ncage=17|r1c3 r1c4\n", "cage 17 r1c1 r1c2, cage 17 r1c3 r1c4", 6 },
    { "sandwich=row3|0\nthermo=r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9\n",
      "sandwich row3 0, thermo r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 …", 6 },
    { "whisper=8|r4c1 r5c1 r6c1 r6c2\nless=r4c1 r5c1\nless=r5c1 r6c1\n", "whisper 8 r4c1 r5c1 r6c1 r6c2, less r4c1 r5c1", 6 },
    { "thermo=r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1\nthermo=r9c2 r9c1\nthermo=r9c1 r9c3\nodd=r1c9\n",
      "thermo r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1, thermo …", 7 },
    { "candidates=r1c1|1 2\ncandidates=r1c2|1 2\ncandidates=r1c3|1 2\n", NULL },      /* that takes more */
    { "extras=antiking\n", NULL },
    { "candidates=r1c1|5\ncandidates=r1c1|6\n", "candidates r1c1 5, candidates r1c1 6", 6 },
    { "sum=100|r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9 "
      "r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9\n", "sum 100 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 …", 5 },
    { "candidates=r1c1|1\ncandidates=r1c2|2\nnegative=kropki\n", "candidates r1c1 1, candidates r1c2 2, negative kropki", 7 },
    { "extras=nonconsecutive\ncage=3|r1c1 r1c2\nodd=r9c9\n", "cage 3 r1c1 r1c2", 6 },
    { "negative=xv\ncandidates=r4c4|1\ncandidates=r4c5|4\n", "negative xv, candidates r4c4 1, candidates r4c5 4", 7 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strconcat (rules, wrong[i].text, "givens=", empty, "\n", NULL);
      g_autoptr (GArray) records = format_read (format_find ("blocks"), text, strlen (text), NULL);
      const Record *record = &g_array_index (records, Record, 0);

      g_assert_cmpuint (records->len, ==, 1);
      g_assert_true (!record->document == (wrong[i].detail != NULL));
      if (!wrong[i].detail)
        continue;
      g_assert_cmpint (record->error.reason, ==, PARSE_RULES);
      g_assert_cmpint (record->error.found, ==, FAULT_CONTRADICTION);
      g_assert_cmpuint (record->error.line, ==, wrong[i].line);
      g_assert_cmpstr (record->error.detail, ==, wrong[i].detail);
    }
}

/* Cages that share a cell are a slip, and both are told; where the solution stands beside them they are meant so. */
static void
test_overlapping_cages (void)
{
  static const char solution[] = "1234341221434321";
  static const struct { const char *cages; bool solved; const char *detail; unsigned line; } boards[] = {
    { "cage=3|r1c1 r1c2\ncage=7|r1c3 r1c4\n", false, NULL },
    { "cage=3|r1c1 r1c2\nodd=r3c3\ncage=5|r1c2 r1c3\n", false, "cage 3 r1c1 r1c2, cage 5 r1c2 r1c3", 7 },
    { "cage=3|r1c1 r1c2\ncage=5|r1c2 r1c3\n", true, NULL },
    { "cage=-|r1c1 r1c2\nadd=5|r1c2 r1c3\n", false, "cage r1c1 r1c2, add 5 r1c2 r1c3", 6 },
    { "cage=3|r1c1 r1c2\narrow=r1c3|r1c1 r1c2\n", false, NULL },
    { "cage=3|r1c1 r1c2\ncage=3|r1c1 r1c2\n", false, "cage 3 r1c1 r1c2, cage 3 r1c1 r1c2", 6 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *text = g_strconcat (head, boards[i].cages, tail, boards[i].solved ? "solution=" : "",
                                           boards[i].solved ? solution : "", "\n", NULL);
      g_autoptr (GArray) records = format_read (format_find ("blocks"), text, strlen (text), NULL);
      const Record *record = &g_array_index (records, Record, 0);

      g_assert_cmpuint (records->len, ==, 1);
      g_assert_true (!record->document == (boards[i].detail != NULL));
      if (!boards[i].detail)
        continue;
      g_assert_cmpint (record->error.reason, ==, PARSE_RULES);
      g_assert_cmpint (record->error.found, ==, FAULT_OVERLAP);
      g_assert_cmpuint (record->error.line, ==, boards[i].line);
      g_assert_cmpstr (record->error.detail, ==, boards[i].detail);
    }
}

/* A remark is skipped; a cell may be in no region. */
static void
test_written_again (void)
{
  static const char rest[] = "rows=4\ncols=4\nvalues=1-4\nregions=.111222233334444\ngivens=................\n";
  g_autofree char *text = g_strconcat ("# nothing\n", rest, NULL), *again = NULL;
  const char *at = text;
  unsigned line = 1;
  ParseError error = { 0 };
  Block *block;

  g_assert_true (block_read (&at, &line, &block, &error));
  g_assert_nonnull (block);
  again = block_write (block);
  g_assert_cmpstr (again, ==, rest);
  block_free (block);
}

static void
test_missing (void)
{
  static const struct { const char *text, *missing; } wrong[] = {
    { "puzzle=a\n", "rows" }, { "rows=4\nboxes=2x2\n", "cols" }, { "rows=4\ncols=4\ngivens=................\n", "values" },
    { head, "givens" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      const char *at = wrong[i].text;
      unsigned line = 1;
      ParseError error = { 0 };
      Block *block;

      g_assert_true (block_read (&at, &line, &block, &error));
      g_assert_null (block);
      g_assert_cmpint (error.reason, ==, PARSE_MISSING);
      g_assert_cmpstr (error.detail, ==, wrong[i].missing);
    }
}

/* Whatever is read does no harm: every prefix, and every byte changed. */
static void
test_noise (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "boards.txt", NULL);
  g_autofree char *text = NULL;
  gsize length;
  int n_read = 0;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (int turn = 0; turn < 3000; turn++)
    {
      gsize from = (gsize) g_test_rand_int_range (0, (int) length - 1), to = MIN (length, from + 400);
      g_autofree char *part = g_strndup (text + from, to - from);
      const char *at = part;
      unsigned line = 1;
      ParseError error;
      Block *block;

      for (int i = g_test_rand_int_range (0, 4); i > 0 && to > from; i--)
        part[g_test_rand_int_range (0, (int) (to - from))] = "=|-.\n r1c9x"[g_test_rand_int_range (0, 11)];
      for (; block_read (&at, &line, &block, &error); block_free (block))
        if (block)
          {
            Topology *topology = block_topology (block, &error);

            n_read += topology != NULL;
            topology_unref (topology);
          }
    }
  g_assert_cmpint (n_read, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/blocks/boards", test_boards);
  g_test_add_func ("/blocks/all-boards", test_all_boards);
  g_test_add_func ("/blocks/bad", test_bad_blocks);
  g_test_add_func ("/blocks/bad-sizes", test_bad_sizes);
  g_test_add_func ("/blocks/too-many", test_too_many);
  g_test_add_func ("/blocks/bad-rules", test_bad_rules);
  g_test_add_func ("/blocks/regions", test_regions);
  g_test_add_func ("/blocks/contradictions", test_contradictions);
  g_test_add_func ("/blocks/overlapping-cages", test_overlapping_cages);
  g_test_add_func ("/blocks/written-again", test_written_again);
  g_test_add_func ("/blocks/missing", test_missing);
  g_test_add_func ("/blocks/noise", test_noise);
  return g_test_run ();
}
