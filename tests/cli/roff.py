# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""Manual pages for their tests: what a reader sees of one, and what formatters say of it."""
import os
import re
import shutil
import subprocess

from command import file_with


def plain(page):
    """Without the marks of man (7), a section of the commands each."""
    page = re.sub(r'\\\[u([0-9A-F]+)\]', lambda match: chr(int(match[1], 16)), page)
    for mark, sign in (('\\(aq', "'"), ('\\(dq', '”'), ('\\(ha', '^'), ('\\(ti', '~'), ('\\(ga', '`'), ('\\&', ''), ('\\-', '-'), ('\\(rs', '\\')):
        page = page.replace(mark, sign)
    return page


def complaints(page):
    """Of every formatter that is here; None: there is none."""
    name = file_with(page)
    checks = [['groff', '-man', '-Tutf8', '-ww', '-z', name], ['mandoc', '-T', 'lint', '-W', 'warning', name]]
    told = [subprocess.run(check, capture_output=True, check=False) for check in checks if shutil.which(check[0])]
    os.unlink(name)
    return ''.join((one.stdout + one.stderr).decode() for one in told) if told else None
