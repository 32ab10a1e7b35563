/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-template.h — one sentence per technique, with blanks. Used by explain-deduction.c and its tests. */
#pragma once

#include "engine/logic/technique.h"

enum { EXPLAIN_ANY, EXPLAIN_LINKED_TWICE };

typedef struct {
  const char *technique;             /* id */
  int         form;                  /* EXPLAIN_ANY, or the one that the row is for */
  const char *gist;                  /* after the name: "two cells share two digits"; marked N_() */
  const char *sentence;              /* with {blanks}; marked N_() */
} ExplainTemplate;

/* Its sentence is NULL if the technique has none; a test holds that each has one. */
const ExplainTemplate *explain_template_for (const Deduction *deduction);

/* Whether there is a sentence for it. */
bool explain_template_exists (const Technique *technique);

/* Whether the sentence itself says what is placed or ruled out. */
bool explain_template_tells_effect (const ExplainTemplate *row);
