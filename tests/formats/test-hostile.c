/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-hostile.c — every reader of the table is held to the same limits of size, depth, time and memory, a new one as well: by texts
 * that are nothing but large, or nest without an end, alone and within one that it reads. */
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "formats/blocks.h"
#include "formats/document-limits.h"
#include "formats/format.h"

/* Bytes, CPU seconds for all texts of one reader, MiB that all of them may add. A text takes milliseconds; sanitizers are slow. */
enum { LARGE = 256 * 1024, WITHIN = 32 * 1024, SECONDS_MAX = 20, MEMORY_MAX = 256 };

/* A sanitizer that walks the stack at each allocation takes many times as long. */
static long
patience (void)
{
  return g_getenv ("ASAN_OPTIONS") ? 6 * SECONDS_MAX : SECONDS_MAX;
}

static const char *const pieces[] = {
  "[", "{", "(", "<", "<a>", "<a b=\"c\">", "<!--", "&amp;", "<tr><td>", "<table>", "{\"a\":", "[[0,", "\"", "\\", "\\u0041", "'", "%25", ":",
  ";", ",", "|", "=", "#", "*", "-", "+", "\t", " ", "\n", "\r", "\r\n", "\n\n", "a", "0", "9", ".", "1.", "12 ", "r1c1 ", "1=2\n", "[A]\n",
  "\xc3\xa9", "\xe2\x80\xae", "\xef\xbb\xbf", "\xf0\x9f\x98\x80", "A=", "AAAA", "https://a.b/?", "|123|", "+---+\n", "*-----------*\n",
};

static char *
repeat (const char *piece, gsize size)
{
  GString *text = g_string_sized_new (size + strlen (piece));

  while (text->len < size)
    g_string_append (text, piece);
  return g_string_free (text, FALSE);
}

static long
peak_mib (void)
{
  struct rusage used;

  getrusage (RUSAGE_SELF, &used);
  return used.ru_maxrss / 1024;
}

static void
check_text (const char *text, gsize most)
{
  g_assert_true (!text || (strlen (text) <= most && g_utf8_validate (text, -1, NULL)));
}

static void
check_records (const Format *format, const char *text, gsize length)
{
  g_autoptr(GArray) records = format_read (format, text, length, NULL);

  g_assert_cmpuint (records->len, >, 0);
  g_assert_cmpuint (records->len, <=, length + 1);
  for (guint i = 0; i < records->len; i++)
    {
      const Record *record = &g_array_index (records, Record, i);

      g_assert_true ((record->document != NULL) == (record->error.reason == PARSE_OK));
      if (record->document)
        {
          check_text (record->document->title, TEXT_LINE_MAX);
          check_text (record->document->author, TEXT_LINE_MAX);
          check_text (record->document->comment, TEXT_COMMENT_MAX);
        }
    }
}

/* What a fuzzer begins with: the first line names the row, which the file need not. */
static char *
seed_of (const char *target, const char *id)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", target, NULL);
  g_autofree char *head = g_strdup_printf ("%s\n", id);
  g_autoptr(GDir) folder = g_dir_open (path, 0, NULL);
  char *seed = NULL;

  for (const char *name; folder && !seed && (name = g_dir_read_name (folder));)
    {
      g_autofree char *file = g_build_filename (path, name, NULL), *text = NULL;

      if (g_file_get_contents (file, &text, NULL, NULL) && g_str_has_prefix (text, head))
        seed = g_strdup (text + strlen (head));
    }
  return seed;
}

static void
check_reader (const Format *format, const char *seed)
{
  gsize half = strlen (seed) / 2;

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *large = repeat (pieces[i], LARGE), *within = repeat (pieces[i], WITHIN);
      g_autofree char *before = g_strconcat (within, seed, NULL), *after = g_strconcat (seed, within, NULL);
      g_autofree char *inside = g_strdup_printf ("%.*s%s%s", (int) half, seed, within, seed + half);

      check_records (format, large, strlen (large));
      check_records (format, before, strlen (before));
      check_records (format, after, strlen (after));
      check_records (format, inside, strlen (inside));
    }
}

static void
test_every_reader_has_a_seed (void)
{
  for (int i = 0; formats[i]; i++)
    for (int by_line = 0; by_line < 2; by_line++)
      if (formats[i]->flags & (by_line ? FORMAT_BY_LINE : FORMAT_READS))
        {
          g_autofree char *seed = seed_of (by_line ? "lines" : "formats", formats[i]->id);

          if (!seed)
            g_error ("tests/fuzz/corpus/%s has nothing for %s", by_line ? "lines" : "formats", formats[i]->id);
        }
}

static void
test_every_reader_has_limits (void)
{
  long before = peak_mib ();

  for (int i = 0; formats[i]; i++)
    if (formats[i]->flags & FORMAT_READS)
      {
        g_autofree char *seed = seed_of ("formats", formats[i]->id);
        clock_t began = clock ();
        long seconds;

        check_reader (formats[i], seed ? seed : "");
        seconds = (clock () - began) / CLOCKS_PER_SEC;
        g_test_message ("%s: %ld s, %ld MiB more", formats[i]->id, seconds, peak_mib () - before);
        g_assert_cmpint (seconds, <, patience ());
        g_assert_cmpint (peak_mib () - before, <, MEMORY_MAX);
      }
}

static void
test_no_reader_takes_more_than_the_most (void)
{
  gsize length = FORMAT_MAX_BYTES + 1;
  g_autofree char *text = g_malloc (length + 1);

  memset (text, '.', length);
  text[length] = '\0';
  for (int i = -1; i < 0 || formats[i]; i++)
    {
      g_autoptr(GArray) records = NULL;
      clock_t began = clock ();

      if (i >= 0 && !(formats[i]->flags & FORMAT_READS))
        continue;
      records = format_read (i < 0 ? NULL : formats[i], text, length, NULL);
      g_assert_cmpuint (records->len, ==, 1);
      g_assert_null (g_array_index (records, Record, 0).document);
      g_assert_cmpint (g_array_index (records, Record, 0).error.reason, ==, PARSE_TOO_LARGE);
      g_assert_cmpint ((clock () - began) / CLOCKS_PER_SEC, <, 2);
    }
}

/* Boards of any shape have a reader of their own. */
static void
test_boards_have_limits (void)
{
  static const char head[] = "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n", tail[] = "givens=................\n";
  clock_t began = clock ();
  long before = peak_mib ();

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      static const char *const keys[] = { "", "puzzle=", "cage=", "thermo=", "regions=", "givens=", "extras=", "grids=", "cage=-|" };

      for (gsize j = 0; j < G_N_ELEMENTS (keys); j++)
        {
          g_autofree char *within = repeat (pieces[i], WITHIN), *text = g_strconcat (head, keys[j], within, "\n", tail, NULL);
          const char *at = text;
          unsigned line = 1, n = 0;
          ParseError error;
          Block *block;

          for (; block_read (&at, &line, &block, &error); block_free (block), n++)
            if (block)
              check_text (block->text[BLOCK_ID], TEXT_LINE_MAX + strlen ("…"));
          g_assert_cmpuint (n, <=, strlen (text));
        }
    }
  g_assert_cmpint ((clock () - began) / CLOCKS_PER_SEC, <, patience ());
  g_assert_cmpint (peak_mib () - before, <, MEMORY_MAX);
}

/* A few letters say a board's rules, and what is worked out of them takes thousands of bytes. */
static void
test_many_boards_have_room (void)
{
  g_autofree char *same = repeat ("2x2x:1o\n", LARGE), *several = repeat ("2x2x:1o\n3x2:1zi\n4j:a_b_,a_b\n", LARGE);
  const char *const texts[] = { same, several };
  long before = peak_mib ();

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GArray) records = format_read (format_find ("solo"), texts[i], strlen (texts[i]), NULL);

      g_assert_cmpuint (records->len, >, LARGE / 32);
      g_assert_nonnull (g_array_index (records, Record, 0).document);
    }
  g_assert_cmpint (peak_mib () - before, <, MEMORY_MAX);
}

/* Of boards that all differ so many are read as there is room for; the others say so. */
static void
test_different_boards_have_an_end (void)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GArray) records = NULL;
  unsigned n = 0;

  for (int sum = 0; sum < 9000; sum++)
    g_string_append_printf (text, "rows=9\ncols=9\nvalues=1-9\nboxes=3x3\nthermo=r%dc%d r%dc%d r%dc%d\ngivens="
                            ".................................................................................\n\n",
                            1 + sum % 9, 1 + sum / 9 % 8, 1 + (sum + 1) % 9, 1 + sum / 72 % 9, 1 + (sum + 2) % 9, 1 + sum / 648 % 9);
  records = format_read (format_find ("blocks"), text->str, text->len, NULL);
  while (n < records->len && g_array_index (records, Record, n).document)
    n++;
  g_assert_cmpuint (n, >, 5000);
  g_assert_cmpuint (n, <, records->len);
  g_assert_cmpint (g_array_index (records, Record, n).error.reason, ==, PARSE_TOO_LARGE);
  g_assert_null (g_array_index (records, Record, records->len - 1).document);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hostile/seeds", test_every_reader_has_a_seed);
  g_test_add_func ("/hostile/limits", test_every_reader_has_limits);
  g_test_add_func ("/hostile/most", test_no_reader_takes_more_than_the_most);
  g_test_add_func ("/hostile/boards", test_boards_have_limits);
  g_test_add_func ("/hostile/many-boards", test_many_boards_have_room);
  g_test_add_func ("/hostile/different-boards", test_different_boards_have_an_end);
  return g_test_run ();
}
