/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* memory.h — room for the techniques, which tells whether there was enough.
 *
 * A routine that gets no memory finds less. Then a dearer technique would take its place, and the puzzle would seem harder than
 * it is: so nothing that comes of it may be believed. All techniques ask for memory here, and technique_search () tells its
 * caller by finds->out_of_memory. Free it with free (). */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* NULL: there is none, and that is noted for this thread. */
void *logic_malloc  (size_t size);
void *logic_calloc  (size_t n, size_t size);
void *logic_realloc (void *memory, size_t size);

/* Whether there was too little on this thread since this was asked last. */
bool  logic_ran_out (void);
