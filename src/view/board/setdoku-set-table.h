/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-set-table.h — sets of digits as rows of nine fixed slots: the face of the program (UX §7).
 *
 * A member is a chip, a digit that is missing a dot, so unions and differences are read down the
 * columns by eye. Heights follow the font. Many operands fold: the first three, how many more, the last.
 *
 * To a screen reader it is its name, and its lines in words are its description. It has the focus as a whole; the arrow keys
 * then point at a line or a digit as the pointer does, and Return clicks the digit.
 *
 * Signals: "row-hovered" (int row of the explanation; −1: none), "digit-hovered" (int digit; 0: none),
 *          "digit-clicked" (int digit). */
#pragma once

#include <gtk/gtk.h>

#include "model/explain/explain.h"

#define SETDOKU_TYPE_SET_TABLE (setdoku_set_table_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSetTable, setdoku_set_table, SETDOKU, SET_TABLE, GtkWidget)

/* explanation: what it needs is copied. NULL empties the table and keeps its height. */
void setdoku_set_table_set_explanation (SetdokuSetTable *self, const Explanation *explanation);

/* Lines as near to each other as can be read, where there is little height. */
void setdoku_set_table_set_tight       (SetdokuSetTable *self, gboolean tight);

/* In less width than the slots need beside their labels these stand above them. */
void setdoku_set_table_set_breaking    (SetdokuSetTable *self, gboolean breaking);

/* Its height never becomes less than that of a usual explanation: what stands below does not jump. */
void setdoku_set_table_set_steady      (SetdokuSetTable *self, gboolean steady);

/* The lines appear one after the other, 140 ms apart or nearer, all of them within so many ms, > 0. A new explanation
 * is there at once. */
void setdoku_set_table_appear          (SetdokuSetTable *self, int ms);
int  setdoku_set_table_get_n_shown     (SetdokuSetTable *self);              /* of them, now */

int  setdoku_set_table_get_n_lines     (SetdokuSetTable *self);              /* drawn, after folding */
int  setdoku_set_table_get_line_row    (SetdokuSetTable *self, int line);    /* row of the explanation; −1: "n more" */

/* All of its lines are said, if it has the focus: whoever is there has to hear that they are others. */
void setdoku_set_table_say             (SetdokuSetTable *self);

/* What is at a point, in the widget's coordinates. digit: 0 where there is no chip. */
void setdoku_set_table_pick            (SetdokuSetTable *self, double x, double y, int *row, int *digit);
