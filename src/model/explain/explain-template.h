/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-template.h — the sentences of each technique, with blanks. Used by explain-deduction.c and its tests. */
#pragma once

#include "engine/logic/technique.h"

/* What a deduction turned out to be, where a technique has sentences of its own for that. */
typedef enum {
  EXPLAIN_ANY,
  EXPLAIN_ONE_FIN, EXPLAIN_FINS, EXPLAIN_TWINS,                           /* fish */
  EXPLAIN_LINKED_TWICE, EXPLAIN_STRUCK_BEFORE,                            /* almost locked sets; a rectangle that lacks something */
  EXPLAIN_RETURNS, EXPLAIN_REFUTES, EXPLAIN_REPLACES, EXPLAIN_EXCLUDES,   /* a chain that ends where it began */
  EXPLAIN_BOTH_WAYS, EXPLAIN_EACH_DIGIT, EXPLAIN_EACH_PLACE,              /* forcing: what is tried */
  EXPLAIN_CONTRADICTS, EXPLAIN_EMPTIES_CELL, EXPLAIN_EMPTIES_HOUSE,       /* forcing: what would go wrong */
  EXPLAIN_RULE_1, EXPLAIN_RULE_2, EXPLAIN_RULE_3, EXPLAIN_RULE_4, EXPLAIN_RULE_5, EXPLAIN_RULE_6,       /* 3-D medusa */
} ExplainForm;

/* What follows for each pattern: nothing; what sees all its places goes; the same after the steps that lead there. */
typedef enum { EACH_NONE, EACH_PLACE, EACH_STEPS } ExplainEach;

typedef struct {
  const char *technique;             /* id, or a name for several: see explain-template.c */
  int         form;                  /* EXPLAIN_ANY, or the one that the row is for */
  const char *gist;                  /* after the name: "two cells share two digits"; marked N_() */
  const char *sentence;              /* with {blanks}; marked N_() */
  ExplainEach each;
} ExplainTemplate;

/* Its sentence is NULL if the technique has none; a test holds that each has one. */
const ExplainTemplate *explain_template_for (const Deduction *deduction);

/* Whether there is a sentence for it. */
bool explain_template_exists (const Technique *technique);

/* What is said besides, of a fish that has endo fins or a cell in two covers; the nth, NULL behind the last. */
const char *explain_template_aside (const Deduction *deduction, int nth);

/* Whether the sentence itself says what is placed or ruled out. */
bool explain_template_tells_effect (const ExplainTemplate *row);
