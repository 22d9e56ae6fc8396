"""The parts of the table: areas of the board, player boards, and the final page's charts."""
