/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* log-filter.c — see log-filter.h. Kind and cell are looked at before the line is put into words, which takes longest. */
#include "log-filter.h"

#include <string.h>

#include "engine/rules/place-notation.h"
#include "log-line.h"

bool
log_filter_passes_all (const LogFilter *filter)
{
  return !filter->kinds && filter->cell < 0 && !*filter->words;
}

bool
log_filter_equal (const LogFilter *a, const LogFilter *b)
{
  return a->kinds == b->kinds && a->cell == b->cell && g_str_equal (a->words, b->words);
}

/* −1: not "r5c6". */
static int
cell_of_word (const Topology *topology, const char *word)
{
  g_autofree char *lower = g_ascii_strdown (word, -1);
  const char *text = lower;
  int cell;

  return place_read (&text, topology ? topology->rows : 9, topology ? topology->columns : 9, &cell) && !*text ? cell : -1;
}

static void
put_words (LogFilter *filter, const char *words)
{
  const char *end;

  /* Never half a character. */
  g_strlcpy (filter->words, words, sizeof filter->words);
  if (!g_utf8_validate (filter->words, -1, &end))
    filter->words[end - filter->words] = '\0';
}

void
log_filter_type (LogFilter *filter, const Topology *topology, const char *typed)
{
  g_autofree char *folded = g_utf8_casefold (typed, -1);
  g_auto (GStrv) parts = g_strsplit (g_strstrip (folded), " ", -1);
  g_autoptr (GString) words = g_string_new (NULL);

  filter->cell = -1;
  for (int i = 0; parts[i]; i++)
    {
      int cell = filter->cell < 0 ? cell_of_word (topology, parts[i]) : -1;

      if (cell >= 0)
        filter->cell = cell;
      else if (*parts[i])
        g_string_append_printf (words, "%s%s", words->len ? " " : "", parts[i]);
    }
  put_words (filter, words->str);
}

bool
log_filter_passes (const LogFilter *filter, const Topology *topology, const Event *event, uint64_t step, GString *scratch)
{
  g_autofree char *folded = NULL;

  if ((filter->kinds && !(filter->kinds >> event->kind & 1)) || (filter->cell >= 0 && filter->cell != event->cell))
    return false;
  if (!*filter->words)
    return true;

  g_string_truncate (scratch, 0);
  log_line_format (topology, event, step, scratch);
  folded = g_utf8_casefold (scratch->str, (gssize) scratch->len);
  return strstr (folded, filter->words) != NULL;
}
