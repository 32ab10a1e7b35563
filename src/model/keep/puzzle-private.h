/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-private.h — what the puzzle (puzzle.c) and its line (puzzle-line.c) share. */
#pragma once

#include "puzzle.h"

struct _SetdokuPuzzle
{
  GObject     parent_instance;

  PuzzleFacts facts;
  char       *others, *rest;       /* what a later version says of it, and behind that; NULL: nothing */
};

/* Between tags as they are typed, in every language. */
enum { TAG_SEPARATOR = ',' };

/* puzzle-board.c */
void puzzle_take_clues (SetdokuPuzzle *self, const Document *document);
bool puzzle_read_clues (SetdokuPuzzle *self, const char *cells);     /* false: they are none, and nothing is done */

/* puzzle-line.c */
char *puzzle_clean (const char *text, unsigned most);                /* of one line and so many bytes; NULL: nothing is left */
void  puzzle_add_tag (PuzzleFacts *facts, const char *tag);          /* each once */
