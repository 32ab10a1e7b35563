/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-convert.c — from any format that can be read to any that can be written. */
#include <stdio.h>
#include <string.h>

#include "command.h"

static const Format *
format_option (const char *option, const char *id, unsigned flag)
{
  const Format *format = format_find (id);
  g_autoptr(GString) known = g_string_new (NULL);

  if (format && format->flags & flag)
    return format;

  for (int i = 0; formats[i]; i++)
    if (formats[i]->flags & flag)
      g_string_append_printf (known, "%s%s", known->len ? ", " : "", formats[i]->id);
  command_usage ("%s: there is no format “%s”; known are %s", option, id, known->str);
  return NULL;
}

static void
say_losses (const Input *input, const Record *record, const Format *format)
{
  static const struct { unsigned bit; const char *name; } parts[] = {
    { HOLDS_ENTRIES, "entries" }, { HOLDS_MARKS | HOLDS_BOTH_MARKS, "marks" }, { HOLDS_COLOURS, "colours" },
    { HOLDS_HISTORY, "history" }, { HOLDS_ABOUT, "title and notes" }, { HOLDS_TIMELINE, "timeline" },
    { HOLDS_TIME, "time" }, { HOLDS_TECHNIQUE, "technique" },
    { HOLDS_RATING | HOLDS_SCALES, "rating" },
  };
  unsigned lost = format_loses (format, record->document);
  g_autoptr(GString) names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (lost & parts[i].bit)
      g_string_append_printf (names, "%s%s", names->len ? ", " : "", parts[i].name);
  if (names->len == 0)
    return;
  fflush (stdout);
  fprintf (stderr, "%s:%u:0: note: the format “%s” does not hold %s\n", input_name (input), record->line, format->id,
           names->str);
}

static bool
convert_record (const Input *input, const Record *record, const Format *to, int *written)
{
  g_autoptr(GString) text = g_string_new (*written > 0 ? "\n" : NULL);     /* what heads a text is written once */
  gsize start = text->len;

  if (!record->document)
    {
      if (to->flags & FORMAT_BY_LINE)
        command_put_line ("error");
      return true;
    }
  if (*written > 0 && !(to->flags & FORMAT_COLLECTION))
    {
      fflush (stdout);
      fprintf (stderr, "%s:%u:0: the format “%s” holds one puzzle only; the others are left out\n", input_name (input),
               record->line, to->id);
      return false;
    }

  say_losses (input, record, to);
  to->write (record->document, text);
  fputs (text->str + start, stdout);
  if (text->len > start && text->str[text->len - 1] != '\n')
    putchar ('\n');
  ++*written;
  return true;
}

static int
convert_all (Input *input, const Format *to)
{
  Record record = { 0 };
  int written = 0;
  bool whole = true;

  while (whole && !command_output_failed () && input_next (input, &record))
    {
      whole = convert_record (input, &record, to, &written);
      record_clear (&record);
    }

  whole = whole && !input_failed (input);
  input_close (input);
  return whole ? COMMAND_DONE : COMMAND_FAILED;
}

int
command_convert (int argc, char *argv[])
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, "Read this format only (default: told from the content)", "ID" },
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, "Write this format", "ID" },
    { NULL }
  };
  const Format *reader = NULL, *writer;
  Input *input;

  if (!command_parse_options (&argc, &argv, "[FILE|-]", entries))
    return COMMAND_USAGE;
  if (argc > 2)
    return command_usage ("convert takes one FILE");
  if (!to)
    return command_usage ("convert needs --to ID");
  if (from && !(reader = format_option ("--from", from, FORMAT_READS)))
    return COMMAND_USAGE;
  if (!(writer = format_option ("--to", to, FORMAT_WRITES)))
    return COMMAND_USAGE;

  input = input_open (argc > 1 ? argv[1] : NULL, reader);
  return input ? convert_all (input, writer) : COMMAND_FAILED;
}
