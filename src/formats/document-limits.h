/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* document-limits.h — how much of each text a document may bring along.
 *
 * A file may hold a title of a million characters. Whatever is read is cut before anybody sees it, so that what can be opened can
 * also be kept, listed and shown. */
#pragma once

#include "document.h"
#include "reader-limits.h"

void  text_cut         (char **text, gsize most);      /* in place, between characters, with "…" at its end; NULL is fine */
void  document_cut     (Document *document);           /* all of its texts, and its lists */
