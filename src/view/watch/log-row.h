/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* log-row.h — one line of the log as a label: the playhead's mark, number, kind, place and reason in columns. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/event-log.h"

typedef struct {
  const Topology *topology;        /* of the board; NULL: the classic one */
  const LogLine *line;
  uint64_t       number;           /* of the line, from 0 */
  int            digits;           /* that the event's number is filled up to */
  bool           current;          /* the playhead stands here */
  bool           selected;
  bool           waits;            /* there is such a line, but it was not read yet */
} LogRow;

GtkWidget     *log_row_new    (void);
void           log_row_show   (GtkLabel *row, const LogRow *look);

int            log_row_digits (uint64_t largest);                    /* of the largest number, 3 at least */
/* Owned: columns that hold whatever may stand in them. large: rows and columns of the board may have two digits. */
PangoTabArray *log_row_tabs   (GtkWidget *row, int digits, gboolean large);
