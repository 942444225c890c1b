"""Sentences for what `check` finds in a book: English, French. `{0}` is the first fact."""

from __future__ import annotations


def _unknown(english: str, french: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """The sentence for an id that does not exist, without and with the one that was meant."""
    plain = (f"There is no {english} “{{0}}”.", f"Il n'y a pas {french} « {{0}} ».")
    near = (
        f"There is no {english} “{{0}}”; did you mean “{{1}}”?",
        f"Il n'y a pas {french} « {{0}} » ; vouliez-vous dire « {{1}} » ?",
    )
    return plain, near


TEXTS: dict[str, tuple[str, str]] = {
    # links
    **{
        code: text
        for kind, english, french in (
            ("section", "section", "de section"),
            ("item", "item", "d'objet"),
            ("codeword", "codeword", "de mot de code"),
            ("counter", "counter", "de compteur"),
            ("talent", "talent", "de talent"),
            ("potion", "potion", "de potion"),
            ("modifier", "modifier", "de modificateur"),
        )
        for code, text in zip(
            (f"{kind}_unknown", f"{kind}_unknown_near"), _unknown(english, french), strict=True
        )
    },
    "renamed_unknown": (
        "“{0}” is renamed to “{1}”, which is neither a section nor an item.",
        "« {0} » est renommé en « {1} », qui n'est ni une section ni un objet.",
    ),
    "renamed_exists": (
        "“{0}” is renamed to “{1}” but still exists: nobody would find it.",
        "« {0} » est renommé en « {1} » mais existe encore : personne ne le trouverait.",
    ),
    # single pieces
    "range_gap": (
        "Nothing is said of these totals: {0}.",
        "Rien n'est dit de ces totaux : {0}.",
    ),
    "range_overlap": (
        "These totals already belong to the range {1} to {2}: {0}.",
        "Ces totaux appartiennent déjà à la plage de {1} à {2} : {0}.",
    ),
    "range_never": (
        "No total lies between {0} and {1}: the dice give {2} to {3}.",
        "Aucun total n'est entre {0} et {1} : les dés donnent de {2} à {3}.",
    ),
    "range_backwards": (
        "The range goes backwards: {0} is above {1}.",
        "La plage est à l'envers : {0} dépasse {1}.",
    ),
    "back_without_detour": (
        "There is nowhere to go back to: no choice of the book is a detour.",
        "Il n'y a nulle part où revenir : aucun choix du livre n'est un détour.",
    ),
    "bonus_idle": (
        "A bonus counts for weapons and worn things only, not for the kind “{0}”.",
        "Un bonus ne compte que pour une arme ou ce qu'on porte sur soi, pas pour « {0} ».",
    ),
    "wields_no_weapon": (
        "“{0}” is not a weapon: nobody can have it in hand.",
        "« {0} » n'est pas une arme : personne ne peut l'avoir en main.",
    ),
    "counter_start": (
        "The counter starts at {0}, outside {1} to {2}.",
        "Le compteur part de {0}, hors de {1} à {2}.",
    ),
    "ending_nameless": ("The ending has no name.", "La fin n'a pas de nom."),
    "ending_goes_on": (
        "The adventure ends here: its choices and its fight are never offered.",
        "L'aventure finit ici : ses choix et son combat ne sont jamais proposés.",
    ),
    "after_without_fight": (
        "“after” needs a fight in this section.",
        "« after » suppose un combat dans cette section.",
    ),
    "choice_twice": (
        "Two choices here have the id “{0}”.",
        "Deux choix ont ici l'id « {0} ».",
    ),
    "offer_twice": (
        "“{0}” is already for sale here without a condition: this offer is never met.",
        "« {0} » est déjà en vente ici sans condition : cette offre ne sert jamais.",
    ),
    "option_unknown": (
        "There is no rule option “{0}”; there are: {1}.",
        "Il n'y a pas d'option de règle « {0} » ; il y a : {1}.",
    ),
    "option_value": (
        "The rule option “{0}” cannot be {1}, only: {2}.",
        "L'option de règle « {0} » ne peut valoir {1}, seulement : {2}.",
    ),
    # paper books
    "paper_section": (
        "This is a paper book: its section “{0}” is never read here.",
        "C'est un livre de papier : sa section « {0} » n'est jamais lue ici.",
    ),
    "field_twice": (
        "Two fields of the sheet have the id “{0}”.",
        "Deux champs de la feuille ont l'id « {0} ».",
    ),
    "beyond_last": (
        "Section {0} is beyond the last one, {1}.",
        "La section {0} dépasse la dernière, {1}.",
    ),
    # ways through the book
    "section_unreachable": (
        "Nothing leads to section “{0}”. If readers type its number, list it in “unreached”.",
        "Rien ne mène à la section « {0} ». Si le lecteur tape son numéro, "
        "nommez-la dans « unreached ».",
    ),
    "choice_never": (
        "Nobody can ever take choice {0}.",
        "Personne ne peut jamais prendre le choix {0}.",
    ),
    "dead_end": (
        "Section “{0}” has no way on and is no ending.",
        "La section « {0} » n'a pas de suite et n'est pas une fin.",
    ),
    "back_nowhere": (
        "There is nowhere to go back to for a reader who comes by {0}: that is no detour.",
        "Il n'y a nulle part où revenir pour un lecteur venu par {0} : ce n'est pas un détour.",
    ),
    "no_way_on": (
        "No way on for a reader with: {0} (by {1}).",
        "Aucune suite pour un lecteur avec : {0} (par {1}).",
    ),
    "no_way_on_poor": (
        "No way on for a reader who cannot pay: {0} (by {1}).",
        "Aucune suite pour un lecteur qui ne peut pas payer : {0} (par {1}).",
    ),
    "no_way_on_perhaps": (
        "Some readers may have no way on from section “{0}”; "
        "the book is too intricate to follow all of them.",
        "Certains lecteurs n'ont peut-être pas de suite à la section « {0} » ; "
        "le livre est trop touffu pour les suivre tous.",
    ),
    # what is asked for and what is given
    "item_never_given": (
        "The item “{0}” is asked for, but nothing gives or sells it.",
        "L'objet « {0} » est demandé, mais rien ne le donne ni ne le vend.",
    ),
    "item_unused": (
        "The item “{0}” is given but never asked for or used.",
        "L'objet « {0} » est donné mais jamais demandé ni utilisé.",
    ),
    "item_idle": ("Nothing mentions the item “{0}”.", "Rien ne parle de l'objet « {0} »."),
    "codeword_never_given": (
        "The codeword “{0}” is asked for, but nothing has it written down.",
        "Le mot de code « {0} » est demandé, mais rien ne le fait noter.",
    ),
    "codeword_unused": (
        "The codeword “{0}” is written down but never asked for.",
        "Le mot de code « {0} » est noté mais jamais demandé.",
    ),
    "codeword_idle": (
        "Nothing mentions the codeword “{0}”.",
        "Rien ne parle du mot de code « {0} ».",
    ),
    "counter_never_given": (
        "The counter “{0}” is asked about, but nothing ever changes it.",
        "Le compteur « {0} » est consulté, mais rien ne le change jamais.",
    ),
    "counter_unused": (
        "The counter “{0}” is changed but never asked about, and has no name to be shown by.",
        "Le compteur « {0} » est changé mais jamais consulté, et n'a pas de nom à afficher.",
    ),
    "counter_idle": (
        "Nothing mentions the counter “{0}”.",
        "Rien ne parle du compteur « {0} ».",
    ),
}
