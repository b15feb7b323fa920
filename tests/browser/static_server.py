"""A small server of the built pages, for tests that need no table; it answers from a dictionary of paths."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec

from timefront.server.connections.guard import HEADERS

PAGES = Path(__file__).parents[2] / "src" / "timefront" / "server" / "static"


@contextmanager
def served(answers: Mapping[str, Any]) -> Iterator[str]:
    """The address of a server that gives these answers as JSON, and the pages."""

    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, directory=str(PAGES), **more)

        def do_GET(self) -> None:
            if self.path in answers:
                self._answer(msgspec.json.encode(answers[self.path]))
            elif self.path.startswith("/api/"):
                self.send_error(404)
            else:
                if not self.path.startswith("/assets/"):
                    self.path = "/index.html"
                super().do_GET()

        def _answer(self, content: bytes) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def end_headers(self) -> None:
            for name, value in HEADERS.items():
                self.send_header(name.decode(), value.decode())
            super().end_headers()

        def log_message(self, format: str, *arguments: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()
