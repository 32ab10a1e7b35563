/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-insight.c — see setdoku-compare-insight.h. A job brings home all that is drawn; until then there is nothing. */
#include "setdoku-compare-insight.h"

#include <glib/gi18n.h>

#include "engine/rules/place-notation.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"
#include "model/explain/explain.h"
#include "model/job/job.h"
#include "view/kit/voice.h"
#include "view/kit/desktop-font.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/picture-source.h"
#include "compare-findings.h"

enum { PATH_MOST = 12, USUAL_LETTERS = 15 };       /* cells of a path; pixels: bars and pentagons are made for these */

struct _SetdokuCompareInsight
{
  SetdokuBaseWindow parent_instance;

  GtkDrawingArea *area;
  GtkLabel       *words, *about;
  char           *names[2];
  SetdokuJob      job;
  gboolean        merges;
  Findings       *found;                     /* NULL: not yet */
  PangoFontDescription *font;                /* of the widget, without its zoom; NULL: not yet asked for */
  guint           cursor;                    /* FLAME_NONE, TREE_NONE: none */
};

G_STATIC_ASSERT (FLAME_NONE == TREE_NONE);

G_DEFINE_FINAL_TYPE (SetdokuCompareInsight, setdoku_compare_insight, SETDOKU_TYPE_BASE_WINDOW)

static guint go_signal;

/* Words. */

guint
setdoku_compare_insight_get_n (SetdokuCompareInsight *self)
{
  uint32_t n = 0;

  g_return_val_if_fail (SETDOKU_IS_COMPARE_INSIGHT (self), 0);
  if (self->found && self->merges)
    n = self->found->merged.n;
  else if (self->found)
    flame_nodes (self->found->flame, &n);
  return n;
}

static int
columns_of (SetdokuCompareInsight *self)
{
  const Topology *topology = self->found->traces[0].topology;

  return topology ? topology->columns : 9;
}

/* "r1c3 › r1c4 › r2c5: 12 guesses, 4 532 events, 12.0 %" */
static char *
describe_flame (SetdokuCompareInsight *self)
{
  uint32_t n, node = self->cursor;
  const FlameNode *nodes = flame_nodes (self->found->flame, &n), *at = &nodes[node];
  g_autofree char *guesses = explain_count (at->guesses), *events = explain_count (at->events);
  g_autofree char *spent = g_strdup_printf (ngettext ("%s event", "%s events", at->events), events);
  g_autofree char *made = g_strdup_printf (ngettext ("%s guess", "%s guesses", at->guesses), guesses);
  g_autoptr(GString) path = g_string_new (NULL);

  for (int i = 0; node != 0; node = nodes[node].parent, i++)
    {
      if (i < PATH_MOST)
        {
          g_string_prepend (path, i ? " › " : "");
          g_string_prepend (path, place_text_on (nodes[node].cell, columns_of (self)).text);
        }
      else if (i == PATH_MOST)
        g_string_prepend (path, "… › ");
    }
  if (self->cursor == 0)
    /* Translators: so many events */
    return g_strdup_printf (_("The whole search: %s"), spent);
  /* Translators: cells; "12 guesses"; "4 532 events"; a percentage */
  return g_strdup_printf (_("%s: %s, %s, %.1f %%"), path->str, made, spent,
                          100.0 * (double) at->events / (double) nodes[0].events);
}

static char *
describe_merged (SetdokuCompareInsight *self)
{
  const MergedNode *node = &self->found->merged.nodes[self->cursor];
  g_autofree char *left = explain_count (node->guesses[0]), *right = explain_count (node->guesses[1]), *cell = NULL;
  char value[2] = { 0 };

  if (node->kind == MERGED_PENTAGON)
    /* Translators: a strategy, how many guesses; another one, how many */
    return g_strdup_printf (_("They differ: “%s” makes %s guesses here, “%s” %s."), self->names[0], left, self->names[1], right);
  if (!node->digit)
    return g_strdup_printf (_("The start: “%s” makes %s guesses, “%s” %s."), self->names[0], left, self->names[1], right);
  cell = explain_capitalize (explain_cell_of (columns_of (self), node->cell, NULL));
  value[0] = value_character (node->digit);
  if (node->kind == MERGED_SAME)
    /* Translators: a cell; a digit; how many */
    return g_strdup_printf (ngettext ("%s: both guess %s, and the same %s guess in all.",
                                      "%s: both guess %s, and the same %s guesses in all.",
                                      node->guesses[0]), cell, value, left);
  return g_strdup_printf (_("%s: both guess %s. Below, “%s” makes %s guesses, “%s” %s."), cell, value, self->names[0], left,
                          self->names[1], right);
}

static void
say (SetdokuCompareInsight *self)
{
  g_autofree char *text = NULL;

  if (self->found && self->cursor != TREE_NONE)
    text = self->merges ? describe_merged (self) : describe_flame (self);
  gtk_label_set_label (self->words, text ? text : "");
  voice_describe (GTK_WIDGET (self->area), text ? text : "");
}

static void
say_about (SetdokuCompareInsight *self)
{
  g_autofree char *count = NULL, *text = NULL;

  if (!self->found)
    text = g_strdup (_("Searching…"));
  else if (self->merges)
    {
      count = explain_count (self->found->merged.pentagons);
      text = self->found->merged.pentagons == 0
             ? g_strdup (_("Both make the same guesses."))
             : g_strdup_printf (ngettext ("They differ in %s place. Choose a pentagon to go there with both.",
                                          "They differ in %s places. Choose a pentagon to go there with both.",
                                          self->found->merged.pentagons), count);
    }
  else
    text = g_strdup (flame_ended (self->found->flame)
                     ? _("Each bar is as wide as the events that were spent below its cell. Choose one to go to its first guess.")
                     : _("The search is longer: this is its beginning. Choose a bar to go to its first guess."));
  gtk_label_set_label (self->about, text);
}

/* Drawing. */

/* Larger letters make the whole picture larger. */
static double
zoom_of (SetdokuCompareInsight *self)
{
  return MAX (desktop_font_get_letters (GTK_WIDGET (self->area)) / USUAL_LETTERS, 1);
}

static PlotPage
page_of (SetdokuCompareInsight *self)
{
  double zoom = zoom_of (self), letters = desktop_font_get_letters (GTK_WIDGET (self->area));

  g_clear_pointer (&self->font, pango_font_description_free);
  self->font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self->area))));
  pango_font_description_set_absolute_size (self->font, letters / zoom * PANGO_SCALE);
  return (PlotPage) {
    .width = gtk_widget_get_width (GTK_WIDGET (self->area)) / zoom,
    .height = gtk_widget_get_height (GTK_WIDGET (self->area)) / zoom,
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()),
    .font = self->font,
  };
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SetdokuCompareInsight *self = data;

  cairo_scale (cr, zoom_of (self), zoom_of (self));
  if (self->found)
    findings_paint (self->found, page_of (self), self->names[0], self->cursor, cr);
}

static gboolean
take_picture (GtkWidget *area, PictureModel *model)
{
  SetdokuCompareInsight *self = SETDOKU_COMPARE_INSIGHT (gtk_widget_get_root (area));

  if (!self->found || gtk_widget_get_width (area) < 1)
    return FALSE;
  findings_model (self->found, page_of (self), self->names[0], desktop_font_get_letters (area) / zoom_of (self), model);
  return TRUE;
}

void
setdoku_compare_insight_point (SetdokuCompareInsight *self, guint node)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_INSIGHT (self));
  if (node == self->cursor || (node != TREE_NONE && node >= setdoku_compare_insight_get_n (self)))
    return;
  self->cursor = node;
  say (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
}

void
setdoku_compare_insight_choose (SetdokuCompareInsight *self)
{
  guint64 steps[2] = { 0, 0 };
  uint32_t n;

  g_return_if_fail (SETDOKU_IS_COMPARE_INSIGHT (self));
  if (!self->found || self->cursor == TREE_NONE)
    return;
  if (self->merges)
    for (int side = 0; side < 2; side++)
      steps[side] = self->found->merged.nodes[self->cursor].step[side];
  else
    steps[0] = flame_nodes (self->found->flame, &n)[self->cursor].first;
  g_signal_emit (self, go_signal, 0, steps[0], steps[1]);
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y, SetdokuCompareInsight *self)
{
  double zoom = zoom_of (self);

  if (self->found && self->merges)
    {
      MergedPicture picture = findings_merged (self->found, page_of (self), self->cursor);

      setdoku_compare_insight_point (self, merged_picture_at (&picture, x / zoom, y / zoom));
    }
  else if (self->found)
    {
      FlamePicture picture = findings_flame (self->found, page_of (self), self->names[0], self->cursor);

      setdoku_compare_insight_point (self, flame_picture_at (&picture, x / zoom, y / zoom));
    }
}

static void
on_pressed (GtkGestureClick *gesture, int n_press, double x, double y, SetdokuCompareInsight *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->area));
  on_motion (NULL, x, y, self);
  setdoku_compare_insight_choose (self);
}

/* Up and down along the tree, left and right among siblings. */
static guint
beside (SetdokuCompareInsight *self, guint keyval)
{
  guint n = setdoku_compare_insight_get_n (self), at = self->cursor;
  uint32_t parent, child, next, before = TREE_NONE, i;

  if (at == TREE_NONE || at >= n)
    return 0;
#define OF(node, link) (self->merges ? self->found->merged.nodes[node].link : flame_nodes (self->found->flame, &i)[node].link)
  parent = OF (at, parent);
  child = OF (at, child);
  next = OF (at, next);
  if (keyval == GDK_KEY_Left && parent != TREE_NONE)
    for (uint32_t node = OF (parent, child); node != at; node = OF (node, next))
      before = node;
#undef OF
  switch (keyval)
    {
    case GDK_KEY_Up:   return parent != TREE_NONE ? parent : at;
    case GDK_KEY_Down: return child != TREE_NONE ? child : at;
    case GDK_KEY_Left: return before != TREE_NONE ? before : at;
    default:           return next != TREE_NONE ? next : at;
    }
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
                SetdokuCompareInsight *self)
{
  if (!self->found || (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Up: case GDK_KEY_Down: case GDK_KEY_Left: case GDK_KEY_Right:
      setdoku_compare_insight_point (self, beside (self, keyval));
      return TRUE;
    case GDK_KEY_Return: case GDK_KEY_KP_Enter:
      setdoku_compare_insight_choose (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
on_done (void *data, void *user)
{
  SetdokuCompareInsight *self = user;
  Findings *found = data;
  double width = 0, height;
  uint32_t n;

  if (!found->made)
    {
      g_autofree char *text = explain_no_memory ();

      gtk_label_set_label (self->about, text);
      return;
    }
  self->found = g_atomic_rc_box_acquire (found);
  if (self->merges)
    merged_picture_size (&self->found->places, &width, &height);
  else
    height = flame_picture_height (flame_nodes (self->found->flame, &n), setdoku_compare_insight_get_n (self));
  gtk_drawing_area_set_content_width (self->area, (int) (width * zoom_of (self)));
  gtk_drawing_area_set_content_height (self->area, (int) (height * zoom_of (self)));
  say_about (self);
  voice_say (GTK_WIDGET (self), gtk_label_get_label (self->about));
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
}

/* Window. */

static void
setdoku_compare_insight_dispose (GObject *object)
{
  SetdokuCompareInsight *self = SETDOKU_COMPARE_INSIGHT (object);

  setdoku_job_cancel (&self->job);
  self->cursor = TREE_NONE;
  g_clear_pointer (&self->found, findings_unref);
  g_clear_pointer (&self->font, pango_font_description_free);
  g_clear_pointer (&self->names[0], g_free);
  g_clear_pointer (&self->names[1], g_free);
  G_OBJECT_CLASS (setdoku_compare_insight_parent_class)->dispose (object);
}

static void
setdoku_compare_insight_class_init (SetdokuCompareInsightClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_insight_dispose;
  go_signal = g_signal_new ("go", SETDOKU_TYPE_COMPARE_INSIGHT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                            G_TYPE_UINT64, G_TYPE_UINT64);
}

static GtkLabel *
append_label (GtkBox *box, const char *style)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static void
add_controllers (SetdokuCompareInsight *self, GtkWidget *area)
{
  GtkEventController *key = gtk_event_controller_key_new (), *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  picture_source_add (area, N_("Comparison"));
  picture_source_set_take (area, take_picture);
  gtk_widget_add_controller (area, key);
  gtk_widget_add_controller (area, motion);
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (click));
}

/* Where the words alone are higher than the window, they are scrolled, too. */
static GtkWidget *
new_page (GtkWidget *box)
{
  GtkWidget *page = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (page), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), box);
  gtk_widget_set_focusable (page, FALSE);
  return page;
}

static void
setdoku_compare_insight_init (SetdokuCompareInsight *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *scroller = gtk_scrolled_window_new ();
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  self->cursor = TREE_NONE;
  self->area = GTK_DRAWING_AREA (area);
  gtk_drawing_area_set_draw_func (self->area, draw, self, NULL);
  gtk_widget_set_focusable (area, TRUE);
  add_controllers (self, area);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), area);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_focusable (scroller, FALSE);
  self->about = append_label (GTK_BOX (box), "dim");
  gtk_box_append (GTK_BOX (box), scroller);
  self->words = append_label (GTK_BOX (box), "num");
  gtk_widget_set_margin_start (box, 20);
  gtk_widget_set_margin_end (box, 20);
  gtk_widget_set_margin_bottom (box, 14);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_child (GTK_WINDOW (self), new_page (box));
  gtk_window_set_default_size (GTK_WINDOW (self), 900, 560);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
}

SetdokuCompareInsight *
setdoku_compare_insight_new (GtkWindow *parent, const Trace *a, const Trace *b)
{
  SetdokuCompareInsight *self = g_object_new (SETDOKU_TYPE_COMPARE_INSIGHT, "transient-for", parent, NULL);
  Findings *found = g_atomic_rc_box_new0 (Findings);
  const char *title = b ? _("Both trees, merged") : _("Where the events go");

  self->merges = found->merges = b != NULL;
  found->traces[0] = *a;
  topology_ref (a->topology);
  found->traces[1] = b ? *b : *a;
  self->names[0] = entrant_name (a);
  self->names[1] = entrant_name (&found->traces[1]);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  say_about (self);
  setdoku_job_start (&self->job, findings_work, on_done, found, findings_unref, self);
  return self;
}

gboolean
setdoku_compare_insight_is_ready (SetdokuCompareInsight *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_INSIGHT (self), FALSE);
  return self->found != NULL;
}

const char *
setdoku_compare_insight_get_words (SetdokuCompareInsight *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_INSIGHT (self), NULL);
  return gtk_label_get_label (self->words);
}
