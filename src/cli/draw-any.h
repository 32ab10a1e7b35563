/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* draw-any.h — boards of any shape as pictures: their rules, their clues, and on wish their solution or what the clues leave. */
#pragma once

#include "picture/board-picture.h"

typedef struct {
  BoardPicture board;                  /* but for its scene and caption */
  PictureKind  kind;
  double       scale;
  const char  *output, *text;          /* NULL: standard output; the caption that the file says */
  bool         solution, candidates, caption;
  unsigned     n;                      /* boards so far; 0 at first */
} AnyDrawing;

/* Each board of each FILE of the arguments. Of several the n-th goes into NAME-n.EXTENSION. Returns the exit status. */
int draw_any (int argc, char *argv[], AnyDrawing *drawing);
