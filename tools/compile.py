"""Build the compiled form of Timefront into build/compiled: the same sources, with the hot packages compiled by mypyc.

    python tools/compile.py             build it, unless it is up to date
    python tools/compile.py --built     print its path, if it exists and is up to date

pyproject.toml lists the compiled modules. The result is a copy of the package: put it before the sources on the path
(PYTHONPATH=build/compiled) and everything runs compiled. tools/wheel_hook.py makes a wheel of it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "timefront"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".stamp"
COMPILED_FOR_TESTS = "TIMEFRONT_COMPILED"
"""Set to 1 if the tests must find the compiled form."""
SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup

from distutils.ccompiler import CCompiler  # setuptools' own, under the name by which it is used


def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
                         extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda made: self._compile(made, *build[made], arguments, extra, options), objects))
    return objects


CCompiler.compile = compile_side_by_side
setup(name="timefront", ext_modules=mypycify({modules!r}, opt_level="3", multi_file=True))
"""
"""The build: a C file per module, since a single one compiles far more slowly, and one at a time per core."""


def main() -> int:
    """Build unless the last build is of the same sources; returns the exit status."""
    if sys.argv[1:] == ["--built"]:
        print(TARGET if is_up_to_date() else "")
        return 0
    missing = missing_tools()
    if missing:
        print(f"The compiled form cannot be built here: {missing}.", file=sys.stderr)
        return 2
    if is_up_to_date():
        print("The compiled form is up to date.")
        return 0
    stamp = stamp_of_sources()
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "timefront", ignore=shutil.ignore_patterns("__pycache__"))
    modules = [str(path.relative_to(ROOT / "src")) for path in compiled_modules()]
    print(f"Compiling {len(modules)} modules …", flush=True)
    (TARGET / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=TARGET,
        env={**os.environ, "MYPYPATH": str(TARGET), "MYPY_CACHE_DIR": str(TARGET / ".mypy_cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:] + done.stderr[-4000:], file=sys.stderr)
        print("The compilation failed.", file=sys.stderr)
        return 1
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    (TARGET / "setup.py").unlink()
    STAMP.write_text(stamp)
    print(f"The compiled form lies in {TARGET.relative_to(ROOT)}.")
    return 0


def missing_tools() -> str:
    """What this machine lacks for compiling; empty if nothing."""
    compiler = (os.environ.get("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("gcc") is None:
        return "there is no C compiler"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "there are no Python headers"
    return ""


def is_up_to_date() -> bool:
    """Whether the last build is of the current sources."""
    return STAMP.exists() and STAMP.read_text() == stamp_of_sources()


def compiled_modules() -> list[Path]:
    """The modules that pyproject.toml includes and does not exclude."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["tool"]["timefront"]["compile"]
    included = {path for pattern in wanted["include"] for path in ROOT.glob(pattern)}
    excluded = {path for pattern in wanted["exclude"] for path in ROOT.glob(pattern)}
    return sorted(included - excluded)


def stamp_of_sources() -> str:
    """A hash of everything that the build depends on."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted([*SOURCE.rglob("*"), ROOT / "pyproject.toml", ROOT / "requirements-dev.lock"]):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
