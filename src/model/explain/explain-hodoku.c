/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-hodoku.c — a deduction as HoDoKu writes it: "X-Wing: 3 r37 c34 => r1c34<>3".
 *
 * Not translated; players paste it into forums. A row of the table gives the name and how the pattern is written; what has no
 * row is called by its id's words. Cells of a row are drawn together, r4c37, and what is alone in its row with the rest of its
 * column, r37c4. */
#include <string.h>

#include "explain-deduction.h"
#include "explain-hodoku.h"
#include "explain-proof.h"

/* "47", with a separator "4,7" */
void
hodoku_append_digits (GString *text, Digits digits, const char *separator)
{
  const char *between = "";

  for_each_digit (digit, digits)
    {
      g_string_append_printf (text, "%s%d", between, digit);
      between = separator;
    }
}

static CellSet
along (CellSet cells, int cell, int kind)
{
  return cells_intersection (cells, house_set (cell_house (cell, kind)));
}

void
hodoku_append_cells (GString *text, CellSet cells)
{
  const char *between = "";

  while (!cells_is_empty (cells))
    {
      int     first = cells_first (cells);
      CellSet row = along (cells, first, HOUSE_ROWS), column = along (cells, first, HOUSE_COLUMNS);
      bool    down = cells_count (row) == 1;
      Digits  rows = DIGITS_NONE, columns = DIGITS_NONE;

      for_each_cell (cell, down ? column : row)
        {
          rows |= digits_of (cell_row (cell) + 1);
          columns |= digits_of (cell_column (cell) + 1);
        }
      g_string_append_printf (text, "%sr", between);
      hodoku_append_digits (text, rows, "");
      g_string_append_c (text, 'c');
      hodoku_append_digits (text, columns, "");
      between = ",";
      cells = cells_difference (cells, down ? column : row);
    }
}

/* "r37", "c12b4" */
static void
append_houses (GString *text, uint32_t houses)
{
  for (int kind = HOUSE_ROWS; kind < N_HOUSES; kind += 9)
    if (houses >> kind & 0x1ff)
      {
        g_string_append_c (text, "rcb"[kind / 9]);
        hodoku_append_digits (text, (Digits) ((houses >> kind & 0x1ff) << 1), "");
      }
}

static CellSet
role (const Deduction *deduction, Role which, int nth)
{
  return explain_role_cells (deduction, which, nth);
}

Digits
hodoku_struck (const Deduction *deduction)
{
  Digits digits = DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    digits |= cells_is_empty (deduction->struck.cells[digit]) ? DIGITS_NONE : digits_of (digit);
  return digits;
}

/* Patterns. */

static void
write_nothing (const Deduction *deduction, GString *text)
{
}

/* "1 in b2" */
static void
write_house (const Deduction *deduction, GString *text)
{
  hodoku_append_digits (text, deduction->digits, ",");
  g_string_append (text, " in ");
  append_houses (text, deduction->base);
}

/* "3,7 in r2c58" */
static void
write_subset (const Deduction *deduction, GString *text)
{
  hodoku_append_digits (text, deduction->digits, ",");
  g_string_append (text, " in ");
  hodoku_append_cells (text, deduction->cells);
}

static void
append_fins (GString *text, const char *mark, CellSet cells)
{
  for_each_cell (cell, cells)
    {
      g_string_append (text, mark);
      hodoku_append_cells (text, cells_of (cell));
    }
}

/* "3 r16 c39 fr6c2"; of twins, "3 r16 c39/c78 fr6c2" */
static void
write_fish (const Deduction *deduction, GString *text)
{
  hodoku_append_digits (text, deduction->digits, "");
  g_string_append_c (text, ' ');
  append_houses (text, deduction->base);
  g_string_append_c (text, ' ');
  append_houses (text, deduction->cover);
  g_string_append (text, deduction->twin ? "/" : "");
  append_houses (text, deduction->twin);
  append_fins (text, " f", role (deduction, ROLE_FIN, -1));
  append_fins (text, " ef", role (deduction, ROLE_ENDO_FIN, -1));
}

/* "6 in r2c3,r9c1 (connected by r29c8)" */
static void
write_joined (const Deduction *deduction, GString *text)
{
  const Link *first = deduction->links, *joint = first + 1, *last = first + 2;

  hodoku_append_digits (text, deduction->digits, "");
  g_string_append (text, " in ");
  hodoku_append_cells (text, cells_union (hodoku_node_cells (deduction, first->from), hodoku_node_cells (deduction, last->to)));
  g_string_append (text, " (connected by ");
  hodoku_append_cells (text, cells_union (hodoku_node_cells (deduction, joint->from), hodoku_node_cells (deduction, joint->to)));
  g_string_append_c (text, ')');
}

/* "5 in b8 (r58c9)" */
static void
write_rectangle (const Deduction *deduction, GString *text)
{
  const char *between = " (";

  hodoku_append_digits (text, deduction->digits, "");
  g_string_append_printf (text, " in b%d", cell_box (cells_first (role (deduction, ROLE_FIN, 0))) + 1);
  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_PATTERN)
      {
        g_string_append (text, between);
        hodoku_append_cells (text, deduction->groups[i].cells);
        between = "/";
      }
  g_string_append_c (text, ')');
}

/* The digit that goes comes last: "1/3/4 in r59c4,r9c2" */
static void
write_wing (const Deduction *deduction, GString *text)
{
  Digits gone = hodoku_struck (deduction);

  hodoku_append_digits (text, digits_difference (deduction->digits, gone), "/");
  g_string_append_c (text, '/');
  hodoku_append_digits (text, gone, "/");
  g_string_append (text, " in ");
  hodoku_append_cells (text, deduction->cells);
}

/* "1/5/8 in r1c15,r3c2" */
static void
write_bent (const Deduction *deduction, GString *text)
{
  hodoku_append_digits (text, deduction->digits, "/");
  g_string_append (text, " in ");
  hodoku_append_cells (text, deduction->cells);
}

/* The digit that goes comes first: "3/8 in r3c4,r9c5 connected by 8 in r39c2" */
static void
write_w_wing (const Deduction *deduction, GString *text)
{
  const Link *tie = &deduction->links[2];

  hodoku_append_digits (text, hodoku_struck (deduction), "/");
  g_string_append_c (text, '/');
  hodoku_append_digits (text, digits_difference (deduction->digits, hodoku_struck (deduction)), "/");
  g_string_append (text, " in ");
  hodoku_append_cells (text, deduction->cells);
  g_string_append_printf (text, " connected by %d in ", hodoku_node_digit (deduction, tie->from));
  hodoku_append_cells (text, cells_union (hodoku_node_cells (deduction, tie->from), hodoku_node_cells (deduction, tie->to)));
}

/* "3/6 in r7c18,r9c18" */
static void
write_corners (const Deduction *deduction, GString *text)
{
  CellSet pattern = role (deduction, ROLE_PATTERN, -1);

  hodoku_append_digits (text, deduction->digits, "/");
  g_string_append (text, " in ");
  hodoku_append_cells (text, along (pattern, cells_first (pattern), HOUSE_ROWS));
  g_string_append_c (text, ',');
  hodoku_append_cells (text, cells_difference (pattern, house_set (cell_house (cells_first (pattern), HOUSE_ROWS))));
}

/* "2 (r2c9,r3c4) / (r3c8), (r7c1) / (r7c9)" */
static void
write_colours (const Deduction *deduction, GString *text)
{
  hodoku_append_digits (text, deduction->digits, ",");
  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_COLOUR_A || deduction->groups[i].role == ROLE_COLOUR_B)
      {
        g_string_append (text, deduction->groups[i].role == ROLE_COLOUR_B ? " / (" : i ? ", (" : " (");
        hodoku_append_cells (text, deduction->groups[i].cells);
        g_string_append_c (text, ')');
      }
}

/* "r13c7 - {2467} (r7c7 - {46}, r2c9 - {27})" */
static void
write_sue_de_coq (const Deduction *deduction, GString *text)
{
  const char *before = "";

  for (int i = 0; i < deduction->n_groups; i++)
    {
      g_string_append (text, before);
      hodoku_append_cells (text, deduction->groups[i].cells);
      g_string_append (text, " - {");
      hodoku_append_digits (text, deduction->groups[i].digits, "");
      g_string_append_c (text, '}');
      before = i ? ", " : " (";
    }
  g_string_append_c (text, ')');
}

/* "Contradiction in r3", "Verity" */
static void
write_forcing (const Deduction *deduction, GString *text)
{
  g_string_append (text, deduction->variant == 1 ? "Contradiction in " : "Verity");
  if (deduction->variant == 1 && deduction->base)
    append_houses (text, deduction->base);
  else if (deduction->variant == 1)
    hodoku_append_cells (text, deduction->groups[0].cells);
}

/* Names. */

typedef struct {
  const char *technique;             /* id */
  const char *name;                  /* NULL: the words of the id */
  void      (*write) (const Deduction *deduction, GString *text);      /* NULL: there is no pattern to write */
} Row;

static const Row rows[] = {
  { "locked-pair", NULL, write_subset }, { "locked-triple", NULL, write_subset },
  { "pointing", "Locked Candidates Type 1 (Pointing)", write_house },
  { "claiming", "Locked Candidates Type 2 (Claiming)", write_house },
  { "hidden-single-box", "Hidden Single", write_nothing }, { "hidden-single-line", "Hidden Single", write_nothing },
  { "remote-pair", NULL, hodoku_write_pairs }, { "bug-plus-1", "Bivalue Universal Grave + 1", NULL },
  { "skyscraper", NULL, write_joined }, { "two-string-kite", "2-String Kite", write_joined },
  { "turbot-fish", NULL, hodoku_write_way },
  { "empty-rectangle", NULL, write_rectangle }, { "dual-empty-rectangle", NULL, write_rectangle },
  { "dual-two-string-kite", "Dual 2-String Kite", write_subset },
  { "w-wing", "W-Wing", write_w_wing }, { "xy-wing", "XY-Wing", write_wing }, { "xyz-wing", "XYZ-Wing", write_bent },
  { "wxyz-wing", "WXYZ-Wing", write_bent },
  { "unique-rectangle-1", "Uniqueness Test 1", write_corners }, { "unique-rectangle-2", "Uniqueness Test 2", write_corners },
  { "unique-rectangle-3", "Uniqueness Test 3", write_corners }, { "unique-rectangle-4", "Uniqueness Test 4", write_corners },
  { "unique-rectangle-5", "Uniqueness Test 5", write_corners }, { "unique-rectangle-6", "Uniqueness Test 6", write_corners },
  { "hidden-rectangle", NULL, write_corners }, { "avoidable-rectangle-1", "Avoidable Rectangle Type 1", write_corners },
  { "avoidable-rectangle-2", "Avoidable Rectangle Type 2", write_corners },
  { "sue-de-coq", "Sue de Coq", write_sue_de_coq },
  { "simple-colours-trap", "Simple Colors Trap", write_colours }, { "simple-colours-wrap", "Simple Colors Wrap", write_colours },
  { "multi-colours-1", "Multi Colors 1", write_colours }, { "multi-colours-2", "Multi Colors 2", write_colours },
  { "3d-medusa", "3D Medusa", write_colours },
  { "x-chain", "X-Chain", hodoku_write_way }, { "xy-chain", "XY-Chain", hodoku_write_ends }, { "aic", "AIC", hodoku_write_ends },
  { "grouped-aic", "Grouped AIC", hodoku_write_ends },
  { "continuous-nice-loop", NULL, hodoku_write_loop }, { "grouped-continuous-nice-loop", NULL, hodoku_write_loop },
  { "discontinuous-nice-loop", NULL, hodoku_write_way }, { "grouped-discontinuous-nice-loop", NULL, hodoku_write_way },
  { "als-xz", "Almost Locked Set XZ-Rule", hodoku_write_sets }, { "als-xy-wing", "Almost Locked Set XY-Wing", hodoku_write_sets },
  { "als-chain", "Almost Locked Set Chain", hodoku_write_set_chain }, { "death-blossom", NULL, hodoku_write_blossom },
  { "forcing-chain", NULL, write_forcing }, { "forcing-net", NULL, write_forcing },
  { "forcing-chain-contradiction", "Forcing Chain", write_forcing }, { "forcing-chain-verity", "Forcing Chain", write_forcing },
  { "forcing-net-contradiction", "Forcing Net", write_forcing }, { "forcing-net-verity", "Forcing Net", write_forcing },
  { "kraken-fish-1", "Kraken Fish Type 1", write_fish }, { "kraken-fish-2", "Kraken Fish Type 2", write_fish },
};

static const Row *
find_row (const Deduction *deduction)
{
  static const Row single = { .write = write_nothing }, subset = { .write = write_subset }, fish = { .write = write_fish };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (strcmp (rows[i].technique, deduction->technique->id) == 0)
      return &rows[i];
  return deduction->technique->family == FAMILY_FISH ? &fish : deduction->technique->family == FAMILY_SUBSETS ? &subset : &single;
}

/* "finned-x-wing" → "Finned X-Wing" */
static void
append_name (GString *text, const char *id)
{
  bool word = true, letter;

  for (const char *c = id; *c; c++)
    {
      letter = c[0] == 'x' && c[1] == '-';               /* the letter of an X-wing */
      g_string_append_c (text, *c == '-' && !(c > id && c[-1] == 'x') ? ' ' : word || letter ? g_ascii_toupper (*c) : *c);
      word = *c == '-';
    }
}

/* Whether the cells of a come first, compared one by one in reading order. */
static bool
comes_first (CellSet a, CellSet b)
{
  CellSet differ = cells_union (cells_difference (a, b), cells_difference (b, a));

  return !cells_is_empty (differ) && cells_has (a, cells_first (differ));
}

/* The digit whose cells come first; 0: none is left. */
static int
first_digit (const CandidateSet *set)
{
  int first = 0;

  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (set->cells[digit]) && (!first || comes_first (set->cells[digit], set->cells[first])))
      first = digit;
  return first;
}

/* "r45c1<>1, r7c4<>3", "r6c1=9" */
static void
append_effect (const Deduction *deduction, GString *text)
{
  CandidateSet left = deduction->struck;
  const char  *between = "";

  for (int i = 0; i < deduction->n_placed; i++)
    {
      g_string_append (text, between);
      hodoku_append_cells (text, cells_of (candidate_cell (deduction->placed[i])));
      g_string_append_printf (text, "=%d", candidate_digit (deduction->placed[i]));
      between = ", ";
    }
  for (int digit; (digit = first_digit (&left)); left.cells[digit] = CELLS_NONE)
    {
      g_string_append (text, between);
      hodoku_append_cells (text, left.cells[digit]);
      g_string_append_printf (text, "<>%d", digit);
      between = ", ";
    }
}

void
explain_deduction_hodoku (const Deduction *deduction, GString *text)
{
  const Row *row = find_row (deduction);
  bool       forcing = deduction->technique->family == FAMILY_FORCING;
  gsize      length;

  if (row->name)
    g_string_append (text, row->name);
  else
    append_name (text, deduction->technique->id);
  g_string_append (text, !row->write ? "" : forcing ? " " : ": ");
  length = text->len;
  if (row->write)
    row->write (deduction, text);
  g_string_append (text, !row->write || text->len > length ? " => " : "");
  append_effect (deduction, text);
}
