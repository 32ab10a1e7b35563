/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-read-board.c — see setdoku-read-board.h. It shows a draft and tells what is decided; who has the draft decides. */
#include "setdoku-read-board.h"

#include <glib/gi18n.h>

#include "config.h"
#include "engine/any/any-check.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-sight.h"
#include "model/look/scene.h"
#include "setdoku-read-verdict.h"
#include "view/board/selection.h"
#include "view/board/setdoku-grid.h"
#include "view/kit/setdoku-glyph.h"

enum { CHOICES = 3 };                /* as it was read, what it may be instead, empty */

struct _SetdokuReadBoard
{
  GtkBox              parent_instance;

  GtkWidget          *doubts;
  SetdokuGlyph       *sign;
  GtkLabel           *count, *of, *place;
  GtkWidget          *before, *next;
  GtkBox             *board;
  SetdokuGrid        *grid;
  GtkWidget          *card, *choices;
  GtkDrawingArea     *piece;
  GtkLabel           *cell, *advice;
  GtkToggleButton    *choice_1, *choice_2, *choice_3;
  SetdokuReadVerdict *verdict;
  GtkWidget          *marks;

  Draft               draft;
  Topology           *topology;                 /* of it; held; NULL: the classic one */
  BoardPlan          *plan;                     /* the same */
  PhotoLook           look;
  int                 cursor;
  int                 digits[CHOICES];          /* of the buttons */
};

G_DEFINE_FINAL_TYPE (SetdokuReadBoard, setdoku_read_board, GTK_TYPE_BOX)

enum { DIGIT, CURSOR, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What is shown. */

static PlaceSet
repeats_of (SetdokuReadBoard *self)
{
  Board board;

  if (self->topology)
    return any_broken (self->topology, self->draft.digit, NULL);
  board_from_digits (&board, self->draft.digit);
  return places_from_cells (board_repeats (&board));
}

static void
show_board (SetdokuReadBoard *self)
{
  g_autofree Scene *scene = g_new (Scene, 1);
  PlaceSet repeats = repeats_of (self);
  Values marks[SIZE_CELLS_MOST] = { 0 };

  for (int cell = 0; cell < draft_n_cells (&self->draft); cell++)
    marks[cell] = draft_marks (&self->draft, cell);
  scene_of_values (scene, self->plan, self->draft.digit, NULL, marks);
  for (int cell = 0; cell < draft_n_cells (&self->draft); cell++)
    {
      const SightCell *read = &self->draft.reading.cell[cell];
      CellLook *look = &scene->looks[cell];

      look->wrong = places_has (&repeats, cell);
      if (draft_is_doubtful (&self->draft, cell))
        {
          look->tints = TINT_COLUMN;
          look->doubt = read->second ? read->second : DOUBT_EMPTY;
        }
    }
  scene->cursor = self->cursor;
  scene->selection = places_of (self->cursor);
  setdoku_grid_set_scene (self->grid, scene);
}

static void
show_doubts (SetdokuReadBoard *self)
{
  int n = draft_n_doubts (&self->draft), clues = draft_n_clues (&self->draft);
  int at = draft_doubt_place (&self->draft, self->cursor);
  g_autofree char *count = n ? explain_say (ngettext ("{count} cell in doubt", "{count} cells in doubt", (gulong) n),
                                            SAY_NUMBER ("count", n)) : g_strdup (_("No cell is in doubt"));
  g_autofree char *of = explain_say (_("of {count} read · checked against the rules"), SAY_NUMBER ("count", clues));
  g_autofree char *place = at ? g_strdup_printf ("%d / %d", at, n) : g_strdup_printf ("%d", n);

  gtk_widget_set_visible (self->doubts, self->draft.read);
  setdoku_glyph_set_kind (self->sign, n ? "square" : "diamond");
  gtk_widget_set_css_classes (GTK_WIDGET (self->sign), (const char *[]) { n ? "error" : "solution", NULL });
  if (n)
    gtk_widget_remove_css_class (self->doubts, "sure");
  else
    gtk_widget_add_css_class (self->doubts, "sure");
  gtk_label_set_label (self->count, count);
  gtk_label_set_label (self->of, of);
  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), n > 0);
  gtk_widget_set_visible (self->before, n > 0);
  gtk_widget_set_visible (self->next, n > 0);
  gtk_widget_set_visible (self->marks, draft_has_marks (&self->draft));
}

/* digit: −1: there is no such choice. */
static void
show_choice (SetdokuReadBoard *self, int i, GtkToggleButton *button, int digit)
{
  g_autofree char *text = g_strdup_printf ("%d", digit);
  g_autofree char *name = digit > 0 ? explain_say (_("Make it {digit}"), SAY_NUMBER ("digit", digit))
                                    : g_strdup (_("Make it empty"));

  self->digits[i] = digit;
  gtk_widget_set_visible (GTK_WIDGET (button), digit >= 0);
  if (digit < 0)
    return;
  gtk_button_set_label (GTK_BUTTON (button), digit ? text : _("Empty"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_toggle_button_set_active (button, self->draft.digit[self->cursor] == digit);
}

static void
show_card (SetdokuReadBoard *self)
{
  const SightCell *read = &self->draft.reading.cell[self->cursor];
  bool settled = places_has (&self->draft.settled, self->cursor);
  g_autofree char *cell = NULL;

  gtk_widget_set_visible (self->card, self->draft.read);
  if (!self->draft.read)
    return;
  cell = explain_sight_cell (&self->draft.reading, self->cursor, self->draft.digit[self->cursor], settled);
  gtk_label_set_label (self->cell, cell);
  gtk_label_set_label (self->advice, read->changed && !settled
                                     ? _("Only so there is exactly one solution. Type the right digit.")
                                     : _("Type the right digit."));
  show_choice (self, 0, self->choice_1, read->digit ? read->digit : -1);
  show_choice (self, 1, self->choice_2, read->second && read->doubtful ? read->second : -1);
  show_choice (self, 2, self->choice_3, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->piece));
}

static void
show (SetdokuReadBoard *self)
{
  show_board (self);
  show_doubts (self);
  show_card (self);
}

static void
draw_piece (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SetdokuReadBoard *self = data;

  if (self->draft.read)
    photo_paint_cell (cr, &self->look, &self->draft.reading.grid.lattice, self->cursor, MIN (width, height));
}

/* What is decided. */

static void
go_to (SetdokuReadBoard *self, int cell)
{
  if (cell < 0 || cell == self->cursor)
    return;
  self->cursor = cell;
  show (self);
  g_signal_emit (self, signals[CURSOR], 0, cell);
}

/* Then it goes on: to the next cell in doubt, if this was one, else to the next one. */
static void
decide (SetdokuReadBoard *self, int digit)
{
  bool doubtful = draft_is_doubtful (&self->draft, self->cursor);
  int next;

  if (!self->draft.read || digit > draft_n (&self->draft))
    return;
  g_signal_emit (self, signals[DIGIT], 0, self->cursor, digit);
  next = draft_next_doubt (&self->draft, self->cursor, false);
  go_to (self, doubtful ? next : (self->cursor + 1) % draft_n_cells (&self->draft));
}

static void
on_choice (SetdokuReadBoard *self, GtkToggleButton *button)
{
  GtkToggleButton *buttons[CHOICES] = { self->choice_1, self->choice_2, self->choice_3 };

  for (int i = 0; i < CHOICES; i++)
    if (buttons[i] == button)
      {
        decide (self, self->digits[i]);
        show_card (self);                        /* one that was chosen already stays so */
        return;
      }
}

/* As values are written: A for 10. 0: none is. */
static int
value_of_key (guint keyval)
{
  gunichar character = g_unichar_toupper (gdk_keyval_to_unicode (keyval));

  return character < 128 ? value_from_character ((char) character) : 0;
}

static gboolean
on_key (SetdokuReadBoard *self, guint keyval, guint keycode, guint modifiers)
{
  static const struct { guint keys[2]; int rows, columns; } arrows[] = {
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, 0, -1 }, { { GDK_KEY_Right, GDK_KEY_KP_Right }, 0, 1 },
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, -1, 0 }, { { GDK_KEY_Down, GDK_KEY_KP_Down }, 1, 0 },
  };
  Selection selection = selection_of (self->cursor);

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (keyval == arrows[i].keys[0] || keyval == arrows[i].keys[1])
      {
        selection_move (&selection, self->topology, arrows[i].rows, arrows[i].columns, SELECT_ONLY);
        go_to (self, selection.cursor);
        return TRUE;
      }
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    decide (self, (int) (keyval - GDK_KEY_0));
  else if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    decide (self, (int) (keyval - GDK_KEY_KP_0));
  else if (value_of_key (keyval) > 9 && value_of_key (keyval) <= draft_n (&self->draft))
    decide (self, value_of_key (keyval));
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_period || keyval == GDK_KEY_space)
    decide (self, 0);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    decide (self, self->draft.digit[self->cursor]);
  else
    return FALSE;
  return TRUE;
}

static void
on_pressed (SetdokuReadBoard *self, int cell)
{
  go_to (self, cell);
  setdoku_grid_focus_cursor (self->grid);
}

static void
on_before (SetdokuReadBoard *self)
{
  setdoku_read_board_go_on (self, true);
}

static void
on_next (SetdokuReadBoard *self)
{
  setdoku_read_board_go_on (self, false);
}

/* The object. */

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuReadBoard, name)

static void
setdoku_read_board_finalize (GObject *object)
{
  SetdokuReadBoard *self = SETDOKU_READ_BOARD (object);

  board_plan_unref (self->plan);
  topology_unref (self->topology);
  G_OBJECT_CLASS (setdoku_read_board_parent_class)->finalize (object);
}

static void
setdoku_read_board_class_init (SetdokuReadBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_read_board_finalize;
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  g_type_ensure (SETDOKU_TYPE_READ_VERDICT);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "read-board.ui");
  BIND (doubts);
  BIND (sign);
  BIND (count);
  BIND (of);
  BIND (place);
  BIND (before);
  BIND (next);
  BIND (board);
  BIND (card);
  BIND (choices);
  BIND (piece);
  BIND (cell);
  BIND (advice);
  BIND (choice_1);
  BIND (choice_2);
  BIND (choice_3);
  BIND (verdict);
  BIND (marks);
  gtk_widget_class_bind_template_callback (widget_class, on_before);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_bind_template_callback (widget_class, on_choice);
  signals[DIGIT] = g_signal_new ("digit", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[CURSOR] = g_signal_new ("cursor", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
setdoku_read_board_init (SetdokuReadBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->grid = SETDOKU_GRID (setdoku_grid_new ());
  gtk_box_append (self->board, GTK_WIDGET (self->grid));
  g_signal_connect_swapped (self->grid, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect_swapped (self->grid, "key", G_CALLBACK (on_key), self);
  gtk_drawing_area_set_draw_func (self->piece, draw_piece, self, NULL);
  show (self);
}

/* topology: (transfer full) */
static void
take_topology (SetdokuReadBoard *self,
               Topology         *topology)
{
  g_clear_pointer (&self->plan, board_plan_unref);
  g_clear_pointer (&self->topology, topology_unref);
  self->topology = topology;
  self->plan = topology ? board_plan_new (topology) : NULL;
}

void
setdoku_read_board_set_draft (SetdokuReadBoard *self,
                              const Draft      *draft,
                              const PhotoLook  *look)
{
  g_return_if_fail (SETDOKU_IS_READ_BOARD (self));
  if (draft_n (draft) != draft_n (&self->draft) || draft->reading.box_rows != self->draft.reading.box_rows)
    take_topology (self, draft_topology (draft));
  self->draft = *draft;
  self->look = *look;
  self->cursor = MIN (self->cursor, draft_n_cells (draft) - 1);
  setdoku_read_verdict_set_clues (self->verdict, self->topology,
                                  draft->read && draft_n_clues (draft) > 0 ? draft->digit : NULL);
  show (self);
}

void
setdoku_read_board_set_cursor (SetdokuReadBoard *self,
                               int               cell)
{
  g_return_if_fail (SETDOKU_IS_READ_BOARD (self) && cell >= 0 && cell < draft_n_cells (&self->draft));
  go_to (self, cell);
}

int
setdoku_read_board_get_cursor (SetdokuReadBoard *self)
{
  return self->cursor;
}

void
setdoku_read_board_go_on (SetdokuReadBoard *self,
                          bool              back)
{
  g_return_if_fail (SETDOKU_IS_READ_BOARD (self));
  go_to (self, draft_next_doubt (&self->draft, self->cursor, back));
}

void
setdoku_read_board_focus (SetdokuReadBoard *self)
{
  setdoku_grid_focus_cursor (self->grid);
}

void
setdoku_read_board_set_narrow (SetdokuReadBoard *self,
                               gboolean          narrow)
{
  g_return_if_fail (SETDOKU_IS_READ_BOARD (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->card), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (GTK_BOX (self->choices), narrow);
}
