/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-format.h — says what a format of files can hold, and what not. */
#pragma once

#include "formats/format.h"

char *explain_format_parts (unsigned holds);           /* of HOLDS_ bits: "your digits, marks, the time"; "" for none. g_free () it */
char *explain_format       (const Format *format);     /* a paragraph: "Text in lines (.sdm): read and written. It keeps …" */
