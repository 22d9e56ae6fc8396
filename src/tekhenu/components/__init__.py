"""Printed components: tables with provenance, a typed loader, and owners' editions."""

from .edition import Edition
from .errors import EditionError
from .loading import from_overrides, load

__all__ = ["Edition", "EditionError", "from_overrides", "load"]
