/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* samples.c — see samples.h. */
#include "samples.h"

#include <glib/gi18n.h>

const Sample samples[] = {
  { "fill", N_("Fill the empty board"), NULL, "ascending", "", false, NULL },
  { "basic", N_("Worked board: basic filling"),
    "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6..",
    "sets", "tier=T1", false, NULL },
  { "elimination", N_("Worked board: elimination in a box"),
    "....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3....",
    "sets", "tier=T2", false, NULL },
  { "rows", N_("Worked board: row analysis"),
    "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3..",
    "sets", "tier=T3", false, NULL },
  { "guess", N_("Worked board: needs a guess"),
    "26879153457143698293458216778.2134.61.684732.3426597186..3248.141.9682..82.17564.",
    "sets", "tier=T3", false, NULL },
  { "fool", N_("Fool the brute force"),
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "ascending", "", false,
    N_("In order needs 69 million guesses here; Set deductions needs none."), .compared = true },
  { "random", N_("A random fill by the potential array"), NULL, "potential", "", true, NULL },
  { NULL }
};

const Sample *
sample_find (const char *id)
{
  for (const Sample *sample = samples; sample->id; sample++)
    if (g_str_equal (sample->id, id))
      return sample;
  return NULL;
}
