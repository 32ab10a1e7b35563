/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-file.c — files as they come: good, bad, hostile. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file-fixture.h"
#include "model/file/copy.h"

static void
refuses (const Place *place, GQuark domain, int code, const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = load (place->file, NULL, &error);

  g_assert_null (records);
  g_test_message ("%s", error->message);
  g_assert_error (error, domain, code);
  if (!g_pattern_match_simple (sentence, error->message))
    g_error ("“%s” does not look like “%s”", error->message, sentence);
}

static void
test_encodings (Place *place, const void *data)
{
  g_autofree char *text = g_strdup_printf ("%s\r\n", puzzle);
  g_autofree char *marked = g_strdup_printf ("\xef\xbb\xbf%s", puzzle);
  const char *const names[] = { "UTF-16LE", "UTF-16BE" };

  put (place, text, -1);
  check_is_puzzle (place, "line");
  put (place, marked, -1);
  check_is_puzzle (place, "line");
  for (int i = 0; i < 2; i++)
    {
      gsize length;
      g_autofree char *wide = g_convert (marked, -1, names[i], "UTF-8", NULL, &length, NULL);

      put (place, wide, (gssize) length);
      check_is_puzzle (place, "line");
    }
}

static void
test_bad_text (Place *place, const void *data)
{
  const struct { const char *bytes; gssize length; const char *sentence; } table[] = {
    { "", 0, "“p.txt”: *nothing*" },
    { " \r\n\t\n", -1, "“p.txt”: *nothing*" },
    { "Dear friend,\nhere is what you asked for.\n", -1, "“p.txt”: *" },
    { "\x7f" "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0", 16, "“p.txt”: *no text*" },
    { "\xff\xff\xff\xff 12345", -1, "“p.txt”: *" },
    { "12.......\n.........\n.........\n........\n.........\n.........\n.........\n.........\n.........\n", -1,
      "“p.txt”: *Line 4*8*expected 9*" },
    { "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...", -1,
      "“p.txt”: *80*expected 81*" },
    { "..............3.85..1.2.......5.7.....4...1..?9.......5......73..2.1........4...9", -1, "“p.txt”: *46*?*" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (table); i++)
    {
      put (place, table[i].bytes, table[i].length);
      refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, table[i].sentence);
    }
}

static void
test_clipboard (void)
{
  static const char address[] = "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9lj";
  g_autoptr (GError) none = NULL, bad = NULL, linked = NULL;
  const Format *format = NULL;
  g_autoptr (GArray) records = setdoku_file_parse (puzzle, strlen (puzzle), NULL, &format, NULL);

  g_assert_nonnull (records);
  g_assert_cmpstr (format->id, ==, "line");
  g_assert_null (setdoku_file_parse ("Hello", 5, NULL, NULL, &none));
  g_assert_cmpstr (none->message, ==,
                   "The clipboard holds no puzzle. 81 digits are needed, with 0 or . for empty.");
  g_assert_null (setdoku_file_parse ("\x01\x02\x03\0", 4, NULL, NULL, &bad));
  g_assert_true (g_str_has_prefix (bad->message, "The clipboard holds no puzzle. "));
  g_assert_null (setdoku_file_parse (address, strlen (address), NULL, NULL, &linked));
  g_assert_cmpstr (linked->message, ==, "The clipboard holds no puzzle. Line 1, column 1: the link is damaged, or its end is missing.");
  g_clear_error (&linked);
  g_assert_null (setdoku_file_parse ("<puzzlePack/>", 13, NULL, NULL, &linked));
  g_assert_cmpstr (linked->message, ==, "puzzlePack files cannot be read yet.");            /* once is enough */
}

/* One bad puzzle among good ones does not hide these. */
static void
test_several (Place *place, const void *data)
{
  g_autofree char *text = g_strdup_printf ("%s\n12345\n%s\n", puzzle, puzzle);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = NULL;

  put (place, text, -1);
  records = load (place->file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (records->len, ==, 3);
  g_assert_nonnull (g_array_index (records, Record, 0).document);
  g_assert_null (g_array_index (records, Record, 1).document);
  g_assert_cmpuint (g_array_index (records, Record, 1).error.line, ==, 2);
}

static void
test_large (Place *place, const void *data)
{
  const char *path = g_file_peek_path (place->file);
  int64_t start;
  int fd = g_open (path, O_CREAT | O_WRONLY, 0600);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (ftruncate (fd, 1000000000), ==, 0);
  start = g_get_monotonic_time ();
  refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE, "“p.txt” is too large*953.7?MiB*16.0?MiB*");
  g_test_message ("refused within %.1f ms", (double) (g_get_monotonic_time () - start) / 1000);
  g_assert_cmpint (ftruncate (fd, FORMAT_MAX_BYTES + 1), ==, 0);
  refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE, "“p.txt” is too large*");
  /* Of the size that is read, it is looked at: all NUL. */
  g_assert_cmpint (ftruncate (fd, FORMAT_MAX_BYTES), ==, 0);
  refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, "“p.txt”: *no text*");
  g_close (fd, NULL);
}

/* A file that says it is empty and has no end. */
static void
test_endless (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/self/pagemap");
  g_autofree char *first = g_malloc (8);
  int fd = g_open ("/proc/self/pagemap", O_RDONLY, 0);
  Place place = { .file = file };

  if (fd < 0 || read (fd, first, 8) != 8)
    g_test_skip ("there is no such file here");
  else
    refuses (&place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE, "“pagemap” is too large*16.0?MiB*");
  if (fd >= 0)
    g_close (fd, NULL);
}

static void
test_no_file (Place *place, const void *data)
{
  const char *path = g_file_peek_path (place->file);

  refuses (place, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "“p.txt” does not exist.");
  g_assert_cmpint (symlink ("p.txt", path), ==, 0);
  refuses (place, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS, "“p.txt” cannot be read: *");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  refuses (place, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, "“p.txt” is a folder, not a puzzle.");
}

static void
test_no_permission (Place *place, const void *data)
{
  put (place, puzzle, -1);
  g_assert_cmpint (g_chmod (g_file_peek_path (place->file), 0), ==, 0);
  if (g_access (g_file_peek_path (place->file), R_OK) == 0)
    g_test_skip ("this user may read everything");
  else
    refuses (place, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "You may not read “p.txt”.");
}

/* Nobody is at the other end: opening either would wait for ever. */
static void
test_no_ordinary_file (Place *place, const void *data)
{
  g_autoptr (GFile) zero = g_file_new_for_path ("/dev/zero");
  g_autoptr (Document) document = document_of (puzzle);
  g_autoptr (GError) error = NULL;
  Place device = { .file = zero };

  g_assert_cmpint (mkfifo (g_file_peek_path (place->file), 0600), ==, 0);
  refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_NOT_REGULAR, "“p.txt” is not an ordinary file.");
  refuses (&device, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_NOT_REGULAR, "“zero” is not an ordinary file.");
  g_assert_false (setdoku_file_save (place->file, format_find ("line"), document, NULL, &error));
  g_assert_cmpstr (error->message, ==, "Not saved: “p.txt” is not an ordinary file.");
}

static void
test_cancelled (Place *place, const void *data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  put (place, puzzle, -1);
  /* First when it has come already, then before it begins. */
  for (int i = 0; i < 2; i++)
    {
      Waiting waiting = { .cancellable = cancellable };

      setdoku_file_load_async (place->file, cancellable, loaded, &waiting);
      wait_for (&waiting);
      g_assert_null (waiting.records);
      g_assert_error (waiting.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_clear_error (&waiting.error);
    }
}

/* What is long is read on another thread, with the same words for what is wrong. */
static void
test_parsed_elsewhere (void)
{
  Waiting good = { 0 }, bad = { 0 };
  g_autoptr (GError) nothing = NULL;

  setdoku_file_parse_async (g_strdup (puzzle), strlen (puzzle), "p.txt", NULL, loaded, &good);
  wait_for (&good);
  g_assert_no_error (good.error);
  g_assert_cmpuint (good.records->len, ==, 1);
  g_array_unref (good.records);
  setdoku_file_parse_async (g_strdup ("12"), 2, "p.txt", NULL, loaded, &bad);
  wait_for (&bad);
  g_assert_null (bad.records);
  g_assert_error (bad.error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE);
  g_assert_true (g_pattern_match_simple ("“p.txt”: *", bad.error->message));
  g_clear_error (&bad.error);
  g_assert_null (setdoku_file_parse (NULL, 0, NULL, NULL, &nothing));
  g_assert_error (nothing, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE);
}

/* Corner marks strike nothing, centre marks do; what is entered is a digit like the clues. */
static void
test_copies (void)
{
  DocumentCell cells[N_CELLS] = { { .given = 1 }, { .entry = 2 }, { .corner = 1 << 3 }, { .centre = 1 << 4 | 1 << 5 } };
  g_autofree char *clues = copy_text ("clues", NULL, cells, NULL), *position = copy_text ("position", NULL, cells, NULL);
  g_autofree char *marks = copy_text ("marks", NULL, cells, NULL), *library = copy_text ("library", NULL, cells, NULL);

  g_assert_cmpuint (strlen (clues), ==, N_CELLS);
  g_assert_true (g_str_has_prefix (clues, "1...."));
  g_assert_true (g_str_has_prefix (position, "12..."));
  g_test_message ("%s", marks);
  g_assert_nonnull (strstr (marks, " 3456789 "));
  g_assert_nonnull (strstr (marks, "| 45 "));
  g_assert_true (g_str_has_prefix (library, ":0000:x:1+2..."));
  g_assert_nonnull (strstr (library, ":314 614 714 814 914:"));
  g_assert_null (copy_text ("anything else", NULL, cells, NULL));
}

/* What others cannot read back: tables of any size, for people. */
static void
test_tables_of_other_boards (void)
{
  static const struct { const char *rules, *kind, *text; } tables[] = {
    { "boxes=2x2", "markdown", "| 1 | 2 |   |   |\n|---|---|---|---|\n|   |   |   |   |\n|   |   |   |   |\n|   |   |   |   |\n" },
    { "boxes=2x2", "latex", "\\begin{array}{|cc|cc|}\n\\hline\n1 & 2 &   &   \\\\\n  &   &   &   \\\\\n\\hline\n"
                            "  &   &   &   \\\\\n  &   &   &   \\\\\n\\hline\n\\end{array}\n" },
    { "boxes=2x2", "marks", "+---------+-----------+\n| 1   2   | 3    34   |\n| 34  34  | 1234 1234 |\n"
                            "+---------+-----------+\n| 234 134 | 1234 1234 |\n" },
    { "regions=AABBAABBCCDDCCDD", "forum", "[code]\n+-----" },
  };
  DocumentCell cells[16] = { { .given = 1 }, { .entry = 2 }, { .centre = 1 << 3 } };

  for (size_t i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *block = g_strdup_printf ("rows=4\ncols=4\nvalues=1-4\n%s\ngivens=................\n", tables[i].rules);
      g_autoptr (GArray) records = setdoku_file_parse (block, strlen (block), NULL, NULL, NULL);
      g_autofree char *text = copy_text (tables[i].kind, g_array_index (records, Record, 0).document->topology, cells, NULL);

      g_test_message ("%s", text);
      g_assert_true (g_str_has_prefix (text, tables[i].text));
      g_assert_null (copy_refusal (tables[i].kind, g_array_index (records, Record, 0).document->topology, cells));
    }
}

/* Another board: a line holds a size, a link cages, and of what is left it is the block. */
static void
test_copies_of_other_boards (void)
{
  static const struct { const char *rules, *kind, *text, *refused; } copies[] = {
    { "", "clues", "1...............", NULL },
    { "", "position", "12..............", NULL },
    { "", "library", NULL, "(4 × 4)" },
    { "extras=diagonal+\n", "markdown", NULL, NULL },
    { "extras=diagonal+\n", "marks", NULL, "(4 × 4)" },
    { "extras=diagonal+\n", "clues", NULL, "(diagonal+)" },
    { "cage=4|r4c1 r4c2\n", "fpuzzles", "https://", NULL },
    { "numberedroom=T1|3\n", "fpuzzles", NULL, "(numberedroom col1 3)" },
  };
  DocumentCell cells[16] = { { .given = 1 }, { .entry = 2 }, { .centre = 1 << 3 } };

  for (size_t i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      g_autofree char *block = g_strdup_printf ("rows=4\ncols=4\nvalues=1-4\nboxes=2x2\n%sgivens=................\n", copies[i].rules);
      g_autoptr (GArray) records = setdoku_file_parse (block, strlen (block), NULL, NULL, NULL), again = NULL;
      const Topology *topology = g_array_index (records, Record, 0).document->topology;
      const char *done;
      g_autofree char *text = copy_text (copies[i].kind, topology, cells, &done), *refusal = NULL;

      g_assert_true (g_str_has_prefix (text, copies[i].text ? copies[i].text : "rows=4\ncols=4\n"));
      g_assert_true (g_str_equal (done, "The puzzle is copied with its rules.") == !copies[i].text);
      refusal = copy_refusal (copies[i].kind, topology, cells);
      g_assert_cmpstr (refusal && strchr (refusal, '(') ? strrchr (refusal, '(') : NULL, ==, copies[i].refused);
      again = setdoku_file_parse (text, strlen (text), NULL, NULL, NULL);
      g_assert_true (topology_equal (g_array_index (again, Record, 0).document->topology, topology));
      g_assert_cmpint (g_array_index (again, Record, 0).document->cells[0].given, ==, 1);
    }
}

/* What our own reader makes of each kind: the digits are all there, and where it holds them so are entries and marks. */
static void
test_copies_are_read_back (void)
{
  static const char clues[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  static const struct { const char *kind, *format; bool entries, marks; } kinds[] = {
    { "clues", "line", false, false }, { "position", "line", false, false }, { "marks", "pm", false, true },
    { "forum", "pm", false, true }, { "library", "hodoku", true, true }, { "fpuzzles", "fpuzzles", true, true },
    { "markdown", "grid", false, false }, { "latex", "grid", false, false },
  };
  DocumentCell cells[N_CELLS] = { { 0 } };

  for (int cell = 0; cell < N_CELLS; cell++)
    cells[cell].given = clues[cell] == '.' ? 0 : (uint8_t) (clues[cell] - '0');
  cells[2].entry = 4;
  cells[3].centre = digits_of (2);            /* 6 is struck, and nothing else would be */
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *text = copy_text (kinds[i].kind, NULL, cells, NULL);
      const Format *format = NULL;
      g_autoptr (GArray) records = setdoku_file_parse (text, strlen (text), NULL, &format, NULL);
      const Document *document;

      g_assert_cmpstr (copy_kinds[i].id, ==, kinds[i].kind);
      g_assert_nonnull (records);
      g_assert_cmpstr (format->id, ==, kinds[i].format);
      g_assert_cmpuint (records->len, ==, 1);
      document = g_array_index (records, Record, 0).document;
      for (int cell = 0; cell < N_CELLS; cell++)
        if (cells[cell].given)
          g_assert_cmpint (document->cells[cell].given, ==, cells[cell].given);
      g_assert_cmpint (document->cells[2].given | document->cells[2].entry, ==, i == 0 ? 0 : 4);
      g_assert_cmpint (document->cells[2].entry, ==, kinds[i].entries ? 4 : 0);
      if (kinds[i].marks)
        g_assert_cmphex (document->cells[3].centre, ==, digits_of (2));
    }
  g_assert_null (copy_kinds[G_N_ELEMENTS (kinds)].id);
}

/* An error brings along what the text could be. */
static void
test_a_repair_is_proposed (void)
{
  static const char eighty[] = "53..7...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  g_autoptr (GError) error = NULL, copy = NULL, none = NULL;
  const char *label, *text;

  g_assert_null (setdoku_file_parse (eighty, strlen (eighty), "p.txt", NULL, &error));
  g_assert_cmpstr (error->message, ==, "“p.txt”: Line 1 has 80 cells, expected 81. "
                   "With an empty cell put in at line 1, column 6 it has exactly one solution.");
  copy = g_error_copy (error);
  text = setdoku_file_error_get_repair (copy, &label);
  g_assert_true (g_str_has_prefix (text, "53..7....6..195"));
  g_assert_cmpstr (label, ==, "Read it with an empty cell there");
  g_assert_null (setdoku_file_parse ("12", 2, NULL, NULL, &none));
  g_assert_null (setdoku_file_error_get_repair (none, &label));
  g_assert_null (label);
}

int
main (int argc, char **argv)
{
  const struct { const char *path; void (*test) (Place *, const void *); } tests[] = {
    { "/file/encodings", test_encodings },
    { "/file/bad-text", test_bad_text },
    { "/file/several", test_several },
    { "/file/large", test_large },
    { "/file/no-file", test_no_file },
    { "/file/no-permission", test_no_permission },
    { "/file/no-ordinary-file", test_no_ordinary_file },
    { "/file/cancelled", test_cancelled },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/file/clipboard", test_clipboard);
  g_test_add_func ("/file/endless", test_endless);
  for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Place, NULL, place_init, tests[i].test, place_clear);
  g_test_add_func ("/file/parsed-elsewhere", test_parsed_elsewhere);
  g_test_add_func ("/file/copies", test_copies);
  g_test_add_func ("/file/copies-are-read-back", test_copies_are_read_back);
  g_test_add_func ("/file/copies-of-other-boards", test_copies_of_other_boards);
  g_test_add_func ("/file/tables-of-other-boards", test_tables_of_other_boards);
  g_test_add_func ("/file/a-repair-is-proposed", test_a_repair_is_proposed);
  return g_test_run ();
}
