/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "rules-text.h"

#include "engine/any/any-contradiction.h"
#include "engine/rules/place-notation.h"
#include "engine/rules/setting.h"

void
constraint_list_add (ConstraintList *list, int number)
{
  if (list->n < (int) G_N_ELEMENTS (list->number))
    list->number[list->n++] = (uint16_t) number;
  else
    list->too_much = true;
}

void
constraint_list_end (ConstraintList *list)
{
  constraint_list_add (list, NO_PLACE);
}

bool
rules_add_list (Rules *rules, const char *kind, const ConstraintList *list, const char *key, ParseError *error)
{
  if (!list->too_much && rules_add (rules, constraint_kind_from_id (kind), list->number, list->n))
    return true;
  *error = error_with_detail (PARSE_RULES, 0, key, strlen (key));
  error->found = FAULT_TOO_MUCH;
  return false;
}

void
rules_usual_boxes (int n, uint8_t *rows, uint8_t *columns)
{
  int height, width;

  setting_find_boxes (n, &height, &width);
  *rows = (uint8_t) height;
  *columns = (uint8_t) width;
}

/* The cells of each region are a box of rows × columns. */
static bool
are_boxes (const Rules *rules, const uint8_t *region, int rows, int columns)
{
  uint8_t box_of[UINT8_MAX + 1] = { 0 }, region_of[RULES_CELLS_MAX + 1] = { 0 };
  int across = rules->columns / columns;

  if (rules->rows % rows != 0 || rules->columns % columns != 0) /* unreached: rows and columns are as many as values */
    return false;
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    {
      int box = cell / rules->columns / rows * across + cell % rules->columns / columns + 1;

      if (region[cell] == 0 || (box_of[region[cell]] && box_of[region[cell]] != box)
          || (region_of[box] && region_of[box] != region[cell]))
        return false;
      box_of[region[cell]] = (uint8_t) box;
      region_of[box] = region[cell];
    }
  return true;
}

void
rules_take_regions (Rules *rules, const uint8_t *region)
{
  uint8_t number[UINT8_MAX + 1] = { 0 }, n = 0;
  bool any = false;

  rules->box_rows = rules->box_columns = 0;
  rules->has_regions = false;
  for (int rows = 1; rows <= rules->n; rows++)
    if (rules->n % rows == 0 && are_boxes (rules, region, rows, rules->n / rows))
      {
        rules_take_boxes (rules, rows, rules->n / rows);
        return;
      }
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    if (region[cell])
      {
        if (!number[region[cell]])
          number[region[cell]] = ++n;
        rules->region[cell] = number[region[cell]];
        any = true;
      }
  rules->has_regions = any;
}

int
rules_region_of (const Rules *rules, int cell)
{
  if (rules->has_regions)
    return rules->region[cell];
  if (!rules->box_rows)
    return 0;
  return cell / rules->columns / rules->box_rows * (rules->columns / rules->box_columns)
         + cell % rules->columns / rules->box_columns + 1;
}

bool
rules_are_square (const Rules *rules)
{
  return rules->n_grids == 0 && rules->rows == rules->n && rules->columns == rules->n
         && (!rules->box_rows || rules->box_rows * rules->box_columns == rules->n);
}

/* What is wrong, with the cells that are meant. */
static void
say_fault (const Rules *rules, const RulesFault *fault, ParseError *error)
{
  g_autoptr(GString) place = g_string_new (NULL);

  if (fault->constraint >= 0)
    g_string_append (place, constraint_kinds[rules->constraint[fault->constraint].kind].id);
  else if (fault->kind == FAULT_EXTRA)
    g_string_append (place, extra_ids[fault->number]);
  for (int i = 0; i < fault->n_cells; i++)
    {
      if (place->len > 0)
        g_string_append_c (place, ' ');
      g_string_append (place, place_text_on (fault->cells[i], rules->columns).text);
    }
  if (fault->more)
    g_string_append (place, " …");
  *error = (ParseError) { .reason = PARSE_RULES, .found = fault->kind };
  g_strlcpy (error->detail, place->str, sizeof error->detail);
}

bool
rules_check_partition (const Rules *rules, ParseError *error)
{
  int n_of[UINT8_MAX + 1] = { 0 };

  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    n_of[rules->region[cell]]++;
  for (int region = 0; rules->has_regions && region <= rules->n; region++)
    if (n_of[region] != (region == 0 ? 0 : rules->n))
      {
        RulesFault fault = { .kind = FAULT_PARTITION, .constraint = -1 };
        uint16_t cells[RULES_CELLS_MAX];
        int n = 0;

        for (int cell = 0; cell < rules_n_cells (rules); cell++)
          if (rules->region[cell] == region)
            cells[n++] = (uint16_t) cell;
        rules_blame_cells (&fault, cells, n);
        say_fault (rules, &fault, error);
        return false;
      }
  return true;
}

static int
root_of (uint16_t *part, int cell)
{
  while (part[cell] != cell)
    cell = part[cell] = part[part[cell]];
  return cell;
}

int
rules_join_cells (int rows, int columns, const uint8_t *joined, uint16_t *part)
{
  uint16_t number[RULES_CELLS_MAX];
  int n = 0;

  for (int cell = 0; cell < rows * columns; cell++)
    part[cell] = (uint16_t) cell;
  for (int cell = 0; cell < rows * columns; cell++)
    for (int way = 0; way < 2; way++)
      if (joined[cell] >> way & 1)
        {
          int one = root_of (part, cell), other = root_of (part, cell + (way ? columns : 1));

          part[MAX (one, other)] = (uint16_t) MIN (one, other);
        }
  for (int cell = 0; cell < rows * columns; cell++)
    if (root_of (part, cell) == cell)
      number[cell] = (uint16_t) ++n;
  for (int cell = rows * columns - 1; cell >= 0; cell--)      /* a root stands before what it is the root of */
    part[cell] = number[root_of (part, cell)];
  return n;
}

Topology *
rules_topology (const Rules *rules, RulesFault *fault, ParseError *error)
{
  Topology *topology = topology_new (rules, fault);

  if (!topology)
    say_fault (rules, fault, error);
  return topology;
}

/* "cage 15 r1c1 r1c2", "sandwich row3 12", "negative xv". */
static void
write_constraint (const Rules *rules, const Constraint *constraint, GString *text)
{
  const ConstraintKind *kind = &constraint_kinds[constraint->kind];
  const uint16_t *numbers;

  g_string_append (text, kind->id);
  for (int part = 0, n; (n = rules_part (rules, constraint, part, &numbers)) >= 0; part++)
    {
      char shape = constraint_part_shape (kind, part);

      for (int i = 0; i < n; i++)
        if (constraint_shape_is_cells (shape))
          g_string_append_printf (text, " %s", place_text_on (numbers[i], rules->columns).text);
        else if (shape == 'l' || shape == 's')
          g_string_append_printf (text, " %s%d", numbers[i] & LINE_COLUMN ? "col" : "row", numbers[i] % LINE_COLUMN + 1);
        else if (shape == 'w')
          g_string_append_printf (text, " %s", constraint_words[numbers[i]]);
        else
          g_string_append_printf (text, " %d", numbers[i]);
    }
}

void
rules_name_constraints (const Rules *rules, const bool *needed, GString *text)
{
  static const char more[] = "…";
  gsize room = sizeof ((ParseError *) NULL)->detail - sizeof more;

  for (int i = 0; i < rules->n_constraints && text->len <= room; i++)
    if (needed[i])
      {
        g_string_append (text, text->len > 0 ? ", " : "");
        write_constraint (rules, &rules->constraint[i], text);
      }
  if (text->len <= room)
    return;
  g_string_truncate (text, room);
  g_string_truncate (text, (gsize) (strrchr (text->str, ' ') - text->str) + 1);
  g_string_append (text, more);
}

/* Whether any cell is of both cages. */
static bool
share_a_cell (const Rules *rules, const Constraint *a, const Constraint *b)
{
  const uint16_t *of_a, *of_b;
  int n_a = rules_part (rules, a, 1, &of_a), n_b = rules_part (rules, b, 1, &of_b);

  for (int i = 0; i < n_a; i++)
    for (int j = 0; j < n_b; j++)
      if (of_a[i] == of_b[j])
        return true;
  return false;
}

bool
rules_check_cages (const Rules *rules, int *constraint, ParseError *error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  bool both[RULES_CONSTRAINTS_MAX] = { false };

  for (int i = 0; i < rules->n_constraints; i++)
    for (int j = i + 1; j < rules->n_constraints; j++)
      if (constraint_is_cage (rules->constraint[i].kind) && constraint_is_cage (rules->constraint[j].kind)
          && share_a_cell (rules, &rules->constraint[i], &rules->constraint[j]))
        {
          both[i] = both[j] = true;
          rules_name_constraints (rules, both, text);
          *error = (ParseError) { .reason = PARSE_RULES, .found = FAULT_OVERLAP };
          g_strlcpy (error->detail, text->str, sizeof error->detail);
          *constraint = j;
          return false;
        }
  return true;
}

bool
rules_make_sense (const Topology *topology, int *constraint, ParseError *error)
{
  const Rules *rules = topology->rules;
  g_autofree AnyContradiction *found = g_new (AnyContradiction, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  if ((rules->n_constraints == 0 && !rules->extras) || !any_find_contradiction (topology, found))
    return true;
  rules_name_constraints (rules, found->needed, text);
  for (int i = 0; found->n_needed == 0 && i < MIN (found->n_cells, 4); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", place_text_on (found->cells[i], rules->columns).text);
  *error = (ParseError) { .reason = PARSE_RULES, .found = FAULT_CONTRADICTION };
  g_strlcpy (error->detail, text->str, sizeof error->detail);
  *constraint = rules->n_constraints - 1;
  while (*constraint >= 0 && !found->needed[*constraint])
    --*constraint;
  return false;
}

bool
document_take_rules (Document *document, const Rules *rules, bool solved, ParseError *error)
{
  bool classic = rules_are_classic (rules);
  RulesFault fault;
  Topology *topology = classic ? NULL : rules_topology (rules, &fault, error);
  int unused;

  if (!classic && (!topology || !rules_make_sense (topology, &unused, error)
                   || (!solved && !rules_check_cages (rules, &unused, error))))
    {
      topology_unref (topology);
      return false;
    }
  document_set_topology (document, topology);
  topology_unref (topology);
  return true;
}
