"""Events in words: the story, tests and fights; those of the sheet are in `words_sheet`."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.games.gamebook import events_fight as blow
from gamebook_desktop.games.gamebook.words_names import Names, ending_kind, fight_mode
from gamebook_desktop.games.gamebook.words_paper import paper_line
from gamebook_desktop.games.gamebook.words_sheet import cause, sheet_line
from gamebook_desktop.games.gamebook.words_text import (
    NOTHING,
    Line,
    Tone,
    added_up,
    arrow,
    both,
    labelled,
    rounds,
    signed,
    stat,
)


def event_line(names: Names, event: Any) -> Line:
    """The line of any event of the game; raises `TypeError` for what is not one."""
    found = _story(names, event) or _test(event) or _fight(event)
    found = found or sheet_line(names, event) or paper_line(event)
    if found is None:
        raise TypeError(f"no words for {type(event).__name__}")
    return found


def _story(names: Names, event: Any) -> Line | None:
    match event:
        case fact.Begun(_, talents, potion):
            said = both([*map(names.talent, talents), *filter(None, [names.potion(potion)])])
            text = QCoreApplication.translate("Gamebook", "The adventure begins: {0}.")
            if not said:
                text = QCoreApplication.translate("Gamebook", "The adventure begins.")
            return Line(text.format(said), "book", rule=event.rule)
        case fact.Transcribed(_, section):
            text = QCoreApplication.translate("Gamebook", "Adventure taken over at section {0}.")
            return Line(text.format(section), "book", rule=event.rule)
        case fact.Entered(section, True):
            text = QCoreApplication.translate("Gamebook", "Turned to {0} by hand.")
            return Line(text.format(section), "pencil")
        case fact.Entered():
            return NOTHING
        case fact.Chosen(_, text):
            return Line(QCoreApplication.translate("Gamebook", "Choice: {0}").format(text), "arrow")
        case fact.Told(text):
            return Line(text, "book")
        case fact.CodewordNoted(word):
            text = QCoreApplication.translate("Gamebook", "Codeword written down: {0}")
            return Line(text.format(word), "note")
        case fact.CodewordStruck(word):
            text = QCoreApplication.translate("Gamebook", "Codeword crossed out: {0}")
            return Line(text.format(word), "note")
        case fact.NoteWritten(section, ""):
            text = QCoreApplication.translate("Gamebook", "Note at {0} removed.")
            return Line(text.format(section), "note")
        case fact.NoteWritten(section, note):
            text = QCoreApplication.translate("Gamebook", "Note at {0}").format(section)
            return Line(labelled(text, note), "note")
        case fact.ClueFound(number, about):
            text = QCoreApplication.translate("Gamebook", "Number to remember: {0}, {1}")
            return Line(text.format(number, about), "note", rule=event.rule)
        case fact.Died("book_end"):
            text = QCoreApplication.translate("Gamebook", "The book ends in death here.")
            return Line(text, "skull", "bad", rule=event.rule)
        case fact.Died(why):
            text = QCoreApplication.translate("Gamebook", "STAMINA at 0, the adventure ends here")
            return Line(text, "skull", "bad", cause(why), event.rule)
        case fact.Ended(kind, name):
            tone: Tone = "good" if kind == "victory" else "bad"
            text = QCoreApplication.translate("Gamebook", "Ending: {0}")
            return Line(text.format(name or ending_kind(kind)), "flag", tone)
    return None


def _test(event: Any) -> Line | None:
    match event:
        case fact.Tested(kind, dice, against, passed):
            if passed:
                text = QCoreApplication.translate(
                    "Gamebook", "{0} test passed: {1}, {2} or less was needed."
                )
            else:
                text = QCoreApplication.translate(
                    "Gamebook", "{0} test failed: {1}, {2} or less was needed."
                )
            said = text.format(stat(kind), added_up(dice), max(against, 0))
            rule = "R38" if kind == "stamina" else event.rule
            return Line(said, "dice", "good" if passed else "bad", rule=rule)
        case fact.LuckTested(dice, against, lucky):
            if lucky:
                text = QCoreApplication.translate("Gamebook", "Lucky: {0}, {1} or less was needed.")
            else:
                text = QCoreApplication.translate(
                    "Gamebook", "Unlucky: {0}, {1} or less was needed."
                )
            rule = "R2" if against < 2 else "R4" if against >= 12 else event.rule
            said = text.format(added_up(dice), max(against, 0))
            return Line(said, "luck", "good" if lucky else "bad", rule=rule)
        case fact.TableRolled(dice, total):
            text = QCoreApplication.translate("Gamebook", "Dice: {0}")
            return Line(text.format(added_up(dice, total)), "dice")
        case fact.NumberTyped(number, True):
            text = QCoreApplication.translate("Gamebook", "Number {0}: the right one.")
            return Line(text.format(number), "key", "good", rule=event.rule)
        case fact.NumberTyped(number, _):
            text = QCoreApplication.translate("Gamebook", "Number {0}: not the right one.")
            return Line(text.format(number), "key", "bad", rule=event.rule)
    return None


def _fight(event: Any) -> Line | None:
    match event:
        case blow.FightBegan(foes, mode):
            text = QCoreApplication.translate("Gamebook", "Fight: {0}").format(both(foes))
            if len(foes) == 1:
                return Line(text, "sword", rule=event.rule)
            return Line(f"{text} ({fight_mode(mode)})", "sword", rule="R13")
        case blow.Clashed():
            return _clash(event)
        case blow.FoeWounded(foe, before, after, lucky):
            lead = labelled(foe, _stamina(before, after))
            rule = "fight_4" if lucky is None else event.rule
            return Line(_with_luck(lead, lucky), "sword", "good", rule=rule)
        case blow.HeroWounded(foe, before, after, lucky, flight):
            rule = "fight_5" if lucky is None else event.rule
            if flight:
                foe = QCoreApplication.translate("Gamebook", "in flight, {0}").format(foe)
                rule = "R11"
            return Line(_stamina(before, after), "heart", "bad", _with_luck(foe, lucky), rule)
        case blow.AllyWounded(ally, before, after):
            return Line(labelled(ally, _stamina(before, after)), "heart", "bad", rule=event.rule)
        case blow.FoeFell(foe, True):
            text = QCoreApplication.translate("Gamebook", "{0} gives up the fight.")
            return Line(text.format(foe), "flag", "good", rule=event.rule)
        case blow.FoeFell(foe, _):
            text = QCoreApplication.translate("Gamebook", "{0} falls.")
            return Line(text.format(foe), "skull", "good", rule="fight_7")
        case blow.FightEnded(result, number, lost):
            return _ended(result, number, lost)
    return None


def _clash(event: blow.Clashed) -> Line:
    place = QCoreApplication.translate("Gamebook", "Round {0}, {1}")
    place = place.format(event.round, event.foe)
    sums = QCoreApplication.translate("Gamebook", "{0} against {1}")
    sums = sums.format(event.own_total, event.foe_total)
    result, tone, icon, rule = _result(event)
    if event.ally:
        rule, sums = "R13", f"{event.ally}, {sums}"
    return Line(labelled(place, f"{sums}, {result}."), icon, tone, rule=rule)


def _result(event: blow.Clashed) -> tuple[str, Tone, str, str]:
    match event.result:
        case "hit":
            if event.ally:
                return QCoreApplication.translate("Gamebook", "a hit"), "good", "sword", ""
            return QCoreApplication.translate("Gamebook", "you hit"), "good", "sword", "fight_4"
        case "wound":
            if event.ally:
                return QCoreApplication.translate("Gamebook", "a wound"), "bad", "heart", ""
            text = QCoreApplication.translate("Gamebook", "you take a wound")
            return text, "bad", "heart", "fight_5"
        case "miss":
            text = QCoreApplication.translate("Gamebook", "the blow lands and does no harm")
            return text, "neutral", "shield", "R39"
    if event.own_total > event.foe_total:
        text = QCoreApplication.translate("Gamebook", "the attack is held off")
        return text, "neutral", "shield", "R13"
    text = QCoreApplication.translate("Gamebook", "both blows are parried")
    return text, "neutral", "shield", "R6"


def _stamina(before: int, after: int) -> str:
    if before == after:
        return QCoreApplication.translate("Gamebook", "no STAMINA lost")
    return f"{signed(after - before)} {stat('stamina')} ({arrow(before, after)})"


def _with_luck(text: str, lucky: bool | None) -> str:
    if lucky is None:
        return text
    if lucky:
        return QCoreApplication.translate("Gamebook", "{0}, lucky").format(text)
    return QCoreApplication.translate("Gamebook", "{0}, unlucky").format(text)


def _ended(result: str, number: int, lost: int) -> Line:
    tone: Tone = "neutral"
    match result:
        case "win":
            text, tone = QCoreApplication.translate("Gamebook", "Fight won: {0}"), "good"
        case "flight":
            text = QCoreApplication.translate("Gamebook", "Fight left in flight: {0}")
        case "stopped":
            text = QCoreApplication.translate("Gamebook", "Fight ended by the book: {0}")
        case "limit":
            text = QCoreApplication.translate("Gamebook", "Fight broken off: {0}")
        case _:
            text, tone = QCoreApplication.translate("Gamebook", "Fight lost: {0}"), "bad"
    said = text.format(rounds(number))
    if lost > 0:
        said = f"{said}, −{lost} {stat('stamina')}"
    return Line(said, "flag", tone, rule="R11" if result == "flight" else "fight")
