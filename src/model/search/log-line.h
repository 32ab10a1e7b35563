/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* log-line.h — one event as one line of the log: "357  dead end  r5c6  U∖(R5∪C6∪B5)=∅".
 *
 * Short, so that hundreds can be read one below the other; explain_event () has the sentences. Cells and sets are always in
 * notation, the words are translated. */
#pragma once

#include <glib.h>

#include "engine/search/strategy.h"

const char *log_line_kind    (const Event *event);                   /* "dead end", "only place"; translated, static */
/* topology: of the board; NULL: the classic one. */
void        log_line_place   (const Topology *topology, const Event *event, GString *text);      /* "r5c6=4", "r5c6", "B5=4", or nothing */
void        log_line_reason  (const Topology *topology, const Event *event, GString *text);     /* the set equation, technique, how it ended */

/* The four columns, with tabs between them; no newline. */
void        log_line_format  (const Topology *topology, const Event *event, uint64_t step, GString *text);
