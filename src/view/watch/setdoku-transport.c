/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-transport.h"

#include <glib/gi18n.h>

#include "engine/search/strategies/strategies.h"
#include "config.h"
#include "model/explain/explain-say.h"
#include "setdoku-bookmarks.h"
#include "setdoku-stops.h"
#include "transport-words.h"
#include "view/kit/bar.h"
#include "view/kit/hold-repeat.h"
#include "view/kit/popovers.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/setdoku-play-button.h"
#include "view/kit/setdoku-speed.h"
#include "view/kit/tooltip.h"

struct _SetdokuTransport
{
  GtkWidget          parent_instance;

  SetdokuPlayer     *player;
  GtkBox            *rows, *line;          /* line: everything in one row, where height is short */
  GtkCenterBox      *row;
  GtkWidget         *strip, *texts, *words, *more, *buttons, *back, *forward, *pace;
  GtkWidget         *stops, *range, *range_label, *speed_box, *narrow_menu, *places;
  SetdokuPlayButton *play;
  SetdokuSpeed      *speed;
  GtkLabel          *position, *counters, *stops_label, *speed_label, *narrow_speed;
  SetdokuBookmarks  *bookmarks;
  char              *where;                /* the property "position" */
  SetdokuRoom        room;
  int                cell;
  int64_t            exploring_since;      /* monotonic; 0: not exploring */
};

enum { MARGIN = 22 };                      /* pixels at the start and the end of the row, as in transport.ui */

G_DEFINE_FINAL_TYPE (SetdokuTransport, setdoku_transport, GTK_TYPE_WIDGET)

enum { PLAYER = 1, ROOM, CELL, POSITION, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static void
update_speed (SetdokuTransport *self)
{
  double speed = setdoku_player_get_speed (self->player);
  g_autofree char *number = transport_brief_number (speed);
  /* Translators: %s events in a second, as short as possible */
  g_autofree char *brief = g_strdup_printf (_("%s/s"), number);
  g_autofree char *words = g_strdup_printf (ngettext ("%s event/s", "%s events/s", speed <= 1 ? 1 : (gulong) speed), number);

  setdoku_speed_set (self->speed, speed);
  setdoku_speed_tell (self->speed, words);
  gtk_label_set_label (self->speed_label, brief);
  gtk_label_set_label (self->narrow_speed, brief);
}

/* One stop alone is named; several are counted. The one that fired is bold. */
static void
update_stops (SetdokuTransport *self)
{
  int n = 0, last = -1, fired = setdoku_player_get_fired (self->player);
  g_autofree char *label = NULL, *tooltip = NULL;
  const char *label_classes[] = { fired >= 0 ? "fired" : NULL, NULL };

  for (unsigned i = 0; i < setdoku_player_get_n_breakpoints (self->player); i++)
    if (setdoku_player_get_breakpoint (self->player, i)->enabled)
      {
        last = (int) i;
        n++;
      }
  if (n == 1 || fired >= 0)
    label = setdoku_stops_name (setdoku_player_get_topology (self->player),
                                &setdoku_player_get_breakpoint (self->player, (unsigned) (fired >= 0 ? fired : last))->condition,
                                TRUE);
  else
    label = n ? g_strdup_printf (ngettext ("%d stop", "%d stops", n), n) : g_strdup (_("Stop at…"));
  tooltip = g_strdup_printf ("%s (Alt+B)", label);

  gtk_label_set_label (self->stops_label, label);
  gtk_widget_set_css_classes (GTK_WIDGET (self->stops_label), label_classes);
  tooltip_set (self->stops, n ? tooltip : _("Choose where to stop (Alt+B)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stops), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Whether the counters fit beside the buttons, or beside the position where they have a row of their own. */
static gboolean
counters_fit (SetdokuTransport *self, const char *text)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->counters), text);
  int room = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN, width;

  if (self->room.stature != SETDOKU_STATURE_TALL || self->room.shape == SETDOKU_SHAPE_NARROW)
    return FALSE;
  if (self->room.shape == SETDOKU_SHAPE_BROAD)
    room = (room - gtk_widget_get_width (self->buttons)) / 2;
  else
    room -= gtk_widget_get_width (GTK_WIDGET (self->position));
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width + MARGIN <= room;
}

static void
show_where (SetdokuTransport *self, const char *text)
{
  if (g_strcmp0 (text, self->where) == 0)
    return;
  g_free (self->where);
  self->where = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[POSITION]);
}

static void
update_texts (SetdokuTransport *self)
{
  gboolean exploring = setdoku_player_is_exploring (self->player), veiled = setdoku_strip_is_veiled (SETDOKU_STRIP (self->strip));
  g_autofree char *position = NULL, *counters = NULL, *all_counters = NULL, *searching = NULL, *running = NULL;

  if (!exploring)
    self->exploring_since = 0;
  else if (!self->exploring_since)
    self->exploring_since = g_get_monotonic_time ();
  if (!setdoku_player_get_strategy (self->player))
    {
      gtk_label_set_label (self->position, "");
      gtk_label_set_label (self->counters, "");
      gtk_widget_set_visible (self->more, FALSE);
      show_where (self, NULL);
      return;
    }

  searching = veiled ? NULL : transport_searching_text (self->player, self->exploring_since);
  position = transport_position_text (self->player, veiled);
  counters = transport_counters_text (self->player, FALSE);
  all_counters = transport_counters_text (self->player, TRUE);
  running = transport_run_text (self->player);
  /* In the narrow window there is no other place to say it. */
  show_where (self, running ? running : position);
  if (searching || running)
    {
      gboolean finding = setdoku_player_is_finding (self->player, NULL);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->more), finding ? "search.cancel-run" : exploring
                                      ? "search.stop-exploring" : "search.go-on");
      gtk_button_set_label (GTK_BUTTON (self->more), finding || exploring ? C_("search", "Stop") : C_("search", "Resume"));
    }
  if (searching && !running)
    {
      g_autofree char *both = explain_join_some (LIST_FACTS, position, searching, NULL);

      gtk_label_set_markup (self->position, both);
    }
  else
    gtk_label_set_markup (self->position, position);
  if (running)
    gtk_label_set_label (self->counters, running);
  else
    gtk_label_set_label (self->counters, !searching && counters_fit (self, all_counters) ? all_counters : counters);
  tooltip_set (GTK_WIDGET (self->counters), setdoku_player_is_playing (self->player) ? NULL : all_counters);

  gtk_widget_set_visible (self->more, (searching || setdoku_player_is_finding (self->player, NULL))
                                      && self->room.shape != SETDOKU_SHAPE_NARROW);
}

void
setdoku_transport_update (SetdokuTransport *self)
{
  g_return_if_fail (SETDOKU_IS_TRANSPORT (self));
  setdoku_play_button_set_playing (self->play, setdoku_player_is_playing (self->player));
  update_texts (self);
  update_stops (self);
  update_speed (self);
  setdoku_strip_update (SETDOKU_STRIP (self->strip));
}

/* Of the template. */

static void
on_strategy (GtkButton *button, SetdokuTransport *self)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->narrow_menu));
  gtk_widget_activate_action (GTK_WIDGET (self), "search.choose-strategy", NULL);
}

/* Where the parts are. */

/* Out of its place, the reference is the caller's. */
static GtkWidget *
taken (GtkWidget *part)
{
  GtkWidget *parent = gtk_widget_get_parent (part);

  g_object_ref (part);
  if (GTK_IS_BOX (parent))
    gtk_box_remove (GTK_BOX (parent), part);
  else if (gtk_center_box_get_start_widget (GTK_CENTER_BOX (parent)) == part)
    gtk_center_box_set_start_widget (GTK_CENTER_BOX (parent), NULL);
  else if (gtk_center_box_get_center_widget (GTK_CENTER_BOX (parent)) == part)
    gtk_center_box_set_center_widget (GTK_CENTER_BOX (parent), NULL);
  else
    gtk_center_box_set_end_widget (GTK_CENTER_BOX (parent), NULL);
  return part;
}

static void
arrange (SetdokuTransport *self)
{
  SetdokuShape shape = self->room.shape;
  gboolean one_row = self->room.stature != SETDOKU_STATURE_TALL && shape != SETDOKU_SHAPE_NARROW;
  gboolean above = !one_row && shape != SETDOKU_SHAPE_NARROW && shape != SETDOKU_SHAPE_BROAD;    /* the texts have a row */
  g_autoptr (GtkWidget) strip = taken (self->strip), texts = taken (self->texts);
  g_autoptr (GtkWidget) buttons = taken (self->buttons), pace = taken (self->pace);

  if (one_row)
    {
      gtk_box_append (self->line, buttons);
      gtk_box_append (self->line, strip);
      gtk_box_append (self->line, texts);
      gtk_box_append (self->line, pace);
    }
  else
    {
      gtk_box_prepend (self->rows, strip);
      if (above)
        gtk_box_insert_child_after (self->rows, texts, strip);
      else
        gtk_center_box_set_start_widget (self->row, texts);
      gtk_center_box_set_center_widget (self->row, buttons);
      gtk_center_box_set_end_widget (self->row, pace);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->line), one_row);
  gtk_widget_set_visible (GTK_WIDGET (self->row), !one_row);
  gtk_widget_set_hexpand (strip, one_row);
  gtk_widget_set_margin_start (strip, one_row ? 0 : 14);
  gtk_widget_set_margin_end (strip, one_row ? 0 : 14);
  gtk_widget_set_margin_start (texts, above ? 22 : 0);
  gtk_widget_set_margin_end (texts, above ? 22 : 0);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words), above ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (self->words, above);
  gtk_widget_set_hexpand (GTK_WIDGET (self->counters), above);
  gtk_label_set_xalign (self->counters, above ? 1 : 0);
}

static void
take_room (SetdokuTransport *self)
{
  SetdokuRoom room = self->room;
  gboolean low = room.stature != SETDOKU_STATURE_TALL, narrow = room.shape == SETDOKU_SHAPE_NARROW;
  gboolean menu = narrow || (low && room.shape == SETDOKU_SHAPE_MEDIUM), broad = room.shape == SETDOKU_SHAPE_BROAD;

  arrange (self);
  bar_set_room (GTK_WIDGET (self), room);
  gtk_widget_set_visible (self->words, !narrow);
  gtk_widget_set_visible (self->stops, !menu);
  gtk_widget_set_visible (self->range, !menu);
  gtk_widget_set_visible (self->range_label, broad && !low);
  gtk_widget_set_visible (self->speed_box, !menu);
  gtk_widget_set_visible (self->narrow_menu, menu);
  gtk_widget_set_visible (GTK_WIDGET (self->counters), !low || !menu);
  gtk_widget_set_visible (GTK_WIDGET (self->stops_label), broad && !low);
  gtk_widget_set_margin_start (GTK_WIDGET (self->row), narrow ? 0 : 22);
  gtk_widget_set_margin_end (GTK_WIDGET (self->row), narrow ? 0 : 22);
  gtk_box_set_spacing (GTK_BOX (self->buttons), narrow ? 0 : 6);
  gtk_widget_set_size_request (GTK_WIDGET (self->speed), room.ample ? 110 : broad ? 72 : 64, -1);      /* words come first */
  setdoku_strip_set_stature (SETDOKU_STRIP (self->strip), narrow && !low ? SETDOKU_STATURE_LOW : room.stature);
  setdoku_transport_update (self);
}

/* Object. */

static void
setdoku_transport_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  SetdokuTransport *self = SETDOKU_TRANSPORT (object);

  switch (id)
    {
    case PLAYER:   g_value_set_object (value, self->player); break;
    case ROOM:     g_value_set_boxed (value, &self->room); break;
    case CELL:     g_value_set_int (value, self->cell); break;
    default:       g_value_set_string (value, self->where); break;
    }
}

static void
setdoku_transport_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  SetdokuTransport *self = SETDOKU_TRANSPORT (object);
  const SetdokuRoom *room;

  switch (id)
    {
    case PLAYER:
      self->player = g_value_dup_object (value);
      break;
    case ROOM:
      room = g_value_get_boxed (value);
      if (setdoku_room_equal (self->room, *room))
        return;
      self->room = *room;
      take_room (self);
      break;
    default:
      self->cell = g_value_get_int (value);
      break;
    }
}

static void
setdoku_transport_dispose (GObject *object)
{
  SetdokuTransport *self = SETDOKU_TRANSPORT (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);           /* the strategies may be open at it */
  g_clear_object (&self->player);
  g_clear_pointer (&self->where, g_free);
  G_OBJECT_CLASS (setdoku_transport_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuTransport, name)

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (SETDOKU_TYPE_BOOKMARKS);
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  g_type_ensure (SETDOKU_TYPE_PLAY_BUTTON);
  g_type_ensure (SETDOKU_TYPE_SPEED);
  g_type_ensure (SETDOKU_TYPE_STOPS);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "transport.ui");
  BIND (rows);
  BIND (row);
  BIND (line);
  BIND (texts);
  BIND (position);
  BIND (counters);
  BIND (words);
  BIND (more);
  BIND (buttons);
  BIND (back);
  BIND (forward);
  BIND (play);
  BIND (pace);
  BIND (stops);
  BIND (range);
  BIND (range_label);
  BIND (stops_label);
  BIND (speed_box);
  BIND (speed);
  BIND (speed_label);
  BIND (narrow_menu);
  BIND (narrow_speed);
  BIND (places);
  BIND (bookmarks);
  gtk_widget_class_bind_template_callback (widget_class, on_strategy);
  gtk_widget_class_bind_template_callback (widget_class, gtk_popover_popdown);
}

static void
setdoku_transport_class_init (SetdokuTransportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = setdoku_transport_dispose;
  object_class->get_property = setdoku_transport_get_property;
  object_class->set_property = setdoku_transport_set_property;
  properties[PLAYER] = g_param_spec_object ("player", NULL, NULL, SETDOKU_TYPE_PLAYER,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[ROOM] = g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[CELL] = g_param_spec_int ("cell", NULL, NULL, -1, RULES_CELLS_MAX - 1, -1,
                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[POSITION] = g_param_spec_string ("position", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-transport");
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
lead_back (GtkWidget *button)
{
  popovers_lead_back (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), "search.focus-board");
}

static void
setdoku_transport_init (SetdokuTransport *self)
{
  self->cell = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  lead_back (self->places);
  lead_back (self->stops);
  lead_back (self->narrow_menu);
  gtk_widget_add_css_class (GTK_WIDGET (self), "bar");
  bar_run_to_the_right (self->buttons);
  hold_repeat_add (self->back);
  hold_repeat_add (self->forward);
}

GtkWidget *
setdoku_transport_new (SetdokuPlayer *player)
{
  SetdokuTransport *self = g_object_new (SETDOKU_TYPE_TRANSPORT, "player", player, NULL);

  self->strip = setdoku_strip_new (player);
  gtk_box_prepend (self->rows, self->strip);
  arrange (self);
  setdoku_transport_update (self);
  return GTK_WIDGET (self);
}

SetdokuStrip *
setdoku_transport_get_strip (SetdokuTransport *self)
{
  g_return_val_if_fail (SETDOKU_IS_TRANSPORT (self), NULL);
  return SETDOKU_STRIP (self->strip);
}

void
setdoku_transport_ask_go_to (SetdokuTransport *self)
{
  g_return_if_fail (SETDOKU_IS_TRANSPORT (self));
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->places));
  setdoku_bookmarks_ask (self->bookmarks);
}

void
setdoku_transport_choose_stops (SetdokuTransport *self)
{
  g_return_if_fail (SETDOKU_IS_TRANSPORT (self));
  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_visible (self->narrow_menu) ? self->narrow_menu : self->stops));
}
