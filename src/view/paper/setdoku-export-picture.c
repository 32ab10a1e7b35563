/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-export-picture.c — see setdoku-export-picture.h. */
#include "setdoku-export-picture.h"

struct _SetdokuExportPicture
{
  SetdokuExportPage    parent_instance;

  const ExportSubject *subject;
};

G_DEFINE_FINAL_TYPE (SetdokuExportPicture, setdoku_export_picture, SETDOKU_TYPE_EXPORT_PAGE)

static void
setdoku_export_picture_save (SetdokuExportPage *page)
{
}

static void
setdoku_export_picture_class_init (SetdokuExportPictureClass *klass)
{
  SETDOKU_EXPORT_PAGE_CLASS (klass)->save = setdoku_export_picture_save;
}

static void
setdoku_export_picture_init (SetdokuExportPicture *self)
{
}

SetdokuExportPage *
setdoku_export_picture_new (const ExportSubject *subject)
{
  SetdokuExportPicture *self = g_object_new (SETDOKU_TYPE_EXPORT_PICTURE, NULL);

  self->subject = subject;
  return SETDOKU_EXPORT_PAGE (self);
}
