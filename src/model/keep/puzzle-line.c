/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-line.c — a puzzle of a collection as a line of text, see puzzle.h. */
#include "puzzle-private.h"

#include <string.h>

#include "formats/document-limits.h"

enum { FIELD_CELLS, FIELD_RATING, FIELD_TECHNIQUE, FIELD_ADDED, FIELD_TITLE, FIELD_OWNER, N_FIELDS };

static const char *const states[] = {
  [PUZZLE_UNRATED] = "-", [PUZZLE_IMPOSSIBLE] = "impossible", [PUZZLE_AMBIGUOUS] = "ambiguous", [PUZZLE_BEYOND] = "beyond",
};

/* "8.3" or "8", and the slash after it; 0: that is none. */
static int
take_tenths (char **text)
{
  int value = 0, digits = 0;

  for (; digits < 2 && g_ascii_isdigit (**text); digits++)
    value = 10 * value + *(*text)++ - '0';
  value *= 10;
  if (digits && **text == '.' && g_ascii_isdigit ((*text)[1]))
    {
      value += (*text)[1] - '0';
      *text += 2;
    }
  if (**text == '/')
    ++*text;
  return value;
}

/* False: that is no rating. */
static bool
take_rating (PuzzleFacts *facts, char *text)
{
  for (gsize state = 0; state < G_N_ELEMENTS (states); state++)
    if (g_strcmp0 (text, states[state]) == 0)
      {
        facts->state = (PuzzleState) state;
        return true;
      }
  facts->er = take_tenths (&text);
  facts->ep = take_tenths (&text);
  facts->ed = take_tenths (&text);
  facts->state = facts->er ? PUZZLE_RATED : PUZZLE_UNRATED;
  return facts->er && *text == '\0';
}

static void
take_technique (PuzzleFacts *facts, const char *text)
{
  for (int technique = 0; technique < N_RATE_TECHNIQUES; technique++)
    if (strcmp (rate_technique_id (technique), text) == 0)
      facts->technique = technique;
}

/* Titles are of one line, without tabs; what a file says does nothing where it is shown. */
static void
without_controls (char *text)
{
  for (; *text; text++)
    if (g_ascii_iscntrl (*text))
      *text = ' ';
}

/* What the owner says. */

char *
puzzle_clean (const char *text, unsigned most)
{
  g_autofree char *clean = g_utf8_make_valid (text, -1);

  without_controls (clean);
  g_strstrip (clean);
  text_cut (&clean, most);
  return *clean ? g_steal_pointer (&clean) : NULL;
}

char *
puzzle_clean_name (const char *name)
{
  return puzzle_clean (name, PUZZLE_NAME_MAX);
}

void
puzzle_add_tag (PuzzleFacts *facts, const char *tag)
{
  unsigned n = facts->tags ? g_strv_length (facts->tags) : 0;

  if (facts->tags && g_strv_contains ((const char *const *) facts->tags, tag))
    return;
  facts->tags = g_renew (char *, facts->tags, n + 2);
  facts->tags[n] = g_strdup (tag);
  facts->tags[n + 1] = NULL;
}

static void
take_word (SetdokuPuzzle *self, const char *word, const char *key, const char *value)
{
  g_autofree char *plain = g_uri_unescape_string (value, NULL), *name = plain ? puzzle_clean_name (plain) : NULL;

  if (strcmp (key, "star") == 0)
    self->facts.star = name && strcmp (name, "1") == 0;
  else if (strcmp (key, "set") == 0 && name && !self->facts.set)
    self->facts.set = g_steal_pointer (&name);
  else if (strcmp (key, "tag") == 0 && name)
    puzzle_add_tag (&self->facts, name);
  else if (strcmp (key, "solved") == 0 && name && !self->facts.classic)
    {
      self->facts.solved = true;
      self->facts.best = *name == '-' ? -1 : MAX (0, g_ascii_strtoll (name, NULL, 10));
    }
  else if (strcmp (key, "note") == 0 && name && !self->facts.note)
    self->facts.note = puzzle_clean (plain, PUZZLE_NOTE_MAX);
  else
    {
      char *others = self->others ? g_strconcat (self->others, ";", word, NULL) : g_strdup (word);

      g_free (self->others);
      self->others = g_strchomp (others);            /* it may come to stand last, where blanks are not read */
    }
}

/* False: that is none of ours. */
static bool
take_owner (SetdokuPuzzle *self, const char *text)
{
  g_auto(GStrv) words = g_strsplit (strcmp (text, "-") == 0 ? "" : text, ";", -1);

  for (int i = 0; words[i]; i++)
    {
      const char *equals = strchr (words[i], '=');
      g_autofree char *key = NULL;

      if (!equals || equals == words[i])
        return false;
      key = g_strndup (words[i], (gsize) (equals - words[i]));
      take_word (self, words[i], key, equals + 1);
    }
  return true;
}

static void
append_word (GString *text, gsize start, const char *key, const char *value)
{
  g_autofree char *escaped = g_uri_escape_string (value, " !\"#$&'()*+,/:<>?@[]^`{|}", TRUE);

  g_string_append_printf (text, "%s%s=%s", text->len > start ? ";" : "", key, escaped);
}

static void
append_owner (SetdokuPuzzle *self, GString *text)
{
  const PuzzleFacts *facts = &self->facts;
  gsize start;

  g_string_append_c (text, '\t');
  start = text->len;
  if (facts->star)
    append_word (text, start, "star", "1");
  if (facts->set)
    append_word (text, start, "set", facts->set);
  for (int i = 0; facts->tags && facts->tags[i]; i++)
    append_word (text, start, "tag", facts->tags[i]);
  if (facts->note)
    append_word (text, start, "note", facts->note);
  if (facts->solved && !facts->classic)
    g_string_append_printf (text, "%ssolved=%" G_GINT64_FORMAT, text->len > start ? ";" : "", MAX (facts->best, -1));
  if (self->others)
    g_string_append_printf (text, "%s%s", text->len > start ? ";" : "", self->others);
  if (text->len == start)
    g_string_append_c (text, '-');
  if (self->rest)
    g_string_append_printf (text, "\t%s", self->rest);
}

/* A title that is a dash, whatever blanks there are around, is written with a blank more in front: a dash alone is none. */
static bool
is_dash (const char *title)
{
  const char *dash = title + strspn (title, " ");

  return *dash == '-' && dash[1 + strspn (dash + 1, " ")] == '\0';
}

static SetdokuPuzzle *
parse_own (char **fields)
{
  unsigned n = g_strv_length (fields);
  SetdokuPuzzle *self;
  PuzzleFacts *facts;

  if (n == 0)
    return NULL;
  self = g_object_new (SETDOKU_TYPE_PUZZLE, NULL);
  facts = &self->facts;
  if (!puzzle_read_clues (self, fields[FIELD_CELLS])
      || (n > FIELD_RATING && !take_rating (facts, fields[FIELD_RATING]))
      || (n > FIELD_OWNER && !take_owner (self, fields[FIELD_OWNER])))
    {
      g_object_unref (self);
      return NULL;
    }
  if (n > FIELD_TECHNIQUE)
    take_technique (facts, fields[FIELD_TECHNIQUE]);
  if (n > FIELD_ADDED)
    facts->added = MAX (0, g_ascii_strtoll (fields[FIELD_ADDED], NULL, 10));
  if (n > FIELD_TITLE && strcmp (fields[FIELD_TITLE], "-") != 0)
    {
      const char *title = fields[FIELD_TITLE];

      facts->title = g_utf8_make_valid (*title == ' ' && is_dash (title) ? title + 1 : title, -1);
      text_cut (&facts->title, TEXT_LINE_MAX);
      without_controls (facts->title);
      if (!*g_strchomp (facts->title))
        g_clear_pointer (&facts->title, g_free);
    }
  if (n > N_FIELDS)
    self->rest = g_strdup (fields[N_FIELDS]);
  return self;
}

SetdokuPuzzle *
setdoku_puzzle_parse (const char *line, gsize length)
{
  g_autofree char *text = g_strndup (line, length);
  g_auto(GStrv) fields = g_strsplit (g_strchomp (text), "\t", N_FIELDS + 1);

  return parse_own (fields);
}

static void
append_title (GString *text, const char *title)
{
  gsize start = text->len;

  g_string_append (text, title && *title ? title : "-");
  without_controls (text->str + start);
  if (title && *title && is_dash (text->str + start))
    g_string_insert_c (text, (gssize) start, ' ');
}

void
setdoku_puzzle_append_line (SetdokuPuzzle *self, GString *text)
{
  const PuzzleFacts *facts = &self->facts;

  g_string_append_printf (text, "%s\t", facts->cells);
  if (facts->state == PUZZLE_RATED)
    g_string_append_printf (text, "%d.%d/%d.%d/%d.%d", facts->er / 10, facts->er % 10, facts->ep / 10, facts->ep % 10,
                            facts->ed / 10, facts->ed % 10);
  else
    g_string_append (text, states[facts->state]);
  g_string_append_printf (text, "\t%s\t%" G_GINT64_FORMAT "\t", facts->technique ? rate_technique_id (facts->technique) : "-",
                          facts->added);
  append_title (text, facts->title);
  if (setdoku_puzzle_has_owner (self) || self->rest)
    append_owner (self, text);
  g_string_append_c (text, '\n');
}
