# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""The manual and what shells complete say what --help and “list” say, and formatters have nothing to complain about."""
import os
import re
import shutil
import subprocess
import sys

from command import CLI, expect, file_with, run, run_tests
from roff import complaints, plain

COMMANDS = [line.split()[0] for line in run('--help')[1].splitlines() if re.match(r'  [a-z]+ ', line)]
SMALL_MANUAL, FORMAT_MANUAL, WINDOW = sys.argv[2:5]


def options_of(command):
    return re.findall(r'^  (?:-\w, )?--([a-z-]+)', run('help', command)[1], re.MULTILINE)


def manual():
    code, page, error = run('help', '--man')
    expect((code, error), (0, ''))
    return page


def commands_of(page):
    commands = plain(page).split('.SH "COMMANDS"\n')[1].split('.SH "JSON"\n')[0]
    return {part.split()[0].strip('"'): part for part in commands.split('.SS "')[1:] if not part.startswith('bench ') or 'seek [O' in part}


def words(text):
    return ' '.join(text.split())


def test_every_command_and_option_is_in_it():
    sections = commands_of(manual())
    expect(list(sections), COMMANDS)
    assert len(COMMANDS) > 15, COMMANDS
    for command in COMMANDS:
        text = sections[command]
        told = re.findall(r'^\.BI? "(?:-\w, )?--([a-z-]+)', text, re.MULTILINE)
        expect(sorted({*told, 'quiet', 'help'}), sorted({*options_of(command), 'help'}))


def test_options_of_topics_are_in_it():
    page = plain(manual())
    for topic in ('boards', 'count', 'make', 'seek', 'sound'):
        expect(run('bench', topic, '--help')[0], 0)
        assert f'.SS "bench {topic}' in page, topic


def test_every_id_and_key_is_in_it():
    page = plain(manual())
    for topic in ('techniques', 'formats', 'strategies', 'ladders', 'switches', 'symmetries', 'shapes', 'levels', 'kernels'):
        section = page.split(f'.SS "{topic}"\n')[1].split('.SS ')[0].split('.SH ')[0]
        ids = [line.split('\t')[0] for line in run('list', topic)[1].splitlines()]
        expect(re.findall(r'^\.B "(.*)"$', section, re.MULTILINE), ids)
    json = page.split('.SH "JSON"\n')[1].split('.SH ')[0]
    rows = [line.split('\t') for line in run('list', 'json')[1].splitlines()]
    expect(re.findall(r'^\.BR "(.*)" " \((.*)\)"$', json, re.MULTILINE), [(row[1], row[2]) for row in rows])
    expect(re.findall(r'^\.SS "(.*)"$', json, re.MULTILINE), list(dict.fromkeys(row[0] for row in rows)))
    for row in rows:
        assert words(row[3].replace('"', '”')) in words(json), row


def test_exit_statuses_are_in_it():
    page = plain(manual())
    for line in run('--help')[1].split('Exit status: ')[1].splitlines():
        assert line.strip() in page, line


def test_it_is_plain_and_the_same_in_every_language():
    page = manual()
    assert page.isascii() and max(map(len, page.splitlines())) < 240
    other = subprocess.run([CLI, 'help', '--man'], env={**os.environ, 'COLUMNS': '40'}, capture_output=True, check=True)
    expect(other.stdout.decode(), page)


def test_formatters_do_not_complain():
    pages = [manual()]
    for name in (SMALL_MANUAL, FORMAT_MANUAL):
        with open(name, encoding='utf-8') as file:
            pages.append(file.read())
    for page in pages:
        found = complaints(page)
        if found is None:
            print('# neither groff nor mandoc is installed: nothing was formatted')
        else:
            expect(found, '')


def test_the_small_manual_has_the_options_of_the_window():
    with open(WINDOW, encoding='utf-8') as file:
        options = re.findall(r'add_main_option \(.*?, "([a-z-]+)"', file.read())
    with open(SMALL_MANUAL, encoding='utf-8') as file:
        page = plain(file.read())
    assert options
    for option in options:
        assert f'--{option}' in page, option
    assert run('--version')[1].split()[1] in page and '@' not in page, page


def offered(*typed):
    """What bash completes the last of the words to."""
    line = '; '.join((
        f'source <("$0" help --completion bash)', f'COMP_WORDS=(setdoku-cli {" ".join(repr(word) for word in typed)})',
        f'COMP_CWORD={len(typed)}', '_setdoku_cli', 'printf "%s\\n" "${COMPREPLY[@]}"'))
    result = subprocess.run(['bash', '--norc', '-c', line, CLI], capture_output=True, check=True)
    expect(result.stderr, b'')
    return result.stdout.decode().split()


def test_bash_completes():
    if not shutil.which('bash'):
        print('# bash is not installed')
        return
    expect(sorted(offered('')), sorted([*COMMANDS, 'help', '--help', '--version']))
    expect(offered('gen'), ['generate'])
    expect(offered('help', 'exp'), ['explain'])
    for command in COMMANDS:
        expect(sorted(offered(command, '--')), sorted(f'--{option}' for option in {*options_of(command), 'help'}))
    for command, option, topic in (('trace', '--strategy', 'strategies'), ('explain', '--ladder', 'ladders'), ('convert', '--to', 'formats'),
                                   ('find', '--technique', 'techniques'), ('count', '--kernel', 'kernels'), ('generate', '--symmetry', 'symmetries')):
        expect(offered(command, option, ''), [line.split('\t')[0] for line in run('list', topic)[1].splitlines()])
    expect(offered('find', '--technique', 'x-w'), ['x-wing'])
    expect(offered('count', '--limit', ''), [])
    expect(offered('count', ''), [])
    assert {'json', 'techniques'} <= set(offered('list', ''))


def test_other_shells_read_their_scripts():
    for shell, check in (('zsh', ['zsh', '-n']), ('fish', ['fish', '--no-execute'])):
        code, script, error = run('help', '--completion', shell)
        expect((code, error), (0, ''))
        for command in COMMANDS:
            assert command in script, (shell, command)
        for option in options_of('count'):
            assert option in script, (shell, option)
        if shutil.which(shell):
            name = file_with(script)
            expect(subprocess.run([*check, name], capture_output=True, check=False).stderr, b'')
            os.unlink(name)
        else:
            print(f'# {shell} is not installed: its script was not read')
    code, out, error = run('help', '--completion', 'nonsense')
    expect((code, out), (2, ''))
    assert 'bash' in error, error
    expect(run('help', '--completion')[0], 2)


if __name__ == '__main__':
    sys.exit(run_tests(globals()))
