"""Cards: their faces, and what they do as a row of icons."""
