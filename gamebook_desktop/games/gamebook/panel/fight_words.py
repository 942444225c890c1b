"""Sentences of the fight: what an exchange came to, what luck would do, what Enter does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook.fights import fight_in
from gamebook_desktop.games.gamebook.panel.fight_odds import NotCovered
from gamebook_desktop.games.gamebook.panel.fight_view import FightView, LuckOffer, Row
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import Names, term
from gamebook_desktop.games.gamebook.words_text import both, labelled, stat_label

_ARTICLES = ("Le ", "La ", "Les ", "L'", "Un ", "Une ", "Des ", "The ", "A ", "An ")


def fight_choice(rules: Ruleset, state: State) -> str:
    """The choice that begins the fight."""
    said = fight_in(rules, state)
    names = both([within(foe.name) for foe in said.foes]) if said else ""
    return QCoreApplication.translate("Fight", "Fight: {0}.").format(names).removesuffix(".")


def foe_notes(rules: Ruleset, state: State) -> tuple[tuple[str, str, str], ...]:
    """The values of the foes, under the choice that begins the fight."""
    said = fight_in(rules, state)
    foes = said.foes if said else ()
    skill, stamina = stat_label("skill"), stat_label("stamina")
    values = [f"{skill} {foe.skill}, {stamina} {foe.stamina}" for foe in foes]
    if len(foes) > 1:
        values = [labelled(foe.name, said) for foe, said in zip(foes, values, strict=True)]
    return tuple(("sword", words, "ink2") for words in values)


def row_reason(names: Names, row: Row, *, first: bool) -> str:
    """What stands under a fighter's name: who rolls first, or where the added number is from."""
    if first:
        return QCoreApplication.translate("Fight", "rolls first")
    return ", ".join(f"{name} {by}" for name, by in (term(names, t) for t in row.terms))


def result(view: FightView) -> tuple[str, str, str]:
    """The exchange in one sentence: (words, icon, tone)."""
    clash, translate = view.clash, QCoreApplication.translate
    if clash is None:
        return translate("Fight", "Roll for the creature first, then for you."), "dice", "ink2"
    foe = within(view.fight.foes[clash.foe].name)
    own, theirs = clash.own_total, clash.foe_total
    if clash.ally:
        return _ally_result(view), "person", "ink2"
    match clash.result:
        case "hit":
            words = translate("Fight", "{0} against {1}: you hit {2}.").format(
                own, theirs, within(foe)
            )
            return words, "sword", "good"
        case "wound":
            words = translate("Fight", "{0} against {1}: {2} wounds you.").format(
                theirs, own, within(foe)
            )
            return words, "heart", "bad"
        case "miss":
            words = translate("Fight", "{0} against {1}: your weapon does not harm {2}.")
            return words.format(own, theirs, foe), "shield", "ink2"
    return translate("Fight", "{0} on both sides: parry.").format(own), "shield", "ink2"


def within(name: str) -> str:
    """A creature's name inside a sentence: its article loses the capital."""
    starts = next((article for article in _ARTICLES if name.startswith(article)), "")
    return starts.lower() + name[len(starts) :]


def _ally_result(view: FightView) -> str:
    clash = view.clash
    assert clash is not None
    words = QCoreApplication.translate("Fight", "{0}: {1} against {2}.")
    return words.format(clash.ally, clash.own_total, clash.foe_total)


def short_result(result_key: str, lucky: bool | None) -> tuple[str, str]:
    """An exchange in a word for the list of rounds: (words, tone)."""
    translate = QCoreApplication.translate
    words, tone = {
        "hit": (translate("Fight", "hit"), "good"),
        "wound": (translate("Fight", "wound"), "bad"),
        "miss": (translate("Fight", "no harm"), "ink2"),
        "parry": (translate("Fight", "parry"), "ink2"),
    }[result_key]
    if lucky is not None:
        luck = translate("Fight", "lucky") if lucky else translate("Fight", "unlucky")
        words = translate("Fight", "{0}, {1}").format(words, luck)
    return words, tone


def luck_effects(offer: LuckOffer) -> tuple[str, str]:
    """What lucky and unlucky would make of the wound."""
    translate = QCoreApplication.translate
    damage = offer.wound.damage
    if offer.wound.on_hero:
        words = translate("Fight", "−{0} instead of −{1}, you keep {2}")
        lucky, unlucky = max(0, damage - 1), damage + 1
    else:
        words = translate("Fight", "−{0} instead of −{1}, it keeps {2}")
        lucky, unlucky = damage + 2, max(0, damage - 1)
    return (
        words.format(lucky, damage, offer.left_lucky),
        words.format(unlucky, damage, offer.left_unlucky),
    )


def luck_cost(offer: LuckOffer) -> str:
    """Dice and price of the test."""
    words = QCoreApplication.translate("Fight", "2 dice, {0} or less · costs 1 LUCK, {1} → {2}")
    return words.format(offer.against, offer.luck, max(0, offer.luck - 1))


def no_odds(why: NotCovered) -> str:
    """Why no chances to win are shown."""
    translate = QCoreApplication.translate
    return {
        "allies": translate("Fight", "No odds here: someone fights at your side."),
        "limit": translate("Fight", "No odds here: the fight lasts a set number of rounds."),
        "hits": translate("Fight", "No odds here: a hit on you does more than wound."),
        "flight": translate("Fight", "No odds here: you are running."),
        "harm": translate("Fight", "No odds here: your weapon does not harm every foe."),
        "many": translate("Fight", "No odds here: too many foes strike at once."),
        "another": translate("Fight", "No odds here: the wound of another foe waits."),
        "endless": translate("Fight", "No odds here: neither side can harm the other."),
    }[why]


def primary(view: FightView) -> str:
    """What Enter does."""
    translate = QCoreApplication.translate
    wounds = view.fight.wounds
    if wounds and wounds[0].flight:
        return translate("Fight", "Take the wound and run")
    if len(wounds) > 1:
        return translate("Fight", "Next wound")
    if not view.fight.round:
        return translate("Fight", "First round")
    if view.offer and view.offer.kills:
        left = set(view.fight.standing) - {view.offer.wound.foe}
        if view.offer.wound.on_hero or not left:
            return translate("Fight", "Go on")
    return translate("Fight", "Next round")
