/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any.c — the sentences of deductions on a board of any shape, and what their blanks stand for.
 *
 *   {digits} {digits-one}   the pattern's, with "and" and "or"      {cells} {others}   its cells, and those against them
 *   {house} {base} {cover}  houses that it rests on                 {constraint}       the constraint
 *   {struck}                what goes                               {other-digits}     what the others can hold, with "or"
 *   {target}                the digits that go                      {count} {number}   how many cells, and their sum
 *   {total} {sums}          what the base comes to, and the cages in it
 *   {first-cell} {first} {last-cell} {last}                         the ends of a chain
 *
 * Where a sentence of the classic board says it, it is the same one. */
#include "explain-any.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "explain-any-event.h"
#include "explain-any-words.h"
#include "explain-say.h"
#include "explain-words.h"

enum { WAY_MAX = 6 };                  /* so much of the way of a supposition is told */

/* What a deduction turned out to be, where a row has a sentence for that. */
typedef enum { TELL_ANY, TELL_BEYOND, TELL_PLACES, TELL_OUTIES, TELL_BOTH } Form;

static const struct { const char *technique; Form form; const char *sentence; } sentences[] = {
  { "full-house", TELL_ANY, N_("{cells} is the last empty cell of {house}. Only {digits} is missing there.") },
  { "naked-single", TELL_ANY, N_("Every other digit is ruled out in {cells}.") },
  { "hidden-single", TELL_ANY, N_("In {house}, {digits} can go nowhere else.") },
  { "relation", TELL_ANY,
    N_("{others} can be only {other-digits}. By the {constraint}, this leaves {cells} only {digits-one}.") },
  { "cage-combinations", TELL_ANY,
    N_("In the {constraint}, {count} different digits add up to {number}. Only {digits} can be among them.") },
  { "left-over-cell", TELL_ANY,
    N_("The digits of {base} add up to {total}, and the cages in there to {sums}. This leaves {number} for {cells}.") },
  { "left-over-cell", TELL_OUTIES,
    N_("The digits of {base} add up to {total}, and the cages that cover them to {sums}. So {cells}, beyond, is {number}.") },
  { "intersection", TELL_ANY, N_("In {base}, {digits} lies only in {cover}. So no other cell of {cover} can hold it.") },
  { "common-peers", TELL_ANY,
    N_("In {base}, {digits} can stand only in {cells}. What sees all of these cannot be {digits}: this rules out {struck}.") },
  { "naked-pair", TELL_ANY, N_("{cells} hold only {digits}: two cells for two digits. No other cell of {base} can hold them.") },
  { "naked-triple", TELL_ANY,
    N_("{cells} hold only {digits}: three cells for three digits. No other cell of {base} can hold them.") },
  { "naked-quad", TELL_ANY,
    N_("{cells} hold only {digits}: four cells for four digits. No other cell of {base} can hold them.") },
  { "naked", TELL_BEYOND,
    N_("{cells} hold only {digits}: as many cells as digits. What sees all places of one of these digits there cannot hold it. "
       "This rules out {struck}.") },
  { "hidden-pair", TELL_ANY, N_("In {base}, {digits} have only two places: {cells}. Nothing else can stand there.") },
  { "hidden-triple", TELL_ANY, N_("In {base}, {digits} have only three places: {cells}. Nothing else can stand there.") },
  { "hidden-quad", TELL_ANY, N_("In {base}, {digits} have only four places: {cells}. Nothing else can stand there.") },
  { "cage-candidates", TELL_ANY,
    N_("However the {constraint} is filled with digits that its cells can still hold, none of its cells takes one of these: "
       "{struck}.") },
  { "line", TELL_ANY,
    N_("However the {constraint} is filled with digits that its cells can still hold, none of its cells takes one of these: "
       "{struck}.") },
  { "required", TELL_ANY,
    N_("However the {constraint} is filled with digits that its cells can still hold, {digits} is among them, in {cells}. What "
       "sees all of these cannot be {digits}: this rules out {struck}.") },
  { "required", TELL_PLACES,
    N_("However the {constraint} is filled with digits that its cells can still hold, {digits} is among them, and only {cells} "
       "can hold it.") },
  { "required-left-over", TELL_ANY,
    N_("The cages in {base} leave {cells} a sum that cannot be without {digits}. What sees all of these cannot be {digits}: this "
       "rules out {struck}.") },
  { "required-left-over", TELL_PLACES,
    N_("The cages in {base} leave some cells a sum that cannot be without {digits}, and only {cells} can hold it.") },
  { "rule-of-45", TELL_ANY,
    N_("The digits of {base} add up to {total}, and the cages in there to {sums}. So {cells} add up to {number}. This rules out "
       "{struck}.") },
  { "rule-of-45", TELL_OUTIES,
    N_("The digits of {base} add up to {total}, and the cages that cover them to {sums}. So {cells}, beyond, add up to {number}. "
       "This rules out {struck}.") },
  { "rule-of-45", TELL_BOTH,
    N_("The digits of {base} add up to {total}, and the cages there to {sums}. So {cells}, less what stands beyond in {others}, "
       "come to {number}. This rules out {struck}.") },
  { "leftovers", TELL_ANY,
    N_("{base} hold every digit as often as {cover}. So what lies in only one of the two holds the same digits: {others} and "
       "{cells}. What one of them cannot hold goes from the other: {struck}.") },
  { "fish", TELL_ANY, N_("In {base}, {digits} lies only in {cover}. So no other cell of {cover} can hold it.") },
  { "chain", TELL_ANY,
    N_("If {first-cell} is not {first}, it follows along the chain that {last-cell} is {last}. So one of the two "
       "is true, which rules out {struck}.") },
  { "supposition", TELL_ANY, N_("If {cells} were {digits}, it would follow that no digit is left for {others}.") },
  { "supposition", TELL_PLACES,
    N_("If {cells} were {digits}, it would follow that {cover} has no place left for one of its digits.") },
  { "supposition", TELL_BEYOND,
    N_("If {cells} were {digits}, it would follow that the {constraint} cannot be filled any more.") },
  { "supposition", TELL_OUTIES,
    N_("If {cells} were {digits}, it would follow that what the cages in {cover} leave over cannot come to its sum any more.") },
  { "chain", TELL_PLACES,
    N_("If {first-cell} were not {first}, it would follow along the chain that it is. So {first-cell} is {first}.") },
};

typedef struct {
  const Topology     *topology;
  const AnyPosition  *position;
  const AnyDeduction *deduction;
} Telling;

/* --- Blanks --------------------------------------------------------------------------------------------------------- */

enum { CELLS, OTHERS, FIRST_CELL, LAST_CELL, BASE, COVER, HOUSE, CONSTRAINT };

static const AnyCandidate *
chain_end (const AnyDeduction *deduction, bool last)
{
  static const AnyCandidate none;

  if (!deduction->n_links)
    return &none;
  return last ? &deduction->links[deduction->n_links - 1].to : &deduction->links[0].from;
}

/* The extra of a relation or a scan without a constraint: by what there is, and who is neighbour. */
static Extra
extra_of (const Telling *telling)
{
  const AnyDeduction *deduction = telling->deduction;
  int one = places_first (&deduction->cells), other = places_first (&deduction->others), columns = telling->topology->columns;

  if (other < 0)
    return EXTRA_ENTROPY;
  return telling->topology->rules->extras >> EXTRA_NONCONSECUTIVE & 1
         && abs (one / columns - other / columns) + abs (one % columns - other % columns) == 1
         ? EXTRA_NONCONSECUTIVE : EXTRA_ANTITAXICAB;
}

static char *
say (gconstpointer about, int which, const char *form)
{
  const Telling *telling = about;
  const Topology *topology = telling->topology;
  const AnyDeduction *deduction = telling->deduction;

  switch (which)
    {
    case CELLS:
      return explain_any_cells (topology, deduction->cells, form);
    case OTHERS:
      return explain_any_cells (topology, deduction->others, form);
    case FIRST_CELL:
    case LAST_CELL:
      return explain_any_cell (topology, chain_end (deduction, which == LAST_CELL)->cell, form);
    case BASE:
      return explain_any_houses (topology, deduction->base, deduction->n_base, form);
    case COVER:
      return explain_any_houses (topology, deduction->cover, deduction->n_cover, form);
    case HOUSE:
      return explain_any_house (topology, deduction->base[0], form);
    default:
      return deduction->constraint == TOPOLOGY_NO_CONSTRAINT ? explain_any_extra (extra_of (telling), form)
                                                              : explain_any_constraint (topology, deduction->constraint, form);
    }
}

static Values
target (const AnyDeduction *deduction)
{
  Values values = 0;

  for (int i = 0; i < deduction->n_struck; i++)
    values |= values_of (deduction->struck[i].value);
  return values;
}

static Values
other_values (const Telling *telling)
{
  Values values = 0;

  for_each_place (cell, telling->deduction->others)
    values |= telling->position->marks[cell];
  return values;
}

/* All digits of the base. */
static int
total (const Telling *telling)
{
  return telling->deduction->n_base * telling->topology->n * (telling->topology->n + 1) / 2;
}

static bool has_outies_only (const Telling *telling);

static bool
find_blank (const char *name, Blank *blank, gconstpointer data)
{
  const Telling *telling = data;
  const AnyDeduction *deduction = telling->deduction;
  int sums = has_outies_only (telling) ? total (telling) + deduction->number : total (telling) - deduction->number;
  const Blank blanks[] = {
    SAY_VALUES  ("digits", deduction->values),
    SAY_VALUE_CHOICES ("digits-one", deduction->values),
    SAY_VALUE_CHOICES ("other-digits", other_values (telling)),
    SAY_VALUES  ("target", target (deduction)),
    SAY_NUMBER  ("number", deduction->number),
    SAY_NUMBER  ("count", places_count (deduction->cells)),
    SAY_NUMBER  ("total", total (telling)),
    SAY_NUMBER  ("sums", sums),
    SAY_VALUES  ("first", values_of (chain_end (deduction, false)->value)),
    SAY_VALUES  ("last", values_of (chain_end (deduction, true)->value)),
    SAY_BY      ("cells", say, telling, CELLS),
    SAY_BY      ("others", say, telling, OTHERS),
    SAY_BY      ("first-cell", say, telling, FIRST_CELL),
    SAY_BY      ("last-cell", say, telling, LAST_CELL),
    SAY_BY      ("base", say, telling, BASE),
    SAY_BY      ("cover", say, telling, COVER),
    SAY_BY      ("house", say, telling, HOUSE),
    SAY_BY      ("constraint", say, telling, CONSTRAINT),
  };

  for (size_t i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (g_str_equal (blanks[i].name, name))
      {
        *blank = blanks[i];
        return true;
      }
  if (!g_str_equal (name, "struck"))
    return false;
  *blank = (Blank) SAY_OWN (name, explain_any_candidates (telling->topology, deduction));
  return true;
}

/* --- Which sentence ------------------------------------------------------------------------------------------------- */

/* Whether some of what goes lies outside of the house of the pattern. */
static bool
goes_beyond (const Telling *telling)
{
  const AnyDeduction *deduction = telling->deduction;
  PlaceSet house = topology_house_set (telling->topology, deduction->base[0]);

  for (int i = 0; i < deduction->n_struck; i++)
    if (!places_has (&house, deduction->struck[i].cell))
      return true;
  return false;
}

/* Whether what is left over lies beyond the base. */
static bool
has_outies_only (const Telling *telling)
{
  const AnyDeduction *deduction = telling->deduction;
  int first = places_first (&deduction->cells);

  for (int i = 0; first >= 0 && i < deduction->n_base; i++)
    {
      PlaceSet house = topology_house_set (telling->topology, deduction->base[i]);

      if (places_has (&house, first))
        return false;
    }
  return deduction->technique->family == ANY_FAMILY_SUMS && deduction->n_base > 0 && places_is_empty (&deduction->others);
}

/* The row's own, or its family's. */
static const char *
sentence_of (const Telling *telling)
{
  const AnyDeduction *deduction = telling->deduction;
  const char *id = deduction->technique->id;
  Form form = TELL_ANY;

  if (deduction->technique->family == ANY_FAMILY_FISH)
    id = "fish";
  if (deduction->technique->family == ANY_FAMILY_CHAINS)
    id = "chain";
  if (deduction->technique->family == ANY_FAMILY_SUPPOSITIONS)
    form = !places_is_empty (&deduction->others) ? TELL_ANY : deduction->scan == ANY_NO_SCAN ? TELL_PLACES
           : deduction->n_cover ? TELL_OUTIES : TELL_BEYOND;
  if (g_str_equal (id, "required") && deduction->n_base)
    id = "required-left-over";
  if (deduction->places && (g_str_equal (id, "chain") || g_str_has_prefix (id, "required")))
    form = TELL_PLACES;
  else if (deduction->technique->family == ANY_FAMILY_SUMS && deduction->n_base && !g_str_has_prefix (id, "required"))
    form = !places_is_empty (&deduction->others) ? TELL_BOTH : has_outies_only (telling) ? TELL_OUTIES : TELL_ANY;
  else if (g_str_has_prefix (id, "naked-") && deduction->n_base && goes_beyond (telling))
    {
      id = "naked";
      form = TELL_BEYOND;
    }
  for (size_t i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (sentences[i].technique, id) && sentences[i].form == form)
      return sentences[i].sentence;
  g_return_val_if_reached ("");
}

char *
explain_any_technique (const AnyTechnique *technique)
{
  return g_strdup (_(technique->name));
}

/* Of a supposition, what would be filled on the way to its end: the first of that. "": nothing. */
static char *
say_way (const Telling *telling)
{
  const AnyDeduction *deduction = telling->deduction;
  GPtrArray *items = explain_list_new ();
  g_autofree char *list = NULL;

  for (int i = 0; i < deduction->n_links && i < WAY_MAX; i++)
    {
      const AnyCandidate *to = &deduction->links[i].to;

      g_ptr_array_add (items, explain_say (_("{digits} in {cells}"), SAY_CELL_ON ("cells", telling->topology, to->cell),
                                           SAY_VALUES ("digits", values_of (to->value))));
    }
  list = explain_join (items, LIST_CLAUSES);
  return deduction->n_links ? explain_say (_("On the way there: {list}."), SAY_TEXT ("list", list)) : g_strdup ("");
}

char *
explain_any_where (const Topology *topology, const AnyDeduction *deduction)
{
  const Telling telling = { topology, NULL, deduction };

  if (deduction->technique->family == ANY_FAMILY_SUPPOSITIONS)
    return explain_say (_("Look at {cells}."), SAY_BY ("cells", say, &telling, CELLS));
  if (deduction->n_base)
    return explain_say (_("Look at {house}."), SAY_BY ("house", say, &telling, HOUSE));
  if (deduction->constraint != TOPOLOGY_NO_CONSTRAINT)
    return explain_say (_("Look at the {constraint}."), SAY_BY ("constraint", say, &telling, CONSTRAINT));
  return explain_say (_("Look at {cells}."), SAY_BY ("cells", say, &telling, CELLS));
}

char *
explain_any_why (const Topology *topology, const AnyPosition *position, const AnyDeduction *deduction)
{
  const Telling telling = { topology, position, deduction };
  g_autofree char *why = explain_capitalize (explain_fill_by (_(sentence_of (&telling)), find_blank, &telling));

  g_autofree char *way = NULL;

  if (deduction->technique->family != ANY_FAMILY_SUPPOSITIONS)
    return g_steal_pointer (&why);
  way = say_way (&telling);
  return explain_join_some (LIST_SENTENCES, why, way, NULL);
}

char *
explain_any_verdict (AnyVerdictKind verdict, const AnyLadder *ladder)
{
  switch (verdict)
    {
    case ANY_VERDICT_LEVEL:
      if (!ladder->hardest)
        return g_strdup ("nothing to do");
      return g_strdup_printf ("level %s, by deductions up to %s", any_level_ids[any_ladder_level (ladder)], ladder->hardest->id);
    case ANY_VERDICT_GUESS:
      return g_strdup ("one solution, but from here on it needs a guess");
    case ANY_VERDICT_SEVERAL:
      return g_strdup ("several solutions");
    case ANY_VERDICT_NONE:
      return g_strdup ("no solution");
    case ANY_VERDICT_OPEN:
      return g_strdup ("from here on it needs a guess; how many solutions there are takes too long to find out");
    default:
      return g_strdup ("out of memory");
    }
}
