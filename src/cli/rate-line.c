/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "rate-line.h"

#include "formats/json-line.h"

static void
put_tenths (GString *text, const char *before, int tenths)
{
  g_string_append_printf (text, "%s%d.%d", before, tenths / 10, tenths % 10);
}

static void
put_profile (const Rated *rated, GString *text)
{
  for (unsigned i = 0; rated->steps && i < rated->steps->len; i++)
    {
      const RatedStep *step = &g_array_index (rated->steps, RatedStep, i);
      const char *before = i ? " " : "\t";

      if (rated->explainer)
        put_tenths (text, before, step->value);
      else
        g_string_append_printf (text, "%s%d", before, step->value);
      if (step->places)
        g_string_append_c (text, 'p');
    }
}

void
rated_line (const Rated *rated, GString *text)
{
  if (rated->outcome == RATED_INVALID)
    g_string_append (text, rated->solutions ? "invalid: several solutions" : "invalid: 0 solutions");
  else if (rated->outcome == RATED_NO_MEMORY)
    g_string_append (text, "no memory");
  else if (rated->outcome == RATED_BEYOND)
    put_tenths (text, "beyond ", rated->er);
  else if (rated->explainer)
    {
      put_tenths (text, "", rated->er);
      put_tenths (text, "/", rated->ep);
      put_tenths (text, "/", rated->ed);
    }
  else
    g_string_append_printf (text, "%s%d/%s", rated->outcome == RATED_STUCK ? "stuck " : "", rated->score, rated->level);
  if (rated->outcome == RATED || rated->outcome == RATED_STUCK)
    g_string_append_printf (text, "\t%s", rated->hardest ? rated->hardest : "none");
  put_profile (rated, text);
}

static void
put_figures (const Rated *rated, GString *text)
{
  if (rated->explainer)
    json_line_tenths (text, "er", rated->er);
  if (rated->explainer && rated->outcome != RATED_BEYOND)
    {
      json_line_tenths (text, "ep", rated->ep);
      json_line_tenths (text, "ed", rated->ed);
    }
  if (!rated->explainer)
    {
      json_line_number (text, "score", rated->score);
      json_line_string (text, "level", rated->level);
    }
  if (rated->outcome != RATED_BEYOND)
    json_line_string (text, "hardest", rated->hardest);
}

static void
put_steps (const Rated *rated, GString *text)
{
  json_line_open (text, "steps", '[');
  for (unsigned i = 0; i < rated->steps->len; i++)
    {
      const RatedStep *step = &g_array_index (rated->steps, RatedStep, i);

      json_line_open (text, NULL, '{');
      if (rated->explainer)
        json_line_tenths (text, "rating", step->value);
      else
        json_line_number (text, "rating", step->value);
      json_line_bool (text, "places", step->places);
      json_line_close (text, '}');
    }
  json_line_close (text, ']');
}

void
rated_object (const Rated *rated, GString *text)
{
  static const char *const outcomes[] = {
    [RATED] = "rated", [RATED_BEYOND] = "beyond", [RATED_STUCK] = "stuck", [RATED_INVALID] = "invalid",
    [RATED_NO_MEMORY] = "no-memory",
  };

  json_line_string (text, "outcome", outcomes[rated->outcome]);
  json_line_count (text, "solutions", rated->solutions);
  if (rated->outcome == RATED_INVALID || rated->outcome == RATED_NO_MEMORY)
    return;
  put_figures (rated, text);
  if (rated->steps)
    put_steps (rated, text);
}
