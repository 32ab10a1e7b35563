/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-cnf.c — the puzzle as a question to a SAT solver, in DIMACS' notation; written only.
 *
 * The rules are those of engine/proof/clauses.h; a clue is a clause of its own. */
#include <glib/gi18n.h>

#include "engine/proof/clauses.h"
#include "format-private.h"
#include "proof-text.h"

static void
write_clauses (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];
  int     n = 0;

  document_givens (document, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    n += digits[cell] != 0;
  cnf_write_head (text);
  g_string_append (text, "c ");
  cells_write (digits, '.', text);
  cnf_write_count (RULE_CLAUSES + n, text);

  for (int cell = 0; cell < N_CELLS; cell++)
    if (digits[cell])
      cnf_write_clause (&(Literal) { literal_has (candidate_of (cell, digits[cell])) }, 1, text);
  cnf_write_rules (text);
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
