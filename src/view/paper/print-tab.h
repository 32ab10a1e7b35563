/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-tab.h — our tab in GTK's print dialog: the rows of the Print window that mean something for what is printed, but for the
 * paper, which the dialog asks for itself. A tab is a value of widgets that the dialog owns. */
#pragma once

#include "print-choice.h"

typedef struct { GtkWidget *control[N_PRINT_ROWS]; } PrintTab;         /* NULL: there is no such row */

/* rows: bits. (transfer floating) */
GtkWidget  *print_tab_build (PrintTab *tab, unsigned rows, const PrintChoice *choice);
/* What is chosen in it; the rows that it has not stay. To be called while it is there. */
void        print_tab_read  (const PrintTab *tab, PrintChoice *choice);
