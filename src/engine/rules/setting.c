/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setting.h"

#include <stdlib.h>
#include <string.h>

#include "constraint.h"
#include "engine/core/words.h"

const SettingTool setting_tools[] = {
  { "cage", N_("Cage"), N_("Choose its cells, and type the sum if there is one."), SETTING_CELLS, SETTING_NUMBER_OR_NONE },
  { "add", N_("Mathdoku cage, +"), N_("Choose its cells, and type their sum. Digits may repeat."), SETTING_CELLS,
    SETTING_NUMBER },
  { "subtract", N_("Mathdoku cage, −"), N_("Choose its cells, and type the largest less all others."), SETTING_CELLS,
    SETTING_NUMBER },
  { "multiply", N_("Mathdoku cage, ×"), N_("Choose its cells, and type their product. Digits may repeat."), SETTING_CELLS,
    SETTING_NUMBER },
  { "divide", N_("Mathdoku cage, ÷"), N_("Choose its cells, and type the largest divided by all others."), SETTING_CELLS,
    SETTING_NUMBER },
  { "thermo", N_("Thermometer"), N_("Choose its cells from the bulb on."), SETTING_LINE, SETTING_PLAIN },
  { "arrow", N_("Arrow"), N_("Choose the circle, then the cells that add up to it."), SETTING_ARROW, SETTING_PLAIN },
  { "white", N_("White dot"), N_("Choose two neighbours. They differ by one."), SETTING_PAIR, SETTING_PLAIN },
  { "black", N_("Black dot"), N_("Choose two neighbours. One is twice the other."), SETTING_PAIR, SETTING_PLAIN },
  { "x", N_("X"), N_("Choose two neighbours. Their sum is 10."), SETTING_PAIR, SETTING_PLAIN },
  { "v", N_("V"), N_("Choose two neighbours. Their sum is 5."), SETTING_PAIR, SETTING_PLAIN },
  { "less", N_("Less than"), N_("Choose two neighbours, the smaller one first."), SETTING_PAIR, SETTING_PLAIN },
  { "palindrome", N_("Palindrome"), N_("Choose its cells along the line."), SETTING_LINE, SETTING_PLAIN },
  { "renban", N_("Renban line"), N_("Choose its cells. They are consecutive, in any order."), SETTING_LINE, SETTING_PLAIN },
  { "whisper", N_("Whisper line"), N_("Choose its cells, and type how far neighbours differ, if it is not half of the digits."),
    SETTING_LINE, SETTING_NUMBER_OR_USUAL },
  { "regionsum", N_("Region sum line"), N_("Choose its cells along the line."), SETTING_LINE, SETTING_PLAIN },
  { "between", N_("Between line"), N_("Choose its cells from one end to the other."), SETTING_LINE, SETTING_PLAIN },
  { "zipper", N_("Zipper line"), N_("Choose its cells from one end to the other."), SETTING_LINE, SETTING_PLAIN },
  { "even", N_("Even"), N_("Choose the cells that are even."), SETTING_CELLS, SETTING_PLAIN },
  { "odd", N_("Odd"), N_("Choose the cells that are odd."), SETTING_CELLS, SETTING_PLAIN },
  { "quad", N_("Quadruple"), N_("Choose two by two cells, and type the digits that are among them."), SETTING_SQUARE,
    SETTING_VALUES },
  { "extra", N_("Extra region"), N_("Choose its cells. They differ."), SETTING_CELLS, SETTING_PLAIN },
  { "littlekiller", N_("Little killer"), N_("Choose the cells of a diagonal, and type the sum."), SETTING_DIAGONAL,
    SETTING_NUMBER },
  { "sandwich", N_("Sandwich"), N_("Choose cells of the row or column, and type the sum."), SETTING_ROW, SETTING_NUMBER },
  { "xsum", N_("X-sum"), N_("Choose cells of the row or column, from where it is seen, and type the sum."), SETTING_SIDE,
    SETTING_NUMBER },
  { "skyscraper", N_("Skyscraper"), N_("Choose cells of the row or column, from where it is seen, and type how many are seen."),
    SETTING_SIDE, SETTING_NUMBER },
  { "region", N_("Jigsaw region"), N_("Choose its cells. They leave the regions that they were in."), SETTING_REGION,
    SETTING_PLAIN },
  { 0 }
};

static FaultKind
blame (RulesFault *fault, FaultKind kind, const uint16_t *cells, int n)
{
  *fault = (RulesFault) { .kind = kind, .constraint = -1 };
  rules_blame_cells (fault, cells, n);
  return kind;
}

/* --- What the chosen cells have to be ------------------------------------------------------------------------------ */

static bool
touch (const Rules *rules, int a, int b, bool corners)
{
  int down = abs (a / rules->columns - b / rules->columns), across = abs (a % rules->columns - b % rules->columns);

  return corners ? down <= 1 && across <= 1 : down + across == 1;
}

static int
least_cells (const SettingTool *tool)
{
  return tool->form == SETTING_SQUARE ? 4 : tool->form == SETTING_REGION || tool->form == SETTING_CELLS ? 1 : 2;
}

static int
most_cells (const SettingTool *tool)
{
  return tool->form == SETTING_PAIR ? 2 : tool->form == SETTING_SQUARE ? 4 : RULES_CELLS_MAX;
}

static FaultKind
check_form (const Rules *rules, const Setting *setting, RulesFault *fault)
{
  SettingForm form = setting->tool->form;
  const uint16_t *cell = setting->cell;
  int n = setting->n_cells;

  if (n < least_cells (setting->tool))
    return blame (fault, FAULT_TOO_SHORT, cell, n);
  if (n > most_cells (setting->tool))
    return blame (fault, FAULT_TOO_LONG, cell, n);
  for (int i = 0; i < n; i++)
    if (!rules_has_cell (rules, cell[i]))
      return blame (fault, FAULT_ABSENT, cell + i, 1);
  for (int i = 1; i < n; i++)
    if (((form == SETTING_LINE || form == SETTING_ARROW) && !touch (rules, cell[i - 1], cell[i], true))
        || (form == SETTING_PAIR && !touch (rules, cell[i - 1], cell[i], false))
        || (form == SETTING_SQUARE && !touch (rules, cell[0], cell[i], true)))
      return blame (fault, FAULT_APART, cell + i - 1, 2);
  if (form == SETTING_SQUARE && !(touch (rules, cell[1], cell[2], true) && touch (rules, cell[2], cell[3], true)
                                  && touch (rules, cell[1], cell[3], true)))
    return blame (fault, FAULT_APART, cell, 4);
  return FAULT_NONE;
}

static bool
has_place (const Rules *rules, int row, int column)
{
  return row >= 0 && row < rules->rows && column >= 0 && column < rules->columns
         && rules_has_cell (rules, row * rules->columns + column);
}

/* The row or column that the cells are of, and whether they come from its far end; −1: they are of none. */
static int
line_of (const Rules *rules, const Setting *setting, bool seen)
{
  int first = setting->cell[0], last = setting->cell[setting->n_cells - 1], far = seen && first > last ? LINE_FAR : 0;
  bool row = true, column = true;

  for (int i = 1; i < setting->n_cells; i++)
    {
      row &= setting->cell[i] / rules->columns == first / rules->columns;
      column &= setting->cell[i] % rules->columns == first % rules->columns;
    }
  if (row == column)
    return -1;
  return far + (row ? first / rules->columns : LINE_COLUMN + first % rules->columns);
}

/* The diagonal that the cells are of, whole: its number stands outside, where nobody sees that fewer were meant. Returns how
 * many there are; 0: they are of none. */
static int
find_diagonal (const Rules *rules, const Setting *setting, uint16_t *cells)
{
  int columns = rules->columns, row = setting->cell[0] / columns, column = setting->cell[0] % columns, n = 0;
  int down = setting->cell[1] / columns > row ? 1 : -1, across = setting->cell[1] % columns > column ? 1 : -1;

  for (int i = 1; i < setting->n_cells; i++)
    if ((setting->cell[i] / columns - row) * down != (setting->cell[i] % columns - column) * across)
      return 0;
  while (has_place (rules, row - down, column - across))
    {
      row -= down;
      column -= across;
    }
  for (; has_place (rules, row, column); row += down, column += across)
    cells[n++] = (uint16_t) (row * columns + column);
  return n;
}

/* Cages do not overlap. */
static FaultKind
check_overlap (const Rules *rules, const Setting *setting, RulesFault *fault)
{
  const uint16_t *cells;

  for (int i = 0; i < rules->n_constraints; i++)
    if (constraint_is_cage (rules->constraint[i].kind))
      {
        int n = rules_part (rules, &rules->constraint[i], 1, &cells);

        for (int j = 0; j < n; j++)
          for (int k = 0; k < setting->n_cells; k++)
            if (cells[j] == setting->cell[k])
              return blame (fault, FAULT_OVERLAP, cells + j, 1);
      }
  return FAULT_NONE;
}

/* --- Rules with one more ------------------------------------------------------------------------------------------- */

static int
by_number (const void *a, const void *b)
{
  return *(const uint16_t *) a - *(const uint16_t *) b;
}

/* The numbers of one part. Returns how many, −1: fault says why there are none. */
static int
write_part (const Rules *rules, const Setting *setting, char shape, int n_lists, uint16_t *numbers, RulesFault *fault)
{
  bool arrow = setting->tool->form == SETTING_ARROW, ordered = setting->tool->form != SETTING_CELLS;
  int first = arrow && n_lists > 0, n = arrow && n_lists == 0 ? 1 : setting->n_cells - first;
  int number = setting->number < 0 && setting->tool->number == SETTING_NUMBER_OR_USUAL ? (rules->n + 1) / 2 : setting->number;

  switch (shape)
    {
    case 'n':
    case 'm':
      if (number < 0 && shape == 'm')
        return 0;
      if (number < 0 || number >= NO_PLACE)
        return blame (fault, FAULT_NUMBER, setting->cell, setting->n_cells), -1;
      numbers[0] = (uint16_t) number;
      return 1;
    case 'd':
      for (int i = 0; i < setting->n_values; i++)
        {
          numbers[i] = setting->value[i];
          if (setting->value[i] < 1 || setting->value[i] > rules->n)
            return blame (fault, FAULT_VALUE, setting->cell, setting->n_cells), -1;
        }
      if (setting->n_values == 0)
        blame (fault, FAULT_NUMBER, setting->cell, setting->n_cells);
      return setting->n_values ? setting->n_values : -1;
    case 'l':
    case 's':
      number = line_of (rules, setting, shape == 's');
      if (number < 0)
        return blame (fault, FAULT_APART, setting->cell, setting->n_cells), -1;
      numbers[0] = (uint16_t) number;
      return 1;
    default:
      if (setting->tool->form == SETTING_DIAGONAL)
        {
          n = find_diagonal (rules, setting, numbers);
          return n ? n : (blame (fault, FAULT_APART, setting->cell, setting->n_cells), -1);
        }
      memcpy (numbers, setting->cell + first, (size_t) n * sizeof *numbers);
      if (!ordered || setting->tool->form == SETTING_SQUARE)
        qsort (numbers, (size_t) n, sizeof *numbers, by_number);
      return n;
    }
}

/* Whether the newest constraint was there before. */
static bool
is_repeated (const Rules *rules)
{
  const Constraint *last = &rules->constraint[rules->n_constraints - 1];

  for (int i = 0; i < rules->n_constraints - 1; i++)
    if (rules->constraint[i].kind == last->kind && rules->constraint[i].n == last->n
        && memcmp (rules->number + rules->constraint[i].first, rules->number + last->first, last->n * sizeof *rules->number) == 0)
      return true;
  return false;
}

static FaultKind
add_constraint (Rules *rules, const Setting *setting, RulesFault *fault)
{
  int kind = constraint_kind_from_id (setting->tool->id), n = 0, lists = 0;
  uint16_t numbers[2 * RULES_CELLS_MAX + 8];
  char shape;

  if (constraint_is_cage (constraint_kind_from_id (setting->tool->id)) && check_overlap (rules, setting, fault) != FAULT_NONE)
    return fault->kind;
  for (int part = 0; part < constraint_n_parts (&constraint_kinds[kind]); part++)
    {
      int length;

      shape = constraint_part_shape (&constraint_kinds[kind], part);
      length = write_part (rules, setting, shape, lists, numbers + n, fault);
      if (length < 0)
        return fault->kind;
      lists += constraint_shape_is_cells (shape);
      n += length;
      numbers[n++] = NO_PLACE;
    }
  if (!rules_add (rules, kind, numbers, n))
    return blame (fault, FAULT_TOO_MUCH, setting->cell, setting->n_cells);
  return is_repeated (rules) ? blame (fault, FAULT_REPEATED, setting->cell, setting->n_cells) : FAULT_NONE;
}

/* Boxes become regions, of which one may then take cells from another. */
static void
make_regions (Rules *rules)
{
  if (rules->has_regions)
    return;
  rules->has_regions = true;
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    {
      int row = cell / rules->columns, column = cell % rules->columns;
      int across = rules->box_rows ? rules->columns / rules->box_columns : 0;

      int box = rules->box_rows ? row / rules->box_rows * across + column / rules->box_columns + 1 : 0;

      rules->region[cell] = (uint8_t) box;
    }
  rules->box_rows = rules->box_columns = 0;
}

/* As they come, which is how they are read from a file: what is written and read again is the same board. */
static void
number_regions (Rules *rules)
{
  uint8_t number[UINT8_MAX + 1] = { 0 };
  int n = 0;

  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    {
      int region = rules->region[cell];

      if (region && !number[region])
        number[region] = (uint8_t) ++n;
      rules->region[cell] = number[region];
    }
}

static FaultKind
add_region (Rules *rules, const Setting *setting, RulesFault *fault)
{
  bool used[UINT8_MAX + 1] = { false };
  int number = 1;

  if (rules->n_grids > 0)
    return blame (fault, FAULT_REGION, setting->cell, setting->n_cells);
  if (setting->n_cells > rules->n)
    return blame (fault, FAULT_TOO_LONG, setting->cell, setting->n_cells);
  make_regions (rules);
  for (int i = 0; i < setting->n_cells; i++)
    rules->region[setting->cell[i]] = 0;
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    used[rules->region[cell]] = true;
  while (number < UINT8_MAX && used[number])
    number++;
  if (used[number])
    return blame (fault, FAULT_TOO_MUCH, setting->cell, setting->n_cells);
  for (int i = 0; i < setting->n_cells; i++)
    rules->region[setting->cell[i]] = (uint8_t) number;
  number_regions (rules);
  return FAULT_NONE;
}

/* --- Other topologies ---------------------------------------------------------------------------------------------- */

/* A copy; NULL: no memory. */
static Rules *
rules_of (const Topology *board, RulesFault *fault)
{
  Rules *rules = malloc (sizeof *rules);

  *fault = (RulesFault) { .kind = FAULT_NO_MEMORY, .constraint = -1 };
  if (rules && board)
    *rules = *board->rules;
  else if (rules)
    rules_init_classic (rules);
  return rules;
}

/* Takes the rules. */
static Topology *
work_out (Rules *rules, RulesFault *fault)
{
  Topology *topology = topology_new (rules, fault);

  free (rules);
  return topology;
}

Topology *
setting_add (const Topology *board, const Setting *setting, RulesFault *fault)
{
  Rules *rules = rules_of (board, fault);
  FaultKind kind;
  Topology *topology;

  if (!rules)
    return NULL;
  kind = check_form (rules, setting, fault);
  if (kind == FAULT_NONE)
    kind = setting->tool->form == SETTING_REGION ? add_region (rules, setting, fault) : add_constraint (rules, setting, fault);
  if (kind != FAULT_NONE)
    {
      free (rules);
      return NULL;
    }
  topology = work_out (rules, fault);
  if (!topology && fault->n_cells == 0)
    blame (fault, fault->kind, setting->cell, setting->n_cells);
  return topology;
}

Topology *
setting_remove (const Topology *board, int constraint, RulesFault *fault)
{
  const Rules *from = board->rules;
  Rules *rules = rules_of (board, fault);

  if (!rules)
    return NULL;
  rules->n_constraints = rules->n_numbers = 0;
  for (int i = 0; i < from->n_constraints; i++)
    if (i != constraint)
      rules_add (rules, from->constraint[i].kind, from->number + from->constraint[i].first, from->constraint[i].n);
  return work_out (rules, fault);
}

Topology *
setting_switch (const Topology *board, Extra extra, bool on, RulesFault *fault)
{
  Rules *rules = rules_of (board, fault);

  if (!rules)
    return NULL;
  rules->extras = on ? rules->extras | 1u << extra : rules->extras & ~(1u << extra);
  return work_out (rules, fault);
}

bool
setting_find_boxes (int n, int *rows, int *columns)
{
  *rows = *columns = 0;
  for (int height = 2; height * height <= n; height++)
    if (n % height == 0)
      {
        *rows = height;
        *columns = n / height;
      }
  return *rows > 0;
}

Topology *
setting_boxes (const Topology *board, bool on, RulesFault *fault)
{
  Rules *rules = rules_of (board, fault);
  int height = 0, width = 0;

  if (!rules)
    return NULL;
  if (on && !setting_find_boxes (rules->n, &height, &width))
    {
      free (rules);
      blame (fault, FAULT_BOXES, NULL, 0);
      return NULL;
    }
  rules->has_regions = false;
  rules_take_boxes (rules, height, width);
  return work_out (rules, fault);
}
