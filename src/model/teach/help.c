/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "help.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-family.h"
#include "engine/search/strategies/strategies.h"
#include "help-lists.h"

#define WORKED_1 "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define WORKED_2 "....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3...."
#define WORKED_3 "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3.."
#define WORKED_4 "26879153457143698293458216778.2134.61.684732.3426597186..3248.141.9682..82.17564."
#define EMPTY    "................................................................................."
#define CELL(row, column) (((row) - 1) * 9 + (column) - 1)

static const HelpPage guide[] = {
  { .id = "playing", .title = N_("Playing"), .paragraphs = {
      N_("New gives a puzzle of the level you choose. Select cells with the arrow keys or the pointer and type digits."),
      N_("Drag, Shift or Ctrl select several cells; a double click selects all cells with the same digit. What you type goes "
         "into all of them, and counts as one step to undo."),
      N_("You can also choose a digit first and then the cells it goes into: the switch is in the Preferences."),
      N_("The game is kept by itself. Close the window whenever you like; the next start brings it back as it was. A game that "
         "made room for another one is with the earlier games, in the menu of New, until you delete it."),
      N_("On a board of several grids a small map shows them all: press one of them, or Ctrl with its number, to go "
         "there. On any board Ctrl with plus or minus brings it nearer or farther, as two fingers do; Ctrl with 0 shows "
         "all of it."),
      N_("A board of more than nine digits goes on with letters: A is 10. Type the letter, or both figures one after the "
         "other. To move there use the arrow keys, for A and D are digits. Marks that are too small to read are shown "
         "large where the pointer rests."),
    } },
  { .id = "clues", .title = N_("Typing clues"), .paragraphs = {
      N_("On an empty board digits become clues. The cursor moves on after each digit; Space, 0 or a dot leaves a cell empty."),
      N_("The panel counts the solutions while you type. Rings show where two solutions differ; one more clue there helps."),
      N_("You can paste a puzzle as text in nearly any form, drop a file on the board, or open one."),
    } },
  { .id = "pictures", .title = N_("From a picture"), .paragraphs = {
      N_("Open, paste or drop a photograph of a newspaper, or a screenshot: its puzzle is found and read, in any direction, dark "
         "on light or light on dark. What is printed is read; handwriting is not. Boards of 6 × 6 and of 16 × 16 with numbers "
         "are read, too."),
      N_("The board as it was read stands beside the picture. What is in doubt is tinted, with what it may be instead; N goes "
         "to the next such cell, and typing a digit settles it. Nothing of your game changes before you use the clues."),
      N_("Where the grid lies wrong, drag its corners, or choose one with Tab and move it with the arrow keys. Other grids of "
         "the page are outlined: press the one that you want."),
      N_("If no grid is seen, take the picture from nearer, with all four corners in it, without shadow or flash. The command "
         "line reads many at once: setdoku-cli read."),
    } },
  { .id = "marks", .title = N_("Marks and colours"), .paragraphs = {
      N_("Corner marks and centre marks are yours to use as you like. Hold Shift or Ctrl while typing, or change the mode."),
      N_("Fill marks writes every possible digit. Placing a digit removes it from the marks that it rules out, if you "
         "want that."),
      N_("Colours mark cells or single candidates: nine of them, each with its letter."),
    } },
  { .id = "undo", .title = N_("Undo, branches, savepoints"), .paragraphs = {
      N_("Everything can be undone, without limit and after a restart too. A change after an undo begins a branch; the branch "
         "that you left stays in the history."),
      N_("Give a point a name before you try something, and come back to it later. Undo to before the first mistake finds it "
         "for you."),
      N_("Replay shows your own solve again, with its times, beside what the techniques would have found."),
    } },
  { .id = "hints", .title = N_("Checking and hints"), .paragraphs = {
      N_("A hint tells one thing more with each press: where to look, what is there, why, and then it does the step."),
      N_("Check compares your digits with the solution. Without it only repeated digits are shown."),
      N_("The solution path lists every step by name. A technique that you do not like can be switched off there."),
    } },
  { .id = "watching", .title = N_("Watching the search"), .paragraphs = {
      N_("Watch runs a search on your puzzle, one event at a time. Play it, step it, or drag the strip below the board to any "
         "moment, also backwards."),
      N_("A guess is purple, with its number. A cell without any digit left is a dead end, and the guess before it is "
         "taken back."),
      N_("Click any cell at any moment and ask why it holds what it holds, or why a digit cannot go there."),
      N_("Books call this backtracking, or depth-first search. Explore can take the cell with the fewest choices first, which "
         "is MRV, and strike ahead, which is forward checking. The list of strategies is searched for such words, too."),
      N_("This is the first dead end on the way through the empty board: all nine digits are used around one cell."),
    }, .puzzle = EMPTY, .strategy = "ascending", .switches = "", .cell = CELL (2, 7) },
  { .id = "teaching", .title = N_("Showing a search to others"), .paragraphs = {
      N_("F5 gives the board and what just happened the whole screen; Escape gives everything back. The keys are the same, and "
         "Page Up and Page Down go through slides."),
      N_("P asks what happens next: a guess, a dead end, a take-back, or is it solved? The search halts before each of them "
         "and hides what would tell. Answer with 1 to 4, or have it shown with Space."),
      N_("A lesson is a file with bookmarks. Mark an event with Ctrl+D, write a note to it, and play the bookmarks as slides. "
         "The lessons below were made in this way."),
      N_("A link to an event can be copied and sent. Who opens it sees the same search at the same event."),
    } },
  { .id = "sets", .title = N_("How to read a set equation"), .paragraphs = {
      N_("A set is a row of nine places, one for each digit. A chip is a digit that belongs to it, a dot one that does not."),
      N_("∪ joins two sets: what is in one or the other. ∖ takes one set away from another. U is all nine digits, ∅ is none."),
      N_("Read the table downwards: what the row, the column and the box have used is joined, and what is left of U can go into "
         "the cell. The tint of a row is the tint of its cells on the board."),
      N_("PV are the possible values of a cell, R, C and B what a row, a column and a box have used."),
    }, .puzzle = WORKED_1, .strategy = "sets", .switches = "tier=T1", .cell = CELL (3, 2) },
  { .id = "basic-filling", .title = N_("Basic filling"), .paragraphs = {
      N_("The first of three set operations: take from U what the row, the column and the box of a cell have used. If one "
         "digit is left it goes there."),
      N_("It is the naked single of the techniques, found by union and complement alone."),
    }, .puzzle = WORKED_1, .strategy = "sets", .switches = "tier=T1", .cell = CELL (3, 2) },
  { .id = "elimination", .title = N_("Filling by elimination"), .paragraphs = {
      N_("Take the possible values of one cell, and take away what all other empty cells of its box could hold. If one digit is "
         "left, it can go nowhere else in the box."),
      N_("It is the hidden single in a box."),
    }, .puzzle = WORKED_2, .strategy = "sets", .switches = "tier=T2", .cell = CELL (2, 2) },
  { .id = "row-analysis", .title = N_("Row and column analysis"), .paragraphs = {
      N_("The same difference along a row, and along a column."),
    }, .puzzle = WORKED_3, .strategy = "sets", .switches = "tier=T3", .cell = CELL (9, 8) },
  { .id = "stuck", .title = N_("When sets are not enough"), .paragraphs = {
      N_("Where none of the three operations places a digit, the search must guess, or a deeper technique is needed. The program "
         "says which, and shows the board where it is stuck."),
    }, .puzzle = WORKED_4, .strategy = "sets", .switches = "tier=T3", .cell = -1 },
  { .id = "potential", .title = N_("Potential array"), .paragraphs = {
      N_("Every cell holds the digits that could still go there. A cell and one of its digits are picked by chance, and the "
         "digit is stripped from all cells that see it; an empty list ends the try."),
      N_("Then clues are taken away one at a time, and put back where the methods you allow cannot solve the puzzle any more. "
         "So the methods decide how hard it is."),
    } },
  { .id = "new", .title = N_("New puzzles"), .paragraphs = {
      N_("A puzzle can be made by level or rating, by its symmetry, by a pattern of clues that you draw, or so that it needs a "
         "technique. A rare wish takes long; the window says how rare, and you can stop at once."),
      N_("The same seed gives the same puzzle everywhere. Many at once can be saved into a file."),
      N_("Collections hold a bank of puzzles, and your own, with rating and whether you have solved them. Drag puzzles onto a "
         "set of yours, give them a star or tags; those of the bank come to your own then."),
    } },
  { .id = "files", .title = N_("Files"), .paragraphs = {
      N_("A file that ends in .setdoku keeps everything: digits, marks, colours, history, time, and where the search stands."),
      N_("Other programs' formats are recognised by what is in them, not by their names. When a format cannot keep something, "
         "saving says so and offers to keep all of it in a .setdoku beside it."),
    }, .add = help_add_formats },
  { .id = "printing", .title = N_("On paper"), .paragraphs = {
      N_("Print shows the sheet as it will come out: the board as it is, its puzzle, some from the collections, from a file, or "
         "new ones, up to twelve a sheet, with their solutions at the end or upside down at the foot."),
      N_("How it is solved prints the path: a list of all steps, and a board for each one that is no single."),
      N_("Save as PDF needs no printer. A file gets its name once it is whole, and what was there before is kept until then."),
    } },
  { .id = "export", .title = N_("Pictures, slides and text for lessons"), .paragraphs = {
      N_("Ctrl+Shift+C copies the board as a picture, as it stands. Export, in the menu, saves it as PNG, SVG or PDF, light "
         "or dark, on paper or on nothing, with or without candidates, colours, links and what is said of it."),
      N_("Hold Alt and drag the board to another program: it takes it as a picture, or as text. Without Alt a drag selects "
         "cells, as always. Where the desktop keeps Alt for itself, drag the picture out of the Export window instead."),
      N_("The strip, the tree, the profile, a set table, Compare and the statistics have a menu of their own, by a right click "
         "or a long press: Save picture, and Copy picture."),
      N_("Slides are a picture for each bookmark of the search, or for each step of the solution path: the pages of one PDF, or "
         "a folder of PNG."),
      N_("For lessons the board with its set table and equation, and the solution path, can be copied as Markdown and as LaTeX, "
         "which draws the board with TikZ. The command line prints the same: setdoku-cli explain --format latex."),
    } },
  { .id = "ratings", .title = N_("Ratings"), .paragraphs = {
      N_("Two scales are common, and they are never mixed here. Sudoku Explainer’s counts the hardest step on the way; HoDoKu’s "
         "adds up all steps."),
      N_("The profile shows how hard each step is, and how many ways are open there. Where there is only one, everybody has to "
         "find it."),
      N_("The level words go by Sudoku Explainer. These are its techniques, each with its rating:"),
    }, .add = help_add_ratings },
};

enum { N_GUIDE = (int) G_N_ELEMENTS (guide) };

/* A page a lesson, and a page a technique, family by family: made once, and kept. */
static int
count_lessons (void)
{
  int n = 0;

  while (lessons[n].id)
    n++;
  return n;
}

static const HelpPage *
made_pages (int *n)
{
  static gsize made;
  static HelpPage *pages;

  if (g_once_init_enter (&made))
    {
      int i = 0;

      pages = g_new0 (HelpPage, (gsize) (count_lessons () + n_techniques));
      for (const Lesson *lesson = lessons; lesson->id; lesson++)
        pages[i++] = (HelpPage) { .id = g_strconcat ("lesson-", lesson->id, NULL), .title = lesson->title, .lesson = lesson,
                                  .cell = -1 };
      for (TechniqueFamily family = 0; family < N_FAMILIES; family++)
        for (const Technique *technique = techniques; technique->id; technique++)
          if (technique->family == family)
            pages[i++] = (HelpPage) { .id = technique->id, .title = technique->name, .technique = technique, .cell = -1 };
      g_once_init_leave (&made, 1);
    }
  *n = count_lessons () + n_techniques;
  return pages;
}

const HelpPage *
help_page (int i)
{
  int n;
  const HelpPage *pages = made_pages (&n);

  return i < 0 ? NULL : i < N_GUIDE ? &guide[i] : i - N_GUIDE < n ? &pages[i - N_GUIDE] : NULL;
}

const HelpPage *
help_find (const char *id)
{
  const HelpPage *page;

  for (int i = 0; (page = help_page (i)); i++)
    if (strcmp (page->id, id) == 0)
      return page;
  return NULL;
}

/* Words */

static void
add_technique (const Technique *technique, GPtrArray *text)
{
  g_autofree char *score = explain_hodoku_score (technique->level, technique->score);

  g_ptr_array_add (text, explain_join_some (LIST_FACTS, explain_family (technique->family), score, NULL));
  g_ptr_array_add (text, g_strdup (explain_family_idea (technique->family)));
}

char **
help_text (const HelpPage *page)
{
  GPtrArray *text = g_ptr_array_new ();

  if (page->technique)
    add_technique (page->technique, text);
  if (page->lesson)
    g_ptr_array_add (text, g_strdup (_(page->lesson->about)));
  for (const LessonSlide *slide = page->lesson ? page->lesson->slides : NULL; slide && slide->note; slide++)
    g_ptr_array_add (text, g_strdup (_(slide->note)));
  for (int i = 0; i < HELP_PARAGRAPHS && page->paragraphs[i]; i++)
    g_ptr_array_add (text, g_strdup (_(page->paragraphs[i])));
  if (page->add)
    page->add (text);
  g_ptr_array_add (text, NULL);
  return (char **) g_ptr_array_free (text, FALSE);
}

static bool
has_words (const char *text, char **words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  for (int i = 0; words[i]; i++)
    if (!strstr (folded, words[i]))
      return false;
  return true;
}

HelpRank
help_rank (const HelpPage *page, const char *text)
{
  g_auto (GStrv) paragraphs = help_text (page);
  g_autofree char *all = g_strjoinv (" ", paragraphs), *joined = g_strdup_printf ("%s %s %s", _(page->title), page->id, all);
  g_autofree char *stripped = g_strstrip (g_strdup (text)), *wanted = g_utf8_casefold (stripped, -1);
  g_autofree char *title = g_utf8_casefold (_(page->title), -1);
  g_auto (GStrv) words = g_strsplit_set (wanted, " \t", -1);

  if (!has_words (joined, words))
    return HELP_NOT;
  if (strcmp (title, wanted) == 0)
    return HELP_IS_TITLE;
  return has_words (title, words) ? HELP_IN_TITLE : HELP_IN_TEXT;
}

/* Boards */

static bool
set_switches (const Strategy *strategy, const char *switches, SearchOptions *options)
{
  g_auto (GStrv) parts = g_strsplit (switches, " ", -1);

  for (int i = 0; parts[i] && *parts[i]; i++)
    {
      char *value = strchr (parts[i], '=');

      if (!value)
        return false;
      *value = '\0';
      if (search_options_set (options, strategy->switches, parts[i], value + 1) != OPTION_OK)
        return false;
    }
  return true;
}

/* The event that the page is about; or the last one. */
static bool
is_it (const HelpPage *page, const Event *event)
{
  return page->cell >= 0 && event->cell == page->cell
         && (event->kind == EVENT_SINGLE || event->kind == EVENT_WIPEOUT);
}

bool
help_search (const HelpPage *page, Event *event, SearchView *view, Explanation *explanation)
{
  const Strategy *strategy = page->strategy ? strategy_find (page->strategy) : NULL;
  g_autofree void *state = NULL;
  SearchOptions options;
  uint64_t step = 0;
  Board board;

  if (!strategy || !board_parse (&board, page->puzzle))
    return false;
  options = strategy->defaults;
  if (!set_switches (strategy, page->switches, &options))
    return false;
  state = g_malloc0 (strategy->size (&options));
  strategy->start (state, &board, &options, 1);
  do
    if (!strategy->step (state, event))
      break;
  while (++step < 100000 && !is_it (page, event));
  strategy->show (state, view);
  explain_event (event, view, strategy, step, explanation);
  return step > 0 && (page->cell < 0 || is_it (page, event));
}

/* Digits, + before one that a player placed; then candidates that are gone. */
static bool
parse_example (char **fields, Position *position)
{
  const char *c = fields[1];
  CellSet placed = CELLS_NONE;
  uint8_t digits[N_CELLS];
  Board board;
  g_auto (GStrv) struck = g_strsplit (fields[2], " ", -1);

  for (int cell = 0; cell < N_CELLS; cell++, c++)
    {
      if (*c == '+')
        {
          cells_add (&placed, cell);
          c++;
        }
      if (*c != '.' && (*c < '1' || *c > '9'))
        return false;
      digits[cell] = *c == '.' ? 0 : (uint8_t) (*c - '0');
    }
  if (*c)
    return false;
  board_from_digits (&board, digits);
  position_from_board (position, &board);
  position->given = cells_difference (position->given, placed);
  position->unique = true;
  for (int i = 0; struck[i] && strlen (struck[i]) == 3; i++)
    position_strike (position, (struck[i][1] - '1') * 9 + struck[i][2] - '1', struck[i][0] - '0');
  return true;
}

bool
help_example (const char *list, const Technique *technique, Position *position, Deduction *deduction)
{
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);

  for (int i = 0; lines[i]; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 3);
      Finds finds = { .found = deduction, .capacity = 1, .first_only = true };

      if (g_strv_length (fields) != 3 || strcmp (fields[0], technique->id) != 0 || !parse_example (fields, position))
        continue;
      technique_search (technique, position, &finds);
      return finds.n > 0;
    }
  return false;
}
