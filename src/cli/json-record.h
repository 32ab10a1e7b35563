/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* json-record.h — what every object about a puzzle of a list begins with, and the object that stands in the place of a line which
 * is none. */
#pragma once

#include "formats/format.h"
#include "formats/json-line.h"

/* {"file":"list.txt","line":3 */
void json_record_begin (GString *text, const char *file, unsigned line);

/* The whole object, with the column and what is wrong; it was said on stderr as well. */
void json_record_error (GString *text, const char *file, const ParseError *error);

/* The same, on stdout at once. */
void json_record_put_error (const char *file, const ParseError *error);
