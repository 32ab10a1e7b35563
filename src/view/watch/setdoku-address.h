/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-address.h — the search as a document keeps it: which one, the viewer's guesses in it, where it stands, what was
 * marked, and where it stops. What this version cannot take is told, and stays in the document.
 *
 * Signals: "edited" (no arguments: the viewer set or removed a breakpoint or a bookmark), "refused" (a sentence: something in
 * the document cannot be shown). */
#pragma once

#include "formats/document.h"
#include "setdoku-search.h"

#define SETDOKU_TYPE_ADDRESS (setdoku_address_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuAddress, setdoku_address, SETDOKU, ADDRESS, GObject)

SetdokuAddress *setdoku_address_new        (SetdokuSearch *search);

/* Gone to as soon as it was explored, unless the viewer moves before. After the board and the search. */
void            setdoku_address_set_step   (SetdokuAddress *self, uint64_t step);
void            setdoku_address_go         (SetdokuAddress *self);             /* to that step, if it was explored meanwhile */

char           *setdoku_address_take       (SetdokuAddress *self, const Document *document);   /* a sentence about what was not taken; NULL */
void            setdoku_address_put        (SetdokuAddress *self, Document *document);
