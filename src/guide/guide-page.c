/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "guide-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "guide-board.h"
#include "model/explain/explain-deduction.h"
#include "model/explain/explain-family.h"
#include "model/teach/help.h"

const GuideLanguage guide_languages[] = {
  { "en", "English" }, { "de", "Deutsch" }, { "es", "Español" }, { "fr", "Français" }, { "ja", "日本語" }, { NULL, NULL },
};

typedef struct {
  GString    *html;
  const char *examples, *folder;
  const HelpPage *above;             /* the page before */
  bool        failed;
} Writing;

static const char page_style[] =
  "body{font-family:sans-serif;line-height:1.5;max-width:44em;margin:0 auto;padding:1em}"
  "nav ul{columns:16em;padding-left:1.2em}section{border-top:1px solid #8884;margin-top:2em}"
  "figure{margin:1em 0}img{width:100%;max-width:364px;height:auto}table{border-collapse:collapse}"
  "td{padding:0.1em 0.6em}@media(prefers-color-scheme:dark){body{background:#1d1d20;color:#eee}a{color:#8ab4f8}}";

static void
put (GString *html, const char *tag, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  const gsize length = strcspn (tag, " ");

  g_string_append_printf (html, "<%s>%s</%.*s>\n", tag, escaped, (int) length, tag);
}

static const char *
heading_of (const HelpPage *page)
{
  return page->technique ? explain_family (page->technique->family) : page->lesson ? _("Lessons") : _("Guide");
}

/* A heading stands above the first page of the guide, of the lessons and of each family, as in the help window. */
static bool
begins_part (const HelpPage *page, const HelpPage *above)
{
  return !above || strcmp (heading_of (page), heading_of (above)) != 0;
}

static void
put_contents (GString *html)
{
  const HelpPage *page, *above = NULL;

  g_string_append (html, "<nav>\n");
  for (int i = 0; (page = help_page (i)); above = page, i++)
    {
      if (begins_part (page, above))
        {
          g_string_append (html, above ? "</ul>\n" : "");
          put (html, "h2", heading_of (page));
          g_string_append (html, "<ul>\n");
        }
      g_string_append_printf (html, "<li><a href=\"#%s\">", page->id);
      g_string_append (html, _(page->title));
      g_string_append (html, "</a></li>\n");
    }
  g_string_append (html, "</ul>\n</nav>\n");
}

static void
put_row (GString *html, const SetRow *row, int n)
{
  const char *between = "";

  g_string_append (html, "<tr>");
  put (html, "td", set_row_operator (row));
  put (html, "td", row->label);
  g_string_append (html, "<td>");
  for (int slot = 1; slot <= n; slot++)
    if (row->digits >> slot & 1)
      {
        g_string_append_printf (html, "%s%s", between, set_row_member (row, slot).text);
        between = " ";
      }
  g_string_append (html, *between ? "</td></tr>\n" : "∅</td></tr>\n");
}

static void
put_explanation (GString *html, const Explanation *explanation)
{
  put (html, "h4", explanation->title);
  if (*explanation->sentence)
    put (html, "p", explanation->sentence);
  if (explanation->n_rows > 0)
    {
      g_string_append (html, "<table>\n");
      for (int i = 0; i < explanation->n_rows; i++)
        if (!explanation->rows[i].hidden)
          put_row (html, &explanation->rows[i], explanation_n (explanation));
      g_string_append (html, "</table>\n");
    }
  if (explanation->formula && *explanation->formula)
    put (html, "p class=\"formula\"", explanation->formula);
}

static void
put_figure (Writing *writing, const HelpPage *page, const Scene *scene, const Explanation *explanation)
{
  g_autofree char *alt = g_markup_escape_text (explanation->title, -1);

  g_string_append_printf (writing->html, "<figure><img src=\"../boards/%s.svg\" alt=\"%s\" loading=\"lazy\"/></figure>\n",
                          page->id, alt);
  put_explanation (writing->html, explanation);
  if (writing->folder)
    {
      g_autoptr (GString) svg = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      g_autofree char *name = g_strdup_printf ("%s/%s.svg", writing->folder, page->id);

      guide_board (scene, explanation->title, svg);
      if (!g_file_set_contents (name, svg->str, (gssize) svg->len, &error))
        {
          g_printerr ("%s\n", error->message);
          writing->failed = true;
        }
    }
}

static void
put_technique (Writing *writing, const HelpPage *page)
{
  g_autofree Deduction *deduction = g_new0 (Deduction, 1);
  g_autofree Scene *scene = g_new0 (Scene, 1);
  g_autofree DocumentCell *cells = g_new0 (DocumentCell, N_CELLS);
  Explanation explanation = { 0 };
  Position position;

  if (!help_example (writing->examples, page->technique, &position, deduction))
    return;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      cells[cell].given = cells_has (position.given, cell) ? position.digit[cell] : 0;
      cells[cell].entry = cells[cell].given ? 0 : position.digit[cell];
    }
  explain_deduction (deduction, &position, &explanation);
  scene_of_step (scene, cells, &position, deduction);
  put_figure (writing, page, scene, &explanation);
  explanation_clear (&explanation);
}

static void
put_search (Writing *writing, const HelpPage *page)
{
  g_autofree SearchView *view = g_new0 (SearchView, 1);
  g_autofree Scene *scene = g_new0 (Scene, 1);
  Explanation explanation = { 0 };
  Event event = { 0 };

  if (page->puzzle && help_search (page, &event, view, &explanation))
    {
      scene_of_search (scene, view, &event, &explanation, true);
      put_figure (writing, page, scene, &explanation);
    }
  explanation_clear (&explanation);
}

static void
put_page (Writing *writing, const HelpPage *page)
{
  g_auto (GStrv) paragraphs = help_text (page);

  if (begins_part (page, writing->above))
    put (writing->html, "h2", heading_of (page));
  writing->above = page;
  g_string_append_printf (writing->html, "<section id=\"%s\">\n", page->id);
  put (writing->html, "h3", _(page->title));
  for (int i = 0; paragraphs[i]; i++)
    put (writing->html, "p", paragraphs[i]);
  if (page->technique)
    put_technique (writing, page);
  else
    put_search (writing, page);
  g_string_append (writing->html, "</section>\n");
}

static void
put_languages (GString *html, const GuideLanguage *language, const char *const *there)
{
  g_string_append (html, "<p>");
  for (const GuideLanguage *other = guide_languages; other->id; other++)
    if (other != language && g_strv_contains (there, other->id))
      g_string_append_printf (html, "<a href=\"../%s/index.html\" hreflang=\"%s\" lang=\"%s\">%s</a> ", other->id,
                              other->id, other->id, other->name);
  g_string_append (html, "</p>\n");
}

bool
guide_page (const GuideLanguage *language, const char *const *there, const char *examples, const char *folder,
            GString *html)
{
  Writing writing = { .html = html, .examples = examples, .folder = folder };
  const HelpPage *page;

  g_string_append_printf (html, "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%s\" xml:lang=\"%s\">\n"
                          "<head><meta charset=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width\"/>"
                          "<title>Setdoku · %s</title><style>%s</style></head>\n<body>\n<h1>Setdoku</h1>\n",
                          language->id, language->id, _("Guide"), page_style);
  put_languages (html, language, there);
  put_contents (html);
  for (int i = 0; (page = help_page (i)); i++)
    put_page (&writing, page);
  g_string_append (html, "</body>\n</html>\n");
  return !writing.failed;
}
