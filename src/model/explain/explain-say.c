/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-say.h"

#include <string.h>

#include "explain-words.h"

static int isolates;

void
explain_set_isolates (bool on)
{
  g_atomic_int_set (&isolates, on);
}

char *
explain_isolate (char *text)
{
  g_autofree char *plain = text;

  if (text == NULL || !g_atomic_int_get (&isolates))
    return g_steal_pointer (&plain);
  return g_strconcat ("\u2066", plain, "\u2069", NULL);
}

/* "r5c6" is the same everywhere; an isolated one begins with no letter. */
static bool
begins_with_symbol (const char *text)
{
  return text[0] == 'r' && g_ascii_isdigit (text[1]) && text[2] == 'c';
}

char *
explain_capitalize (char *text)
{
  g_autofree char *plain = text, *first = NULL;

  if (*text == '\0' || begins_with_symbol (text))
    return g_steal_pointer (&plain);
  first = g_utf8_strup (plain, g_utf8_next_char (plain) - plain);
  return g_strconcat (first, g_utf8_next_char (plain), NULL);
}

char *
explain_noun_form (const char *noun, const char *form)
{
  size_t      length = form ? strlen (form) : 0;
  const char *end = strchr (noun, '|');

  for (const char *at = end; form && at; at = strchr (at + 1, '|'))
    if (strncmp (at + 1, form, length) == 0 && at[1 + length] == '=')
      {
        const char *words = at + length + 2, *stop = strchr (words, '|');

        return g_strndup (words, stop ? (gsize) (stop - words) : strlen (words));
      }
  return g_strndup (noun, end ? (gsize) (end - noun) : strlen (noun));
}

static char *
words_of (const Blank *blank, const char *form)
{
  switch (blank->kind)
    {
    case BLANK_TEXT:
      return g_strdup (blank->text);
    case BLANK_OWN:
      return blank->own;
    case BLANK_NUMBER:
      return g_strdup_printf ("%d", blank->number);
    case BLANK_COUNT:
      return explain_count (blank->count);
    case BLANK_CELL:
      return explain_cell_form (blank->number, form);
    case BLANK_PLACE:
      return explain_place_form (blank->number, form);
    case BLANK_CELLS:
      return explain_cell_list_form (blank->cells, form);
    case BLANK_HOUSE:
      return explain_house_form (blank->number, form);
    case BLANK_HOUSES:
      return explain_house_list_form (blank->houses, form);
    case BLANK_DIGITS:
      return explain_digit_list (blank->digits);
    case BLANK_CHOICES:
      return explain_digits (blank->digits);
    case BLANK_VALUES:
      return explain_value_list (blank->digits, LIST_ALL);
    case BLANK_VALUE_CHOICES:
      return explain_value_list (blank->digits, LIST_ANY);
    case BLANK_BY:
      return blank->by.say (blank->by.about, blank->by.which, form);
    }
  g_return_val_if_reached (g_strdup (""));
}

static bool
is_hebrew (gunichar letter)
{
  return letter >= 0x05d0 && letter <= 0x05ea;
}

/* A prefix stands before what is no Hebrew word with a maqaf, “ב־r5c6”, and before one without, “בשורה 5”: a translator writes
 * the maqaf, and here it goes. Other words keep theirs. */
static void
drop_maqaf (GString *text, const char *words)
{
  static const char maqaf[] = "\u05be", prefixes[] = "ובהלכמש";
  const char *at;

  if (!g_str_has_suffix (text->str, maqaf) || !is_hebrew (g_utf8_get_char (words)))
    return;
  at = text->str + text->len - strlen (maqaf);
  for (const char *back = at; back > text->str && is_hebrew (g_utf8_get_char (back = g_utf8_prev_char (back)));)
    if (!g_utf8_strchr (prefixes, -1, g_utf8_get_char (back)))
      return;
  g_string_truncate (text, text->len - strlen (maqaf));
}

/* Between the braces: a name, and a form after a colon where one is asked for. */
static void
append_blank (GString *text, const char *open, gsize length, bool (*find) (const char *, Blank *, gconstpointer),
              gconstpointer data)
{
  g_autofree char *name = g_strndup (open, length), *words = NULL;
  char *form = strchr (name, ':');
  bool  capital = g_ascii_isupper (name[0]);
  Blank blank = { .kind = BLANK_TEXT };

  if (form)
    *form++ = '\0';
  name[0] = g_ascii_tolower (name[0]);
  if (!find (name, &blank, data))
    {
      g_warning ("No blank “%s” in this sentence", name);
      return;
    }
  words = words_of (&blank, form);
  if (capital)
    words = explain_capitalize (g_steal_pointer (&words));
  if (words)
    {
      drop_maqaf (text, words);
      g_string_append (text, words);
    }
}

static bool
runs_from_right (gunichar letter)
{
  return (letter >= 0x0590 && letter <= 0x08ff) || (letter >= 0xfb1d && letter <= 0xfdff)
         || (letter >= 0xfe70 && letter <= 0xfefc);
}

static gunichar
first_letter (const char *text)
{
  while (*text && !g_unichar_isalpha (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return g_utf8_get_char (text);
}

/* A line takes its direction from its first letter, and Pango looks for it within isolates, too: what a translator wrote from right
 * to left says so by U+200F where what went into it comes first, as in “r5c6: …” or “A4, …”. */
static void
begin_from_right (GString *text, const char *sentence)
{
  bool from_right = false;

  if (!g_atomic_int_get (&isolates) || runs_from_right (first_letter (text->str)))
    return;
  for (; *sentence && !from_right; sentence = g_utf8_next_char (sentence))
    from_right = runs_from_right (g_utf8_get_char (sentence));
  if (from_right)
    g_string_prepend (text, "\u200f");
}

char *
explain_fill_by (const char *sentence, bool (*find) (const char *name, Blank *blank, gconstpointer data), gconstpointer data)
{
  GString    *text = g_string_sized_new (strlen (sentence) + 32);
  const char *rest = sentence, *open, *close;

  while ((open = strchr (rest, '{')) && (close = strchr (open, '}')))
    {
      g_string_append_len (text, rest, open - rest);
      append_blank (text, open + 1, (gsize) (close - open - 1), find, data);
      rest = close + 1;
    }
  g_string_append (text, rest);
  begin_from_right (text, sentence);

  return g_string_free (text, FALSE);
}

static bool
find_in_array (const char *name, Blank *blank, gconstpointer data)
{
  for (const Blank *one = data; one->name; one++)
    if (strcmp (one->name, name) == 0)
      {
        *blank = *one;
        return true;
      }
  return false;
}

char *
explain_fill (const char *sentence, const Blank *blanks)
{
  return explain_fill_by (sentence, find_in_array, blanks);
}
