/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "method-set.h"

#include <stdio.h>
#include <string.h>

#include "ladder.h"
#include "engine/core/words.h"

/* A naked pair within an intersection has a name and a row of its own, and an intersection works both ways. */
const Method seed_methods[N_SEED_METHODS] = {
  { "ns", N_("Naked single"), { "naked-single" } },
  { "hs", N_("Hidden single"), { "hidden-single" } },
  { "np", N_("Naked pair"), { "locked-pair", "naked-pair" } },
  { "ir", N_("Intersection removal"), { "pointing", "claiming" } },
  { "xw", N_("X-wing"), { "x-wing" } },
  { "yw", N_("Y-wing"), { "xy-wing" } },
};

TechniqueSet
method_set_all (void)
{
  TechniqueSet all = { 0 };

  for (const char *const *id = ladder_profiles[0].techniques; *id; id++)
    {
      const Technique *technique = technique_find (*id);

      if (technique->family != FAMILY_LAST_RESORT)
        technique_set_add (&all, technique);
    }
  return all;
}

TechniqueSet
method_set_of (const Method *method)
{
  TechniqueSet set = { 0 };

  for (int i = 0; i < 2 && method->techniques[i]; i++)
    technique_set_add (&set, technique_find (method->techniques[i]));
  return set;
}

int
method_set_count (const TechniqueSet *set)
{
  int n = technique_set_count (set);

  for (int i = 0; i < N_SEED_METHODS; i++)
    {
      TechniqueSet method = method_set_of (&seed_methods[i]);

      if (technique_set_contains (set, &method))
        n -= technique_set_count (&method) - 1;
    }
  return n;
}

TechniqueSet
method_set_usual (void)
{
  TechniqueSet set = { 0 };

  for (int i = 0; i < N_SEED_METHODS; i++)
    {
      TechniqueSet method = method_set_of (&seed_methods[i]);

      set = technique_set_union (&set, &method);
    }
  return set;
}

/* What one word stands for; the empty set: nothing. */
static TechniqueSet
method_set_of_word (const char *word)
{
  TechniqueSet     set = { 0 }, all = method_set_all ();
  const Technique *technique = technique_find (word);

  if (strcmp (word, "all") == 0)
    return all;
  for (int i = 0; i < N_SEED_METHODS; i++)
    if (strcmp (word, seed_methods[i].id) == 0)
      return method_set_of (&seed_methods[i]);
  if (technique && strcmp (technique->id, word) == 0 && technique_set_has (&all, technique))
    technique_set_add (&set, technique);
  return set;
}

bool
method_set_parse (const char *text, TechniqueSet *set)
{
  TechniqueSet parsed = { 0 };
  char         word[64];

  for (;;)
    {
      size_t       length = strcspn (text, ",");
      bool         away = *text == '-';
      TechniqueSet part;

      if (length >= sizeof word)
        return false;
      memcpy (word, text + away, length - away);
      word[length - away] = '\0';
      part = method_set_of_word (word);
      if (technique_set_is_empty (&part))
        return false;
      parsed = away ? technique_set_without (&parsed, &part) : technique_set_union (&parsed, &part);
      if (text[length] == '\0')
        break;
      text += length + 1;
    }

  if (technique_set_is_empty (&parsed))
    return false;
  *set = parsed;
  return true;
}

static void
append (const char *before, const char *word, char *text, size_t size, size_t *length)
{
  size_t room = *length < size ? size - *length : 0;

  *length += (size_t) snprintf (room ? text + *length : NULL, room, "%s%s%s", *length ? "," : "", before, word);
}

size_t
method_set_format (const TechniqueSet *set, char *text, size_t size)
{
  TechniqueSet all = method_set_all (), rest = *set;
  bool         most = technique_set_count (set) > technique_set_count (&all) / 2;
  size_t       length = 0;

  if (size)
    text[0] = '\0';
  if (most)
    {
      append ("", "all", text, size, &length);
      rest = technique_set_without (&all, set);
    }
  for (int i = 0; i < N_SEED_METHODS; i++)
    {
      TechniqueSet method = method_set_of (&seed_methods[i]);

      if (!technique_set_contains (&rest, &method))
        continue;
      append (most ? "-" : "", seed_methods[i].id, text, size, &length);
      rest = technique_set_without (&rest, &method);
    }
  for (const Technique *technique = techniques; technique->id; technique++)
    if (technique_set_has (&rest, technique))
      append (most ? "-" : "", technique->id, text, size, &length);

  return length;
}
