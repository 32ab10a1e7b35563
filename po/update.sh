#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

# update.sh — brings POTFILES, the template and the translations up to the sources.
#
#   po/update.sh                  write po/POTFILES, po/setdoku.pot and po/LANGUAGE.po
#   po/update.sh --template DIR   write POTFILES and setdoku.pot into DIR only; tests/lint compares them
#
# What is new stands untranslated in LANGUAGE.po: fill in each empty msgstr.
set -eu
export LC_ALL=C.UTF-8

po=$(cd "$(dirname "$0")" && pwd -P)
into=$po
merge=yes
if [ "${1:-}" = --template ]; then
  into=$2
  merge=no
fi
cd "$po/.."

# REUSE-IgnoreStart
# Every file with a word to translate, in the order of their names.
{
  printf '%s\n' '# SPDX-License-Identifier: GPL-3.0-or-later' '# SPDX-FileCopyrightText: 2026 The Setdoku authors'
  {
    grep -rlE '(^|[^A-Za-z0-9_"])(_|N_|C_|NC_|Q_|ngettext|g_dngettext|g_dpgettext2) ?\(("|$)' src --include='*.[ch]' || true
    grep -rlE 'translatable="(yes|true)"' ui src --include='*.ui' || true
    find data -name '*.desktop.in' -o -name '*.metainfo.xml.in' -o -name '*.mime.xml.in'
  } | sort
} >"$into/POTFILES.new"
mv "$into/POTFILES.new" "$into/POTFILES"

# The date is left out: a template changes only when a word does.
xgettext --from-code=UTF-8 --files-from="$into/POTFILES" --directory=. --output="$into/setdoku.pot.new" \
  --package-name=setdoku --copyright-holder='The Setdoku authors' --add-comments=Translators --add-location=file \
  --keyword=_ --keyword=N_ --keyword=Q_:1g --keyword=C_:1c,2 --keyword=NC_:1c,2 \
  --keyword=g_dngettext:2,3 --keyword=g_dpgettext2:2c,3 \
  --flag=_:1:pass-c-format --flag=C_:2:pass-c-format --flag=N_:1:pass-c-format --flag=ngettext:1:pass-c-format \
  --flag=ngettext:2:pass-c-format --flag=g_strdup_printf:1:c-format --flag=g_string_append_printf:2:c-format \
  --flag=g_string_printf:2:c-format --flag=g_set_error:4:c-format --flag=g_print:1:c-format --flag=g_printerr:1:c-format
sed -i -e '/^"POT-Creation-Date:/d' -e '/^"Report-Msgid-Bugs-To:/d' \
  -e '1,/^msgid/ { s/^# SOME DESCRIPTIVE TITLE\./# SPDX-License-Identifier: GPL-3.0-or-later/
    s/^# Copyright (C) .*/# SPDX-FileCopyrightText: 2026 The Setdoku authors/
    /^# This file is distributed/d; /^# FIRST AUTHOR/d }' \
  "$into/setdoku.pot.new"
mv "$into/setdoku.pot.new" "$into/setdoku.pot"
# REUSE-IgnoreEnd

if [ $merge = yes ]; then
  grep -v '^#' po/LINGUAS | while read -r language; do
    msgmerge --quiet --update --backup=none --no-fuzzy-matching --add-location=file "po/$language.po" po/setdoku.pot
    msgattrib --no-obsolete --output-file="po/$language.po" "po/$language.po"
    # The sources are British. They have a catalogue all the same, or who prefers British and then German would read German.
    [ "$language" != en_GB ] || msgen --output-file=po/en_GB.po po/en_GB.po
    printf '%s: ' "$language"
    msgfmt --check --statistics --output-file=/dev/null "po/$language.po"
  done
fi
