/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-blocks-slips.c — slips in blocks of any shape: what stands in the wrong place, blanks and remarks, what is said twice. */
#include "formats/blocks.h"
#include "reading.h"
#include "wrong-block.h"

static const char head[] = "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n";
static const char tail[] = "givens=................\n";

/* A letter that is none, and what stands where the grids have no cell. */
static void
test_bad_places (void)
{
  static const char grids[] = "rows=5\ncols=5\nvalues=1-4\nboxes=none\ngrids=r1c1 r2c2\n";
  static const struct { const char *text; ParseReason reason; unsigned column; const char *detail; } wrong[] = {
    { "givens=....1...............-....\n", PARSE_RULES, 12, "givens r1c5" },
    { "givens=....-...............2....\n", PARSE_RULES, 28, "givens r5c1" },
    { "givens=....-...............--...\n", PARSE_BAD_CHARACTER, 29, "givens r5c2" },
    { "givens=....-...............-...4\nsolution=....3....................\n", PARSE_RULES, 14, "solution r1c5" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    for (int order = 0; order < 2; order++)      /* the grids may come behind the digits */
      {
        g_autofree char *text = order ? g_strconcat ("rows=5\ncols=5\nvalues=1-4\n", wrong[i].text, "grids=r1c1 r2c2\n", NULL)
                                      : g_strconcat (grids, wrong[i].text, NULL);
        ParseError error = read_wrong_block (text);

        g_assert_cmpint (error.reason, ==, wrong[i].reason);
        g_assert_cmpuint (error.column, ==, wrong[i].column);
        g_assert_cmpstr (error.detail, ==, wrong[i].detail);
        g_assert_cmpuint (error.line, ==, (order ? 4u : 6u) + (*wrong[i].detail == 's'));
      }
  check_wrong ("rows=4\ncols=4\nvalues=1-4\ngivens=...-............\n", PARSE_BAD_CHARACTER, "givens r1c4");
  check_wrong ("rows=4\ncols=4\nvalues=1-4\nregions=AABBAA?BCCDDCCDD\n", PARSE_BAD_VALUE, "regions ?");
}

/* Remarks alone are no block; a line of blanks ends one, and blanks behind a value are none of it. */
static void
test_blanks_and_remarks (void)
{
  static const char text[] = "# a list\n# of two\n\n \t\nrows=4 \ncols=4\t\nvalues=1-4\nboxes=2x2 \ngivens=................  \ntitle=a \n"
                             "  \nrows=4\ncols=4\nvalues=1-4\nboxes=none\ngivens=................\n\n# the end\n ";
  const char *at = text;
  unsigned line = 1;
  ParseError error = { 0 };
  Block *block;

  g_assert_true (block_read (&at, &line, &block, &error));
  g_assert_nonnull (block);
  g_assert_cmpuint (block->line, ==, 5);
  g_assert_cmpstr (block->text[BLOCK_TITLE], ==, "a ");
  block_free (block);
  g_assert_true (block_read (&at, &line, &block, &error));
  g_assert_nonnull (block);
  g_assert_cmpuint (block->line, ==, 12);
  block_free (block);
  g_assert_false (block_read (&at, &line, &block, &error));
  g_assert_null (block);
  check_fails ("blocks", "# nothing\n", PARSE_EMPTY, 0, 0, "");
}

/* What is said twice changes nothing, but it is told. */
static void
test_said_twice (void)
{
  static const struct { const char *rules, *twice; unsigned line; } boards[] = {
    { "thermo=r1c1 r1c2\nthermo=r1c1 r1c3\nodd=r1c1\n", NULL, 0 },
    { "thermo=r1c1 r1c2\nodd=r4c4\nthermo=r1c1 r1c2\n", "thermo r1c1 r1c2", 7 },
    { "odd=r1c1\neven=r1c1\n", NULL, 0 },
    { "grids=r1c1\n", NULL, 0 },
    { "grids=r1c1 r1c1\nodd=r1c1\nodd=r1c1\n", "grids r1c1", 5 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *text = g_strconcat (head, boards[i].rules, tail, NULL);
      const char *at = text;
      unsigned line = 1;
      ParseError error = { 0 };
      Block *block;

      g_assert_true (block_read (&at, &line, &block, &error));
      g_assert_cmpint (block_says_all_once (block, &error), ==, !boards[i].twice);
      if (boards[i].twice)
        {
          g_assert_cmpint (error.reason, ==, PARSE_TWICE);
          g_assert_cmpuint (error.line, ==, boards[i].line);
          g_assert_cmpstr (error.detail, ==, boards[i].twice);
        }
      block_free (block);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/blocks-slips/bad-places", test_bad_places);
  g_test_add_func ("/blocks-slips/blanks-and-remarks", test_blanks_and_remarks);
  g_test_add_func ("/blocks-slips/said-twice", test_said_twice);
  return g_test_run ();
}
