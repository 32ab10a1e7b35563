/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-call-stack.c — see setdoku-call-stack.h. A row belongs to a depth and keeps its place; it is shown or not, and
 * changed only when its guess did. */
#include "setdoku-call-stack.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "engine/core/notation.h"
#include "engine/rules/topology-names.h"
#include "model/explain/explain-any-event.h"
#include "model/explain/explain.h"
#include "picture/set-chip.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/voice.h"

typedef struct {
  GtkWidget *button, *chips;
  GtkLabel  *depth, *cell, *note, *columns;
  AnyDecision guess;
  int        followed;                 /* digits deduced in this frame */
  gboolean   doomed;
} Frame;

struct _SetdokuCallStack
{
  GtkWidget  parent_instance;

  GtkWidget *fold;                     /* button: how many are earlier */
  GtkLabel  *before, *counts;          /* what followed from the clues; how many choices there were */
  Frame     *frames[RULES_CELLS_MAX];          /* as deep as it ever was */
  int        n_frames, n_shown;
  gboolean   unfolded;

  /* What is to be shown. */
  const Topology *topology;            /* borrowed while it is shown; NULL: the classic board */
  AnyDecision path[RULES_CELLS_MAX];
  int        followed[RULES_CELLS_MAX + 1];    /* by depth */
  int        n_path;
  gboolean   cover, dead_end;
};

G_DEFINE_FINAL_TYPE (SetdokuCallStack, setdoku_call_stack, GTK_TYPE_WIDGET)

/* From chip to chip, in heights of a row, and how much of it is chip. Where room is short, that of CHIPS_KEPT is kept
 * and more of them share it. */
#define CHIP_STEP 1.15
#define CHIP_PART 0.83
enum { CHIPS_KEPT = 5 };

static guint chosen_signal;

/* A choice of a place has one digit, that is tried. */
static Values
digits_shown (const AnyDecision *guess)
{
  return guess->places ? values_of (guess->value) : guess->possible;
}

static void
draw_chips (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Frame *frame = data;
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  Values digits = digits_shown (&frame->guess);
  double usual = height * CHIP_STEP, x = 0;
  double step = MIN (usual, (double) width / MAX (values_count (digits), 1));
  double chip = step * CHIP_PART, chip_height = height * step / usual, top = (height - chip_height) / 2;

  if (gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL)
    x = width - step * values_count (digits);
  for_each_value (digit, digits)
    {
      ChipKind kind = digit == frame->guess.value ? CHIP_CURRENT
                    : values_has (frame->guess.untried, digit) ? CHIP_TO_COME : CHIP_TRIED;
      const char text[] = { value_character (digit), '\0' };

      set_chip_draw (cr, gtk_widget_get_pango_context (GTK_WIDGET (area)), x, top, chip, chip_height, text, kind, palette);
      x += step;
    }
}

static void
on_clicked (GtkButton *button, SetdokuCallStack *self)
{
  for (int i = 0; i < self->n_frames; i++)
    if (self->frames[i]->button == GTK_WIDGET (button) && i < self->n_path)
      {
        g_signal_emit (self, chosen_signal, 0, (int) self->frames[i]->guess.cell);
        return;
      }
}

/* The chips are as high as the text of the row, whatever its size. */
static void
size_chips (SetdokuCallStack *self)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self)), NULL, NULL);
  int height = (pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics)) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  for (int i = 0; i < self->n_frames; i++)
    {
      int kept = MIN (values_count (digits_shown (&self->frames[i]->guess)), CHIPS_KEPT);

      gtk_widget_set_size_request (self->frames[i]->chips, (int) ceil (height * CHIP_STEP * kept), height);
    }
}

/* Frames. */

static GtkLabel *
new_label (const char *css_class, int chars)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), chars < 5 ? 1 : 0);
  gtk_label_set_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "num");
  gtk_widget_add_css_class (label, "small");
  return GTK_LABEL (label);
}

static void
add_frame (SetdokuCallStack *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Frame *frame = g_new0 (Frame, 1);

  frame->button = gtk_button_new ();
  frame->depth = new_label ("dim", 2);
  frame->cell = new_label ("cell", 5);
  frame->chips = gtk_drawing_area_new ();
  frame->note = new_label ("dim", -1);
  frame->columns = new_label ("dim", -1);
  gtk_label_set_ellipsize (frame->note, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (frame->note, 1);
  gtk_label_set_xalign (frame->columns, 0);
  gtk_label_set_wrap (frame->columns, TRUE);
  gtk_widget_set_hexpand (frame->chips, TRUE);
  gtk_widget_set_valign (frame->chips, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (frame->chips), draw_chips, frame, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (frame->depth));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (frame->cell));
  gtk_box_append (GTK_BOX (box), frame->chips);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (frame->note));
  gtk_box_append (GTK_BOX (rows), box);
  gtk_box_append (GTK_BOX (rows), GTK_WIDGET (frame->columns));
  gtk_button_set_child (GTK_BUTTON (frame->button), rows);
  gtk_widget_add_css_class (frame->button, "flat");
  gtk_widget_add_css_class (frame->button, "path");
  gtk_widget_set_tooltip_text (frame->button, _("Go to this guess"));
  g_signal_connect (frame->button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_widget_set_parent (frame->button, GTK_WIDGET (self));
  self->frames[self->n_frames++] = frame;
}

/* A column of the exact cover: a house that must have a digit. */
static char *
house_column (int house, int digit)
{
  /* Translators: a column of the exact cover: "row 1 has 4" */
  return explain_say (_("{house} has {digit}"), SAY_HOUSE ("house", house), SAY_NUMBER ("digit", digit));
}

/* "▸ cell r1c2: 3 ways, 1 left · row 1 has 4 · column 2 has 4 · box 1 has 4", the one that was branched on first. */
static char *
columns_text (const AnyDecision *guess)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  GPtrArray *columns = explain_list_new ();
  int ways = values_count (guess->places ? guess->places : guess->possible);
  int left = values_count (guess->places ? guess->places_left : guess->untried);
  NotationText symbol = notation_cell (guess->cell);
  g_autofree char *branched = NULL;

  if (guess->places)
    branched = house_column (guess->house, guess->value);
  else
    /* Translators: a column of the exact cover: the cell ("r1c2") that must have a digit */
    branched = explain_say (_("cell {symbol}"), SAY_TEXT ("symbol", symbol.text));
  /* Translators: a column of the exact cover; how many rows it had, and how many of them were not tried yet */
  g_ptr_array_add (columns, explain_say (ngettext ("▸ {column}: {ways} way, {left} left", "▸ {column}: {ways} ways, {left} left",
                                                   ways),
                                         SAY_TEXT ("column", branched), SAY_NUMBER ("ways", ways), SAY_NUMBER ("left", left)));
  if (guess->places)
    g_ptr_array_add (columns, g_strdup (symbol.text));
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      int house = cell_house (guess->cell, kinds[i]);

      if (!guess->places || guess->house != house)
        g_ptr_array_add (columns, house_column (house, guess->value));
    }
  return explain_join (columns, LIST_FACTS);
}

static void
show_note (Frame *frame)
{
  g_autofree char *text = NULL;

  if (frame->doomed)
    text = g_strdup (_("next to take back"));
  else if (frame->followed)
    /* Translators: so many digits were deduced from a guess */
    text = g_strdup_printf (ngettext ("%d follows", "%d follow", frame->followed), frame->followed);
  gtk_label_set_label (frame->note, text ? text : "");
}

static void
show_frame (SetdokuCallStack *self, int depth)
{
  Frame *frame = self->frames[depth - 1];
  const AnyDecision *guess = &self->path[depth - 1];
  int followed = self->followed[depth];
  gboolean doomed = self->dead_end && depth == self->n_path;
  g_autofree char *number = g_strdup_printf ("%d", depth), *name = NULL, *columns = NULL;

  if (memcmp (&frame->guess, guess, sizeof *guess) == 0 && frame->followed == followed && frame->doomed == doomed
      && gtk_widget_get_visible (GTK_WIDGET (frame->columns)) == self->cover && *gtk_label_get_label (frame->depth))
    return;
  frame->guess = *guess;
  frame->followed = followed;
  frame->doomed = doomed;
  columns = self->cover ? columns_text (guess) : g_strdup ("");
  gtk_label_set_label (frame->depth, number);
  gtk_label_set_label (frame->cell, place_text_on (guess->cell, self->topology ? self->topology->columns : 9).text);
  gtk_label_set_label (frame->columns, columns);
  gtk_widget_set_visible (GTK_WIDGET (frame->columns), self->cover);
  show_note (frame);
  setdoku_part_set_class (frame->button, "doomed", doomed);
  name = explain_say (_("Guess {number}: {cell} is {digit}"), SAY_NUMBER ("number", depth),
                      SAY_CELL_ON ("cell", self->topology, guess->cell), SAY_VALUE ("digit", guess->value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (frame->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  voice_describe (frame->button, columns);
  gtk_widget_queue_draw (frame->chips);
}

/* The newest in any case. A folded card keeps the room of its rows, so that it does not jump. */
static void
show_frames (SetdokuCallStack *self)
{
  int first = self->unfolded ? 0 : MAX (self->n_path - CALL_STACK_FOLDED, 0);
  int last = MAX (self->n_path, first + CALL_STACK_FOLDED);
  g_autofree char *earlier = NULL;

  self->n_shown = self->n_path - first;
  for (int i = 0; i < self->n_frames; i++)
    {
      GtkWidget *button = self->frames[i]->button;

      /* What is not in sight is not kept up to date. */
      if (i >= first && i < self->n_path)
        show_frame (self, i + 1);
      gtk_widget_set_visible (button, i >= first && i < last);
      gtk_widget_set_opacity (button, i < self->n_path ? 1 : 0);
      gtk_widget_set_sensitive (button, i < self->n_path);
      gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_HIDDEN, i < first || i >= self->n_path, -1);
    }
  if (self->unfolded)
    earlier = g_strdup (_("Show fewer"));
  else
    /* Translators: so many guesses were made before the ones shown */
    earlier = g_strdup_printf (ngettext ("%d earlier", "%d earlier", first), first);
  gtk_button_set_label (GTK_BUTTON (self->fold), earlier);
  gtk_widget_set_visible (self->fold, first > 0 || (self->unfolded && self->n_path > CALL_STACK_FOLDED));
  gtk_widget_set_visible (GTK_WIDGET (self->before), self->unfolded && self->followed[0]);
  size_chips (self);
}

static void
on_fold (SetdokuCallStack *self)
{
  setdoku_call_stack_unfold (self, !self->unfolded);
}

/* Widget. */

static void
setdoku_call_stack_dispose (GObject *object)
{
  SetdokuCallStack *self = SETDOKU_CALL_STACK (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  for (int i = 0; i < self->n_frames; i++)
    g_free (self->frames[i]);
  self->n_frames = self->n_path = 0;
  G_OBJECT_CLASS (setdoku_call_stack_parent_class)->dispose (object);
}

static void
setdoku_call_stack_class_init (SetdokuCallStackClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_call_stack_dispose;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
setdoku_call_stack_init (SetdokuCallStack *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *title = gtk_label_new (_("Guesses so far"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "h3");
  gtk_widget_add_css_class (head, "path-head");
  self->fold = gtk_button_new ();
  gtk_widget_add_css_class (self->fold, "flat");
  gtk_widget_add_css_class (self->fold, "fold");
  gtk_widget_set_tooltip_text (self->fold, _("Show all guesses, or the newest"));
  self->counts = new_label ("dim", -1);
  gtk_label_set_ellipsize (self->counts, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->counts, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->counts), TRUE);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->counts));
  gtk_box_append (GTK_BOX (head), self->fold);
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  self->before = new_label ("dim", -1);
  gtk_label_set_xalign (self->before, 0);
  gtk_widget_set_parent (GTK_WIDGET (self->before), GTK_WIDGET (self));
  for (int i = 0; i < CALL_STACK_FOLDED; i++)
    add_frame (self);
  show_frames (self);
  g_signal_connect_object (self->fold, "clicked", G_CALLBACK (on_fold), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (size_chips), self, G_CONNECT_SWAPPED);
}

/* What was only possible is no choice: the two are counted apart. */
static void
show_counts (SetdokuCallStack *self)
{
  int forced = 0, chosen;
  g_autofree char *choices = NULL, *rest = NULL, *text = NULL;

  for (int i = 0; i < self->n_path; i++)
    forced += any_decision_is_forced (&self->path[i]);
  chosen = self->n_path - forced;
  /* Translators: how often there was more than one possibility */
  choices = g_strdup_printf (ngettext ("%d choice", "%d choices", chosen), chosen);
  /* Translators: how many digits were the only possibility */
  rest = g_strdup_printf (ngettext ("%d forced", "%d forced", forced), forced);
  text = explain_join_some (LIST_PARTS, choices, forced ? rest : "", NULL);
  gtk_label_set_label (self->counts, text);
}

static void
show_before (SetdokuCallStack *self, int deduced)
{
  /* Translators: digits that followed from the clues alone */
  g_autofree char *text = g_strdup_printf (ngettext ("%d digit before any guess", "%d digits before any guess", deduced),
                                           deduced);

  gtk_label_set_label (self->before, text);
}

void
setdoku_call_stack_set_path (SetdokuCallStack *self, const Topology *topology, const AnyView *view, gboolean cover,
                             gboolean dead_end)
{
  g_return_if_fail (SETDOKU_IS_CALL_STACK (self) && view);
  memset (self->followed, 0, sizeof self->followed);
  for (int cell = 0; cell < (topology ? topology->n_cells : N_CELLS); cell++)
    if (view->value[cell] && view->origin[cell] == ORIGIN_SINGLE)
      self->followed[MIN (view->depth[cell], RULES_CELLS_MAX)]++;
  self->topology = topology;
  memcpy (self->path, view->path, sizeof *self->path * (size_t) view->n_path);
  self->n_path = view->n_path;
  self->cover = cover && !topology;                    /* its columns are not four */
  self->dead_end = dead_end;
  while (self->n_frames < self->n_path)
    add_frame (self);
  show_before (self, self->followed[0]);
  show_counts (self);
  show_frames (self);
}

void
setdoku_call_stack_unfold (SetdokuCallStack *self, gboolean unfolded)
{
  g_return_if_fail (SETDOKU_IS_CALL_STACK (self));
  if (self->unfolded == unfolded)
    return;
  self->unfolded = unfolded;
  show_frames (self);
}

const char *
setdoku_call_stack_get_counts (SetdokuCallStack *self)
{
  g_return_val_if_fail (SETDOKU_IS_CALL_STACK (self), "");
  return gtk_label_get_label (self->counts);
}

int
setdoku_call_stack_get_n_shown (SetdokuCallStack *self)
{
  g_return_val_if_fail (SETDOKU_IS_CALL_STACK (self), 0);
  return self->n_shown;
}

const char *
setdoku_call_stack_get_columns (SetdokuCallStack *self, int frame)
{
  g_return_val_if_fail (SETDOKU_IS_CALL_STACK (self), "");
  return frame >= 0 && frame < self->n_path ? gtk_label_get_label (self->frames[frame]->columns) : "";
}
