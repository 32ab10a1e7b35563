# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""objects.py — the structs of objects in C text, and how many fields each has.

An object is a struct that begins with parent_instance, or a NAMEPrivate. What stands in a struct without a name counts as if
it stood outside it, so that a bag of fields hides none; an array is one field, and so is a pointer to a function.
"""

import re

_STRUCT = re.compile(r'^(?:typedef )?struct(?:\s+_?(\w+))?\s*\{', re.MULTILINE)


def _without_comments(text):
    """As many lines as before."""
    text = re.sub(r'/\*.*?\*/', lambda match: '\n' * match[0].count('\n'), text, flags=re.DOTALL)
    text = re.sub(r'//[^\n]*', '', text)
    return re.sub(r'^[ \t]*#.*$', '', text, flags=re.MULTILINE)


def _closing(text, start):
    """The index behind the brace that closes the one before start."""
    depth = 1
    while depth and start < len(text):
        depth += {'{': 1, '}': -1}.get(text[start], 0)
        start += 1
    return start


def _count(body):
    """The fields declared between the braces of a struct, parent_instance aside."""
    n, declared, i = 0, '', 0
    while i < len(body):
        if body[i] == '{':
            end = _closing(body, i + 1)
            head = declared.split()
            if head and head[0] in ('struct', 'union'):
                named = body[end:].split(';', 1)[0].strip()
                n += 0 if named else _count(body[i + 1:end - 1])
                declared = 'named' if named else ''
            i = end
            continue
        if body[i] == ';':
            while re.search(r'\([^()]*\)', declared):
                declared = re.sub(r'\([^()]*\)', '', declared)
            if declared.strip() and 'parent_instance' not in declared:
                n += declared.count(',') + 1
            declared = ''
        else:
            declared += body[i]
        i += 1
    return n


def objects(text):
    """[(line, name, number of fields)] of every object in the text of a C file."""
    text, found = _without_comments(text), []
    for match in _STRUCT.finditer(text):
        end = _closing(text, match.end())
        body, behind = text[match.end():end - 1], text[end:].split(';', 1)[0].strip()
        name = behind or match[1]
        if re.match(r'\s*\w+\s+parent_instance;', body) or name.endswith('Private'):
            found.append((text.count('\n', 0, match.start()) + 1, name, _count(body)))
    return found
