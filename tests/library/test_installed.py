#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""test_installed.py — the library as another program meets it: installed, found by pkg-config, shared and as an archive.

What it shows is what promised.txt says, line by line: calls with their versions, and the sizes of plain values. A change of that
is announced by changing the file, and libsetdoku.map, and Debian's list of symbols with it.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

import tap

EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'

SOURCE = pathlib.Path(os.environ['SETDOKU_SOURCE'])
BUILD = pathlib.Path(os.environ['SETDOKU_BUILD_ROOT'])
CLI, SANITIZE, COMPILER = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
STRICT = ['-Wall', '-Wextra', '-Werror', '-Wpedantic', '-Wconversion']


def said(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, encoding='utf-8', stdout=subprocess.PIPE, **options).stdout


def promised():
    lines = (pathlib.Path(__file__).parent / 'promised.txt').read_text(encoding='utf-8').splitlines()
    return [line for line in lines if line and not line.startswith('#')]


def symbols(*options):
    """(name, version) of what is defined for others."""
    found = []
    for line in said('nm', '--defined-only', *options).splitlines():
        words = line.split()
        if len(words) == 3 and words[1] in 'TDBRVWi':
            found.append(tuple(re.split('@@?', words[2])))
    return sorted(found)


class Installed:
    """A folder into which what belongs to the library was installed."""

    def __init__(self, folder):
        self.folder = folder
        self.status, self.text = tap.run('meson', 'install', '-C', BUILD, '--no-rebuild', '--tags', 'devel,library',
                                         env={**os.environ, 'DESTDIR': str(folder)})
        found = list(folder.rglob('setdoku.pc'))
        self.pc = found[0] if found else None
        self.environment = {**os.environ, 'PKG_CONFIG_LIBDIR': str(self.pc.parent if found else folder),
                            'PKG_CONFIG_SYSROOT_DIR': str(folder), 'PKG_CONFIG_ALLOW_SYSTEM_CFLAGS': '1',
                            'PKG_CONFIG_ALLOW_SYSTEM_LIBS': '1'}
        for name in ('PKG_CONFIG_PATH',):
            self.environment.pop(name, None)

    def flags(self, *options):
        return shlex.split(said('pkg-config', *options, 'setdoku', env=self.environment))

    def build(self, source, output, static):
        libraries = self.flags('--static', '--libs') if static else self.flags('--libs')
        if static:
            libraries = ['-Wl,-Bstatic', *libraries, '-Wl,-Bdynamic']
        return tap.run(*COMPILER, *sanitized(), '-std=c11', *STRICT, '-o', output, source, *self.flags('--cflags'), *libraries)

    def run(self, program, *words, given=''):
        library = next(self.folder.rglob('libsetdoku.so.0'))
        done = subprocess.run([str(program), *words], input=given, encoding='utf-8', stdout=subprocess.PIPE, check=False,
                              env={**os.environ, 'LD_LIBRARY_PATH': str(library.parent)})
        return done.stdout if done.returncode == 0 else f'exit status {done.returncode}'


def sanitized():
    return [] if SANITIZE == 'none' else [f'-fsanitize={SANITIZE}']


def command(*words, given=None):
    done = subprocess.run([str(CLI), *words], input=given, encoding='utf-8', stdout=subprocess.PIPE, check=False)
    return done.stdout


def expect_count():
    used = command('count', '--true-candidates', '-', given=EASY).split('\t')[1]
    return f"1 {command('solve', '--fast', '-', given=EASY).strip()} {len(used.replace(' ', '').strip())}\n"


def expect_rate():
    lines = ''
    for puzzle in (EASY, HARD):
        _, numbers, hardest = command('rate', '-', given=puzzle).strip().split('\t')
        _, score, _ = command('rate', '--scale', 'hodoku', '-', given=puzzle).strip().split('\t')
        lines += f"{numbers} {hardest} {score.replace('/', ' ')}\n"
    return lines


def expect_made():
    made = command('generate', '--rating', '3.0..4.4', '--symmetry', 'rotate-180', '--seed', '9', '--count', '3')
    return [line.split()[0] for line in made.splitlines()]


def check_search(text):
    events = command('trace', '--strategy', 'explore', EASY).splitlines()
    first = [line for line in events if re.match(r'1 ', line)]
    lines = text.splitlines()
    tap.check(len(lines) > 1 and bool(first) and lines[0].split()[1] == first[0].split()[1] and 'guesses' in lines[-1],
              'search tells the events of the trace', [text, *events[:3]])


def check_timeline(text):
    events = command('trace', '--strategy', 'ascending', EASY).splitlines()
    numbers = [line.split()[0] for line in events if ' wipeout ' in line]
    tap.check(bool(numbers) and [line.split()[0] for line in text.splitlines()] == numbers[::-1],
              'timeline finds the dead ends of the trace, from the end', [str(numbers[:5]), text[:200]])


def check_explain(text):
    steps = re.findall('"technique":"([^"]*)"', command('explain', '--json', '--ladder', 'hodoku', HARD))
    lines = text.splitlines()
    tap.check(bool(steps) and [line.split(',')[0] for line in lines[:-1]] == steps, 'explain names the steps of the program',
              [text[:300], str(steps[:9])])


def check_examples(installed, folder):
    examples = sorted((SOURCE / 'src' / 'library' / 'examples').glob('*.c'))
    there = {path.name for path in installed.folder.rglob('examples/*.c')}
    tap.check({path.name for path in examples} == there, 'every example is installed', str(there))
    for path in examples:
        lines = path.read_text(encoding='utf-8').count('\n')
        tap.check(lines <= 30, f'{path.name} has at most 30 lines', str(lines))
        for static in (False, True):
            how = 'archive' if static else 'shared'
            program = folder / f'{path.stem}-{how}'
            status, text = installed.build(path, program, static)
            if not tap.check(status == 0 and not text, f'{path.name} is compiled by pkg-config, {how}', text):
                continue
            needed = said('readelf', '-d', program)
            tap.check(('libsetdoku' in needed) != static, f'{path.stem}, {how}: it needs the shared library, or does not', needed)
            check_said(path.stem, installed, program)


def check_said(name, installed, program):
    if name == 'count':
        text, expected = installed.run(program, given=EASY + '\nno puzzle\n'), expect_count()
        tap.check(text == expected, 'count says what setdoku-cli says', [text, expected])
    elif name == 'rate':
        text, expected = installed.run(program, given=EASY + '\n' + HARD + '\n'), expect_rate()
        tap.check(text == expected, 'rate says what setdoku-cli says', [text, expected])
    elif name == 'make':
        text, expected = installed.run(program, '9'), expect_made()
        tap.check([line.split()[0] for line in text.splitlines()] == expected and len(expected) == 3,
                  'make makes what setdoku-cli makes', [text, str(expected)])
    elif name == 'search':
        check_search(installed.run(program, EASY, 'explore'))
    elif name == 'timeline':
        check_timeline(installed.run(program, EASY, 'ascending'))
    else:
        tap.check(name == 'explain', f'the test knows the example {name}')
        check_explain(installed.run(program, HARD, 'hodoku'))


def check_headers(installed, folder):
    headers = sorted((SOURCE / 'src' / 'library' / 'setdoku').glob('*.h'))
    there = {path.name for path in installed.folder.rglob('include/setdoku/*.h')}
    tap.check({path.name for path in headers} == there, 'every header is installed', str(there))
    for name in sorted(there):
        for language in ('c', 'c++'):
            compiler = COMPILER if language == 'c' else [shutil.which('c++')] if shutil.which('c++') else None
            if not compiler:
                tap.skip(f'{name} is C++, too', 'there is no c++')
                continue
            source = folder / ('alone.c' if language == 'c' else 'alone.cc')
            source.write_text(f'#include <setdoku/{name}>\nint main (void) {{ return 0; }}\n', encoding='utf-8')
            tap.check_silent(f'{name} alone is {language}', *compiler, *STRICT, '-std=c11' if language == 'c' else '-std=c++17',
                             '-fsyntax-only', source, *installed.flags('--cflags'))


def check_symbols(installed):
    shared, archive = next(installed.folder.rglob('libsetdoku.so.0')), next(installed.folder.rglob('libsetdoku.a'))
    calls = sorted(tuple(line.split()[1:]) for line in promised() if line.startswith('call '))
    shown = [pair for pair in symbols('-D', shared) if len(pair) == 2 and pair[0] != pair[1]]
    shown = [pair for pair in shown if not pair[0].startswith('SETDOKU_')]
    tap.check(bool(calls) and shown == calls, 'the shared library shows what is promised, and nothing else',
              [f'{pair}' for pair in sorted(set(shown) ^ set(calls))])
    names = sorted(name for name, *_ in symbols('-g', archive) if not name.startswith('__'))         # those are a sanitizer's
    tap.check(names == [name for name, _ in calls], 'the archive shows the same names, and nothing else',
              str(set(names) ^ {name for name, _ in calls}))
    declared = set()
    for path in (SOURCE / 'src' / 'library' / 'setdoku').glob('*.h'):
        declared |= set(re.findall(r'^SETDOKU_PUBLIC[^;]*?\b(setdoku_\w+) \(', path.read_text(encoding='utf-8'), re.MULTILINE))
    tap.check(sorted(declared) == [name for name, _ in calls], 'the headers declare the same',
              str(declared ^ {name for name, _ in calls}))
    listed = re.findall(r'^ (setdoku_\w+)@(\w+) ', (SOURCE / 'data/debian/libsetdoku0.symbols').read_text(encoding='utf-8'),
                        re.MULTILINE)
    tap.check(sorted(listed) == calls, "Debian's list has the same", str(set(listed) ^ set(calls)))
    needed = re.findall(r'NEEDED.*\[(.*)\]', said('readelf', '-d', shared))
    tap.check(bool(needed) and (SANITIZE != 'none' or all(re.match(r'(libc|libm|ld-linux[\w-]*|libgcc_s|libgcov)\.', name)
                                                         for name in needed)),
              'it needs libc and nothing else', str(needed))
    tap.check('libsetdoku.so.0' in said('readelf', '-d', shared), 'it is known as libsetdoku.so.0')


def check_sizes(installed, folder):
    sizes = [line.split()[1:] for line in promised() if line.startswith('size ')]
    source = folder / 'sizes.c'
    lines = ''.join(f'_Static_assert (sizeof ({name}) == {size}, "{name}");\n' for name, size in sizes)
    probe = '_Static_assert (sizeof (void *) == 8 && _Alignof (uint64_t) == 8, "");\n'
    head = '#include <setdoku/setdoku.h>\n'
    source.write_text(head + probe, encoding='utf-8')
    words = [*COMPILER, '-std=c11', '-fsyntax-only', source, *installed.flags('--cflags')]
    values = set()
    for path in (SOURCE / 'src' / 'library' / 'setdoku').glob('*.h'):
        values |= set(re.findall(r'^typedef struct \{.*?\} (\w+);', path.read_text(encoding='utf-8'), re.MULTILINE | re.DOTALL))
    tap.check(values == {name for name, _ in sizes}, 'every plain value has a promised size', str(values ^ {n for n, _ in sizes}))
    if tap.run(*words)[0] != 0:
        tap.skip('plain values have the promised sizes', 'they are those of machines with 64 bits')
        return
    source.write_text(head + lines, encoding='utf-8')
    tap.check_silent('plain values have the promised sizes', *words)


def main():
    if not shutil.which('pkg-config'):
        tap.skip('the library is found by pkg-config', 'there is none')
        tap.finish()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        installed = Installed(folder / 'root')
        if tap.check(installed.status == 0 and installed.pc is not None, 'the library is installed', installed.text):
            tap.check(installed.flags('--modversion') == command('--version').split()[-1:], 'pkg-config knows its version')
            check_headers(installed, folder)
            check_symbols(installed)
            check_sizes(installed, folder)
            check_examples(installed, folder)
    tap.finish()


if __name__ == '__main__':
    sys.exit(main())
