"""Every code block and every command of the documentation is executed or checked."""
