/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* solo.c — "CxR": C boxes across and R down, so a box has C rows and R columns; "9j" a jigsaw; x diagonals, k killer.
 *
 * What stands on the board are numbers, "a" to "z" for one to 26 empty cells, and "_" between two numbers. Behind it follow,
 * each after a comma, the walls of a jigsaw, and the walls of the cages with their sums. Walls are told as runs: all places
 * between two cells of a row, row by row, then all between two of a column, column by column, and one more; a letter is so many
 * places without a wall and one with it, "_" none and "z" 25 without one. */
#include "solo.h"

enum { RUN_MAX = 26, WALL_RUN_MAX = 25, KILLER_MAX = 9 };

/* ── reading ─────────────────────────────────────────────────────────────────────────────────────── */

static bool
scan_number (Span *rest, int most, int *number)
{
  const char *at = rest->start;

  for (*number = 0; at < rest->end && g_ascii_isdigit (*at); at++)
    if ((*number = *number * 10 + (*at - '0')) > most)
      return false;
  if (at == rest->start)
    return false;
  rest->start = at;
  return true;
}

bool
solo_read_parameters (Span text, SoloParameters *parameters)
{
  int across, down = 0;

  *parameters = (SoloParameters) { .n = 0 };
  if (!scan_number (&text, RULES_LINE_MAX, &across))
    return false;
  if (text.start + 1 < text.end && *text.start == 'x' && g_ascii_isdigit (text.start[1]))
    {
      text.start++;
      if (!scan_number (&text, RULES_LINE_MAX, &down))
        return false;
    }
  for (; text.start < text.end && *text.start != 'd'; text.start++)
    {
      parameters->jigsaw |= *text.start == 'j';
      parameters->diagonals |= *text.start == 'x';
      parameters->killer |= *text.start == 'k';
    }
  parameters->n = down ? across * down : across;
  if (parameters->n > RULES_LINE_MAX || parameters->n < 2)
    return false;
  if (parameters->jigsaw)
    return true;
  parameters->box_rows = across;
  parameters->box_columns = down;
  return across >= 2 && down >= 2;
}

static bool
fail_at (const char *start, Span at, ParseError *error)
{
  *error = error_with_detail (PARSE_SYNTAX, 0, at.start, (size_t) (at.end - at.start));
  error->column = column_of (start, at.start);
  return false;
}

/* So many cells of numbers up to most, 0 where there is none. Where each has one figure nothing need stand between. */
static bool
read_numbers (const char *start, Span *rest, int n_cells, int most, uint16_t *numbers, ParseError *error)
{
  int cell = 0, number;

  memset (numbers, 0, (size_t) n_cells * sizeof *numbers);
  while (rest->start < rest->end && *rest->start != ',' && cell <= n_cells + RUN_MAX)
    if (*rest->start >= 'a' && *rest->start <= 'z')
      cell += *rest->start++ - 'a' + 1;
    else if (*rest->start == '_')
      rest->start++;
    else
      {
        Span figures = { rest->start, most <= 9 && rest->start < rest->end ? rest->start + 1 : rest->end };

        if (!scan_number (&figures, most, &number) || number == 0)
          return fail_at (start, *rest, error);
        rest->start = figures.start;
        if (cell < n_cells)
          numbers[cell] = (uint16_t) number;
        cell++;
      }
  if (cell == n_cells)
    return true;
  *error = (ParseError) { .reason = PARSE_WRONG_LENGTH, .found = cell, .expected = n_cells };
  return false;
}

static void
join (int n, int at, uint8_t *joined)
{
  int across = n * (n - 1);

  if (at < across)
    joined[at / (n - 1) * n + at % (n - 1)] |= 1;
  else
    joined[(at - across) % (n - 1) * n + (at - across) / (n - 1)] |= 2;
}

/* The parts that walls leave; −1: they are none. */
static int
read_walls (const char *start, Span *rest, int n, const char *key, uint16_t *part, ParseError *error)
{
  int at = 0, n_places = 2 * n * (n - 1);
  uint8_t joined[RULES_CELLS_MAX] = { 0 };

  if (rest->start == rest->end)
    {
      *error = error_with_detail (PARSE_MISSING, 0, key, strlen (key));
      return -1;
    }
  for (rest->start++; rest->start < rest->end && *rest->start != ',' && at <= n_places; rest->start++)
    {
      int run = *rest->start == '_' ? 0 : *rest->start == 'z' ? WALL_RUN_MAX : *rest->start - 'a' + 1;

      if (run < (*rest->start != '_') || run > WALL_RUN_MAX)
        {
          fail_at (start, *rest, error);
          return -1;
        }
      for (; run > 0 && at < n_places; run--, at++)
        join (n, at, joined);
      at += 2 * run + (*rest->start != 'z');              /* no wall can stand for what is too much */
    }
  if (at == n_places + 1)
    {
      if (rest->start == rest->end || *rest->start == ',')
        return rules_join_cells (n, n, joined, part);
      fail_at (start, *rest, error);
      return -1;
    }
  *error = (ParseError) { .reason = PARSE_WRONG_LENGTH, .found = at - 1, .expected = n_places };
  return -1;
}

static bool
read_jigsaw (const char *start, Span *rest, Rules *rules, ParseError *error)
{
  uint16_t part[RULES_CELLS_MAX];
  uint8_t region[RULES_CELLS_MAX];
  int n = read_walls (start, rest, rules->n, "jigsaw", part, error);

  if (n < 0)
    return false;
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    region[cell] = (uint8_t) MIN (part[cell], UINT8_MAX);
  rules_take_regions (rules, region);
  return rules_check_partition (rules, error);
}

/* The sum of a cage stands at one of its cells. */
static bool
read_cages (const char *start, Span *rest, Rules *rules, ParseError *error)
{
  int n_cells = rules_n_cells (rules), n_cages;
  uint16_t cage[RULES_CELLS_MAX], sums[RULES_CELLS_MAX];

  n_cages = read_walls (start, rest, rules->n, "killer", cage, error);
  if (n_cages < 0)
    return false;
  if (rest->start == rest->end)
    {
      *error = error_with_detail (PARSE_MISSING, 0, "killer", strlen ("killer"));
      return false;
    }
  rest->start++;
  if (!read_numbers (start, rest, n_cells, 9999, sums, error))
    return false;
  for (int number = 1; number <= n_cages; number++)
    {
      ConstraintList list = { .n = 0 };

      for (int cell = 0; cell < n_cells; cell++)
        if (cage[cell] == number && sums[cell])
          constraint_list_add (&list, sums[cell]);
      constraint_list_end (&list);
      for (int cell = 0; cell < n_cells; cell++)
        if (cage[cell] == number)
          constraint_list_add (&list, cell);
      constraint_list_end (&list);
      if (!rules_add_list (rules, "cage", &list, "killer", error))   /* unreached: all cells and sums of a board have room */
        return false;
    }
  return true;
}

bool
solo_read_description (Span text, const SoloParameters *parameters, Rules *rules, uint8_t *givens, ParseError *error)
{
  uint16_t numbers[RULES_CELLS_MAX];
  Span rest = text;

  rules_init_square (rules, parameters->n, parameters->box_rows, parameters->box_columns);
  if (parameters->diagonals)
    rules->extras = 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN;
  if (!read_numbers (text.start, &rest, rules_n_cells (rules), parameters->n, numbers, error)
      || (parameters->jigsaw && !read_jigsaw (text.start, &rest, rules, error))
      || (parameters->killer && !read_cages (text.start, &rest, rules, error)))
    return false;
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    givens[cell] = (uint8_t) numbers[cell];
  if (rest.start == rest.end)
    return true;
  return fail_at (text.start, rest, error);
}

/* ── writing ─────────────────────────────────────────────────────────────────────────────────────── */

/* The number of each cell's cage from 1 on, 0 for none; false: something else than cages, or cages that share cells. */
static bool
find_cages (const Rules *rules, uint16_t *cage, uint16_t *sum)
{
  memset (cage, 0, (size_t) rules_n_cells (rules) * sizeof *cage);
  for (int i = 0; i < rules->n_constraints; i++)
    {
      const uint16_t *cells, *sums;
      int n = rules_part (rules, &rules->constraint[i], 1, &cells);

      if (strcmp (constraint_kinds[rules->constraint[i].kind].id, "cage") != 0)
        return false;
      sum[i + 1] = rules_part (rules, &rules->constraint[i], 0, &sums) > 0 ? sums[0] : 0;
      for (int j = 0; j < n; j++)
        {
          if (cage[cells[j]])
            return false;
          cage[cells[j]] = (uint16_t) (i + 1);
        }
    }
  return true;
}

static void
join_equal (const Rules *rules, const uint16_t *part, uint8_t *joined)
{
  memset (joined, 0, (size_t) rules_n_cells (rules));
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    {
      if (cell % rules->columns + 1 < rules->columns && part[cell] == part[cell + 1])
        joined[cell] |= 1;
      if (cell / rules->columns + 1 < rules->rows && part[cell] == part[cell + rules->columns])
        joined[cell] |= 2;
    }
}

/* Each part hangs together, so that its walls tell it; and they are told in the order that they are read in. */
static bool
walls_tell (const Rules *rules, const uint16_t *part)
{
  uint8_t joined[RULES_CELLS_MAX];
  uint16_t told[RULES_CELLS_MAX];

  join_equal (rules, part, joined);
  rules_join_cells (rules->rows, rules->columns, joined, told);
  for (int one = 0; one < rules_n_cells (rules); one++)
    for (int other = 0; other < one; other++)
      if (part[one] == part[other] && told[one] != told[other])
        return false;
  return true;
}

static void
find_regions (const Rules *rules, uint16_t *region)
{
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    region[cell] = rules->region[cell];
}

bool
solo_hold (const Rules *rules)
{
  uint32_t diagonals = 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN;
  uint16_t part[RULES_CELLS_MAX], sum[RULES_CONSTRAINTS_MAX + 1];
  int size[RULES_CONSTRAINTS_MAX + 1] = { 0 };
  ParseError error;

  /* Boxes of one row or column are none: rules_take_boxes (). */
  if (!rules_are_square (rules) || (rules->extras && rules->extras != diagonals) || (!rules->box_rows && !rules->has_regions))
    return false;
  if (rules->has_regions)
    {
      find_regions (rules, part);
      if (!rules_check_partition (rules, &error) || !walls_tell (rules, part))
        return false;
    }
  if (rules->n_constraints == 0)
    return true;
  if (rules->n > KILLER_MAX || !find_cages (rules, part, sum) || !walls_tell (rules, part))
    return false;
  for (int cell = 0; cell < rules_n_cells (rules); cell++)
    size[part[cell]]++;
  for (int i = 1; i <= rules->n_constraints; i++)
    if (size[i] < 2)
      return false;
  return size[0] == 0;
}

void
solo_write_parameters (const Rules *rules, GString *text)
{
  if (rules && rules->has_regions)
    g_string_append_printf (text, "%dj", rules->n);
  else
    g_string_append_printf (text, "%dx%d", rules ? rules->box_rows : 3, rules ? rules->box_columns : 3);
  if (rules && rules->extras)
    g_string_append_c (text, 'x');
  if (rules && rules->n_constraints)
    g_string_append_c (text, 'k');
}

static void
write_numbers (const uint16_t *numbers, int n_cells, GString *text)
{
  int  run = 0;
  bool number = false;

  for (int cell = 0; cell <= n_cells; cell++)
    {
      int given = cell < n_cells ? numbers[cell] : 1;

      run += !given;
      if (run && (given || run == RUN_MAX))
        {
          g_string_append_c (text, (char) ('a' + run - 1));
          run = 0;
          number = false;
        }
      if (!given || cell == n_cells)
        continue;
      g_string_append_printf (text, "%s%d", number ? "_" : "", given);
      number = true;
    }
}

static void
write_walls (const Rules *rules, const uint16_t *part, GString *text)
{
  int n = rules->n, n_places = 2 * n * (n - 1), across = n * (n - 1), run = 0;
  uint8_t joined[RULES_CELLS_MAX];

  join_equal (rules, part, joined);
  for (int at = 0; at <= n_places; at++)
    {
      int cell = at < across ? at / (n - 1) * n + at % (n - 1) : (at - across) % (n - 1) * n + (at - across) / (n - 1);
      bool open = at < n_places && joined[cell] & (at < across ? 1 : 2);

      if (!open)
        g_string_append_c (text, run ? (char) ('a' + run - 1) : '_');
      run = open ? run + 1 : 0;
      if (run == WALL_RUN_MAX)
        {
          g_string_append_c (text, 'z');
          run = 0;
        }
    }
}

void
solo_write_description (const Document *document, GString *text)
{
  const Rules *rules = document->topology ? document->topology->rules : NULL;
  uint16_t numbers[RULES_CELLS_MAX] = { 0 }, part[RULES_CELLS_MAX], sum[RULES_CONSTRAINTS_MAX + 1];
  bool told[RULES_CONSTRAINTS_MAX + 1] = { false };

  for (int cell = 0; cell < document->n_cells; cell++)
    numbers[cell] = document->cells[cell].given;
  write_numbers (numbers, document->n_cells, text);
  if (rules && rules->has_regions)
    {
      find_regions (rules, part);
      g_string_append_c (text, ',');
      write_walls (rules, part, text);
    }
  if (rules && rules->n_constraints)
    {
      find_cages (rules, part, sum);
      g_string_append_c (text, ',');
      write_walls (rules, part, text);
      for (int cell = 0; cell < document->n_cells; cell++)
        {
          numbers[cell] = told[part[cell]] ? 0 : sum[part[cell]];
          told[part[cell]] = true;
        }
      g_string_append_c (text, ',');
      write_numbers (numbers, document->n_cells, text);
    }
}
