/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* choice-words.h — what was chosen, as the settings have it: KEY=VALUE with blanks between, "per-page=6 solutions=end". Of a key
 * that is there twice the last one counts; words that nobody asks for stay. Neither key nor value has a blank. */
#pragma once

#include <glib.h>

char *choice_words_dup (const char *words, const char *key);                       /* g_free () it; NULL: it is not there */
char *choice_words_put (const char *words, const char *key, const char *value);    /* the words with that one. (transfer full) */
