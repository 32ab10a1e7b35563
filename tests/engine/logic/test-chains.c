/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-chains.c — colouring, medusa, chains, loops and forcing: what they say is so, and their links prove it.
 *
 * The positions are those of the library's sample, whatever technique a line is about, and of the whole library when
 * it is there. */

#include "chain-proof.h"
#include "puzzles.h"
#include "reglib.h"

#include "engine/fast/count.h"
#include "engine/logic/techniques/chain.h"
#include "engine/logic/techniques/net.h"

enum { CAPACITY = 16384 };

static Deduction *room;

static int
search (const Technique *technique, const Position *position, int variant, bool first_only)
{
  Finds finds = { .found = room, .capacity = CAPACITY, .variant = variant, .first_only = first_only };

  technique_search (technique, position, &finds);
  g_assert_false (finds.overflow);
  return finds.n;
}

static bool
is_chain (const Technique *technique)
{
  return technique->family == FAMILY_CHAINS;
}

static bool
is_forcing (const Technique *technique)
{
  return technique->family == FAMILY_FORCING;
}

static bool
is_ours (const Technique *technique)
{
  return is_chain (technique) || is_forcing (technique) || technique->family == FAMILY_COLOURING;
}

/* Variant 4 has almost locked sets in its chains. */
static int
variants_of (const Technique *technique)
{
  return g_str_has_prefix (technique->id, "grouped") ? 4 : 0;
}

/* A few positions of each code, so that all kinds of them are met. */
static const GPtrArray *
positions (void)
{
  static GPtrArray     *chosen = NULL;
  const GPtrArray      *lines = reglib_lines ();
  g_autoptr (GHashTable) met = g_hash_table_new (g_str_hash, g_str_equal);

  if (chosen)
    return chosen;

  chosen = g_ptr_array_new ();
  for (guint i = 0; i < lines->len; i++)
    {
      ReglibLine *line = g_ptr_array_index (lines, i);
      int         n = GPOINTER_TO_INT (g_hash_table_lookup (met, line->code));

      if (n < (g_str_has_prefix (line->code, "07") ? 6 : 1))
        {
          g_hash_table_insert (met, line->code, GINT_TO_POINTER (n + 1));
          g_ptr_array_add (chosen, line);
        }
    }
  g_assert_cmpuint (chosen->len, >, 20);
  return chosen;
}

static bool
solve (const Position *position, uint8_t solution[N_CELLS])
{
  uint8_t     found[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;
  Board       board;

  board_from_digits (&board, position->digit);
  count_puzzle_from_board (&puzzle, &board);
  if (count_solutions (&puzzle, 2, found, NULL) != 1)
    return false;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      solution[cell] = found[0][cell];
      if (!position->digit[cell] && !digits_has (position->marks[cell], solution[cell]))
        return false;
    }
  return true;
}

static void
check_against (const Deduction *deduction, const uint8_t solution[N_CELLS], const Position *position, const char *text)
{
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      if (solution[cell] == digit || !cells_has (position->places[digit], cell))
        g_test_fail_printf ("%s strikes %d from cell %d in %s", deduction->technique->id, digit, cell, text);
  for (int i = 0; i < deduction->n_placed; i++)
    if (solution[candidate_cell (deduction->placed[i])] != candidate_digit (deduction->placed[i]))
      g_test_fail_printf ("%s places %d wrongly in %s", deduction->technique->id, deduction->placed[i], text);
}

static void
no_instance_is_wrong (void)
{
  int n = 0;

  for (guint i = 0; i < positions ()->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (positions (), i);
      uint8_t           solution[N_CELLS];

      if (!solve (&line->position, solution))
        continue;
      for (const Technique *row = techniques; row->id; row++)
        if (is_ours (row))
          for (int k = search (row, &line->position, variants_of (row), false); k > 0; k--, n++)
            check_against (&room[k - 1], solution, &line->position, line->text);
    }
  g_assert_cmpint (n, >, 5000);
}

static void
every_chain_proves_what_it_strikes (void)
{
  int n = 0;

  for (guint i = 0; i < positions ()->len; i++)
    for (const Technique *row = techniques; row->id; row++)
      if (is_chain (row))
        {
          const ReglibLine *line = g_ptr_array_index (positions (), i);

          for (int k = search (row, &line->position, variants_of (row), false); k > 0; k--, n++)
            {
              g_autofree char *fault = chain_proof_fault (&line->position, &room[k - 1]);

              if (fault)
                g_test_fail_printf ("%s: %s in %s", row->id, fault, line->text);
            }
        }
  g_assert_cmpint (n, >, 2000);
}

static void
every_branch_leads_where_it_says (void)
{
  int n = 0;

  for (guint i = 0; i < positions ()->len; i++)
    for (const Technique *row = techniques; row->id; row++)
      if (is_forcing (row))
        {
          const ReglibLine *line = g_ptr_array_index (positions (), i);

          for (int k = search (row, &line->position, 0, false); k > 0; k--, n++)
            {
              g_autofree char *fault = forcing_proof_fault (&line->position, &room[k - 1]);

              if (fault)
                g_test_fail_printf ("%s: %s in %s", row->id, fault, line->text);
            }
        }
  g_assert_cmpint (n, >, 500);
}

static bool
is_at_fault (const Position *position, const Deduction *deduction)
{
  g_autofree char *fault = is_forcing (deduction->technique) ? forcing_proof_fault (position, deduction)
                                                             : chain_proof_fault (position, deduction);

  return fault != NULL;
}

/* Links that say too little must be found out, or the tests above could not fail. */
static void
a_spoiled_proof_is_found_out (void)
{
  const ReglibLine *line = NULL;
  int               n = 0;

  for (guint i = 0; i < positions ()->len && n == 0; i++)
    {
      line = g_ptr_array_index (positions (), i);
      n = search (technique_find ("aic"), &line->position, 0, true);
    }
  g_assert_cmpint (n, ==, 1);
  g_assert_false (is_at_fault (&line->position, &room[0]));
  room[0].links[1].strong ^= true;
  g_assert_true (is_at_fault (&line->position, &room[0]));
  room[0].links[1].strong ^= true;
  room[0].n_links--;
  g_assert_true (is_at_fault (&line->position, &room[0]));

  g_assert_cmpint (search (technique_find ("forcing-net"), &line->position, 0, true), ==, 1);
  g_assert_false (is_at_fault (&line->position, &room[0]));
  room[0].n_links--;
  g_assert_true (is_at_fault (&line->position, &room[0]));
}

static void
the_first_is_a_shortest (void)
{
  static const char *const ids[] = {
    "x-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic", "grouped-discontinuous-nice-loop", "grouped-aic",
  };

  for (guint i = 0; i < positions ()->len; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (ids); k++)
      {
        const ReglibLine *line = g_ptr_array_index (positions (), i);
        const Technique  *row = technique_find (ids[k]);
        int               shortest = G_MAXINT, n = search (row, &line->position, 0, false);

        for (int j = 0; j < n; j++)
          shortest = MIN (shortest, room[j].n_links);
        g_assert_cmpint (search (row, &line->position, 0, true), ==, n > 0);
        if (n > 0)
          g_assert_cmpint (room[0].n_links, ==, shortest);
      }
}

static Position
transposed (const Position *position)
{
  Position result = { .unique = position->unique };

  for (int row = 0; row < 9; row++)
    for (int column = 0; column < 9; column++)
      {
        int cell = cell_at (row, column), image = cell_at (column, row);

        result.digit[image] = position->digit[cell];
        result.marks[image] = position->marks[cell];
        for_each_digit (digit, position->marks[cell])
          cells_add (&result.places[digit], image);
        if (cells_has (position->empty, cell))
          cells_add (&result.empty, image);
        if (cells_has (position->given, cell))
          cells_add (&result.given, image);
      }

  return result;
}

/* All that the technique strikes, with rows and columns exchanged if wanted. */
static CandidateSet
union_of_strikes (const Technique *technique, const Position *position, bool exchange)
{
  CandidateSet all = { 0 };

  for (int k = search (technique, position, 0, false); k > 0; k--)
    for (int digit = 1; digit <= 9; digit++)
      for_each_cell (cell, room[k - 1].struck.cells[digit])
        candidate_set_add (&all, exchange ? cell_at (cell_column (cell), cell_row (cell)) : cell, digit);

  return all;
}

/* Where neither the choice among equally short ways matters nor how large a proof may be. */
static void
rows_and_columns_are_alike (void)
{
  static const char *const ids[] = {
    "simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2", "3d-medusa", "x-chain", "xy-chain",
    "remote-pair", "forcing-chain",
  };

  for (guint i = 0; i < positions ()->len; i += 2)
    for (gsize k = 0; k < G_N_ELEMENTS (ids); k++)
      {
        const ReglibLine *line = g_ptr_array_index (positions (), i);
        Position          image = transposed (&line->position);
        CandidateSet      strikes = union_of_strikes (technique_find (ids[k]), &line->position, false);
        CandidateSet      mirrored = union_of_strikes (technique_find (ids[k]), &image, true);

        for (int digit = 1; digit <= 9; digit++)
          if (!cells_equal (strikes.cells[digit], mirrored.cells[digit]))
            g_test_fail_printf ("%s finds other strikes of %d in the mirror image of %s", ids[k], digit, line->text);
      }
}

/* And each of the six is met somewhere in the library's positions. */
static void
a_medusa_tells_its_rule (void)
{
  const Technique *medusa = technique_find ("3d-medusa");
  unsigned         met = 0;

  for (guint i = 0; i < reglib_lines ()->len; i++)
    {
      const ReglibLine *line = g_ptr_array_index (reglib_lines (), i);

      for (int k = search (medusa, &line->position, 0, false); k > 0; k--)
        {
          g_assert_cmpint (room[k - 1].variant, >=, 1);
          g_assert_cmpint (room[k - 1].variant, <=, 6);
          met |= 1u << room[k - 1].variant;
        }
    }
  g_assert_cmphex (met, ==, 0x7e);
}

static bool
has_single (const Position *position)
{
  return search (technique_find ("naked-single"), position, 0, true) > 0
      || search (technique_find ("hidden-single"), position, 0, true) > 0;
}

/* Without singles to begin with, what a net says of a premise is what filling in singles after that guess would do. */
static void
a_net_is_filling_in_singles (void)
{
  for (guint i = 0; i < positions ()->len; i += 4)
    {
      const ReglibLine *line = g_ptr_array_index (positions (), i);
      ChainGraph        graph;
      Net               net;

      if (has_single (&line->position))
        continue;

      g_assert_true (chain_graph_make (&graph, &line->position, CHAIN_CANDIDATES));
      for (int node = 0; node < graph.n_candidates; node++)
        {
          Position guess = line->position;
          bool     more = true;
          int      cell, house, digit;

          position_place (&guess, graph.nodes[node].cell, graph.nodes[node].digit);
          while (more && position_is_possible (&guess, &cell, &house, &digit))
            {
              more = false;
              for_each_cell (empty, guess.empty)
                for_each_digit (d, guess.marks[empty])
                  {
                    bool single = digits_is_single (guess.marks[empty]);

                    for (int kind = 0; kind < N_HOUSES; kind += 9)
                      single |= cells_count (position_places_in (&guess, cell_house (empty, kind), d)) == 1;
                    if (single && !more && cells_has (guess.empty, empty))
                      {
                        position_place (&guess, empty, d);
                        more = true;
                        break;
                      }
                  }
            }
          if (!position_is_possible (&guess, &cell, &house, &digit))
            continue;

          net_grow (&net, &graph, literal_of (node, true));
          for (int other = 0; other < graph.n_candidates; other++)
            {
              const ChainNode *candidate = &graph.nodes[other];
              bool             placed = guess.digit[candidate->cell] == candidate->digit;
              bool             marked = digits_has (guess.marks[candidate->cell], candidate->digit);

              g_assert_cmpint (net_has (&net, literal_of (other, true)), ==, placed);
              g_assert_cmpint (net_has (&net, literal_of (other, false)), ==, !placed && !marked);
            }
        }
      chain_graph_free (&graph);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  room = g_new (Deduction, CAPACITY);
  g_test_add_func ("/logic/chains/no-instance-is-wrong", no_instance_is_wrong);
  g_test_add_func ("/logic/chains/every-chain-proves-what-it-strikes", every_chain_proves_what_it_strikes);
  g_test_add_func ("/logic/chains/every-branch-leads-where-it-says", every_branch_leads_where_it_says);
  g_test_add_func ("/logic/chains/a-spoiled-proof-is-found-out", a_spoiled_proof_is_found_out);
  g_test_add_func ("/logic/chains/the-first-is-a-shortest", the_first_is_a_shortest);
  g_test_add_func ("/logic/chains/rows-and-columns-are-alike", rows_and_columns_are_alike);
  g_test_add_func ("/logic/chains/a-medusa-tells-its-rule", a_medusa_tells_its_rule);
  g_test_add_func ("/logic/chains/a-net-is-filling-in-singles", a_net_is_filling_in_singles);
  status = g_test_run ();
  g_free (room);
  return status;
}
