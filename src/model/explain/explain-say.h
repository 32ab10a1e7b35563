/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-say.h — sentences with blanks, nouns in the form that a sentence asks for, and lists.
 *
 * A sentence is translated whole. What goes into it stands in a blank with a name, so a translation may move it, and ask for
 * a form of it: in "{digit} can go nowhere else in {house}" a language with cases says {house:in}. The forms, and their
 * names, are the translator's: they follow the noun in its own translation,
 *
 *   msgctxt "noun"   msgid "row {number}"   msgstr "ряд {number}|in=ряду {number}|of=ряда {number}"
 *
 * and may hold an article or a preposition. A blank that asks for none, or for one that a noun lacks, gets the first; the
 * lint says which noun lacks one. A list says each of its nouns in the form. A blank that begins with a capital, {Cell},
 * gets what begins with one. Names of techniques, levels and strategies are cited: they are inserted as they are. */
#pragma once

#include <glib.h>

#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/rules/values.h"

typedef enum {
  BLANK_TEXT,           /* as it is */
  BLANK_OWN,            /* the same, freed when it is said */
  BLANK_NUMBER,         /* a digit, or a small number */
  BLANK_COUNT,          /* a number that may be large: "12 400 000" */
  BLANK_CELL,           /* "row 4, column 5" */
  BLANK_PLACE,          /* the same in whatever notation: what only a screen reader says */
  BLANK_CELLS,          /* "row 4, columns 5 and 6 and row 7, column 1" */
  BLANK_HOUSE,          /* "box 2" */
  BLANK_HOUSES,         /* "row 4 and box 2" */
  BLANK_DIGITS,         /* "3 and 7" */
  BLANK_CHOICES,        /* "3 or 7" */
  BLANK_VALUES,         /* as a board of any size shows them: "3 and C" */
  BLANK_VALUE_CHOICES,  /* "3 or C" */
  BLANK_BY,             /* what a function says of something, in the form asked for */
} BlankKind;

typedef struct {
  const char *name;     /* as the sentence has it, in lower case */
  BlankKind   kind;
  union {
    const char *text;
    char       *own;
    int         number;             /* of a cell or house, too */
    uint64_t    count;
    CellSet     cells;
    uint32_t    houses;
    Values      digits;
    struct {
      char       *(*say) (gconstpointer about, int which, const char *form);
      gconstpointer about;
      int         which;
    } by;
  };
} Blank;

#define SAY_TEXT(blank, value)    { .name = (blank), .kind = BLANK_TEXT, .text = (value) }
#define SAY_OWN(blank, value)     { .name = (blank), .kind = BLANK_OWN, .own = (value) }
#define SAY_NUMBER(blank, value)  { .name = (blank), .kind = BLANK_NUMBER, .number = (value) }
#define SAY_COUNT(blank, value)   { .name = (blank), .kind = BLANK_COUNT, .count = (value) }
#define SAY_CELL(blank, value)    { .name = (blank), .kind = BLANK_CELL, .number = (value) }
#define SAY_PLACE(blank, value)   { .name = (blank), .kind = BLANK_PLACE, .number = (value) }
#define SAY_CELLS(blank, value)   { .name = (blank), .kind = BLANK_CELLS, .cells = (value) }
#define SAY_HOUSE(blank, value)   { .name = (blank), .kind = BLANK_HOUSE, .number = (value) }
#define SAY_HOUSES(blank, value)  { .name = (blank), .kind = BLANK_HOUSES, .houses = (value) }
#define SAY_DIGITS(blank, value)  { .name = (blank), .kind = BLANK_DIGITS, .digits = (value) }
#define SAY_CHOICES(blank, value) { .name = (blank), .kind = BLANK_CHOICES, .digits = (value) }
#define SAY_VALUES(blank, value)  { .name = (blank), .kind = BLANK_VALUES, .digits = (value) }
#define SAY_VALUE_CHOICES(blank, value) { .name = (blank), .kind = BLANK_VALUE_CHOICES, .digits = (value) }
#define SAY_BY(blank, function, it, number) { .name = (blank), .kind = BLANK_BY, .by = { (function), (it), (number) } }

/* explain_say (_("{digit} is ruled out in {cell}"), SAY_NUMBER ("digit", 5), SAY_CELL ("cell", 7)): the sentence filled. */
#define explain_say(sentence, ...) explain_fill ((sentence), (const Blank[]) { __VA_ARGS__, { .name = NULL } })

/* blanks: up to one without a name. */
char *explain_fill       (const char *sentence, const Blank *blanks);
/* The same, but find () is asked for each blank; it returns false if there is none of that name. */
char *explain_fill_by    (const char *sentence, bool (*find) (const char *name, Blank *blank, gconstpointer data),
                          gconstpointer data);

/* "ряд {number}|in=ряду {number}", "in" → "ряду {number}". NULL or unknown: the first. */
char *explain_noun_form  (const char *noun, const char *form);
/* The first letter as a capital, but not that of r5c6. Takes the text. */
char *explain_capitalize (char *text);

/* How things stand beside each other. Each is a pattern of its own for two, for what follows inside, and for the last. */
typedef enum {
  LIST_ALL,             /* "a, b and c" */
  LIST_ANY,             /* "a, b or c" */
  LIST_CELLS,           /* like the first, of things that have commas themselves */
  LIST_PARTS,           /* "a, b, c" */
  LIST_CLAUSES,         /* "a; b; c" */
  LIST_FACTS,           /* "a · b · c" */
  LIST_SENTENCES,       /* "A. B. C." of whole sentences */
  N_LIST_KINDS
} ListKind;

char      *explain_value_list (Values values, ListKind kind);        /* "3 and C" */
GPtrArray *explain_list_new  (void);                                 /* of texts, which it frees */
char      *explain_join      (GPtrArray *items, ListKind kind);      /* takes the items; "" for none */
/* Up to NULL, passing over those that are "". */
char      *explain_join_some (ListKind kind, const char *first, ...) G_GNUC_NULL_TERMINATED;
/* "Dead end. No digit is left.": a title that has no full stop, then a sentence. */
char      *explain_titled    (const char *title, const char *sentence);

/* Formulas, symbols such as r5c6 and numbers in groups run from left to right, whatever the language. on: they are put
 * between U+2066 and U+2069, so that a sentence from right to left does not reorder them. Off at first, and then nothing
 * is added: text that scripts and files read stays as it is. A program sets it once, by the direction of its language. */
void  explain_set_isolates (bool on);
char *explain_isolate      (char *text);                             /* takes the text; NULL stays NULL */
