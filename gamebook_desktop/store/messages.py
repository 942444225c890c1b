"""Sentences for what is wrong with files, in both languages; `ui` sets their typography."""

from __future__ import annotations

from typing import Any

_TEXTS: dict[str, tuple[str, str]] = {
    # files
    "file.missing": ("There is no such file.", "Ce fichier n'existe pas."),
    "file.unreadable": ("The file cannot be read: {0}.", "Le fichier ne peut pas être lu : {0}."),
    "file.unwritable": (
        "The file cannot be written: {0}.",
        "Le fichier ne peut pas être écrit : {0}.",
    ),
    "file.not_a_file": ("This is not an ordinary file.", "Ce n'est pas un fichier ordinaire."),
    "file.too_big": (
        "The file is larger than {0} MB.",
        "Le fichier dépasse {0} Mo.",
    ),
    # YAML
    "yaml.encoding": (
        "The text is not UTF-8: byte {1} at position {0} is no part of it. Save the file as UTF-8.",
        "Le texte n'est pas en UTF-8 : l'octet {1} en position {0} n'en fait pas partie. "
        "Enregistrez le fichier en UTF-8.",
    ),
    "yaml.empty": ("The file is empty.", "Le fichier est vide."),
    "yaml.syntax": ("This is not valid YAML: {0}.", "Ce n'est pas du YAML correct : {0}."),
    "yaml.colon": (
        "There is a colon where none can be: put a text that holds “: ” in quotes.",
        "Un deux-points n'a pas sa place ici : mettez entre guillemets un texte qui contient "
        "« : ».",
    ),
    "yaml.unclosed": (
        "A text in quotes is not closed before the end of the file.",
        "Un texte entre guillemets n'est pas fermé avant la fin du fichier.",
    ),
    "yaml.layout": (
        "The lines do not fit together here: check the indentation, the colons after keys, "
        "and that brackets and quotes are closed.",
        "Les lignes ne vont pas ensemble ici : vérifiez l'indentation, les deux-points après "
        "les clés, et que crochets et guillemets sont fermés.",
    ),
    "yaml.tab": (
        "A tab character stands where only spaces may: indent with spaces.",
        "Une tabulation se trouve là où il ne faut que des espaces : indentez avec des espaces.",
    ),
    "yaml.character": (
        "The character {0} may not stand in a text file.",
        "Le caractère {0} n'a pas sa place dans un fichier de texte.",
    ),
    "yaml.duplicate": (
        "“{0}” is already given on line {1}.",
        "« {0} » est déjà donné à la ligne {1}.",
    ),
    "yaml.tag": (
        "Tags such as {0} are not allowed.",
        "Les étiquettes comme {0} ne sont pas admises.",
    ),
    "yaml.anchor": (
        "Anchors such as &{0} are not allowed: write the value out.",
        "Les ancres comme &{0} ne sont pas admises : écrivez la valeur en entier.",
    ),
    "yaml.alias": (
        "Aliases such as *{0} are not allowed: write the value out.",
        "Les renvois comme *{0} ne sont pas admis : écrivez la valeur en entier.",
    ),
    "yaml.merge": (
        "Merging with “<<” is not allowed: write the keys out.",
        "La fusion par « << » n'est pas admise : écrivez les clés en entier.",
    ),
    "yaml.key": (
        "A key must be a plain word or text.",
        "Une clé doit être un mot ou un texte simple.",
    ),
    "yaml.depth": (
        "More than {0} levels inside each other.",
        "Plus de {0} niveaux les uns dans les autres.",
    ),
    "yaml.nodes": ("More than {0} values in one file.", "Plus de {0} valeurs dans un fichier."),
    "yaml.documents": (
        "A second document begins here (“---”): one file holds one.",
        "Un second document commence ici (« --- ») : un fichier n'en contient qu'un.",
    ),
    # content against its model
    "model.missing": ("“{0}” is missing.", "Il manque « {0} »."),
    "model.unknown": ("“{0}” is not known here.", "« {0} » n'est pas connu ici."),
    "model.unknown_near": (
        "“{0}” is not known here; did you mean “{1}”?",
        "« {0} » n'est pas connu ici ; vouliez-vous dire « {1} » ?",
    ),
    "model.no_kind": (
        "Nothing here says what this is. Keys that can stand here: {0}.",
        "Rien ne dit ici ce que c'est. Clés possibles : {0}.",
    ),
    "model.text": (
        "Text is expected here, not {0}. Write it in quotes.",
        "Il faut ici un texte, et non {0}. Mettez-le entre guillemets.",
    ),
    "model.integer": (
        "A whole number is expected here, not {0}.",
        "Il faut ici un nombre entier, et non {0}.",
    ),
    "model.number": ("A number is expected here, not {0}.", "Il faut ici un nombre, et non {0}."),
    "model.boolean": (
        "true or false is expected here, not {0}.",
        "Il faut ici true ou false, et non {0}.",
    ),
    "model.list": ("A list is expected here.", "Il faut ici une liste."),
    "model.mapping": (
        "Keys with values are expected here.",
        "Il faut ici des clés avec leurs valeurs.",
    ),
    "model.choice": (
        "{0} is not one of: {1}.",
        "{0} n'est pas dans cette liste : {1}.",
    ),
    "model.choice_near": (
        "{0} is not one of: {1}. Did you mean “{2}”?",
        "{0} n'est pas dans cette liste : {1}. Vouliez-vous dire « {2} » ?",
    ),
    "model.least": ("{0} is too small: at least {1}.", "{0} est trop petit : au moins {1}."),
    "model.most": ("{0} is too large: at most {1}.", "{0} est trop grand : au plus {1}."),
    "model.above": ("{0} is too small: more than {1}.", "{0} est trop petit : plus de {1}."),
    "model.below": ("{0} is too large: less than {1}.", "{0} est trop grand : moins de {1}."),
    "model.short": ("Too short: at least {0}.", "Trop court : au moins {0}."),
    "model.long": ("Too long: at most {0}.", "Trop long : au plus {0}."),
    "model.pattern": ("{0} is not written as it should be.", "{0} n'est pas écrit comme il faut."),
    "model.other": ("{0}", "{0}"),
    "model.part_twice": (
        "“{0}” is already given in {1}, line {2}.",
        "« {0} » est déjà donné dans {1}, ligne {2}.",
    ),
    # content packs
    "pack.not_a_pack": (
        "This is neither a folder nor a zip file.",
        "Ce n'est ni un dossier ni un fichier zip.",
    ),
    "pack.broken": ("The zip file is damaged: {0}.", "Le fichier zip est abîmé : {0}."),
    "pack.empty": ("There is no file in it.", "Il ne contient aucun fichier."),
    "pack.many": ("It holds more than {0} files.", "Il contient plus de {0} fichiers."),
    "pack.big": (
        "Unpacked it is larger than {0} MB.",
        "Décompressé, il dépasse {0} Mo.",
    ),
    "pack.ratio": (
        "It is packed more tightly than any text would be.",
        "Il est compressé plus fortement qu'un texte ne peut l'être.",
    ),
    "pack.outside": (
        "“{0}” would lie outside the pack.",
        "« {0} » se trouverait hors du paquet.",
    ),
    "pack.link": ("“{0}” is a link.", "« {0} » est un lien."),
    "pack.kind": (
        "“{0}”: files of this kind do not belong in a pack.",
        "« {0} » : un fichier de ce genre n'a pas sa place dans un paquet.",
    ),
    "pack.twice": ("“{0}” is in it twice.", "« {0} » s'y trouve deux fois."),
    "pack.secret": ("“{0}” is encrypted.", "« {0} » est chiffré."),
    # scenarios
    "scenario.type": ("There is no {0} called “{1}”.", "Il n'y a pas de {0} nommé « {1} »."),
    "scenario.fields": ("“{0}” does not fit: {1}.", "« {0} » ne convient pas : {1}."),
    "scenario.given": (
        "“{0}” is no part of the state, or not with this value.",
        "« {0} » ne fait pas partie de l'état, ou pas avec cette valeur.",
    ),
    "scenario.path": ("The state has nothing at “{0}”.", "L'état n'a rien à « {0} »."),
    "scenario.field": ("{0} has no field “{1}”.", "{0} n'a pas de champ « {1} »."),
    "scenario.state": (
        "“{0}” is {1}; {2} was expected.",
        "« {0} » vaut {1} ; {2} était attendu.",
    ),
    "scenario.event": (
        "Event {0} did not happen (in this order). What happened: {1}.",
        "L'événement {0} n'a pas eu lieu (dans cet ordre). Ce qui a eu lieu : {1}.",
    ),
    "scenario.refused": (
        "Refused ({0}) although it should be done.",
        "Refusé ({0}) alors que cela devait se faire.",
    ),
    "scenario.not_refused": (
        "Done although it should be refused.",
        "Fait alors que cela devait être refusé.",
    ),
    "scenario.other_refusal": (
        "Refused with {0} {1}; {2} was expected.",
        "Refusé avec {0} {1} ; {2} était attendu.",
    ),
    "scenario.answer": (
        "{0} is no answer to “{1}”; possible: {2}.",
        "{0} ne répond pas à « {1} » ; possibles : {2}.",
    ),
    "scenario.unanswered": (
        "“{0}” is asked and not answered.",
        "« {0} » est demandé et reste sans réponse.",
    ),
    "scenario.question": (
        "It waits for “{0}”; “{1}” was expected.",
        "On attend « {0} » ; « {1} » était attendu.",
    ),
    "scenario.unused": (
        "{0} answers are left that nothing asked for.",
        "Il reste {0} réponses que rien n'a demandées.",
    ),
    "scenario.setup": (
        "A play cannot start so: {0}.",
        "Une partie ne peut pas débuter ainsi : {0}.",
    ),
    "scenario.game": ("It is for the game “{0}”.", "Il est fait pour le jeu « {0} »."),
    "scenario.crash": ("The rules failed: {0}.", "Les règles ont échoué : {0}."),
    # saves: errors
    "save.disk_full": ("The disk is full.", "Le disque est plein."),
    "save.read_only": (
        "This place cannot be written to.",
        "On ne peut pas écrire à cet endroit.",
    ),
    "save.io": (
        "Reading or writing failed: {0}.",
        "La lecture ou l'écriture a échoué : {0}.",
    ),
    "save.busy": (
        "Another program is using the file.",
        "Un autre programme utilise le fichier.",
    ),
    "save.gone": (
        "The file has been moved or replaced while it was open.",
        "Le fichier a été déplacé ou remplacé pendant qu'il était ouvert.",
    ),
    "save.damaged": ("The file is damaged.", "Le fichier est abîmé."),
    "save.foreign": (
        "This is not a play of this program.",
        "Ce n'est pas une partie de ce programme.",
    ),
    "save.empty": ("The file is empty.", "Le fichier est vide."),
    "save.newer": (
        "It was written by a newer version of the program.",
        "Elle a été écrite par une version plus récente du programme.",
    ),
    "save.missing": ("The file is missing.", "Le fichier a disparu."),
    "save.unknown_game": (
        "It is a play of “{0}”, which this program does not have.",
        "C'est une partie de « {0} », que ce programme n'a pas.",
    ),
    "save.unreadable": (
        "What it holds cannot be understood any more: {0}.",
        "Son contenu ne peut plus être compris : {0}.",
    ),
    "save.open_elsewhere": (
        "It is open in another window of the program; here it can only be read.",
        "Elle est ouverte dans une autre fenêtre du programme ; ici on peut seulement la lire.",
    ),
    # saves: warnings on opening
    "save.rules_changed": (
        "The rules or the book have changed since: the play stands where it was left, "
        "what came before can be read but not undone.",
        "Les règles ou le livre ont changé depuis : la partie est telle que vous l'avez laissée, "
        "ce qui précède peut être relu mais pas annulé.",
    ),
    "save.snapshot_lost": (
        "The last position could not be read; it was played again from the start.",
        "La dernière position n'a pas pu être lue ; elle a été rejouée depuis le début.",
    ),
    "save.open_dropped": (
        "An action that was half done does not fit the rules any more and was dropped.",
        "Une action commencée ne correspond plus aux règles et a été abandonnée.",
    ),
    "save.redo_dropped": (
        "What had been undone does not fit the rules any more and was dropped.",
        "Ce qui avait été annulé ne correspond plus aux règles et a été abandonné.",
    ),
    # settings
    "settings.damaged": (
        "The settings could not be read and are back at their defaults; "
        "the old file is kept as {0}.",
        "Les réglages n'ont pas pu être lus et sont revenus à leurs valeurs d'origine ; "
        "l'ancien fichier est gardé sous le nom {0}.",
    ),
    "settings.dropped": (
        "Settings that cannot be were reset: {0}.",
        "Des réglages impossibles ont été remis à zéro : {0}.",
    ),
}


def say(code: str, facts: tuple[Any, ...], language: str = "en") -> str:
    """The sentence for a code; `KeyError` for a code that has none."""
    english, french = _TEXTS[code]
    return (french if language.startswith("fr") else english).format(*facts)
