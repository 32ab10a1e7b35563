/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-cell-menu.c — see setdoku-cell-menu.h.
 *
 * It has a mode of its own, that of the board when it opens: trying another one here does not change it there. Its own
 * actions are the group "menu". */
#include "setdoku-cell-menu.h"

#include <glib/gi18n.h>

#include "model/explain/explain-rules.h"
#include "view/board/digit-keys.h"
#include "view/kit/even-layout.h"
#include "view/kit/popovers.h"
#include "view/kit/setdoku-squeeze.h"
#include "setdoku-modes.h"
#include "setdoku-pad.h"

struct _SetdokuCellMenu
{
  GtkPopover   parent_instance;

  SetdokuGrid *grid;                     /* the parent */
  SetdokuModes *modes;
  SetdokuPad  *pad;
  GtkLabel    *rules;                    /* what the signs at the cell mean */
  GtkWidget   *targets;                  /* what a colour goes to: the cell, or one of its marks */
  GMenuModel  *copies;                   /* "Copy as…" */
  GtkWidget   *copy_menu;                /* weak: that, open at the cell */
  GtkWidget   *choose;                   /* what "Why not…?" waits for */
  GSimpleAction *mode_action, *target_action;
  PadState     state;                    /* of the pad */
  DigitKeys    figures;                  /* typed on it */
};

G_DEFINE_FINAL_TYPE (SetdokuCellMenu, setdoku_cell_menu, GTK_TYPE_POPOVER)

static void
update (SetdokuCellMenu *self)
{
  g_autoptr(GVariant) id = g_action_get_state (G_ACTION (self->mode_action));
  g_autoptr(GVariant) target = g_action_get_state (G_ACTION (self->target_action));
  MarkMode mode = MARK_MODE_DIGIT;

  setdoku_modes_find (g_variant_get_string (id, NULL), &mode);
  self->state.mode = mode;
  self->state.colours = mode == MARK_MODE_COLOUR;
  self->state.colour_of = g_variant_get_int32 (target);
  self->state.why = g_str_equal (g_variant_get_string (id, NULL), "why");
  setdoku_pad_update (self->pad, &self->state);
  gtk_widget_set_visible (self->targets, self->state.colours);
  gtk_widget_set_visible (self->choose, self->state.why);
}

static void
on_change (GSimpleAction   *action,
           GVariant        *value,
           SetdokuCellMenu *self)
{
  g_simple_action_set_state (action, value);
  update (self);
}

static GSimpleAction *
new_action (SetdokuCellMenu *self,
            GActionMap      *map,
            const char      *name,
            GVariant        *state)
{
  GSimpleAction *action = g_simple_action_new_stateful (name, g_variant_get_type (state), state);

  g_signal_connect_object (action, "change-state", G_CALLBACK (on_change), self, 0);
  g_action_map_add_action (map, G_ACTION (action));
  return action;
}

static void
add_target (SetdokuCellMenu *self,
            const char      *label,
            int              digit)
{
  GtkWidget *target = gtk_toggle_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (target), "menu.target");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (target), "i", digit);
  gtk_widget_set_hexpand (target, TRUE);
  gtk_box_append (GTK_BOX (self->targets), target);
}

/* "Cell", and each mark in it. */
static void
fill_targets (SetdokuCellMenu    *self,
              const DocumentCell *cell)
{
  Values marks = cell->given || cell->entry ? 0 : cell->corner | cell->centre;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->targets)))
    gtk_box_remove (GTK_BOX (self->targets), child);
  /* Translators: what a colour goes to: the whole cell, or one of its pencil marks, which follow as digits */
  add_target (self, C_("colour", "Cell"), 0);
  for_each_value (digit, marks)
    {
      char label[] = { value_character (digit), '\0' };

      add_target (self, label, digit);
    }
}

static void
drop_digit (SetdokuCellMenu *self)
{
  digit_keys_drop (&self->figures);
}

/* A digit that is typed is its key on this pad: it means what that would. */
static void
press (gpointer            data,
       const BoardCommand *command)
{
  SetdokuCellMenu *self = data;

  if (command->digit)
    setdoku_pad_press (self->pad, command->digit);
}

static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        SetdokuCellMenu       *self)
{
  BoardCommand command = board_command_from_key (keyval, keycode, modifiers, false);
  int n = self->state.colours ? N_COLOURS : self->state.n;
  bool waits = digit_keys_wait (&self->figures);

  if (board_command_from_letter (keyval, modifiers, true, n, &command) && !(modifiers & GDK_SHIFT_MASK))
    {
      digit_keys_end (&self->figures);
      press (self, &command);
      return TRUE;
    }
  if (waits && command.kind == COMMAND_PLACE && !command.forced)
    {
      digit_keys_end (&self->figures);
      return TRUE;
    }
  if (waits && command.kind == COMMAND_ERASE && board_digit_from_key (keyval, keycode) == 0)
    command = (BoardCommand) { .kind = COMMAND_ENTER };            /* the second figure of 10 */
  if (command.kind != COMMAND_ENTER || command.forced)
    return FALSE;
  digit_keys_type (&self->figures, &command, n);
  return TRUE;
}

static void
setdoku_cell_menu_dispose (GObject *object)
{
  SetdokuCellMenu *self = SETDOKU_CELL_MENU (object);

  drop_digit (self);
  g_clear_object (&self->mode_action);
  g_clear_object (&self->target_action);
  g_clear_object (&self->copies);
  popovers_drop (&self->copy_menu);
  G_OBJECT_CLASS (setdoku_cell_menu_parent_class)->dispose (object);
}

static void
setdoku_cell_menu_class_init (SetdokuCellMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_cell_menu_dispose;
}

static GtkWidget *
add_button (GtkWidget  *box,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* What they do is elsewhere, so the menu goes. */
static void
add_pictures (SetdokuCellMenu *self,
              GtkWidget       *box)
{
  GtkWidget *save = add_button (box, _("Save picture…"), "win.export");
  GtkWidget *copy = add_button (box, _("Copy picture"), "win.copy-picture");

  gtk_actionable_set_action_target (GTK_ACTIONABLE (save), "s", "picture");
  g_signal_connect_object (save, "clicked", G_CALLBACK (gtk_popover_popdown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (copy, "clicked", G_CALLBACK (gtk_popover_popdown), self, G_CONNECT_SWAPPED);
}

/* In the place of this menu: one that hangs on another one may find no screen below it. */
static void
on_copy_as (SetdokuCellMenu *self)
{
  GdkRectangle area;

  gtk_popover_get_pointing_to (GTK_POPOVER (self), &area);
  gtk_popover_popdown (GTK_POPOVER (self));
  popovers_open_menu (&self->copy_menu, self->copies, GTK_WIDGET (self->grid), area.x + area.width / 2, area.y + area.height);
}

static void
setdoku_cell_menu_init (SetdokuCellMenu *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *scroller = gtk_scrolled_window_new ();
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *pictures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *why;

  self->figures = (DigitKeys) { .enter = press, .owner = self };
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  g_signal_connect (self, "closed", G_CALLBACK (drop_digit), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->mode_action = new_action (self, G_ACTION_MAP (group), "mode", g_variant_new_string ("digit"));
  self->target_action = new_action (self, G_ACTION_MAP (group), "target", g_variant_new_int32 (0));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "menu", G_ACTION_GROUP (group));
  self->modes = g_object_new (SETDOKU_TYPE_MODES, "narrow", TRUE, NULL);
  setdoku_modes_use_action (self->modes, "menu.mode");
  self->rules = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->rules, TRUE);
  gtk_label_set_max_width_chars (self->rules, 30);
  gtk_label_set_xalign (self->rules, 0);
  self->targets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->targets, "segments");
  gtk_widget_add_css_class (self->targets, "targets");
  self->pad = g_object_new (SETDOKU_TYPE_PAD, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->pad), "low");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rules));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->modes));
  gtk_box_append (GTK_BOX (box), self->targets);
  self->choose = gtk_label_new (_("Choose a digit"));
  gtk_widget_add_css_class (self->choose, "strong");
  gtk_widget_set_visible (self->choose, FALSE);
  gtk_box_append (GTK_BOX (box), self->choose);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pad));
  why = gtk_toggle_button_new_with_label (_("Why not…?"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (why), "menu.mode");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (why), "s", "why");
  gtk_widget_set_tooltip_text (why, _("What speaks against a digit here?"));
  gtk_box_append (GTK_BOX (box), why);
  add_button (tools, _("Erase"), "board.erase");
  add_button (tools, _("Select same"), "board.select-same");
  gtk_box_append (GTK_BOX (box), tools);
  add_pictures (self, pictures);
  gtk_box_append (GTK_BOX (box), pictures);
  g_signal_connect_object (add_button (box, _("Copy as…"), NULL), "clicked", G_CALLBACK (on_copy_as), self, G_CONNECT_SWAPPED);
  squeeze_buttons (tools);
  squeeze_buttons (pictures);
  gtk_widget_set_layout_manager (tools, even_layout_new_whole (8));
  gtk_widget_set_layout_manager (pictures, even_layout_new_whole (8));
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_popover_set_child (GTK_POPOVER (self), scroller);
  gtk_widget_add_css_class (GTK_WIDGET (self), "cell-menu");
}

SetdokuCellMenu *
setdoku_cell_menu_new (SetdokuGrid *grid,
                       GMenuModel  *copies)
{
  SetdokuCellMenu *self = g_object_new (SETDOKU_TYPE_CELL_MENU, NULL);

  self->grid = grid;
  self->copies = g_object_ref (copies);
  gtk_widget_set_parent (GTK_WIDGET (self), GTK_WIDGET (grid));
  return self;
}

void
setdoku_cell_menu_open (SetdokuCellMenu *self,
                        SetdokuPlay     *play,
                        SetdokuGame     *game,
                        int              cell)
{
  const Topology *topology = setdoku_game_get_topology (game);
  g_autofree char *rules = topology ? explain_rules_meaning (topology, cell) : g_strdup ("");
  GdkRectangle area;

  g_return_if_fail (SETDOKU_IS_CELL_MENU (self) && cell >= 0 && cell < setdoku_game_get_n_cells (game));
  setdoku_grid_get_cell_area (self->grid, cell, &area);
  popovers_point_to (GTK_WIDGET (self), &area);
  self->state = pad_state_of (game, setdoku_play_get_choices (play)->show_remaining);
  self->state.direct = true;
  gtk_label_set_label (self->rules, rules);
  gtk_widget_set_visible (GTK_WIDGET (self->rules), *rules != '\0');
  fill_targets (self, &setdoku_game_get_cells (game)[cell]);
  g_simple_action_set_state (self->mode_action, g_variant_new_string (setdoku_modes_get_id (setdoku_play_get_mode (play))));
  g_simple_action_set_state (self->target_action, g_variant_new_int32 (0));
  update (self);
  gtk_popover_popup (GTK_POPOVER (self));
}
