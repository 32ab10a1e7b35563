/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-picture.c — see setdoku-export-picture.h. */
#include "setdoku-export-picture.h"

#include <glib/gi18n.h>
#include <math.h>

#include "export-keep.h"
#include "model/file/file.h"
#include "model/job/job.h"
#include "picture-options.h"
#include "picture-target.h"
#include "setdoku-picture-view.h"
#include "view/kit/desktop-font.h"
#include "view/kit/picture-content.h"
#include "view/kit/setdoku-style.h"

struct _SetdokuExportPicture
{
  SetdokuExportPage    parent_instance;

  const ExportSubject *subject;
  char                *font;               /* the desktop's, when the page was made */
  PictureOptions       options;
  GtkDropDown         *kinds;
  SetdokuPictureView  *view;
  GtkLabel            *about;
  SetdokuJob           job;                /* writes */
  SetdokuJob           preparing;
  bool                 missing;            /* there is nothing to make a picture of, yet or at all */
};

G_DEFINE_FINAL_TYPE (SetdokuExportPicture, setdoku_export_picture, SETDOKU_TYPE_EXPORT_PAGE)

static PictureWish
wish_of (SetdokuExportPicture *self)
{
  PictureWish wish = { .kind = (PictureKind) gtk_drop_down_get_selected (self->kinds) };

  picture_options_get (&self->options, &wish);
  return wish;
}

static void
make (SetdokuExportPicture *self,
      const PictureWish    *wish,
      Picture              *picture,
      double               *scale)
{
  gboolean contrast = setdoku_style_get_palette (setdoku_style_get_default ())->high_contrast;

  export_subject_make_picture (self->subject, wish, self->font, contrast, picture, scale);
}

static bool
make_preview (gpointer  user,
              int       width,
              Picture  *picture,
              double   *scale)
{
  SetdokuExportPicture *self = user;
  PictureWish wish = wish_of (self);

  wish.width = width;
  if (!self->missing)
    make (self, &wish, picture, scale);
  return !self->missing;
}

static void
update (SetdokuExportPage *page)
{
  SetdokuExportPicture *self = SETDOKU_EXPORT_PICTURE (page);
  PictureWish wish = wish_of (self);
  g_autofree char *caption = export_subject_dup_caption (self->subject), *about = NULL;
  g_auto(Picture) picture = { 0 };
  double scale;

  if (self->missing)
    return;
  make (self, &wish, &picture, &scale);
  about = g_strdup_printf (_("%d × %d. Drag the picture to another program, or copy it (Ctrl+Shift+C)."),
                           (int) ceil (picture.width * scale), (int) ceil (picture.height * scale));
  gtk_label_set_label (self->about, about);
  setdoku_picture_view_update (self->view, caption ? caption : self->subject->name);
}

/* Preparing: what is drawn may have to be found out first. */

typedef struct {
  ExportSubject *subject;
  bool           done;
} Preparing;

static void
preparing_free (void *data)
{
  export_subject_unref (((Preparing *) data)->subject);
  g_free (data);
}

static void
prepare (void         *data,
         GCancellable *cancellable)
{
  Preparing *preparing = data;
  PictureModel *model = &preparing->subject->other;

  preparing->done = model->prepare (model->what, cancellable);
}

/* As wide as it wants to be, so that it can be read. */
static void
on_prepared (void *data,
             void *user)
{
  const Preparing *preparing = data;
  SetdokuExportPicture *self = user;
  g_auto(Picture) picture = { 0 };
  PictureWish wish = wish_of (self);
  double scale;

  self->missing = !preparing->done;
  setdoku_export_page_set_ready (SETDOKU_EXPORT_PAGE (self), preparing->done);
  if (self->missing)
    {
      gtk_label_set_label (self->about, "");
      setdoku_export_page_say (SETDOKU_EXPORT_PAGE (self), TRUE, _("There is not enough memory."));
      return;
    }
  make (self, &wish, &picture, &scale);
  gtk_spin_button_set_value (self->options.width, MAX (picture.width, EXPORT_WIDTH));
  update (SETDOKU_EXPORT_PAGE (self));
}

static void
start_preparing (SetdokuExportPicture *self)
{
  Preparing *preparing = g_new0 (Preparing, 1);

  preparing->subject = export_subject_ref (self->subject);
  self->missing = true;
  setdoku_export_page_set_ready (SETDOKU_EXPORT_PAGE (self), FALSE);
  gtk_label_set_label (self->about, _("The picture is being worked out…"));
  setdoku_job_start (&self->preparing, prepare, on_prepared, preparing, preparing_free, self);
}

/* Saving. */

typedef struct {
  ExportSubject *subject;
  PictureWish    wish;
  char          *font;
  gboolean       contrast;
  GBytes        *bytes;                /* what has its own colours is drawn before; NULL: draw it */
  GFile         *file;
  bool           done;
  GError        *error;
} Writing;

static void
writing_free (void *data)
{
  Writing *writing = data;

  export_subject_unref (writing->subject);
  g_free (writing->font);
  g_clear_pointer (&writing->bytes, g_bytes_unref);
  g_object_unref (writing->file);
  g_clear_error (&writing->error);
  g_free (writing);
}

static void
draw (Writing *writing)
{
  g_auto(Picture) picture = { 0 };
  double scale;

  export_subject_make_picture (writing->subject, &writing->wish, writing->font, writing->contrast, &picture, &scale);
  writing->bytes = picture_write (&picture, writing->wish.kind, scale, &writing->error);
}

static void
write_out (void         *data,
           GCancellable *cancellable)
{
  Writing *writing = data;

  if (!writing->bytes && !writing->error)
    draw (writing);
  writing->done = writing->bytes
                  && setdoku_file_write_bytes (writing->file, writing->bytes, cancellable, &writing->error);
}

static void
on_written (void *data,
            void *user)
{
  const Writing *writing = data;
  SetdokuExportPicture *self = user;
  g_autofree char *name = g_file_get_basename (writing->file);
  /* Translators: %s is a file's name */
  g_autofree char *text = g_strdup_printf (_("Saved as “%s”."), name);

  setdoku_export_page_set_ready (SETDOKU_EXPORT_PAGE (self), TRUE);
  setdoku_export_page_say (SETDOKU_EXPORT_PAGE (self), !writing->done, writing->done ? text : writing->error->message);
}

static void
setdoku_export_picture_write_to (SetdokuExportPage *page,
                                 GFile             *file)
{
  SetdokuExportPicture *self = SETDOKU_EXPORT_PICTURE (page);
  PictureTarget target;
  Writing *writing;

  g_return_if_fail (SETDOKU_IS_EXPORT_PICTURE (self) && G_IS_FILE (file) && !self->missing);
  picture_target_init (&target, file, wish_of (self).kind);
  if (target.file)
    {
      writing = g_new0 (Writing, 1);
      writing->subject = export_subject_ref (self->subject);
      writing->wish = wish_of (self);
      writing->wish.kind = target.kind;
      writing->font = g_strdup (self->font);
      writing->contrast = setdoku_style_get_palette (setdoku_style_get_default ())->high_contrast;
      writing->file = g_object_ref (target.file);
      if (self->subject->other.fixed)
        draw (writing);
      setdoku_export_page_set_ready (SETDOKU_EXPORT_PAGE (self), FALSE);
      setdoku_job_start (&self->job, write_out, on_written, writing, writing_free, self);
    }
  else
    {
      g_autofree char *name = g_file_get_basename (file), *kinds = picture_kind_list ();
      /* Translators: a file's name, and a list such as "png, svg or pdf" */
      g_autofree char *text = g_strdup_printf (_("“%s” cannot be written: a picture is %s."), name, kinds);

      setdoku_export_page_say (page, TRUE, text);
      setdoku_export_page_choose_target (page, _("Save the picture"), target.again);
    }
  picture_target_clear (&target);
}

static void
setdoku_export_picture_save (SetdokuExportPage *page)
{
  SetdokuExportPicture *self = SETDOKU_EXPORT_PICTURE (page);
  g_autofree char *name = g_strdup_printf ("%s.%s", self->subject->name, picture_kinds[wish_of (self).kind].id);

  setdoku_export_page_choose_target (page, _("Save the picture"), name);
}

/* What was begun is not to be seen under the chosen name. */
static gboolean
setdoku_export_picture_cancel (SetdokuExportPage *page)
{
  SetdokuExportPicture *self = SETDOKU_EXPORT_PICTURE (page);

  if (!setdoku_job_active (&self->job))
    return FALSE;
  setdoku_job_cancel (&self->job);
  setdoku_export_page_set_ready (page, TRUE);
  setdoku_export_page_say (page, FALSE, _("Nothing was saved."));
  return TRUE;
}

/* Copying and dragging. */

static GdkContentProvider *
new_content (SetdokuExportPicture *self,
             gboolean              dragged)
{
  PictureWish wish = wish_of (self);
  g_autofree char *caption = dragged ? export_subject_dup_caption (self->subject) : NULL;
  Picture picture;
  double scale;

  if (self->missing)
    return NULL;
  make (self, &wish, &picture, &scale);
  return dragged ? picture_content_new_drag (&picture, scale, self->subject->name, caption)
                 : picture_content_new (&picture, scale);
}

GdkContentProvider *
setdoku_export_picture_new_content (SetdokuExportPicture *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORT_PICTURE (self), NULL);
  return new_content (self, FALSE);
}

static void
setdoku_export_picture_copy (SetdokuExportPage *page)
{
  g_autoptr(GdkContentProvider) content = new_content (SETDOKU_EXPORT_PICTURE (page), FALSE);

  if (!content)
    return;
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (page)), content);
  setdoku_export_page_say (page, FALSE, _("The picture is copied."));
}

static GdkContentProvider *
on_prepare (GtkDragSource        *source,
            double                x,
            double                y,
            SetdokuExportPicture *self)
{
  return new_content (self, TRUE);
}

static void
setdoku_export_picture_dispose (GObject *object)
{
  setdoku_job_clear (&SETDOKU_EXPORT_PICTURE (object)->job);
  setdoku_job_clear (&SETDOKU_EXPORT_PICTURE (object)->preparing);
  G_OBJECT_CLASS (setdoku_export_picture_parent_class)->dispose (object);
}

static void
setdoku_export_picture_finalize (GObject *object)
{
  g_free (SETDOKU_EXPORT_PICTURE (object)->font);
  G_OBJECT_CLASS (setdoku_export_picture_parent_class)->finalize (object);
}

static void
setdoku_export_picture_class_init (SetdokuExportPictureClass *klass)
{
  SetdokuExportPageClass *page_class = SETDOKU_EXPORT_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_export_picture_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_export_picture_finalize;
  page_class->save = setdoku_export_picture_save;
  page_class->write_to = setdoku_export_picture_write_to;
  page_class->cancel = setdoku_export_picture_cancel;
  page_class->copy = setdoku_export_picture_copy;
}

static void
setdoku_export_picture_init (SetdokuExportPicture *self)
{
}

static void
add_kinds (SetdokuExportPicture *self,
           GSettings            *settings)
{
  const char *names[N_PICTURE_KINDS], *ids[N_PICTURE_KINDS];
  SetdokuExportPage *page = SETDOKU_EXPORT_PAGE (self);
  GtkWidget *down;

  for (int kind = 0; kind < N_PICTURE_KINDS; kind++)
    {
      names[kind] = picture_kinds[kind].name;
      ids[kind] = picture_kinds[kind].id;
    }
  down = setdoku_export_page_new_choice (names, N_PICTURE_KINDS);
  self->kinds = GTK_DROP_DOWN (down);
  export_keep_list (settings, "picture-file", self->kinds, ids);
  setdoku_export_page_add_row (page, setdoku_export_page_add_card (page), _("File"), down);
  g_signal_connect_object (down, "notify::selected", G_CALLBACK (update), page, G_CONNECT_SWAPPED);
}

SetdokuExportPage *
setdoku_export_picture_new (const ExportSubject *subject,
                            GSettings           *settings)
{
  SetdokuExportPicture *self = g_object_new (SETDOKU_TYPE_EXPORT_PICTURE, NULL);
  SetdokuExportPage *page = SETDOKU_EXPORT_PAGE (self);
  GtkDragSource *drag = gtk_drag_source_new ();
  GtkWidget *about = gtk_label_new (NULL);

  self->subject = subject;
  self->font = desktop_font_dup_family ();
  self->view = SETDOKU_PICTURE_VIEW (setdoku_picture_view_new (make_preview, self));
  self->about = GTK_LABEL (about);
  g_signal_connect (drag, "prepare", G_CALLBACK (on_prepare), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (drag));
  setdoku_export_page_set_stage (page, GTK_WIDGET (self->view));
  picture_options_add (&self->options, page, subject, settings, update);
  add_kinds (self, settings);
  gtk_label_set_wrap (self->about, TRUE);
  gtk_label_set_xalign (self->about, 0);
  gtk_widget_add_css_class (about, "dim");
  gtk_widget_add_css_class (about, "num");
  setdoku_export_page_add_below (page, about);
  if (subject->other.prepare)
    start_preparing (self);
  update (page);
  return page;
}
