/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* roff.h — text for man (7): plain ASCII whatever it holds, no line longer than a terminal is wide, and nothing that a formatter
 * could take for a request. */
#pragma once

#include <glib.h>

/* One line: the request, and its arguments, each of which may have blanks; ends with NULL. */
void roff_request (GString *page, const char *request, ...) G_GNUC_NULL_TERMINATED;

/* Words, filled by the formatter. */
void roff_text    (GString *page, const char *text);

/* Lines, left as they are. */
void roff_lines   (GString *page, const char *text);
