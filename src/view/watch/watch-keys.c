/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-keys.c — what a key does in Watch (UX §3, §4): a table of keys and actions. */
#include "view/board/board-command.h"
#include "view/board/selection.h"
#include "view/kit/keys.h"
#include "setdoku-watch-private.h"

static const Key keys[] = {
  { GDK_KEY_space, 0, "play" },
  { GDK_KEY_k, 0, "play" },
  { GDK_KEY_j, 0, "play-back" },
  { GDK_KEY_l, 0, "play-on" },
  { GDK_KEY_comma, 0, "back" },
  { GDK_KEY_period, 0, "forward" },
  { GDK_KEY_less, -1, "previous-stop" },
  { GDK_KEY_greater, -1, "next-stop" },
  { GDK_KEY_semicolon, 1, "previous-stop" },     /* Shift+comma and Shift+period where < has a key of its own */
  { GDK_KEY_colon, 1, "next-stop" },
  { GDK_KEY_b, 0, "stop-cell" },
  { GDK_KEY_g, 0, "ask-go-to" },
  { GDK_KEY_c, 0, "candidates" },
  { GDK_KEY_e, 0, "heat" },
  { GDK_KEY_r, 0, "range" },
  { GDK_KEY_m, 0, "next-bookmark" },
  { GDK_KEY_m, 1, "previous-bookmark" },
  { GDK_KEY_Home, 0, "first" },
  { GDK_KEY_KP_Home, 0, "first" },
  { GDK_KEY_End, 0, "last" },
  { GDK_KEY_KP_End, 0, "last" },
  { GDK_KEY_o, 0, "over" },
  { GDK_KEY_u, 0, "out" },
  { GDK_KEY_n, 0, "next-here" },
  { GDK_KEY_n, 1, "previous-here" },
  { GDK_KEY_p, 0, "predicting" },
  { GDK_KEY_h, 0, "rescue" },
  { GDK_KEY_t, 0, "unfold" },
  { GDK_KEY_Escape, 0, "back-to-event" },
  { GDK_KEY_BackSpace, 0, "why-back" },
  { GDK_KEY_plus, -1, "faster" },
  { GDK_KEY_equal, 0, "faster" },
  { GDK_KEY_KP_Add, 0, "faster" },
  { GDK_KEY_minus, 0, "slower" },
  { GDK_KEY_KP_Subtract, 0, "slower" },
};

static gboolean
activate (SetdokuWatch *self, const char *name, int parameter)
{
  GActionGroup *group = G_ACTION_GROUP (self->actions);
  g_autoptr (GVariant) value = g_variant_ref_sink (g_variant_new_int32 (parameter));

  if (g_action_group_get_action_enabled (group, name))
    g_action_group_activate_action (group, name, value);
  return TRUE;
}

static gboolean
move_inspection (SetdokuWatch *self, const BoardCommand *command)
{
  const BoardPlan *plan = setdoku_search_get_plan (self->search);
  int cell = setdoku_inspection_get_cell (self->inspection), first = 0;
  Selection selection = { 0 };

  /* The first arrow shows where one is. */
  while (!board_plan_has (plan, first))
    first++;
  if (cell < 0)
    return activate (self, "inspect", first);
  selection_go (&selection, cell, SELECT_ONLY);
  selection_move (&selection, plan ? plan->topology : NULL, command->rows, command->columns, SELECT_ONLY);
  return activate (self, "inspect", selection.cursor);
}

/* As the hand-held ones of speakers send. Without slides they are keys of the board. */
static const Key slide_keys[] = {
  { GDK_KEY_Page_Down, 0, "next-slide" },
  { GDK_KEY_Page_Up, 0, "previous-slide" },
};

static void
take_digit (gpointer data, const BoardCommand *command)
{
  SetdokuWatch *self = data;

  if (command->digit)
    activate (self, setdoku_predict_is_asking (self->teach.predict) ? "predict" : "why-not", command->digit);
}

/* A figure, or what ends the one that waits for another: Enter does no more than that. */
static gboolean
run_figure (SetdokuWatch *self, guint keyval, int figure)
{
  const BoardCommand command = { .kind = COMMAND_ENTER, .digit = figure };
  int n = setdoku_predict_is_asking (self->teach.predict) ? N_PREDICTIONS - 1 : setdoku_player_get_n_values (self->player);
  gboolean waits = digit_keys_wait (&self->figures);

  if (figure > 0 || (figure == 0 && digit_keys_joins (&self->figures, &command, n)))
    {
      digit_keys_type (&self->figures, &command, n);
      return TRUE;
    }
  digit_keys_end (&self->figures);
  return waits && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter);
}

/* But the arrow keys, which belong to the board. */
static gboolean
run_key (SetdokuWatch *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  int figure = modifiers & GDK_SHIFT_MASK ? -1 : board_digit_from_key (keyval, keycode);

  if (!setdoku_search_is_live (self->search) || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  if (run_figure (self, keyval, figure))
    return TRUE;
  if (setdoku_slides_get_place (self->teach.slides)
      && keys_run (slide_keys, G_N_ELEMENTS (slide_keys), G_ACTION_GROUP (self->actions), keyval, modifiers))
    return TRUE;
  if (keys_run (keys, G_N_ELEMENTS (keys), G_ACTION_GROUP (self->actions), keyval, modifiers))
    return TRUE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return activate (self, "go-to-placing", setdoku_inspection_get_cell (self->inspection));
  return FALSE;
}

gboolean
watch_key (SetdokuWatch *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  BoardCommand command = board_command_from_key (keyval, keycode, modifiers & (GDK_SHIFT_MASK | GDK_ALT_MASK), false);

  if (setdoku_search_is_live (self->search) && command.kind == COMMAND_MOVE && !(modifiers & GDK_CONTROL_MASK)
      && !(setdoku_slides_get_place (self->teach.slides) && (keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_Page_Down))
      && !setdoku_predict_is_asking (self->teach.predict))
    {
      digit_keys_end (&self->figures);
      return move_inspection (self, &command);
    }
  return run_key (self, keyval, keycode, modifiers);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuWatch *self)
{
  return !keys_are_typed (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)))
         && run_key (self, keyval, keycode, modifiers);
}

/* What the widget in focus knows itself comes first. */
static void
add_keys (SetdokuWatch *self, gpointer widget)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_key_pressed), self, 0);
  gtk_widget_add_controller (widget, key);
}

void
watch_add_keys (SetdokuWatch *self)
{
  GtkWidget *bar = GTK_WIDGET (self->bar);

  self->figures = (DigitKeys) { .enter = take_digit, .owner = self };
  add_keys (self, self->panel);
  add_keys (self, self->bar);
  add_keys (self, self->tree);
  add_keys (self, setdoku_stage_get_line (self->stage));
  keys_add_shortcut (bar, GDK_KEY_s, GDK_ALT_MASK, "search.choose-strategy", NULL);
  keys_add_shortcut (bar, GDK_KEY_b, GDK_ALT_MASK, "search.choose-stops", NULL);
  keys_add_shortcut (bar, GDK_KEY_e, GDK_ALT_MASK, "search.page", "explain");
  keys_add_shortcut (bar, GDK_KEY_t, GDK_ALT_MASK, "search.page", "tree");
  keys_add_shortcut (bar, GDK_KEY_l, GDK_ALT_MASK, "search.page", "log");
  /* In Play this key is the history's, whose action is off here. */
  keys_add_shortcut (bar, GDK_KEY_d, GDK_CONTROL_MASK, "search.bookmark", NULL);
}
