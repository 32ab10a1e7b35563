/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-rows.c — see film-rows.h. */
#include "film-rows.h"

#include <glib/gi18n.h>
#include <math.h>

#include "export-keep.h"
#include "view/kit/desktop-font.h"
#include "view/kit/setdoku-style.h"

enum { LIGHT, DARK };
enum { MANY_EVENTS = 240, STEPS_MOST = 9 * N_CELLS };  /* of a search, with no range; of a path that is not found yet */

static const char *const of_names[N_FILM_ROWS_OF] = {
  [FILM_ROWS_SEARCH] = N_("The search"), [FILM_ROWS_PATH] = N_("The solution path"), [FILM_ROWS_REPLAY] = N_("Your own solve"),
};

static const struct { const char *name; double speed; } speeds[] = {
  { N_("1 event/s"), 1 }, { N_("2 events/s"), 2 }, { N_("4 events/s"), 4 }, { N_("10 events/s"), 10 },
  { N_("30 events/s"), 30 }, { N_("100 events/s"), 100 }, { N_("1,000 events/s"), 1000 }, { N_("10,000 events/s"), 10000 },
};

/* Of a replay, which has its own clock. */
static const struct { const char *name; double speed; } times[] = {
  { N_("As it was"), 1 }, { N_("4 times as fast"), 4 }, { N_("16 times as fast"), 16 }, { N_("64 times as fast"), 64 },
};

enum { SPEED_PRESET = 2, TIMES_PRESET = 1 };

static const char *const ramp_ids[] = { "at-once", "slowly" };
static const char *const ramps[] = { N_("At once"), N_("Slowly at first") };

static const struct { const char *id, *name; int ms; } holds[] = {
  { "0", N_("As long as others"), 0 }, { "1", N_("1 s"), 1000 }, { "2", N_("2 s"), 2000 }, { "5", N_("5 s"), 5000 },
};

static const char *const which_ids[] = {
  [FILM_CANDIDATES_EXPLAINED] = "explained", [FILM_CANDIDATES_EVERYWHERE] = "everywhere", [FILM_CANDIDATES_NEVER] = "never",
};

static const char *const which[] = {
  [FILM_CANDIDATES_EXPLAINED] = N_("Where they are spoken of"), [FILM_CANDIDATES_EVERYWHERE] = N_("In every empty cell"),
  [FILM_CANDIDATES_NEVER] = N_("Nowhere"),
};

static const int sizes[] = { 360, 480, 600, 720, 1080 };

static const char *const style_ids[] = { [LIGHT] = "light", [DARK] = "dark" };
static const char *const styles[] = { [LIGHT] = N_("Light"), [DARK] = N_("Dark") };

static bool
has (const ExportSubject *subject,
     FilmRowsOf           of)
{
  Replay *replay;
  Board board;
  bool some;

  if (subject->document->topology && of == FILM_ROWS_PATH)           /* it knows the classic board only */
    return false;
  switch (of)
    {
    case FILM_ROWS_SEARCH:
      return subject->trace.strategy && subject->length > 0;
    case FILM_ROWS_PATH:
      document_get_board (subject->document, &board);
      return board_filled (&board) > 0 && board_filled (&board) < N_CELLS;
    default:
      replay = replay_new (subject->document, subject->document->current);
      some = replay && replay_get_length (replay) > 0;
      replay_free (replay);
      return some;
    }
}

bool
film_rows_has_any (const ExportSubject *subject)
{
  for (int of = 0; !subject->other.make && of < N_FILM_ROWS_OF; of++)
    if (has (subject, (FilmRowsOf) of))
      return true;
  return false;
}

/* Where the rows go. */
typedef struct {
  SetdokuExportPage *page;
  GtkBox            *card;
  GSettings         *settings;
  void             (*changed) (SetdokuExportPage *page);
} Place;

/* A drop-down in a row of its own. key: it is kept by it and its ids; NULL: it is not. */
static GtkDropDown *
add_choice (const Place       *place,
            const char        *label,
            const char *const *words,
            guint              n,
            guint              preset,
            const char        *key,
            const char *const *ids)
{
  GtkWidget *down = setdoku_export_page_new_choice (words, n);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (down), preset);
  if (key)
    export_keep_list (place->settings, key, GTK_DROP_DOWN (down), ids);
  setdoku_export_page_add_row (place->page, place->card, label, down);
  g_signal_connect_object (down, "notify::selected", G_CALLBACK (place->changed), place->page, G_CONNECT_SWAPPED);
  return GTK_DROP_DOWN (down);
}

static GtkSpinButton *
add_number (const Place *place,
            const char  *label,
            double       preset)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, G_MAXINT32, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), preset);
  gtk_widget_add_css_class (spin, "plain");
  setdoku_export_page_add_row (place->page, place->card, label, spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (place->changed), place->page, G_CONNECT_SWAPPED);
  return GTK_SPIN_BUTTON (spin);
}

void
film_rows_set_length (FilmRows *self,
                      uint64_t  length)
{
  gtk_spin_button_set_range (self->from, 0, (double) length);
  gtk_spin_button_set_range (self->until, 0, (double) length);
}

uint64_t
film_rows_get_most (const FilmRows *self)
{
  double most;

  gtk_spin_button_get_range (self->until, NULL, &most);
  return (uint64_t) most;
}

void
film_rows_set_range (FilmRows *self,
                     uint64_t  first,
                     uint64_t  last)
{
  gtk_spin_button_set_value (self->from, (double) first);
  gtk_spin_button_set_value (self->until, (double) last);
}

/* The one nearest to how fast it plays in the window. */
static guint
find_speed (const ExportSubject *subject)
{
  guint best = SPEED_PRESET;

  for (guint i = 0; subject->speed > 0 && i < G_N_ELEMENTS (speeds); i++)
    if (fabs (log (speeds[i].speed / subject->speed)) < fabs (log (speeds[best].speed / subject->speed)))
      best = i;
  return best;
}

static void
set_speeds (const FilmRows      *self,
            const ExportSubject *subject)
{
  bool timed = self->ranged_of == FILM_ROWS_REPLAY;
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < (timed ? G_N_ELEMENTS (times) : G_N_ELEMENTS (speeds)); i++)
    gtk_string_list_append (names, timed ? _(times[i].name) : _(speeds[i].name));
  gtk_drop_down_set_model (self->speed, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->speed, timed ? TIMES_PRESET
                                           : self->ranged_of == FILM_ROWS_SEARCH ? find_speed (subject) : SPEED_PRESET);
}

/* A long search is filmed from the moment that is shown. */
static void
set_range_of_search (FilmRows            *self,
                     const ExportSubject *subject)
{
  uint64_t first = subject->first, last = subject->last;

  film_rows_set_length (self, subject->length);
  if (!last && subject->length > MANY_EVENTS)
    {
      first = MIN (subject->cursor, subject->length - MANY_EVENTS);
      last = first + MANY_EVENTS;
    }
  gtk_spin_button_set_value (self->from, (double) first);
  gtk_spin_button_set_value (self->until, (double) (last ? last : subject->length));
}

void
film_rows_update_range (FilmRows            *self,
                        const ExportSubject *subject)
{
  uint64_t length = STEPS_MOST;

  if (self->ranged && self->ranged_of == film_rows_get_of (self))
    return;
  self->ranged = true;
  self->ranged_of = film_rows_get_of (self);
  set_speeds (self, subject);
  if (self->ranged_of == FILM_ROWS_SEARCH)
    {
      set_range_of_search (self, subject);
      return;
    }
  if (self->ranged_of == FILM_ROWS_REPLAY)
    {
      g_autoptr(Replay) replay = replay_new (subject->document, subject->document->current);

      length = (uint64_t) replay_get_length (replay);
    }
  film_rows_set_length (self, length);
  gtk_spin_button_set_value (self->from, 0);
  gtk_spin_button_set_value (self->until, (double) length);
}

static void
add_what (FilmRows            *self,
          const Place         *place,
          const ExportSubject *subject)
{
  const char *ids[G_N_ELEMENTS (holds)], *names[MAX (N_FILM_ROWS_OF, MAX (G_N_ELEMENTS (speeds), G_N_ELEMENTS (holds)))];
  guint n = 0;

  for (int of = 0; of < N_FILM_ROWS_OF; of++)
    if (has (subject, (FilmRowsOf) of))
      {
        self->offered[n] = (FilmRowsOf) of;
        names[n++] = of_names[of];
      }
  self->of = add_choice (place, _("Film of"), names, n, 0, NULL, NULL);
  self->from = add_number (place, _("From event"), 0);
  self->until = add_number (place, _("To event"), G_MAXINT32);
  for (n = 0; n < G_N_ELEMENTS (speeds); n++)
    names[n] = speeds[n].name;
  self->speed = add_choice (place, _("Speed"), names, n, SPEED_PRESET, NULL, NULL);
  self->ramp = add_choice (place, _("Reaches it"), ramps, G_N_ELEMENTS (ramps), 0, "film-ramp", ramp_ids);
  for (n = 0; n < G_N_ELEMENTS (holds); n++)
    {
      ids[n] = holds[n].id;
      names[n] = holds[n].name;
    }
  self->hold = add_choice (place, _("Hold a dead end"), names, n, 1, "film-hold", ids);
  film_rows_update_range (self, subject);
}

static void
add_parts (FilmRows    *self,
           const Place *place)
{
  const FilmWish wish = film_wish_default ();

  for (int part = 0; part < N_FILM_PARTS; part++)
    {
      g_autofree char *key = g_strconcat ("film-", film_parts[part].id, NULL);

      self->parts[part] = GTK_SWITCH (gtk_switch_new ());
      gtk_switch_set_active (self->parts[part], wish.parts >> part & 1);
      export_keep (place->settings, key, GTK_WIDGET (self->parts[part]));
      setdoku_export_page_add_row (place->page, place->card, _(film_parts[part].name), GTK_WIDGET (self->parts[part]));
      g_signal_connect_object (self->parts[part], "notify::active", G_CALLBACK (place->changed), place->page, G_CONNECT_SWAPPED);
    }
  self->candidates = add_choice (place, _("Candidates"), which, G_N_ELEMENTS (which), wish.candidates, "film-candidates",
                                 which_ids);
}

static void
add_look (FilmRows    *self,
          const Place *place)
{
  const char *shapes[N_FILM_SHAPES], *kinds[G_N_ELEMENTS (self->kinds)], *ids[G_N_ELEMENTS (self->kinds)];
  const char *numbers[G_N_ELEMENTS (sizes)];
  bool dark = setdoku_style_get_palette (setdoku_style_get_default ())->dark;
  guint n = 0;

  for (int shape = 0; shape < N_FILM_SHAPES; shape++)
    shapes[shape] = film_shapes[shape].id;
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    numbers[i] = g_strdup_printf ("%d", sizes[i]);
  for (const FilmKind *kind = film_kinds; kind->id; kind++)
    if (kind->codec)
      {
        self->kinds[n] = kind;
        ids[n] = kind->id;
        kinds[n++] = kind->name;
      }
  self->shape = add_choice (place, _("Shape"), shapes, N_FILM_SHAPES, film_wish_default ().shape, "film-shape", shapes);
  self->size = add_choice (place, _("Shorter side, in pixels"), numbers, G_N_ELEMENTS (sizes), 2, "film-size", numbers);
  self->style = add_choice (place, _("Style"), styles, G_N_ELEMENTS (styles), dark ? DARK : LIGHT, "film-style", style_ids);
  self->kind = add_choice (place, _("File"), kinds, n, 0, "film-file", ids);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    g_free ((char *) numbers[i]);
}

void
film_rows_add (FilmRows            *self,
               SetdokuExportPage   *page,
               const ExportSubject *subject,
               GSettings           *settings,
               void               (*changed) (SetdokuExportPage *page))
{
  Place place = { page, setdoku_export_page_add_card (page), settings, changed };

  add_what (self, &place, subject);
  place.card = setdoku_export_page_add_card (page);
  add_parts (self, &place);
  place.card = setdoku_export_page_add_card (page);
  add_look (self, &place);
}

FilmRowsOf
film_rows_get_of (const FilmRows *self)
{
  return self->offered[gtk_drop_down_get_selected (self->of)];
}

const FilmKind *
film_rows_get_kind (const FilmRows *self)
{
  return self->kinds[gtk_drop_down_get_selected (self->kind)];
}

static double
get_speed (const FilmRows *self)
{
  guint i = gtk_drop_down_get_selected (self->speed);

  return self->ranged_of == FILM_ROWS_REPLAY ? times[MIN (i, G_N_ELEMENTS (times) - 1)].speed
                                             : speeds[MIN (i, G_N_ELEMENTS (speeds) - 1)].speed;
}

void
film_rows_get (const FilmRows *self,
               FilmWish       *wish)
{
  g_autofree char *font = desktop_font_dup_family ();

  *wish = film_wish_default ();
  wish->first = (uint64_t) gtk_spin_button_get_value (self->from);
  wish->last = MAX (wish->first, (uint64_t) gtk_spin_button_get_value (self->until));
  wish->speed = get_speed (self);
  wish->ramp = gtk_drop_down_get_selected (self->ramp) > 0;
  wish->hold_dead_ms = holds[gtk_drop_down_get_selected (self->hold)].ms;
  wish->shape = (FilmShape) gtk_drop_down_get_selected (self->shape);
  wish->size = sizes[gtk_drop_down_get_selected (self->size)];
  wish->dark = gtk_drop_down_get_selected (self->style) == DARK;
  wish->high_contrast = setdoku_style_get_palette (setdoku_style_get_default ())->high_contrast;
  wish->candidates = (FilmCandidates) gtk_drop_down_get_selected (self->candidates);
  wish->font = g_intern_string (font);       /* there are not many fonts */
  wish->parts = 0;
  for (int part = 0; part < N_FILM_PARTS; part++)
    wish->parts |= (unsigned) gtk_switch_get_active (self->parts[part]) << part;
}

FilmReel *
film_rows_new_reel (const FilmRows      *self,
                    const ExportSubject *subject)
{
  PathQuestion question = { .start = PATH_FROM_CLUES, .profile = &ladder_profiles[0] };
  FilmWish wish;

  film_rows_get (self, &wish);
  switch (film_rows_get_of (self))
    {
    case FILM_ROWS_SEARCH:
      return film_reel_of_search (&subject->trace, wish.last);
    case FILM_ROWS_PATH:
      memcpy (question.cells, subject->document->cells, sizeof question.cells);
      return film_reel_of_path (path_new (&question));
    default:
      return film_reel_of_replay (replay_new (subject->document, subject->document->current));
    }
}
