/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-hodoku.h — the parts of HoDoKu's notation. Used by the explain-hodoku files only. */
#pragma once

#include <glib.h>

#include "engine/logic/technique.h"

/* "47", with a separator "4,7"; "r37c4,r5c12" */
void    hodoku_append_digits    (GString *text, Digits digits, const char *separator);
void    hodoku_append_cells     (GString *text, CellSet cells);

/* The digits that are struck. The cells and the digit of a link's end. */
Digits  hodoku_struck           (const Deduction *deduction);
CellSet hodoku_node_cells       (const Deduction *deduction, int node);
int     hodoku_node_digit       (const Deduction *deduction, int node);

/* "1 r7c1 =1= r5c1 …", "3 3- r2c8 -5- r2c2 -3", "8/2 r4c1 -2- r8c1 …", "2/7 7= r5c5 =1= r2c5 … =1" */
void    hodoku_write_way        (const Deduction *deduction, GString *text);
void    hodoku_write_ends       (const Deduction *deduction, GString *text);
void    hodoku_write_pairs      (const Deduction *deduction, GString *text);
void    hodoku_write_loop       (const Deduction *deduction, GString *text);

/* "A=r24c4 {167}, B=r1348c5 {13567}, X=7, Z=6", "7- r4c13 {127} -5- r6c1 {57} -7", "[r4c4], -1- r7c4 {18}, …" */
void    hodoku_write_sets       (const Deduction *deduction, GString *text);
void    hodoku_write_set_chain  (const Deduction *deduction, GString *text);
void    hodoku_write_blossom    (const Deduction *deduction, GString *text);
