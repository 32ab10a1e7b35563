/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "command.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "formats/text-visible.h"
#include "json-keys.h"
#include "note.h"

static gboolean json;

/* Set while a command is asked what it takes: nothing is parsed then, and the command ends as on wrong usage. */
static struct {
  void (*visit) (const CommandHelp *help, void *user);
  void  *user;
} asking;

void
command_visit (const Command *command, const char *topic, void (*visit) (const CommandHelp *help, void *user), void *user)
{
  char *argv[] = { (char *) command->id, (char *) topic, NULL };

  asking.visit = visit;
  asking.user = user;
  command->run (topic ? 2 : 1, argv);
  asking.visit = NULL;
}

bool
command_parse_options (int *argc, char ***argv, const char *arguments, const GOptionEntry *entries)
{
  return command_parse_described (argc, argv, arguments, entries, NULL);
}

bool
command_parse_described (int *argc, char ***argv, const char *arguments, const GOptionEntry *entries, const char *description)
{
  g_autofree char *name = g_strdup_printf ("%s %s", g_get_prgname (), (*argv)[0]);
  g_autofree char *before = g_strdup (g_get_prgname ());
  const GOptionEntry shared[] = {
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &note_quiet, "Say only what is wrong", NULL },
    { json_keys_of ((*argv)[0]) ? "json" : NULL, 0, 0, G_OPTION_ARG_NONE, &json, "Print JSON, an object a line: see list json",
      NULL },
    { NULL }
  };
  g_autoptr(GOptionContext) context = g_option_context_new (arguments);
  g_autoptr(GError) error = NULL;
  bool parsed;

  if (asking.visit)
    {
      asking.visit (&(CommandHelp) { arguments, description, entries, shared }, asking.user);
      return false;
    }
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_add_main_entries (context, shared, NULL);
  g_option_context_set_description (context, description);
  g_set_prgname (name);
  parsed = g_option_context_parse (context, argc, argv, &error);
  g_set_prgname (before);
  if (!parsed)
    command_usage ("%s", error->message);
  else if (*argc > 1 && strcmp ((*argv)[1], "--") == 0)
    {
      (*argv)[1] = (*argv)[0];         /* GOption leaves it before a puzzle that begins with a dash */
      ++*argv;
      --*argc;
    }

  return parsed;
}

void
command_say (const char *message)
{
  g_autofree char *shown = text_visible (message);

  fprintf (stderr, "%s: %s\n", g_get_prgname (), shown);
}

int
command_usage (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  command_say (message);

  return COMMAND_USAGE;
}

void
command_note (const char *format, ...)
{
  g_autofree char *note = NULL;
  va_list arguments;

  va_start (arguments, format);
  note = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  note_say (note);
}

int
command_no_memory (void)
{
  fflush (stdout);
  command_say ("memory is short");
  return COMMAND_FAILED;
}

char *
command_read_bytes (const char *name, gsize *length, GError **error)
{
  bool standard = !name || strcmp (name, "-") == 0;
  FILE *file = standard ? stdin : fopen (name, "re");
  g_autoptr(GString) bytes = g_string_new (NULL);
  char chunk[64 * 1024];
  size_t n;
  int code = file ? 0 : errno;

  while (file && bytes->len <= FORMAT_MAX_BYTES
         && (n = fread (chunk, 1, MIN (sizeof chunk, FORMAT_MAX_BYTES + 1 - bytes->len), file)) > 0)
    g_string_append_len (bytes, chunk, (gssize) n);
  if (file && ferror (file))
    code = errno;
  if (file && !standard)
    fclose (file);
  *length = bytes->len;
  if (!code)
    return g_string_free (g_steal_pointer (&bytes), FALSE);
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), g_strerror (code));
  return NULL;
}

int
command_worse (int status, int other)
{
  return status == COMMAND_FAILED || other == COMMAND_FAILED ? COMMAND_FAILED : MAX (status, other);
}

int
command_each_input (int argc, char *argv[], const Format *format, int (*run) (Input *input, void *user), void *user)
{
  int status = COMMAND_DONE;

  for (int i = 1; i < MAX (argc, 2) && !command_output_failed (); i++)
    {
      Input *input = input_open (argc > 1 ? argv[i] : NULL, format);

      status = command_worse (status, input ? run (input, user) : COMMAND_FAILED);
    }
  return status;
}

static const char *
known_strategies (const Strategy *const *table)
{
  static char text[256];

  text[0] = '\0';
  for (int i = 0; table[i]; i++)
    {
      g_strlcat (text, i ? ", " : "", sizeof text);
      g_strlcat (text, table[i]->id, sizeof text);
    }

  return text;
}

/* "cell=linear|mrv|mrv-degree" */
static void
append_switch (GString *text, const SearchSwitch *row)
{
  const char *separator = "=";
  gsize start = text->len;

  g_string_append_printf (text, "%s", row->key);
  if (row->kind != SWITCH_CHOICE)
    g_string_append (text, row->kind == SWITCH_NUMBER ? "=N" : "=T1,T2…");
  for (const SwitchValue *value = row->values; value->id; value++, separator = "|")
    g_string_append_printf (text, "%s%s", separator, value->id);
  g_string_append_printf (text, "%*s", MAX (2, 42 - (int) g_utf8_strlen (text->str + start, -1)), "");
}

char *
command_switch_help (const char *more)
{
  GString *text = g_string_new ("Switches for --set KEY=VALUE, and the strategies that have them:\n");

  for (int id = 0; id < N_SWITCHES; id++)
    {
      const char *separator = "";

      g_string_append (text, "  ");
      append_switch (text, &search_switches[id]);
      for (int i = 0; strategies[i]; i++)
        if (strategies[i]->switches >> id & 1)
          {
            g_string_append_printf (text, "%s%s", separator, strategies[i]->id);
            separator = ", ";
          }
      g_string_append_c (text, '\n');
    }
  if (more)
    g_string_append_printf (text, "\n%s", more);
  else
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

static bool
apply_setting (Trace *trace, const char *setting)
{
  const char *equals = strchr (setting, '=');
  g_autofree char *key = NULL;

  if (!equals)
    {
      command_usage ("--set %s: expected KEY=VALUE", setting);
      return false;
    }

  key = g_strndup (setting, (gsize) (equals - setting));
  switch (search_options_set (&trace->options, trace->strategy->switches, key, equals + 1))
    {
    case OPTION_OK:
      return true;
    case OPTION_UNKNOWN_KEY:
      command_usage ("--set %s: there is no switch “%s”", setting, key);
      return false;
    case OPTION_NOT_HERE:
      command_usage ("--set %s: the strategy “%s” has no switch “%s”", setting, trace->strategy->id, key);
      return false;
    case OPTION_BAD_VALUE:
      command_usage ("--set %s: “%s” is no value of “%s”", setting, equals + 1, key);
      return false;
    }

  return false;
}

bool
command_choose_search (Trace *trace, const Strategy *fallback, const char *id, char *const *settings, const char *seed)
{
  guint64 number = 1;

  trace->strategy = id ? strategy_find (id) : fallback;
  if (!trace->strategy)
    {
      command_usage ("there is no strategy “%s”; known are %s", id, known_strategies (strategies));
      return false;
    }

  if (seed && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &number, NULL))
    {
      command_usage ("--seed %s: expected a number from 0 to %" G_GUINT64_FORMAT, seed, G_MAXUINT64);
      return false;
    }

  trace->options = trace->strategy->defaults;
  trace->seed = number;
  for (int i = 0; settings && settings[i]; i++)
    if (!apply_setting (trace, settings[i]))
      return false;

  return true;
}

bool
command_choose_any (Trace *trace, const char *id, char *const *settings)
{
  trace->strategy = id ? any_strategy_find (id) : any_strategies[0];
  if (!trace->strategy)
    {
      command_usage ("there is no strategy “%s” for boards of any shape; known are %s", id, known_strategies (any_strategies));
      return false;
    }

  trace->options = trace->strategy->defaults;
  for (int i = 0; settings && settings[i]; i++)
    if (!apply_setting (trace, settings[i]))
      return false;

  return true;
}

/* The ids of all kernels, or of those that run here. */
static const char *
known_kernels (bool here)
{
  static char text[256];

  text[0] = '\0';
  for (int i = 0; count_kernels[i]; i++)
    if (!here || count_kernels[i]->runs_here ())
      {
        g_strlcat (text, text[0] ? ", " : "", sizeof text);
        g_strlcat (text, count_kernels[i]->id, sizeof text);
      }

  return text;
}

bool
command_choose_kernel (const char *id, const CountKernel **kernel)
{
  *kernel = id ? count_kernel_find (id) : NULL;
  if (id && !*kernel)
    {
      command_usage ("there is no kernel “%s”; known are %s", id, known_kernels (false));
      return false;
    }
  if (id && !(*kernel)->runs_here ())
    {
      command_usage ("the kernel “%s” does not run on this processor; here run %s", id, known_kernels (true));
      return false;
    }

  return true;
}

bool
command_read_puzzle (const char *argument, Board *board)
{
  Input *input = input_open (argument, NULL);
  Record record = { 0 };
  bool found = input && input_next (input, &record) && record.document != NULL;

  if (found)
    document_get_board (record.document, board);
  if (found && strcmp (argument, "-") != 0 && input_more (input))          /* a pipe may have more to come, or never */
    command_note ("%s:%u:0: note: only the first puzzle is taken", input_name (input), record.line);
  record_clear (&record);
  input_close (input);
  return found;
}

bool
command_json (void)
{
  return json;
}

void
command_put_line (const char *line)
{
  fputs (line, stdout);
  putc_unlocked ('\n', stdout);
}

bool
command_output_failed (void)
{
  return ferror (stdout) != 0;
}
