/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pseudo-code.c — see pseudo-code.h. Lines that say the same are written alike, so that they are translated once. */
#include "pseudo-code.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"

#define NC_(context, text) text

#define KIND(kind) (1u << EVENT_##kind)
#define WHY(reason) (1u << REASON_##reason)

/* What several strategies do. */
#define SEARCH        { 0, NC_("pseudo-code", "search:"), KIND (START) }
#define REPEATED      { 1, NC_("pseudo-code", "if the clues repeat a digit: dead end"), KIND (WIPEOUT), WHY (REPEATED) }
#define SOLVED(level) { level, NC_("pseudo-code", "if no cell is empty: solution"), KIND (SOLUTION) }
#define NO_DIGIT      { 1, NC_("pseudo-code", "if no digit fits a cell: dead end"), KIND (WIPEOUT), WHY (NO_DIGIT) }
#define NO_PLACE      { 1, NC_("pseudo-code", "if a house has no place for a digit: dead end"), KIND (WIPEOUT), WHY (NO_PLACE) }
#define NAKED         { 1, NC_("pseudo-code", "if only one digit fits a cell: place it"), KIND (SINGLE), WHY (NAKED) }
#define HIDDEN        { 1, NC_("pseudo-code", "if a house has one place for a digit: place it"), KIND (SINGLE), WHY (HIDDEN) }
#define STRIKE(level) { level, NC_("pseudo-code", "strike it from the cells around"), KIND (STRIP) }
#define FIRST         { 1, NC_("pseudo-code", "choose the first empty cell"), .value = PSEUDO_CELL }
#define FEWEST        { 1, NC_("pseudo-code", "choose an empty cell with the fewest digits"), .value = PSEUDO_CELL }
#define EACH_DIGIT    { 1, NC_("pseudo-code", "for each digit that fits, smallest first:"), .value = PSEUDO_CHOICES }
#define RANDOM_DIGIT  { 1, NC_("pseudo-code", "for each digit that fits, in random order:"), .value = PSEUDO_CHOICES }
#define GUESS         { 2, NC_("pseudo-code", "guess it"), KIND (ASSIGN), .value = PSEUDO_GUESS }
#define DEEPER        { 2, NC_("pseudo-code", "search"), .value = PSEUDO_DEPTH }
#define TAKE_BACK     { 2, NC_("pseudo-code", "take it back"), KIND (UNDO_ASSIGN) }
#define STOP          { 0, NC_("pseudo-code", "stop"), KIND (DONE) }

static bool is_linear    (const SearchOptions *options) { return options->cell == CELL_LINEAR; }
static bool is_mrv       (const SearchOptions *options) { return options->cell == CELL_MRV; }
static bool is_degree    (const SearchOptions *options) { return options->cell == CELL_MRV_DEGREE; }
static bool infers       (const SearchOptions *options) { return options->inference != INFERENCE_NONE; }
static bool has_singles  (const SearchOptions *options) { return options->inference == INFERENCE_SINGLES; }
static bool copies       (const SearchOptions *options) { return options->undo == UNDO_COPY; }
static bool brings_back  (const SearchOptions *options) { return infers (options) && !copies (options); }
static bool takes_back   (const SearchOptions *options) { return !copies (options); }
static bool has_boxes    (const SearchOptions *options) { return options->tier == TIER_2; }
static bool has_houses   (const SearchOptions *options) { return options->tier == TIER_3; }
static bool looks_places (const SearchOptions *options) { return options->tier != TIER_1; }
static bool is_random    (const SearchOptions *options)
{
  return options->variant == VARIANT_RANDOM_NAKED || options->variant == VARIANT_RANDOM_HIDDEN;
}
static bool picks_fewest (const SearchOptions *options) { return !is_random (options); }
static bool fills_hidden (const SearchOptions *options)
{
  return options->variant == VARIANT_RANDOM_HIDDEN || options->variant == VARIANT_MRV_HIDDEN;
}
static bool digs         (const SearchOptions *options) { return options->dig == DIG_ON; }

/* The same line, where a switch says so. */
#define ONLY(condition, ...) { __VA_ARGS__, .shown = condition }

static const PseudoLine ascending[] = {
  SEARCH, REPEATED, SOLVED (1), FIRST, NO_DIGIT, EACH_DIGIT, GUESS, DEEPER, TAKE_BACK, STOP, { 0 }
};

static const PseudoLine random_order[] = {
  SEARCH, REPEATED, SOLVED (1),
  ONLY (is_linear, 1, NC_("pseudo-code", "choose the first empty cell"), .value = PSEUDO_CELL),
  ONLY (is_mrv, 1, NC_("pseudo-code", "choose an empty cell with the fewest digits"), .value = PSEUDO_CELL),
  ONLY (is_degree, 1, NC_("pseudo-code", "choose an empty cell with the fewest digits, then most open neighbours"),
        .value = PSEUDO_CELL),
  NO_DIGIT, RANDOM_DIGIT, GUESS, DEEPER, TAKE_BACK, STOP, { 0 }
};

/* Exact cover, down to the row that is taken. */
#define EACH_ROW_OF_A_COLUMN \
  { 1, NC_("pseudo-code", "if every column is covered: solution"), KIND (SOLUTION) }, \
  { 1, NC_("pseudo-code", "choose a column with the fewest rows"), .value = PSEUDO_COLUMN }, \
  { 1, NC_("pseudo-code", "if a cell has no row left: dead end"), KIND (WIPEOUT), WHY (NO_DIGIT) }, \
  { 1, NC_("pseudo-code", "if a digit of a house has no row left: dead end"), KIND (WIPEOUT), WHY (NO_PLACE) }, \
  { 1, NC_("pseudo-code", "for each row of the column:"), .value = PSEUDO_CHOICES }

static const PseudoLine dlx[] = {
  SEARCH, REPEATED,
  EACH_ROW_OF_A_COLUMN,
  { 2, NC_("pseudo-code", "take it: cover its four columns"), KIND (ASSIGN), .value = PSEUDO_GUESS },
  DEEPER,
  { 2, NC_("pseudo-code", "put it back: uncover them"), KIND (UNDO_ASSIGN) },
  STOP, { 0 }
};

static const PseudoLine norvig[] = {
  SEARCH, REPEATED,
  { 1, NC_("pseudo-code", "for each new digit:"), .value = PSEUDO_NEW },
  STRIKE (2), NO_DIGIT, NO_PLACE, NAKED, HIDDEN, SOLVED (1), FEWEST, EACH_DIGIT,
  { 2, NC_("pseudo-code", "copy the board") },
  GUESS, DEEPER,
  { 2, NC_("pseudo-code", "throw the copy away"), KIND (UNDO_ASSIGN) },
  STOP, { 0 }
};

static const PseudoLine explore[] = {
  SEARCH, REPEATED,
  ONLY (infers, 1, NC_("pseudo-code", "for each new digit:"), .value = PSEUDO_NEW),
  ONLY (infers, 2, NC_("pseudo-code", "strike it from the cells around"), KIND (STRIP)),
  NO_DIGIT,
  ONLY (has_singles, 1, NC_("pseudo-code", "if a house has no place for a digit: dead end"), KIND (WIPEOUT), WHY (NO_PLACE)),
  ONLY (has_singles, 1, NC_("pseudo-code", "if only one digit fits a cell: place it"), KIND (SINGLE), WHY (NAKED)),
  ONLY (has_singles, 1, NC_("pseudo-code", "if a house has one place for a digit: place it"), KIND (SINGLE), WHY (HIDDEN)),
  SOLVED (1),
  ONLY (is_linear, 1, NC_("pseudo-code", "choose the first empty cell"), .value = PSEUDO_CELL),
  ONLY (is_mrv, 1, NC_("pseudo-code", "choose an empty cell with the fewest digits"), .value = PSEUDO_CELL),
  ONLY (is_degree, 1, NC_("pseudo-code", "choose an empty cell with the fewest digits, then most open neighbours"),
        .value = PSEUDO_CELL),
  EACH_DIGIT,
  ONLY (copies, 2, NC_("pseudo-code", "copy the board")),
  GUESS, DEEPER,
  ONLY (brings_back, 2, NC_("pseudo-code", "bring back what followed from it"), KIND (UNDO_STRIP) | KIND (UNDO_SINGLE)),
  ONLY (takes_back, 2, NC_("pseudo-code", "take it back"), KIND (UNDO_ASSIGN)),
  ONLY (copies, 2, NC_("pseudo-code", "throw the copy away"), KIND (UNDO_ASSIGN)),
  STOP, { 0 }
};

#define IN_A_BOX \
  ONLY (has_boxes, 1, NC_("pseudo-code", "if a box has one place for a digit: place it"), KIND (SINGLE), WHY (HIDDEN))
#define IN_A_HOUSE \
  ONLY (has_houses, 1, NC_("pseudo-code", "if a house has one place for a digit: place it"), KIND (SINGLE), WHY (HIDDEN))
#define NO_PLACE_LEFT \
  ONLY (looks_places, 1, NC_("pseudo-code", "if a house has no place for a digit: dead end"), KIND (WIPEOUT), WHY (NO_PLACE))

static const PseudoLine sets_guess[] = {
  SEARCH, REPEATED, NO_DIGIT, NO_PLACE_LEFT, NAKED, IN_A_BOX, IN_A_HOUSE, SOLVED (1), FEWEST, EACH_DIGIT, GUESS, DEEPER,
  { 2, NC_("pseudo-code", "bring back what followed from it"), KIND (UNDO_SINGLE) },
  TAKE_BACK, STOP, { 0 }
};

static const PseudoLine sets[] = {
  SEARCH, REPEATED,
  { 1, NC_("pseudo-code", "again and again, while something is found:") },
  NO_DIGIT, NO_PLACE_LEFT, NAKED, IN_A_BOX, IN_A_HOUSE, SOLVED (1), STOP, { 0 }
};

static const PseudoLine logic[] = {
  SEARCH, REPEATED,
  { 1, NC_("pseudo-code", "again and again, while something is found:") },
  NO_DIGIT, NO_PLACE,
  { 1, NC_("pseudo-code", "the easiest technique that finds something:"), KIND (TECHNIQUE) },
  { 2, NC_("pseudo-code", "strike what it rules out"), KIND (STRIP) },
  { 2, NC_("pseudo-code", "place what it shows"), KIND (SINGLE) },
  SOLVED (1), STOP, { 0 }
};

static const PseudoLine potential[] = {
  SEARCH, REPEATED,
  { 1, NC_("pseudo-code", "for each new digit:"), .value = PSEUDO_NEW },
  STRIKE (2), NO_DIGIT,
  ONLY (fills_hidden, 1, NC_("pseudo-code", "if a house has no place for a digit: dead end"), KIND (WIPEOUT), WHY (NO_PLACE)),
  { 1, NC_("pseudo-code", "after a dead end: empty the board, try again"), KIND (RESTART) },
  NAKED,
  ONLY (fills_hidden, 1, NC_("pseudo-code", "if a house has one place for a digit: place it"), KIND (SINGLE), WHY (HIDDEN)),
  SOLVED (1),
  ONLY (is_random, 1, NC_("pseudo-code", "pick any empty cell")),
  ONLY (picks_fewest, 1, NC_("pseudo-code", "pick an empty cell with the fewest digits")),
  { 1, NC_("pseudo-code", "place one of its digits, by chance"), KIND (ASSIGN) },
  ONLY (digs, 0, NC_("pseudo-code", "for each clue, in random order:")),
  { 1, NC_("pseudo-code", "take it away"), KIND (REMOVE), .shown = digs, .digging = true },
  { 1, NC_("pseudo-code", "solve what is left by the methods"), KIND (SINGLE) | KIND (TECHNIQUE) | KIND (STRIP),
    .shown = digs, .digging = true },
  { 1, NC_("pseudo-code", "if they come to a halt: put it back"), KIND (PUT_BACK), .shown = digs, .digging = true },
  STOP,
  { 0, NC_("pseudo-code", "a puzzle is left"), KIND (DONE), .shown = digs, .digging = true },
  { 0 }
};

/* On boards of any shape. */
#define BROKEN { 1, NC_("pseudo-code", "if nothing fits a constraint: dead end"), KIND (WIPEOUT), WHY (BROKEN) }
#define STRIKE_AROUND(shown) \
  ONLY (shown, 2, NC_("pseudo-code", "strike it from the cells around"), KIND (STRIP), WHY (NONE))
#define STRIKE_BY_CONSTRAINTS(shown) \
  ONLY (shown, 2, NC_("pseudo-code", "strike what the constraints leave no more"), KIND (STRIP), \
        WHY (CONSTRAINT) | WHY (RULE_OF_45))

static const PseudoLine any_order[] = {
  SEARCH, REPEATED, BROKEN, SOLVED (1), FIRST, NO_DIGIT, EACH_DIGIT, GUESS, DEEPER, TAKE_BACK, STOP, { 0 }
};

static const PseudoLine any_dlx[] = {
  SEARCH, REPEATED, BROKEN,
  EACH_ROW_OF_A_COLUMN,
  { 2, NC_("pseudo-code", "take it: cover its columns"), KIND (ASSIGN), .value = PSEUDO_GUESS },
  DEEPER,
  { 2, NC_("pseudo-code", "put it back: uncover them"), KIND (UNDO_ASSIGN) },
  STOP, { 0 }
};

static const PseudoLine any_explore[] = {
  SEARCH, REPEATED,
  ONLY (infers, 1, NC_("pseudo-code", "for each new digit:"), .value = PSEUDO_NEW),
  STRIKE_AROUND (infers), STRIKE_BY_CONSTRAINTS (infers),
  NO_DIGIT, BROKEN,
  ONLY (has_singles, 1, NC_("pseudo-code", "if a house has no place for a digit: dead end"), KIND (WIPEOUT), WHY (NO_PLACE)),
  ONLY (has_singles, 1, NC_("pseudo-code", "if only one digit fits a cell: place it"), KIND (SINGLE), WHY (NAKED)),
  ONLY (has_singles, 1, NC_("pseudo-code", "if a house has one place for a digit: place it"), KIND (SINGLE), WHY (HIDDEN)),
  SOLVED (1),
  ONLY (is_linear, 1, NC_("pseudo-code", "choose the first empty cell"), .value = PSEUDO_CELL),
  ONLY (is_mrv, 1, NC_("pseudo-code", "choose an empty cell with the fewest digits"), .value = PSEUDO_CELL),
  ONLY (is_degree, 1, NC_("pseudo-code", "choose an empty cell with the fewest digits, then most open neighbours"),
        .value = PSEUDO_CELL),
  EACH_DIGIT, GUESS, DEEPER,
  ONLY (infers, 2, NC_("pseudo-code", "bring back what followed from it"), KIND (UNDO_STRIP) | KIND (UNDO_SINGLE)),
  TAKE_BACK, STOP, { 0 }
};

static const PseudoLine any_sets[] = {
  SEARCH, REPEATED,
  { 1, NC_("pseudo-code", "again and again, while something is found:") },
  STRIKE_AROUND (NULL), STRIKE_BY_CONSTRAINTS (NULL),
  NO_DIGIT, BROKEN, NO_PLACE_LEFT, NAKED,
  ONLY (looks_places, 1, NC_("pseudo-code", "if a house has one place for a digit: place it"), KIND (SINGLE), WHY (HIDDEN)),
  ONLY (has_houses, 1, NC_("pseudo-code", "if a cell sees all places of a digit in a house: strike it there"), KIND (STRIP),
        WHY (PLACES)),
  SOLVED (1), STOP, { 0 }
};

static const struct { const Strategy *strategy; const PseudoLine *lines; } tables[] = {
  { &strategy_ascending, ascending },
  { &strategy_random, random_order },
  { &strategy_dlx, dlx },
  { &strategy_norvig, norvig },
  { &strategy_explore, explore },
  { &strategy_sets_guess, sets_guess },
  { &strategy_sets, sets },
  { &strategy_logic, logic },
  { &strategy_potential, potential },
  { &strategy_any_order, any_order },
  { &strategy_any_dlx, any_dlx },
  { &strategy_any_explore, any_explore },
  { &strategy_any_sets, any_sets },
};

int
pseudo_code_lines (const Strategy *strategy, const SearchOptions *options, const PseudoLine *lines[PSEUDO_LINES_MAX])
{
  int n = 0;

  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    if (tables[i].strategy == strategy)
      for (const PseudoLine *line = tables[i].lines; line->text && n < PSEUDO_LINES_MAX; line++)
        if (!line->shown || line->shown (options))
          lines[n++] = line;
  return n;
}

bool
pseudo_line_makes (const PseudoLine *line, const Event *event, bool digging)
{
  return line->digging == digging && line->kinds >> event->kind & 1 && (!line->reasons || line->reasons >> event->reason & 1);
}

int
pseudo_code_find (const PseudoLine *const *lines, int n, const Event *event, bool digging)
{
  for (int i = 0; i < n; i++)
    if (pseudo_line_makes (lines[i], event, digging))
      return i;
  return -1;
}

PseudoFold
pseudo_code_fold (int n, int running, int room)
{
  int middle = (room > 3 ? room : 3) - 2, first = running - middle / 2;

  if (n <= room)
    return (PseudoFold) { 0, n };
  if (first <= 1)
    return (PseudoFold) { 0, middle + 1 };
  if (first + middle >= n - 1)
    return (PseudoFold) { n - middle - 1, middle + 1 };
  return (PseudoFold) { first, middle };
}
