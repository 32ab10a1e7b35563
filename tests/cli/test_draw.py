# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""setdoku-cli draw: the board as a picture, without a display. Prints TAP."""
import os
import pty
import re
import resource
import signal
import struct
import subprocess
import sys
import tempfile
import zlib

from command import BOX, CLASH, CLI, EASY, EMPTY, expect, file_with, run, run_tests


def draw(*arguments, text=''):
    """The exit status, the bytes, and what was said."""
    result = subprocess.run([CLI, 'draw', *arguments], input=text.encode(), capture_output=True, timeout=120)
    return result.returncode, result.stdout, result.stderr.decode()


def chunks(png):
    assert png[:8] == b'\x89PNG\r\n\x1a\n', png[:8]
    at = 8
    while at < len(png):
        length, kind = struct.unpack('>I4s', png[at:at + 8])
        data = png[at + 8:at + 8 + length]
        expect(struct.unpack('>I', png[at + 8 + length:at + 12 + length])[0], zlib.crc32(kind + data))
        yield kind, data
        at += 12 + length


def pixels(png):
    """Width, height, and the rows of a PNG as this program writes it."""
    parts = list(chunks(png))
    width, height, depth, kind = struct.unpack('>IIBB', parts[0][1][:10])
    expect((parts[0][0], depth, parts[-1]), (b'IHDR', 8, (b'IEND', b'')))
    of = {2: 3, 6: 4}[kind]
    raw = zlib.decompress(b''.join(data for name, data in parts if name == b'IDAT'))
    expect(len(raw), height * (width * of + 1))
    above, rows = bytes(width * of), []
    for y in range(height):
        line = raw[y * (width * of + 1):(y + 1) * (width * of + 1)]
        expect(line[0], 2)
        above = bytes((a + b) & 255 for a, b in zip(above, line[1:]))
        rows.append([above[x:x + of] for x in range(0, len(above), of)])
    return width, height, rows


def test_kinds_are_what_they_say():
    for kind, start in (('png', b'\x89PNG'), ('svg', b'<?xml'), ('pdf', b'%PDF')):
        code, out, error = draw('--to', kind, '--size', '90', EASY)
        expect((code, error), (0, ''))
        assert out.startswith(start), out[:20]


def test_size_and_scale_are_kept():
    for arguments, wanted in ((('--size', '180'), 180), (('--size', '100', '--scale', '2.5'), 250), ((), 600)):
        width, height, _ = pixels(draw('--to', 'png', *arguments, EASY)[1])
        expect((width, height), (wanted, wanted))
    assert re.search(rb'width="90(px)?" height="90(px)?"', draw('--to', 'svg', '--size', '90', EASY)[1])
    # Newer cairos pack the pages of a PDF.
    document = draw('--to', 'pdf', '--size', '90', '--scale', '2', EASY)[1]
    packed = [zlib.decompress(data) for data in re.findall(rb'stream\r?\n(x.*?)\r?\nendstream', document, re.DOTALL)]
    assert any(b'[ 0 0 180 180 ]' in part for part in (document, *packed)), document[:300]


def test_grounds_are_as_wished():
    light = pixels(draw('--to', 'png', '--size', '90', EASY)[1])[2]
    dark = pixels(draw('--to', 'png', '--size', '90', '--dark', EASY)[1])[2]
    clear = pixels(draw('--to', 'png', '--size', '90', '--transparent', EASY)[1])[2]
    expect((light[5][5], dark[5][5], clear[5][5]), (b'\xff\xff\xff', b'\x1b\x1b\x1e', b'\0\0\0\0'))
    expect(clear[5][24][3], 255)                     # the ground of the clue 4


def same(one, other):
    return draw('--to', 'png', '--size', '360', *one)[1] == draw('--to', 'png', '--size', '360', *other)[1]


def alike(one, other):
    assert same(one, other), (one, other)


def differ(one, other):
    assert not same(one, other), (one, other)


def test_scenes_differ():
    differ([EASY], ['--at', '20', EASY])
    differ(['--at', '20', EASY], ['--at', '21', EASY])
    alike(['--at', '20', EASY], ['--scene', 'search', '--strategy', 'ascending', '--at', '20', EASY])
    differ(['--step', '3', BOX], ['--step', '4', BOX])
    alike([BOX], ['--scene', 'play', BOX])
    differ(['--candidates', BOX], [BOX])
    differ(['--at', '357', EMPTY], ['--at', '357', '--no-tints', EMPTY])


def test_heat_is_of_what_failed_until_then():
    differ(['--at', '357', EMPTY], ['--at', '357', '--heat', EMPTY])
    differ(['--at', '200', '--heat', EMPTY], ['--at', '357', '--heat', EMPTY])
    alike(['--heat', EMPTY], ['--heat', '--scene', 'search', '--strategy', 'ascending', EMPTY])
    alike(['--at', '0', '--heat', EMPTY], ['--at', '0', EMPTY])
    assert draw('--to', 'png', '--size', '90', '--heat', '--caption', '--at', '357', EMPTY)[2] == ''
    for arguments in (['--scene', 'play'], ['--scene', 'strip'], ['--step', '3']):
        expect(draw('--to', 'png', '--heat', *arguments, EMPTY)[0], 2)


def test_captions_say_what_is_seen():
    def height(*arguments):
        return pixels(draw('--to', 'png', '--size', '180', *arguments)[1])[1]
    expect(height('--at', '357', EMPTY), 180)
    assert height('--at', '357', '--caption', EMPTY) > 200
    assert height('--text', 'Mine', EASY) > 185
    assert height('--at', '357', '--table', EMPTY) > 220
    assert 'no table' in draw('--to', 'png', '--size', '180', '--table', EASY)[2]
    code, _, error = draw('--to', 'png', '--size', '90', '--caption', EASY)
    expect(code, 0)
    assert 'nothing to be said' in error, error
    expect(draw('--quiet', '--to', 'png', '--size', '90', '--caption', EASY)[2], '')


def test_charts_are_as_wide_as_wished():
    hard = '000600450004090001070013090090000104045000920201000070050360010900070500012005000'
    for arguments, wanted in ((['strip', EMPTY], 800), (['strip', '--at', '357', '--size', '400', EMPTY], 400),
                              (['tree', '--strategy', 'norvig', hard], 236), (['tree', hard], 1200),
                              (['tree', '--size', '300', hard], 300), (['profile', hard], 600)):
        code, out, error = draw('--to', 'png', '--scene', *arguments)
        expect((code, error), (0, ''))
        expect(pixels(out)[0], wanted)
    for scene in ('strip', 'tree'):
        differ(['--scene', scene, '--at', '100', hard], ['--scene', scene, '--at', '200', hard])
        expect(draw('--to', 'png', '--scene', scene, '--at', '100000000', EMPTY)[0], 1)
    expect(draw('--to', 'png', '--scene', 'profile', EMPTY)[0], 1)
    expect(draw('--to', 'png', '--scene', 'strip', '--caption', EMPTY)[0], 2)


def test_several_go_to_numbered_files():
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'board.svg')
        expect(run('draw', '--size', '90', '-o', name, file_with(f'{EASY}\n{BOX}\n{EASY}\n')), (0, '', ''))
        expect(sorted(os.listdir(folder)), ['board-1.svg', 'board-2.svg', 'board-3.svg'])
        parts = [re.sub(r'surface\d+', '', open(os.path.join(folder, f'board-{i}.svg')).read()) for i in (1, 2, 3)]
        assert parts[0] == parts[2] != parts[1]
        for puzzles in ([EASY, BOX], ['-']):
            code, out, error = draw('--to', 'svg', *puzzles, text=f'{EASY}\n{BOX}\n')
            expect((code, out), (1, b''))
            assert '--output FILE numbers them' in error, error


def test_what_cannot_be_is_said():
    for arguments in ([EASY], ['-o', 'x.bmp', EASY], ['-o', 'x', EASY], ['--to', 'gif', EASY], ['-o', '-', EASY]):
        code, out, error = draw(*arguments)
        expect((code, out), (2, b''))
        assert 'png, svg or pdf' in error, error
    for arguments in (['--size', '10'], ['--size', '99999'], ['--scale', '0'], ['--scale', 'nan'], ['--size', '9000', '--scale', '3'],
                      ['--step', '0', '--ladder', 'full'], ['--step', '1', '--at', '2'], ['--scene', 'nonsense'],
                      ['--scene', 'play', '--at', '3'], ['--scene', 'path'], ['--candidates', '--no-candidates'],
                      ['--strategy', 'nonsense'], ['--ladder', 'nonsense']):
        code, out, error = draw('--to', 'svg', *arguments, EASY)
        expect((code, out), (2, b''))
        expect(error.count('\n'), 1)
    for arguments in (['--at', '1000000', EASY], ['--step', '1000', EASY], ['--step', '1', CLASH], [EASY[:80]]):
        code, out, error = draw('--to', 'svg', *arguments)
        expect((code, out), (1, b''))
        expect(len([line for line in error.splitlines() if ': note: ' not in line]), 1)


def test_a_picture_does_not_go_to_a_terminal():
    master, terminal = pty.openpty()
    result = subprocess.run([CLI, 'draw', '--to', 'png', EASY], stdout=terminal, stderr=subprocess.PIPE, timeout=60)
    os.close(terminal)
    os.close(master)
    expect(result.returncode, 2)
    assert b'--output FILE' in result.stderr, result.stderr


def test_no_half_file_stays():
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'board.png')
        with open(name, 'w') as file:
            file.write('as it was')

        def with_a_full_disk():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        result = subprocess.run([CLI, 'draw', '-o', name, EASY], capture_output=True, timeout=60, preexec_fn=with_a_full_disk)
        expect(result.returncode, 1)
        assert result.stderr.count(b'\n') == 1, result.stderr
        expect(os.listdir(folder), ['board.png'])
        expect(open(name).read(), 'as it was')
        code, _, error = run('draw', '-o', os.path.join(folder, 'none', 'board.png'), EASY)
        expect(code, 1)
        assert 'No such file' in error, error


def test_without_a_display():
    environment = {key: value for key, value in os.environ.items() if key not in ('DISPLAY', 'WAYLAND_DISPLAY')}
    expect(subprocess.run([CLI, 'draw', '--to', 'pdf', EASY], capture_output=True, env=environment, timeout=60).returncode, 0)


def blocks(*lines):
    """A board of six by six and one of nine by nine."""
    six = ['puzzle=six', 'rows=6', 'cols=6', 'values=1-6', 'boxes=2x3', *lines, 'givens=' + '1' + 35 * '.']
    nine = ['puzzle=nine', 'title=Nine', 'rows=9', 'cols=9', 'values=1-9', 'boxes=3x3', 'extras=antiknight', 'cage=15|r1c1 r1c2',
            'givens=' + EASY.replace('0', '.')]
    return '\n'.join(six) + '\n\n' + '\n'.join(nine) + '\n'


def test_boards_of_any_shape():
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, 'board.png')
        code, _, error = draw('--from', 'blocks', '--size', '120', '--output', name, text=blocks())
        expect((code, error, sorted(os.listdir(folder))), (0, '', ['board-1.png', 'board-2.png']))
        with open(os.path.join(folder, 'board-1.png'), 'rb') as file:
            width, height, rows = pixels(file.read())
        expect((width, height), (120, 120))
        assert rows[10][10] != rows[10][30], 'the clue has ink'
    six = blocks().split('\n\n')[0]
    plain = draw('--from', 'blocks', '--to', 'png', '--size', '120', text=six)
    expect(draw('--from', 'blocks', '--to', 'png', '--size', '120', text=six), plain)
    pictures = {plain[1]}
    for option in ('--solution', '--candidates', '--dark', '--high-contrast'):
        code, out, error = draw('--from', 'blocks', '--to', 'png', '--size', '180', option, text=six)
        expect((code, error), (0, ''))
        pictures.add(out)
    expect(len(pictures), 5)
    for kind, start in (('svg', b'<?xml'), ('pdf', b'%PDF')):
        code, out, _ = draw('--from', 'blocks', '--to', kind, text=six)
        assert code == 0 and out.startswith(start), out[:20]


def test_boards_of_any_shape_refuse():
    one = blocks().split('\n\n')[0]
    code, out, error = draw('--from', 'blocks', '--to', 'png', text=blocks())
    expect((code, out), (1, b''))
    assert 'several pictures' in error, error
    code, _, error = draw('--from', 'blocks', '--to', 'png', '--solution', text=one.replace('givens=1.', 'givens=11'))
    assert code == 1 and 'no solution' in error, error
    code, _, error = draw('--from', 'blocks', '--to', 'png', text=one.replace('boxes=2x3', 'boxes=4x4'))
    assert code == 1 and '<stdin>:' in error, error
    for wrong in (['--from', 'line'], ['--solution'], ['--decimal'], ['--from', 'blocks', '--at', '3'], ['--from', 'blocks', '--table']):
        code, _, error = draw('--to', 'png', *wrong, text=one)
        expect(code, 2)


sys.exit(run_tests(globals()))
