/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-deduction-json.h"

#include "explain-deduction.h"
#include "formats/json-line.h"

void
explain_deduction_json (int number, const Deduction *deduction, const Position *before, GString *text)
{
  g_autoptr (GString) words = g_string_new (NULL);

  json_line_open (text, NULL, '{');
  json_line_number (text, "number", number);
  json_line_string (text, "technique", deduction->technique->id);
  explain_deduction_placed (deduction, words);
  json_line_words (text, "placed", words->str);
  g_string_truncate (words, 0);
  explain_deduction_struck (deduction, words);
  json_line_words (text, "struck", words->str);
  g_string_truncate (words, 0);
  explain_deduction_equation (deduction, before, words);
  json_line_string (text, "equation", words->str);
  json_line_close (text, '}');
}
