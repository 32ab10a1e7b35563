/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-setdoku.c — our own document: no damage goes unseen, nothing crafted gets in. */
#include <string.h>

#include "random-document.h"

static Document *
full_document (void)
{
  Random random;
  Document *document;

  random_start (&random, 20);
  do
    document = random_document (&random, ~0u);
  while ((!document->steps || !document->savepoints || !document->strategy || !document->comment)
         && (document_free (document), true));

  return document;
}

/* Whatever comes out, it is no other puzzle. */
static void
assert_refused_or_same (const char *bytes, gsize length, const Document *original)
{
  g_autoptr (GArray) records = format_read (NULL, bytes, length, NULL);

  g_assert_cmpuint (records->len, >=, 1);
  for (unsigned i = 0; i < records->len; i++)
    {
      const Record *record = &g_array_index (records, Record, i);

      if (record->document && !document_equal (record->document, original))
        g_error ("another puzzle came out of a damaged document:\n%.*s", (int) length, bytes);
      g_assert_cmpint (record->document != NULL, ==, record->error.reason == PARSE_OK);
    }
}

static void
test_every_flipped_bit_is_seen (void)
{
  g_autoptr (Document) document = full_document ();
  g_autofree char *text = format_write (format_find ("setdoku"), document);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i++)
    for (int bit = 0; bit < 8; bit++)
      {
        text[i] ^= (char) (1 << bit);
        assert_refused_or_same (text, length, document);
        text[i] ^= (char) (1 << bit);
      }
}

static void
test_every_changed_byte_is_seen (void)
{
  g_autoptr (Document) document = full_document ();
  g_autofree char *text = format_write (format_find ("setdoku"), document);
  gsize length = strlen (text);
  Random random;

  random_start (&random, 2);
  for (int n = 0; n < 20000; n++)
    {
      gsize i = random_below (&random, (uint32_t) length);
      char before = text[i];

      text[i] = (char) random_below (&random, 256);
      assert_refused_or_same (text, length, document);
      text[i] = before;
    }
}

static void
test_every_truncation_is_seen (void)
{
  g_autoptr (Document) document = full_document ();
  g_autofree char *text = format_write (format_find ("setdoku"), document);
  gsize length = strlen (text);

  for (gsize n = 0; n < length; n++)
    {
      g_autoptr (GArray) records = format_read (NULL, text, n, NULL);

      g_assert_cmpuint (records->len, ==, 1);
      g_assert_null (g_array_index (records, Record, 0).document);
    }
}

static void
test_line_breaks_at_the_end_do_no_harm (void)
{
  g_autoptr (Document) document = full_document ();
  g_autofree char *text = format_write (format_find ("setdoku"), document);
  g_autofree char *longer = g_strconcat (text, "\n\n", NULL);
  g_autofree char *appended = g_strconcat (text, "x=1\n", NULL);
  g_autoptr (GArray) good = format_read (NULL, longer, strlen (longer), NULL);
  g_autoptr (GArray) bad = format_read (NULL, appended, strlen (appended), NULL);

  g_assert_true (document_equal (g_array_index (good, Record, 0).document, document));
  g_assert_null (g_array_index (bad, Record, 0).document);
  g_assert_cmpint (g_array_index (bad, Record, 0).error.reason, ==, PARSE_CHECKSUM);
}

static void
check_refused (const char *text, ParseReason reason, const char *detail)
{
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), &used);
  const Record *record = &g_array_index (records, Record, 0);

  g_assert_cmpuint (records->len, ==, 1);
  g_assert_null (record->document);
  if (record->error.reason != reason)
    g_error ("reason %d, expected %d:\n%s", record->error.reason, reason, text);
  if (detail)
    g_assert_cmpstr (record->error.detail, ==, detail);
  g_assert_true (used == format_find ("setdoku"));
}

static void
check_body (const char *body, ParseReason reason, const char *detail)
{
  g_autofree char *text = forge_document (body);

  check_refused (text, reason, detail);
}

#define GIVENS "[Cells]\ngivens=" NINE NINE NINE NINE NINE NINE NINE NINE NINE "\n"
#define NINE   "........."
#define FIRST  "5........" NINE NINE NINE NINE NINE NINE NINE NINE

static void
test_headers_are_checked (void)
{
  check_refused ("[Setdoku]\n", PARSE_MISSING, "version");
  check_refused ("[Setdoku]\nlength=1\n", PARSE_MISSING, "version");
  check_refused ("[Setdoku]\nversion=1\n", PARSE_MISSING, "length");
  check_refused ("[Setdoku]\nversion=1\nlength=0\n", PARSE_MISSING, "checksum");
  check_refused ("[Setdoku]\nversion=0\nlength=0\nchecksum=0\n", PARSE_BAD_VALUE, "version");
  check_refused ("[Setdoku]\nversion=one\nlength=0\nchecksum=0\n", PARSE_BAD_VALUE, "version");
  check_refused ("[Setdoku]\nversion=5\nwhatever=comes\n", PARSE_VERSION, NULL);
  check_refused ("[Setdoku]\nversion=1\nlength=0\nchecksum=0\n", PARSE_CHECKSUM, NULL);
  check_refused ("[Setdoku]\nversion=1\nlength=99999999999999999999\nchecksum=0\n", PARSE_CHECKSUM, NULL);
}

static void
test_forged_values_are_refused (void)
{
  check_body ("", PARSE_MISSING, "givens");
  check_body ("no key file\n", PARSE_SYNTAX, NULL);
  check_body ("[Cells]\ngivens=123\n", PARSE_BAD_VALUE, "givens");
  check_body (GIVENS "entries=1\n", PARSE_BAD_VALUE, "entries");
  check_body ("[Cells]\ngivens=" NINE NINE NINE NINE NINE NINE NINE NINE "........x\n", PARSE_BAD_VALUE, "givens");
  check_body ("[Cells]\ngivens=" FIRST "\nentries=" FIRST "\n", PARSE_BAD_VALUE, "entries");
  check_body (GIVENS "corner=r1c1:1,r1c2:1\n", PARSE_BAD_VALUE, "corner");
  check_body (GIVENS "corner=r0c1:1\n", PARSE_BAD_VALUE, "corner");
  check_body (GIVENS "corner=r1c1:11\n", PARSE_BAD_VALUE, "corner");
  check_body (GIVENS "centre=r1c1:\n", PARSE_BAD_VALUE, "centre");
  check_body (GIVENS "centre=r1c1\n", PARSE_BAD_VALUE, "centre");
  check_body (GIVENS "colours=r1c1:j\n", PARSE_BAD_VALUE, "colours");
  check_body (GIVENS "colours=r1c1:aa\n", PARSE_BAD_VALUE, "colours");
  check_body (GIVENS "candidate-colours=r1c1:\n", PARSE_BAD_VALUE, "candidate-colours");
  check_body (GIVENS "candidate-colours=r1c1:5\n", PARSE_BAD_VALUE, "candidate-colours");
  check_body (GIVENS "candidate-colours=r1c1:5j\n", PARSE_BAD_VALUE, "candidate-colours");
  check_body (GIVENS "candidate-colours=r1c1:5a5b\n", PARSE_BAD_VALUE, "candidate-colours");
  check_body (GIVENS "[About]\nelapsed=-5\n", PARSE_BAD_VALUE, "elapsed");
  check_body (GIVENS "[About]\ntitle=\\377\n", PARSE_BAD_VALUE, "title");
  check_body (GIVENS "[About]\nrating=se 8.3\n", PARSE_BAD_VALUE, "rating");
  check_body (GIVENS "[About]\nrating=hodoku many\n", PARSE_BAD_VALUE, "rating");
  check_body (GIVENS "[Technique]\ndigits=1234567890\n", PARSE_BAD_VALUE, "digits");
  check_body (GIVENS "[Timeline]\nseed=18446744073709551616\n", PARSE_BAD_VALUE, "seed");
  check_body (GIVENS "[Timeline]\nstep=x\n", PARSE_BAD_VALUE, "step");
  check_body (GIVENS "[Timeline]\nbookmarks=5;4;\n", PARSE_BAD_VALUE, "bookmarks");
  check_body (GIVENS "[Timeline]\nbookmarks=5\n", PARSE_BAD_VALUE, "bookmarks");
  check_body (GIVENS "[Timeline]\nbookmarks=x;\n", PARSE_BAD_VALUE, "bookmarks");
  check_body (GIVENS "[Timeline]\nbookmarks=5;\nnote-5=\\377\n", PARSE_BAD_VALUE, "note-5");
  check_body (GIVENS "[Timeline]\nbreakpoints=-1\n", PARSE_BAD_VALUE, "breakpoints");
  check_body (GIVENS "[Timeline]\nbreakpoints=2\nbreakpoint-1=on a\n", PARSE_MISSING, "breakpoint-2");
  check_body (GIVENS "[Timeline]\nbreakpoints=4000000000\n", PARSE_MISSING, "breakpoint-1");
  check_body (GIVENS "[Timeline]\nbreakpoints=1\nbreakpoint-1=depth=3\n", PARSE_BAD_VALUE, "breakpoint-1");
  check_body (GIVENS "[Timeline]\nbreakpoints=1\nbreakpoint-1=ondepth=3\n", PARSE_BAD_VALUE, "breakpoint-1");
  check_body (GIVENS "[Timeline]\nbreakpoints=1\nbreakpoint-1=off \\377\n", PARSE_BAD_VALUE, "breakpoint-1");
  check_body (GIVENS "[About]\ntitle=a\\\n", PARSE_BAD_VALUE, "title");
  check_body (GIVENS "[History]\ncurrent=0\n", PARSE_BAD_VALUE, "steps");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=2\n", PARSE_BAD_VALUE, "current");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=1\ntip=2\n", PARSE_BAD_VALUE, "tip");
  check_body (GIVENS "[History]\nsteps=2000000000\ncurrent=0\n", PARSE_MISSING, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=-1\n", PARSE_BAD_VALUE, "current");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=1\ndata=A\n", PARSE_BAD_VALUE, "data");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=1\ndata=\n", PARSE_BAD_VALUE, "data");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=1 0\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\n", PARSE_BAD_VALUE, "current");
  check_body (GIVENS "[History]\ntip=0\n", PARSE_BAD_VALUE, "steps");
  check_body (GIVENS "[History]\nsteps=x\ncurrent=0\n", PARSE_BAD_VALUE, "steps");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=-1 0\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=x 0\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0  0\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 1234567890123456789012345\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 c1r1:->e5\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:-e5\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:ex>e5\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:n11c>e5\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:n1c>e5\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:m11n2>e5\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:>e5\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:g0>e5\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:->g1e2\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5 r1c1:->e5x\n", PARSE_BAD_VALUE, "1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5\nboards=-1\n", PARSE_BAD_VALUE, "boards");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5\nboards=2000000000\nboard-0=\n", PARSE_MISSING, "board-1");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5\nboards=1\nboard-0=\\377\n", PARSE_MISSING, "board-0");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5\nboards=1\nboard-0=\n", PARSE_BAD_VALUE, "rules");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5\nboards=1\nboard-0=\nrules=1:1\n", PARSE_BAD_VALUE, "rules");
  check_body (GIVENS "[History]\nsteps=1\ncurrent=0\n1=0 5\nboards=1\nboard-0=\nrules=2:0\n", PARSE_BAD_VALUE, "rules");
}

/* What a later version may add without raising the version number. */
static void
test_unknown_keys_are_passed_over (void)
{
  g_autofree char *text = forge_document ("# a comment\n[Later]\nkey=value\n" GIVENS "new=1\n");
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
  g_autoptr (Document) empty = document_new ();

  g_assert_true (document_equal (g_array_index (records, Record, 0).document, empty));
}

/* A title of one backslash, and a zero among a technique's digits. */
static void
test_odd_values_are_read (void)
{
  g_autofree char *text = forge_document (GIVENS "[About]\ntitle=\\\\\n[Technique]\ndigits=105\n");
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
  const Document *document = g_array_index (records, Record, 0).document;

  g_assert_cmpstr (document->title, ==, "\\");
  g_assert_cmphex (document->technique_digits, ==, digits_of (1) | digits_of (5));
}

/* Notes lie beside the list that older readers know; a condition is kept even if only a later version understands it. */
static void
test_marks_of_the_search_are_read (void)
{
  g_autofree char *text = forge_document (GIVENS "[Timeline]\nbookmarks=5;7;\nnote-7=look\\nhere\nnote-9=nobody's\nbreakpoints=3\n"
                                 "breakpoint-1=on lost=r4c5=7\nbreakpoint-2=off phase=moon\nbreakpoint-3=on\n");
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
  const Document *document = g_array_index (records, Record, 0).document;
  const DocumentBreakpoint *breakpoint;

  g_assert_nonnull (document);
  g_assert_cmpuint (document->bookmarks->len, ==, 2);
  g_assert_cmpstr (g_array_index (document->bookmarks, DocumentBookmark, 0).note, ==, "");
  g_assert_cmpuint (g_array_index (document->bookmarks, DocumentBookmark, 1).step, ==, 7);
  g_assert_cmpstr (g_array_index (document->bookmarks, DocumentBookmark, 1).note, ==, "look\nhere");
  g_assert_cmpuint (document->breakpoints->len, ==, 3);
  g_assert_cmpstr (g_array_index (document->breakpoints, DocumentBreakpoint, 2).condition, ==, "");
  breakpoint = &g_array_index (document->breakpoints, DocumentBreakpoint, 0);
  g_assert_true (breakpoint->enabled);
  g_assert_cmpstr (breakpoint->condition, ==, "lost=r4c5=7");
  breakpoint = &g_array_index (document->breakpoints, DocumentBreakpoint, 1);
  g_assert_false (breakpoint->enabled);
  g_assert_cmpstr (breakpoint->condition, ==, "phase=moon");
}

/* A file of the first version: every later version must read it. */
static void
test_the_first_version_stays_readable (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "formats", "version-1.setdoku", NULL);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GArray) records = NULL;
  const Document *document;
  const DocumentStep *step;
  const DocumentChange *changes;
  unsigned n_changes;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  records = format_read (NULL, text, length, NULL);
  document = g_array_index (records, Record, 0).document;
  g_assert_nonnull (document);
  g_assert_cmpint (document->cells[0].given, ==, 5);
  g_assert_cmpint (document->cells[2].entry, ==, 4);
  g_assert_cmphex (document->cells[3].corner, ==, digits_of (2));
  g_assert_cmphex (document->cells[3].centre, ==, digits_of (2) | digits_of (6));
  g_assert_cmphex (document->cells[3].colours, ==, 5);
  g_assert_cmpstr (document->title, ==, "A first one");
  g_assert_cmpstr (document->comment, ==, "two\nlines");
  g_assert_cmpint (document->elapsed, ==, 61000);
  g_assert_cmpstr (document->strategy, ==, "explore");
  g_assert_cmpstr (document->switches, ==, "cell=mrv inference=singles");
  g_assert_cmpuint (document->seed, ==, 42);
  g_assert_cmpuint (document->step, ==, 838);
  g_assert_cmpuint (document->bookmarks->len, ==, 2);
  g_assert_cmpuint (g_array_index (document->bookmarks, DocumentBookmark, 1).step, ==, 391);
  g_assert_cmpstr (g_array_index (document->bookmarks, DocumentBookmark, 1).note, ==, "");
  g_assert_null (document->breakpoints);
  g_assert_cmpint (document->current, ==, 1);
  g_assert_cmpuint (document->steps->len, ==, 2);
  step = &g_array_index (document->steps, DocumentStep, 1);
  g_assert_cmpint (step->parent, ==, 0);
  g_assert_cmpint (step->time, ==, 1700000001500000);
  changes = document_get_changes (document, 1, &n_changes);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpint (changes[0].cell, ==, 3);
  g_assert_cmphex (changes[0].after.centre, ==, digits_of (2) | digits_of (6));
}

/* The second version: a history in bytes, savepoints, colours of candidates. While it is the newest, it is written the same. */
static void
test_the_second_version_stays_readable (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "formats", "version-2.setdoku", NULL);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GArray) records = NULL;
  const Document *document;
  const DocumentSavepoint *savepoint;
  const DocumentChange *changes;
  unsigned n_changes;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  records = format_read (NULL, text, length, NULL);
  document = g_array_index (records, Record, 0).document;
  g_assert_nonnull (document);
  g_assert_cmpint (document_cell_get_candidate_colour (&document->cells[3], 2), ==, 0);
  g_assert_cmpint (document_cell_get_candidate_colour (&document->cells[3], 6), ==, 8);
  g_assert_cmpint (document_cell_get_candidate_colour (&document->cells[3], 7), ==, -1);
  g_assert_cmpint (document_n_steps (document), ==, 3);
  g_assert_cmpint (document->current, ==, 2);
  g_assert_cmpint (document->tip, ==, 2);
  g_assert_cmpint (g_array_index (document->steps, DocumentStep, 1).parent, ==, 0);
  g_assert_cmpint (g_array_index (document->steps, DocumentStep, 2).parent, ==, 0);
  g_assert_cmpint (g_array_index (document->steps, DocumentStep, 1).time, ==, 1700000001500000);
  changes = document_get_changes (document, 2, &n_changes);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpint (changes[0].cell, ==, 3);
  g_assert_cmphex (changes[0].after.centre, ==, digits_of (2) | digits_of (6));
  savepoint = &g_array_index (document->savepoints, DocumentSavepoint, 0);
  g_assert_cmpint (savepoint->step, ==, 0);
  g_assert_cmpint (savepoint->time, ==, 1700000000000000);
  g_assert_cmpstr (savepoint->name, ==, "Before the guess");

  again = format_write (format_find ("setdoku"), document);
  g_assert_cmpstr (again, ==, text);
}

/* Steps as bytes, as one who knows the format would forge them. */
static void
check_steps (int n, const uint8_t *bytes, size_t length)
{
  g_autofree char *data = g_base64_encode (bytes, length);
  g_autofree char *body = g_strdup_printf (GIVENS "[History]\nsteps=%d\ncurrent=0\ndata=%s\n", n, data);

  check_body (body, PARSE_BAD_VALUE, "data");
}

#define CHECK_STEPS(n, ...) check_steps (n, (const uint8_t[]) { __VA_ARGS__ }, sizeof (const uint8_t[]) { __VA_ARGS__ })

static void
test_forged_steps_are_refused (void)
{
  CHECK_STEPS (1, 0);                                    /* no time */
  CHECK_STEPS (0, 0);                                    /* more than was said */
  CHECK_STEPS (2, 0, 0);                                 /* less */
  CHECK_STEPS (3, 0);                                    /* much less */
  CHECK_STEPS (1, 1, 1, 0);                              /* made from itself */
  CHECK_STEPS (1, 2, 0, 81, 0, 0);                       /* no such cell */
  CHECK_STEPS (1, 2, 0, 80, 64, 0);                      /* no such field */
  CHECK_STEPS (1, 2, 0, 80, 1, 10, 0);                   /* no such digit */
  CHECK_STEPS (1, 2, 0, 80, 3, 5, 5, 0);                 /* a clue and an entry */
  CHECK_STEPS (1, 2, 0, 80, 1, 5, 2, 5);                 /* the same, afterwards */
  CHECK_STEPS (1, 2, 0, 80, 4, 0x80, 4, 0);              /* a tenth mark */
  CHECK_STEPS (1, 2, 0, 80, 32, 0xff, 0xff, 0xff, 0xff, 0x0f, 0);                                          /* a tenth colour */
  CHECK_STEPS (1, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02);                          /* over 64 bits */
  CHECK_STEPS (1, 0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00);
  CHECK_STEPS (1, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01, 0, 5, 0, 0);                 /* 2^63 changes */
}

static void
test_forged_savepoints_are_refused (void)
{
  check_body (GIVENS "[History]\nsavepoints=x\n", PARSE_BAD_VALUE, "savepoints");
  check_body (GIVENS "[History]\nsavepoints=2000000000\n", PARSE_MISSING, "savepoint-1");
  check_body (GIVENS "[History]\nsavepoints=1\nsavepoint-1=1 0 a\n", PARSE_BAD_VALUE, "savepoint-1");
  check_body (GIVENS "[History]\nsavepoints=1\nsavepoint-1=0 0a\n", PARSE_BAD_VALUE, "savepoint-1");
  check_body (GIVENS "[History]\nsavepoints=1\nsavepoint-1=-1 0 a\n", PARSE_BAD_VALUE, "savepoint-1");
  check_body (GIVENS "[History]\nsavepoints=1\nsavepoint-1=x 0 a\n", PARSE_BAD_VALUE, "savepoint-1");
  check_body (GIVENS "[History]\nsavepoints=1\nsavepoint-1=0\n", PARSE_BAD_VALUE, "savepoint-1");
  check_body (GIVENS "[History]\nsavepoints=1\nsavepoint-1=0 0 \\377\n", PARSE_BAD_VALUE, "savepoint-1");
}

/* A day of play: 20,000 steps. The file stays small and is read back whole. */
static void
test_a_long_history_is_compact (void)
{
  g_autoptr (Document) document = document_new ();
  g_autofree char *text = NULL;
  g_autoptr (GArray) records = NULL;

  for (int i = 0; i < 20000; i++)
    {
      DocumentChange change = { .cell = (uint8_t) (i % N_CELLS), .after.entry = (uint8_t) (1 + i % 9) };

      document_add_step (document, i - 1, 1700000000000000 + i * INT64_C (1000000), &change, 1);
    }
  document->current = 19999;
  text = format_write (format_find ("setdoku"), document);
  g_assert_cmpuint (strlen (text), <, 20000 * 20);
  records = format_read (NULL, text, strlen (text), NULL);
  g_assert_true (document_equal (g_array_index (records, Record, 0).document, document));
}

/* A technique is a code: what other formats could not write as it is, is none. */
static void
test_a_technique_is_a_code (void)
{
  static const char *const codes[] = { "0300", "0610-x", "03:00", "0300\n0301", "030", "", "0300 ", "03\x1b[", "Ω0300" };
  g_autofree char *endless = g_strnfill (1000, '0');

  for (unsigned i = 0; i <= G_N_ELEMENTS (codes); i++)
    {
      g_autoptr (Document) document = document_new ();
      g_autoptr (GArray) records = NULL;
      g_autofree char *text = NULL;
      const Record *record;

      document->technique = g_strdup (i < G_N_ELEMENTS (codes) ? codes[i] : endless);
      text = format_write (format_find ("setdoku"), document);
      records = format_read (NULL, text, strlen (text), NULL);
      record = &g_array_index (records, Record, 0);
      g_assert_cmpint (record->document != NULL, ==, i < 2);
      if (i < 2)
        {
          g_autofree char *line = format_write (format_find ("hodoku"), record->document);
          Record back = { 0 };

          g_assert_true (format_read_line (format_find ("hodoku"), line, 1, &back));
          g_assert_cmpstr (back.document->technique, ==, codes[i]);
          record_clear (&back);
        }
      else
        {
          g_assert_cmpint (record->error.reason, ==, PARSE_BAD_VALUE);
          g_assert_cmpstr (record->error.detail, ==, "code");
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/setdoku/marks-of-the-search-are-read", test_marks_of_the_search_are_read);
  g_test_add_func ("/formats/setdoku/every-flipped-bit-is-seen", test_every_flipped_bit_is_seen);
  g_test_add_func ("/formats/setdoku/every-changed-byte-is-seen", test_every_changed_byte_is_seen);
  g_test_add_func ("/formats/setdoku/every-truncation-is-seen", test_every_truncation_is_seen);
  g_test_add_func ("/formats/setdoku/line-breaks-at-the-end-do-no-harm", test_line_breaks_at_the_end_do_no_harm);
  g_test_add_func ("/formats/setdoku/headers-are-checked", test_headers_are_checked);
  g_test_add_func ("/formats/setdoku/forged-values-are-refused", test_forged_values_are_refused);
  g_test_add_func ("/formats/setdoku/unknown-keys-are-passed-over", test_unknown_keys_are_passed_over);
  g_test_add_func ("/formats/setdoku/odd-values-are-read", test_odd_values_are_read);
  g_test_add_func ("/formats/setdoku/the-first-version-stays-readable", test_the_first_version_stays_readable);
  g_test_add_func ("/formats/setdoku/the-second-version-stays-readable", test_the_second_version_stays_readable);
  g_test_add_func ("/formats/setdoku/forged-steps-are-refused", test_forged_steps_are_refused);
  g_test_add_func ("/formats/setdoku/forged-savepoints-are-refused", test_forged_savepoints_are_refused);
  g_test_add_func ("/formats/setdoku/a-long-history-is-compact", test_a_long_history_is_compact);
  g_test_add_func ("/formats/setdoku/a-technique-is-a-code", test_a_technique_is_a_code);

  return g_test_run ();
}
