"""Numbers in the help, taken from the edition and the rules so that no text repeats them."""

from tekhenu.components import Edition
from tekhenu.components.terms import SIDE
from tekhenu.rules import bastet, ending, hathor, horus, reach, scoring, setup, thoth, wheel
from tekhenu.rules.botankhamun.pyramid import ROWS
from tekhenu.rules.decrees import DECREES_SCORED
from tekhenu.rules.reach import shift_price
from tekhenu.text import Catalog, list_of
from tekhenu.text.cards import gains_text

HelpValues = dict[str, str | int]


def values_of(edition: Edition, words: Catalog) -> HelpValues:
    return {
        **_course(edition),
        **_setup(edition, words),
        **_actions(edition),
        **_scoring(edition),
        **_botankhamun(edition),
        **_seth(edition, words),
        **_automas(edition),
    }


def _course(edition: Edition) -> HelpValues:
    return {
        "rounds": wheel.rounds(edition),
        "rotations": edition.marker_steps[-1],
        "maats": wheel.rounds(edition) // wheel.DICE_FOR_MAAT,
        "scorings": len(edition.marker_steps),
        "dice_half": wheel.ROUNDS_PER_ROTATION,
        "dice_for_maat": wheel.DICE_FOR_MAAT,
        "sections": len(edition.lights),
        "side": SIDE,
    }


def _setup(edition: Edition, words: Catalog) -> HelpValues:
    start = edition.start
    return {
        "buildings": start.buildings,
        "pillars": start.pillars,
        "statues": start.statues,
        "start_production": start.production,
        "marker_1": edition.marker_steps[0],
        "marker_2": edition.marker_steps[1],
        "section_dice": edition.section_dice,
        "left_out": list_of(words, edition.many_players_only),
        "decrees_dealt": setup.DEALT_DECREES,
        **{f"starting_{players}": shown for players, shown in edition.starting_cards.items()},
    }


def _actions(edition: Edition) -> HelpValues:
    bread = [space.bread for space in edition.building_spaces]
    opens = [section.population for section in edition.market]
    rewards = enumerate(edition.happiness_rewards, 1)
    return {
        "scribe_shift": max(n for n in range(1, 6) if shift_price(1, 1 + n) == 1),
        "anubis_scribes": reach.ANUBIS_SCRIBES,
        "production_limit": edition.production_limit,
        "own_pillar_vp": horus.OWN_PILLAR_VP,
        **{f"statue_spaces_{players}": n for players, n in edition.statue_spaces.items()},
        "bread_least": min(bread),
        "bread_most": max(bread),
        "pillar_vp": hathor.PILLAR_VP,
        "bastet_papyrus": sum(bastet.PRICE),
        "populace_limit": edition.populace_limit,
        "opens_3": opens[2],
        "opens_4": opens[3],
        **{f"reward_{n}": step for n, step in rewards},
        "renewal": thoth.RENEWAL,
    }


def _scoring(edition: Edition) -> HelpValues:
    first, second = ending.TURN_ORDER_VP[4]
    return {
        "district_vp": scoring.DISTRICT_VP,
        "statues_most": edition.statue_points[-1],
        "happiness_vp": scoring.HAPPINESS_VP,
        "production_vp": scoring.PRODUCTION_VP,
        "unpaid_vp": scoring.UNPAID_BREAD_VP,
        "decrees_scored": DECREES_SCORED,
        "first_vp": first,
        "second_vp": second,
    }


def _botankhamun(edition: Edition) -> HelpValues:
    bot = edition.botankhamun
    return {
        "bot_vp": bot.start.vp,
        "bot_happiness": bot.start.happiness,
        "bot_population": bot.start.population,
        "bot_slot": bot.pieces.statue_slot,
        "bot_hard_slot": bot.pieces.hard_statue_slot,
        "bot_bread_row": bot.pieces.bread_row,
        "bot_granite_row": bot.pieces.granite_row,
        "bot_pillar_row": bot.pieces.pillar_row,
        "bot_pillar_column": bot.pieces.pillar_column,
        "bot_cards_shown": bot.starting_cards_shown,
        "bot_cards_taken": bot.starting_cards_taken,
        "bot_no_space": bot.scoring.no_statue_space,
        "bot_ankh": bot.ankh,
        "bot_blessing": bot.scoring.blessing,
        "bot_technology": bot.scoring.technology,
        "bot_decree": bot.scoring.decree,
        "bot_decree_challenge": bot.scoring.decree_challenge,
        "bot_scribes": bot.scoring.scribes_per_vp,
        "pyramid": len(ROWS),
    }


def _seth(edition: Edition, words: Catalog) -> HelpValues:
    seth = edition.seth
    return {
        "seth_soldiers": words.say("amount", good="soldier", amount=seth.soldiers),
        "seth_priests": words.say("amount", good="priest", amount=seth.priests),
        "seth_track": seth.track_limit,
        "seth_decrees": seth.decrees_dealt,
        "seth_spare": seth.spare_cultists,
        "seth_gray": seth.board_dice,
        "seth_people_vp": seth.people_vp,
        "seth_people_scoring": seth.people_scoring_vp,
        "seth_statue_priests": words.say("amount", good="priest", amount=seth.statue_priests),
        "seth_bonus": gains_text(words, (seth.statue_bonus,)),
        **{f"seth_spaces_{players}": n for players, n in seth.region_spaces.items()},
        **{f"seth_statues_{players}": n for players, n in seth.statue_spaces.items()},
    }


def _automas(edition: Edition) -> HelpValues:
    automa = edition.automa
    rewards, scoring, hard = automa.rewards, automa.scoring, automa.difficulty
    return {
        "automa_starting": automa.setup.starting_cards,
        "automa_tiles": automa.setup.action_tiles,
        "automa_own_pillar": rewards.own_pillar,
        "automa_no_statue": rewards.no_statue,
        "automa_pillar": rewards.pillar,
        "automa_building": rewards.building_touched,
        "automa_edge": rewards.edge,
        "automa_resource": rewards.resource_space,
        "automa_happiness": rewards.full_happiness,
        "automa_region": rewards.region,
        "automa_region_statue": rewards.region_statue,
        "automa_bonus": rewards.statue_bonus,
        "automa_cultist": rewards.cultist,
        "automa_blessing": scoring.blessing,
        "automa_technology": scoring.technology,
        "automa_decree": scoring.decree,
        "automa_decrees": scoring.decrees,
        "automa_further": scoring.further_decree,
        "automa_decree_hard": hard.decree,
        "automa_row": hard.building_row,
        "automa_population": hard.population,
        "automa_happiness_start": hard.happiness,
        "automa_pillar_hard": hard.pillar,
        "automa_bonus_hard": hard.statue_bonus,
    }
