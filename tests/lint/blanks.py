# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""blanks.py — compares a C file with what clang-format makes of it, without minding columns.

The houses' declarations stand in columns and tables stand as their author set them, which clang-format
cannot do. So two things are compared, word by word: whether there is a blank between two words at all,
and how far a line is indented that begins a statement.
"""

import re

WORD = re.compile(r'''
    (?P<comment>/\*.*?\*/|//[^\n]*)
  | (?P<line>^[ \t]*\#(?:[^\n\\]|\\.)*)
  | (?P<word>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[A-Za-z_][A-Za-z_0-9]*|\.?[0-9](?:[eEpP][+-]|[A-Za-z0-9_.])*
      |->|\+\+|--|<<=|>>=|<<|>>|[<>=!+*/%&|^-]=|&&|\|\||\.\.\.|[^\sA-Za-z0-9_])
''', re.VERBOSE | re.MULTILINE | re.DOTALL)

def words(text):
    """[(word, is there a blank before it, indentation if it begins a line, line number)] without comments and macros."""
    found, gap, end, line = [], '\n', 0, 1
    for match in WORD.finditer(text):
        gap += text[end:match.start()]
        line += text.count('\n', end, match.start())
        if match['word']:
            indent = len(gap.rsplit('\n', 1)[1]) if '\n' in gap else None
            found.append((match['word'], bool(gap), indent, line))
            gap = ''
        elif match['line']:
            gap += '\n'
        else:
            gap += ' '
        line += match[0].count('\n')
        end = match.end()
    return found


def wants_blank(before, word, ours, formatted):
    """Where the house differs from clang-format, or where one version of clang-format differs from another."""
    if word == '(' and before in ('_', 'N_', 'C_', 'Q_', 'NC_'):
        return False
    if before == 'operator':                        # a word like any other in C, not to clang-format
        return ours
    if word == '(' and before in ('g_autoptr', 'g_auto', 'g_autolist', 'g_autoslist'):
        return ours
    if (before, word) in ((')', '{'), (']', '('), ('_Static_assert', '(')):      # (Type) { … }; table[i] (x)
        return True
    return formatted


def differences(ours, formatted):
    """["LINE: what is wrong"]"""
    found = []
    a, b = words(ours), words(formatted)
    if [word[0] for word in a] != [word[0] for word in b]:
        return ['1: clang-format changes more than blanks here']

    before, depth = ';', 0
    for (word, blank, indent, line), (_, blank_formatted, indent_formatted, _) in zip(a, b):
        wanted = wants_blank(before, word, blank, blank_formatted)
        if blank != wanted and indent is None and indent_formatted is None:
            found.append(f"{line}: {'a blank is missing' if wanted else 'no blank'} between {before} and {word}")
        elif (indent is not None and indent_formatted is not None and indent != indent_formatted
              and before in ';{}' and depth == 0):
            found.append(f'{line}: {word} is indented by {indent} instead of {indent_formatted}')
        depth += (word in '([') - (word in ')]')
        before = word
    return found
