/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* xml-text.h — XML that nobody vouches for, by GMarkup: no entities but the five, no files, no depth, no attribute twice. */
#pragma once

#include "format-private.h"

typedef struct XmlReading XmlReading;

/* A reader begins with one of these. What goes wrong it puts into error, with line 0; then nothing more is read. */
struct XmlReading {
  void (*start) (XmlReading *reading, const char *element, const char **names, const char **values);
  void (*end)   (XmlReading *reading, const char *element, const char *text);     /* the text since the last tag, not trimmed */
  unsigned    line;                /* of the tag at hand */
  ParseError  error;

  /* xml_read ()'s own */
  unsigned    depth;
  GString    *text;
};

bool        xml_read      (XmlReading *reading, const char *text, unsigned first_line);       /* false: error is set, with its line */
const char *xml_attribute (const char **names, const char **values, const char *name);        /* NULL: there is none */
bool        xml_number    (const char *text, uint64_t most, uint64_t *number);                /* NULL is no number */
