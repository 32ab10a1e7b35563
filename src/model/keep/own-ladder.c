/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "own-ladder.h"

#include "settings.h"

static int
find_row (const LadderOwn *own, int row)
{
  for (int i = 0; i < own->n; i++)
    if (own->row[i] == row)
      return i;
  return -1;
}

static bool
is_guess (const LadderOwn *own, int i)
{
  return techniques[own->row[i]].traits & TECHNIQUE_GUESS;
}

static void
insert (LadderOwn *own, int at, int row, int score)
{
  for (int i = own->n++; i > at; i--)
    {
      own->row[i] = own->row[i - 1];
      own->score[i] = own->score[i - 1];
    }
  own->row[at] = (uint8_t) row;
  own->score[at] = score;
}

void
own_ladder_complete (LadderOwn *own)
{
  LadderOwn full;

  ladder_own_from_profile (&full, ladder_profiles);
  for (int i = 0; i < full.n; i++)
    if (find_row (own, full.row[i]) < 0)
      {
        int at = own->n;

        while (at > 0 && is_guess (own, at - 1))
          at--;
        insert (own, is_guess (&full, i) ? own->n : at, full.row[i], full.score[i]);
      }
}

static bool
is_full (const LadderOwn *own)
{
  LadderOwn full;

  ladder_own_from_profile (&full, ladder_profiles);
  return ladder_own_equal (own, &full);
}

bool
own_ladder_read (GSettings *settings, LadderOwn *own)
{
  g_autofree char *text = setdoku_settings_get_string (settings, OWN_LADDER_KEY, "");

  if (ladder_text_read (text, own, NULL) != LADDER_TEXT_OK)
    ladder_own_from_profile (own, ladder_profiles);
  own_ladder_complete (own);
  return !is_full (own);
}

bool
own_ladder_write (GSettings *settings, const LadderOwn *own)
{
  char text[LADDER_TEXT_SIZE] = "";

  if (!is_full (own))
    ladder_text_write (own, text, sizeof text);
  return setdoku_settings_set_string (settings, OWN_LADDER_KEY, text);
}

typedef struct {
  LadderOwn            own;
  LadderRoom           room;
  const LadderProfile *profile;
} Known;

/* Each different ladder of this run, never freed: a path that is being found elsewhere may point into it. */
const LadderProfile *
own_ladder_keep (const LadderOwn *own)
{
  static GPtrArray *all;
  Known            *known;

  if (is_full (own))
    return NULL;
  if (!all)
    all = g_ptr_array_new ();
  for (unsigned i = 0; i < all->len; i++)
    {
      known = g_ptr_array_index (all, i);
      if (ladder_own_equal (&known->own, own))
        return known->profile;
    }
  known = g_new0 (Known, 1);
  known->own = *own;
  known->profile = ladder_own_profile (own, &known->room);
  g_ptr_array_add (all, known);
  return known->profile;
}

const LadderProfile *
own_ladder_profile (GSettings *settings)
{
  LadderOwn own;

  own_ladder_read (settings, &own);
  return own_ladder_keep (&own);
}
