/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "constraints.h"

const char *const constraint_words[N_CONSTRAINT_WORDS] = {
  [WORD_KROPKI] = "kropki", [WORD_WHITE] = "white", [WORD_BLACK] = "black", [WORD_XV] = "xv", [WORD_X] = "x", [WORD_V] = "v",
};

const ConstraintKind constraint_kinds[] = {
  { "cage", "m|u", build_cage, 0 },
  { "sum", "n|c", build_sum_group, 0 },
  { "add", "n|u", build_math, MATH_ADD },
  { "subtract", "n|u", build_math, MATH_SUB },
  { "multiply", "n|u", build_math, MATH_MUL },
  { "divide", "n|u", build_math, MATH_DIV },
  { "littlekiller", "n|c", build_sum_group, 0 },
  { "extra", "u", build_extra, 0 },
  { "arrow", "c|c", build_arrow, 0 },
  { "doublearrow", "c", build_double_arrow, 0 },
  { "zipper", "c", build_zipper, 0 },
  { "regionsum", "c", build_region_sum, 0 },
  { "sumline", "n|c", build_sum_line, 0 },
  { "equalsum", "c+", build_equal_sum, 0 },
  { "thermo", "u", build_steps, STEP_UP },
  { "slowthermo", "c", build_steps, STEP_NOT_DOWN },
  { "whisper", "n|c", build_steps, STEP_WHISPER },
  { "renban", "u", build_renban, 0 },
  { "palindrome", "c", build_palindrome, 0 },
  { "between", "c", build_ends, SCAN_BETWEEN },
  { "lockout", "n|c", build_ends, SCAN_LOCKOUT },
  { "modular", "n|c", build_classes, 0 },
  { "entropic", "c", build_classes, 0 },
  { "clone", "c+", build_clone, 0 },
  { "white", "a", build_dot, DOT_WHITE },
  { "black", "a", build_dot, DOT_BLACK },
  { "x", "a", build_dot, DOT_X },
  { "v", "a", build_dot, DOT_V },
  { "diff", "n|a", build_dot, DOT_DIFFERENCE },
  { "ratio", "n|a", build_dot, DOT_RATIO },
  { "pairsum", "n|a", build_dot, DOT_SUM },
  { "less", "a", build_dot, DOT_LESS },
  { "negative", "w", build_negative, 0 },
  { "sandwich", "l|n", build_outside, SCAN_SANDWICH },
  { "xsum", "s|n", build_outside, SCAN_X_SUM },
  { "skyscraper", "s|n", build_outside, SCAN_SKYSCRAPER },
  { "numberedroom", "s|n", build_outside, SCAN_ROOM },
  { "quad", "d|q", build_quad, 0 },
  { "odd", "c", build_parity, 1 },
  { "even", "c", build_parity, 0 },
  { "min", "c", build_extreme, -1 },
  { "max", "c", build_extreme, 1 },
  { "candidates", "o|d", build_cell_values, 0 },
  { "colindex", "c", build_index, LINE_COLUMN },
  { "rowindex", "c", build_index, 0 },
};

const int n_constraint_kinds = (int) (sizeof constraint_kinds / sizeof *constraint_kinds);
