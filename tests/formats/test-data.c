/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-data.c — files as other programs published them, found through SETDOKU_DATA; skipped without it. */
#include <string.h>

#include "formats/format.h"

/* format NULL: refused by name. good and bad count the records. */
static const struct { const char *path, *format; unsigned good, bad; const char *first; } files[] = {
  { "formats/sudocue-easy.sdk", "sdk", 1, 0,
    "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1" },
  { "formats/sadman-sections.sdk", "sdk", 1, 0,
    "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1" },
  { "formats/simplesudoku-hodoku-example.ss", "ss", 1, 0,
    "38....5.6...9.........4.89..4.6...3.9..7.1..4.7...8.1..13.6.........4...2.5....83" },
  { "formats/simplesudoku-print.txt", "ss", 1, 0,
    ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3." },
  { "formats/simplesudoku-pm.txt", "pm", 1, 0,
    ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3." },
  { "formats/snow2005.sdm", "sdm", 100, 0,
    "..4...2...25...83.....6....6...4...14..675..87...2...5....5.....31...45...9...7.." },
  { "formats/hardest-db-gsf-csv-sample.txt", "gsf", 10, 0, NULL },
  { "formats/kaggle-bryanpark.csv", "csv", 1, 0, NULL },
  { "formats/fpuzzles-url.txt", "fpuzzles", 1, 0, NULL },
  { "formats/gnome-sudoku-savefile.constructed.json", "gnome-sudoku", 1, 0, NULL },
  { "formats/gs6-medium.opensudoku", "opensudoku", 100, 0, NULL },
  { "formats/hodoku-library-sample.txt", "hodoku", 28, 0, NULL },
  { "formats/ksudoku-game.constructed.xml", "ksudoku", 0, 1, NULL },
  { "formats/opensudoku-v2.opensudoku", "opensudoku", 3, 0, NULL },
  { "formats/smoresoft-pack.xml", NULL, 0, 1, NULL },
  { "formats/sudoku-exchange-sample.txt", "exchange", 20, 0,
    ".5.7.3.6...7...8.....816.......3......5...1..73..4..869.6...2.484.572.93...4.9..." },
  { "cb000_ser.txt", "line", 21375, 0,
    "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361" },
  { "euler50.txt", "sdm", 50, 0, "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.." },
  { "forum_hardest_11plus.txt", "line", 1000, 0, NULL },
  { "magictour_top1465.txt", "line", 1465, 0, NULL },
  { "multi_solution_serg.txt", "line", 500, 0, NULL },
  { "norvig_hardest.txt", "line", 11, 0, NULL },
  { "royle17_ser.txt", "line", 5000, 0, NULL },
  { "se_triples.txt", "line", 805, 0, NULL },
  { "tdoku_count_oracle.txt", "line", 43, 0, NULL },
  { "top95.txt", "line", 95, 0, NULL },
  { "exchange_easy.txt", "exchange", 150, 0, NULL },
  { "exchange_diabolical.txt", "exchange", 5000, 0, NULL },
  { "hardest_db_110626_er.csv", "gsf", 376, 0, NULL },
  { "hodoku_reglib.txt", "hodoku", 772, 0, NULL },
};

static void
test_published_file (const void *data)
{
  unsigned i = GPOINTER_TO_UINT (data), good = 0;
  const char *folder = g_getenv ("SETDOKU_DATA");
  g_autofree char *path = g_build_filename (folder ? folder : "", files[i].path, NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (GArray) records = NULL;
  const Format *used = NULL;
  const Record *first;
  gsize length;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    {
      g_autofree char *message = g_strdup_printf ("skipped: no %s", files[i].path);

      g_test_skip (message);
      return;
    }

  records = format_read (NULL, bytes, length, &used);
  first = &g_array_index (records, Record, 0);
  for (unsigned j = 0; j < records->len; j++)
    good += g_array_index (records, Record, j).document != NULL;
  g_assert_cmpstr (used ? used->id : NULL, ==, files[i].format);
  if (files[i].format == NULL)
    g_assert_cmpint (first->error.reason, ==, PARSE_FOREIGN);
  if (files[i].good + files[i].bad > 0)
    {
      g_assert_cmpuint (good, ==, files[i].good);
      g_assert_cmpuint (records->len - good, ==, files[i].bad);
    }
  else
    g_assert_cmpuint (good, >, records->len / 2);
  if (files[i].first)
    {
      char cells[BOARD_TEXT_SIZE];
      Board board;

      document_get_board (first->document, &board);
      board_format (&board, cells);
      g_assert_cmpstr (cells, ==, files[i].first);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_path_get_basename (files[i].path);
      g_autofree char *path = g_strconcat ("/formats/data/", name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_published_file);
    }

  return g_test_run ();
}
