"""A self-signed certificate for a test server with HTTPS on this machine."""

import subprocess
from pathlib import Path
from typing import NamedTuple


class Certificate(NamedTuple):
    file: Path
    key: Path


def make_certificate(folder: Path, *names: str) -> Certificate:
    """Create a self-signed certificate for host names and 127.0.0.1."""
    made = Certificate(folder / "cert.pem", folder / "key.pem")
    alternatives = ",".join([*(f"DNS:{name}" for name in names), "IP:127.0.0.1"])
    command = [
        *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
        *("-nodes", "-days", "2", "-subj", "/CN=tekhenu", "-addext"),
        f"subjectAltName={alternatives}",
        *("-out", str(made.file), "-keyout", str(made.key)),
    ]
    subprocess.run(command, check=True, capture_output=True)
    return made
