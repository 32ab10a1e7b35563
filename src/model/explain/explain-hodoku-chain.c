/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-hodoku-chain.c — chains, and sets that hang together, as HoDoKu writes them: see explain-hodoku.c. */
#include "explain-hodoku.h"

#include "explain-proof.h"

static const Group *
nth_set (const Deduction *deduction, int nth)
{
  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_SET && nth-- == 0)
      return &deduction->groups[i];
  return NULL;
}

CellSet
hodoku_node_cells (const Deduction *deduction, int node)
{
  return node < N_CANDIDATES ? cells_of (candidate_cell (node)) : deduction->groups[node - N_CANDIDATES].cells;
}

int
hodoku_node_digit (const Deduction *deduction, int node)
{
  return node < N_CANDIDATES ? candidate_digit (node) : digits_first (deduction->groups[node - N_CANDIDATES].digits);
}

/* From cell to cell; what happens within one goes without saying: "r7c1 =1= r5c1 -1- r5c9". */
static void
append_way (const Deduction *deduction, GString *text)
{
  hodoku_append_cells (text, hodoku_node_cells (deduction, deduction->links[0].from));
  for (int i = 0; i < deduction->n_links && deduction->links[i].branch == 0; i++)
    {
      const Link *link = &deduction->links[i];
      char        mark = link->strong ? '=' : '-';

      if (cells_equal (hodoku_node_cells (deduction, link->from), hodoku_node_cells (deduction, link->to)))
        continue;
      g_string_append_printf (text, " %c%d%c ", mark, hodoku_node_digit (deduction, link->to), mark);
      hodoku_append_cells (text, hodoku_node_cells (deduction, link->to));
    }
}

/* "1 r7c1 =1= r5c1 …", "8 r9c1 -8- r7c3 …" */
void
hodoku_write_way (const Deduction *deduction, GString *text)
{
  hodoku_append_digits (text, hodoku_struck (deduction), "/");
  g_string_append_c (text, ' ');
  append_way (deduction, text);
}

/* "3 3- r2c8 -5- r2c2 -3": with the digit that stands at either end. */
void
hodoku_write_ends (const Deduction *deduction, GString *text)
{
  const Link *last = deduction->links;

  for (int i = 0; i < deduction->n_links && deduction->links[i].branch == 0; i++)
    last = &deduction->links[i];
  hodoku_append_digits (text, hodoku_struck (deduction), "/");
  g_string_append_printf (text, " %d- ", hodoku_node_digit (deduction, deduction->links[0].from));
  append_way (deduction, text);
  g_string_append_printf (text, " -%d", hodoku_node_digit (deduction, last->to));
}

void
hodoku_write_pairs (const Deduction *deduction, GString *text)
{
  hodoku_append_digits (text, deduction->digits, "/");
  g_string_append_c (text, ' ');
  append_way (deduction, text);
}

/* "2/7 7= r5c5 =1= r2c5 … =7= r5c5 =1": how it comes back, and how it left. */
void
hodoku_write_loop (const Deduction *deduction, GString *text)
{
  const Link *first = deduction->links, *last = &deduction->links[deduction->n_links - 1];

  while (first < last && cells_equal (hodoku_node_cells (deduction, first->from), hodoku_node_cells (deduction, first->to)))
    first++;
  while (last > first && cells_equal (hodoku_node_cells (deduction, last->from), hodoku_node_cells (deduction, last->to)))
    last--;
  hodoku_append_digits (text, hodoku_struck (deduction), "/");
  g_string_append_printf (text, " %d%c ", hodoku_node_digit (deduction, last->to), last->strong ? '=' : '-');
  append_way (deduction, text);
  g_string_append_printf (text, " %c%d", first->strong ? '=' : '-', hodoku_node_digit (deduction, first->to));
}

/* "r24c4 {167}" */
static void
append_set (GString *text, const Group *set)
{
  hodoku_append_cells (text, set->cells);
  g_string_append (text, " {");
  hodoku_append_digits (text, set->digits, "");
  g_string_append_c (text, '}');
}

/* "A=r24c4 {167}, B=r1348c5 {13567}, X=7, Z=6"; of three sets the one between the others is C. */
void
hodoku_write_sets (const Deduction *deduction, GString *text)
{
  bool three = nth_set (deduction, 2);

  for (int i = 0; i < (three ? 3 : 2); i++)
    {
      g_string_append_printf (text, "%c=", 'A' + i);
      append_set (text, nth_set (deduction, !three || i == 0 ? i : 3 - i));
      g_string_append (text, ", ");
    }
  g_string_append (text, three ? "X,Y=" : "X=");
  hodoku_append_digits (text, explain_role_digits (deduction, ROLE_RESTRICTED), ",");
  g_string_append (text, ", Z=");
  hodoku_append_digits (text, deduction->digits, ",");
}

/* "7- r4c13 {127} -5- r6c1 {57} -7" */
void
hodoku_write_set_chain (const Deduction *deduction, GString *text)
{
  int links[EXPLAIN_SETS_MAX];
  int n = explain_proof_links (deduction, links);

  hodoku_append_digits (text, deduction->digits, "");
  g_string_append (text, "- ");
  for (int i = 0; i < n; i++)
    {
      append_set (text, nth_set (deduction, i));
      if (i + 1 < n)
        g_string_append_printf (text, " -%d- ", links[i]);
    }
  g_string_append (text, " -");
  hodoku_append_digits (text, deduction->digits, "");
}

/* "[r4c4], -1- r7c4 {18}, …" */
void
hodoku_write_blossom (const Deduction *deduction, GString *text)
{
  int petal = 0;

  g_string_append_c (text, '[');
  hodoku_append_cells (text, explain_role_cells (deduction, ROLE_STEM, -1));
  g_string_append_c (text, ']');
  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_RESTRICTED && nth_set (deduction, petal))
      {
        g_string_append_printf (text, ", -%d- ", digits_first (deduction->groups[i].digits));
        append_set (text, nth_set (deduction, petal++));
      }
}
