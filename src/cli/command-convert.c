/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-convert.c — from any format that can be read to any that can be written.
 *
 * What is written is puzzles and nothing else: a record that is none is said on stderr, and so is what the other format does
 * not hold, or has a place for and does not get. */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "output.h"

typedef struct {
  const Format *from, *to;             /* from NULL: told from the content */
  Output       *output;
  int           written;
  bool          left_out;              /* a board that to does not hold */
} Converting;

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

static char *
name_parts (unsigned bits)
{
  static const struct { unsigned bits; const char *name; } parts[] = {
    { HOLDS_ENTRIES, "entries" }, { HOLDS_MARKS | HOLDS_BOTH_MARKS, "marks" }, { HOLDS_COLOURS, "colours" },
    { HOLDS_HISTORY, "history" }, { HOLDS_ABOUT, "title and notes" }, { HOLDS_TIMELINE, "timeline" },
    { HOLDS_TIME, "time" }, { HOLDS_TECHNIQUE, "technique" }, { HOLDS_RATING | HOLDS_SCALES, "rating" },
    { WANTS_RATING, "rating" }, { WANTS_SOLUTION, "only solution" },
    { WANTS_ROOM, "room for a ninth clue of one digit" },
  };
  GString *names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (bits & parts[i].bits)
      g_string_append_printf (names, "%s%s", names->len ? ", " : "", parts[i].name);
  return g_string_free (names, FALSE);
}

static void
say_losses (const Input *input, const Record *record, const Format *format)
{
  unsigned loses = format_loses (format, record->document), lacks = format_lacks (format, record->document);
  g_autofree char *lost = loses ? name_parts (loses) : NULL;
  g_autofree char *lacking = lacks ? name_parts (lacks) : NULL;

  if (lost)
    command_note ("%s:%u:0: note: the format “%s” does not hold %s", input_name (input), record->line, format->id, lost);
  if (lacking)
    command_note ("%s:%u:0: note: there is no %s, so it is left out", input_name (input), record->line, lacking);
}

static void
say_obstacle (const Input *input, const Record *record, const Format *format)
{
  g_autofree char *obstacle = format_board_obstacle (format, record->document);

  fflush (stdout);
  fprintf (stderr, "%s:%u:0: the format “%s” does not hold this board: %s\n", input_name (input), record->line, format->id,
           obstacle);
}

/* False: nothing behind it will be written either. */
static bool
convert_record (const Input *input, const Record *record, Converting *converting)
{
  g_autoptr(GString) text = g_string_new (converting->written > 0 ? "\n" : NULL);     /* what heads a text is written once */
  gsize start = text->len;
  const Format *to = converting->to;

  if (!record->document)
    return true;
  if (converting->written > 0 && !(to->flags & FORMAT_COLLECTION))
    {
      fflush (stdout);
      fprintf (stderr, "%s:%u:0: the format “%s” holds one puzzle only; the others are left out\n", input_name (input),
               record->line, to->id);
      return false;
    }

  if (!format_holds_board (to, record->document))
    {
      say_obstacle (input, record, to);
      converting->left_out = true;
      return true;
    }
  say_losses (input, record, to);
  to->write (record->document, text);
  if (text->len > start && text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  output_write (converting->output, text->str + start, text->len - start);
  converting->written++;
  return true;
}

static int
convert_all (Input *input, void *user)
{
  Converting *converting = user;
  Record record = { 0 };
  bool whole = true;

  input_take_any_board (input);
  while (whole && !command_output_failed () && input_next (input, &record))
    {
      whole = convert_record (input, &record, converting);
      record_clear (&record);
    }

  whole = whole && !converting->left_out && !input_failed (input);
  input_close (input);
  return whole ? COMMAND_DONE : COMMAND_FAILED;
}

/* What --to says, or else the name of the file that is written. NULL: said why. */
static const Format *
choose_writer (const char *to, const char *output)
{
  const Format *format;

  if (to)
    return format_option ("--to", to, FORMAT_WRITES);
  if (!output)
    {
      command_usage ("convert needs --to ID, or --output FILE with the extension of a format");
      return NULL;
    }
  format = format_for_name (output);
  if (!format)
    command_usage ("--output %s: no format that is written has this extension; --to ID chooses one", output);
  return format;
}

int
command_convert (int argc, char *argv[])
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *name = NULL;
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, "Read this format only (default: told from the content)", "ID" },
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, "Write this format (default: that of FILE’s extension)", "ID" },
    OUTPUT_OPTION (&name),
    { NULL }
  };
  Converting converting = { 0 };
  int status;

  if (!command_parse_options (&argc, &argv, "[FILE|-]…", entries))
    return COMMAND_USAGE;
  if (from && !(converting.from = format_option ("--from", from, FORMAT_READS)))
    return COMMAND_USAGE;
  if (!(converting.to = choose_writer (to, name)))
    return COMMAND_USAGE;
  if (!(converting.output = output_open (name)))
    return COMMAND_FAILED;

  status = command_each_input (argc, argv, converting.from, convert_all, &converting);
  if (converting.written > 0 && converting.to->end)
    output_write (converting.output, converting.to->end, strlen (converting.to->end));
  return command_worse (status, output_close (converting.output, converting.written > 0) ? COMMAND_DONE : COMMAND_FAILED);
}
