/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "generate-any.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "formats/blocks.h"
#include "formats/json-line.h"
#include "interrupt.h"
#include "model/job/bulk.h"
#include "model/make/any-recipe.h"
#include "whole-lines.h"

/* --- The wish ------------------------------------------------------------------------------------------------------ */

static bool
get_shape (const AnyWishOptions *options, AnyShape *shape)
{
  switch (any_shape_read (options->shape, shape))
    {
    case SHAPE_UNKNOWN:
      command_usage ("--shape %s: expected a size as 6x6, or one of “list shapes”, with a size behind it or without",
                     options->shape);
      return false;
    case SHAPE_SIZE:
      command_usage ("--shape %s: boards of 2 to %d values can be made, several grids of 9, tiny-samurai of 4", options->shape,
                     RULES_LINE_MAX);
      return false;
    case SHAPE_NO_BOXES:
      command_usage ("--shape %s: no boxes divide a board of that size; jigsaw and latin need none", options->shape);
      return false;
    case SHAPE_OK:
      break;
    }
  return true;
}

static bool
get_extras (const AnyWishOptions *options, AnyShape *shape)
{
  g_auto(GStrv) ids = g_strsplit (options->extras ? options->extras : "", ",", -1);

  for (int i = 0; ids[i]; i++)
    if (!any_shape_add (shape, ids[i]))
      {
        g_autoptr(GString) known = g_string_new ("cages, thermometers");

        for (int extra = 0; extra < N_EXTRAS; extra++)
          g_string_append_printf (known, ", %s", extra_ids[extra]);
        command_usage ("--extras: there is no “%s”; there are %s", ids[i], known->str);
        return false;
      }
  return true;
}

static bool
get_level (const char *id, int *level)
{
  *level = ANY_LEVEL_ANY;
  for (int i = 0; id && i < N_ANY_LEVELS; i++)
    if (strcmp (any_level_ids[i], id) == 0)
      *level = i;
  if (id && *level == ANY_LEVEL_ANY)
    command_usage ("--level %s: expected easy, medium, hard, unfair or extreme", id);
  return !id || *level != ANY_LEVEL_ANY;
}

/* "30..32", or "30" */
static bool
get_clues (const char *text, AnyWish *wish)
{
  g_auto(GStrv) ends = g_strsplit (text ? text : "", "..", 2);
  int n = (int) g_strv_length (ends);
  guint64 min = 0, max = 0;

  if (text
      && (!g_ascii_string_to_unsigned (ends[0], 10, 0, RULES_CELLS_MAX, &min, NULL)
          || !g_ascii_string_to_unsigned (ends[n - 1], 10, MAX (min, 1), RULES_CELLS_MAX, &max, NULL)))
    {
      command_usage ("--clues %s: expected a range, as 28..32, or a number", text);
      return false;
    }
  wish->clues_min = (int) min;
  wish->clues_max = (int) max;
  return true;
}

/* What can be known of the rules before anything is drawn. */
static bool
check_rules (const AnyWishOptions *options, const AnyWish *wish)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  RulesFault fault;
  Topology *topology;

  any_shape_rules (&wish->shape, rules);
  if (wish->shape.drawn & DRAW_REGIONS)                /* without the boxes that they are drawn from */
    rules->box_rows = rules->box_columns = 0;
  topology = topology_new (rules, &fault);
  topology_unref (topology);
  if (!topology && fault.kind == FAULT_EXTRA)
    command_usage ("--shape %s: %s has no place on that board", options->shape, extra_ids[fault.number]);
  else if (!topology)
    command_usage ("--shape %s: there is no such board", options->shape);
  return topology;
}

bool
any_wish_get (const AnyWishOptions *options, AnyWish *wish)
{
  *wish = (AnyWish) { .symmetry = symmetry_find (options->symmetry ? options->symmetry : "none"), .minimal = options->minimal };
  if (!wish->symmetry)
    {
      command_usage ("--symmetry: there is no “%s”; see “list symmetries”", options->symmetry);
      return false;
    }
  return get_shape (options, &wish->shape) && get_extras (options, &wish->shape) && get_level (options->level, &wish->level)
         && get_clues (options->clues, wish) && check_rules (options, wish);
}

/* --- The run ------------------------------------------------------------------------------------------------------- */

typedef struct {
  AnyMake        make;
  AnyMakeOutcome outcome;
  char          *text;               /* owned; NULL: there is no such board */
} AnyBlock;

typedef struct {
  const AnyWish *wish;
  AnyRun         run;
  bool           tells;              /* someone looks at stderr */
  atomic_uint_fast64_t n_made, n_tries;
  atomic_int_fast64_t  told;         /* monotonic µs */
} AnyMaking;

enum { TELL = 250 * 1000 };          /* µs from one line of progress to the next */

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  AnyBlock *block = memory;
  AnyMaking *making = user;

  if (making->run.next == making->run.end)
    return false;
  any_make_start (&block->make, making->wish, making->run.seed, making->run.next++);
  return true;
}

/* One line that is written over and over, by whichever thread comes first. */
static void
tell (AnyMaking *making)
{
  int_fast64_t now = g_get_monotonic_time (), told = atomic_load (&making->told);

  if (making->tells && now - told >= TELL && atomic_compare_exchange_strong (&making->told, &told, now))
    fprintf (stderr, "\r%" G_GUINT64_FORMAT " made, %" G_GUINT64_FORMAT " tries ", (guint64) atomic_load (&making->n_made),
             (guint64) atomic_load (&making->n_tries));
}

/* Up to so many tries, telling between them. */
static AnyMakeOutcome
run (AnyMake *make, AnyMaking *making, const Stop *stop, AnyMade *made)
{
  AnyMakeOutcome outcome = ANY_MAKE_TRYING;

  while (outcome == ANY_MAKE_TRYING && make->n_tries < making->run.tries)
    {
      outcome = any_make_run (make, 1, stop, made);
      atomic_fetch_add (&making->n_tries, 1);
      tell (making);
    }
  atomic_fetch_add (&making->n_made, outcome == ANY_MAKE_DONE);
  return outcome;
}

static char *
write_board (const Block *block, int level)
{
  g_autoptr(GString) line = NULL;
  g_autofree char *text = block_write (block), *givens = NULL, *solution = NULL;
  int n = rules_n_cells (&block->rules);

  if (!command_json ())
    return g_strconcat (text, "\n", NULL);
  givens = g_new0 (char, n + 1);
  solution = g_new0 (char, n + 1);
  for (int cell = 0; cell < n; cell++)
    {
      char none = rules_has_cell (&block->rules, cell) ? '.' : '-';

      givens[cell] = block->givens[cell] ? value_character (block->givens[cell]) : none;
      solution[cell] = block->solution[cell] ? value_character (block->solution[cell]) : none;
    }
  line = g_string_new (NULL);
  json_line_open (line, NULL, '{');
  json_line_string (line, "id", block->text[BLOCK_ID]);
  json_line_string (line, "title", block->text[BLOCK_TITLE]);
  json_line_string (line, "givens", givens);
  json_line_string (line, "solution", solution);
  if (level != ANY_LEVEL_ANY)
    json_line_string (line, "level", any_level_ids[level]);
  json_line_string (line, "block", text);
  json_line_end (line);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static bool
is_stopped (void *bulk)
{
  return bulk_stopped (bulk);
}

static void
work (void *memory, const Bulk *bulk, void *user)
{
  AnyBlock *one = memory;
  AnyMaking *making = user;
  Stop stop = { is_stopped, (void *) bulk };
  g_autofree AnyMade *made = g_new (AnyMade, 1);

  g_clear_pointer (&one->text, g_free);
  one->outcome = run (&one->make, making, &stop, made);
  if (one->outcome == ANY_MAKE_DONE)
    {
      g_autoptr(Block) block = block_of_rules (made->topology->rules);

      block->text[BLOCK_ID] = g_strdup_printf ("%" G_GUINT64_FORMAT "-%" G_GUINT64_FORMAT, one->make.seed, one->make.index);
      block->text[BLOCK_TITLE] = any_recipe_title (making->wish, true);
      block->text[BLOCK_SOLUTIONS] = g_strdup ("1");
      if (making->wish->level != ANY_LEVEL_ANY)
        block->text[BLOCK_NOTE] = g_strdup_printf ("level %s", any_level_ids[making->wish->level]);
      memcpy (block->givens, made->givens, sizeof block->givens);
      memcpy (block->solution, made->solution, sizeof block->solution);
      block->has_solution = true;
      one->text = write_board (block, making->wish->level);
      topology_unref (made->topology);
    }
}

static void
clear (void *memory)
{
  g_free (((AnyBlock *) memory)->text);
}

static void
say_missing (const AnyBlock *block, const AnyRun *run)
{
  if (block->outcome == ANY_MAKE_NEVER)
    fprintf (stderr, "number %" G_GUINT64_FORMAT ": no grid obeys these rules\n", block->make.index);
  else if (block->outcome == ANY_MAKE_FAULT)
    fprintf (stderr, "number %" G_GUINT64_FORMAT ": these rules are too much for a board\n", block->make.index);
  else if (block->outcome == ANY_MAKE_NO_MEMORY)
    fprintf (stderr, "number %" G_GUINT64_FORMAT ": memory is short\n", block->make.index);
  else
    fprintf (stderr, "number %" G_GUINT64_FORMAT ": no such puzzle in %" G_GUINT64_FORMAT " tries\n", block->make.index,
             run->tries);
}

int
generate_any (const AnyWish *wish, const AnyRun *run)
{
  static const BulkKind kind = { .block_size = sizeof (AnyBlock), .fill = fill, .work = work, .clear = clear };
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  AnyMaking making = { .wish = wish, .run = *run, .tells = isatty (STDERR_FILENO) };
  bool failed = false, written = true;
  AnyBlock *block;
  Bulk *bulk;

  interrupt_watch (cancellable);
  bulk = bulk_new (&kind, &making, run->n_jobs, cancellable);
  while (written && (block = bulk_next (bulk)))
    if (block->text)
      written = whole_lines_write (block->text, strlen (block->text));
    else
      {
        say_missing (block, run);
        failed = true;
        if (block->outcome == ANY_MAKE_NEVER)
          break;
      }
  if (!written)
    fprintf (stderr, "%s: %s: %s\n", g_get_prgname (), _("the output could not be written"), g_strerror (errno));
  bulk_free (bulk);
  if (making.tells)
    fputs ("\r                                        \r", stderr);
  fflush (stdout);
  interrupt_end ();
  return failed || !written ? COMMAND_FAILED : COMMAND_DONE;
}
