/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "chain-proof.h"

/* What a link's end stands for. */
typedef struct {
  CellSet cells;
  int     digit;
} Node;

static Node
node_of (const Deduction *deduction, int number)
{
  const Group *group;

  if (number < N_CANDIDATES)
    return (Node) { cells_of (candidate_cell (number)), candidate_digit (number) };

  g_assert_cmpint (number - N_CANDIDATES, <, deduction->n_groups);
  group = &deduction->groups[number - N_CANDIDATES];
  g_assert_true (digits_is_single (group->digits));
  return (Node) { group->cells, digits_first (group->digits) };
}

static bool
is_within (CellSet part, CellSet whole)
{
  return cells_is_empty (cells_difference (part, whole));
}

/* Whether each of the cells sees each of the others. */
static bool
see_each_other (CellSet cells, CellSet others)
{
  for_each_cell (cell, cells)
    if (!is_within (others, cell_peer_set (cell)))
      return false;

  return true;
}

/* Not both are true. */
static bool
exclude_each_other (Node a, Node b)
{
  if (a.digit == b.digit)
    return see_each_other (a.cells, b.cells);

  return cells_equal (a.cells, b.cells) && cells_count (a.cells) == 1;
}

/* The places of the digit in an almost locked set. */
static CellSet
places_in_set (const Position *position, const Group *set, int digit)
{
  return cells_intersection (set->cells, position->places[digit]);
}

/* The group is what it says: n cells of a house with n + 1 digits. */
static bool
is_almost_locked (const Position *position, const Group *set)
{
  Digits digits = DIGITS_NONE;
  bool   together = false;

  for_each_cell (cell, set->cells)
    digits = digits_union (digits, position->marks[cell]);
  for (int house = 0; house < N_HOUSES; house++)
    together |= is_within (set->cells, house_set (house));

  return together && digits == set->digits && digits_count (digits) == cells_count (set->cells) + 1;
}

/* Whether the set, without the digit of a, leaves the cell of b nothing but b. */
static bool
set_forces (const Position *position, const Group *set, Node a, Node b)
{
  int cell = cells_first (b.cells);

  if (cells_count (b.cells) != 1 || cells_has (set->cells, cell))
    return false;
  for_each_digit (digit, digits_difference (position->marks[cell], digits_of (b.digit)))
    if (digit == a.digit || !digits_has (set->digits, digit)
        || !see_each_other (b.cells, places_in_set (position, set, digit)))
      return false;

  return true;
}

/* Not both are false, by the set. */
static bool
set_needs_one (const Position *position, const Group *set, Node a, Node b)
{
  if (!is_almost_locked (position, set) || !cells_equal (a.cells, places_in_set (position, set, a.digit)))
    return false;
  if (a.digit != b.digit && digits_has (set->digits, b.digit)
      && cells_equal (b.cells, places_in_set (position, set, b.digit)))
    return true;

  return set_forces (position, set, a, b);
}

/* Not both are false. */
static bool
need_one (const Position *position, const Deduction *deduction, Node a, Node b)
{
  if (a.digit == b.digit)
    {
      for (int house = 0; house < N_HOUSES; house++)
        {
          CellSet places = position_places_in (position, house, a.digit);

          if (!cells_is_empty (places) && is_within (places, cells_union (a.cells, b.cells)))
            return true;
        }
    }
  else if (cells_equal (a.cells, b.cells) && cells_count (a.cells) == 1
           && position->marks[cells_first (a.cells)] == digits_union (digits_of (a.digit), digits_of (b.digit)))
    return true;

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_SET && set_needs_one (position, &deduction->groups[i], a, b))
      return true;

  return false;
}

static char *
links_fault (const Position *position, const Deduction *deduction)
{
  if (deduction->n_links == 0)
    return g_strdup ("there are no links");

  for (int i = 0; i < deduction->n_links; i++)
    {
      const Link *link = &deduction->links[i];
      Node        from = node_of (deduction, link->from), to = node_of (deduction, link->to);

      if (!(link->strong ? need_one (position, deduction, from, to) : exclude_each_other (from, to)))
        return g_strdup_printf ("link %d, from %d to %d, does not hold", i, link->from, link->to);
      if (i > 0 && link->branch == link[-1].branch
          && (link->from != link[-1].to || link->strong == link[-1].strong))
        return g_strdup_printf ("link %d does not go on from the one before", i);
    }

  return NULL;
}

/* A part of the chain that begins and ends with a strong link has a true end; the candidate excludes both. */
static bool
is_seen_by_ends (const Deduction *deduction, Node struck)
{
  for (int i = 0; i < deduction->n_links; i++)
    for (int j = i; j < deduction->n_links && deduction->links[j].branch == deduction->links[i].branch; j += 2)
      if (deduction->links[i].strong && exclude_each_other (struck, node_of (deduction, deduction->links[i].from))
          && exclude_each_other (struck, node_of (deduction, deduction->links[j].to)))
        return true;

  return false;
}

/* The candidate leads to its own opposite, read forwards or backwards. */
static bool
refutes_itself (const Deduction *deduction, Node struck)
{
  const Link *first = &deduction->links[0], *last = &deduction->links[deduction->n_links - 1];
  Node        start = node_of (deduction, first->from), end = node_of (deduction, last->to);
  bool        is_start = cells_equal (start.cells, struck.cells) && start.digit == struck.digit;
  bool        is_end = cells_equal (end.cells, struck.cells) && end.digit == struck.digit;

  if (is_start && !first->strong)
    return last->strong ? exclude_each_other (struck, end) : is_end;

  return is_end && !last->strong && first->strong && exclude_each_other (struck, start);
}

/* In a closed chain one end of each weak link is true, and a set that it passes is locked for its other digits. */
static bool
is_seen_by_loop (const Position *position, const Deduction *deduction, Node struck)
{
  for (int i = 0; i < deduction->n_links; i++)
    {
      const Link *link = &deduction->links[i];
      Node        from = node_of (deduction, link->from), to = node_of (deduction, link->to);

      if (!link->strong && exclude_each_other (struck, from) && exclude_each_other (struck, to))
        return true;
      for (int k = 0; k < deduction->n_groups && link->strong; k++)
        {
          const Group *set = &deduction->groups[k];
          bool         forces = !is_within (to.cells, set->cells);

          if (set->role == ROLE_SET && set_needs_one (position, set, from, to) && digits_has (set->digits, struck.digit)
              && struck.digit != from.digit && (forces || struck.digit != to.digit)
              && !cells_is_empty (places_in_set (position, set, struck.digit))
              && see_each_other (struck.cells, places_in_set (position, set, struck.digit))
              && (!forces || !digits_has (position->marks[cells_first (to.cells)], struck.digit)
                  || struck.digit == to.digit || see_each_other (struck.cells, to.cells)))
            return true;
        }
    }

  return false;
}

char *
chain_proof_fault (const Position *position, const Deduction *deduction)
{
  char *fault = links_fault (position, deduction);
  bool  closed = !fault && deduction->links[0].from == deduction->links[deduction->n_links - 1].to
                 && deduction->links[0].strong != deduction->links[deduction->n_links - 1].strong;

  if (fault)
    return fault;

  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      {
        Node struck = { cells_of (cell), digit };

        if (!(closed ? is_seen_by_loop (position, deduction, struck)
                     : is_seen_by_ends (deduction, struck) || refutes_itself (deduction, struck)))
          return g_strdup_printf ("%d of cell %d does not follow", digit, cell);
      }

  return NULL;
}

/* What is known in a branch: true and false nodes, by their numbers. */
typedef struct {
  bool known[2][N_CANDIDATES + DEDUCTION_GROUPS];
} Branch;

/* Links of one effect stand together. All others of a cell, or all other places in a house, were taken. */
static bool
all_others_went (const Position *position, const Deduction *deduction, int first, int n)
{
  Node    to = node_of (deduction, deduction->links[first].to);
  CellSet went = CELLS_NONE;
  Digits  digits = DIGITS_NONE;
  bool    same_cell = true;

  for (int i = first; i < first + n; i++)
    {
      Node from = node_of (deduction, deduction->links[i].from);

      went = cells_union (went, from.cells);
      digits = digits_union (digits, digits_of (from.digit));
      same_cell &= cells_equal (from.cells, to.cells);
    }

  if (same_cell)
    return cells_count (to.cells) == 1
        && digits == digits_difference (position->marks[cells_first (to.cells)], digits_of (to.digit));
  if (digits != digits_of (to.digit))
    return false;
  for (int house = 0; house < N_HOUSES; house++)
    if (is_within (position_places_in (position, house, to.digit), cells_union (went, to.cells))
        && is_within (to.cells, house_set (house)))
      return true;

  return false;
}

/* How many links from the first on have its branch and effect. */
static int
same_effect (const Deduction *deduction, int first)
{
  int n = 1;

  while (first + n < deduction->n_links && deduction->links[first + n].to == deduction->links[first].to
         && deduction->links[first + n].branch == deduction->links[first].branch
         && deduction->links[first].to_on && deduction->links[first + n].to_on)
    n++;

  return n;
}

/* Goes through one branch from its premise. */
static char *
branch_fault (const Position *position, const Deduction *deduction, int number, int premise, bool on, Branch *branch)
{
  branch->known[on][premise] = true;
  for (int i = 0, n; i < deduction->n_links; i += n)
    {
      const Link *link = &deduction->links[i];

      n = same_effect (deduction, i);
      if (link->branch != number)
        continue;
      for (int k = i; k < i + n; k++)
        if (!branch->known[deduction->links[k].from_on][deduction->links[k].from])
          return g_strdup_printf ("link %d begins with what is not known in branch %d", k, number);
      if (link->to_on ? link->from_on || !all_others_went (position, deduction, i, n)
                      : !link->from_on || !exclude_each_other (node_of (deduction, link->from),
                                                               node_of (deduction, link->to)))
        return g_strdup_printf ("link %d does not hold", i);
      branch->known[link->to_on][link->to] = true;
    }

  return NULL;
}

/* The candidates of the first group, in order. */
static int
tried (const Position *position, const Deduction *deduction, int candidates[9])
{
  int n = 0;

  for_each_cell (cell, deduction->groups[0].cells)
    for_each_digit (digit, digits_intersection (deduction->groups[0].digits, position->marks[cell]))
      {
        g_assert_cmpint (n, <, 9);
        candidates[n++] = candidate_of (cell, digit);
      }

  return n;
}

/* They are one candidate, a whole cell, or all places of a digit in a house. */
static bool
is_a_choice (const Position *position, const Deduction *deduction, int n)
{
  const Group *group = &deduction->groups[0];

  if (n == 1)
    return true;
  if (group->house == NO_HOUSE)
    return cells_count (group->cells) == 1 && position->marks[cells_first (group->cells)] == group->digits;

  return digits_is_single (group->digits)
      && cells_equal (group->cells, position_places_in (position, group->house, digits_first (group->digits)));
}

static char *
contradiction_fault (const Position *position, const Deduction *deduction, int conclusion, bool on)
{
  g_autofree Branch *branch = g_new0 (Branch, 1);
  int                candidates[9], n = tried (position, deduction, candidates);

  for (int number = 0; number <= 9; number++)
    {
      char *fault = branch_fault (position, deduction, number, conclusion, !on, branch);

      if (fault)
        return fault;
    }

  if (n == 1)
    return branch->known[0][candidates[0]] && branch->known[1][candidates[0]] ? NULL : g_strdup ("no contradiction");
  for (int i = 0; i < n; i++)
    if (!branch->known[0][candidates[i]])
      return g_strdup ("something is left");

  return NULL;
}

static char *
verity_fault (const Position *position, const Deduction *deduction, int conclusion, bool on)
{
  int candidates[9], n = tried (position, deduction, candidates);

  for (int number = 0; number < MAX (n, 2); number++)
    {
      g_autofree Branch *branch = g_new0 (Branch, 1);
      int                premise = n == 1 ? candidates[0] : candidates[number];
      char              *fault = branch_fault (position, deduction, number, premise, n > 1 || number == 0, branch);

      if (fault)
        return fault;
      if (!branch->known[on][conclusion])
        return g_strdup_printf ("branch %d does not lead there", number);
    }

  return NULL;
}

char *
forcing_proof_fault (const Position *position, const Deduction *deduction)
{
  int  conclusion = -1, candidates[9];
  bool on = deduction->n_placed == 1;

  if (deduction->n_placed + candidate_set_count (&deduction->struck) != 1 || deduction->n_groups == 0)
    return g_strdup ("there is not one conclusion with its group");
  if (!is_a_choice (position, deduction, tried (position, deduction, candidates)))
    return g_strdup ("the group is no choice");

  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      conclusion = candidate_of (cell, digit);
  if (on)
    conclusion = deduction->placed[0];

  return deduction->variant == 1 ? contradiction_fault (position, deduction, conclusion, on)
                                 : verity_fault (position, deduction, conclusion, on);
}
