"""Tools for maintainers: measuring, checking and generating. Not part of the installed package."""
