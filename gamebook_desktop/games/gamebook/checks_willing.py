"""What readers may do with their goods in any section: eat, drink, use, buy, sell."""

from __future__ import annotations

from collections.abc import Iterator

from gamebook_desktop.games.gamebook.checks_facts import (
    DOSES,
    GOLD,
    MEALS,
    Fact,
    Verdict,
    both,
    judge,
    payable,
)
from gamebook_desktop.games.gamebook.checks_sheets import NOTHING, Open, Sheets, Values
from gamebook_desktop.games.gamebook.content import Cost, Offer, Section, Shop, Use


class Goods:
    """Free actions on abstract sheets. What readers drop or refuse is their own affair."""

    def __init__(self, sheets: Sheets) -> None:
        self.sheets = sheets
        uses = [(n, i.use) for n, i in sheets.subject.head.items.items() if i.use is not None]
        self._reading = [(name, use) for name, use in uses if use.to is not None]
        self._using = [
            (name, use)
            for name, use in uses
            if sheets.matters(use.effects) or (sheets.follows(Fact("item", name)) and not use.keep)
        ]

    def willing(self, section: Section, values: Values) -> Iterator[tuple[Values, Open]]:
        """What a sheet may become without leaving the section, and what had to be guessed."""
        for fact in (DOSES, MEALS):  # bite by bite down to any number: nothing to guess
            yield from ((less, NOTHING) for less, _ in self.sheets.add(values, fact, -1))
        for item, use in self._using:
            if use.to is None:
                yield from self._used(item, use, values)
        if section.shop is not None:
            yield from self._traded(section.shop, values)

    def read(self, values: Values) -> Iterator[tuple[str, Values, Open]]:
        """The sections that things carried open as a detour."""
        for item, use in self._reading:
            for after, guessed in self._used(item, use, values):
                yield use.to or "", after, guessed

    def _used(self, item: str, use: Use, values: Values) -> Iterator[tuple[Values, Open]]:
        verdict = both(self._carries(item, values), judge(use.when, self.sheets.see(values)))
        if verdict.holds is False:
            return
        left = [values] if use.keep or use.times > 1 else []
        if not use.keep:
            left.append(self.sheets.put(values, Fact("item", item), False))
        for rest in left:
            for after, guessed in self.sheets.after(use.effects, rest).items():
                yield after, verdict.open | guessed

    def _traded(self, shop: Shop, values: Values) -> Iterator[tuple[Values, Open]]:
        sheets = self.sheets
        for offer in shop.sells:
            if self._offer_matters(offer):
                yield from self._bought(offer, values)
        for item, price in shop.buys.items():
            verdict = self._carries(item, values)
            if verdict.holds is False or not (
                sheets.follows(GOLD) or sheets.follows(Fact("item", item))
            ):
                continue
            for paid, more in sheets.add(values, GOLD, price):
                yield sheets.put(paid, Fact("item", item), False), verdict.open | more

    def _bought(self, offer: Offer, values: Values) -> Iterator[tuple[Values, Open]]:
        sheets = self.sheets
        see = sheets.see(values)
        price = Cost(gold=offer.price)
        verdict = both(judge(offer.when, see), payable(price, see))
        if verdict.holds is False:
            return
        for paid, guessed in sheets.paid(price, values).items():
            if offer.item is not None:
                bought = sheets.put(paid, Fact("item", offer.item), True)
                yield bought, verdict.open | guessed
            else:
                for fed, more in sheets.add(paid, MEALS, offer.meals or 0):
                    yield fed, verdict.open | guessed | more

    def _offer_matters(self, offer: Offer) -> bool:
        good = MEALS if offer.item is None else Fact("item", offer.item)
        return self.sheets.follows(GOLD) or self.sheets.follows(good)

    def _carries(self, item: str, values: Values) -> Verdict:
        fact = Fact("item", item)
        held = self.sheets.see(values)(fact)
        return Verdict(None, frozenset((fact,))) if held is None else Verdict(bool(held))
