/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-sight.h"

#include <glib/gi18n.h>
#include <math.h>

#include "explain-say.h"
#include "explain-words.h"

static char *
cell_form (const void *reading, int cell, const char *form)
{
  return explain_cell_of (((const SightReading *) reading)->grid.lattice.n, cell, form);
}

static char *
say_no_puzzle (const SightReading *reading)
{
  int least = sight_size_of (reading->grid.lattice.n)->clues_least;

  if (reading->n_clues < least)
    return explain_say (ngettext ("A grid was seen, but only {count} digit in it; a puzzle has {least} or more. "
                                  "Is it the whole grid, sharp and without shadow?",
                                  "A grid was seen, but only {count} digits in it; a puzzle has {least} or more. "
                                  "Is it the whole grid, sharp and without shadow?", (gulong) reading->n_clues),
                        SAY_NUMBER ("count", reading->n_clues), SAY_NUMBER ("least", least));
  return g_strdup (_("A grid was seen, but what stands in it cannot be read as printed digits. Is the picture sharp?"));
}

static char *
say_doubtful (const SightReading *reading)
{
  if (reading->solutions == 0)
    return g_strdup (_("A puzzle was seen, but as it was read it has no solution: some digit is wrong."));
  if (reading->solutions > 1)
    return g_strdup (_("A puzzle was seen, but as it was read it has several solutions: some digit is wrong or missing."));
  return g_strdup (_("A puzzle was seen, but it can be read in more than one way."));
}

char *
explain_sight (const SightPicture *picture, SightOutcome outcome, const SightReading *reading)
{
  switch (outcome)
    {
    case SIGHT_READ:
      return NULL;
    case SIGHT_DOUBTFUL:
      return say_doubtful (reading);
    case SIGHT_FULL:
      return explain_say (_("A grid with {count} digits was seen: a solution rather than a puzzle. "
                            "If the puzzle is beside it, cut it out of the picture."), SAY_NUMBER ("count", reading->n_clues));
    case SIGHT_NO_PUZZLE:
      return say_no_puzzle (reading);
    case SIGHT_NO_GRID:
      return g_strdup (_("No grid of 9 × 9, 6 × 6 or 16 × 16 cells was seen. "
                         "Take the picture from nearer, with the whole grid in it."));
    case SIGHT_TOO_SMALL:
      return explain_say (_("A picture of {width} × {height} pixels is too small: the grid needs {least} pixels a side, "
                            "better 300."), SAY_COUNT ("width", (uint64_t) picture->width),
                          SAY_COUNT ("height", (uint64_t) picture->height), SAY_NUMBER ("least", SIGHT_SIDE_LEAST));
    case SIGHT_TOO_LARGE:
      return explain_say (_("A picture of {width} × {height} pixels is too large. Make it smaller, or cut the puzzle out of it."),
                          SAY_COUNT ("width", (uint64_t) picture->width), SAY_COUNT ("height", (uint64_t) picture->height));
    case SIGHT_STOPPED:
    default:
      return g_strdup (_("It was stopped."));
    }
}

char *
explain_sight_changes (const SightReading *reading)
{
  int n = reading->n_changed;

  if (n == 0)
    return NULL;
  return explain_say (ngettext ("{count} cell looks otherwise, but only so the puzzle has exactly one solution. It is marked.",
                                "{count} cells look otherwise, but only so the puzzle has exactly one solution. They are marked.",
                                (gulong) n), SAY_NUMBER ("count", n));
}

char *
explain_sight_doubt (const SightReading *reading, int cell)
{
  const SightCell *here = &reading->cell[cell];
  int percent = (int) lroundf (100 * here->p);

  if (!here->digit)
    return explain_say (_("{Cell}: read as empty ({percent} %), perhaps {second}"), SAY_BY ("cell", cell_form, reading, cell),
                        SAY_NUMBER ("percent", percent), SAY_NUMBER ("second", here->second));
  if (!here->second)
    return explain_say (_("{Cell}: read as {digit} ({percent} %), perhaps empty"), SAY_BY ("cell", cell_form, reading, cell),
                        SAY_NUMBER ("digit", here->digit), SAY_NUMBER ("percent", percent));
  return explain_say (_("{Cell}: read as {digit} ({percent} %), perhaps {second}"), SAY_BY ("cell", cell_form, reading, cell),
                      SAY_NUMBER ("digit", here->digit), SAY_NUMBER ("percent", percent), SAY_NUMBER ("second", here->second));
}

char *
explain_sight_cell (const SightReading *reading, int cell, int digit, bool settled)
{
  if (!settled && reading->cell[cell].doubtful)
    return explain_sight_doubt (reading, cell);
  if (!digit)
    return settled ? explain_say (_("{Cell}: empty"), SAY_BY ("cell", cell_form, reading, cell))
                   : explain_say (_("{Cell}: read as empty"), SAY_BY ("cell", cell_form, reading, cell));
  return settled ? explain_say (_("{Cell}: {digit}"), SAY_BY ("cell", cell_form, reading, cell), SAY_NUMBER ("digit", digit))
                 : explain_say (_("{Cell}: read as {digit}"), SAY_BY ("cell", cell_form, reading, cell),
                                SAY_NUMBER ("digit", digit));
}
