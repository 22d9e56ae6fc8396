"""Card faces, and rows of icons that show what cards do."""
