/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "constraint.h"

#include <string.h>

int
constraint_kind_from_id (const char *id)
{
  for (int i = 0; i < n_constraint_kinds; i++)
    if (strcmp (constraint_kinds[i].id, id) == 0)
      return i;
  return -1;
}

char
constraint_part_shape (const ConstraintKind *kind, int part)
{
  const char *letter = kind->shape;

  for (; part > 0; part--)
    {
      if (letter[1] == '+')
        break;
      if (!letter[1])
        return 0;
      letter += 2;
    }
  return *letter;
}

int
constraint_n_parts (const ConstraintKind *kind)
{
  int n = 0;

  for (const char *letter = kind->shape; *letter; letter++)
    n += *letter != '|' && *letter != '+';
  return n;
}

bool
constraint_is_cage (int kind)
{
  static const char *const cages[] = { "cage", "add", "subtract", "multiply", "divide" };
  bool found = false;

  for (size_t i = 0; kind >= 0 && i < sizeof cages / sizeof *cages; i++)
    found |= strcmp (cages[i], constraint_kinds[kind].id) == 0;
  return found;
}
