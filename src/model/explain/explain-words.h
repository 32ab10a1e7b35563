/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-words.h — the small words: cells, houses, digits, numbers, lists of them, and what became of a search. */
#pragma once

#include "engine/rules/values.h"
#include "engine/search/strategy.h"

/* How sentences call a cell: "row 5, column 6" (so at first), "r5c6" or "E6". Formulas always say r5c6. */
typedef enum { NOTATION_WORDS, NOTATION_R1C1, NOTATION_A1 } Notation;
void  explain_set_notation (Notation chosen);
bool  explain_notation_is_short (void);                        /* not in words */

/* Small parts that several views show. */
char *explain_digits     (Values digits);                      /* "5, 8 or 9"; "" for none */
char *explain_cell_name  (int cell);                           /* "row 5, column 6", or as the notation has it */
char *explain_cell_title (int cell);                           /* the same to begin with: "Row 5, column 6" */
char *explain_house_name (int house);                          /* "row 5", "column 6", "box 2" */
/* In a form that a translation of the nouns has (explain-say.h); NULL: the first. */
char *explain_cell_form  (int cell, const char *form);
char *explain_cell_of    (int columns, int cell, const char *form);    /* on a board with so many columns */
char *explain_place_form (int cell, const char *form);         /* a cell in words, in whatever notation */
char *explain_place_of   (int columns, int cell, const char *form);   /* the same, on a board with so many columns */
char *explain_house_form (int house, const char *form);
char *explain_origin     (Origin origin, int value);           /* "7 is a guess, so it may be taken back." */
char *explain_outcome    (Outcome outcome, const Counters *counters);      /* "Solved", "There is no solution. Every guess was tried." … */
/* Where a search stands, for a line: markup, "Event <b>16</b> of 612", open end (length 0): "Event <b>16</b>"; "12 guesses · 4
 * take-backs · depth 8"; "125 events/s". */
char *explain_event_number (uint64_t event, uint64_t length);
/* clues_left: while clues are taken away; −1: else. */
char *explain_counters   (const Counters *counters, int depth, int clues_left, bool with_tests);
int   explain_clues_left (const SearchView *view);             /* of the classic board; NULL: −1 */
char *explain_heat       (uint64_t first, uint64_t last);      /* of events first … last: what a heat map shows */
char *explain_rate       (double events);
char *explain_no_memory  (void);                               /* what is asked for is not known: memory was short */
char *explain_count      (uint64_t n);                         /* "12 400 000": groups of three from 1 000 on, narrow blanks between that do not break */
char *explain_tenths     (int tenths);                         /* "7.2", with the locale's decimal point */

/* Lists for sentences: "row 1, column 2 and row 4, columns 5 and 6" · "rows 2 and 5 and column 3" · "3 and 7". */
char *explain_cell_list       (CellSet cells);
char *explain_cell_list_form  (CellSet cells, const char *form);
char *explain_cell_names      (CellSet cells);                 /* beside each other: "r1c2, r1c3", "row 1, columns 2 and 3; …" */
char *explain_house_list      (uint32_t houses);
char *explain_house_list_form (uint32_t houses, const char *form);
char *explain_digit_list      (Values digits);                 /* of boards of any size, too */
