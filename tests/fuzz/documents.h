/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* documents.h — what is held of every document and every error that a reader gives, whichever reader it was. */
#pragma once

#include "formats/format.h"
#include "fuzz.h"

/* Within the limits of document.h and document-limits.h, and what our own writer and some of the others make of it is read back as
 * what was written. turn: any number; it says which of the others. */
void  fuzz_check_document (const Document *document, unsigned turn);

/* A reason, a place within text (NULL: unknown), and words for it. */
void  fuzz_check_error    (const ParseError *error, const char *text);

/* Either of them. turn −1: the document is not looked at. */
void  fuzz_check_record   (const Record *record, const char *text, int turn);

/* Our own document around any body, with the right length and checksum. g_free () it. */
char *fuzz_forge_document (const char *body, gsize length, gsize *size);
