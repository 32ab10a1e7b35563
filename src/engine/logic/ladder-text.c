/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "ladder-text.h"

#include <stdio.h>
#include <string.h>

#include "engine/core/words.h"

enum { ID_SIZE = 64 };

static bool
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r';
}

/* Cuts the next word off *text, which ends with the line; "" if there is none. */
static void
next_word (const char **text, char word[ID_SIZE])
{
  size_t length = 0;

  while (is_blank (**text))
    (*text)++;
  for (; **text && **text != '\n' && **text != '#' && !is_blank (**text); (*text)++)
    if (length + 1 < ID_SIZE)
      word[length++] = **text;
  word[length] = '\0';
}

static bool
read_score (const char *word, int *score)
{
  int number = 0;

  for (; *word; word++)
    {
      if (*word < '0' || *word > '9' || number > LADDER_SCORE_MAX)
        return false;
      number = 10 * number + *word - '0';
    }
  *score = number;
  return number <= LADDER_SCORE_MAX;
}

static bool
has_row (const LadderOwn *own, int row)
{
  return memchr (own->row, row, (size_t) own->n) != NULL;
}

static LadderTextStatus
read_line (const char *text, LadderOwn *own)
{
  const Technique *technique;
  char             id[ID_SIZE], score[ID_SIZE], more[ID_SIZE];

  next_word (&text, id);
  next_word (&text, score);
  next_word (&text, more);
  if (!*id)
    return LADDER_TEXT_OK;
  technique = technique_find (id);
  if (!technique)
    return LADDER_TEXT_UNKNOWN;
  if (has_row (own, (int) (technique - techniques)))
    return LADDER_TEXT_TWICE;
  own->score[own->n] = technique->score;
  if (*more || (*score && !read_score (score, &own->score[own->n])))
    return LADDER_TEXT_SCORE;
  own->row[own->n++] = (uint8_t) (technique - techniques);
  return LADDER_TEXT_OK;
}

LadderTextStatus
ladder_text_read (const char *text, LadderOwn *own, int *line)
{
  LadderTextStatus status = LADDER_TEXT_OK;
  LadderOwn        read = { 0 };
  int              number = 0;

  while (status == LADDER_TEXT_OK && text)
    {
      const char *end = strchr (text, '\n');

      number++;
      status = read_line (text, &read);
      text = end ? end + 1 : NULL;
    }
  if (line)
    *line = number;
  if (status == LADDER_TEXT_OK && read.n == 0)
    return LADDER_TEXT_EMPTY;
  if (status == LADDER_TEXT_OK)
    *own = read;
  return status;
}

size_t
ladder_text_write (const LadderOwn *own, char *text, size_t size)
{
  size_t length = 0;

  if (size)
    text[0] = '\0';
  for (int i = 0; i < own->n; i++)
    {
      size_t room = length < size ? size - length : 0;

      length += (size_t) snprintf (room ? text + length : NULL, room, "%s %d\n", techniques[own->row[i]].id, own->score[i]);
    }
  return length;
}

void
ladder_own_from_profile (LadderOwn *own, const LadderProfile *profile)
{
  memset (own, 0, sizeof *own);
  for (int i = 0; profile->techniques[i] && own->n < TECHNIQUES_MAX; i++)
    {
      const Technique *technique = technique_find (profile->techniques[i]);

      own->row[own->n] = (uint8_t) (technique - techniques);
      own->score[own->n++] = profile->scores ? profile->scores[i] : technique->score;
    }
}

bool
ladder_own_equal (const LadderOwn *a, const LadderOwn *b)
{
  return a->n == b->n && memcmp (a->row, b->row, (size_t) a->n) == 0
         && memcmp (a->score, b->score, (size_t) a->n * sizeof a->score[0]) == 0;
}

const LadderProfile *
ladder_own_profile (const LadderOwn *own, LadderRoom *room)
{
  for (int i = 0; i < own->n; i++)
    {
      room->techniques[i] = techniques[own->row[i]].id;
      room->scores[i] = own->score[i];
    }
  room->techniques[own->n] = NULL;
  room->profile = (LadderProfile) {
    .id = "own", .name = N_("Your own order"), .description = N_("In the order that you chose"),
    .techniques = room->techniques, .scores = room->scores,
  };
  return &room->profile;
}
