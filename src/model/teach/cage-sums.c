/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "cage-sums.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/rules/constraint.h"
#include "model/explain/explain-rules.h"
#include "model/explain/explain-say.h"

/* Whether some part of the constraint that is cells has this one. */
static bool
is_about (const Rules *rules, const Constraint *constraint, int cell)
{
  const ConstraintKind *kind = &constraint_kinds[constraint->kind];
  const uint16_t *numbers;
  char shape;

  for (int part = 0, n; (shape = constraint_part_shape (kind, part)) && (n = rules_part (rules, constraint, part, &numbers)) >= 0;
       part++)
    for (int i = 0; constraint_shape_is_cells (shape) && i < n; i++)
      if (numbers[i] == cell)
        return true;
  return false;
}

static bool
is_cage (const Constraint *constraint)
{
  return strcmp (constraint_kinds[constraint->kind].id, "cage") == 0;
}

int
cage_sums_constraint_at (const Topology *topology, int cell)
{
  int found = TOPOLOGY_NO_CONSTRAINT;

  for (int i = 0; topology && i < topology->rules->n_constraints; i++)
    if (is_about (topology->rules, &topology->rules->constraint[i], cell))
      {
        if (is_cage (&topology->rules->constraint[i]))
          return i;
        if (found == TOPOLOGY_NO_CONSTRAINT)
          found = i;
      }
  return found;
}

/* What each cell of the cage can still hold. */
static int
find_domains (const Topology *topology, const DocumentCell *cells, PlaceSet cage, Values *domain)
{
  int n = 0;

  for_each_place (cell, cage)
    {
      int digit = cells[cell].given ? cells[cell].given : cells[cell].entry;

      domain[n] = topology->start[cell] & topology->all;
      if (digit)
        domain[n] = values_of (digit);
      else
        {
          for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
            {
              const DocumentCell *peer = &cells[topology->cell_peer[i]];
              int seen = peer->given ? peer->given : peer->entry;

              domain[n] &= seen ? ~values_of (seen) : ~(Values) 0;
            }
          if (cells[cell].centre)
            domain[n] &= cells[cell].centre;
        }
      n++;
    }
  return n;
}

/* A cell for each digit of the way: along augmenting paths. */
static bool
find_seat (const Values *domain, int n, int digit, int *sitting, uint32_t *asked)
{
  for (int i = 0; i < n; i++)
    if (values_has (domain[i], digit) && !(*asked >> i & 1))
      {
        *asked |= UINT32_C (1) << i;
        if (!sitting[i] || find_seat (domain, n, sitting[i], sitting, asked))
          {
            sitting[i] = digit;
            return true;
          }
      }
  return false;
}

static bool
fits (const Values *domain, int n, Values way)
{
  int sitting[VALUES_MAX] = { 0 };

  for_each_value (v, way)
    {
      uint32_t asked = 0;

      if (!find_seat (domain, n, v, sitting, &asked))
        return false;
    }
  return true;
}

typedef struct {
  CageSums     *sums;
  const Values *domain;
  int           values, tried;
} Listing;

/* Ways with so many more digits from first on. */
static void
list_ways (Listing *listing, Values way, int first, int left, int sum)
{
  CageSums *sums = listing->sums;

  if (left == 0)
    {
      if (sum == 0 && sums->n < CAGE_SUMS_MAX)
        {
          sums->way[sums->n] = way;
          sums->struck[sums->n++] = !fits (listing->domain, sums->n_cells, way);
        }
      else
        sums->more |= sum == 0;
      return;
    }
  for (int v = first; v <= listing->values - left + 1 && v * left + left * (left - 1) / 2 <= sum && !sums->more; v++)
    {
      int most = (left - 1) * listing->values - (left - 1) * (left - 2) / 2;

      sums->more |= ++listing->tried > CAGE_SUMS_TRIED;
      if (sum - v <= most)
        list_ways (listing, way | values_of (v), v + 1, left - 1, sum - v);
    }
}

bool
cage_sums_find (CageSums *sums, const Topology *topology, const DocumentCell *cells, int cell)
{
  int constraint = cage_sums_constraint_at (topology, cell);
  Values domain[RULES_LINE_MAX];
  const uint16_t *sum, *members;
  Listing listing = { .sums = sums, .domain = domain };

  *sums = (CageSums) { .constraint = constraint };
  if (constraint == TOPOLOGY_NO_CONSTRAINT || !is_cage (&topology->rules->constraint[constraint])
      || rules_part (topology->rules, &topology->rules->constraint[constraint], 0, &sum) != 1 || !*sum)
    return false;
  sums->sum = *sum;
  sums->n_cells = rules_part (topology->rules, &topology->rules->constraint[constraint], 1, &members);
  for (int i = 0; i < sums->n_cells; i++)
    places_add (&sums->cells, members[i]);
  find_domains (topology, cells, sums->cells, domain);
  listing.values = topology->n;
  list_ways (&listing, 0, 1, sums->n_cells, sums->sum);
  return true;
}

char *
cage_sums_title (const CageSums *sums)
{
  return explain_say (ngettext ("Cage {sum} in {n} cell", "Cage {sum} in {n} cells", (gulong) sums->n_cells),
                      SAY_NUMBER ("sum", sums->sum), SAY_NUMBER ("n", sums->n_cells));
}

char *
cage_sums_about (const CageSums *sums)
{
  int left = 0;

  for (int i = 0; i < sums->n; i++)
    left += !sums->struck[i];
  if (sums->more)
    return g_strdup (_("These are the first of very many."));
  if (left == 0)
    return g_strdup (_("None of them fits any more."));
  return explain_say (ngettext ("{left} of {count} way is left", "{left} of {count} ways are left", (gulong) sums->n),
                      SAY_NUMBER ("left", left), SAY_NUMBER ("count", sums->n));
}

char *
cage_sums_chip (const CageSums *sums, int way)
{
  GString *text = g_string_new (NULL);

  for_each_value (v, sums->way[way])
    g_string_append_c (text, value_character (v));
  return explain_isolate (g_string_free (text, FALSE));
}

char *
cage_sums_spoken (const CageSums *sums, int way)
{
  char *digits = explain_values (sums->way[way]);

  if (!sums->struck[way])
    return digits;
  /* Translators: digits of a sum that a cage cannot have any more: "1 5 9, ruled out" */
  return explain_say (_("{digits}, ruled out"), SAY_OWN ("digits", digits));
}
