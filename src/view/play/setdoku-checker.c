/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-checker.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/any/any-count.h"
#include "engine/fast/count.h"
#include "model/explain/explain.h"

struct _SetdokuChecker
{
  GObject       parent_instance;

  SetdokuGame  *game;
  SetdokuCensus *census;                   /* of its clues */
  PlayCheck     check;                     /* what it said */
  DocumentCells cells;                     /* about this board */
  PlaceSet       checked;                   /* the mistakes that it found, and that still are */
  DocumentCells found_cells;               /* the board whose mistakes were looked for last */
  uint64_t      found_solutions;           /* what the census knew then; 0: nothing was looked for yet */
  PlayCheck     found_check;
  PlaceSet       found_mistakes;
};

G_DEFINE_FINAL_TYPE (SetdokuChecker, setdoku_checker, G_TYPE_OBJECT)

enum { MOST_GUESSES = 20000, NAMED_MAX = 3 };
enum { PATIENCE = 60 * 1000 };                   /* µs for all digits of another board than the classic one */

typedef enum { SOME_SOLUTION, NO_SOLUTION, NOT_KNOWN } Answer;

/* Who is asked whether some digits go together. */
typedef struct {
  const Topology *topology;
  AnyCount       *any;                           /* NULL: the classic board */
  int64_t         end;                           /* monotonic time */
} Oracle;

static bool
is_late (void *memory)
{
  const Oracle *oracle = memory;

  return g_get_monotonic_time () >= oracle->end;
}

static Answer
ask_any (Oracle        *oracle,
         const uint8_t *digits)
{
  AnyCountResult result;
  Values domain[RULES_CELLS_MAX];

  if (is_late (oracle))
    return NOT_KNOWN;
  any_count_domains (oracle->topology, digits, domain);
  any_count_run (oracle->any, domain, 1, is_late, oracle, &result);
  return result.n_solutions ? SOME_SOLUTION : result.stopped ? NOT_KNOWN : NO_SOLUTION;
}

static Answer
ask (Oracle        *oracle,
     const uint8_t *digits)
{
  Board board;
  CountPuzzle puzzle;
  Count count;                                   /* a kernel's state is aligned: not from the heap */

  if (oracle->any)
    return ask_any (oracle, digits);
  board_from_digits (&board, digits);
  count_puzzle_from_board (&puzzle, &board);
  count_start (&count, &puzzle, NULL);
  if (count_run (&count, 1, MOST_GUESSES, NULL))
    return count.n_solutions ? SOME_SOLUTION : NOT_KNOWN;
  return count.n_solutions ? SOME_SOLUTION : NO_SOLUTION;
}

/* The entries that in reading order do not go with the ones before. False: it would take too long. */
static bool
leave_out (Oracle             *oracle,
           const DocumentCell *cells,
           int                 n_cells,
           PlaceSet           *left)
{
  uint8_t digits[RULES_CELLS_MAX];

  for (int cell = 0; cell < n_cells; cell++)
    digits[cell] = cells[cell].given;
  for (int cell = 0; cell < n_cells; cell++)
    if (cells[cell].entry && !digits[cell])
      {
        Answer answer;

        digits[cell] = cells[cell].entry;
        answer = ask (oracle, digits);
        if (answer == NOT_KNOWN)
          return false;
        if (answer == SOME_SOLUTION)
          continue;
        places_add (left, cell);
        digits[cell] = 0;
      }
  return true;
}

/* Of a puzzle with several solutions. False: it would take too long. */
static bool
find_contradictions (SetdokuGame *game,
                     PlaceSet     *mistakes)
{
  Oracle oracle = { .topology = setdoku_game_get_topology (game), .end = g_get_monotonic_time () + PATIENCE };
  uint8_t digits[RULES_CELLS_MAX];
  Answer answer = NOT_KNOWN;

  *mistakes = PLACES_NONE;
  if (oracle.topology)
    oracle.any = any_count_new (oracle.topology);
  setdoku_game_get_digits_of_cells (game, digits);
  if (oracle.any || !oracle.topology)
    answer = ask (&oracle, digits);
  if (answer == NO_SOLUTION
      && leave_out (&oracle, setdoku_game_get_cells (game), setdoku_game_get_n_cells (game), mistakes))
    answer = SOME_SOLUTION;
  any_count_free (oracle.any);
  return answer == SOME_SOLUTION;
}

/* Of several solutions only once for each board: it may ask the engine for every digit. */
static PlayCheck
look_for_contradictions (SetdokuChecker *self,
                         PlaceSet        *mistakes)
{
  uint64_t n_solutions = setdoku_census_get_report (self->census)->n_solutions;

  if (self->found_solutions != n_solutions || !setdoku_game_has_cells (self->game, &self->found_cells))
    {
      bool known = find_contradictions (self->game, &self->found_mistakes);

      setdoku_game_keep_cells (self->game, &self->found_cells);
      self->found_solutions = n_solutions;
      self->found_check = !known ? CHECK_NOT_KNOWN : places_is_empty (&self->found_mistakes) ? CHECK_FINE : CHECK_WRONG;
    }
  *mistakes = self->found_mistakes;
  return self->found_check;
}

static PlayCheck
look_for_mistakes (SetdokuChecker *self,
                   PlaceSet        *mistakes)
{
  const CensusReport *report = setdoku_census_get_report (self->census);

  *mistakes = PLACES_NONE;
  if (!report->known || (!report->exact && report->n_solutions < 2))
    return CHECK_NOT_KNOWN;
  if (report->n_solutions == 0)
    return CHECK_IMPOSSIBLE;
  if (report->n_solutions > 1)
    return look_for_contradictions (self, mistakes);
  *mistakes = setdoku_game_get_mistakes (self->game, report->solution[0]);
  return places_is_empty (mistakes) ? CHECK_FINE : CHECK_WRONG;
}

static PlaceSet
filled_cells (SetdokuChecker *self)
{
  PlaceSet filled = PLACES_NONE;
  const DocumentCell *cells = setdoku_game_get_cells (self->game);

  for (int cell = 0; cell < setdoku_game_get_n_cells (self->game); cell++)
    if (cells[cell].given || cells[cell].entry)
      places_add (&filled, cell);
  return filled;
}

/* Object. */

static void
setdoku_checker_dispose (GObject *object)
{
  SetdokuChecker *self = SETDOKU_CHECKER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->census);
  G_OBJECT_CLASS (setdoku_checker_parent_class)->dispose (object);
}

static void
setdoku_checker_class_init (SetdokuCheckerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_checker_dispose;
}

static void
setdoku_checker_init (SetdokuChecker *self)
{
}

SetdokuChecker *
setdoku_checker_new (SetdokuGame   *game,
                     SetdokuCensus *census)
{
  SetdokuChecker *self = g_object_new (SETDOKU_TYPE_CHECKER, NULL);

  self->game = g_object_ref (game);
  self->census = g_object_ref (census);
  return self;
}

PlaceSet
setdoku_checker_update (SetdokuChecker *self,
                        PlayMistakes    wanted,
                        bool            playing)
{
  bool same = setdoku_game_has_cells (self->game, &self->cells);
  PlaceSet mistakes = PLACES_NONE, shown = PLACES_NONE;

  if (wanted == MISTAKES_NEVER || !playing || (!same && self->check != CHECK_WRONG))
    self->check = CHECK_NONE;
  if (!playing || (wanted != MISTAKES_AT_ONCE && self->check != CHECK_WRONG))
    return PLACES_NONE;
  look_for_mistakes (self, &mistakes);
  if (wanted == MISTAKES_AT_ONCE)
    shown = places_intersection (mistakes, filled_cells (self));
  self->checked = places_intersection (self->checked, mistakes);
  if (self->check == CHECK_WRONG && places_is_empty (&self->checked))
    self->check = CHECK_NONE;
  return self->check == CHECK_WRONG ? places_union (shown, self->checked) : shown;
}

void
setdoku_checker_ask (SetdokuChecker *self)
{
  PlaceSet digits;

  g_return_if_fail (SETDOKU_IS_CHECKER (self));
  setdoku_game_keep_cells (self->game, &self->cells);
  self->check = look_for_mistakes (self, &self->checked);
  digits = places_intersection (self->checked, filled_cells (self));
  if (!places_is_empty (&digits))
    self->checked = digits;                      /* marks may only have followed from them */
}

void
setdoku_checker_forget (SetdokuChecker *self)
{
  g_return_if_fail (SETDOKU_IS_CHECKER (self));
  self->check = CHECK_NONE;
}

PlayCheck
setdoku_checker_get (SetdokuChecker *self)
{
  g_return_val_if_fail (SETDOKU_IS_CHECKER (self), CHECK_NONE);
  return self->check;
}

/* Words. */

static char *
say_cell (gconstpointer  columns,
          int            cell,
          const char    *form)
{
  return explain_cell_of (*(const int *) columns, cell, form);
}

/* "Row 3, column 4. Row 5, column 6." NULL where they are too many; they are all underlined. */
static char *
name_cells (const Topology *topology,
            PlaceSet        cells)
{
  int columns = topology ? topology->columns : 9;
  GPtrArray *names;

  if (places_count (cells) > NAMED_MAX)
    return NULL;
  names = explain_list_new ();
  for_each_place (cell, cells)
    g_ptr_array_add (names, explain_notation_is_short ()
                              ? explain_cell_of (columns, cell, NULL)
                              /* Translators: one of several: "Row 3, column 4. Row 5, column 6." */
                              : explain_say (_("{Cell}."), SAY_BY ("cell", say_cell, &columns, cell)));
  return explain_join (names, explain_notation_is_short () ? LIST_PARTS : LIST_SENTENCES);
}

static char *
describe_mistakes (SetdokuChecker *self)
{
  int n = places_count (self->checked);
  PlaceSet digits = places_intersection (self->checked, filled_cells (self));

  if (!places_is_empty (&digits))
    return g_strdup_printf (ngettext ("%d digit is wrong.", "%d digits are wrong.", n), n);
  return g_strdup_printf (ngettext ("The marks of %d cell lack the right digit.", "The marks of %d cells lack the right digit.",
                                    n), n);
}

bool
setdoku_checker_describe (SetdokuChecker  *self,
                          char           **title,
                          char           **where)
{
  g_return_val_if_fail (SETDOKU_IS_CHECKER (self), false);
  *title = *where = NULL;
  switch (self->check)
    {
    case CHECK_FINE:
      *title = g_strdup (_("No mistakes so far."));
      return true;
    case CHECK_WRONG:
      *title = describe_mistakes (self);
      *where = name_cells (setdoku_game_get_topology (self->game), self->checked);
      return true;
    case CHECK_IMPOSSIBLE:
      *title = g_strdup (_("This puzzle has no solution."));
      return true;
    case CHECK_NOT_KNOWN:
      *title = g_strdup (_("The solutions are not known yet."));
      return true;
    default:
      return false;
    }
}
