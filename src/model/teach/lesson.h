/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* lesson.h — lessons: searches with bookmarks, whose notes are read one after the other as slides.
 *
 * A lesson is a file of our own format, data/lessons/ID.setdoku, and nothing in it is special: anybody can make one with
 * bookmarks. Those that are shipped are named in a table beside their words, so that the words can be translated, and with what
 * each slide is about, so that a test can hold the file to it. */
#pragma once

#include <glib.h>

#include "engine/search/event.h"
#include "formats/document.h"

enum { LESSON_SLIDES_MAX = 8 };

typedef struct {
  uint8_t     kind;                    /* EventKind of the event that it stands at */
  uint8_t     row, column, digit;      /* of that event, from 1; 0: it has none */
  const char *note;                    /* marked N_(), ≤ TEXT_NAME_MAX bytes: what the file has there */
} LessonSlide;

typedef struct {
  const char *id;                      /* stable; the name of its file */
  const char *title, *about;           /* marked N_(); about: one sentence */
  LessonSlide slides[LESSON_SLIDES_MAX + 1];       /* the one behind the last has no note */
} Lesson;

extern const Lesson lessons[];                                       /* the last one has no id */

const Lesson *lesson_find (const char *id);                          /* NULL: there is none */
/* What its file holds, in the words of the language. g_free () it with document_free (); NULL: it is no lesson. */
Document     *lesson_read (const char *bytes, gsize length);
