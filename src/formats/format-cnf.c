/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-cnf.c — the puzzle as a question to a SAT solver, in DIMACS' notation; written only.
 *
 * Variable 81 r + 9 c + d says that the cell has the digit, rows and columns counted from 0. A cell has a digit and no two, a
 * house each digit and none twice; more than is needed, which is what solvers are fast with. A clue is a clause of its own. */
#include <glib/gi18n.h>

#include "format-private.h"

enum { N_VARIABLES = 9 * N_CELLS, PAIRS = 36, N_CLAUSES = 4 * N_CELLS * (1 + PAIRS) };

static int
variable (int cell, int digit)
{
  return 9 * cell + digit;
}

/* One of the nine holds, and no two do. */
static void
write_exactly_one (const int variables[9], GString *text)
{
  for (int i = 0; i < 9; i++)
    g_string_append_printf (text, "%d ", variables[i]);
  g_string_append (text, "0\n");
  for (int i = 0; i < 9; i++)
    for (int j = i + 1; j < 9; j++)
      g_string_append_printf (text, "-%d -%d 0\n", variables[i], variables[j]);
}

static void
write_clauses (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];
  int     n = 0, variables[9];

  document_givens (document, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    n += digits[cell] != 0;
  g_string_append (text, "c Sudoku: variable 81 row + 9 column + digit, rows and columns from 0\nc ");
  cells_write (digits, '.', text);
  g_string_append_printf (text, "\np cnf %d %d\n", N_VARIABLES, N_CLAUSES + n);

  for (int cell = 0; cell < N_CELLS; cell++)
    if (digits[cell])
      g_string_append_printf (text, "%d 0\n", variable (cell, digits[cell]));
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      for (int digit = 1; digit <= 9; digit++)
        variables[digit - 1] = variable (cell, digit);
      write_exactly_one (variables, text);
    }
  for (int house = 0; house < N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++)
      {
        for (int i = 0; i < 9; i++)
          variables[i] = variable (house_cells[house][i], digit);
        write_exactly_one (variables, text);
      }
}

static int
sniff (const char *text)
{
  return 0;
}

const Format format_cnf = {
  .id = "cnf",
  .name = N_("Clauses for a SAT solver (DIMACS)"),
  .extension = "cnf",
  .flags = FORMAT_WRITES,
  .sniff = sniff,
  .write = write_clauses,
};
