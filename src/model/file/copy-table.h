/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* copy-table.h — the board as a table for people: rows and columns of any size, boxes told apart where the signs can. Rules beyond
 * boxes are not in it. */
#pragma once

#include "formats/document.h"

/* Of what stands in the cells as clues. g_free () what they return; it ends with a newline. */
char *copy_table_markdown (const Document *document);
char *copy_table_latex    (const Document *document);

/* A frame with the candidates of each cell: its centre marks, or what its peers leave. Values above 9 are letters. The document has a
 * topology. */
char *copy_table_marks    (const Document *document);
