# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""setdoku-cli explain --format: the path as text for lessons, in Markdown and in LaTeX that pdflatex compiles. Prints TAP."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

from command import BOX, CLASH, EASY, EMPTY, STUCK, expect, run, run_tests


def explain(kind, *arguments):
    code, out, error = run('explain', '--format', kind, *arguments)
    expect((code, error), (0, ''))
    return out


def steps_of_text(*arguments):
    code, out, _ = run('explain', *arguments)
    expect(code, 0)
    return [line for line in out.splitlines() if re.match(r'\d+\. ', line)]


def test_markdown_has_the_board_the_figures_and_every_step():
    for arguments in ((EASY,), ('--ladder', 'full', BOX)):
        out = explain('markdown', *arguments)
        board = re.search(r'```\n(.*?)```', out, re.DOTALL).group(1)
        expect(re.sub(r'[^0-9.]', '', board), arguments[-1])
        steps = steps_of_text(*arguments)
        expect(re.findall(r'^(\d+)\. \*\*', out, re.MULTILINE), [str(i + 1) for i in range(len(steps))])
        assert f'| Steps | {len(steps)} |' in out, out
        for step in steps:
            equation = step.split(': ', 1)[1]
            assert f'`{equation}`' in out, (equation, out)


def test_one_technique_comes_with_its_boards():
    steps = steps_of_text('--ladder', 'full', '--technique', 'hidden-single', BOX)
    out = explain('markdown', '--ladder', 'full', '--technique', 'hidden-single', BOX)
    assert steps, 'the puzzle has no such step'
    expect(out.count('```\n'), 2 * len(steps))
    expect(explain('latex', '--ladder', 'full', '--technique', 'hidden-single', BOX).count('\\begin{tikzpicture}'), len(steps))


def compile_latex(program, text):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, 'a.tex'), 'w', encoding='utf-8') as file:
            file.write(text)
        result = subprocess.run([program, '-interaction=nonstopmode', '-halt-on-error', 'a.tex'], cwd=folder,
                                capture_output=True, timeout=180, env={**os.environ, 'HOME': folder})
        expect((result.returncode, os.path.exists(os.path.join(folder, 'a.pdf'))), (0, True))
        assert b'not set up for use' not in result.stdout, result.stdout
        return result.stdout


def has_style(name):
    finder = shutil.which('kpsewhich')
    return finder and subprocess.run([finder, name], capture_output=True, timeout=60).returncode == 0


def test_japanese_is_for_lualatex():
    """What pdflatex cannot do is said where whoever tries will see it."""
    text = explain('latex', EASY)
    assert 'lualatex' in text.split('\n')[0], text[:200]
    program = shutil.which('lualatex')
    if not program or not has_style('luaotfload.sty') or not has_style('luatexja.sty'):
        print('# lualatex or luatexja is not installed: nothing Japanese is compiled (Debian: texlive-luatex, texlive-lang-japanese)')
        return
    said = compile_latex(program, text.replace('\\begin{document}', '\\begin{document}\n行と列'))
    assert b'Missing character' not in said, said


def test_latex_compiles_with_plain_pdflatex():
    program = shutil.which('pdflatex')
    if not program:
        print('# pdflatex is not installed: nothing is compiled (Debian: texlive-latex-base, texlive-pictures)')
    for arguments in ((EASY, BOX), ('--ladder', 'full', STUCK), ('--technique', 'naked-single', EASY)):
        text = explain('latex', *arguments)
        assert text.startswith('% ') and text.endswith('\\end{document}\n'), text
        expect(text.count('\\begin{enumerate}'), text.count('\\end{enumerate}'))
        if program:
            compile_latex(program, text)


def test_lines_of_the_board_are_a_cell_apart():
    """TikZ's grid has steps of a centimetre, whatever the unit."""
    text = explain('latex', EASY)
    assert ' grid ' not in text, text
    expect(re.findall(r'\\foreach \\i in \{(.*?)\}', text), ['0,...,9', '0,3,6,9'])
    expect(text.count('\\bfseries'), sum(sign != '.' for sign in EASY))


def test_several_puzzles_are_one_document():
    out = explain('latex', EASY, BOX)
    expect((out.count('\\documentclass'), out.count('\\section*'), out.count('\\end{document}')), (1, 2, 1))


def test_verdict_and_status_are_those_of_the_text():
    """Solved, stuck, several solutions, none: a handout says the same behind its last step."""
    for puzzle in (EASY, BOX, STUCK, EMPTY, CLASH):
        for arguments in ([], ['--ladder', 'full'], ['--ladder', 'full', '--technique', 'naked-single']):
            code, out, error = run('explain', *arguments, puzzle)
            lines = out[out.index('verdict: '):].splitlines()
            for kind in ('markdown', 'latex'):
                handed = run('explain', '--format', kind, *arguments, puzzle)
                expect((handed[0], handed[2]), (code, error))
                for line in lines:
                    assert line in handed[1].replace('\\hfil\\penalty0\\hfilneg{}', ''), (line, handed[1])


def test_what_cannot_be_is_said():
    for arguments in (['--format', 'word'], ['--format', 'latex', '--cell', 'r1c1']):
        code, out, error = run('explain', *arguments, EASY)
        expect((code, out), (2, ''))
        expect(error.count('\n'), 1)
    expect(run('explain', '--format', 'text', EASY), run('explain', EASY))


sys.exit(run_tests(globals()))
