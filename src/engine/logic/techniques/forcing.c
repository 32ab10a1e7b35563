/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* forcing.c — forcing chains and forcing nets: suppose, and see where it leads.
 *
 * All that follows from each candidate being true, and from each being false, is written down first, with how far away
 * it is: along links and groups for chains (chain.h), by all singles for nets (net.h). Then two kinds of proof are read
 * from the table, and of all proofs of a conclusion the one with the shortest ways is kept:
 *
 *   contradiction   A premise makes a candidate both true and false, or empties a cell, or leaves a digit no place in
 *                   a house. The opposite of the premise holds. Variant 1.
 *   verity          Whether a candidate is true or false, or whichever candidate of a cell is true, or whichever place
 *                   of a digit in a house: each time the same follows. It holds. Variant 2.
 *
 * The branches of the deduction are the ways from the premises. Its first group is what a contradiction empties, or
 * what a verity tries in turn; when that is one candidate, it is the one that is both, or is tried both ways.
 * Conclusions come shortest proof first; one whose links have no room in a deduction is left out.
 *
 * Source: HoDoKu's two techniques; here a net goes on until nothing more follows. */
#include "engine/logic/memory.h"
#include "net.h"
#include "routines.h"

#include <stdlib.h>
#include <string.h>

enum { FAR = 255 };

typedef enum { PROOF_NONE, PROOF_OPPOSITES, PROOF_EMPTY, PROOF_EITHER, PROOF_EACH } ProofKind;

/* Of one literal. */
typedef struct {
  uint8_t  kind;
  uint8_t  house, digit;             /* of PROOF_EMPTY, PROOF_EACH in a house; NO_HOUSE: in the cell */
  uint16_t cost;                     /* of all its ways together */
  Literal  premise;                  /* of a contradiction */
  uint16_t node;                     /* both true and false, or tried both ways, or one in the cell */
} Proof;

typedef struct {
  const Technique *technique;
  bool             nets;
  ChainGraph       graph;
  int              n;                /* literals of candidates */
  uint8_t         *depth;            /* n rows: how far from premise to literal; FAR if it does not follow */
  Proof            proofs[2 * N_CANDIDATES];
  ChainTree        tree;
  Net              net;
  Literal          grown;            /* the premise that tree and net hold */
} Search;

/* The candidates of a cell, or the places of a digit in a house. */
typedef struct {
  int      n, house, digit;
  uint16_t nodes[9];
} Choice;

static int
depth_of (const Search *search, Literal premise, Literal literal)
{
  return search->depth[(size_t) premise * (size_t) search->n + literal];
}

static void
grow (Search *search, Literal premise)
{
  if (search->grown == premise)
    return;
  if (search->nets)
    net_grow (&search->net, &search->graph, premise);
  else
    chain_tree_grow (&search->tree, &search->graph, premise, CHAIN_STEP * (CHAIN_PATH - 1));
  search->grown = premise;
}

static void
fill_row (Search *search, Literal premise)
{
  uint8_t *row = search->depth + (size_t) premise * (size_t) search->n;

  grow (search, premise);
  for (int literal = 0; literal < search->n; literal++)
    {
      int depth = FAR;

      if (search->nets)
        depth = net_has (&search->net, (Literal) literal) ? search->net.reasons[literal].depth : FAR;
      else if (chain_tree_has (&search->tree, (Literal) literal))
        depth = search->tree.distance[literal] / CHAIN_STEP;
      row[literal] = (uint8_t) (depth < FAR ? depth : FAR);    /* unreached: no puzzle goes so deep */
    }
}

/* A row may be about one kind alone. */
static bool
is_wanted (const Search *search, ProofKind kind)
{
  bool contradicts = kind == PROOF_OPPOSITES || kind == PROOF_EMPTY;

  return search->technique->detail == FORCING_ANY || contradicts == (search->technique->detail == FORCING_CONTRADICTION);
}

static void
consider (Search *search, Literal conclusion, Proof proof)
{
  Proof *best = &search->proofs[conclusion];

  if (!is_wanted (search, (ProofKind) proof.kind))
    return;
  if (best->kind == PROOF_NONE || proof.cost < best->cost)
    *best = proof;
}

static void
scan_opposites (Search *search, Literal premise)
{
  for (int node = 0; node < search->graph.n_candidates; node++)
    {
      int on = depth_of (search, premise, literal_of (node, true));
      int off = depth_of (search, premise, literal_of (node, false));

      if (on != FAR && off != FAR)
        consider (search, premise ^ 1, (Proof) {
          .kind = PROOF_OPPOSITES, .house = NO_HOUSE, .cost = (uint16_t) (on + off), .premise = premise,
          .node = (uint16_t) node,
        });
    }
}

/* If the premise takes everything from the choice, it is wrong. */
static void
scan_empty (Search *search, Literal premise, const Choice *choice)
{
  int cost = 0;

  for (int i = 0; i < choice->n; i++)
    {
      int depth = depth_of (search, premise, literal_of (choice->nodes[i], false));

      if (depth == FAR)
        return;
      cost += depth;
    }

  consider (search, premise ^ 1, (Proof) {
    .kind = PROOF_EMPTY, .house = (uint8_t) choice->house, .digit = (uint8_t) choice->digit, .cost = (uint16_t) cost,
    .premise = premise, .node = choice->nodes[0],
  });
}

static void
scan_either (Search *search, int node)
{
  const uint8_t *on = search->depth + (size_t) literal_of (node, true) * (size_t) search->n;
  const uint8_t *off = search->depth + (size_t) literal_of (node, false) * (size_t) search->n;

  for (int literal = 0; literal < search->n; literal++)
    if (on[literal] != FAR && off[literal] != FAR && literal_node ((Literal) literal) != node)
      consider (search, (Literal) literal, (Proof) {
        .kind = PROOF_EITHER, .house = NO_HOUSE, .cost = (uint16_t) (on[literal] + off[literal]),
        .node = (uint16_t) node,
      });
}

/* What follows from each of the choice, and is none of it. */
static void
scan_each (Search *search, const Choice *choice)
{
  uint16_t sum[2 * N_CANDIDATES] = { 0 };
  bool     out[2 * N_CANDIDATES] = { false };

  for (int i = 0; i < choice->n; i++)
    {
      const uint8_t *row = search->depth + (size_t) literal_of (choice->nodes[i], true) * (size_t) search->n;

      out[literal_of (choice->nodes[i], true)] = out[literal_of (choice->nodes[i], false)] = true;
      for (int literal = 0; literal < search->n; literal++)
        {
          sum[literal] = (uint16_t) (sum[literal] + row[literal]);
          out[literal] |= row[literal] == FAR;
        }
    }

  for (int literal = 0; literal < search->n; literal++)
    if (!out[literal])
      consider (search, (Literal) literal, (Proof) {
        .kind = PROOF_EACH, .house = (uint8_t) choice->house, .digit = (uint8_t) choice->digit,
        .cost = sum[literal], .node = choice->nodes[0],
      });
}

static Choice
choice_of_cell (const Search *search, int cell)
{
  Choice choice = { .house = NO_HOUSE };

  for_each_digit (digit, search->graph.position->marks[cell])
    choice.nodes[choice.n++] = search->graph.node_of[candidate_of (cell, digit)];

  return choice;
}

static Choice
choice_of_house (const Search *search, int house, int digit)
{
  Choice choice = { .house = house, .digit = digit };

  for_each_cell (cell, position_places_in (search->graph.position, house, digit))
    choice.nodes[choice.n++] = search->graph.node_of[candidate_of (cell, digit)];

  return choice;
}

/* One candidate alone is a single, and nothing to suppose. */
static void
scan_choice (Search *search, const Choice *choice)
{
  if (choice->n < 2)
    return;

  for (int premise = 0; premise < search->n; premise++)
    scan_empty (search, (Literal) premise, choice);
  scan_each (search, choice);
}

static void
scan (Search *search)
{
  for (int literal = 0; literal < search->n; literal++)
    fill_row (search, (Literal) literal);

  for (int literal = 0; literal < search->n; literal++)
    scan_opposites (search, (Literal) literal);
  for (int node = 0; node < search->graph.n_candidates; node++)
    scan_either (search, node);
  for_each_cell (cell, search->graph.position->empty)
    {
      Choice choice = choice_of_cell (search, cell);

      scan_choice (search, &choice);
    }
  for (int house = 0; house < N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++)
      {
        Choice choice = choice_of_house (search, house, digit);

        scan_choice (search, &choice);
      }
}

static bool
tell_way (Search *search, Literal premise, Literal end, int branch, Deduction *found)
{
  ChainPath path;

  grow (search, premise);
  if (search->nets)
    return net_tell (&search->net, &search->graph, end, branch, found);

  chain_tree_path (&search->tree, end, &path);
  return chain_path_tell (&path, &search->graph, branch, found);
}

static void
tell_choice (const Search *search, const Choice *choice, Deduction *found)
{
  CellSet cells = CELLS_NONE;
  Digits  digits = DIGITS_NONE;

  for (int i = 0; i < choice->n; i++)
    {
      const ChainNode *node = &search->graph.nodes[choice->nodes[i]];

      cells_add (&cells, node->cell);
      digits = digits_union (digits, digits_of (node->digit));
    }

  deduction_group (found, ROLE_PATTERN, cells, digits, choice->house);
}

/* The deduction that the proof of the conclusion makes. False when it is too large to be told. */
static bool
prove (Search *search, Literal conclusion, Deduction *found)
{
  const Proof     *proof = &search->proofs[conclusion];
  const ChainNode *node = &search->graph.nodes[literal_node (conclusion)];
  Choice           choice = { .n = 1, .house = NO_HOUSE, .nodes = { proof->node } };
  bool             contradicts = proof->kind == PROOF_OPPOSITES || proof->kind == PROOF_EMPTY, told = true;
  int              branch = 0;

  if (proof->kind == PROOF_EMPTY || proof->kind == PROOF_EACH)
    choice = proof->house == NO_HOUSE ? choice_of_cell (search, search->graph.nodes[proof->node].cell)
                                      : choice_of_house (search, proof->house, proof->digit);

  deduction_start (found, search->technique);
  found->variant = contradicts ? 1 : 2;
  found->base = choice.house == NO_HOUSE ? 0 : UINT32_C (1) << choice.house;
  tell_choice (search, &choice, found);
  if (literal_is_on (conclusion))
    deduction_place (found, node->cell, node->digit);
  else
    deduction_strike (found, cells_of (node->cell), node->digit);

  for (int i = 0; i < choice.n && told; i++)
    if (proof->kind == PROOF_EMPTY)
      told = tell_way (search, proof->premise, literal_of (choice.nodes[i], false), branch++, found);
    else if (proof->kind == PROOF_EACH)
      told = tell_way (search, literal_of (choice.nodes[i], true), conclusion, branch++, found);
    else
      for (int on = 1; on >= 0 && told; on--)
        told = contradicts ? tell_way (search, proof->premise, literal_of (proof->node, on), branch++, found)
                           : tell_way (search, literal_of (proof->node, on), conclusion, branch++, found);

  return told;
}

/* The proof with the shortest ways of those that are left, or NO_LITERAL. */
static Literal
shortest_proof (const Search *search)
{
  Literal best = NO_LITERAL;

  for (int literal = 0; literal < search->n; literal++)
    if (search->proofs[literal].kind != PROOF_NONE
        && (best == NO_LITERAL || search->proofs[literal].cost < search->proofs[best].cost))
      best = (Literal) literal;

  return best;
}

static void
find_forced (const Position *position, const Technique *technique, Finds *finds, bool nets)
{
  Search   *search = logic_calloc (1, sizeof *search);
  Deduction found;
  Literal   conclusion;

  if (!search)
    return;

  search->technique = technique;
  search->nets = nets;
  search->grown = NO_LITERAL;
  if (chain_graph_make (&search->graph, position, nets ? CHAIN_CANDIDATES : CHAIN_GROUPS))
    {
      search->n = 2 * search->graph.n_candidates;
      search->depth = logic_malloc ((size_t) search->n * (size_t) search->n + 1);
      if (search->depth)
        scan (search);
    }

  while ((conclusion = shortest_proof (search)) != NO_LITERAL)
    {
      bool enough = prove (search, conclusion, &found) && finds_add (finds, &found);

      search->proofs[conclusion].kind = PROOF_NONE;
      if (enough)
        break;
    }

  free (search->depth);
  chain_graph_free (&search->graph);
  free (search);
}

void
find_forcing_chain (const Position *position, const Technique *technique, Finds *finds)
{
  find_forced (position, technique, finds, false);
}

void
find_forcing_net (const Position *position, const Technique *technique, Finds *finds)
{
  find_forced (position, technique, finds, true);
}
