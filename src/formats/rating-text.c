/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rating-text.c — a rating as files write it: "8.3/1.2/1.2", and in our own formats with its scale, "se 8.3/1.2/1.2". */
#include <string.h>

#include "format-private.h"

enum { MAX_WHOLE = 99, MAX_SCORE = 999999999 };

static const struct { DocumentScale scale; const char *id; } scales[] = {
  { SCALE_SE, "se" }, { SCALE_SUKAKU, "sukaku" }, { SCALE_HODOKU, "hodoku" }, { SCALE_UNNAMED, "unnamed" },
};

/* At most nine digits. */
static bool
scan_number (Span *rest, int most, int *number)
{
  const char *start = rest->start;

  *number = 0;
  for (; rest->start < rest->end && g_ascii_isdigit (*rest->start) && rest->start - start < 9; rest->start++)
    *number = 10 * *number + (*rest->start - '0');
  return rest->start > start && *number <= most;
}

bool
rating_scan_tenths (Span *rest, int *tenths)
{
  Span place = *rest;
  int whole;

  if (!scan_number (&place, MAX_WHOLE, &whole))
    return false;
  *tenths = 10 * whole;
  if (place.end - place.start >= 2 && *place.start == '.' && g_ascii_isdigit (place.start[1]))
    {
      *tenths += place.start[1] - '0';
      place.start += 2;
    }
  *rest = place;
  return true;
}

bool
rating_scan_triple (Span *rest, DocumentRating *rating)
{
  Span place = *rest;
  int found[3];

  for (int i = 0; i < 3; i++)
    if ((i > 0 && (span_is_empty (place) || *place.start++ != '/')) || !rating_scan_tenths (&place, &found[i]))
      return false;
  *rest = place;
  rating->er = found[0];
  rating->ep = found[1];
  rating->ed = found[2];
  return true;
}

void
rating_write_triple (const DocumentRating *rating, GString *text)
{
  g_string_append_printf (text, "%d.%d/%d.%d/%d.%d", rating->er / 10, rating->er % 10, rating->ep / 10, rating->ep % 10,
                          rating->ed / 10, rating->ed % 10);
}

void
rating_write (const DocumentRating *rating, GString *text)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (scales); i++)
    if (scales[i].scale == rating->scale)
      g_string_append_printf (text, "%s ", scales[i].id);
  if (rating->scale == SCALE_HODOKU)
    g_string_append_printf (text, "%d", rating->er);
  else
    rating_write_triple (rating, text);
}

bool
rating_read (Span text, DocumentRating *rating)
{
  DocumentRating found = { 0 };
  const char *blank = memchr (text.start, ' ', (size_t) (text.end - text.start));
  Span rest;

  if (blank == NULL)
    return false;
  rest = (Span) { blank + 1, text.end };
  for (unsigned i = 0; i < G_N_ELEMENTS (scales); i++)
    if (span_equal ((Span) { text.start, blank }, scales[i].id))
      found.scale = scales[i].scale;
  if (found.scale == SCALE_NONE
      || !(found.scale == SCALE_HODOKU ? scan_number (&rest, MAX_SCORE, &found.er) : rating_scan_triple (&rest, &found))
      || !span_is_empty (rest))
    return false;
  *rating = found;
  return true;
}
