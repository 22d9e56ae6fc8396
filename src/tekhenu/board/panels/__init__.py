"""The parts of the table: areas of the board, player boards, and charts of the final page."""
