#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_objects.py — an object of the view has one noun, and so at most thirty fields.

The count is tried first on small objects: it must see what is there, and no more.
"""

import objects
import tap
import tree

FIELDS = 30

# What is planted: the text between the braces, behind the parent; how many fields that is.
PLANTED = (
    ('several of a type', 'int a, *b, c[9];', 3),
    ('a comment', 'int a;   /* b; c, d; */\n  /* int e; */', 1),
    ('a pointer to a function', 'void (*told) (int a, int b, void (*free) (int, int));', 1),
    ('a bit', 'unsigned a : 1, b : 2;', 2),
    ('an array of two dimensions', 'int cells[SIZES (2, 3)][4];', 1),
    ('a bag without a name', 'struct { int a, b; union { int c; int d; }; }; int e;', 5),
    ('a value with a name', 'struct { int a, b; } pair; int c;', 2),
)


def count(body):
    found = objects.objects(f'struct _SetdokuThing\n{{\n  GObject parent_instance;\n\n  {body}\n}};\n')
    return found[0][2] if len(found) == 1 else None


def too_many(path, text):
    return [f'{path}:{line}: {name} has {n} fields' for line, name, n in objects.objects(text) if n > FIELDS]


def main():
    for what, body, n in PLANTED:
        tap.check(count(body) == n, f'{what} is counted', str(count(body)))
    fields = ', '.join(f'f{i}' for i in range(FIELDS + 1))
    fault = 'struct _SetdokuBag\n{\n  GtkWidget  parent_instance;\n  int %s;\n};\n'
    tap.check(too_many('bag.c', fault % fields) == [f'bag.c:1: SetdokuBag has {FIELDS + 1} fields'], 'an object that is too large is found')
    tap.check(too_many('bag.c', 'typedef struct { int %s; } SetdokuBagPrivate;\n' % fields), 'so is what it keeps for itself')
    tap.check(not too_many('bag.c', fault % fields.replace(', f0', '').replace('f0, ', '')), f'{FIELDS} fields are fine')
    tap.check(not too_many('bag.c', 'typedef struct\n{\n  int %s;\n} Report;\n' % fields), 'a value may have more')

    texts = [(path, tree.text(path)) for path in tree.files('src/view', '.c', '.h')]
    tap.check(sum(len(objects.objects(text)) for _, text in texts) > 100, 'the objects of the view are there')
    wrong = [line for path, text in texts for line in too_many(path, text)]
    tap.check(not wrong, f'no object of the view has more than {FIELDS} fields', wrong)
    tap.finish()


main()
