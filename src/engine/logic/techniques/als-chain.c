/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* als-chain.c — four or more almost locked sets, each linked to the next.
 *
 * The first set is left by x. If it lacks another digit z, it is locked and keeps x; so the next set lacks x and keeps
 * the digit that it is left by, and so on to the last one, which lacks the digit that it was entered by and keeps z.
 * So z is in the first set or in the last, and goes from where it sees every z of both. No set is left by the digit it
 * was entered by, and none comes twice.
 *
 * As in HoDoKu, a chain has at most six links, and where two digits could enter the last set neither is struck. */
#include "routines.h"

#include <stdlib.h>

#include "als-search.h"
#include "engine/logic/memory.h"

enum { LINKS_LEAST = 3, LINKS_MOST = 6 };

/* A set that a chain may come to. */
typedef struct {
  uint16_t set;
  uint8_t  spent;                    /* the digit that the set may lack: it is left by another */
  Digits   restricted;               /* what links it to the set before */
  int32_t  before;                   /* the step to the set before; −1 for the first */
} Step;

/* What was done with a set and the digit that it spent. What can be proved from there does not depend on the way. */
enum {
  SEEN_NEAR   = 1,                   /* it was gone on from, one link from the start */
  SEEN_FAR    = 2,                   /* it was gone on from, with links enough that any next set may be the end */
  SEEN_AS_END = 4,                   /* it was tried as the end of a chain, linked by that digit alone */
};

/* Breadth first from one set and the digit that it is left by. */
typedef struct {
  const AlsSearch *search;
  int              first;            /* the set */
  int              left_by;
  Digits           hopeful;          /* its other digits, those that some candidate sees */
  Step            *steps;            /* room for every set and digit spent, near and far */
  int32_t          n_steps;
  uint8_t         *seen;             /* SEEN bits of set s and digit spent d: seen[10 s + d] */
} Chain;

static bool
is_on_path (const Chain *chain, int32_t step, int set)
{
  for (; step >= 0; step = chain->steps[step].before)
    if (chain->steps[step].set == set)
      return true;

  return false;
}

/* The chain that ends with the step. True: stop. */
static bool
try_chain (const Chain *chain, int32_t last)
{
  const AlsSearch *search = chain->search;
  const Step      *steps = chain->steps;
  const Als       *sets = search->graph->sets, *a = &sets[chain->first], *z = &sets[steps[last].set];
  Digits           kept = digits_difference (chain->hopeful & z->digits, steps[last].restricted);
  Deduction        found;

  if (!als_search_can_strike (search, a, z, kept))
    return false;

  als_search_start (&found, search);
  als_search_strike_kept (&found, search, a, z, kept);
  for (int32_t i = last; i >= 0; i = steps[i].before)
    als_search_add_set (&found, &sets[steps[i].set]);
  for (int32_t i = last; steps[i].before >= 0; i = steps[i].before)
    als_search_add_restricted (&found, &sets[steps[i].set], &sets[steps[steps[i].before].set], steps[i].restricted);
  als_search_add_kept (&found, a, z);
  return finds_add (search->finds, &found);
}

/* Goes on over one link from a step that n_links − 1 links lead to. True: stop. */
static bool
go_on (Chain *chain, int32_t from, const AlsLink *link, int n_links)
{
  Digits  restricted = n_links == 1 ? link->digits & digits_of (chain->left_by)
                                    : digits_difference (link->digits, digits_of (chain->steps[from].spent));
  bool    is_end = n_links >= LINKS_LEAST;
  uint8_t mark = n_links == 1 ? SEEN_NEAR : SEEN_FAR, *seen;
  int     spent;

  if (!restricted || !als_search_uses (chain->search, link))
    return false;
  spent = digits_first (restricted);
  seen = &chain->seen[link->to * 10 + spent];
  is_end = is_end && !(*seen & SEEN_AS_END && digits_is_single (restricted));
  if ((*seen & mark && !is_end) || is_on_path (chain, from, link->to))
    return false;

  chain->steps[chain->n_steps] = (Step) {
    .set = link->to, .spent = (uint8_t) spent, .restricted = restricted, .before = from,
  };
  if (is_end && try_chain (chain, chain->n_steps))
    return true;
  if (is_end && digits_is_single (restricted))
    *seen |= SEEN_AS_END;
  if (!(*seen & mark))
    chain->n_steps++;
  *seen |= mark;
  return false;
}

/* All chains from the first set, the short ones first. True: stop. */
static bool
search_chains_from (Chain *chain)
{
  const AlsGraph *graph = chain->search->graph;
  int32_t         begin = 0, end = 1;

  for (int i = 0; i < graph->n * 10; i++)
    chain->seen[i] = 0;
  chain->steps[0] = (Step) { .set = (uint16_t) chain->first, .before = -1 };
  chain->n_steps = 1;
  for (int n_links = 1; n_links <= LINKS_MOST && begin < end; n_links++)
    {
      for (int32_t step = begin; step < end; step++)
        {
          int set = chain->steps[step].set;

          for (size_t i = graph->first[set]; i < graph->first[set + 1]; i++)
            if (go_on (chain, step, &graph->links[i], n_links))
              return true;
        }
      begin = end;
      end = chain->n_steps;
    }

  return false;
}

/* Those digits of the set that can be struck somewhere. */
static Digits
seen_digits (const Position *position, const Als *set)
{
  Digits seen = DIGITS_NONE;

  for_each_digit (digit, set->digits)
    if (!cells_is_empty (cells_intersection (position->places[digit], set->seeing[digit])))
      seen |= digits_of (digit);

  return seen;
}

static bool
search_chains (const AlsSearch *search)
{
  int   n = search->graph->n;
  Chain chain = { .search = search };
  bool  stop = false;

  chain.steps = logic_malloc (((size_t) n * 18 + 2) * sizeof (Step));
  chain.seen = logic_malloc ((size_t) n * 10 + 1);
  if (chain.steps && chain.seen)
    for (chain.first = 0; chain.first < n && !stop; chain.first++)
      {
        const Als *set = &search->graph->sets[chain.first];
        Digits     seen = seen_digits (search->position, set);

        for_each_digit (digit, set->digits)
          {
            chain.left_by = digit;
            chain.hopeful = digits_difference (seen, digits_of (digit));
            stop = stop || (chain.hopeful && search_chains_from (&chain));
          }
      }

  free (chain.steps);
  free (chain.seen);
  return stop;
}

void
find_als_chain (const Position *position, const Technique *technique, Finds *finds)
{
  als_search (position, technique, finds, search_chains, true);
}
