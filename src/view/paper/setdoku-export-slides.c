/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-slides.c — see setdoku-export-slides.h. */
#include "setdoku-export-slides.h"

#include <glib/gi18n.h>

#include "export-keep.h"
#include "model/explain/explain.h"
#include "model/job/job.h"
#include "picture-options.h"
#include "picture-target.h"
#include "setdoku-picture-view.h"
#include "slide-writer.h"
#include "view/kit/desktop-font.h"
#include "view/kit/setdoku-style.h"

enum { AS_PDF, AS_FOLDER };
enum { PROGRESS_MS = 100 };

struct _SetdokuExportSlides
{
  SetdokuExportPage    parent_instance;

  const ExportSubject *subject;
  char                *font;
  int                  sorts[N_SLIDE_SORTS];       /* those that are offered */
  GPtrArray           *slides;             /* NULL: not known yet */
  int                  shown;
  PictureOptions       options;
  GtkDropDown         *sort, *file;
  SetdokuPictureView  *view;
  GtkLabel            *place, *about;
  GtkWidget           *back, *forward;
  GtkProgressBar      *progress;
  SetdokuJob           listing, writing;
  SlideWriting        *at_work;            /* the worker's: only done is looked at */
  guint                timer;
};

G_DEFINE_FINAL_TYPE (SetdokuExportSlides, setdoku_export_slides, SETDOKU_TYPE_EXPORT_PAGE)

static bool
is_folder (SetdokuExportSlides *self)
{
  return gtk_drop_down_get_selected (self->file) == AS_FOLDER;
}

static PictureWish
wish_of (SetdokuExportSlides *self)
{
  PictureWish wish = { .kind = is_folder (self) ? PICTURE_PNG : PICTURE_PDF };

  picture_options_get (&self->options, &wish);
  return wish;
}

static gboolean
has_contrast (void)
{
  return setdoku_style_get_palette (setdoku_style_get_default ())->high_contrast;
}

static bool
make_preview (gpointer  user,
              int       width,
              Picture  *picture,
              double   *scale)
{
  SetdokuExportSlides *self = user;
  PictureWish wish = wish_of (self);

  if (!self->slides || self->slides->len == 0)
    return false;
  wish.width = width;
  export_subject_make_picture (g_ptr_array_index (self->slides, (guint) self->shown), &wish, self->font, has_contrast (), picture,
                               scale);
  return true;
}

/* All that the page shows. */
static void
update (SetdokuExportPage *page)
{
  SetdokuExportSlides *self = SETDOKU_EXPORT_SLIDES (page);
  int n = setdoku_export_slides_get_n (self);
  gboolean busy = setdoku_job_active (&self->writing);
  g_autofree char *place = NULL, *caption = NULL, *about = NULL;

  if (n > 0)
    {
      caption = export_subject_dup_caption (g_ptr_array_index (self->slides, (guint) self->shown));
      place = explain_say (_("{number} of {all}"), SAY_NUMBER ("number", self->shown + 1), SAY_NUMBER ("all", n));
      about = g_strdup_printf (ngettext ("%d slide", "%d slides", (gulong) n), n);
    }
  gtk_label_set_label (self->place, place ? place : "");
  gtk_label_set_label (self->about, about ? about : n < 0 ? _("Looking for the steps…") : _("There is nothing to show."));
  gtk_widget_set_sensitive (self->back, self->shown > 0);
  gtk_widget_set_sensitive (self->forward, self->shown + 1 < n);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), busy);
  setdoku_picture_view_update (self->view, caption ? caption : gtk_label_get_label (self->about));
  setdoku_export_page_set_ready (page, n > 0 && !busy);
}

int
setdoku_export_slides_get_n (SetdokuExportSlides *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORT_SLIDES (self), -1);
  return self->slides ? (int) self->slides->len : -1;
}

void
setdoku_export_slides_show (SetdokuExportSlides *self,
                            int                  i)
{
  g_return_if_fail (SETDOKU_IS_EXPORT_SLIDES (self));
  self->shown = CLAMP (i, 0, MAX (setdoku_export_slides_get_n (self) - 1, 0));
  update (SETDOKU_EXPORT_PAGE (self));
}

static void on_back (SetdokuExportSlides *self) { setdoku_export_slides_show (self, self->shown - 1); }
static void on_forward (SetdokuExportSlides *self) { setdoku_export_slides_show (self, self->shown + 1); }

/* Looking them up. */

typedef struct {
  ExportSubject *subject;
  int            sort;
  GPtrArray     *slides;
} Listing;

static void
listing_free (void *data)
{
  Listing *listing = data;

  export_subject_unref (listing->subject);
  g_clear_pointer (&listing->slides, g_ptr_array_unref);
  g_free (listing);
}

static void
list (void         *data,
      GCancellable *cancellable)
{
  Listing *listing = data;

  listing->slides = slide_list_new (listing->subject, listing->sort, cancellable);
}

static void
on_listed (void *data,
           void *user)
{
  SetdokuExportSlides *self = user;

  self->slides = g_steal_pointer (&((Listing *) data)->slides);
  setdoku_export_slides_show (self, 0);
}

static void
look_up (SetdokuExportSlides *self)
{
  Listing *listing = g_new0 (Listing, 1);

  g_clear_pointer (&self->slides, g_ptr_array_unref);
  listing->subject = export_subject_ref (self->subject);
  listing->sort = self->sorts[gtk_drop_down_get_selected (self->sort)];
  setdoku_job_start (&self->listing, list, on_listed, listing, listing_free, self);
  setdoku_export_slides_show (self, 0);
}

static void
setdoku_export_slides_map (GtkWidget *widget)
{
  SetdokuExportSlides *self = SETDOKU_EXPORT_SLIDES (widget);

  GTK_WIDGET_CLASS (setdoku_export_slides_parent_class)->map (widget);
  if (!self->slides && !setdoku_job_active (&self->listing))
    look_up (self);
}

/* Saving. */

static gboolean
on_timer (gpointer user)
{
  SetdokuExportSlides *self = user;
  int n = setdoku_export_slides_get_n (self);

  gtk_progress_bar_set_fraction (self->progress, n > 0 ? (double) g_atomic_int_get (&self->at_work->done) / n : 0);
  return G_SOURCE_CONTINUE;
}

static void
end_work (SetdokuExportSlides *self)
{
  self->at_work = NULL;
  g_clear_handle_id (&self->timer, g_source_remove);
  update (SETDOKU_EXPORT_PAGE (self));
}

static void
on_written (void *data,
            void *user)
{
  const SlideWriting *writing = data;
  SetdokuExportPage *page = user;
  g_autofree char *name = g_file_get_basename (writing->file);
  /* Translators: %s is a file's name */
  g_autofree char *text = g_strdup_printf (_("Saved as “%s”."), name);

  end_work (SETDOKU_EXPORT_SLIDES (page));
  setdoku_export_page_say (page, !writing->written, writing->written ? text : writing->error->message);
}

static void
write_slides (SetdokuExportSlides *self,
              GFile               *file)
{
  SlideWriting *writing;

  if (setdoku_export_slides_get_n (self) <= 0 || setdoku_job_active (&self->writing))
    return;
  writing = g_new0 (SlideWriting, 1);
  writing->slides = g_ptr_array_ref (self->slides);
  writing->wish = wish_of (self);
  writing->font = g_strdup (self->font);
  writing->contrast = has_contrast ();
  writing->file = g_object_ref (file);
  self->at_work = writing;
  gtk_progress_bar_set_fraction (self->progress, 0);
  self->timer = g_timeout_add (PROGRESS_MS, on_timer, self);
  setdoku_job_start (&self->writing, slide_writing_run, on_written, writing, slide_writing_free, self);
  update (SETDOKU_EXPORT_PAGE (self));
}

static void
choose_target (SetdokuExportSlides *self,
               const char          *name)
{
  setdoku_export_page_choose_target (SETDOKU_EXPORT_PAGE (self),
                                     is_folder (self) ? _("Save the slides as a folder") : _("Save the slides"), name);
}

static void
write_pdf (SetdokuExportSlides *self,
           GFile               *file)
{
  PictureTarget target;

  picture_target_init (&target, file, PICTURE_PDF);
  if (target.file && target.kind == PICTURE_PDF)
    write_slides (self, target.file);
  else
    {
      g_autofree char *name = g_file_get_basename (file), *again = target.again ? g_strdup (target.again)
                                                                                : g_strconcat (name, ".pdf", NULL);
      /* Translators: a file's name */
      g_autofree char *text = g_strdup_printf (_("“%s” cannot be written: slides are a pdf, or a folder."), name);

      setdoku_export_page_say (SETDOKU_EXPORT_PAGE (self), TRUE, text);
      choose_target (self, again);
    }
  picture_target_clear (&target);
}

static void
setdoku_export_slides_write_to (SetdokuExportPage *page,
                                GFile             *file)
{
  SetdokuExportSlides *self = SETDOKU_EXPORT_SLIDES (page);

  if (is_folder (self))
    write_slides (self, file);
  else
    write_pdf (self, file);
}

static void
setdoku_export_slides_save (SetdokuExportPage *page)
{
  SetdokuExportSlides *self = SETDOKU_EXPORT_SLIDES (page);
  g_autofree char *name = g_strconcat (self->subject->name, is_folder (self) ? "" : ".pdf", NULL);

  choose_target (self, name);
}

static gboolean
setdoku_export_slides_cancel (SetdokuExportPage *page)
{
  SetdokuExportSlides *self = SETDOKU_EXPORT_SLIDES (page);

  if (!setdoku_job_active (&self->writing))
    return FALSE;
  setdoku_job_cancel (&self->writing);
  end_work (self);
  setdoku_export_page_say (page, FALSE, _("Nothing was saved."));
  return TRUE;
}

static void
setdoku_export_slides_dispose (GObject *object)
{
  SetdokuExportSlides *self = SETDOKU_EXPORT_SLIDES (object);

  setdoku_job_clear (&self->listing);
  setdoku_job_clear (&self->writing);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->slides, g_ptr_array_unref);
  g_clear_pointer (&self->font, g_free);
  G_OBJECT_CLASS (setdoku_export_slides_parent_class)->dispose (object);
}

static void
setdoku_export_slides_class_init (SetdokuExportSlidesClass *klass)
{
  SetdokuExportPageClass *page_class = SETDOKU_EXPORT_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_export_slides_dispose;
  GTK_WIDGET_CLASS (klass)->map = setdoku_export_slides_map;
  page_class->save = setdoku_export_slides_save;
  page_class->write_to = setdoku_export_slides_write_to;
  page_class->cancel = setdoku_export_slides_cancel;
}

static void
setdoku_export_slides_init (SetdokuExportSlides *self)
{
}

/* Building. */

static GtkWidget *
new_button (SetdokuExportSlides *self,
            const char          *icon,
            const char          *name,
            GCallback            pressed)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", pressed, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_stage (SetdokuExportSlides *self)
{
  GtkWidget *stage = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->view = SETDOKU_PICTURE_VIEW (setdoku_picture_view_new (make_preview, self));
  self->place = GTK_LABEL (gtk_label_new (NULL));
  self->back = new_button (self, "go-previous-symbolic", _("The slide before"), G_CALLBACK (on_back));
  self->forward = new_button (self, "go-next-symbolic", _("The next slide"), G_CALLBACK (on_forward));
  gtk_widget_set_vexpand (GTK_WIDGET (self->view), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->place), "num");
  gtk_widget_set_halign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (bar, 12);
  gtk_box_append (GTK_BOX (bar), self->back);
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->place));
  gtk_box_append (GTK_BOX (bar), self->forward);
  gtk_box_append (GTK_BOX (stage), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (stage), bar);
  return stage;
}

static void
add_rows (SetdokuExportSlides *self,
          const char *const   *titles,
          guint                n,
          GSettings           *settings)
{
  static const char *const file_ids[] = { [AS_PDF] = "pdf", [AS_FOLDER] = "folder" };
  static const char *const files[] = { [AS_PDF] = N_("One PDF"), [AS_FOLDER] = N_("A folder of PNG") };
  SetdokuExportPage *page = SETDOKU_EXPORT_PAGE (self);
  GtkBox *card = setdoku_export_page_add_card (page);

  self->sort = GTK_DROP_DOWN (setdoku_export_page_new_choice (titles, n));
  self->file = GTK_DROP_DOWN (setdoku_export_page_new_choice (files, G_N_ELEMENTS (files)));
  self->progress = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  self->about = GTK_LABEL (gtk_label_new (NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Slides saved"), -1);
  setdoku_export_page_add_row (page, card, _("Slides of"), GTK_WIDGET (self->sort));
  export_keep_list (settings, "slides-file", self->file, file_ids);
  setdoku_export_page_add_row (page, card, _("File"), GTK_WIDGET (self->file));
  gtk_label_set_xalign (self->about, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "num");
  picture_options_add_all (&self->options, page, settings, update);
  setdoku_export_page_add_below (page, GTK_WIDGET (self->progress));
  setdoku_export_page_add_below (page, GTK_WIDGET (self->about));
  g_signal_connect_object (self->sort, "notify::selected", G_CALLBACK (look_up), self, G_CONNECT_SWAPPED);
}

SetdokuExportPage *
setdoku_export_slides_new (const ExportSubject *subject,
                           GSettings           *settings)
{
  SetdokuExportSlides *self;
  const char *titles[N_SLIDE_SORTS];
  int sorts[N_SLIDE_SORTS];
  guint n = 0;

  for (int sort = 0; sort < N_SLIDE_SORTS && !subject->other.make; sort++)
    if (slide_sorts[sort].has (subject))
      {
        titles[n] = slide_sorts[sort].title;
        sorts[n++] = sort;
      }
  if (n == 0)
    return NULL;
  self = g_object_new (SETDOKU_TYPE_EXPORT_SLIDES, NULL);
  memcpy (self->sorts, sorts, n * sizeof *sorts);
  self->subject = subject;
  self->font = desktop_font_dup_family ();
  setdoku_export_page_set_stage (SETDOKU_EXPORT_PAGE (self), new_stage (self));
  add_rows (self, titles, n, settings);
  update (SETDOKU_EXPORT_PAGE (self));
  return SETDOKU_EXPORT_PAGE (self);
}
