/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* guide-page.h — the guide of one language as a page of HTML, from the pages that the help window shows. */
#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct {
  const char *id, *name;             /* "de", and what the language calls itself */
} GuideLanguage;

/* The languages that have a guide; ends with id NULL. The first is English, which needs no translation. */
extern const GuideLanguage guide_languages[];

/* Written in the language that is set. language: its row; there: the ids of the languages that this guide is in, to be linked to;
 * examples: the text of data/examples.txt. folder: NULL, or where the pictures go, as ID.svg, which the page wants in ../boards.
 * False: said why on stderr. */
bool guide_page (const GuideLanguage *language, const char *const *there, const char *examples, const char *folder,
                 GString *html);
