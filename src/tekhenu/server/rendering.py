"""Pages from templates, with words and icons at hand."""

from pathlib import Path

from fastapi.templating import Jinja2Templates

from tekhenu.board import draw_icons
from tekhenu.text import catalogue

LANG = "en"
HERE = Path(__file__).parent

templates = Jinja2Templates(HERE / "templates")
templates.env.trim_blocks = True
templates.env.lstrip_blocks = True
templates.env.globals.update(say=catalogue(LANG).say, lang=LANG, icons=draw_icons)
