"""The server as people start it, in a process of its own."""

import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx

from tests.sockets import free_port

PATIENCE = 60.0


class Server:
    """A server that keeps its port, so that it can be killed and started again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        command = [sys.executable, "-m", "tekhenu", "serve", "--no-open", "--no-limits"]
        command += ["--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                httpx.get(self.address + "/api/games", verify=False)
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Kill the server without a warning."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)
