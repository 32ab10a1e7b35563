/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "settings.h"

GSettings *
setdoku_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source)
    schema = g_settings_schema_source_lookup (source, SETDOKU_SETTINGS_SCHEMA, TRUE);
  return schema ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

/* NULL: there is no such key of that type. */
static GSettingsSchemaKey *
find_key (GSettings *settings, const char *key, const GVariantType *type)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) found = NULL;

  if (!settings)
    return NULL;
  g_object_get (settings, "settings-schema", &schema, NULL);
  if (!g_settings_schema_has_key (schema, key))
    return NULL;

  found = g_settings_schema_get_key (schema, key);
  return g_variant_type_equal (g_settings_schema_key_get_value_type (found), type) ? g_steal_pointer (&found) : NULL;
}

static GVariant *
get_value (GSettings *settings, const char *key, const GVariantType *type)
{
  g_autoptr (GSettingsSchemaKey) found = find_key (settings, key, type);

  return found ? g_settings_get_value (settings, key) : NULL;
}

static bool
is_value (GSettings *settings, const char *key, GVariant *value)
{
  g_autoptr (GVariant) now = g_settings_get_value (settings, key);

  return g_variant_equal (now, value);
}

/* What stands there already is not written again: some backends tell of every write as a change, and who follows changes
 * and writes what it took from them would never come to an end. */
static bool
set_value (GSettings *settings, const char *key, GVariant *floating)
{
  g_autoptr (GVariant) value = g_variant_ref_sink (floating);
  g_autoptr (GSettingsSchemaKey) found = find_key (settings, key, g_variant_get_type (value));

  return found && g_settings_schema_key_range_check (found, value)
         && (is_value (settings, key, value) || g_settings_set_value (settings, key, value));
}

char *
setdoku_settings_get_string (GSettings *settings, const char *key, const char *fallback)
{
  g_autoptr (GVariant) value = get_value (settings, key, G_VARIANT_TYPE_STRING);

  return value ? g_variant_dup_string (value, NULL) : g_strdup (fallback);
}

int
setdoku_settings_get_int (GSettings *settings, const char *key, int fallback)
{
  g_autoptr (GVariant) value = get_value (settings, key, G_VARIANT_TYPE_INT32);

  return value ? g_variant_get_int32 (value) : fallback;
}

bool
setdoku_settings_get_boolean (GSettings *settings, const char *key, bool fallback)
{
  g_autoptr (GVariant) value = get_value (settings, key, G_VARIANT_TYPE_BOOLEAN);

  return value ? g_variant_get_boolean (value) : fallback;
}

double
setdoku_settings_get_double (GSettings *settings, const char *key, double fallback)
{
  g_autoptr (GVariant) value = get_value (settings, key, G_VARIANT_TYPE_DOUBLE);

  return value ? g_variant_get_double (value) : fallback;
}

bool
setdoku_settings_set_string (GSettings *settings, const char *key, const char *value)
{
  return set_value (settings, key, g_variant_new_string (value));
}

bool
setdoku_settings_set_int (GSettings *settings, const char *key, int value)
{
  return set_value (settings, key, g_variant_new_int32 (value));
}

bool
setdoku_settings_set_boolean (GSettings *settings, const char *key, bool value)
{
  return set_value (settings, key, g_variant_new_boolean (value));
}

bool
setdoku_settings_set_double (GSettings *settings, const char *key, double value)
{
  return set_value (settings, key, g_variant_new_double (value));
}

bool
setdoku_settings_list_has (GSettings *settings, const char *key, const char *id)
{
  g_autoptr (GVariant) value = get_value (settings, key, G_VARIANT_TYPE_STRING_ARRAY);
  g_autofree const char **ids = value ? g_variant_get_strv (value, NULL) : NULL;

  return ids && g_strv_contains (ids, id);
}

bool
setdoku_settings_list_add (GSettings *settings, const char *key, const char *id)
{
  g_autoptr (GVariant) value = get_value (settings, key, G_VARIANT_TYPE_STRING_ARRAY);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *old;

  if (!value)
    return false;
  if (setdoku_settings_list_has (settings, key, id))
    return true;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_STRING_ARRAY);
  g_variant_iter_init (&iter, value);
  while (g_variant_iter_next (&iter, "&s", &old))
    g_variant_builder_add (&builder, "s", old);
  g_variant_builder_add (&builder, "s", id);
  return set_value (settings, key, g_variant_builder_end (&builder));
}

bool
setdoku_settings_set_list (GSettings *settings, const char *key, const char *const *ids)
{
  return set_value (settings, key, g_variant_new_strv (ids, -1));
}
