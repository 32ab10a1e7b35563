/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ladder-text.h — a ladder of one's own, as a text that people write and programs keep:
 *
 *   # what a line begins with this sign says is a comment
 *   naked-single 4
 *   hidden-single 14
 *   x-wing
 *
 * A line is a technique, by its id or HoDoKu's code, and what a step of it costs; without a number that is HoDoKu's score. The
 * first is asked first. No technique comes twice. */
#pragma once

#include <stddef.h>

#include "ladder.h"

enum { LADDER_SCORE_MAX = 50000, LADDER_TEXT_SIZE = 8192 };          /* the text is always shorter */

/* A plain value, but for its profile, which ladder_own_profile () points into it. */
typedef struct {
  int     n;
  uint8_t row[TECHNIQUES_MAX];                       /* of techniques[], in this order */
  int     score[TECHNIQUES_MAX];                     /* of each of these, 0 – LADDER_SCORE_MAX */
} LadderOwn;

typedef enum {
  LADDER_TEXT_OK,
  LADDER_TEXT_UNKNOWN,                               /* no such technique */
  LADDER_TEXT_TWICE,                                 /* a technique that was there before */
  LADDER_TEXT_SCORE,                                 /* no number, or too large */
  LADDER_TEXT_EMPTY,                                 /* no technique at all */
} LadderTextStatus;

/* Anything but LADDER_TEXT_OK leaves *own alone and tells the line, from 1. line may be NULL. */
LadderTextStatus ladder_text_read (const char *text, LadderOwn *own, int *line);
/* Cut at size. Returns the length. */
size_t ladder_text_write (const LadderOwn *own, char *text, size_t size);

void ladder_own_from_profile (LadderOwn *own, const LadderProfile *profile);
bool ladder_own_equal        (const LadderOwn *a, const LadderOwn *b);

/* What a ladder wants to be told: room that the profile points into. */
typedef struct {
  LadderProfile profile;
  const char   *techniques[TECHNIQUES_MAX + 1];
  int           scores[TECHNIQUES_MAX];
} LadderRoom;

/* The profile of the room; valid as long as that stays where it is. id "own". */
const LadderProfile *ladder_own_profile (const LadderOwn *own, LadderRoom *room);
