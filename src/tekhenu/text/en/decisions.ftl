# Questions to a player, by kind of decision.

prompt-decree = Which Decree do you keep? The other goes under the deck.
prompt-starting = Which Starting card do you take ({ $number } of 2)?
prompt-destiny = Which Destiny card do you take? Its Ankh value breaks ties at the next Maat.
prompt-reward = Which of your cards do you resolve next?
prompt-keep = Which card do you keep? The other is shuffled back unseen.
prompt-gain = Which goods do you take?
prompt-advance = Which marker do you advance?
prompt-die = Which die do you take?
prompt-take = How do you take the { color } { $value } from { god } ({ purity })?
prompt-side = On which side of your scales do you place the Forbidden die?
prompt-action = Which action do you perform with the { $value }?
prompt-produce-first = Do you produce before the God Action?
prompt-produce = You are producing. Do you play a Blessing?
prompt-value = Which value do you use?
prompt-any-action = Which action do you perform? You choose its value next.
prompt-pay = How do you pay?
prompt-pay-for = { god }: how do you pay?
prompt-statue = Where do you build the Statue?
prompt-temple = Where do you place tile { $tile } (edges clockwise from the top: { $north }, { $east }, { $south }, { $west })?
prompt-temple-rotation = { temple-space }: how is the tile rotated?
prompt-hathor = Which row or column do you build beside?
prompt-osiris = Where do you place the Building?
prompt-production = Which Production marker do you advance?
prompt-market = Which card do you take?
prompt-ability = Do you use the tile’s ability?
prompt-close = Anything else this turn?
prompt-faith = How much Faith do you place on your scales?
prompt-bread =
    { $due ->
        [one] Your Buildings need { $due } Bread. How do you pay?
       *[other] Your Buildings need { $due } Bread. How do you pay?
    }
prompt-declare = Do you declare your Decree before the last Scoring?
prompt-score = Which Decree do you score? Up to three, with different symbols.
prompt-repeat = Which Decree do you score a second time?
prompt-tribute = Do you pay a Resource for the next ▲ of your Population?
