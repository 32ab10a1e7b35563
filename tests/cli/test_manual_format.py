# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""setdoku-format (5) names every key that the readers know, and no other; its examples are read, and written as they stand."""
import os
import pathlib
import re
import sys

from command import expect, file_with, run, run_tests
from roff import plain

PAGE, ROOT = pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
DOCUMENT_READERS = ('format-setdoku', 'setdoku-cells', 'setdoku-timeline', 'setdoku-history')


def page():
    return plain(PAGE.read_text(encoding='utf-8')).replace('\\e', '\\')


def source(name):
    return (ROOT / 'src' / name).read_text(encoding='utf-8')


def section(kind, name):
    return re.split(r'^\.S[SH] ', page().split(f'.{kind} {name}\n')[1], flags=re.MULTILINE)[0]


def tagged(text):
    """What the paragraphs are about: their keys, up to a part that varies."""
    return {key for line in re.findall(r'^\.T[PQ]\n\.BI? ?(.*)|^\.T[PQ]\n\.BR (.*)', text, re.MULTILINE)
            for key in re.findall(r'[a-z][a-z-]*', ''.join(line))}


def strings_after(start, text):
    """Those of the array that begins so."""
    return re.findall(r'"([^"]+)"', text.split(start)[1].split('};')[0])


def document_keys():
    """Group and key of whatever a reader of documents asks the key file for."""
    found = set()
    for name in DOCUMENT_READERS:
        text = source(f'formats/{name}.c')
        groups = dict(re.findall(r'#define (GROUP) "(\w+)"', text))
        found |= set(re.findall(r'\{ "(\w+)", "([a-z-]+)", offsetof', text))
        for group, key in re.findall(r'(?:get_value|has_key|read_key) \(file, "?(\w+)"?, "([a-z-]+)"', text):
            found.add((groups.get(group, group), key))
        found |= {('History', key) for key in re.findall(r'read_integer \(file, "([a-z-]+)"', text)}
        varying = re.findall(r'g_snprintf \(key, \w+, "([a-z]+-)%', text)
        found |= {(groups.get('GROUP', 'History'), key) for key in varying}
    return found | {('Cells', key) for key in strings_after('list_keys[N_LISTS] = {', source('formats/setdoku-cells.c'))}


def test_every_key_of_a_document_is_in_it():
    keys = document_keys()
    assert len(keys) > 35, keys
    groups = set(re.findall(r'^\.SS \[(\w+)\]$', page(), re.MULTILINE))
    expect(sorted(groups), sorted({group for group, key in keys}))
    for group in groups:
        expect(sorted(tagged(section('SS', f'[{group}]'))), sorted(key for where, key in keys if where == group))


def test_the_header_is_in_it():
    text = section('SH', 'DOCUMENTS')
    for key in strings_after('header_keys[] = {', source('formats/format-setdoku.c')):
        assert f'.BI {key} ' in text, key
    versions = re.search(r'FORMAT_SETDOKU_VERSION = (\d), FORMAT_SETDOKU_VERSION_RULES = (\d), FORMAT_SETDOKU_VERSION_CLASSIC = (\d)',
                         source('formats/format.h'))
    for version in versions.groups():
        assert f'.B {version}\n' in text, version
    assert f'than {versions[1]} is refused' in text


def test_every_key_of_a_block_is_in_it():
    text = source('formats/blocks.c')
    keys = {*strings_after('board_keys[] = {', text), *re.findall(r'strcmp \(key, "(rows|cols|values)"\) == 0\)', text),
            *strings_after('block_text_keys[N_BLOCK_TEXTS] = {', text + source('formats/blocks-write.c'))}
    assert len(keys) > 12, keys
    expect(sorted(tagged(section('SH', 'BLOCKS'))), sorted(keys))
    extras = section('SH', 'BLOCKS').split('.B extras\n')[1].split('.TP')[0]
    expect(re.findall(r'^\.BR? ([a-z+-]+)', extras, re.MULTILINE), strings_after('extra_ids[N_EXTRAS] = {', source('engine/rules/rules.c')))


def test_every_constraint_is_in_it_with_its_parts():
    table = source('engine/rules/constraints/constraints.c')
    rows = re.findall(r'\{ "(\w+)", "([^"]+)", build_', table)
    assert len(rows) > 40, rows
    letter = {'n': 'N', 'm': 'N', 'd': 'D', 'l': 'W', 's': 'S', 'w': 'WORD'}
    wanted = {key: '|'.join(letter.get(part[0], 'C') for part in shape.split('|')) + ('|C...' if '+' in shape else '')
              for key, shape in rows}
    told = section('SS', 'Constraints')
    expect(dict(re.findall(r'^\.T[PQ]\n\.BI (\w+)= (\S+)$', told, re.MULTILINE)), wanted)
    words = re.findall(r'"(\w+)"', table.split('constraint_words[N_CONSTRAINT_WORDS] = {')[1].split('};')[0])
    expect(re.findall(r'^\.BR? (\w+)(?: [,.])?$', told.split('.BI negative=')[1].split('.TP')[0], re.MULTILINE), words)


def test_the_limits_are_those_of_the_reader():
    text, limits = section('SS', 'Limits'), source('formats/reader-limits.h')
    for name, factor in (('TEXT_LINE_MAX', ''), ('TEXT_NAME_MAX', ''), ('DOCUMENT_MARKS_MAX', ''), ('TEXT_COMMENT_MAX', ' * 1024'),
                         ('TEXT_FORKS_MAX', ' * 1024')):
        number = re.search(rf'{name} += (\d+){re.escape(factor)}[, ]', limits)[1]
        assert f'{number} KiB' in text if factor else number in text, name


def example(name):
    return section('SH', 'EXAMPLES').split(f'{name}:\n.PP\n.nf\n')[1].split('.fi\n')[0]


def written(text, format_id):
    name = file_with(text)
    code, out, error = run('convert', '--from', format_id, '--to', format_id, name)
    os.unlink(name)
    expect(code, 0)
    return out, error


def test_examples_are_written_as_they_are_read():
    document = example('A document')
    expect(written(document, 'setdoku'), (document, ''))
    expect(written(example('A block'), 'blocks')[0], example('A block'))
    name = file_with(example('A block'))
    expect(run('count', '--from', 'blocks', name)[:2], (0, 'small killer\t1\n'))
    os.unlink(name)
    code, out, error = run('convert', '--from', 'setdoku', '--to', 'setdoku', text=document.replace('A Sunday', 'A Monday'))
    expect((code, out), (1, ''))


def test_what_is_written_is_in_it():
    for lesson in sorted((ROOT / 'data' / 'lessons').glob('*.setdoku')):
        group = ''
        for line in lesson.read_text(encoding='utf-8').splitlines()[4:]:
            group = line.strip('[]') if line.startswith('[') else group
            key = re.match(r'([a-z-]+)\d*=', line)
            assert not key or key[1] in tagged(section('SS', f'[{group}]')), (lesson.name, line)


if __name__ == '__main__':
    sys.exit(run_tests(globals()))
