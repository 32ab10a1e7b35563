/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-link.c — a link holds the clues and the event of a search, whatever is in the search's words; what is no link is told. */
#include <string.h>

#include "formats/format.h"

#define CLUES "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3"

static Document *
read_one (const char *text, ParseError *error)
{
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);
  Record *record = &g_array_index (records, Record, 0);

  g_assert_nonnull (used);
  g_assert_cmpstr (used->id, ==, "link");
  g_assert_cmpuint (records->len, ==, 1);
  *error = record->error;
  return g_steal_pointer (&record->document);
}

static void
test_round_trip (void)
{
  static const struct { const char *strategy, *switches, *forks; uint64_t seed, step; const char *link; } links[] = {
    { NULL, NULL, NULL, 0, 0, "setdoku:" CLUES "\n" },
    { "ascending", NULL, NULL, 0, 357, "setdoku:" CLUES "?strategy=ascending&step=357\n" },
    { "explore", "cell=mrv inference=none", NULL, 7, 12,
      "setdoku:" CLUES "?strategy=explore&switches=cell%3Dmrv%20inference%3Dnone&seed=7&step=12\n" },
    { "a&b=ü%", "c#d?", "5@r1c2=7 \"x\"", G_MAXUINT64, G_MAXUINT64, NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_autoptr (Document) document = document_new (), read = NULL;
      g_autofree char *text = NULL;
      ParseError error;
      Board board;

      g_assert_true (board_parse (&board, CLUES));
      document_set_board (document, &board);
      document->strategy = g_strdup (links[i].strategy);
      document->switches = g_strdup (links[i].switches);
      document->forks = g_strdup (links[i].forks);
      document->seed = links[i].seed;
      document->step = links[i].step;
      text = format_write (format_find ("link"), document);
      if (links[i].link)
        g_assert_cmpstr (text, ==, links[i].link);
      read = read_one (text, &error);
      g_assert_nonnull (read);
      g_assert_true (document_equal (read, document));
      g_assert_cmphex (format_loses (format_find ("link"), document), ==, 0);
      document_add_bookmark (document, 3, "here");
      g_assert_cmphex (format_loses (format_find ("link"), document), ==, HOLDS_TIMELINE);
    }
}

/* As a file of ours may have it: a link that says where a search stands, but not in which one, would not be read. */
static void
test_no_name_no_search (void)
{
  g_autoptr (Document) document = document_new ();
  g_autofree char *text = NULL;
  Board board;

  g_assert_true (board_parse (&board, CLUES));
  document_set_board (document, &board);
  document->strategy = g_strdup ("");
  document->switches = g_strdup ("cell=mrv");
  document->step = 838;
  text = format_write (format_find ("link"), document);
  g_assert_cmpstr (text, ==, "setdoku:" CLUES "\n");
}

static void
test_bad_links (void)
{
  static const struct { const char *text; ParseReason reason; } bad[] = {
    { "setdoku:", PARSE_WRONG_LENGTH },
    { "setdoku:123", PARSE_WRONG_LENGTH },
    { "setdoku:" CLUES "4", PARSE_BAD_CHARACTER },
    { "setdoku:" CLUES "?step=5", PARSE_MISSING },
    { "setdoku:" CLUES "?seed=5", PARSE_MISSING },
    { "setdoku:" CLUES "?switches=a", PARSE_MISSING },
    { "setdoku:" CLUES "?forks=a", PARSE_MISSING },
    { "setdoku:" CLUES "?strategy=ascending&step=-1", PARSE_BAD_VALUE },
    { "setdoku:" CLUES "?strategy=ascending&step=99999999999999999999", PARSE_BAD_VALUE },
    { "setdoku:" CLUES "?strategy=%ff", PARSE_BAD_VALUE },
    { "setdoku:" CLUES "?strategy=a&strategy=b", PARSE_BAD_VALUE },
    { "setdoku:" CLUES "?strategy", PARSE_BAD_VALUE },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      ParseError error;

      g_assert_null (read_one (bad[i].text, &error));
      if (error.reason != bad[i].reason)
        g_error ("%s: reason %d", bad[i].text, error.reason);
    }
}

/* What a later version adds is passed over, and so are blanks around. */
static void
test_what_is_not_known (void)
{
  g_autoptr (Document) document = NULL;
  ParseError error;

  document = read_one ("\n  setdoku:" CLUES "?colour=blue&strategy=dlx&&step=3 \n", &error);
  g_assert_nonnull (document);
  g_assert_cmpstr (document->strategy, ==, "dlx");
  g_assert_cmpuint (document->step, ==, 3);
  document_free (document);
  document = read_one ("setdoku:" CLUES "?colour=blue", &error);
  g_assert_nonnull (document);
  g_assert_null (document->strategy);
}

/* A search is all there if it has a name, each of its texts has words, and nothing but its event is to be kept. */
static void
test_what_is_lost (void)
{
  static const struct { const char *strategy, *switches, *forks; bool bookmark, breakpoint, lost; } searches[] = {
    { "dlx", "a", "b", false, false, false }, { NULL, "a", "b", false, false, true }, { "", "a", "b", false, false, true },
    { "dlx", "", "b", false, false, true }, { "dlx", "a", "", false, false, true }, { "dlx", "a", "b", true, false, true },
    { "dlx", "a", "b", false, true, true },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (searches); i++)
    for (int emptied = 0; emptied < 2; emptied++)
      {
        g_autoptr (Document) document = document_new ();
        g_autofree char *text = NULL;

        document->strategy = g_strdup (searches[i].strategy);
        document->switches = g_strdup (searches[i].switches);
        document->forks = g_strdup (searches[i].forks);
        if (searches[i].bookmark || emptied)
          document_add_bookmark (document, 3, "here");
        if (searches[i].breakpoint || emptied)
          document_add_breakpoint (document, "depth=3", true);
        if (emptied && !searches[i].bookmark)
          g_array_set_size (document->bookmarks, 0);
        if (emptied && !searches[i].breakpoint)
          g_array_set_size (document->breakpoints, 0);
        g_assert_cmphex (format_loses (format_find ("link"), document), ==, searches[i].lost ? HOLDS_TIMELINE : 0);
        text = format_write (format_find ("link"), document);
        g_assert_cmpint (strstr (text, "switches=a") != NULL, ==,
                         searches[i].strategy && *searches[i].strategy && *searches[i].switches);
        g_assert_null (strstr (text, "switches=&"));
      }
}

/* As programs write it that know no scheme without. */
static void
test_slashes (void)
{
  g_autoptr (Document) document = NULL;
  g_autofree char *text = NULL;
  ParseError error;

  document = read_one ("setdoku://" CLUES "?strategy=dlx", &error);
  g_assert_nonnull (document);
  text = format_write (format_find ("link"), document);
  g_assert_cmpstr (text, ==, "setdoku:" CLUES "?strategy=dlx\n");
  g_assert_null (read_one ("setdoku:/" CLUES, &error));
  g_assert_cmpint (error.reason, ==, PARSE_WRONG_LENGTH);
  g_assert_null (read_one ("setdoku:////" CLUES, &error));
  g_assert_cmpint (error.reason, ==, PARSE_WRONG_LENGTH);
}

/* Each is a record, and so is what went wrong. */
static void
test_several (void)
{
  static const char text[] = "setdoku:" CLUES "?strategy=dlx&step=3\n\n# the same\n  setdoku://" CLUES "?step=\n" CLUES "\n"
                             " setdoku:12\nsetdoku:" CLUES "\n";
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);
  const Record *record = &g_array_index (records, Record, 0);

  g_assert_cmpstr (used->id, ==, "link");
  g_assert_cmpuint (records->len, ==, 5);
  g_assert_cmpuint (record[0].document->step, ==, 3);
  g_assert_null (record[1].document);
  g_assert_cmpint (record[1].error.reason, ==, PARSE_BAD_VALUE);
  g_assert_cmpuint (record[1].line, ==, 4);
  g_assert_nonnull (record[2].document);
  g_assert_null (record[3].document);
  g_assert_cmpint (record[3].error.reason, ==, PARSE_WRONG_LENGTH);
  g_assert_cmpuint (record[3].error.column, ==, strlen (" setdoku:12") + 1);
  g_assert_nonnull (record[4].document);
  g_assert_cmpuint (record[4].line, ==, 7);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/link/round-trip", test_round_trip);
  g_test_add_func ("/link/no-name-no-search", test_no_name_no_search);
  g_test_add_func ("/link/bad", test_bad_links);
  g_test_add_func ("/link/unknown", test_what_is_not_known);
  g_test_add_func ("/link/what-is-lost", test_what_is_lost);
  g_test_add_func ("/link/slashes", test_slashes);
  g_test_add_func ("/link/several", test_several);
  return g_test_run ();
}
