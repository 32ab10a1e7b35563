/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-field.h — whom compare compares, and on which puzzles: read from the command line and from the files, of the classic
 * board or of boards of any shape. */
#pragma once

#include "formats/format.h"
#include "model/race/survey.h"

typedef struct {
  bool         any;                          /* boards of any shape, or … */
  const Format *format;                      /* … what the text of others is written as; NULL: as it is */
  Trace        entrants[ENTRANTS_MAX];
  char        *texts[ENTRANTS_MAX];          /* owned */
  unsigned     n;
  int          width;                        /* of the longest text */
  const char  *file;                         /* what is left over: the puzzles; NULL: standard input */
} Field;

/* field->any and format are set, all else zero. What is no strategy may be the file, if it comes last. False: said why. */
bool field_read  (Field *field, int argc, char *argv[], bool takes_file);
void field_clear (Field *field);

/* Sends the survey on its way over all puzzles of the file. False: it cannot be read, and that has been said. *failed: some of it
 * could not be read, or is a board that one of them cannot search: it is left out, and was said. */
bool field_start (const Field *field, SetdokuSurvey *survey, uint64_t cap, int n_jobs, bool *failed);

/* The board of the file that is called name; NULL: the first. Its topology is to be let go of. *id is to be g_free ()d. False:
 * said why, *status is the exit status. */
bool field_read_one (const Field *field, const char *name, Trace *puzzle, char **id, int *status);
