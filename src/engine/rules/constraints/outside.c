/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* outside.c — what is written beside the board: sandwiches, X-sums, skyscrapers and numbered rooms. */
#include "constraints.h"

FaultKind
build_outside (Build *build, const Constraint *constraint, int scan)
{
  const uint16_t *line, *number;
  uint16_t cells[RULES_LINE_MAX];
  int n;

  build_part (build, constraint, 0, &line);
  build_part (build, constraint, 1, &number);
  n = build_line (build, *line, cells);
  if (n < build->rules->n && scan != SCAN_SKYSCRAPER)
    return FAULT_TOO_SHORT;
  if ((scan == SCAN_ROOM || scan == SCAN_SKYSCRAPER) && (*number < 1 || *number > build->rules->n))
    return FAULT_NUMBER;
  if (*number > build->rules->n * (build->rules->n + 1) / 2)
    return FAULT_NUMBER;
  build_scan (build, (ScanKind) scan, cells, n, *number);
  return FAULT_NONE;
}
