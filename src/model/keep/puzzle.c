/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "puzzle.h"

#include <string.h>

#include "formats/document-limits.h"

struct _SetdokuPuzzle
{
  GObject     parent_instance;

  PuzzleFacts facts;
  char       *others, *rest;       /* what a later version says of it, and behind that; NULL: nothing */
};

G_DEFINE_FINAL_TYPE (SetdokuPuzzle, setdoku_puzzle, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

enum { FIELD_CELLS, FIELD_RATING, FIELD_TECHNIQUE, FIELD_ADDED, FIELD_TITLE, FIELD_OWNER, N_FIELDS };

/* Between tags as they are typed, in every language. */
enum { NAME_MAX_BYTES = 120, TAG_SEPARATOR = ',' };

static const char *const states[] = {
  [PUZZLE_UNRATED] = "-", [PUZZLE_IMPOSSIBLE] = "impossible", [PUZZLE_AMBIGUOUS] = "ambiguous", [PUZZLE_BEYOND] = "beyond",
};

static void
setdoku_puzzle_finalize (GObject *object)
{
  SetdokuPuzzle *self = SETDOKU_PUZZLE (object);

  g_free (self->facts.title);
  g_free (self->facts.set);
  g_strfreev (self->facts.tags);
  g_free (self->others);
  g_free (self->rest);
  G_OBJECT_CLASS (setdoku_puzzle_parent_class)->finalize (object);
}

static void
setdoku_puzzle_class_init (SetdokuPuzzleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_puzzle_finalize;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_PUZZLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_puzzle_init (SetdokuPuzzle *self)
{
  self->facts.best = -1;
}

static void
set_board (SetdokuPuzzle *self, const Board *board)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      self->facts.cells[cell] = board->digit[cell] ? (char) ('0' + board->digit[cell]) : '.';
      self->facts.n_clues += board->digit[cell] != 0;
    }
}

SetdokuPuzzle *
setdoku_puzzle_new (const Document *document)
{
  SetdokuPuzzle *self = g_object_new (SETDOKU_TYPE_PUZZLE, NULL);
  const DocumentRating *rating = &document->rating;
  Board board;

  document_get_board (document, &board);
  set_board (self, &board);
  self->facts.title = g_strdup (document->title);
  if (rating->scale == SCALE_SE && rating->er > 0)
    {
      self->facts.state = PUZZLE_RATED;
      self->facts.er = rating->er;
      self->facts.ep = rating->ep;
      self->facts.ed = rating->ed;
    }
  return self;
}

/* Lines. */

static bool
is_cells (const char *text)
{
  return strlen (text) == N_CELLS && strspn (text, "123456789.") == N_CELLS;
}

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
puzzle_clean_name (const char *name)
{
  g_autofree char *clean = g_utf8_make_valid (name, -1);

  without_controls (clean);
  g_strstrip (clean);
  text_cut (&clean, NAME_MAX_BYTES);
  return *clean ? g_steal_pointer (&clean) : NULL;
}

static void
add_tag (PuzzleFacts *facts, const char *tag)
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
    add_tag (&self->facts, name);
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
  Board board;

  if (n == 0 || !is_cells (fields[FIELD_CELLS]))
    return NULL;
  board_parse (&board, fields[FIELD_CELLS]);
  self = g_object_new (SETDOKU_TYPE_PUZZLE, NULL);
  facts = &self->facts;
  set_board (self, &board);
  if ((n > FIELD_RATING && !take_rating (facts, fields[FIELD_RATING]))
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

/* What is known. */

const PuzzleFacts *
setdoku_puzzle_get_facts (SetdokuPuzzle *self)
{
  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), NULL);
  return &self->facts;
}

void
setdoku_puzzle_get_board (SetdokuPuzzle *self, Board *board)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self));
  board_parse (board, self->facts.cells);
}

Document *
setdoku_puzzle_to_document (SetdokuPuzzle *self)
{
  Document *document = document_new ();
  const PuzzleFacts *facts;
  Board board;

  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), document);
  facts = &self->facts;
  setdoku_puzzle_get_board (self, &board);
  document_set_board (document, &board);
  document->title = g_strdup (facts->title);
  if (facts->state == PUZZLE_RATED)
    document->rating = (DocumentRating) { SCALE_SE, facts->er, facts->ep, facts->ed };
  return document;
}

const RatingLevel *
setdoku_puzzle_get_level (SetdokuPuzzle *self)
{
  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), NULL);
  return self->facts.state == PUZZLE_RATED ? rating_level_of (self->facts.er) : NULL;
}

void
setdoku_puzzle_set_rating (SetdokuPuzzle *self, PuzzleState state, const Rate *rate)
{
  PuzzleFacts *facts;

  g_return_if_fail (SETDOKU_IS_PUZZLE (self) && (state != PUZZLE_RATED || rate));
  facts = &self->facts;
  facts->state = state;
  facts->er = state == PUZZLE_RATED ? rate_tenths (rate->er) : 0;
  facts->ep = state == PUZZLE_RATED ? rate_tenths (rate->ep) : 0;
  facts->ed = state == PUZZLE_RATED ? rate_tenths (rate->ed) : 0;
  facts->technique = state == PUZZLE_RATED ? rate->hardest : RATE_NOTHING;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_puzzle_set_added (SetdokuPuzzle *self, int64_t added)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self));
  self->facts.added = added;
}

void
setdoku_puzzle_set_solved (SetdokuPuzzle *self, bool solved, int64_t best)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self));
  if (self->facts.solved == solved && self->facts.best == best)
    return;
  self->facts.solved = solved;
  self->facts.best = best;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_puzzle_set_star (SetdokuPuzzle *self, bool star)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self));
  self->facts.star = star;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_puzzle_set_set (SetdokuPuzzle *self, const char *set)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self));
  g_free (self->facts.set);
  self->facts.set = set ? puzzle_clean_name (set) : NULL;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_puzzle_set_tags (SetdokuPuzzle *self, const char *tags)
{
  static const char separators[] = { TAG_SEPARATOR, '\0' };
  g_auto(GStrv) names = NULL;

  g_return_if_fail (SETDOKU_IS_PUZZLE (self) && tags);
  g_clear_pointer (&self->facts.tags, g_strfreev);
  names = g_strsplit_set (tags, separators, -1);
  for (int i = 0; names[i]; i++)
    {
      g_autofree char *name = puzzle_clean_name (names[i]);

      if (name)
        add_tag (&self->facts, name);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

bool
setdoku_puzzle_has_owner (SetdokuPuzzle *self)
{
  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), false);
  return self->facts.star || self->facts.set || self->facts.tags || self->others;
}

void
setdoku_puzzle_take_owner (SetdokuPuzzle *self, SetdokuPuzzle *other)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self) && self != other);
  g_free (self->facts.set);
  g_strfreev (self->facts.tags);
  g_free (self->others);
  self->facts.star = other && other->facts.star;
  self->facts.set = other ? g_strdup (other->facts.set) : NULL;
  self->facts.tags = other ? g_strdupv (other->facts.tags) : NULL;
  self->others = other ? g_strdup (other->others) : NULL;
  g_signal_emit (self, signals[CHANGED], 0);
}

char *
setdoku_puzzle_dup_tags (SetdokuPuzzle *self)
{
  static const char separator[] = { TAG_SEPARATOR, ' ', '\0' };
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), g_string_free (text, FALSE));
  for (int i = 0; self->facts.tags && self->facts.tags[i]; i++)
    g_string_append_printf (g_string_append (text, i ? separator : ""), "%s", self->facts.tags[i]);
  return g_string_free (text, FALSE);
}

bool
setdoku_puzzle_has_tag (SetdokuPuzzle *self, const char *tag)
{
  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self) && tag, false);
  return self->facts.tags && g_strv_contains ((const char *const *) self->facts.tags, tag);
}
