"""The log format of the server: plain text, or JSON lines."""

import json
import logging
from datetime import UTC, datetime

TEXT = "text"
JSON = "json"


class JsonLines(logging.Formatter):
    """A formatter that writes a record and its `fields` as a JSON object in one line."""

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


def configure_logging(style: str | None) -> None:
    """Log warnings, and also a line per request if a style, `TEXT` or `JSON`, is given."""
    handler = logging.StreamHandler()
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if style == JSON else text)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if style is not None:
        logging.getLogger("tekhenu").setLevel(logging.INFO)
