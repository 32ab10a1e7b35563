/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* list-topics.h — tables of what there is to name: for “list”, the manual and the completion of command lines. */
#pragma once

#include <glib.h>

typedef struct {
  const char *id, *fields;           /* "ID CODE NAME": of a line, with a tabulator between each two; the first is the id */
  void      (*list) (GString *text); /* appends the lines, each with its end */
} ListTopic;

extern const ListTopic list_topics[];        /* ends with id NULL */
