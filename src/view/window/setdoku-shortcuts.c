/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-shortcuts.c — see setdoku-shortcuts.h. GTK's own window for this is deprecated since 4.18. */
#include "setdoku-shortcuts.h"

#include <glib/gi18n.h>

#include "view/kit/line-layout.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/setdoku-base-window.h"

const Shortcut shortcuts[] = {
  { N_("Puzzle"), N_("New puzzle"), "<Control>n", "win.new-puzzle" },
  { NULL, N_("Another one of the last kind"), "F2", "win.new-again" },
  { NULL, N_("New empty board"), "<Control><Alt>n", "win.new" },
  { NULL, N_("Type clues"), "<Control>e", "win.type-clues" },
  { NULL, N_("Open"), "<Control>o", "win.open" },
  { NULL, N_("Collections: the puzzle bank, your own puzzles"), "<Control><Shift>o", "win.library" },
  { NULL, N_("Save"), "<Control>s", "win.save" },
  { NULL, N_("Save as"), "<Control><Shift>s", "win.save-as" },
  { NULL, N_("Print"), "<Control>p", "win.print" },
  { NULL, N_("Copy puzzle, or as chosen last"), "<Control>c", "win.copy" },
  { NULL, N_("Copy the board as a picture"), "<Control><Shift>c", "win.copy-picture" },
  { NULL, N_("Export: a picture, slides, a film"), "<Control><Shift>e", "win.export::picture" },
  { NULL, N_("Paste a puzzle"), "<Control>v", "win.paste" },
  { N_("Window"), N_("Play"), "<Alt>1", "win.view::play" },
  { NULL, N_("Watch"), "<Alt>2", "win.view::watch" },
  { NULL, N_("Compare"), "<Alt>3", "win.view::compare" },
  { NULL, N_("Show or hide the panel"), "F9", "win.show-panel" },
  { NULL, N_("Full screen"), "F11", "win.fullscreen" },
  { NULL, N_("Main menu"), "F10", NULL },
  { NULL, N_("Preferences"), "<Control>comma", "app.preferences" },
  { NULL, N_("Help"), "F1", "win.help" },
  { NULL, N_("Keyboard shortcuts"), "<Control>question", "app.shortcuts" },
  { NULL, N_("New window"), "<Control><Shift>n", "app.new-window" },
  { NULL, N_("Close the window"), "<Control>w", "win.close" },
  { NULL, N_("Quit"), "<Control>q", "app.quit" },
  { N_("Play"), N_("Undo"), "<Control>z", "win.undo" },
  { NULL, N_("Redo"), "<Control><Shift>z <Control>y", "win.redo" },
  { NULL, N_("History: branches, and a name for this point"), "<Control>d", "win.history" },
  { NULL, N_("Undo to before the first mistake"), "<Control><Shift>k", "win.undo-to-mistake" },
  { NULL, N_("Replay your solve"), "<Control><Shift>r", "win.replay" },
  { NULL, N_("Move"), "Up Down Left Right w a s d", NULL },
  { NULL, N_("Extend the selection"), "<Shift>Up … <Shift>Right", NULL },
  { NULL, N_("Move without selecting; select or not"), "<Control>Up … <Control>Right <Control>space", NULL },
  { NULL, N_("One box further"), "<Alt>Up … <Alt>Right", NULL },
  { NULL, N_("Ends of the row, of the column"), "Home End Page_Up Page_Down", NULL },
  { NULL, N_("Of several grids, to one of them"), "<Control>1 … <Control>5", NULL },
  { NULL, N_("The board nearer, farther, all of it"), "<Control>plus <Control>minus <Control>0", NULL },
  { NULL, N_("Enter a digit in the current mode"), "1 … 9", NULL },
  { NULL, N_("On boards of more digits: 10 and on; with Alt, what the letter does on others"), "a … p <Alt>a … <Alt>p", NULL },
  { NULL, N_("Corner mark"), "<Shift>1 … <Shift>9", NULL },
  { NULL, N_("Centre mark"), "<Control>1 … <Control>9", NULL },
  { NULL, N_("Colour, a–i"), "<Control><Shift>1 … <Control><Shift>9", NULL },
  { NULL, N_("Mode: digit, corner, centre, colour; next"), "z x c v space", NULL },
  { NULL, N_("Colours go to cells, or to the marks of a digit"), "v v", NULL },
  { NULL, N_("Highlight the next digit, the one before"), "e q", NULL },
  { NULL, N_("Digit first: choose a digit, then cells"), "f", NULL },
  { NULL, N_("Enter the chosen digit or colour"), "Return", NULL },
  { NULL, N_("Highlight cells with two candidates"), "b", NULL },
  { NULL, N_("Fill marks; tidy marks"), "m <Shift>m", NULL },
  { NULL, N_("Check: look for mistakes"), "<Control>k", "board.check" },
  { NULL, N_("Menu of the cell"), "Menu <Shift>F10", NULL },
  { NULL, N_("Erase"), "BackSpace Delete 0", NULL },
  { NULL, N_("Next, previous empty cell"), "n <Shift>n", NULL },
  { NULL, N_("Select all, none, the others"), "<Control>a <Control><Shift>a <Control>i", NULL },
  { NULL, N_("Clear the selection"), "Escape", NULL },
  { NULL, N_("Pause: hide the board and stop the clock"), "p <Alt>p", NULL },
  { NULL, N_("Hint: tell one thing more"), "h", NULL },
  { NULL, N_("Do what the hint says; close it"), "<Shift>h Escape", NULL },
  { N_("Replay"), N_("Play or pause"), "space k", NULL },
  { NULL, N_("One back, one forward"), "comma period Left Right", NULL },
  { NULL, N_("Previous, next moment"), "less greater", NULL },
  { NULL, N_("To the start, to the end"), "Home End", NULL },
  { NULL, N_("Close"), "Escape", NULL },
  { N_("Solutions"), N_("True candidates: digits that occur in some solution"), "<Control>t", "board.true-candidates" },
  { NULL, N_("Two solutions, where they differ"), "<Control>b", "board.two-solutions" },
  { NULL, N_("Spare clues: which could be left out"), "<Control>r", "board.spare-clues" },
  { NULL, N_("Solution path: every step by name"), "<Control>l", "win.path" },
  { NULL, N_("Difficulty: how hard each step is"), "<Control><Shift>l", "win.difficulty" },
  { N_("Type clues"), N_("Set a clue and go on"), "1 … 9", NULL },
  { NULL, N_("Leave the cell empty and go on"), "space 0 period minus x", NULL },
  { NULL, N_("Erase and step back"), "BackSpace", NULL },
  { NULL, N_("Play this puzzle"), "Return", NULL },
  { N_("Watch"), N_("Play or pause"), "space k", NULL },
  { NULL, N_("Play backwards, forwards; again: twice as fast"), "j l", NULL },
  { NULL, N_("One event back, forward"), "comma period", NULL },
  { NULL, N_("Previous, next stop"), "less greater", NULL },
  { NULL, N_("To the start, to the end"), "Home End", NULL },
  { NULL, N_("Strategy"), "<Alt>s", NULL },
  { NULL, N_("Choose where to stop"), "<Alt>b", NULL },
  { NULL, N_("Stop when this cell changes"), "b", NULL },
  { NULL, N_("Go to an event by its number"), "g", NULL },
  { NULL, N_("Bookmark this event"), "<Control>d", NULL },
  { NULL, N_("Next, previous bookmark"), "m <Shift>m", NULL },
  { NULL, N_("Candidates; heat map: where the search failed"), "c e", NULL },
  { NULL, N_("A range of events: counted, and its heat alone"), "r", NULL },
  { NULL, N_("On the strip: nearer, farther, all of it"), "<Control>plus <Control>minus <Control>0", NULL },
  { NULL, N_("On the strip: select a range of events"), "<Shift>Left <Shift>Right", NULL },
  { NULL, N_("Presentation, for a wall"), "F5", "search.present" },
  { NULL, N_("What happens next? Predict it"), "p 1 … 4", NULL },
  { NULL, N_("Slides: next, previous"), "Page_Down Page_Up", NULL },
  { NULL, N_("Unfold or fold the whole tree"), "t", NULL },
  { NULL, N_("In the tree: parent, first child, siblings"), "Up Down Left Right", NULL },
  { NULL, N_("In the tree: move the picture"), "<Shift>Up … <Shift>Right", NULL },
  { NULL, N_("In the tree: nearer, farther, all of it; go there"), "plus minus Home Return", NULL },
  { NULL, N_("Where the search is: open or fold what failed"), "space", NULL },
  { NULL, N_("To the end of this guess, back to the guess before"), "o u", NULL },
  { NULL, N_("Slower, faster"), "minus plus", NULL },
  { NULL, N_("Explanation, tree, log"), "<Alt>e <Alt>t <Alt>l", NULL },
  { NULL, N_("Ask about another cell"), "Up Down Left Right w a s d", NULL },
  { NULL, N_("Why not this digit here?"), "1 … 9", NULL },
  { NULL, N_("What rule would have saved this guess?"), "h", NULL },
  { NULL, N_("Next, previous event on this cell"), "n <Shift>n", NULL },
  { NULL, N_("Go to the event that set this cell"), "Return", NULL },
  { NULL, N_("Back to the question before"), "BackSpace", NULL },
  { NULL, N_("Back to the current event"), "Escape", NULL },
  { N_("Compare"), N_("Play or pause"), "space k", NULL },
  { NULL, N_("Play backwards, forwards"), "j l", NULL },
  { NULL, N_("One back, one forward"), "comma period", NULL },
  { NULL, N_("To the start, to the end"), "Home End", NULL },
  { NULL, N_("Slower, faster"), "minus plus", NULL },
  { NULL, N_("Strategy"), "<Alt>s", NULL },
  { NULL, N_("Move"), "Up Down Left Right w a s d", NULL },
  { NULL, N_("Another way here"), "o", NULL },
  { NULL, N_("To the first difference of the two boards"), "f", NULL },
  { NULL, N_("Show the strategy on the board used last"), "Return", NULL },
  { NULL, N_("Remove the strategy from the race"), "Delete", NULL },
  { NULL }
};

void
setdoku_shortcuts_apply (GtkApplication *application)
{
  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    if (shortcut->action)
      {
        g_auto(GStrv) keys = g_strsplit (shortcut->keys, " ", -1);

        gtk_application_set_accels_for_action (application, shortcut->action, (const char *const *) keys);
      }
}

/* "Ctrl+Z", "1 … 9" */
static char *
describe_keys (const char *keys)
{
  g_auto(GStrv) parts = g_strsplit (keys, " ", -1);
  g_autoptr(GString) text = g_string_new (NULL);

  for (int i = 0; parts[i]; i++)
    {
      g_autofree char *label = NULL;
      GdkModifierType modifiers;
      guint key;

      gtk_accelerator_parse (parts[i], &key, &modifiers);
      label = key ? gtk_accelerator_get_label (key, modifiers) : g_strdup (parts[i]);
      g_string_append_printf (text, i ? "  %s" : "%s", label);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The keys beside what they do, or below it where a line has no room for both. */
static void
add_row (GtkBox         *card,
         const Shortcut *shortcut)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *keys = describe_keys (shortcut->keys);
  GtkWidget *title = gtk_label_new (_(shortcut->title)), *label = gtk_label_new (keys);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_margin_start (label, 12);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  gtk_widget_add_css_class (label, "dim");
  gtk_widget_add_css_class (label, "keys");
  gtk_widget_set_layout_manager (row, line_layout_new (4));
  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (card, row);
}

static GtkWidget *
build_list (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkBox *card = NULL;

  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    {
      if (shortcut->section)
        {
          GtkWidget *heading = gtk_label_new (_(shortcut->section));

          gtk_label_set_xalign (GTK_LABEL (heading), 0);
          gtk_widget_add_css_class (heading, "h3");
          gtk_box_append (GTK_BOX (box), heading);
          card = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
          gtk_widget_add_css_class (GTK_WIDGET (card), "card");
          gtk_box_append (GTK_BOX (box), GTK_WIDGET (card));
        }
      add_row (card, shortcut);
    }
  gtk_widget_add_css_class (box, "page");
  return box;
}

GtkWidget *
setdoku_shortcuts_new (GtkWindow *parent)
{
  GtkWidget *window = g_object_new (SETDOKU_TYPE_BASE_WINDOW, "transient-for", parent, NULL);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_window_set_title (GTK_WINDOW (window), _("Keyboard shortcuts"));
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (window), 540, 620);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), build_list ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Keyboard shortcuts"), -1);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  return window;
}
