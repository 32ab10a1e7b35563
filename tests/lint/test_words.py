#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_words.py — what keeps sentences translatable: whole, with named blanks, and with one way to make lists and cell names.

How it is done is told at the head of src/model/explain/explain-say.h. Each rule is tried on a fault of its own first.
"""

import re
import unicodedata

import tap
import tree

LAYERS = ('src/model', 'src/view', 'src/picture')

# What is no prose: notation, and what files keep in English.
JOINS = {
    'src/model/explain/explain-equation-parts.c': '; ',     # statements of an equation
    'src/model/explain/explain-set-equation.c': '; ',
    'src/model/explain/explain-any-equation.c': '; ',
    'src/model/explain/explain-hodoku.c': ', ',             # HoDoKu's notation
    'src/model/explain/explain-hodoku-chain.c': ', ',
    'src/model/make/recipe.c': ', ',                        # the source line of a file
    'src/model/make/any-recipe.c': ', ',
    'src/model/search/explain-why.c': '; %s',               # the line that scripts read
    'src/view/compare/setdoku-compare-board.c': ' · %s',    # a label that stands after another one
}

LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
JOINER = re.compile(r'(?:%s)?(?:, |; | · | and | or )(?:%[sdu])?')
MARKED = re.compile(r'\b(?:_|N_|C_|NC_|Q_|ngettext) ?\($|\b(?:C_|NC_) ?\("[^"]*", $')
CELL = re.compile(r'r%[du]c%[du]')
# A noun of the board that is finished before the sentence could ask for a form of it.
FINISHED = re.compile(r'SAY_(?:OWN|TEXT) \("[a-z-]+",\s*explain_(?:any_)?(?:cell|house|place|constraint)s?(?:_[a-z]+)* \(')
BLANK = re.compile(r'\{([A-Za-z-]+)(?::([^{}]*))?\}')
# A count of what no board bounds. The number of a line is a name: it stays as other programs write it.
BARE_COUNT = re.compile(r'(?<![Ll]ine )%(?:u|lu|zu)|%d (?:board|event|game|guess|move|puzzle|take-back|try)')


def joins(text):
    """Literals that do nothing but join."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith(('/*', '*')):
            continue
        for match in LITERAL.finditer(line.split('/*')[0]):
            if JOINER.fullmatch(match[1]) and not MARKED.search(line[:match.start()]):
                found.append((number, match[1]))
    return found


def entries(path):
    """[(comments, context, msgid, plural, [msgstr …])] of a template or translation."""
    found = []
    for block in tree.text(path).split('\n\n'):
        fields, key, comments = {}, None, []
        for line in block.splitlines():
            match = re.match(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) )?"(.*)"$', line)
            if match:
                key = match[1] or key
                fields[key] = fields.get(key, '') + match[2]
            elif line.startswith('#.'):
                comments.append(line[2:])
        if fields.get('msgid'):
            found.append((' '.join(comments), fields.get('msgctxt', ''), fields['msgid'], fields.get('msgid_plural', ''),
                          [text for name, text in fields.items() if name.startswith('msgstr')]))
    return found


def names(text):
    return {name.lower() for name, _form in BLANK.findall(text)}


def is_noun(context, msgid):
    return context == 'noun' or msgid.startswith('row {row}, column')


def wrong_blanks(context, msgid, plural, translations):
    """Blanks that a translation invents; or leaves out, but for a number that a word may say: “one cell”."""
    known, found = names(msgid) | names(plural), []
    for text in translations:
        forms = text.split('|') if is_noun(context, msgid) else [text]
        for form in forms:
            found += sorted(names(form) - known)
            if not plural:
                found += sorted(known - names(form))
    return found


def missing_forms(found):
    """Forms that sentences ask for and nouns do not have."""
    asked = {form for _c, context, msgid, _p, texts in found for text in texts
             for _name, form in BLANK.findall(text) if form and not is_noun(context, msgid)}
    return [f'{noun} has no form “{form}”' for _c, context, noun, _p, texts in found if is_noun(context, noun)
            for text in texts for form in sorted(asked)
            if not any(part.startswith(form + '=') for part in text.split('|')[1:])]


def bare_counts(found):
    """Counts that would stand as 12345: explain_count () groups them, and the sentence has %s."""
    return [msgid for _c, _x, msgid, plural, _t in found if plural and BARE_COUNT.search(msgid)]


def turned_lines(text):
    """Lines that begin with a Latin word and go on from right to left: they would run from left to right (U+200F says no)."""
    found = []
    for line in re.sub(r'%[-0-9.]*[a-z]|%%', '', BLANK.sub('', text)).split('\\n'):
        strong = [way for way in map(unicodedata.bidirectional, line) if way in ('L', 'R', 'AL')]
        if strong[:1] == ['L'] and set(strong) != {'L'}:
            found.append(line)
    return found


def check_rules():
    tap.check(turned_lines('PDF אחד\\nאחד PDF') == ['PDF אחד'] and not turned_lines('\u200fPDF אחד\\n{paper}, אחד\\nPDF'),
              'a line is found that begins from the left and goes on from the right')
    tap.check(bare_counts([('', '', '%u puzzle', '%u puzzles', []), ('', '', '%d move', '%d moves', [])])
              == ['%u puzzle', '%d move'], 'a count that would not be grouped is found')
    tap.check(not bare_counts([('', '', 'Line %u has %s cell', 'Line %u has %s cells', []), ('', '', '%d clue', '%d clues', []),
                               ('', '', 'Slide %u', '', [])]), 'the number of a line is none, nor what a board bounds')
    tap.check([text for _n, text in joins('append (text, ", ");\nf ("%s, %s", a);\ng (n ? " and " : "");')]
              == [', ', '%s, %s', ' and '], 'a literal that joins is found')
    tap.check(not joins('C_("a list", ", ");\n/* "a", ", " */\nf (_("%s, %s"));\nf ("{%s,%s}");'),
              'a pattern that is translated is none, nor is notation')
    tap.check(FINISHED.search('f (SAY_OWN ("cells",\n   explain_any_cells (topology, cells, NULL)))'), 'a finished noun is found')
    tap.check(not FINISHED.search('SAY_BY ("cells", explain_cells_on, &cells, 0), SAY_OWN ("set", explain_any_set (digits))'),
              'one that is still asked for its form is none, nor is notation')
    tap.check(wrong_blanks('', '{digit} in {cell}', '', ['{digit} {zelle}']) == ['zelle', 'cell'],
              'a blank that a translation has wrong is found')
    tap.check(not wrong_blanks('', '{digit} in {cell}', '', ['В {cell:in} {digit}']), 'and a form is no fault')
    nouns = [('', 'noun', 'row {number}', '', ['ряд {number}|in=ряду {number}']), ('', '', 'In {house}', '', ['В {house:in}'])]
    tap.check(missing_forms(nouns) == [], 'a noun has the form that a sentence asks for')
    tap.check(len(missing_forms([*nouns, ('', 'noun', 'box {number}', '', ['блок {number}'])])) == 1,
              'and a noun that lacks it is found')


def check_sources():
    files = [path for layer in LAYERS for path in tree.files(layer, '.c', '.h')]
    tap.check(len(files) > 200, 'there are sources')
    found = [f'{path}:{number}: "{text}"' for path in files for number, text in joins(tree.text(path))
             if JOINS.get(str(path)) != text]
    tap.check(not found, 'lists are made by explain_join () (explain-say.h)', found)
    found = [f'{path}: {match[0]}' for path in files for match in FINISHED.finditer(tree.text(path))]
    tap.check(not found, 'a cell, a house or a constraint is asked by its sentence for its form (SAY_BY)', found)
    found = [f'{path}' for path in [*files, *tree.files('src/cli', '.c', '.h')] if CELL.search(tree.text(path))]
    tap.check(not found, 'cells get their names from notation_cell () and explain_cell_name ()', found)


def check_template():
    found = entries('po/setdoku.pot')
    tap.check(sum(bool(names(msgid)) for _c, _x, msgid, _p, _t in found) > 100, 'sentences have named blanks')
    printed = [msgid for comments, context, msgid, _p, _t in found
               if '%s' in msgid and re.search(r'"(?:[Rr]ow|[Cc]olumn|[Bb]ox) \d|\bcells?\b[^.]*\("', comments)]
    tap.check(not printed, 'no cell or house is printed into a sentence: blanks have forms (explain-say.h)', printed)
    bare = bare_counts(found)
    tap.check(not bare, 'what can be a thousand is counted by explain_count ()', bare)
    built = [msgid for _c, context, msgid, _p, _t in found
             if context != 'set table' and re.search(r'\b[Rr]ow %d|\b[Cc]olumn %d|\b[Bb]ox %d', msgid)]
    tap.check(not built, 'nouns of houses and cells stand once, as nouns', built)


def check_language(language):
    found = entries(f'po/{language}.po')
    wrong = [f'{msgid}: {name}' for _c, context, msgid, plural, texts in found if names(msgid) or names(plural)
             for name in wrong_blanks(context, msgid, plural, texts)]
    tap.check(not wrong, f'{language} has the blanks of the template', wrong)
    missing = missing_forms(found)
    tap.check(not missing, f'{language} has the forms of nouns that it asks for', missing)
    # A terminal turns nothing, and a list of keywords is for programs.
    turned = [line for _c, _x, msgid, _p, texts in found if not msgid.startswith('\\n') and not msgid.endswith(';')
              for text in texts for line in turned_lines(text)]
    tap.check(not turned, f'{language} has no line that runs the wrong way', turned)


check_rules()
check_sources()
check_template()
for name in tree.languages():
    check_language(name)
tap.finish()
