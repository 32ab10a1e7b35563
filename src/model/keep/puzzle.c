/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "puzzle-private.h"

#include <string.h>

#include "formats/reader-limits.h"

G_DEFINE_FINAL_TYPE (SetdokuPuzzle, setdoku_puzzle, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

static void
setdoku_puzzle_finalize (GObject *object)
{
  SetdokuPuzzle *self = SETDOKU_PUZZLE (object);

  g_free (self->facts.cells);
  g_free (self->facts.title);
  g_free (self->facts.set);
  g_strfreev (self->facts.tags);
  g_free (self->facts.note);
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

SetdokuPuzzle *
setdoku_puzzle_new (const Document *document)
{
  SetdokuPuzzle *self = g_object_new (SETDOKU_TYPE_PUZZLE, NULL);
  const DocumentRating *rating = &document->rating;

  puzzle_take_clues (self, document);
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

/* What is known. */

const PuzzleFacts *
setdoku_puzzle_get_facts (SetdokuPuzzle *self)
{
  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), NULL);
  return &self->facts;
}

const RatingLevel *
setdoku_puzzle_get_level (SetdokuPuzzle *self)
{
  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), NULL);
  return self->facts.state == PUZZLE_RATED ? rating_level_of (self->facts.er) : NULL;
}

void
setdoku_puzzle_know (SetdokuPuzzle *self, PuzzleState state, int er, int ep, int ed, int technique)
{
  PuzzleFacts *facts;

  g_return_if_fail (SETDOKU_IS_PUZZLE (self));
  facts = &self->facts;
  facts->state = state;
  facts->er = er;
  facts->ep = ep;
  facts->ed = ed;
  facts->technique = technique;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_puzzle_set_rating (SetdokuPuzzle *self, PuzzleState state, const Rate *rate)
{
  bool rated = state == PUZZLE_RATED;

  g_return_if_fail (!rated || rate);
  setdoku_puzzle_know (self, state, rated ? rate_tenths (rate->er) : 0, rated ? rate_tenths (rate->ep) : 0,
                       rated ? rate_tenths (rate->ed) : 0, rated ? rate->hardest : RATE_NOTHING);
}

void
setdoku_puzzle_set_place (SetdokuPuzzle *self, unsigned place)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self));
  self->facts.place = place;
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
        puzzle_add_tag (&self->facts, name);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

bool
setdoku_puzzle_has_owner (SetdokuPuzzle *self)
{
  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), false);
  return self->facts.star || self->facts.set || self->facts.tags || self->facts.note || self->others
         || (self->facts.solved && !self->facts.classic);       /* of others statistics know nothing */
}

void
setdoku_puzzle_set_note (SetdokuPuzzle *self, const char *note)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self) && note);
  g_free (self->facts.note);
  self->facts.note = puzzle_clean (note, PUZZLE_NOTE_MAX);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_puzzle_take_owner (SetdokuPuzzle *self, SetdokuPuzzle *other)
{
  g_return_if_fail (SETDOKU_IS_PUZZLE (self) && self != other);
  g_free (self->facts.set);
  g_strfreev (self->facts.tags);
  g_free (self->facts.note);
  g_free (self->others);
  self->facts.star = other && other->facts.star;
  self->facts.set = other ? g_strdup (other->facts.set) : NULL;
  self->facts.tags = other ? g_strdupv (other->facts.tags) : NULL;
  self->facts.note = other ? g_strdup (other->facts.note) : NULL;
  self->others = other ? g_strdup (other->others) : NULL;
  if (!self->facts.classic)
    {
      self->facts.solved = other && other->facts.solved;
      self->facts.best = self->facts.solved ? other->facts.best : -1;
    }
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
