"""What lies and stands on the table: dice, tiles, wooden pieces and the spaces for them."""
