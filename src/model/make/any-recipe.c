/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-recipe.h"

#include <glib/gi18n.h>
#include "engine/any/make/any-draw.h"
#include "model/explain/explain-say.h"

static void
append (GString *text, const char *part)
{
  if (text->len)
    g_string_append (text, ", ");
  g_string_append (text, part);
}

char *
any_recipe_title (const AnyWish *wish, bool english)
{
  const char *names[SHAPE_NAMES_MAX];
  GPtrArray *parts = explain_list_new ();
  GString *text = g_string_new (NULL);
  g_autofree char *size = g_strdup_printf ("%d × %d", wish->shape.n, wish->shape.n);
  int n = any_shape_names (&wish->shape, names);

  if (n == 0 || wish->shape.n != 9)
    g_ptr_array_add (parts, g_strdup (size));
  for (int i = 0; i < n; i++)
    g_ptr_array_add (parts, g_strdup (english ? names[i] : gettext (names[i])));
  if (wish->level != ANY_LEVEL_ANY)
    g_ptr_array_add (parts, g_strdup (english ? any_level_names[wish->level] : gettext (any_level_names[wish->level])));
  for (guint i = 0; i < parts->len; i++)
    append (text, parts->pdata[i]);
  if (english)
    {
      g_ptr_array_unref (parts);
      return g_string_free (text, FALSE);
    }
  g_string_free (text, TRUE);
  return explain_join (parts, LIST_FACTS);
}

/* Of several grids, which have one row each. */
static const char *
id_of_layout (AnyLayout layout)
{
  const AnyShapeKind *kind = any_shape_kinds;

  while (kind->layout != layout)
    kind++;
  return kind->id;
}

static void
append_shape (const AnyShape *shape, GString *text)
{
  const char *kind = shape->layout != LAYOUT_ONE ? id_of_layout (shape->layout)
                     : shape->drawn & DRAW_REGIONS ? "jigsaw" : !shape->box_rows ? "latin" : NULL;
  g_autofree char *plain = g_strdup_printf ("%dx%d", shape->n, shape->n);
  g_autofree char *sized = g_strdup_printf ("%s%d", kind ? kind : "", shape->n);

  append (text, !kind ? plain : shape->layout != LAYOUT_ONE ? kind : sized);
  for (int bit = 0; bit < N_DRAWN; bit++)
    if (any_drawn_ids[bit] && shape->drawn >> bit & 1)
      append (text, any_drawn_ids[bit]);
  for (int extra = 0; extra < N_EXTRAS; extra++)
    if (shape->extras >> extra & 1)
      append (text, extra_ids[extra]);
}

char *
any_recipe_format (const AnyRecipe *recipe)
{
  GString *text = g_string_new (NULL);
  g_autofree char *seed = g_strdup_printf ("seed %" G_GUINT64_FORMAT, recipe->seed);
  g_autofree char *number = g_strdup_printf ("number %" G_GUINT64_FORMAT, recipe->number);

  append (text, seed);
  append (text, number);
  append_shape (&recipe->wish.shape, text);
  if (recipe->wish.level != ANY_LEVEL_ANY)
    append (text, any_level_ids[recipe->wish.level]);
  if (recipe->wish.symmetry->n_images > 1)
    append (text, recipe->wish.symmetry->id);
  if (recipe->wish.minimal)
    append (text, "minimal");
  return g_string_free (text, FALSE);
}

static Document *
document_of (const Topology *topology)
{
  Document *document = document_new ();

  if (!rules_are_classic (topology->rules))
    document_set_topology (document, topology);
  return document;
}

Document *
any_recipe_document (const AnyRecipe *recipe, const AnyMade *made)
{
  g_autofree char *how = any_recipe_format (recipe);
  Document *document = document_of (made->topology);

  for (int cell = 0; cell < made->topology->n_cells; cell++)
    document->cells[cell].given = made->givens[cell];
  document->title = any_recipe_title (&recipe->wish, false);
  document->source = g_strconcat (DOCUMENT_MADE_HERE, how, NULL);
  return document;
}

Document *
any_recipe_empty (const AnyRecipe *recipe, RulesFault *fault)
{
  g_autofree Rules *rules = g_new (Rules, 1);
  Topology *topology;
  Document *document;
  Random random;

  any_shape_rules (&recipe->wish.shape, rules);
  if (recipe->wish.shape.drawn & DRAW_REGIONS)
    {
      random_start (&random, recipe->seed);
      any_draw_regions (rules, &random);
    }
  topology = topology_new (rules, fault);
  document = topology ? document_of (topology) : NULL;
  topology_unref (topology);
  return document;
}
