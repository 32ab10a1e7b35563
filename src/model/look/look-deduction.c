/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* look-deduction.c — see look-deduction.h, and look_at_deduction () in look-private.h. */
#include "look-deduction.h"

#include "look-private.h"
#include "model/explain/explain-deduction.h"

/* Letters A–I are all that the painter has. */
enum { SETS_MAX = 9 };

/* Roles. */

static LookNode
node_of (const Deduction *deduction, int node)
{
  const Group *group;

  if (node < N_CANDIDATES)
    return (LookNode) { (uint8_t) candidate_digit (node), places_of (candidate_cell (node)) };
  group = &deduction->groups[node - N_CANDIDATES];
  return (LookNode) { (uint8_t) digits_first (group->digits), places_from_cells (group->cells) };
}

/* Sides of a chain: what is false, and what is then true, along it. Forcing chains say so of each node. */
static void
mark_link (const Deduction *deduction, const Link *link, CellLook looks[N_CELLS])
{
  bool     forcing = deduction->technique->family == FAMILY_FORCING;
  bool     on[2] = { forcing ? link->from_on : !link->strong, forcing ? link->to_on : link->strong };
  LookNode ends[2] = { node_of (deduction, link->from), node_of (deduction, link->to) };

  for (int i = 0; i < 2; i++)
    for_each_place (cell, ends[i].cells)
      *(on[i] ? &looks[cell].side_b : &looks[cell].side_a) |= digits_of (ends[i].digit);
}

static void
mark_group (const Group *group, CellLook looks[N_CELLS])
{
  for_each_cell (cell, group->cells)
    switch (group->role)
      {
      case ROLE_PATTERN:
        looks[cell].pattern |= group->digits;
        break;
      case ROLE_FIN:
      case ROLE_ENDO_FIN:
      case ROLE_CANNIBAL:
      case ROLE_RESTRICTED:
      case ROLE_EXTRA:
        looks[cell].fin |= group->digits;
        break;
      case ROLE_COLOUR_A:
        looks[cell].side_a |= group->digits;
        break;
      case ROLE_COLOUR_B:
        looks[cell].side_b |= group->digits;
        break;
      case ROLE_SET:
      case ROLE_STEM:
      case ROLE_NODE:
        break;
      }
}

static bool
has_colours (const Deduction *deduction)
{
  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_COLOUR_A)
      return true;
  return false;
}

static void
mark_roles (const Deduction *deduction, CellLook looks[N_CELLS])
{
  for (int i = 0; i < deduction->n_groups; i++)
    mark_group (&deduction->groups[i], looks);
  for (int i = 0; i < deduction->n_links && !has_colours (deduction); i++)
    mark_link (deduction, &deduction->links[i], looks);
  for (int i = 0; i < deduction->n_placed; i++)
    looks[candidate_cell (deduction->placed[i])].chosen |= digits_of (candidate_digit (deduction->placed[i]));
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      looks[cell].struck |= digits_of (digit);
}

/* Candidates. */

static bool
is_hidden_single (const Deduction *deduction)
{
  return deduction->technique->family == FAMILY_SINGLES && deduction->base && deduction->n_placed == 1;
}

/* The cells whose candidates matter; around a hidden single those of all its house, where its digit is missing. */
static CellSet
cells_to_open (const Deduction *deduction)
{
  CellSet cells = deduction->cells;

  for (int i = 0; i < deduction->n_groups; i++)
    cells = cells_union (cells, deduction->groups[i].cells);
  for (int i = 0; i < deduction->n_links; i++)
    {
      PlaceSet both = places_union (node_of (deduction, deduction->links[i].from).cells,
                                    node_of (deduction, deduction->links[i].to).cells);

      cells = cells_union (cells, places_to_cells (&both));
    }
  for (int i = 0; i < deduction->n_placed; i++)
    cells_add (&cells, candidate_cell (deduction->placed[i]));
  for (int digit = 1; digit <= 9; digit++)
    cells = cells_union (cells, deduction->struck.cells[digit]);
  if (is_hidden_single (deduction))
    cells = cells_union (cells, house_set (__builtin_ctz (deduction->base)));

  return cells;
}

/* Only what is marked has a role, and of several roles the one that says most. */
static void
open_cells (CellSet cells, const Position *position, CellLook looks[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      CellLook *look = &looks[cell];
      Digits    marked = cells_has (cells, cell) && !look->digit ? position->marks[cell] : DIGITS_NONE;

      look->candidates |= marked;
      look->struck &= marked;
      look->chosen &= marked;
      look->side_a &= marked;
      look->side_b &= marked;
      look->fin &= digits_difference (marked, look->side_a | look->side_b | look->chosen);
      look->pattern &= digits_difference (marked, look->fin | look->side_a | look->side_b | look->chosen);
    }
}

/* Tints, as the set table has them (explain-table.c). */

static uint8_t
house_tint (int house)
{
  return house_kind (house) == HOUSE_ROWS ? TINT_ROW : house_kind (house) == HOUSE_COLUMNS ? TINT_COLUMN : TINT_BOX;
}

static void
tint (CellSet cells, uint8_t bit, CellLook looks[N_CELLS])
{
  for_each_cell (cell, cells)
    looks[cell].tints |= bit;
}

/* Two clusters of one digit are told apart as two sets are. */
static int
cluster_of (const Deduction *deduction, int group)
{
  int earlier = 0;

  for (int i = 0; i < group; i++)
    earlier += deduction->groups[i].role == deduction->groups[group].role
               && deduction->groups[i].digits == deduction->groups[group].digits;
  return earlier;
}

static bool
has_clusters (const Deduction *deduction)
{
  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_COLOUR_A && cluster_of (deduction, i))
      return true;
  return false;
}

static void
letter (CellSet cells, int set, bool tinted, CellLook looks[N_CELLS])
{
  static const uint8_t tints[] = { TINT_ROW, TINT_COLUMN, TINT_BOX };

  if (set >= SETS_MAX)
    return;
  for_each_cell (cell, cells)
    looks[cell].sets |= (uint16_t) (1 << set);
  if (tinted)
    tint (cells, tints[set % 3], looks);
}

/* Almost locked sets, and what plays the same part: a letter and a tint each. */
static CellSet
mark_sets (const Deduction *deduction, bool tinted, CellLook looks[N_CELLS])
{
  bool    clusters = has_clusters (deduction);
  CellSet marked = CELLS_NONE;
  int     n = 0;

  for (int i = 0; i < deduction->n_groups; i++)
    {
      const Group *group = &deduction->groups[i];
      bool         coloured = clusters && (group->role == ROLE_COLOUR_A || group->role == ROLE_COLOUR_B);

      if (group->role == ROLE_SET)
        letter (group->cells, n++, tinted, looks);
      else if (coloured)
        letter (group->cells, cluster_of (deduction, i), tinted, looks);
      else if (group->role == ROLE_STEM && tinted)
        tint (group->cells, TINT_BOX, looks);
      else if (group->role != ROLE_STEM)
        continue;
      marked = cells_union (marked, group->cells);
    }
  return marked;
}

/* A single is all that takes the other digits or places away; what it places stands out by having no tint. */
static void
tint_single (const Deduction *deduction, const Position *position, CellLook looks[N_CELLS])
{
  SetRow rows[SET_ROWS_MAX];
  int n = explain_deduction_rows (deduction, position, rows);

  for (int i = 0; i < n; i++)
    look_tint_row (&rows[i], NULL, looks);
}

/* The houses of a pattern of one digit, or its cells; of Qiu's pattern also the lines. */
static void
tint_pattern (const Deduction *deduction, CellSet tinted, const Position *position, CellLook looks[N_CELLS])
{
  uint32_t houses = deduction->base | deduction->cover | deduction->twin;

  if (deduction->technique->family == FAMILY_SINGLES && deduction->n_placed == 1)
    {
      tint_single (deduction, position, looks);
      return;
    }
  if (deduction->base && digits_is_single (deduction->digits) && !deduction->n_placed)
    {
      for (int house = 0; house < N_HOUSES; house++)
        if (houses >> house & 1)
          tint (house_set (house), house_tint (house), looks);
      return;
    }
  if (deduction->technique->family == FAMILY_UNIQUENESS && deduction->n_groups && deduction->groups[0].role == ROLE_STEM)
    for (int house = 0; house < N_HOUSES; house++)
      if (deduction->base >> house & 1)
        tint (house_set (house), house_tint (house), looks);
  tint (cells_difference (deduction->cells, tinted), TINT_BOX, looks);
}

void
look_at_deduction (const Deduction *deduction, const Position *position, bool tinted, CellLook looks[N_CELLS])
{
  CellSet sets;

  mark_roles (deduction, looks);
  open_cells (cells_to_open (deduction), position, looks);
  sets = mark_sets (deduction, tinted, looks);
  if (tinted)
    tint_pattern (deduction, sets, position, looks);
}

/* A house in its own tint, or cells. */
void
look_point_at (const BoardPlan *plan, const PlaceSet *cells, CellLook *looks)
{
  uint8_t bit = TINT_BOX;

  for (int house = 0; !plan && house < N_HOUSES; house++)
    if (cells_equal (places_to_cells (cells), house_set (house)))
      bit = house_tint (house);
  for_each_place (cell, *cells)
    looks[cell].tints |= bit;
}

/* Links. */

static bool
node_equal (const LookNode *a, const LookNode *b)
{
  return a->digit == b->digit && places_equal (a->cells, b->cells);
}

bool
look_link_equal (const LookLink *a, const LookLink *b)
{
  return a->strong == b->strong && node_equal (&a->from, &b->from) && node_equal (&a->to, &b->to);
}

static bool
is_drawn (const LookLink *links, int n, const LookLink *link)
{
  const LookLink back = { link->to, link->from, link->strong };

  for (int i = 0; i < n; i++)
    if (look_link_equal (&links[i], link) || look_link_equal (&links[i], &back))
      return true;
  return false;
}

int
look_links (const Deduction *deduction, LookLink links[LOOK_LINKS_MAX])
{
  int n = 0;

  for (int i = 0; deduction && i < deduction->n_links; i++)
    {
      const Link *link = &deduction->links[i];

      links[n] = (LookLink) { node_of (deduction, link->from), node_of (deduction, link->to), link->strong };
      if (!is_drawn (links, n, &links[n]))
        n++;
    }
  return n;
}

/* Watch. */

static void
position_of (const SearchView *view, Position *position)
{
  position_from_board (position, &view->board);
  position->unique = view->unique;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (view->origin[cell] != ORIGIN_GIVEN)
        cells_remove (&position->given, cell);
      for_each_digit (digit, digits_difference (position->marks[cell], view->candidates[cell]))
        position_strike (position, cell, digit);
    }
}

bool
look_find_deduction (const Event *event, const SearchView *view, Deduction *deduction, Position *position)
{
  Finds finds = { .found = deduction, .capacity = 1, .first_only = true };

  if (event->kind != EVENT_TECHNIQUE)
    return false;
  position_of (view, position);
  technique_search (&techniques[event->nodes], position, &finds);
  return finds.n > 0;
}
