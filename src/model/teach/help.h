/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* help.h — the guide inside the program: pages of a few paragraphs, many of them with a board that shows what they say.
 *
 * The pages of the guide are a table; each technique has a page of its own, made from its row. A board is not a picture: the
 * search is run, or the technique is asked, and the same words and sets explain it as anywhere in the program. */
#pragma once

#include "model/explain/explain.h"
#include "engine/logic/technique.h"
#include "lesson.h"

enum { HELP_PARAGRAPHS = 6 };

typedef struct {
  const char      *id;                         /* stable: "playing", or the technique's, or "lesson-union" */
  const char      *title;                      /* marked N_() */
  const char      *paragraphs[HELP_PARAGRAPHS];        /* marked N_(), as many as there are; of a technique's page none */
  const Technique *technique;                  /* NULL: a page of the guide */
  const char      *puzzle;                     /* the live board of a guide's page: 81 cells; NULL: none */
  const char      *strategy, *switches;        /* how it is searched */
  int              cell;                       /* the event that is shown sets this cell; −1: it is the last one */
  void           (*add) (GPtrArray *text);     /* paragraphs that come from a table; NULL: none */
  const Lesson    *lesson;                     /* whose page it is; NULL: none's */
} HelpPage;

const HelpPage *help_page   (int i);                   /* the guide, the lessons, techniques by family; NULL behind the last */
const HelpPage *help_find   (const char *id);                          /* NULL: there is none */

/* What the page says, a paragraph each, translated; g_strfreev () it. */
char          **help_text   (const HelpPage *page);
/* How well the page answers: all words of text, in any order and whatever their case, are … */
typedef enum { HELP_NOT, HELP_IN_TEXT, HELP_IN_TITLE, HELP_IS_TITLE } HelpRank;
HelpRank        help_rank   (const HelpPage *page, const char *text);

/* The live board of a guide's page: the search as it stands after the event. False: it has none. */
bool            help_search (const HelpPage *page, Event *event, SearchView *view, Explanation *explanation);

/* That of a technique, from a list as data/examples.txt is: the position, and the instance there. False: there is none. */
bool            help_example (const char *list, const Technique *technique, Position *position, Deduction *deduction);
