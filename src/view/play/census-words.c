/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* census-words.c — see census-words.h. */
#include "census-words.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"

CensusVerdict
census_verdict (const CensusReport *report)
{
  if (report->n_solutions > 1)
    return CENSUS_MANY;
  return !report->exact ? CENSUS_UNSETTLED : report->n_solutions ? CENSUS_ONE : CENSUS_NONE;
}

char *
census_title (const CensusReport *report)
{
  g_autofree char *count = explain_count (report->n_solutions);
  gulong n = (gulong) report->n_solutions;

  if (report->exact && n == 0)
    return g_strdup (_("No solution"));
  if (report->exact && n == 1)
    return g_strdup (_("Exactly one solution"));
  if (report->exact)
    return g_strdup_printf (ngettext ("%s solution", "%s solutions", n), count);
  if (n == 0)
    return g_strdup (report->counting ? _("Looking for a solution…") : _("No solution found yet"));
  return g_strdup_printf (ngettext ("At least %s solution", "At least %s solutions", n), count);
}

char *
census_about (const CensusReport *report,
              int                 n_clues)
{
  g_autofree char *cap = explain_count (report->cap);
  int n_differing = places_count (report->differing);

  if (report->counting && report->cap > CENSUS_CAP_FIRST)
    return g_strdup_printf (_("Counting up to %s"), cap);
  if (report->counting)
    return g_strdup (_("The search goes on"));
  if (!report->exact && report->n_solutions < report->cap)
    return g_strdup (_("The count was stopped"));
  switch (census_verdict (report))
    {
    case CENSUS_NONE: return g_strdup (_("These clues cannot stand together"));
    case CENSUS_ONE:  return g_strdup (_("Ready to play"));
    default:          break;
    }
  if (n_clues < report->least_clues)
    return g_strdup (_("More clues are needed"));
  return g_strdup_printf (ngettext ("Two of them differ in %d cell", "Two of them differ in %d cells", n_differing), n_differing);
}

char *
census_spare (const CensusReport *report)
{
  int n = places_count (report->findings.spare);

  if (n == 0)
    return g_strdup (_("Every clue is needed"));
  return g_strdup_printf (ngettext ("%d clue could be left out", "%d clues could be left out, one at a time", n), n);
}

void
census_show_glyph (SetdokuGlyph  *glyph,
                   CensusVerdict  verdict)
{
  static const struct { const char *kind, *classes[2]; } signs[] = {
    [CENSUS_MANY] = { "ring", { "solution" } },
    [CENSUS_ONE] = { "diamond", { "solution" } },
    [CENSUS_NONE] = { "square", { "error" } },
    [CENSUS_UNSETTLED] = { "ring", { "dim" } },
  };

  setdoku_glyph_set_kind (glyph, signs[verdict].kind);
  gtk_widget_set_css_classes (GTK_WIDGET (glyph), (const char **) signs[verdict].classes);
}
