/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-setting-card.c — see setdoku-setting-card.h. */
#include "setdoku-setting-card.h"

#include <glib/gi18n.h>

#include "model/explain/explain-say.h"
#include "view/kit/compat.h"
#include "view/kit/sentence.h"

enum { WIDTH = 34, BOXES = N_EXTRAS };   /* of a line, in letters · the switch behind those of the extras */

struct _SetdokuSettingCard
{
  SetdokuPart      parent_instance;

  GtkDropDown     *tools;
  GtkMenuButton   *board;
  GtkCheckButton  *switches[N_EXTRAS + 1];
  GtkWidget       *draft, *number, *add, *there, *remove;
  GtkLabel        *chosen, *about, *rule;

  SetdokuPlay     *play;                 /* of the last update; weak */
  int              shown_rule;           /* what Remove removes; −1: nothing */
  gboolean         updating;
};

G_DEFINE_FINAL_TYPE (SetdokuSettingCard, setdoku_setting_card, SETDOKU_TYPE_PART)

static void
on_tool (SetdokuSettingCard *self)
{
  guint selected = gtk_drop_down_get_selected (self->tools);

  if (!self->updating && self->play)
    setdoku_play_set_tool (self->play, selected ? &setting_tools[selected - 1] : NULL);
}

static void
on_number (SetdokuSettingCard *self)
{
  if (!self->updating && self->play)
    setdoku_play_set_rule_number (self->play, gtk_editable_get_text (GTK_EDITABLE (self->number)));
}

static void
on_add (SetdokuSettingCard *self)
{
  if (self->play)
    setdoku_play_add_rule (self->play);
}

static void
on_remove (SetdokuSettingCard *self)
{
  if (self->play && self->shown_rule >= 0)
    setdoku_play_remove_rule (self->play, self->shown_rule);
}

static void
on_switched (GtkCheckButton     *button,
             SetdokuSettingCard *self)
{
  bool on = gtk_check_button_get_active (button);

  if (self->updating || !self->play)
    return;
  for (int i = 0; i < N_EXTRAS; i++)
    if (self->switches[i] == button)
      setdoku_play_switch_rule (self->play, (Extra) i, on);
  if (self->switches[BOXES] == button)
    setdoku_play_switch_boxes (self->play, on);
}

static void
setdoku_setting_card_dispose (GObject *object)
{
  g_clear_weak_pointer (&SETDOKU_SETTING_CARD (object)->play);
  G_OBJECT_CLASS (setdoku_setting_card_parent_class)->dispose (object);
}

static void
setdoku_setting_card_class_init (SetdokuSettingCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_setting_card_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* GTK's own arrows stay on a check box without a group, and press it. */
static gboolean
on_arrow (GtkEventControllerKey *keys,
          guint                  keyval,
          guint                  keycode,
          GdkModifierType        state,
          GtkWidget             *box)
{
  GtkWidget *at = gtk_widget_get_focus_child (box), *to;

  if (!at || !(keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up || keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down))
    return FALSE;
  to = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down ? gtk_widget_get_next_sibling (at) : gtk_widget_get_prev_sibling (at);
  if (to)
    gtk_widget_grab_focus (to);
  return TRUE;
}

/* What holds on the whole board: a switch each. */
static GtkWidget *
new_board_popover (SetdokuSettingCard *self)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_arrow), box);
  gtk_widget_add_controller (box, keys);
  for (int i = 0; i <= BOXES; i++)
    {
      GtkWidget *button = gtk_check_button_new_with_label (i == BOXES ? _("Boxes") : _(extra_names[i]));

      self->switches[i] = GTK_CHECK_BUTTON (button);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_switched), self, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

static GtkWidget *
new_choice_row (SetdokuSettingCard *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkStringList *names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Clues"));
  for (const SettingTool *tool = setting_tools; tool->id; tool++)
    gtk_string_list_append (names, _(tool->name));
  self->tools = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (names), NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (self->tools), TRUE);
  compat_name_drop_down (self->tools, _("What is set"));
  self->board = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_child (self->board, gtk_label_new (_("Whole board")));    /* GTK 4.8 loses the name of one with a label */
  gtk_menu_button_set_always_show_arrow (self->board, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What holds on the whole board"), -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->board), _("What holds on the whole board"));
  gtk_menu_button_set_popover (self->board, new_board_popover (self));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->tools));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->board));
  g_signal_connect_object (self->tools, "notify::selected", G_CALLBACK (on_tool), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
new_draft_row (SetdokuSettingCard *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->chosen = sentence_add (words, NULL, "num", WIDTH);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->number = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->number), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->number), 4);
  gtk_entry_set_max_length (GTK_ENTRY (self->number), RULE_DRAFT_FIGURES);
  g_signal_connect_object (self->number, "changed", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->number, "activate", G_CALLBACK (on_add), self, G_CONNECT_SWAPPED);
  self->add = gtk_button_new_with_label (_("Add"));
  gtk_widget_set_tooltip_text (self->add, _("Add the rule (Return)"));
  g_signal_connect_object (self->add, "clicked", G_CALLBACK (on_add), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), self->number);
  gtk_box_append (GTK_BOX (row), self->add);
  return row;
}

static GtkWidget *
new_there_row (SetdokuSettingCard *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->rule = sentence_add (words, NULL, "num", WIDTH);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  gtk_widget_add_css_class (self->remove, "flat");
  gtk_widget_set_tooltip_text (self->remove, _("Remove this rule (Delete)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Remove this rule"), -1);
  g_signal_connect_object (self->remove, "clicked", G_CALLBACK (on_remove), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), self->remove);
  return row;
}

static void
build (SetdokuSettingCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *first = new_choice_row (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  gtk_widget_set_parent (first, GTK_WIDGET (self));
  self->draft = new_draft_row (self);
  gtk_widget_set_parent (self->draft, GTK_WIDGET (self));
  self->about = sentence_add (words, NULL, "small", WIDTH);
  gtk_widget_set_parent (words, GTK_WIDGET (self));
  self->there = new_there_row (self);
  gtk_widget_set_parent (self->there, GTK_WIDGET (self));
}

static void
setdoku_setting_card_init (SetdokuSettingCard *self)
{
  self->shown_rule = -1;
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);         /* what is in it does, and the panel must not */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rules"), -1);
}

static void
update_board (SetdokuSettingCard *self,
              SetdokuGame        *game)
{
  const Topology *topology = setdoku_game_get_topology (game);

  for (int i = 0; i < N_EXTRAS; i++)
    gtk_check_button_set_active (self->switches[i], topology && topology->rules->extras >> i & 1);
  gtk_check_button_set_active (self->switches[BOXES], !topology || topology->rules->box_rows);
}

static void
update_draft (SetdokuSettingCard *self,
              const RuleDraft    *draft)
{
  const SettingTool *tool = draft->tool;
  g_autofree char *cells = g_strdup_printf (ngettext ("%d cell", "%d cells", (gulong) draft->n), draft->n);

  gtk_drop_down_set_selected (self->tools, tool ? (guint) (tool - setting_tools) + 1 : 0);
  gtk_widget_set_visible (self->draft, tool != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->about), tool || draft->refusal);
  gtk_label_set_label (self->chosen, cells);
  gtk_label_set_label (self->about, draft->refusal ? draft->refusal : tool ? _(tool->about) : "");
  setdoku_part_set_class (self->about, "dim", !draft->refusal);
  setdoku_part_set_class (self->about, "refusal", draft->refusal != NULL);
  if (!tool)
    return;
  gtk_widget_set_visible (self->number, tool->number != SETTING_PLAIN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tool->number == SETTING_VALUES ? _("Digits") : _("Number"), -1);
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->number)), draft->number) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->number), draft->number);
  gtk_widget_set_sensitive (self->add, draft->n > 0);
  setdoku_part_set_class (self->add, "suggested", draft->n > 0);
}

void
setdoku_setting_card_update (SetdokuSettingCard *self,
                             SetdokuPlay        *play,
                             SetdokuGame        *game)
{
  g_autofree char *rule = NULL, *here = NULL;

  g_return_if_fail (SETDOKU_IS_SETTING_CARD (self));
  if (!self->tools && setdoku_play_get_phase (play) != SETDOKU_PHASE_CLUES)
    return;
  if (!self->tools)
    build (self);
  g_set_weak_pointer (&self->play, play);
  self->updating = TRUE;
  update_board (self, game);
  update_draft (self, setdoku_play_get_draft (play));
  self->shown_rule = setdoku_play_get_rule_at (play, &rule);
  /* Translators: what the rules say of the cell at the cursor: “Here: in a cage of 15 with 3 cells” */
  here = rule ? explain_say (_("Here: {rule}"), SAY_TEXT ("rule", rule)) : g_strdup ("");
  gtk_widget_set_visible (self->there, rule != NULL);
  gtk_label_set_label (self->rule, here);
  self->updating = FALSE;
}
