/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "compare.h"
#include "engine/logic/method-set.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"

enum { SEED_DEFAULT = 1 };

/* From the search that looks ahead least to the one that guesses least; then other ways to do the same. */
static const EntrantPreset classic_presets[] = {
  { "ascending", N_("In order"), N_("Left to right, smallest digit first"), "ascending" },
  { "random", N_("Random digits"), N_("In order too, but each cell’s digits are drawn by lot"), "random" },
  { "linear-none", N_("Reading order"), N_("A cell is looked at when its turn comes"),
    "explore:cell=linear,inference=none" },
  { "linear-forward", N_("Reading order, forward"), N_("Each digit is struck from the cells around it"),
    "explore:cell=linear,inference=forward" },
  { "mrv-forward", N_("Fewest candidates"), N_("The cell with the fewest choices (MRV)"),
    "explore:cell=mrv,inference=forward" },
  { "mrv-degree-forward", N_("Fewest, most neighbours"), N_("Ties go to the busiest cell"),
    "explore:inference=forward" },
  { "dlx", N_("Dancing links"), N_("Exact cover: the cell or the digit with the fewest ways left"), "dlx" },
  { "norvig", N_("Norvig"), N_("Strike and follow up at once, then guess among the fewest choices"), "norvig" },
  { "singles", N_("Explore"), N_("Singles first, then the cell with the fewest choices"), "explore" },
  { "singles-copy", N_("Explore, with copies"), N_("The board is copied before each guess"), "explore:undo=copy" },
  { "singles-recursive", N_("Explore, recursive"), N_("A function that calls itself"), "explore:control=recursive" },
  { "sets+guess", N_("Sets, then a guess"),
    N_("Unions and differences; where they end, the cell with the fewest choices"), "sets+guess" },
  { "sets", N_("Set deductions"), N_("Unions and differences, without any guess"), "sets" },
  { "logic", N_("Techniques"), N_("What a person could see, the easiest first"), "logic" },
  { NULL }
};

static const EntrantPreset any_presets[] = {
  { "any-order", N_("In order"), N_("Left to right, smallest digit first"), "any-order" },
  { "any-linear-forward", N_("Reading order, forward"), N_("Each digit is struck from the cells around it"),
    "any-explore:cell=linear,inference=forward" },
  { "any-mrv-forward", N_("Fewest candidates"), N_("The cell with the fewest choices (MRV)"),
    "any-explore:cell=mrv,inference=forward" },
  { "any-mrv-degree-forward", N_("Fewest, most neighbours"), N_("Ties go to the busiest cell"),
    "any-explore:inference=forward" },
  { "any-dlx", N_("Dancing links"), N_("Exact cover: the cell or the digit with the fewest ways left"), "any-dlx" },
  { "any-singles", N_("Explore"), N_("Singles first, then the cell with the fewest choices"), "any-explore" },
  { "any-sets", N_("Set deductions"), N_("Unions and differences, without any guess"), "any-sets" },
  { NULL }
};

const EntrantPreset *
entrant_presets (bool any)
{
  return any ? any_presets : classic_presets;
}

const char *const *
entrants_first (bool any)
{
  static const char *const classic[] = { "ascending", "mrv-forward", "mrv-degree-forward", "singles", NULL };
  static const char *const others[] = { "any-order", "any-mrv-forward", "any-dlx", "any-sets", "any-singles", NULL };

  return any ? others : classic;
}

static const EntrantPreset *
find_in (const EntrantPreset *preset, const char *id)
{
  while (preset->id && strcmp (preset->id, id) != 0)
    preset++;
  return preset->id ? preset : NULL;
}

const EntrantPreset *
entrant_preset_find (const char *id)
{
  const EntrantPreset *preset = find_in (classic_presets, id);

  return preset ? preset : find_in (any_presets, id);
}

void
entrant_from_preset (Trace *entrant, const EntrantPreset *preset)
{
  bool parsed = entrant_parse (preset->text, entrant, NULL);

  g_assert (parsed);
}

const EntrantPreset *
entrant_preset_of (const Trace *entrant)
{
  for (const EntrantPreset *preset = entrant_presets (entrant->strategy->any); preset->id; preset++)
    {
      Trace other;

      entrant_from_preset (&other, preset);
      if (trace_searches_alike (entrant, &other))
        return preset;
    }

  return NULL;
}

/* Text */

static bool
put_seed (Trace *entrant, const char *value, GError **error)
{
  guint64 seed;

  if (g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, &seed, NULL))
    {
      entrant->seed = seed;
      return true;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _("“%s” is no seed: a number of at most 20 digits is expected."), value);
  return false;
}

static bool
put_switch (Trace *entrant, const char *key, const char *value, GError **error)
{
  if (strcmp (key, "seed") == 0 && entrant->strategy->seeded)
    return put_seed (entrant, value, error);

  switch (search_options_set (&entrant->options, entrant->strategy->switches, key, value))
    {
    case OPTION_OK:
      return true;
    case OPTION_UNKNOWN_KEY:
    case OPTION_NOT_HERE:
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   /* Translators: the first is a way to search */
                   _("The strategy “%s” has no switch “%s”."), entrant->strategy->id, key);
      return false;
    case OPTION_BAD_VALUE:
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("“%s” is no value of “%s”."), value, key);
      return false;
    }
  return false;
}

/* "key=value,key=value"; the value of methods goes to the end of the text. */
static bool
put_switches (Trace *entrant, const char *text, GError **error)
{
  while (*text)
    {
      gsize n_key = strcspn (text, "=,");
      g_autofree char *key = g_strndup (text, n_key);
      g_autofree char *value = NULL;
      gsize n_value;

      if (text[n_key] != '=')
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("“%s” has no value."), key);
          return false;
        }
      text += n_key + 1;
      n_value = strcmp (key, search_switches[SWITCH_METHODS].key) == 0 ? strlen (text) : strcspn (text, ",");
      value = g_strndup (text, n_value);
      text += n_value;
      if (!put_switch (entrant, key, value, error))
        return false;
      if (*text == ',')
        text++;
    }

  return true;
}

bool
entrant_parse (const char *text, Trace *entrant, GError **error)
{
  const EntrantPreset *preset = entrant_preset_find (text);
  const char *source = preset ? preset->text : text;
  const char *colon = strchr (source, ':');
  g_autofree char *id = g_strndup (source, colon ? (gsize) (colon - source) : strlen (source));
  Trace parsed = { .strategy = strategy_find (id), .seed = SEED_DEFAULT };

  if (!parsed.strategy)
    parsed.strategy = any_strategy_find (id);

  if (!parsed.strategy)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("There is no strategy “%s”."), id);
      return false;
    }
  parsed.options = parsed.strategy->defaults;
  if (colon && !put_switches (&parsed, colon + 1, error))
    return false;

  *entrant = parsed;
  return true;
}

/* Only of those that have one, as in entrant_parse (). */
static bool
has_own_seed (const Trace *entrant)
{
  return entrant->strategy->seeded && entrant->seed != SEED_DEFAULT;
}

static bool
differs (const Trace *entrant, SwitchId id)
{
  return entrant->strategy->switches >> id & 1
         && !search_options_same (&entrant->options, &entrant->strategy->defaults, id);
}

static void
append_switch (GString *text, const Trace *entrant, SwitchId id)
{
  char pair[SEARCH_OPTIONS_TEXT_SIZE];

  search_options_format (&entrant->options, 1u << id, pair, sizeof pair);
  g_string_append_printf (text, "%c%s", strchr (text->str, ':') ? ',' : ':', pair);
}

char *
entrant_format (const Trace *entrant)
{
  GString *text = g_string_new (entrant->strategy->id);

  for (int id = 0; id < N_SWITCHES; id++)
    if (search_switches[id].kind != SWITCH_SET && differs (entrant, (SwitchId) id))
      append_switch (text, entrant, (SwitchId) id);
  if (has_own_seed (entrant))
    g_string_append_printf (text, "%cseed=%" G_GUINT64_FORMAT, strchr (text->str, ':') ? ',' : ':', entrant->seed);
  for (int id = 0; id < N_SWITCHES; id++)
    if (search_switches[id].kind == SWITCH_SET && differs (entrant, (SwitchId) id))
      append_switch (text, entrant, (SwitchId) id);

  return g_string_free (text, FALSE);
}

/* Words */

char *
entrant_name (const Trace *entrant)
{
  const EntrantPreset *preset = entrant_preset_of (entrant);
  const char *name = preset ? _(preset->name) : _(entrant->strategy->name);

  /* Translators: a strategy, some of whose guesses are the viewer's */
  return entrant->steering.n ? g_strdup_printf (_("%s, another way"), name) : g_strdup (name);
}

/* What a switch is set to: "Forward checking". */
static char *
describe_switch (const Trace *entrant, SwitchId id)
{
  const SearchSwitch *row = &search_switches[id];
  char pair[SEARCH_OPTIONS_TEXT_SIZE];

  if (row->kind == SWITCH_SET)
    {
      TechniqueSet methods = search_options_get_methods (&entrant->options);
      int n = method_set_count (&methods);

      return g_strdup_printf (ngettext ("%d method", "%d methods", n), n);
    }
  if (row->kind == SWITCH_CHOICE)
    for (const SwitchValue *value = row->values; value->id; value++)
      if (value->value == search_options_get (&entrant->options, id))
        return g_strdup (_(value->name));

  search_options_format (&entrant->options, 1u << id, pair, sizeof pair);
  return g_strdup_printf ("%s %s", _(row->name), strchr (pair, '=') + 1);
}

static char *
say_cell (gconstpointer columns, int cell, const char *form)
{
  return explain_cell_of (*(const int *) columns, cell, form);
}

/* The last guess that was the viewer's. */
static char *
describe_steering (const Trace *entrant)
{
  const Steer *last = &entrant->steering.at[entrant->steering.n - 1];
  int columns = entrant->topology ? entrant->topology->columns : 9;
  g_autofree char *event = g_strdup_printf ("%" G_GUINT64_FORMAT, last->step + 1);

  return explain_say (_("{digit} in {cell} by hand, event {event}"),
                      SAY_OWN ("digit", g_strdup_printf ("%c", value_character (last->digit))),
                      SAY_BY ("cell", say_cell, &columns, last->cell), SAY_TEXT ("event", event));
}

char *
entrant_describe (const Trace *entrant)
{
  const EntrantPreset *preset = entrant_preset_of (entrant);
  GPtrArray *facts;

  if (entrant->steering.n)
    return describe_steering (entrant);
  if (preset)
    return g_strdup (_(preset->description));

  facts = explain_list_new ();

  for (int id = 0; id < N_SWITCHES; id++)
    if (differs (entrant, (SwitchId) id))
      g_ptr_array_add (facts, describe_switch (entrant, (SwitchId) id));
  if (has_own_seed (entrant))
    {
      g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, entrant->seed);

      /* Translators: the number that a search with chance starts from */
      g_ptr_array_add (facts, g_strdup_printf (_("Seed %s"), seed));
    }

  if (facts->len == 0)
    g_ptr_array_add (facts, g_strdup (_(entrant->strategy->description)));
  return explain_join (facts, LIST_FACTS);
}
