/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/rules/constraint.h"
#include "explain-say.h"
#include "explain-words.h"

char *
explain_values (Values values)
{
  char told[2 * VALUES_MAX + 1], *end = told;

  for_each_value (v, values)
    {
      if (end > told)
        *end++ = ' ';
      *end++ = value_character (v);
    }
  *end = '\0';
  return g_strdup (told);
}

/* A constraint in words, of the cell that is number {at} of the {n} in its part; {number} is a part of its own, {other} the
 * other cell of a pair. second: said of the last cell of a pair, and of the second list; NULL: the same. */
typedef struct {
  const char *id;
  const char *words, *second;          /* marked N_() */
} ConstraintWords;

static const ConstraintWords words[] = {
  /* Translators: what the rules say of a cell, after its name and what stands in it: “Row 3, column 5: empty, …” */
  { "sum", N_("in a group with the sum {number}, cell {at} of {n}"), NULL },
  { "add", N_("in a cage with the sum {number}, cell {at} of {n}"), NULL },
  { "subtract", N_("in a cage with the difference {number}, cell {at} of {n}"), NULL },
  { "multiply", N_("in a cage with the product {number}, cell {at} of {n}"), NULL },
  { "divide", N_("in a cage with the quotient {number}, cell {at} of {n}"), NULL },
  { "littlekiller", N_("on a diagonal with the sum {number}, cell {at} of {n}"), NULL },
  { "extra", N_("in an extra region, cell {at} of {n}"), NULL },
  { "arrow", N_("in the circle of an arrow"), N_("on an arrow, cell {at} of {n}") },
  { "doublearrow", N_("on a double arrow, cell {at} of {n}"), NULL },
  { "zipper", N_("on a zipper line, cell {at} of {n}"), NULL },
  { "regionsum", N_("on a region sum line, cell {at} of {n}"), NULL },
  { "sumline", N_("on a line of sums of {number}, cell {at} of {n}"), NULL },
  { "equalsum", N_("in a group of equal sum, cell {at} of {n}"), NULL },
  { "thermo", N_("on a thermometer, cell {at} of {n}"), NULL },
  { "slowthermo", N_("on a slow thermometer, cell {at} of {n}"), NULL },
  { "whisper", N_("on a whisper line of {number}, cell {at} of {n}"), NULL },
  { "renban", N_("on a renban line, cell {at} of {n}"), NULL },
  { "palindrome", N_("on a palindrome, cell {at} of {n}"), NULL },
  { "between", N_("on a between line, cell {at} of {n}"), NULL },
  { "lockout", N_("on a lockout line of {number}, cell {at} of {n}"), NULL },
  { "modular", N_("on a modular line of {number}, cell {at} of {n}"), NULL },
  { "entropic", N_("on an entropic line, cell {at} of {n}"), NULL },
  { "clone", N_("in a clone, cell {at} of {n}"), NULL },
  { "white", N_("a white dot to {other}"), NULL },
  { "black", N_("a black dot to {other}"), NULL },
  { "x", N_("an X to {other}"), NULL },
  { "v", N_("a V to {other}"), NULL },
  { "diff", N_("{number} apart from {other}"), NULL },
  { "ratio", N_("in the ratio {number} to {other}"), NULL },
  { "pairsum", N_("with the sum {number} to {other}"), NULL },
  { "less", N_("less than {other}"), N_("greater than {other}") },
  { "quad", N_("at a circle with {values}"), NULL },
  { "odd", N_("odd"), NULL },
  { "even", N_("even"), NULL },
  { "min", N_("less than its neighbours"), NULL },
  { "max", N_("greater than its neighbours"), NULL },
  { "candidates", N_("one of {values}"), NULL },
  { "colindex", N_("tells where the number of its column stands in the row"), NULL },
  { "rowindex", N_("tells where the number of its row stands in the column"), NULL },
};

/* Of the cell that a line is seen from. */
static const ConstraintWords line_words[] = {
  { "sandwich", N_("sandwich sum of its row {number}"), N_("sandwich sum of its column {number}") },
  { "xsum", N_("X-sum of its row from here {number}"), N_("X-sum of its column from here {number}") },
  { "skyscraper", N_("skyscrapers in its row seen from here {number}"), N_("skyscrapers in its column seen from here {number}") },
  { "numberedroom", N_("numbered room of its row from here {number}"), N_("numbered room of its column from here {number}") },
};

static int
first_number (const Rules *rules, const Constraint *constraint, int part)
{
  const uint16_t *numbers;

  return rules_part (rules, constraint, part, &numbers) > 0 ? numbers[0] : 0;
}

static char *
say_cage (int sum, int n)
{
  if (sum)
    return explain_say (ngettext ("in a cage of {sum} with {n} cell", "in a cage of {sum} with {n} cells", (gulong) n),
                        SAY_NUMBER ("sum", sum), SAY_NUMBER ("n", n));
  return explain_say (ngettext ("in a cage with {n} cell", "in a cage with {n} cells", (gulong) n), SAY_NUMBER ("n", n));
}

/* Whether the line is seen from this cell. */
static bool
is_seen_from (const Rules *rules, int line, int cell)
{
  int row = cell / rules->columns, column = cell % rules->columns, at = line % LINE_COLUMN;

  if (line & LINE_COLUMN)
    return column == at && row == (line & LINE_FAR ? rules->rows - 1 : 0);
  return row == at && column == (line & LINE_FAR ? rules->columns - 1 : 0);
}

static char *
say_line (const Rules *rules, const Constraint *constraint, const ConstraintWords *said, int cell)
{
  int line = first_number (rules, constraint, 0);

  if (!is_seen_from (rules, line, cell))
    return NULL;
  return explain_say (gettext (line & LINE_COLUMN ? said->second : said->words),
                      SAY_NUMBER ("number", first_number (rules, constraint, 1)));
}

static char *
say_place (gconstpointer rules, int cell, const char *form)
{
  return explain_place_of (((const Rules *) rules)->columns, cell, form);
}

/* at, n: where it stands in a list of cells, and how long that is; number_part: −1 none. */
static char *
say_cells (const Rules *rules, const Constraint *constraint, const ConstraintWords *said, const uint16_t *cells, int at, int n,
           bool second)
{
  char shape = constraint_part_shape (&constraint_kinds[constraint->kind], 0);
  char value_shape = shape == 'd' ? 0 : 1;
  const uint16_t *numbers;
  int n_numbers = rules_part (rules, constraint, value_shape, &numbers), number = first_number (rules, constraint, 0);
  g_autofree char *values = NULL;
  Values set = 0;

  if (constraint_part_shape (&constraint_kinds[constraint->kind], value_shape) == 'd')
    for (int i = 0; i < n_numbers; i++)
      set |= values_of (numbers[i]);
  values = explain_values (set);
  return explain_say (gettext (second && said->second ? said->second : said->words), SAY_NUMBER ("number", number),
                      SAY_NUMBER ("at", at + 1), SAY_NUMBER ("n", n), SAY_TEXT ("values", values),
                      n == 2 ? (Blank) SAY_BY ("other", say_place, rules, cells[at == 0]) : (Blank) SAY_TEXT ("other", ""));
}

static const ConstraintWords *
find_words (const ConstraintWords *table, gsize n, const char *id)
{
  for (gsize i = 0; i < n; i++)
    if (strcmp (table[i].id, id) == 0)
      return &table[i];
  return NULL;
}

char *
explain_constraint_at (const Rules *rules, int index, int cell)
{
  const Constraint *constraint = &rules->constraint[index];
  const ConstraintKind *kind = &constraint_kinds[constraint->kind];
  const ConstraintWords *said = find_words (line_words, G_N_ELEMENTS (line_words), kind->id);
  const uint16_t *cells;
  int lists = 0;
  char shape;

  if (said)
    return say_line (rules, constraint, said, cell);
  said = find_words (words, G_N_ELEMENTS (words), kind->id);
  for (int part = 0, n; (shape = constraint_part_shape (kind, part)) && (n = rules_part (rules, constraint, part, &cells)) >= 0;
       part++)
    {
      if (!constraint_shape_is_cells (shape))
        continue;
      for (int at = 0; at < n; at++)
        if (cells[at] == cell)
          {
            if (strcmp (kind->id, "cage") == 0)
              return say_cage (first_number (rules, constraint, 0), n);
            return said ? say_cells (rules, constraint, said, cells, at, n, lists > 0 || (shape == 'a' && at == 1)) : NULL;
          }
      lists++;
    }
  return NULL;
}

/* Of several boards that share cells, those that the cell is of. */
static char *
say_grids (const Rules *rules, int cell)
{
  Values grids = 0;

  for (int i = 0; i < rules->n_grids; i++)
    {
      int down = cell / rules->columns - rules->grid[i] / rules->columns;
      int right = cell % rules->columns - rules->grid[i] % rules->columns;

      if (down >= 0 && down < rules->n && right >= 0 && right < rules->n)
        grids |= values_of (i + 1);
    }
  return explain_say (ngettext ("in grid {numbers}", "in grids {numbers}", (gulong) values_count (grids)),
                      SAY_DIGITS ("numbers", grids));
}

void
explain_rules_at (const Topology *topology, int cell, GPtrArray *parts)
{
  const Rules *rules = topology->rules;

  if (rules->n_grids && topology_exists (topology, cell))
    g_ptr_array_add (parts, say_grids (rules, cell));
  if (rules->has_regions && rules->region[cell])
    g_ptr_array_add (parts, explain_say (_("region {number}"), SAY_NUMBER ("number", rules->region[cell])));
  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    switch (topology->house[topology->cell_house[i]].kind)
      {
      case HOUSE_DIAGONAL:
        g_ptr_array_add (parts, g_strdup (_("on a diagonal")));
        break;
      case HOUSE_WINDOW:
        g_ptr_array_add (parts, g_strdup (_("in a window")));
        break;
      default:
        break;
      }
  for (int i = 0; i < rules->n_constraints; i++)
    {
      char *said = explain_constraint_at (rules, i, cell);

      if (said)
        g_ptr_array_add (parts, said);
    }
}

static const char *const extra_words[N_EXTRAS] = {
  [EXTRA_DISJOINT] = N_("Cells at the same place of their boxes differ."),
  [EXTRA_ANTIKNIGHT] = N_("Cells a knight’s move apart differ."),
  [EXTRA_ANTIKING] = N_("Cells that touch at a corner differ."),
  [EXTRA_NONCONSECUTIVE] = N_("Neighbours are not consecutive."),
  [EXTRA_ANTITAXICAB] = N_("A digit is never as many steps away from its like as it counts."),
  [EXTRA_ENTROPY] = N_("Each two by two has a low, a middle and a high digit."),
};

static const char *const negative_words[N_CONSTRAINT_WORDS] = {
  [WORD_KROPKI] = N_("All dots are given."), [WORD_WHITE] = N_("All white dots are given."),
  [WORD_BLACK] = N_("All black dots are given."), [WORD_XV] = N_("All X and V are given."), [WORD_X] = N_("All X are given."),
  [WORD_V] = N_("All V are given."),
};

char *
explain_rules_everywhere (const Rules *rules)
{
  GPtrArray *parts = explain_list_new ();

  for (int extra = 0; extra < N_EXTRAS; extra++)
    if (rules->extras >> extra & 1 && extra_words[extra])
      g_ptr_array_add (parts, g_strdup (gettext (extra_words[extra])));
  for (int i = 0; i < rules->n_constraints; i++)
    if (strcmp (constraint_kinds[rules->constraint[i].kind].id, "negative") == 0)
      g_ptr_array_add (parts, g_strdup (gettext (negative_words[first_number (rules, &rules->constraint[i], 0)
                                                                % N_CONSTRAINT_WORDS])));
  return explain_join (parts, LIST_SENTENCES);
}
