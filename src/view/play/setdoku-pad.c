/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pad.c — see setdoku-pad.h.
 *
 * Keys above 9 are made when a board first has them. */
#include "setdoku-pad.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"
#include "view/kit/even-layout.h"
#include "view/kit/second-click.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/tooltip.h"

enum { CLASSIC = 9, DOTS_MAX = 9, DOTS_MAX_NARROW = 6 };

/* How many columns there are: keys that are wider than high, and no more of them than a thumb can find. */
enum { COLUMNS_NARROW = 5, COLUMNS_NARROW_MANY = 8, LEAST_NARROW = 3 };

struct _SetdokuPad
{
  SetdokuPart parent_instance;

  GtkWidget *keys[VALUES_MAX + 1];   /* [0]: Erase; NULL: not made yet */
  GtkWidget *labels[VALUES_MAX + 1], *dots[VALUES_MAX + 1], *names[CLASSIC + 1];
  PadState   state;                  /* that is shown */
  bool       shown;                  /* anything is */
  bool       row;                    /* in one or two, if a finger can meet them there */
};

static const char *const colours[N_COLOURS + 1] = {
  /* Translators: the player's nine colours for cells and marks, under their letters a–i */
  [1] = NC_("colour", "red"), NC_("colour", "orange"), NC_("colour", "yellow"), NC_("colour", "green"), NC_("colour", "teal"),
  NC_("colour", "blue"), NC_("colour", "violet"), NC_("colour", "pink"), NC_("colour", "grey"),
};

G_DEFINE_FINAL_TYPE (SetdokuPad, setdoku_pad, SETDOKU_TYPE_PART)

static int
count_keys (const PadState *state)
{
  return state->colours ? N_COLOURS : state->n ? state->n : CLASSIC;
}

static void
on_second_click (GtkWidget *key,
                 double     x,
                 double     y,
                 gboolean   held,
                 gpointer   user)
{
  SetdokuPad *self = SETDOKU_PAD (gtk_widget_get_parent (key));

  if (!self->state.colours)
    gtk_widget_activate_action (key, "board.enter-corner", "i", GPOINTER_TO_INT (user));
}

static GtkWidget *
new_colour_name (SetdokuPad *self,
                 int         colour)
{
  GtkWidget *name = gtk_label_new (g_dpgettext2 (NULL, "colour", colours[colour]));

  gtk_widget_add_css_class (name, "colour-name");
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  self->names[colour] = name;
  return name;
}

static void
add_digit_key (SetdokuPad *self,
               int         digit)
{
  GtkWidget *key = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *dots = g_object_new (SETDOKU_TYPE_GLYPH, "kind", "dots", "css-name", "setdoku-dots", NULL);
  char text[] = { value_character (digit), '\0' };
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), dots);
  if (digit <= N_COLOURS)
    gtk_box_append (GTK_BOX (box), new_colour_name (self, digit));
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "board.enter");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", digit);
  second_click_add (key, on_second_click, GINT_TO_POINTER (digit));
  self->labels[digit] = label;
  self->dots[digit] = dots;
  gtk_widget_set_hexpand (key, TRUE);
  gtk_widget_insert_before (key, GTK_WIDGET (self), self->keys[0]);
  self->keys[digit] = key;
}

static GtkWidget *
new_erase_key (void)
{
  GtkWidget *key = gtk_button_new ();
  GtkWidget *glyph = g_object_new (SETDOKU_TYPE_GLYPH, "kind", "erase", "halign", GTK_ALIGN_CENTER,
                                   "valign", GTK_ALIGN_CENTER, NULL);

  gtk_button_set_child (GTK_BUTTON (key), glyph);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "board.erase");
  gtk_widget_set_tooltip_text (key, _("Clear the selected cells (Delete)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Erase"), -1);
  return key;
}

/* How many are left: keys in a row are too low for it, and many dots too wide. */
static void
show_dots (SetdokuPad     *self,
           const PadState *state,
           int             digit)
{
  int most = setdoku_part_is_narrow (self) && count_keys (state) > CLASSIC ? DOTS_MAX_NARROW : DOTS_MAX;

  gtk_widget_set_visible (self->dots[digit], state->show_left && !state->colours && !self->row);
  gtk_widget_set_opacity (self->dots[digit], state->left[digit] <= most ? 1 : 0);
}

/* A square of four, nine, 16 or 25, or what comes near. In one column all and Erase stand in as few rows as there is room for. */
static int
count_columns (SetdokuPad *self,
               int         n)
{
  int widest = n <= CLASSIC ? COLUMNS_NARROW : COLUMNS_NARROW_MANY, columns = 2;

  if (self->row)
    return n <= CLASSIC ? n + setdoku_part_is_narrow (self) : (n + 1) / 2;
  if (setdoku_part_is_narrow (self))
    {
      int rows = (n + widest) / widest;                /* of n + 1 keys */

      return (n + rows) / rows;
    }
  while (columns * columns < n)
    columns++;
  return columns;
}

static void
arrange (SetdokuPad *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  bool narrow = setdoku_part_is_narrow (self);
  int n = count_keys (&self->state), columns = count_columns (self, n);

  setdoku_part_set_class (self, "flat", narrow || self->row);
  setdoku_part_set_class (self, "row", self->row);
  setdoku_part_set_class (self, "many", n > CLASSIC);

  for (int digit = 1; digit <= VALUES_MAX && self->keys[digit]; digit++)
    {
      bool used = digit <= n;

      gtk_widget_set_visible (self->keys[digit], used);
      show_dots (self, &self->state, digit);
    }
  gtk_widget_set_visible (self->keys[0], narrow);
  even_layout_set (SETDOKU_EVEN_LAYOUT (layout), narrow || self->row ? MIN (columns, LEAST_NARROW) : columns, columns);
}

/* Tab enters at the key in use and leaves from any; arrows go on inside. */
static gboolean
setdoku_pad_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (tab && gtk_widget_get_focus_child (widget))
    return FALSE;
  return GTK_WIDGET_CLASS (setdoku_pad_parent_class)->focus (widget, direction);
}

static void
setdoku_pad_adapt (SetdokuPart *part)
{
  arrange (SETDOKU_PAD (part));
}

static void
setdoku_pad_class_init (SetdokuPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  SETDOKU_PART_CLASS (klass)->adapt = setdoku_pad_adapt;
  widget_class->focus = setdoku_pad_focus;
  gtk_widget_class_set_css_name (widget_class, "setdoku-pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_pad_init (SetdokuPad *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), even_layout_new (1, 1, 8));
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);           /* 1 2 3, whatever the language */
  self->keys[0] = new_erase_key ();
  gtk_widget_set_hexpand (self->keys[0], TRUE);
  gtk_widget_set_parent (self->keys[0], GTK_WIDGET (self));
  for (int digit = 1; digit <= CLASSIC; digit++)
    add_digit_key (self, digit);
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "pad");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Digits"), -1);
  arrange (self);
}

static char *
name_key (const PadState *state,
          int             digit)
{
  if (state->colours)
    {
      const char letter[] = { (char) ('a' + digit - 1), '\0' };

      /* Translators: a key of the pad: one of nine colours, by its letter a–i and its name */
      return explain_say (_("Colour {letter}, {name}"), SAY_TEXT ("letter", letter),
                          SAY_TEXT ("name", g_dpgettext2 (NULL, "colour", colours[digit])));
    }
  if (!state->show_left)
    return g_strdup_printf ("%d", digit);
  /* Translators: a key of the number pad: the digit, and how many of it are not on the board yet */
  return g_strdup_printf (_("%d, %d left"), digit, MAX (state->left[digit], 0));
}

/* The target first: an action is looked up with the one it has. */
static void
aim_key (GtkWidget      *key,
         const PadState *state,
         int             digit)
{
  GtkActionable *actionable = GTK_ACTIONABLE (key);

  gtk_actionable_set_action_name (actionable, NULL);
  if (!state->direct || state->why)
    gtk_actionable_set_action_target (actionable, "i", digit);
  else
    gtk_actionable_set_action_target (actionable, "(ii)", state->colours ? state->colour_of : state->mode, digit);
  gtk_actionable_set_action_name (actionable, !state->direct ? "board.enter" : state->why ? "board.why-not"
                                              : state->colours ? "board.colour" : "board.enter-as");
}

static void
update_key (SetdokuPad     *self,
            const PadState *state,
            int             digit)
{
  char text[] = { state->colours ? (char) ('a' + digit - 1) : value_character (digit), '\0' };
  g_autofree char *name = name_key (state, digit), *class = g_strdup_printf ("colour-%d", digit);
  GtkWidget *key = self->keys[digit];
  int rest = MAX (state->left[digit], 0);

  gtk_label_set_label (GTK_LABEL (self->labels[digit]), text);
  setdoku_glyph_set_count (SETDOKU_GLYPH (self->dots[digit]), rest);
  show_dots (self, state, digit);
  if (digit <= N_COLOURS)
    gtk_widget_set_visible (self->names[digit], state->colours);
  setdoku_part_set_class (key, "complete", rest == 0 && state->show_left && !state->colours);
  setdoku_part_set_class (key, "held", digit == state->held);
  setdoku_part_set_class (key, class, state->colours);
  tooltip_set (key, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Each time that an action is named GTK looks for it, and tells everyone that it came and went. */
static bool
aim_changes (const PadState *a,
             const PadState *b)
{
  return a->direct != b->direct || a->mode != b->mode || a->why != b->why || a->colour_of != b->colour_of
         || a->colours != b->colours;
}

static bool
key_changes (const PadState *a,
             const PadState *b,
             int             digit)
{
  return a->left[digit] != b->left[digit] || a->show_left != b->show_left || a->colours != b->colours
         || (a->held == digit) != (b->held == digit);
}

/* Of a board with more rows than digits, or several grids, no one counts them. */
PadState
pad_state_of (SetdokuGame *game,
              bool         show_left)
{
  const Topology *topology = setdoku_game_get_topology (game);
  int n = setdoku_game_get_digits (game);
  PadState state = { .n = n, .show_left = show_left && (!topology || setdoku_game_count_cells (game) == n * n) };

  for (int digit = 1; digit <= n; digit++)
    state.left[digit] = n - setdoku_game_count_digit (game, digit);
  return state;
}

void
setdoku_pad_update (SetdokuPad     *self,
                    const PadState *state)
{
  int n, before;

  g_return_if_fail (SETDOKU_IS_PAD (self) && state->n >= 0 && state->n <= VALUES_MAX);
  n = count_keys (state);
  before = self->shown ? count_keys (&self->state) : 0;
  for (int digit = 1; digit <= n; digit++)
    {
      bool fresh = digit > before;

      if (!self->keys[digit])
        add_digit_key (self, digit);
      if (fresh || key_changes (&self->state, state, digit))
        update_key (self, state, digit);
      if (fresh || aim_changes (&self->state, state))
        aim_key (self->keys[digit], state, digit);
    }
  setdoku_part_set_class (self, "taken-up", state->taken_up);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  state->colours ? _("Colours") : _("Digits"), -1);
  self->state = *state;
  self->shown = true;
  if (n != before)
    arrange (self);
}

void
setdoku_pad_set_row (SetdokuPad *self,
                     gboolean    row)
{
  g_return_if_fail (SETDOKU_IS_PAD (self));
  self->row = row;
  arrange (self);
}

void
setdoku_pad_press (SetdokuPad *self,
                   int         digit)
{
  g_return_if_fail (SETDOKU_IS_PAD (self) && digit >= 1 && digit <= VALUES_MAX);
  if (digit <= count_keys (&self->state))
    g_signal_emit_by_name (self->keys[digit], "clicked");
}
