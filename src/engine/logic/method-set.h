/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* method-set.h — the techniques that a puzzle is dug with, as a set with words for it.
 *
 * The seed names six methods; a method is one row of techniques[], or two that the seed does not tell apart. Beside them
 * any technique of the full ladder may be used, but for the last resorts, which solve everything.
 *
 * As text: "ns,hs,np" or "ns,hs,skyscraper", in table order; a set of more than half of all is told by what it lacks:
 * "all,-yw,-forcing-net". */
#pragma once

#include <stddef.h>

#include "technique-set.h"

typedef struct {
  const char *id;                    /* stable: "ns" */
  const char *name;                  /* marked N_(): "Naked single" */
  const char *techniques[2];         /* ids; the second may be NULL */
} Method;

enum { N_SEED_METHODS = 6, METHOD_SET_TEXT_SIZE = 768 };

extern const Method seed_methods[N_SEED_METHODS];

TechniqueSet method_set_all    (void);                                       /* all that may be used */
TechniqueSet method_set_of     (const Method *method);                       /* one or two */
TechniqueSet method_set_usual  (void);                                       /* the seed's six */

int          method_set_count  (const TechniqueSet *set);                 /* what the seed does not tell apart is one */

/* False, and *set left alone, for words that are not known, techniques that may not be used, and the empty set. */
bool         method_set_parse  (const char *text, TechniqueSet *set);
/* Cut at size; METHOD_SET_TEXT_SIZE is always enough. Returns the length. */
size_t       method_set_format (const TechniqueSet *set, char *text, size_t size);
