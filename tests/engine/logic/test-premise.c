/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-premise.c — a premise of one solution is granted where it holds and nowhere else, and a proof says so where it has no room,
 * no leave or no way to be one. */
#include <glib.h>
#include <string.h>

#include "engine/logic/two-lines.h"
#include "engine/proof/premise.h"
#include "engine/proof/proof.h"

#define LOPSIDED "1................................................................................"

static Position
position_of (const char *text)
{
  Board    board = { 0 };
  Position position;

  g_assert_true (!text || board_parse (&board, text));
  position_from_board (&position, &board);
  position.unique = true;
  return position;
}

static CellSet
cells_from (const int *cells, int n)
{
  CellSet set = CELLS_NONE;

  for (int i = 0; i < n; i++)
    cells_add (&set, cells[i]);
  return set;
}

/* What the premise of a step with this one group is: how many clauses. */
static int
premise (const Position *position, const char *technique, Role role, CellSet cells, Digits digits, MoreClauses *clauses)
{
  static Deduction deduction;

  deduction_start (&deduction, technique_find (technique));
  deduction.variant = 1;
  deduction.digits = digits;
  deduction_group (&deduction, role, cells, digits, NO_HOUSE);
  deduction_strike (&deduction, cells_of (40), 5);
  return premise_of (position, &deduction, clauses);
}

static void
a_rectangle_is_granted_where_it_is_deadly (void)
{
  static MoreClauses clauses;
  const CellSet rectangle = cells_from ((const int[]) { 0, 1, 27, 28 }, 4), other = cells_from ((const int[]) { 0, 1, 30, 31 }, 4);
  const Digits two = digits_of (1) | digits_of (2);
  Position empty = position_of (NULL), filled = position_of (LOPSIDED);

  memset (&clauses, 0, sizeof clauses);
  g_assert_cmpint (premise (&empty, "unique-rectangle-1", ROLE_PATTERN, rectangle, two, &clauses), ==, 1);
  g_assert_cmpint (clauses.n, ==, 4 * 7 + 1);
  g_assert_cmpint (premise (&filled, "unique-rectangle-1", ROLE_PATTERN, rectangle, two, &clauses), ==, 0);      /* a clue in it */
  g_assert_cmpint (premise (&empty, "unique-rectangle-1", ROLE_PATTERN, other, two, &clauses), ==, 0);
  g_assert_cmpint (premise (&empty, "unique-rectangle-1", ROLE_PATTERN, cells_of (0), two, &clauses), ==, 0);
  g_assert_cmpint (premise (&empty, "unique-rectangle-1", ROLE_PATTERN, cells_union (house_set (0), house_set (1)), two, &clauses), ==, 0);
  g_assert_cmpint (premise (&empty, "naked-pair", ROLE_PATTERN, rectangle, two, &clauses), ==, 0);
  g_assert_cmpint (clauses.n, ==, 4 * 7 + 1);
  clauses.n = MORE_CLAUSES_SIZE - 5;
  g_assert_cmpint (premise (&empty, "unique-rectangle-1", ROLE_PATTERN, rectangle, two, &clauses), ==, 0);       /* no room */
  g_assert_cmpint (clauses.n, ==, MORE_CLAUSES_SIZE - 5);
}

static void
a_grave_is_granted_where_it_is_one (void)
{
  static MoreClauses clauses;
  Position empty = position_of (NULL), crowded = position_of (NULL);

  memset (&clauses, 0, sizeof clauses);
  g_assert_cmpint (premise (&empty, "bug-plus-1", ROLE_EXTRA, cells_of (0), digits_of (3), &clauses), ==, 0);
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 3; digit <= 9; digit++)
      position_strike (&crowded, cell, digit);
  g_assert_cmpint (premise (&crowded, "bug-plus-1", ROLE_EXTRA, cells_of (0), digits_of (3), &clauses), ==, 0);
  g_assert_cmpint (clauses.n, ==, 0);
}

static void
images_are_granted_where_the_clues_are_symmetrical (void)
{
  static MoreClauses clauses;
  Position lopsided = position_of (LOPSIDED);

  memset (&clauses, 0, sizeof clauses);
  g_assert_cmpint (premise (&lopsided, "symmetrical-placement", ROLE_COLOUR_A, cells_of (40), digits_of (5), &clauses), ==, 0);
  g_assert_cmpint (clauses.n, ==, 0);
}

static void
two_lines_are_granted_where_they_are_free (void)
{
  static MoreClauses clauses;
  const Digits two = digits_of (1) | digits_of (2);
  const CellSet corners = cells_from ((const int[]) { 0, 10 }, 2);
  Position empty = position_of (NULL), filled = position_of (LOPSIDED);
  Deduction step;

  memset (&clauses, 0, sizeof clauses);
  deduction_start (&step, technique_find ("unique-rectangle-1"));
  g_assert_cmpint (premise_of (&empty, &step, &clauses), ==, 0);                   /* it names nothing */
  deduction_group (&step, ROLE_STEM, corners, two, NO_HOUSE);
  step.digits = two;
  g_assert_cmpint (premise_of (&empty, &step, &clauses), ==, 0);                   /* no lines */
  step.base = 1u << 0 | 1u << 1 | 1u << 2;
  g_assert_cmpint (premise_of (&empty, &step, &clauses), ==, 0);                   /* three */
  step.base = 1u << 0 | 1u << 1;
  g_assert_cmpint (premise_of (&empty, &step, &clauses), ==, 0);                   /* the digits have other places */
  step.groups[0].cells = cells_of (0);
  g_assert_cmpint (premise_of (&empty, &step, &clauses), ==, 0);                   /* one corner */
  g_assert_cmpint (clauses.n, ==, 0);
  g_assert_false (two_lines_forbid (&empty, 0, 1, corners, digits_of (1)));
  g_assert_false (two_lines_forbid (&filled, 0, 1, corners, two));
  g_assert_false (two_lines_forbid (&empty, 0, 1, corners, two));
}

static void
a_proof_has_an_end (void)
{
  g_autofree Proof *proof = g_new (Proof, 1);
  const Literal clause[3] = { literal_has (0), literal_has (1), literal_has (2) };
  Event event = { .kind = EVENT_ASSIGN };
  int n = 0;

  proof_start (proof, NULL, NULL);
  while (proof_ask (proof, clause, 3))
    n++;
  g_assert_cmpint (n, ==, MORE_CLAUSES_SIZE / 4);

  proof_start (proof, NULL, NULL);
  g_assert_true (proof_ask (proof, (Literal[]) { literal_has (candidate_of (0, 1)) }, 1));
  g_assert_true (proof_claim (proof, literal_has_not (candidate_of (1, 1))));
  g_assert_cmpuint (proof->n_lemmas, ==, 1);                                       /* nobody is told, and it counts */
  proof->limit = proof->n_lemmas;
  g_assert_false (proof_claim (proof, literal_has (candidate_of (40, 5))));
  g_assert_cmpint (proof->depth, ==, 0);
  event.kind = EVENT_SOLUTION;
  g_assert_false (proof_follow (proof, &event));
  g_assert_false (proof_finish (proof));

  proof_start (proof, NULL, NULL);
  event.kind = EVENT_ASSIGN;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      event.cell = (uint8_t) cell;
      event.digit = (uint8_t) (1 + (cell / 9 * 3 + cell / 27 + cell % 9) % 9);
      g_assert_true (proof_follow (proof, &event));
    }
  g_assert_false (proof_follow (proof, &event));                                   /* there is no cell left */
  event.kind = EVENT_RESTART;
  g_assert_true (proof_follow (proof, &event));
  g_assert_cmpint (proof->depth, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/premise/rectangle", a_rectangle_is_granted_where_it_is_deadly);
  g_test_add_func ("/engine/premise/grave", a_grave_is_granted_where_it_is_one);
  g_test_add_func ("/engine/premise/images", images_are_granted_where_the_clues_are_symmetrical);
  g_test_add_func ("/engine/premise/two-lines", two_lines_are_granted_where_they_are_free);
  g_test_add_func ("/engine/premise/proof", a_proof_has_an_end);
  return g_test_run ();
}
