"""What the server writes while it runs: lines for people, or for programs that read them."""

import json
import logging
from datetime import UTC, datetime

TEXT = "text"
JSON = "json"


class JsonLines(logging.Formatter):
    """One object a line. A record's `fields`, if it has any, stand beside its message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up(wish: str | None) -> None:
    """Warnings always; a line for every request if there is a wish."""
    handler = logging.StreamHandler()
    usual = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if wish == JSON else usual)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if wish is not None:
        logging.getLogger("tekhenu").setLevel(logging.INFO)
