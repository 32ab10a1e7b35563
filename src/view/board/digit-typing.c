/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "digit-typing.h"

bool
digit_typing_joins (const DigitTyping  *typing,
                    const BoardCommand *figure,
                    int                 n,
                    int64_t             now)
{
  const BoardCommand *first = &typing->first;

  return digit_typing_waits (typing) && now < typing->until && 10 * first->digit + figure->digit <= n
         && first->forced == figure->forced && (!first->forced || first->mode == figure->mode);
}

bool
digit_typing_take (DigitTyping  *typing,
                   BoardCommand *figure,
                   int           n,
                   int64_t       now)
{
  if (digit_typing_joins (typing, figure, n, now))
    figure->digit += 10 * digit_typing_end (typing).digit;
  else if (figure->digit && 10 * figure->digit <= n)
    {
      typing->first = *figure;
      typing->until = now + DIGIT_TYPING_MS * INT64_C (1000);
      return false;
    }
  return true;
}

BoardCommand
digit_typing_end (DigitTyping *typing)
{
  BoardCommand first = typing->first;

  *typing = (DigitTyping) { 0 };
  return first;
}
