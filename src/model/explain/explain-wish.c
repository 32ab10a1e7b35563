/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-wish.h"

#include <glib/gi18n.h>

#include "engine/make/symmetry.h"
#include "engine/rate/level.h"
#include "explain-say.h"
#include "explain-words.h"

static char *
say_clues (const Wish *wish)
{
  int n = cells_count (wish->pattern);

  if (wish->clues_min == wish->clues_max)
    return g_strdup_printf (_("The pattern has %d cells, not %d."), n, wish->clues_min);
  /* Translators: a number of cells, then from and to */
  return g_strdup_printf (_("The pattern has %d cells, not %d to %d."), n, wish->clues_min, wish->clues_max);
}

static char *
say_orbits (const Wish *wish)
{
  const char *name = _(symmetries[wish->symmetry].name);

  if (wish->clues_min == wish->clues_max)
    /* Translators: a number, then a symmetry ("Half turn") */
    return g_strdup_printf (_("No pattern of %d clues has the symmetry “%s”."), wish->clues_min, name);
  /* Translators: from, to, then a symmetry ("Half turn") */
  return g_strdup_printf (_("No pattern of %d to %d clues has the symmetry “%s”."), wish->clues_min, wish->clues_max, name);
}

static char *
say_rating (const Wish *wish)
{
  int below = rating_at_most (wish->er_min), above = rating_at_least (wish->er_max);

  if (!above)
    /* Translators: a rating */
    return explain_say (_("No puzzle is known that is rated more than {rating}."),
                        SAY_OWN ("rating", explain_tenths (RATING_HIGHEST)));
  if (!below)
    return explain_say (_("No puzzle is rated less than {rating}."), SAY_OWN ("rating", explain_tenths (above)));
  /* Translators: two ratings */
  return explain_say (_("There is no rating between {low} and {high}."), SAY_OWN ("low", explain_tenths (below)),
                      SAY_OWN ("high", explain_tenths (above)));
}

char *
explain_wish_refusal (const Wish *wish, WishStatus status)
{
  const char *needed = wish->needs >= 0 ? _(techniques[wish->needs].name) : "";

  switch (status)
    {
    case WISH_OK:
    case N_WISH_STATUSES:
      break;
    case WISH_TOO_FEW_CLUES:
      return g_strdup (_("Fewer than 17 clues always leave several solutions."));
    case WISH_NO_ORBITS:
      return say_orbits (wish);
    case WISH_PATTERN_CLUES:
      return say_clues (wish);
    case WISH_PATTERN_SYMMETRY:
      /* Translators: a symmetry ("Half turn") */
      return g_strdup_printf (_("The pattern does not have the symmetry “%s”."), _(symmetries[wish->symmetry].name));
    case WISH_PATTERN_OPEN:
      return g_strdup (_("Two rows or two columns that share their boxes have no clue: they could change places."));
    case WISH_NEEDS_FORBIDDEN:
      /* Translators: a technique ("X-wing") */
      return g_strdup_printf (_("“%s” must be needed, but is not allowed."), needed);
    case WISH_EMPTY_RANGE:
      return g_strdup (_("From is more than to."));
    case WISH_NO_TECHNIQUE:
      return g_strdup (_("No technique is allowed."));
    case WISH_RATING_TECHNIQUE:
      /* Translators: a technique ("X-wing"), a rating */
      return explain_say (_("No puzzle rated {rating} or less needs “{technique}”."), SAY_TEXT ("technique", needed),
                          SAY_OWN ("rating", explain_tenths (wish->er_max)));
    case WISH_RATING_ALLOWED:
      return explain_say (_("What is allowed solves nothing that is rated {rating} or more."),
                          SAY_OWN ("rating", explain_tenths (wish->er_min)));
    case WISH_NO_RATING:
      return say_rating (wish);
    case WISH_NEEDS_NEVER:
      /* Translators: a technique ("X-wing") */
      return g_strdup_printf (_("“%s” is never needed: another technique does the same."), needed);
    }

  return NULL;
}
