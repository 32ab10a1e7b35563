/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-contract.c — what every row of formats[] promises, tried on every row. */
#include <string.h>

#include "random-document.h"

enum { N_DOCUMENTS = 10000, N_COPIES = 300, SNIFFED_EACH = 16 };

static bool
is_both (const Format *format)
{
  return (format->flags & FORMAT_READS) && (format->flags & FORMAT_WRITES);
}

static Record *
only_record (GArray *records)
{
  g_assert_cmpuint (records->len, ==, 1);

  return &g_array_index (records, Record, 0);
}

static void
assert_reads_as (const Format *format, const char *text, gsize length, const Document *expected)
{
  const Format *used = NULL;
  g_autoptr (GArray) records = format_read (format, text, length, &used);
  Record *record = only_record (records);

  if (record->document == NULL || !document_equal (record->document, expected))
    g_error ("%s: reason %d, line %u, column %u: what was read is not what was written:\n%s",
             used ? used->id : "unknown", record->error.reason, record->error.line, record->error.column, text);
}

/* Without a digit of the player's SudoCue's is a grid of pencil marks, and read as one. */
static bool
may_take (const Format *other, const Format *format, const char *text)
{
  return g_str_equal (other->id, "pm") && g_str_equal (format->id, "sdx") && !strchr (text, 'u');
}

static void
assert_sniffs (const Format *format, const char *text)
{
  int own = format->sniff (text);

  g_assert_cmpint (own, >, 0);
  g_assert_cmpint (own, <=, 100);
  for (int i = 0; formats[i]; i++)
    if (formats[i] != format && formats[i]->sniff (text) >= own && !may_take (formats[i], format, text))
      g_error ("%s takes what %s wrote:\n%s", formats[i]->id, format->id, text);
  g_assert_true (format_sniff (text) == format || may_take (format_sniff (text), format, text));
}

static void
test_ids_are_unique_and_found (void)
{
  static const char *const order[] = { "setdoku", "gnome-sudoku", "gnome-code", "fpuzzles", "penpa", "opensudoku", "ksudoku", "solo", "candidates729",
                                        "html", "qqwing", "sdk", "hodoku", "exchange", "gsf", "csv", "pm", "ss", "ss-copy", "sdx", "grid", "serate",
                                        "prose", "sdm", "cnf", "line" };
  unsigned n = 0;

  for (int i = 0; formats[i]; i++)
    {
      g_assert_true (format_find (formats[i]->id) == formats[i]);
      if (n < G_N_ELEMENTS (order) && strcmp (formats[i]->id, order[n]) == 0)
        n++;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (order));
  g_assert_null (format_find ("no such format"));
}

static void
test_flags_are_consistent (void)
{
  for (int i = 0; formats[i]; i++)
    {
      unsigned flags = formats[i]->flags;

      g_assert_cmpstr (formats[i]->name, !=, "");
      g_assert_cmpstr (formats[i]->extension, !=, "");
      g_assert_true (flags & (FORMAT_READS | FORMAT_WRITES));
      g_assert_cmpint ((flags & FORMAT_READS) != 0, ==, formats[i]->read != NULL);
      g_assert_cmpint ((flags & FORMAT_WRITES) != 0, ==, formats[i]->write != NULL);
      g_assert_nonnull (formats[i]->sniff);
      g_assert_true (!(flags & FORMAT_BY_LINE) || (flags & FORMAT_COLLECTION));
      g_assert_true (!(flags & HOLDS_BOTH_MARKS) || (flags & HOLDS_MARKS));
    }
}

static void
test_what_is_written_is_read_again (void)
{
  for (int i = 0; formats[i]; i++)
    {
      Random random;
      int    n_told = 0;

      random_start (&random, 1);
      for (int n = 0; is_both (formats[i]) && n < N_DOCUMENTS; n++)
        {
          g_autoptr (Document) document = random_document (&random, formats[i]->flags);
          g_autofree char *text = format_write (formats[i], document);

          if (format_lacks (formats[i], document) & WANTS_ROOM)          /* it is told what is left out */
            {
              n_told++;
              continue;
            }
          g_assert_cmpuint (format_loses (formats[i], document), ==, 0);
          g_assert_true (g_utf8_validate (text, -1, NULL));
          g_assert_true (g_str_has_suffix (text, "\n"));
          assert_reads_as (formats[i], text, strlen (text), document);
          if (n % SNIFFED_EACH != 0)
            continue;
          assert_sniffs (formats[i], text);
          assert_reads_as (NULL, text, strlen (text), document);
        }
      if (is_both (formats[i]))
        g_test_message ("%-14s %d came back equal, %d were told what is left out", formats[i]->id, N_DOCUMENTS - n_told, n_told);
    }
}

static char *
with_line_ends (const char *text, const char *end)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strjoinv (end, lines);
}

static char *
in_utf16 (const char *text, bool big_endian, bool mark, gsize *length)
{
  glong n;
  g_autofree gunichar2 *units = g_utf8_to_utf16 (text, -1, NULL, &n, NULL);
  char *bytes = g_malloc (2 * (gsize) n + 2);

  *length = 0;
  for (glong i = mark ? -1 : 0; i < n; i++)
    {
      gunichar2 unit = i < 0 ? 0xfeff : units[i];

      bytes[(*length)++] = (char) (big_endian ? unit >> 8 : unit & 0xff);
      bytes[(*length)++] = (char) (big_endian ? unit & 0xff : unit >> 8);
    }

  return bytes;
}

/* Every format goes through every encoding and every kind of line end. */
static void
test_encodings_make_no_difference (void)
{
  for (int i = 0; formats[i]; i++)
    {
      g_autoptr (Document) document = NULL;
      g_autofree char *text = NULL;
      Random random;

      if (!is_both (formats[i]))
        continue;
      random_start (&random, 7);
      document = random_document (&random, formats[i]->flags);
      text = format_write (formats[i], document);
      for (int kind = 0; kind < 12; kind++)
        {
          g_autofree char *ends = with_line_ends (text, kind % 3 == 0 ? "\n" : kind % 3 == 1 ? "\r\n" : "\r");
          g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", ends, NULL);
          g_autofree char *wide = NULL;
          gsize length;

          wide = in_utf16 (ends, kind % 2, true, &length);
          assert_reads_as (NULL, wide, length, document);
          assert_reads_as (NULL, marked, strlen (marked), document);
          assert_reads_as (NULL, ends, strlen (ends), document);
        }
    }
}

static void
test_collections_hold_several (void)
{
  for (int i = 0; formats[i]; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func ((GDestroyNotify) document_free);
      g_autoptr (GArray) records = NULL;
      Random random;

      if (!(formats[i]->flags & FORMAT_COLLECTION) || !(formats[i]->flags & FORMAT_WRITES))
        continue;
      random_start (&random, 3);
      for (int n = 0; n < 20; n++)
        {
          g_ptr_array_add (documents, random_document (&random, formats[i]->flags));
          formats[i]->write (g_ptr_array_index (documents, n), text);
        }
      g_string_append (text, formats[i]->end ? formats[i]->end : "");
      records = format_read (NULL, text->str, text->len, NULL);
      g_assert_cmpuint (records->len, ==, 20);
      for (unsigned n = 0; n < 20; n++)
        {
          const Document *read = g_array_index (records, Record, n).document;

          g_assert_nonnull (read);
          g_assert_true (document_equal (read, g_ptr_array_index (documents, n)));
        }
    }
}

static void
test_lines_are_read_one_by_one (void)
{
  for (int i = 0; formats[i]; i++)
    if (formats[i]->flags & FORMAT_BY_LINE)
      {
        g_autoptr (Document) document = NULL;
        g_autofree char *text = NULL;
        g_autofree char *marked = NULL;
        Record record;
        Random random;

        random_start (&random, 5);
        document = random_document (&random, formats[i]->flags);
        if (formats[i]->flags & FORMAT_WRITES)
          {
            text = format_write (formats[i], document);
            marked = g_strconcat ("\xef\xbb\xbf", text, NULL);
            g_assert_true (format_read_line (formats[i], text, 12, &record));
            g_assert_cmpuint (record.line, >=, 12);              /* a heading may come first */
            g_assert_true (document_equal (record.document, document));
            record_clear (&record);
            g_assert_null (record.document);
            g_assert_true (format_read_line (formats[i], marked, 1, &record));
            g_assert_true (document_equal (record.document, document));
            record_clear (&record);
          }
        g_assert_false (format_read_line (formats[i], "", 1, &record));
        g_assert_false (format_read_line (formats[i], " \t\r", 1, &record));
        g_assert_false (format_read_line (formats[i], "# a comment", 1, &record));
        g_assert_true (format_read_line (formats[i], "12", 9, &record));
        g_assert_null (record.document);
        g_assert_true (record.error.reason == PARSE_WRONG_LENGTH || record.error.reason == PARSE_SYNTAX);
        g_assert_cmpuint (record.error.line, ==, 9);
        record_clear (&record);
      }
}

/* A document with one thing of each kind loses exactly what the format's flags do not name. */
static void
test_what_is_lost_is_said (void)
{
  g_autoptr (Document) document = document_new ();
  DocumentChange change = { 0 };
  unsigned all = HOLDS_ENTRIES | HOLDS_MARKS | HOLDS_BOTH_MARKS | HOLDS_COLOURS | HOLDS_HISTORY | HOLDS_ABOUT
                 | HOLDS_TIMELINE | HOLDS_TIME | HOLDS_TECHNIQUE | HOLDS_RATING | HOLDS_SCALES;

  for (int i = 0; formats[i]; i++)
    g_assert_cmpuint (format_loses (formats[i], document), ==, 0);
  document->cells[0].entry = 1;
  document->cells[1].corner = digits_of (1);
  document->cells[2].colours = 1;
  document->title = g_strdup ("");
  document->strategy = g_strdup ("explore");
  document->elapsed = 0;
  document->technique = g_strdup ("0300");
  document->rating = (DocumentRating) { .scale = SCALE_SUKAKU, .er = 83 };
  document_add_step (document, -1, 0, &change, 1);
  for (int i = 0; formats[i]; i++)
    {
      /* Of this search, which stands at an event, nothing is lost where one event is held. */
      unsigned held = formats[i]->flags | (formats[i]->flags & HOLDS_EVENT ? HOLDS_TIMELINE : 0);

      g_assert_cmphex (format_loses (formats[i], document), ==, all & ~held);
    }
}

static void
test_names_choose_what_can_be_written (void)
{
  for (int i = 0; formats[i]; i++)
    {
      g_autofree char *name = g_strconcat ("a.b/puzzle.", formats[i]->extension, NULL);
      g_autofree char *upper = g_ascii_strup (name, -1);

      g_assert_nonnull (format_for_name (name));
      g_assert_true (format_for_name (name)->flags & FORMAT_WRITES);
      g_assert_true (format_for_name (upper) == format_for_name (name));
      if (formats[i]->flags & FORMAT_WRITES)
        g_assert_true (format_for_name (name) == formats[i]);
    }
  g_assert_null (format_for_name ("puzzle"));
  g_assert_null (format_for_name ("puzzle.pdf"));
  g_assert_null (format_for_name ("sdk"));
}

/* A name never promises another format than the one that is written. */
static void
test_names_of_what_is_saved (void)
{
  static const struct { const char *name, *format, *better; } names[] = {
    { "a.sdk", "sdk", NULL }, { "a.SS", "ss", NULL }, { "a.setdoku", "setdoku", NULL }, { "a.b.txt", "line", NULL },
    { "out.png", "setdoku", "out.png.setdoku" }, { "out.xyz", "setdoku", "out.xyz.setdoku" },
    { "puzzle", "setdoku", "puzzle.setdoku" }, { "level 1.5", "setdoku", "level 1.5.setdoku" },
  };
  static const struct { const char *format, *name, *put; } extensions[] = {
    { "sdk", "a.setdoku", "a.sdk" }, { "sdk", "a", "a.sdk" }, { "setdoku", "a.TXT", "a.setdoku" },
    { "csv", "a.png", "a.png.csv" }, { "ss", "a.ss", "a.ss" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *better = NULL;

      g_assert_cmpstr (format_for_saving (names[i].name, &better)->id, ==, names[i].format);
      g_assert_cmpstr (better, ==, names[i].better);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (extensions); i++)
    {
      g_autofree char *put = format_put_extension (format_find (extensions[i].format), extensions[i].name);

      g_assert_cmpstr (put, ==, extensions[i].put);
    }
}

static void
test_copies_are_equal_and_apart (void)
{
  Random random;

  random_start (&random, 11);
  for (int n = 0; n < N_COPIES; n++)
    {
      g_autoptr (Document) document = random_document (&random, ~0u);
      g_autoptr (Document) copy = document_copy (document);

      g_assert_true (document_equal (document, copy));
      copy->cells[random_below (&random, N_CELLS)].corner ^= digits_of (5);
      g_assert_false (document_equal (document, copy));
      /* What is added to one is not seen in the other. */
      document_add_step (copy, -1, 0, NULL, 0);
      document_add_savepoint (copy, -1, 0, "");
      document_add_bookmark (copy, 1000000, "");
      document_add_breakpoint (copy, "kind=wipeout", true);
      g_assert_cmpint (document_n_steps (copy), ==, document_n_steps (document) + 1);
    }
}

static void
change_field (Document *document, int field)
{
  char **texts[] = {
    &document->title, &document->author, &document->description, &document->comment, &document->date,
    &document->source, &document->level, &document->url, &document->strategy, &document->switches,
    &document->forks, &document->technique,
  };
  DocumentBookmark *bookmark = &g_array_index (document->bookmarks, DocumentBookmark, 0);
  DocumentBreakpoint *breakpoint = &g_array_index (document->breakpoints, DocumentBreakpoint, 0);
  DocumentStep *step = &g_array_index (document->steps, DocumentStep, 0);
  DocumentChange *change = &g_array_index (document->changes, DocumentChange, 0);
  DocumentSavepoint *savepoint = &g_array_index (document->savepoints, DocumentSavepoint, 0);

  if (field < (int) G_N_ELEMENTS (texts))
    *texts[field] = g_strdup ("");
  switch (field - (int) G_N_ELEMENTS (texts))
    {
    case 0: document->elapsed++; break;
    case 1: document->current++; break;
    case 2: document->seed++; break;
    case 3: document->step++; break;
    case 4: document_add_bookmark (document, 1000, ""); break;
    case 5: bookmark->step++; break;
    case 6: document_add_step (document, 0, 0, NULL, 0); break;
    case 7: step->parent++; break;
    case 8: step->time++; break;
    case 9: g_array_set_size (document->changes, 0); break;
    case 10: change->cell++; break;
    case 11: change->before.colours++; break;
    case 12: change->after.given++; break;
    case 13: document->cells[80].given++; break;
    case 14: document->cells[80].entry++; break;
    case 15: document->cells[80].centre++; break;
    case 16: document->cells[80].colours++; break;
    case 17: document->rating.scale = SCALE_SE; break;
    case 18: document->rating.er++; break;
    case 19: document->rating.ep++; break;
    case 20: document->rating.ed++; break;
    case 21: document->cells[80].candidate_colours[3]++; break;
    case 22: change->after.candidate_colours[0]++; break;
    case 23: document->tip++; break;
    case 24: savepoint->step++; break;
    case 25: savepoint->time++; break;
    case 26: *savepoint->name = 'B'; break;
    case 27: document_add_savepoint (document, 0, 0, ""); break;
    case 28: *bookmark->note = 'B'; break;
    case 29: document_add_breakpoint (document, "", true); break;
    case 30: breakpoint->enabled = !breakpoint->enabled; break;
    case 31: *breakpoint->condition = 'B'; break;
    case 32: document->technique_digits++; break;
    default: break;
    }
}

/* All that follows from reading what was written rests on this comparison. */
static void
test_documents_differ_in_each_field (void)
{
  enum { N_FIELDS = 45 };

  for (int field = 0; field <= N_FIELDS; field++)
    {
      g_autoptr (Document) document = document_new ();
      g_autoptr (Document) changed = NULL;
      DocumentChange change = { 0 };

      document_add_step (document, -1, 0, &change, 1);
      document_add_savepoint (document, 0, 0, "A");
      document_add_bookmark (document, 1, "A");
      document_add_breakpoint (document, "A", true);
      changed = document_copy (document);
      change_field (changed, field);
      g_assert_cmpint (document_equal (document, changed), ==, field == N_FIELDS);
      g_assert_cmpint (document_equal (changed, document), ==, field == N_FIELDS);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/contract/ids-are-unique-and-found", test_ids_are_unique_and_found);
  g_test_add_func ("/formats/contract/flags-are-consistent", test_flags_are_consistent);
  g_test_add_func ("/formats/contract/what-is-written-is-read-again", test_what_is_written_is_read_again);
  g_test_add_func ("/formats/contract/encodings-make-no-difference", test_encodings_make_no_difference);
  g_test_add_func ("/formats/contract/collections-hold-several", test_collections_hold_several);
  g_test_add_func ("/formats/contract/lines-are-read-one-by-one", test_lines_are_read_one_by_one);
  g_test_add_func ("/formats/contract/what-is-lost-is-said", test_what_is_lost_is_said);
  g_test_add_func ("/formats/contract/names-choose-what-can-be-written", test_names_choose_what_can_be_written);
  g_test_add_func ("/formats/contract/names-of-what-is-saved", test_names_of_what_is_saved);
  g_test_add_func ("/formats/contract/documents-differ-in-each-field", test_documents_differ_in_each_field);
  g_test_add_func ("/formats/contract/copies-are-equal-and-apart", test_copies_are_equal_and_apart);

  return g_test_run ();
}
