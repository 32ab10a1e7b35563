/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-stop-form.c — see setdoku-stop-form.h. The condition is the state; every change goes into it and out of it again to all
 * choices and to the text. */
#include "setdoku-stop-form.h"

#include <glib/gi18n.h>

#include "model/explain/explain-condition.h"
#include "stop-place.h"
#include "view/kit/choice-list.h"
#include "view/kit/compat.h"
#include "view/kit/line-layout.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/voice.h"

/* An event, or what happens to the candidate that the other choices name. */
typedef struct {
  const char     *label;                         /* N_() */
  unsigned        kinds;
  CandidateChange change;
} Happening;

static const Happening happenings[] = {
  { N_("Anything"), 0, CANDIDATE_ANY },
  { N_("A guess"), 1u << EVENT_ASSIGN, CANDIDATE_ANY },
  { N_("A deduction"), 1u << EVENT_SINGLE, CANDIDATE_ANY },
  { N_("A candidate is struck"), 1u << EVENT_STRIP, CANDIDATE_ANY },
  { N_("A dead end"), 1u << EVENT_WIPEOUT, CANDIDATE_ANY },
  { N_("A take-back"), 1u << EVENT_UNDO_ASSIGN, CANDIDATE_ANY },
  { N_("A solution"), 1u << EVENT_SOLUTION, CANDIDATE_ANY },
  { N_("The cell loses the digit"), 0, CANDIDATE_LOST },
  { N_("The cell gets the digit back"), 0, CANDIDATE_BACK },
};

enum { DEPTH_ANY, DEPTH_LEAST, DEPTH_EXACT };
enum { WIDTH = 400, BETWEEN = 8, NTH_MOST = 1000000000 };

struct _SetdokuStopForm
{
  SetdokuBaseWindow parent_instance;

  SetdokuPlayer *player;
  Condition      condition;
  int            cell;                           /* offered first */
  gboolean       good, updating;                 /* good: the text is a condition */

  GtkDropDown   *choices[N_STOP_CHOICES];
  unsigned        shown[N_STOP_CHOICES];            /* items, by show () */
  GtkSpinButton *place, *row, *column, *depth, *nth;
  GtkEditable   *text;
  GtkLabel      *words;
  GtkWidget     *stop;
};

G_DEFINE_FINAL_TYPE (SetdokuStopForm, setdoku_stop_form, SETDOKU_TYPE_BASE_WINDOW)

/* The condition as choices. */

static unsigned
happening_of (const Condition *condition)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (happenings); i++)
    if (happenings[i].kinds == condition->kinds && happenings[i].change == condition->change)
      return i;
  return GTK_INVALID_LIST_POSITION;              /* several kinds: only the text says them */
}

/* Of a board of any shape; NULL: the classic one, as long as there is no search. */
static const Topology *
topology_of (SetdokuStopForm *self)
{
  return self->player ? setdoku_player_get_topology (self->player) : NULL;
}

static unsigned
chosen_place (SetdokuStopForm *self)
{
  int house;

  return stop_place_of (topology_of (self), &self->condition, &house);
}

static void
show_cell (SetdokuStopForm *self, int cell)
{
  int columns = self->player ? setdoku_player_get_columns (self->player) : 9;

  gtk_spin_button_set_value (self->row, cell / columns + 1);
  gtk_spin_button_set_value (self->column, cell % columns + 1);
}

static void
show_numbers (SetdokuStopForm *self)
{
  const Condition *condition = &self->condition;
  int number;
  unsigned place = stop_place_of (topology_of (self), condition, &number);

  if (condition->cell >= 0)
    show_cell (self, condition->cell);
  else if (place != PLACE_ANY)
    gtk_spin_button_set_value (self->place, number);
  if (condition->depth || condition->min_depth)
    gtk_spin_button_set_value (self->depth, condition->depth ? condition->depth : condition->min_depth);
  gtk_spin_button_set_value (self->nth, condition->nth ? (double) MIN (condition->nth, NTH_MOST) : 1);
  gtk_widget_set_visible (GTK_WIDGET (self->place), place != PLACE_ANY && place != PLACE_CELL
                          && place != GTK_INVALID_LIST_POSITION);
  gtk_widget_set_visible (GTK_WIDGET (self->row), place == PLACE_CELL);
  gtk_widget_set_visible (GTK_WIDGET (self->column), place == PLACE_CELL);
  gtk_widget_set_visible (GTK_WIDGET (self->depth), condition->depth || condition->min_depth);
}

static void
show_words (SetdokuStopForm *self, const char *words, gboolean good)
{
  self->good = good;
  gtk_label_set_label (self->words, words);
  setdoku_part_set_class (GTK_WIDGET (self->words), "dim", !good);
  gtk_widget_set_sensitive (self->stop, good);
}

/* typed: the text stays as it was written. */
static void
show (SetdokuStopForm *self, gboolean typed)
{
  const Condition *condition = &self->condition;
  gboolean any = condition_equal (condition, &CONDITION_ANY);
  g_autofree char *words = any ? g_strdup (_("Choose at least one thing.")) : explain_condition (topology_of (self), condition);
  char text[CONDITION_TEXT_SIZE];

  self->updating = TRUE;
  gtk_drop_down_set_selected (self->choices[STOP_EVENT], happening_of (condition));
  gtk_drop_down_set_selected (self->choices[STOP_DIGIT], (unsigned) condition->digit);
  gtk_drop_down_set_selected (self->choices[STOP_PLACE], chosen_place (self));
  gtk_drop_down_set_selected (self->choices[STOP_DEPTH],
                              condition->depth ? DEPTH_EXACT : condition->min_depth ? DEPTH_LEAST : DEPTH_ANY);
  for (int i = 0; i < N_STOP_CHOICES; i++)
    self->shown[i] = gtk_drop_down_get_selected (self->choices[i]);
  show_numbers (self);
  condition_format_on (topology_of (self), condition, text, sizeof text);
  if (!typed)
    gtk_editable_set_text (self->text, text);
  show_words (self, words, !any);
  self->updating = FALSE;
}

/* The choices as a condition. */

static int
number (GtkSpinButton *spin)
{
  return gtk_spin_button_get_value_as_int (spin);
}

/* What only the text can say has no item: GTK 4.8 shows none then, GTK 4.18 the one before; neither was chosen. */
static gboolean
says_nothing (SetdokuStopForm *self, StopChoice choice, unsigned said)
{
  unsigned selected = gtk_drop_down_get_selected (self->choices[choice]);

  return selected == GTK_INVALID_LIST_POSITION || (said == GTK_INVALID_LIST_POSITION && selected == self->shown[choice]);
}

/* Of a board with gaps, the one that is offered first where none is. */
static int
chosen_cell (SetdokuStopForm *self)
{
  const Topology *topology = topology_of (self);
  int cell = (number (self->row) - 1) * setdoku_player_get_columns (self->player) + number (self->column) - 1;

  return topology && !topology_exists (topology, cell) ? self->cell : cell;
}

static void
take_place (SetdokuStopForm *self)
{
  unsigned place = gtk_drop_down_get_selected (self->choices[STOP_PLACE]);

  if (says_nothing (self, STOP_PLACE, chosen_place (self)))
    return;
  stop_place_clear (&self->condition);
  if (place == PLACE_CELL)
    self->condition.cell = chosen_cell (self);
  else if (place != PLACE_ANY)
    stop_place_set (topology_of (self), &self->condition, place, number (self->place));
}

/* A candidate that is watched is of one cell and has a digit. */
static void
take_event (SetdokuStopForm *self)
{
  unsigned i = gtk_drop_down_get_selected (self->choices[STOP_EVENT]);
  Condition *condition = &self->condition;

  if (says_nothing (self, STOP_EVENT, happening_of (condition)))
    return;
  condition->kinds = happenings[i].kinds;
  condition->change = happenings[i].change;
}

static void
complete (Condition *condition, int cell)
{
  if (condition->change != CANDIDATE_ANY)
    {
      condition->cell = condition->cell >= 0 ? condition->cell : cell;
      condition->digit = MAX (condition->digit, 1);
    }
  if (condition->cell < 0)
    condition->max_domain = 0;
}

static void
on_chosen (SetdokuStopForm *self)
{
  Condition *condition = &self->condition;
  unsigned depth;

  if (self->updating)
    return;
  take_event (self);
  take_place (self);
  condition->digit = (int) gtk_drop_down_get_selected (self->choices[STOP_DIGIT]);
  depth = gtk_drop_down_get_selected (self->choices[STOP_DEPTH]);
  condition->min_depth = depth == DEPTH_LEAST ? number (self->depth) : 0;
  condition->depth = depth == DEPTH_EXACT ? number (self->depth) : 0;
  condition->nth = number (self->nth) > 1 ? (uint64_t) number (self->nth) : 0;
  complete (condition, self->cell);
  show (self, FALSE);
}

static void
on_text (SetdokuStopForm *self)
{
  const char *text = gtk_editable_get_text (self->text);
  ConditionError error;

  if (self->updating)
    return;
  if (condition_parse_on (topology_of (self), text, &self->condition, &error))
    {
      show (self, TRUE);
      return;
    }
  {
    g_autofree char *words = explain_condition_error (&error, text);

    show_words (self, words, FALSE);
  }
}

bool
setdoku_stop_form_apply (SetdokuStopForm *self)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (SETDOKU_IS_STOP_FORM (self), false);
  if (!self->good)
    return false;
  if (!setdoku_player_add_breakpoint (self->player, &self->condition))
    {
      show_words (self, _("There are enough stops. Remove one first."), FALSE);
      return false;
    }
  /* Translators: a rule where to stop, as in "Stop: Depth 30" */
  words = g_strdup_printf (_("Stop: %s"), gtk_label_get_label (self->words));
  voice_say (GTK_WIDGET (self), words);
  return true;
}

static void
on_stop (SetdokuStopForm *self)
{
  if (setdoku_stop_form_apply (self))
    gtk_window_close (GTK_WINDOW (self));
}

static void
on_copy (SetdokuStopForm *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), gtk_editable_get_text (self->text));
}

/* Building. */

/* What is asked, and below it, where there is no room beside it, what is chosen. */
static void
add_line (GtkBox *lines, GtkSizeGroup *names, const char *name, GtkWidget *widget, GtkWidget *beside)
{
  GtkWidget *label = gtk_label_new (name), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (line, line_layout_new (BETWEEN));
  gtk_widget_set_margin_end (label, BETWEEN);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_size_group_add_widget (names, label);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), widget);
  if (beside)
    gtk_box_append (GTK_BOX (line), beside);
  gtk_box_append (lines, line);
}

static GtkWidget *
new_choice (SetdokuStopForm *self, StopChoice choice, const char *name, const char *const *items)
{
  GtkWidget *down = gtk_drop_down_new_from_strings (items);

  choice_list_may_shrink (GTK_DROP_DOWN (down));
  self->choices[choice] = GTK_DROP_DOWN (down);
  compat_name_drop_down (GTK_DROP_DOWN (down), name);
  g_signal_connect_object (down, "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  return down;
}

static GtkWidget *
new_number (SetdokuStopForm *self, GtkSpinButton **spin, const char *name, double most, double first)
{
  GtkWidget *widget = gtk_spin_button_new_with_range (1, most, 1);

  *spin = GTK_SPIN_BUTTON (widget);
  gtk_spin_button_set_value (*spin, first);
  gtk_spin_button_set_numeric (*spin, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (widget), most > 100 ? 6 : 2);
  gtk_widget_set_tooltip_text (widget, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (widget, "value-changed", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  return widget;
}

static GtkWidget *
new_lines (SetdokuStopForm *self)
{
  const char *const places[] = { _("Anywhere"), _("Row"), _("Column"), _("Box"), _("Cell"), NULL };
  const char *const depths[] = { _("Any"), _("At least"), _("Exactly"), NULL };
  const char *events[G_N_ELEMENTS (happenings) + 1] = { NULL };
  g_autoptr(GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkBox *lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8)), *where;

  for (size_t i = 0; i < G_N_ELEMENTS (happenings); i++)
    events[i] = _(happenings[i].label);
  add_line (lines, names, _("What happens"), new_choice (self, STOP_EVENT, _("What happens"), events), NULL);
  add_line (lines, names, _("Digit"), new_choice (self, STOP_DIGIT, _("Digit"), (const char *const[]) { NULL }), NULL);
  add_line (lines, names, _("Where"), new_choice (self, STOP_PLACE, _("Where"), places),
            new_number (self, &self->place, _("Its number"), 9, 1));
  where = GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->place)));
  gtk_box_append (where, new_number (self, &self->row, _("Row"), 9, 1));
  gtk_box_append (where, new_number (self, &self->column, _("Column"), 9, 1));
  add_line (lines, names, _("Depth"), new_choice (self, STOP_DEPTH, _("Depth"), depths),
            new_number (self, &self->depth, _("Depth"), N_CELLS, 10));
  add_line (lines, names, _("Which time"), new_number (self, &self->nth, _("Which time"), NTH_MOST, 1), NULL);
  return GTK_WIDGET (lines);
}

static GtkWidget *
new_text (SetdokuStopForm *self)
{
  GtkWidget *entry = gtk_entry_new (), *copy = gtk_button_new_from_icon_name ("edit-copy-symbolic");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->text = GTK_EDITABLE (entry);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_widget_add_css_class (entry, "num");
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "digit=5 house=row3 depth>=20 nth=4");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The stop as text"), -1);
  gtk_widget_set_tooltip_text (copy, _("Copy the text, for setdoku-cli trace --break"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (copy), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Copy the text"), -1);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_text), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (copy, "clicked", G_CALLBACK (on_copy), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), copy);
  return box;
}

/* What there is to choose from on the board at hand. */
static void
offer_board (SetdokuStopForm *self)
{
  const Topology *topology = topology_of (self);
  GtkStringList *digits = gtk_string_list_new ((const char *const[]) { _("Any"), NULL });
  int rows = topology ? topology->rows : 9, columns = topology ? topology->columns : 9;

  for (int digit = 1; digit <= setdoku_player_get_n_values (self->player); digit++)
    gtk_string_list_append (digits, (const char[]) { value_character (digit), '\0' });
  gtk_drop_down_set_model (self->choices[STOP_DIGIT], G_LIST_MODEL (digits));
  g_object_unref (digits);
  gtk_spin_button_set_range (self->place, 1, MAX (rows, columns));
  gtk_spin_button_set_range (self->row, 1, rows);
  gtk_spin_button_set_range (self->column, 1, columns);
  gtk_spin_button_set_range (self->depth, 1, topology ? topology->n_existing : N_CELLS);
}

static void
setdoku_stop_form_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_STOP_FORM (object)->player);
  G_OBJECT_CLASS (setdoku_stop_form_parent_class)->dispose (object);
}

static void
setdoku_stop_form_class_init (SetdokuStopFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_stop_form_dispose;
}

static void
setdoku_stop_form_init (SetdokuStopForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *words = gtk_label_new (NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->condition = CONDITION_ANY;
  self->updating = TRUE;
  self->words = GTK_LABEL (words);
  self->stop = gtk_button_new_with_label (_("Stop there"));
  gtk_label_set_xalign (self->words, 0);
  gtk_label_set_wrap (self->words, TRUE);
  gtk_label_set_selectable (self->words, TRUE);
  gtk_widget_add_css_class (self->stop, "suggested");
  gtk_widget_set_halign (self->stop, GTK_ALIGN_END);
  g_signal_connect_object (self->stop, "clicked", G_CALLBACK (on_stop), self, G_CONNECT_SWAPPED);
  g_object_set (box, "margin-start", 20, "margin-end", 20, "margin-top", 4, "margin-bottom", 18, NULL);
  gtk_box_append (GTK_BOX (box), new_lines (self));
  gtk_box_append (GTK_BOX (box), new_text (self));
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), self->stop);
  gtk_window_set_title (GTK_WINDOW (self), _("Stop where all of this holds"));
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_window_set_child (GTK_WINDOW (self), scroller);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->stop);
  show (self, FALSE);
}

/* From outside. */

SetdokuStopForm *
setdoku_stop_form_new (GtkWindow *parent, SetdokuPlayer *player, int cell)
{
  SetdokuStopForm *self = g_object_new (SETDOKU_TYPE_STOP_FORM, "transient-for", parent, NULL);

  self->player = g_object_ref (player);
  self->updating = TRUE;
  offer_board (self);
  self->cell = MAX (cell, 0);
  while (topology_of (self) && !topology_exists (topology_of (self), self->cell))
    self->cell++;
  show_cell (self, self->cell);
  self->updating = FALSE;
  return self;
}

void
setdoku_stop_form_set_text (SetdokuStopForm *self, const char *text)
{
  g_return_if_fail (SETDOKU_IS_STOP_FORM (self));
  gtk_editable_set_text (self->text, text);
}

void
setdoku_stop_form_choose (SetdokuStopForm *self, StopChoice choice, unsigned item, int chosen)
{
  g_return_if_fail (SETDOKU_IS_STOP_FORM (self));
  gtk_drop_down_set_selected (self->choices[choice], item);
  if (choice == STOP_DEPTH && item != DEPTH_ANY)
    gtk_spin_button_set_value (self->depth, chosen);
  else if (choice == STOP_PLACE && item == PLACE_CELL)
    {
      show_cell (self, chosen);
    }
  else if (choice == STOP_PLACE && item != PLACE_ANY)
    gtk_spin_button_set_value (self->place, chosen);
}

void
setdoku_stop_form_set_nth (SetdokuStopForm *self, unsigned nth)
{
  g_return_if_fail (SETDOKU_IS_STOP_FORM (self));
  gtk_spin_button_set_value (self->nth, nth);
}

const char *
setdoku_stop_form_get_text (SetdokuStopForm *self)
{
  g_return_val_if_fail (SETDOKU_IS_STOP_FORM (self), NULL);
  return gtk_editable_get_text (self->text);
}

const char *
setdoku_stop_form_get_words (SetdokuStopForm *self)
{
  g_return_val_if_fail (SETDOKU_IS_STOP_FORM (self), NULL);
  return gtk_label_get_label (self->words);
}
