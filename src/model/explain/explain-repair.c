/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-repair.h"

#include <glib/gi18n.h>

#include "explain-say.h"

/* Each is a whole sentence: what is changed, and what comes of it. */
static const struct { const char *puzzle, *proper, *label; } words[] = {
  [REPAIR_SIGNS] = {
    N_("From line {line}, column {column} on other signs stand for cells; with plain ones it is a puzzle."),
    N_("From line {line}, column {column} on other signs stand for cells; with plain ones it has exactly one solution."),
    N_("Read it with plain digits"),
  },
  [REPAIR_PUT_CELL] = {
    N_("With an empty cell put in at line {line}, column {column} it is a puzzle."),
    N_("With an empty cell put in at line {line}, column {column} it has exactly one solution."),
    N_("Read it with an empty cell there"),
  },
  [REPAIR_DROP_CELL] = {
    N_("Without the cell at line {line}, column {column} it is a puzzle."),
    N_("Without the cell at line {line}, column {column} it has exactly one solution."),
    N_("Read it without that cell"),
  },
  [REPAIR_PUT_ROW] = {
    N_("With an empty row put in as line {line} it is a puzzle."),
    N_("With an empty row put in as line {line} it has exactly one solution."),
    N_("Read it with an empty row there"),
  },
  [REPAIR_BREAK] = {
    N_("With breaks, the first at line {line}, column {column}, there are {count} puzzles."),
    N_("With breaks, the first at line {line}, column {column}, there are {count} puzzles, each with one solution."),
    N_("Read it as {count} puzzles"),
  },
};

static char *
fill (const char *sentence, const Repair *repair)
{
  return explain_say (_(sentence), SAY_NUMBER ("line", (int) repair->line), SAY_NUMBER ("column", (int) repair->column),
                      SAY_COUNT ("count", repair->n_puzzles));
}

char *
explain_repair (const Repair *repair)
{
  return fill (repair->proper ? words[repair->kind].proper : words[repair->kind].puzzle, repair);
}

char *
explain_repair_label (const Repair *repair)
{
  return fill (words[repair->kind].label, repair);
}
