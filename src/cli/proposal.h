/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* proposal.h — what a text that is no puzzle could be read as, and what was skipped of one that is: lines for stderr. */
#pragma once

#include "formats/format.h"

/* "NAME:LINE:COLUMN: note: SENTENCE TEXT". bytes: those that the error is about, of which the first line has this
 * number. NULL: nothing is proposed. g_free () it. */
char *proposal_line (const char *name, const char *bytes, gsize length, const ParseError *error, unsigned line);
void  proposal_say  (const char *proposal);                          /* NULL is fine */

/* As format_read () took and gave them. Lines of a list that are no puzzle are told one by one, and not here. */
void  proposal_say_skipped (const char *name, const char *bytes, gsize length, const Format *used, const GArray *records);
