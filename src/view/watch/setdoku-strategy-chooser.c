/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-strategy-chooser.h"

#include <glib/gi18n.h>

#include "model/search/strategy-choice.h"
#include "model/search/compare.h"
#include "model/search/strategy-words.h"
#include "rows.h"
#include "setdoku-strategy-switches.h"
#include "view/kit/popovers.h"

/* px. What does not fit between the button, or the bar at the bottom, and the other end of the window scrolls. BAR: at most. */
enum { ABOUT_CHARS = 34, TYPED_CHARS = 8, HIGHEST = 640, LOWEST = 240, AROUND = 160, BAR = 150 };

struct _SetdokuStrategyChooser
{
  GtkWidget       parent_instance;

  GtkMenuButton  *button;
  GtkLabel       *name, *about;
  GtkWidget      *scroller, *typed;
  GtkWidget      *popover;                 /* owned; of the button, or lent to another widget while it is open there */
  GtkWidget      *choices;                 /* box: a check button for each of strategy_choices (), in their order */
  GtkWidget      *switches;
  const Strategy *strategy;                /* as of the last update */
  Topology       *topology;                /* held; NULL: the classic board */
};

G_DEFINE_FINAL_TYPE (SetdokuStrategyChooser, setdoku_strategy_chooser, GTK_TYPE_WIDGET)

/* Runs through the strategies with their rows. */
#define for_each_choice(strategy, row, self) \
  for (const Strategy *const *strategy = strategy_choices ((self)->topology); *strategy && row; \
       strategy++, row = gtk_widget_get_next_sibling (row))

static GtkWidget *
two_lines (const char *title, const char *subtitle)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *labels[] = { gtk_label_new (title), gtk_label_new (subtitle) };

  for (int i = 0; i < 2; i++)
    {
      gtk_label_set_xalign (GTK_LABEL (labels[i]), 0);
      gtk_label_set_wrap (GTK_LABEL (labels[i]), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (labels[i]), ABOUT_CHARS);
      gtk_box_append (GTK_BOX (box), labels[i]);
    }
  gtk_widget_add_css_class (labels[1], "small");
  gtk_widget_add_css_class (labels[1], "dim");
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
give_back (SetdokuStrategyChooser *self)
{
  if (gtk_widget_get_parent (self->popover) == GTK_WIDGET (self->button))
    return;
  if (gtk_widget_get_parent (self->popover))
    gtk_widget_unparent (self->popover);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), NULL);
  gtk_menu_button_set_popover (self->button, self->popover);
}

/* Above a bar; over a board, above which there is no room. */
static void
point_to (SetdokuStrategyChooser *self, GtkWidget *elsewhere)
{
  int width = gtk_widget_get_width (elsewhere), height = gtk_widget_get_height (elsewhere);
  const GdkRectangle foot = { 0, height - 1, width, 1 };

  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_TOP);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), height > BAR ? &foot : NULL);
}

static gboolean
on_given_back (gpointer data)
{
  SetdokuStrategyChooser *self = data;

  if (self->popover && !gtk_widget_get_visible (self->popover))
    give_back (self);
  return G_SOURCE_REMOVE;
}

static void
on_closed (GtkPopover *popover, SetdokuStrategyChooser *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, on_given_back, g_object_ref (self), g_object_unref);
}

static void
choose (SetdokuStrategyChooser *self, GtkWidget *choice)
{
  GtkWidget *row = gtk_widget_get_first_child (self->choices);

  for_each_choice (strategy, row, self)
    if (row == choice)
      gtk_widget_activate_action (row, "search.strategy", "s", (*strategy)->id);
}

/* The arrows choose as they move; Return is done choosing. */
static gboolean
on_choice_key (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
               SetdokuStrategyChooser *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (self->choices);

  if (!row || modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    {
      choose (self, row);
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      return TRUE;
    }
  row = rows_move (self->choices, keyval);
  if (row)
    choose (self, row);
  return row != NULL;
}

/* Those that are meant by what is typed; Return then takes the first. */
static void
on_typed (GtkSearchEntry *entry, SetdokuStrategyChooser *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (entry));
  GtkWidget *row = gtk_widget_get_first_child (self->choices);

  for_each_choice (strategy, row, self)
    gtk_widget_set_visible (row, strategy_is_meant (*strategy, typed));
}

/* What is typed on a row goes to the entry, and the focus with it: the row may be hidden by it. */
static void
on_search_started (GtkSearchEntry *entry)
{
  gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (entry))));
}

static void
on_entered (GtkSearchEntry *entry, SetdokuStrategyChooser *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->choices); row; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (row))
      {
        choose (self, row);
        gtk_popover_popdown (GTK_POPOVER (self->popover));
        return;
      }
}

/* Higher than its window it would be cut off where the window fills the screen. */
static void
fit_window (SetdokuStrategyChooser *self)
{
  GtkRoot *root = gtk_widget_get_root (gtk_widget_get_parent (self->popover));
  int height = root ? gtk_widget_get_height (GTK_WIDGET (root)) : HIGHEST;

  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), CLAMP (height - AROUND, LOWEST, HIGHEST));
}

/* One comes to the strategy that is chosen, not to the first. */
static void
on_shown (GtkWidget *popover, SetdokuStrategyChooser *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->choices);

  fit_window (self);
  gtk_editable_set_text (GTK_EDITABLE (self->typed), "");
  on_typed (GTK_SEARCH_ENTRY (self->typed), self);
  for_each_choice (strategy, row, self)
    if (*strategy == self->strategy)
      gtk_widget_grab_focus (row);
}

static void
add_strategies (SetdokuStrategyChooser *self)
{
  for (const Strategy *const *row = strategy_choices (self->topology); *row; row++)
    {
      GtkWidget *choice = gtk_check_button_new ();
      g_autofree char *why = strategy_choice_refuse (*row, self->topology);

      gtk_check_button_set_child (GTK_CHECK_BUTTON (choice), two_lines (_((*row)->name), why ? why : _((*row)->description)));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (choice), "search.strategy");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (choice), "s", (*row)->id);
      gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, _((*row)->name), -1);
      gtk_widget_set_sensitive (choice, why == NULL);
      gtk_box_append (GTK_BOX (self->choices), choice);
    }
}

/* Another board may have other strategies, and other reasons for not taking it. */
static void
set_topology (SetdokuStrategyChooser *self, const Topology *topology)
{
  GtkWidget *child;

  if (gtk_widget_get_first_child (self->choices) && topology_equal (topology, self->topology))
    return;
  topology_unref (self->topology);
  self->topology = topology_ref (topology);
  while ((child = gtk_widget_get_first_child (self->choices)))
    gtk_box_remove (GTK_BOX (self->choices), child);
  add_strategies (self);
}

static void
setdoku_strategy_chooser_dispose (GObject *object)
{
  SetdokuStrategyChooser *self = SETDOKU_STRATEGY_CHOOSER (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (self->popover)
    {
      g_signal_handlers_disconnect_by_data (self->popover, self);
      if (gtk_widget_get_parent (self->popover) && gtk_widget_get_parent (self->popover) != GTK_WIDGET (self->button))
        gtk_widget_unparent (self->popover);
    }
  g_clear_object (&self->popover);
  topology_unref (self->topology);
  self->topology = NULL;
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_strategy_chooser_parent_class)->dispose (object);
}

/* GtkMenuButton says that it has one size, whatever its width; the button inside it knows better. */

static GtkSizeRequestMode
setdoku_strategy_chooser_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
setdoku_strategy_chooser_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                  int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  SetdokuStrategyChooser *self = SETDOKU_STRATEGY_CHOOSER (widget);
  GtkWidget *inner = gtk_widget_get_first_child (GTK_WIDGET (self->button));

  gtk_widget_measure (inner ? inner : GTK_WIDGET (self->button), orientation, for_size, minimum, natural, NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
}

static void
setdoku_strategy_chooser_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (GTK_WIDGET (SETDOKU_STRATEGY_CHOOSER (widget)->button),
                            &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
setdoku_strategy_chooser_class_init (SetdokuStrategyChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_strategy_chooser_dispose;
  GTK_WIDGET_CLASS (klass)->get_request_mode = setdoku_strategy_chooser_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = setdoku_strategy_chooser_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = setdoku_strategy_chooser_size_allocate;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-strategy-chooser");
}

static void
build_popover (SetdokuStrategyChooser *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *scroller = gtk_scrolled_window_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  self->popover = g_object_ref_sink (gtk_popover_new ());
  self->choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  add_strategies (self);
  self->switches = setdoku_strategy_switches_new ();
  self->typed = gtk_search_entry_new ();
  g_object_set (self->typed, "placeholder-text", _("Search, for instance MRV"), NULL);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->typed), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->typed), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search for a strategy"), -1);
  /* It says a moment later what was typed, and may outlive us by that. */
  g_signal_connect_object (self->typed, "search-changed", G_CALLBACK (on_typed), self, 0);
  g_signal_connect_object (self->typed, "activate", G_CALLBACK (on_entered), self, 0);
  g_signal_connect (self->typed, "search-started", G_CALLBACK (on_search_started), NULL);
  gtk_widget_add_css_class (self->typed, "plain");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->typed), TYPED_CHARS);
  gtk_box_append (GTK_BOX (content), self->typed);
  gtk_box_append (GTK_BOX (content), self->choices);
  gtk_box_append (GTK_BOX (content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (content), self->switches);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), HIGHEST);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_widget_set_focusable (scroller, FALSE);
  self->scroller = scroller;
  gtk_popover_set_child (GTK_POPOVER (self->popover), scroller);
  gtk_widget_add_css_class (self->popover, "strategies");
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_choice_key), self);
  gtk_widget_add_controller (self->choices, key);
  popovers_lead_back (self->popover, "search.focus-board");
  g_signal_connect (self->popover, "closed", G_CALLBACK (on_closed), self);
  g_signal_connect_after (self->popover, "map", G_CALLBACK (on_shown), self);
}

static void
setdoku_strategy_chooser_init (SetdokuStrategyChooser *self)
{
  GtkWidget *face = gtk_overlay_new (), *arrow = gtk_image_new_from_icon_name ("pan-down-symbolic");
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *button = gtk_menu_button_new ();

  build_popover (self);
  self->name = GTK_LABEL (gtk_label_new (NULL));
  self->about = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->about, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "name");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "small");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "dim");
  gtk_widget_set_valign (GTK_WIDGET (self->about), GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (GTK_WIDGET (self->name), GTK_ALIGN_BASELINE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->about), TRUE);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->about));
  gtk_widget_set_margin_end (line, 24);
  gtk_widget_set_halign (arrow, GTK_ALIGN_END);
  gtk_widget_set_valign (arrow, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (face), line);
  gtk_overlay_add_overlay (GTK_OVERLAY (face), arrow);
  /* It never asks for more room than there is; the tooltip has all of it. */
  gtk_label_set_ellipsize (self->about, PANGO_ELLIPSIZE_END);
  self->button = GTK_MENU_BUTTON (button);
  gtk_menu_button_set_child (self->button, face);
  /* The menu button's own box would centre it. */
  gtk_widget_set_hexpand (face, TRUE);
  gtk_widget_set_halign (gtk_widget_get_parent (face), GTK_ALIGN_FILL);
  gtk_menu_button_set_popover (self->button, self->popover);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

void
setdoku_strategy_chooser_update (SetdokuStrategyChooser *self, const Trace *wanted)
{
  const Strategy *strategy = wanted->strategy;
  const SearchOptions *options = &wanted->options;
  Trace trace = { .strategy = strategy, .options = *options, .seed = 1 };          /* whatever the seed is */
  g_autofree char *label = NULL, *name = NULL;
  g_autofree char *about = NULL, *tooltip = NULL;

  g_return_if_fail (SETDOKU_IS_STRATEGY_CHOOSER (self) && strategy);
  set_topology (self, wanted->topology);
  self->strategy = strategy;
  setdoku_strategy_switches_update (SETDOKU_STRATEGY_SWITCHES (self->switches), strategy, options);
  name = entrant_name (&trace);
  gtk_label_set_label (self->name, name);
  about = entrant_describe (&trace);
  gtk_label_set_label (self->about, about);
  tooltip = g_strconcat (about, "\n", _("Choose a strategy (Alt+S)"), NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), tooltip);
  /* Translators: name of a strategy */
  label = g_strdup_printf (_("Strategy: %s"), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
setdoku_strategy_chooser_set_brief (SetdokuStrategyChooser *self, const char *name)
{
  g_return_if_fail (SETDOKU_IS_STRATEGY_CHOOSER (self) && name);
  gtk_label_set_label (self->name, name);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
  gtk_widget_set_valign (gtk_widget_get_parent (GTK_WIDGET (self->name)), GTK_ALIGN_CENTER);
}

void
setdoku_strategy_chooser_open (SetdokuStrategyChooser *self, GtkWidget *elsewhere)
{
  g_return_if_fail (SETDOKU_IS_STRATEGY_CHOOSER (self));
  if (gtk_widget_get_mapped (GTK_WIDGET (self->button)))
    {
      give_back (self);
      gtk_menu_button_popup (self->button);
    }
  else if (elsewhere && !gtk_widget_get_visible (self->popover))
    {
      /* Opened again before it was given back, it is there already. */
      if (gtk_widget_get_parent (self->popover) != elsewhere)
        {
          give_back (self);
          gtk_menu_button_set_popover (self->button, NULL);
          gtk_widget_set_parent (self->popover, elsewhere);
        }
      point_to (self, elsewhere);
      gtk_popover_popup (GTK_POPOVER (self->popover));
    }
}
