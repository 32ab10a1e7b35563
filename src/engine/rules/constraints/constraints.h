/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* constraints.h — what each row of constraint_kinds[] builds a topology by. Each returns FAULT_NONE or what is wrong, with
 * the cells that are meant in build->fault. */
#pragma once

#include "engine/rules/topology-private.h"

enum { STEP_UP, STEP_NOT_DOWN, STEP_WHISPER };
enum { DOT_WHITE, DOT_BLACK, DOT_X, DOT_V, DOT_DIFFERENCE, DOT_RATIO, DOT_SUM, DOT_LESS };
enum { MATH_ADD, MATH_SUB, MATH_MUL, MATH_DIV };

/* arithmetic.c */
FaultKind build_math         (Build *build, const Constraint *constraint, int operation);

/* sums.c */
FaultKind build_cage         (Build *build, const Constraint *constraint, int unused);
FaultKind build_sum_group    (Build *build, const Constraint *constraint, int unused);
FaultKind build_arrow        (Build *build, const Constraint *constraint, int unused);
FaultKind build_double_arrow (Build *build, const Constraint *constraint, int unused);
FaultKind build_zipper       (Build *build, const Constraint *constraint, int unused);
FaultKind build_region_sum   (Build *build, const Constraint *constraint, int unused);
FaultKind build_sum_line     (Build *build, const Constraint *constraint, int unused);
FaultKind build_equal_sum    (Build *build, const Constraint *constraint, int unused);

/* lines.c */
FaultKind build_steps        (Build *build, const Constraint *constraint, int step);
FaultKind build_renban       (Build *build, const Constraint *constraint, int unused);
FaultKind build_palindrome   (Build *build, const Constraint *constraint, int unused);
FaultKind build_ends         (Build *build, const Constraint *constraint, int scan);
FaultKind build_classes      (Build *build, const Constraint *constraint, int unused);
FaultKind build_clone        (Build *build, const Constraint *constraint, int unused);

/* pairs.c */
FaultKind build_dot          (Build *build, const Constraint *constraint, int dot);
FaultKind build_negative     (Build *build, const Constraint *constraint, int unused);

/* outside.c */
FaultKind build_outside      (Build *build, const Constraint *constraint, int scan);

/* cells.c */
FaultKind build_extra        (Build *build, const Constraint *constraint, int unused);
FaultKind build_quad         (Build *build, const Constraint *constraint, int unused);
FaultKind build_parity       (Build *build, const Constraint *constraint, int parity);
FaultKind build_extreme      (Build *build, const Constraint *constraint, int direction);
FaultKind build_cell_values  (Build *build, const Constraint *constraint, int unused);
FaultKind build_index        (Build *build, const Constraint *constraint, int line);
