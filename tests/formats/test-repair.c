/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-repair.c — what is almost a puzzle is proposed as one, at its place; what is not near is left alone. */
#include "reading.h"

#include "formats/format-repair.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define OTHER "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
#define ROWS_5 "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n"
#define ROWS_4 "7...2...6\n.6....28.\n...419..5\n....8..79\n"

static const struct { const char *text; RepairKind kind; unsigned line, column, n_puzzles; const char *cells; } cases[] = {
  /* 80 cells, and 82 */
  { "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7", REPAIR_PUT_CELL, 1, 81, 1, NULL },
  { "53..7...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", REPAIR_PUT_CELL, 1, 6, 1, PUZZLE },
  { "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..799", REPAIR_DROP_CELL, 1, 81, 1, NULL },
  { "\n53..7....6..195....98....6.8...6...34..8.3...17...2...6.6....28....419..5....8..79\n", REPAIR_DROP_CELL, 2, 42, 1, NULL },
  /* glued */
  { PUZZLE OTHER, REPAIR_BREAK, 1, 82, 2, PUZZLE },
  { PUZZLE OTHER PUZZLE "\n", REPAIR_BREAK, 1, 82, 3, PUZZLE },
  /* letters and wide digits */
  { "53OO7OOOO6OO195OOOO98OOOO6O8OOO6OOO34OO8O3OO17OOO2OOO6O6OOOO28OOOO419OO5OOOO8OO79", REPAIR_SIGNS, 1, 3, 1, PUZZLE },
  { "53..7....6..l95....98....6.8...6...34..8.3..l7...2...6.6....28....4l9..5....8..79", REPAIR_SIGNS, 1, 13, 1, PUZZLE },
  { ROWS_5 "７...2...6\n.6....28.\n...419..5\n....8..79\n", REPAIR_SIGNS, 6, 1, 1, PUZZLE },
  { "53Oo7QО°.6..l95....98....6.8...6...34..8.3..I7...2...6.6....28....4i9..5....8..79", REPAIR_SIGNS, 1, 3, 1, PUZZLE },
  { "S3..7....b..!9s....9B....6.8...6...34..8.3..17...z...6.6....Z8....419..5····8•…79", REPAIR_SIGNS, 1, 1, 1, PUZZLE },
  { "53。。7．．．．6□□195⬜⬜⬜⬜98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", REPAIR_SIGNS, 1, 3, 1, PUZZLE },
  /* the row that is missing would leave one solution whatever it was: the first place will do */
  { "456789123\n789123456\n214365897\n365897214\n897214365\n531642978\n642978531\n978531642\n", REPAIR_PUT_ROW, 1, 0, 1,
    "........." "456789123789123456214365897365897214897214365531642978642978531978531642" },
  /* signs in several rows, and beside frames; the first is told */
  { ROWS_5 "７...2...6\n.6....28.\n...4l9..5\n....8..79\n", REPAIR_SIGNS, 6, 1, 1, PUZZLE },
  { "53O│O7O│OOO\n6OO│195│OOO\nO98│OOO│O6O\n8OO│O6O│OO3\n4OO│8O3│OO1\n7OO│O2O│OO6\nO6O│OOO│28O\nOOO│419│OO5\nOOO│O8O│O79\n",
    REPAIR_SIGNS, 1, 3, 1, PUZZLE },
  /* glued, the first with many solutions; with something before and behind */
  { "1................................................................................" PUZZLE, REPAIR_BREAK, 1, 82, 2, NULL },
  { " " PUZZLE OTHER, REPAIR_BREAK, 1, 83, 2, PUZZLE },
  /* a row with blanks, and rows between rules */
  { ROWS_5 "7 . . . 2 . . . . 6\n.6....28.\n...419..5\n....8..79\n", REPAIR_DROP_CELL, 6, 11, 1, NULL },
  { "53..7....\n6..195...\n.98....6.\n---------\n8...6...3\n4..8.3..1\n7...2...6\n---------\n...419..5\n....8..79\n", REPAIR_PUT_ROW, 11, 0, 1, NULL },
  /* a row that is too short, one too long, one missing */
  { ROWS_5 "7...2..6\n.6....28.\n...419..5\n....8..79\n", REPAIR_PUT_CELL, 6, 2, 1, NULL },
  { ROWS_5 "7...2....6\n.6....28.\n...419..5\n....8..79\n", REPAIR_DROP_CELL, 6, 6, 1, NULL },
  { ROWS_5 ".6....28.\n...419..5\n....8..79\n", REPAIR_PUT_ROW, 9, 0, 1, NULL },
};

static void
check (const char *text, RepairKind kind, unsigned line, unsigned column, unsigned n_puzzles, const char *cells)
{
  g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL), again = NULL;
  Repair repair;
  bool found = format_repair (text, strlen (text), &g_array_index (records, Record, 0).error, &repair);

  g_assert_null (g_array_index (records, Record, 0).document);
  if (!found || repair.kind != kind || repair.line != line || repair.column != column || repair.n_puzzles != n_puzzles)
    {
      g_test_message ("%s: kind %d at %u:%u, %u puzzles:\n%s", text, repair.kind, repair.line, repair.column, repair.n_puzzles,
                      repair.text);
      g_test_fail ();
      repair_clear (&repair);
      return;
    }
  again = format_read (NULL, repair.text, strlen (repair.text), NULL);
  g_assert_cmpuint (again->len, ==, n_puzzles);
  if (cells)
    {
      char  found_cells[BOARD_TEXT_SIZE];
      Board board;

      g_assert_true (repair.proper);
      document_get_board (g_array_index (again, Record, 0).document, &board);
      board_format (&board, found_cells);
      g_assert_cmpstr (found_cells, ==, cells);
    }
  repair_clear (&repair);
}

static void
test_repairs (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    check (cases[i].text, cases[i].kind, cases[i].line, cases[i].column, cases[i].n_puzzles, cases[i].cells);
}

/* Far from a puzzle, larger than is looked into, no text, or right. */
static void
test_nothing_is_proposed (void)
{
  g_autofree char *long_text = g_strnfill (20000, '5');
  g_autofree char *candidates = g_strnfill (728, '1');
  const char *const texts[] = { "", "Hello", "53..7", "53..7....\n53..7....\n", "setdoku:12", "\x07", long_text, "Oil", "53OO75", "53OO7★OOOO6OO195", "53OOO7OOO\n",
    "53é7OO75", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7\n" PUZZLE, PUZZLE "55", PUZZLE "|" OTHER,
    ROWS_5 "7...2...6\n.6....28.\n", "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,6,,,,,2,8,\n,,,4,1,9,,,5\n",
    candidates };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GArray) records = format_read (NULL, texts[i], strlen (texts[i]), NULL);
      Repair repair;

      if (format_repair (texts[i], strlen (texts[i]), &g_array_index (records, Record, 0).error, &repair))
        g_error ("%s: %s", texts[i], repair.text);
      repair_clear (&repair);
    }
}

/* An error beyond the end of the text, as of one that was read at another time. */
static void
test_no_such_line (void)
{
  const ParseError error = { .reason = PARSE_WRONG_LENGTH, .line = 9, .found = 80, .expected = 81 };
  Repair repair;

  g_assert_false (format_repair ("53..7", 5, &error, &repair));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/formats/repair/repairs", test_repairs);
  g_test_add_func ("/formats/repair/nothing-is-proposed", test_nothing_is_proposed);

  g_test_add_func ("/formats/repair/no-line", test_no_such_line);

  return g_test_run ();
}
