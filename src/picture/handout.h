/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* handout.h — a board, what is said of it, and the way to its solution, as text for lessons: Markdown, or LaTeX that plain
 * pdflatex compiles, with the board in TikZ. Text beyond Latin letters is for lualatex, with fontspec, and for Japanese luatexja;
 * the document says so at its head. To add a kind, add its row.
 *
 * Each call appends one part; parts follow each other in any number between handout_begin () and handout_end (). Words come
 * as they are shown everywhere else; what LaTeX reads as its own is escaped. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "model/explain/explain-deduction.h"
#include "model/look/scene.h"

typedef enum { HANDOUT_MARKDOWN, HANDOUT_LATEX, N_HANDOUT_KINDS } HandoutKind;

typedef struct {
  const char *id;                      /* "markdown", "latex" */
  const char *name;                    /* marked N_() */
} HandoutKindRow;

extern const HandoutKindRow handout_kinds[N_HANDOUT_KINDS];

bool  handout_kind_find (const char *id, HandoutKind *kind);             /* false: there is none */

void  handout_begin     (HandoutKind kind, GString *text);
void  handout_end       (HandoutKind kind, GString *text);
void  handout_heading   (HandoutKind kind, const char *words, GString *text);
void  handout_paragraph (HandoutKind kind, const char *words, GString *text);
void  handout_equation  (HandoutKind kind, const char *equation, GString *text);        /* "PV(r5c6) = U ∖ (…) = ∅" */

/* Digits, and in LaTeX candidates, tints of the sets and rings, in the colours of the light board. */
void  handout_board     (HandoutKind kind, const Scene *scene, GString *text);

/* The rows of the set table, nine places each. Nothing where there is none. */
void  handout_table     (HandoutKind kind, const Explanation *explanation, GString *text);

/* Title, sentence, table, and equation: NULL: the short formula. */
void  handout_explanation (HandoutKind kind, const Explanation *explanation, const char *equation, GString *text);

/* One of a numbered list, which begins with number 1 and lasts until the next part of another sort. */
void  handout_step      (HandoutKind kind, int number, const char *title, const char *sentence, const char *equation,
                         GString *text);
/* The same of a step on a path: its sentence, and its set equation or chain. */
void  handout_deduction (HandoutKind kind, int number, const Deduction *deduction, const Position *before, GString *text);
void  handout_end_steps (HandoutKind kind, GString *text);               /* behind the last step */

/* The clues as a board, and the figures of its path. hardest: "T2", or a technique's name; NULL: no step. */
void  handout_puzzle    (HandoutKind kind, const Board *clues, int n_steps, const char *hardest, GString *text);

/* names[], values[]: n pairs, "Clues" and "24". */
void  handout_figures   (HandoutKind kind, const char *const *names, const char *const *values, int n, GString *text);
