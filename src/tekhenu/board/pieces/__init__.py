"""Components on the table: dice, tiles, wooden pieces and their spaces."""
