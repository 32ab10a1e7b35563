/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* making.c — a wish in plain ids and numbers becomes the engine’s, and what is made becomes text. */
#include "setdoku/making.h"

#include <stdlib.h>
#include <string.h>

#include "engine/logic/method-set.h"
#include "engine/logic/score.h"
#include "engine/make/generate.h"
#include "engine/make/symmetry.h"
#include "face.h"

struct SetdokuMaker {
  GenerateWork *work;
  Wish          wish;
  Generate      generate;            /* the puzzle that is being made */
  bool          begun;
};

void
setdoku_wish_init (SetdokuWish *wish)
{
  *wish = (SetdokuWish) { .clues_max = N_CELLS };
}

const char *
setdoku_symmetry (int number)
{
  int i = 0;

  while (i < number && symmetries[i].id)
    i++;
  return number < 0 ? NULL : symmetries[i].id;
}

static SetdokuStatus
take_names (const SetdokuWish *asked, Wish *wish)
{
  const ScoreLevel *level = asked->level ? score_level_find (asked->level) : NULL;
  const Technique  *needed = asked->needs ? technique_find (asked->needs) : NULL;
  const Symmetry   *symmetry = asked->symmetry ? symmetry_find (asked->symmetry) : symmetries;

  if ((asked->level && !level) || (asked->needs && !needed) || !symmetry)
    return SETDOKU_BAD_NAME;
  wish->only_allowed = asked->allowed != NULL;
  if (asked->allowed && !method_set_parse (asked->allowed, &wish->allowed))
    return SETDOKU_BAD_NAME;

  if (level)
    wish->score_level = (int) (level - score_levels);
  if (needed)
    wish->needs = (int) (needed - techniques);
  wish->symmetry = (int) (symmetry - symmetries);
  return SETDOKU_OK;
}

static bool
is_range (int from, int to, int most)
{
  return from >= 0 && to >= 0 && from <= most && to <= most;
}

static SetdokuStatus
take_numbers (const SetdokuWish *asked, Wish *wish)
{
  if (!is_range (asked->er_min, asked->er_max, 10 * MADE_RATINGS) || !is_range (asked->score_min, asked->score_max, INT32_MAX)
      || !is_range (asked->clues_min, asked->clues_max, N_CELLS) || (asked->pattern && memchr (asked->pattern, '\0', N_CELLS)))
    return SETDOKU_BAD_VALUE;

  wish->er_min = asked->er_min;
  wish->er_max = asked->er_max;
  wish->score_min = asked->score_min;
  wish->score_max = asked->score_max;
  wish->clues_min = asked->clues_min;
  wish->clues_max = asked->clues_max;
  wish->minimal = asked->minimal;
  wish->has_pattern = asked->pattern != NULL;
  for (int cell = 0; asked->pattern && cell < N_CELLS; cell++)
    if (asked->pattern[cell] != '.' && asked->pattern[cell] != '0')
      cells_add (&wish->pattern, cell);
  return SETDOKU_OK;
}

static SetdokuStatus
take_wish (const SetdokuWish *asked, Wish *wish)
{
  SetdokuStatus status;

  wish_init (wish);
  if ((status = take_names (asked, wish)) != SETDOKU_OK || (status = take_numbers (asked, wish)) != SETDOKU_OK)
    return status;

  switch (wish_check (wish))
    {
    case WISH_OK:
      return SETDOKU_OK;
    case WISH_EMPTY_RANGE:
      return SETDOKU_BAD_VALUE;
    default:
      return SETDOKU_IMPOSSIBLE;
    }
}

SetdokuMaker *
setdoku_maker_new (const SetdokuWish *wish, SetdokuStatus *status)
{
  SetdokuMaker *maker;
  Wish          taken;
  SetdokuStatus known = take_wish (wish, &taken);

  if (known != SETDOKU_OK)
    return face_refuse (status, known);
  if (!(maker = calloc (1, sizeof *maker)) || !(maker->work = generate_work_new ()))
    {
      free (maker);
      return face_refuse (status, SETDOKU_NO_MEMORY);
    }
  maker->wish = taken;
  if (status)
    *status = SETDOKU_OK;
  return maker;
}

void
setdoku_maker_free (SetdokuMaker *maker)
{
  if (!maker)
    return;
  generate_work_free (maker->work);
  free (maker);
}

void
setdoku_maker_set_stop (SetdokuMaker *maker, SetdokuStop stop, void *user)
{
  generate_work_set_stop (maker->work, stop, user);
}

static void
tell (const Made *made, uint64_t tries, SetdokuMade *told)
{
  *told = (SetdokuMade) { .er = made->er, .ep = made->ep, .ed = made->ed, .score = made->score, .tries = tries };
  face_text (made->puzzle.digit, told->puzzle);
  face_text (made->solution, told->solution);
}

SetdokuStatus
setdoku_maker_make (SetdokuMaker *maker, uint64_t seed, uint64_t index, uint64_t tries, SetdokuMade *told)
{
  Made made;

  if (!maker->begun || maker->generate.seed != seed || maker->generate.index != index)
    generate_start (&maker->generate, &maker->wish, seed, index);
  maker->begun = true;

  switch (generate_run (&maker->generate, maker->work, tries, &made))
    {
    case GENERATE_MADE:
      maker->begun = false;
      tell (&made, maker->generate.n_tries, told);
      return SETDOKU_OK;
    case GENERATE_TRYING:
      return SETDOKU_TRYING;
    case GENERATE_STOPPED:
      return SETDOKU_STOPPED;
    case GENERATE_REFUSED:
    default:
      return SETDOKU_NO_MEMORY;
    }
}
