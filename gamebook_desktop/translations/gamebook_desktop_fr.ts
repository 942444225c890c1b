<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>Commands</name>
    <message>
        <source>Bookmark kept: {}</source>
        <translation>Marque-page posé : {}</translation>
    </message>
    <message>
        <source>This play has no bookmark yet.</source>
        <translation>Aucun marque-page dans cette partie.</translation>
    </message>
    <message>
        <source>Go back to a bookmark</source>
        <translation>Revenir à un marque-page</translation>
    </message>
    <message>
        <source>The rules no longer know this bookmark. Nothing has changed.</source>
        <translation>Les règles ne connaissent plus ce marque-page. Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>New play</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Close the play</source>
        <translation>Fermer la partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Keep a bookmark</source>
        <translation>Poser un marque-page</translation>
    </message>
    <message>
        <source>Start again from the beginning</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Export the play…</source>
        <translation>Exporter la partie…</translation>
    </message>
    <message>
        <source>Print, PDF, Markdown…</source>
        <translation>Imprimer, PDF, Markdown…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Next play</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Previous play</source>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Zone suivante</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Zone précédente</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Text at 100 %</source>
        <translation>Texte à 100 %</translation>
    </message>
    <message>
        <source>Display…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Rule of this step</source>
        <translation>Règle de l&apos;étape en cours</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Undo: {}</source>
        <translation>Annuler : {}</translation>
    </message>
    <message>
        <source>Redo: {}</source>
        <translation>Refaire : {}</translation>
    </message>
</context>
<context>
    <name>Companion</name>
    <message>
        <source>paper book</source>
        <translation>livre papier</translation>
    </message>
    <message numerus="yes">
        <source>paper book, %n section(s)</source>
        <translation>
            <numerusform>livre papier, %n section</numerusform>
            <numerusform>livre papier, %n sections</numerusform>
        </translation>
    </message>
    <message>
        <source>A number stands in the field: turn to it or delete it first. Shift writes a letter.</source>
        <translation>Un numéro est dans le champ : rendez-vous-y ou effacez-le d&apos;abord. Maj écrit une lettre.</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Ce livre</translation>
    </message>
    <message>
        <source>Title of the book</source>
        <translation>Titre du livre</translation>
    </message>
    <message>
        <source>Last section</source>
        <translation>Dernière section</translation>
    </message>
    <message>
        <source>A field to add to the sheet</source>
        <translation>Une case à ajouter à la feuille</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>oui ou non</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Your paper book</source>
        <translation>Votre livre papier</translation>
    </message>
    <message>
        <source>How many dice?</source>
        <translation>Combien de dés ?</translation>
    </message>
    <message>
        <source>D, 2</source>
        <translation>D, 2</translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Of this book</source>
        <translation>Propre à ce livre</translation>
    </message>
    <message>
        <source>Take the field {0} away</source>
        <translation>Enlever la case {0}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Foe</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Add a foe</source>
        <translation>Ajouter un adversaire</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>The book ends this fight</source>
        <translation>Le livre arrête ce combat</translation>
    </message>
    <message>
        <source>New foe</source>
        <translation>Nouvel adversaire</translation>
    </message>
    <message>
        <source>A, 7, 6, Enter</source>
        <translation>A, 7, 6, Entrée</translation>
    </message>
    <message>
        <source>Name, optional</source>
        <translation>Nom, facultatif</translation>
    </message>
    <message>
        <source>New foe: {0}</source>
        <translation>Nouvel adversaire : {0}</translation>
    </message>
    <message>
        <source>Fight what the profile knows here: {0}</source>
        <translation>Combattre ce que le profil connaît ici : {0}</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>Il manque un nombre.</translation>
    </message>
    <message>
        <source>Foe {0}</source>
        <translation>Adversaire {0}</translation>
    </message>
    <message>
        <source>Given or taken</source>
        <translation>Gagné ou perdu</translation>
    </message>
    <message>
        <source>G, 1, 2, +</source>
        <translation>G, 1, 2, +</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How much is given or taken</source>
        <translation>Combien est gagné ou perdu</translation>
    </message>
    <message>
        <source>Enter adds, Shift Enter takes away; arrows choose the line.</source>
        <translation>Entrée ajoute, Maj Entrée retire ; les flèches choisissent la ligne.</translation>
    </message>
    <message>
        <source>{0}: take away</source>
        <translation>{0} : retirer</translation>
    </message>
    <message>
        <source>{0}: add</source>
        <translation>{0} : ajouter</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>Repas</translation>
    </message>
    <message>
        <source>Doses</source>
        <translation>Doses</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>De combien</translation>
    </message>
    <message>
        <source>Attack Strength</source>
        <translation>Force d&apos;Attaque</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habileté</translation>
    </message>
    <message>
        <source>On what</source>
        <translation>Sur quoi</translation>
    </message>
    <message>
        <source>this fight</source>
        <translation>ce combat</translation>
    </message>
    <message>
        <source>until lifted</source>
        <translation>jusqu&apos;à levée</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Combien de temps</translation>
    </message>
    <message>
        <source>Cause, optional</source>
        <translation>Cause, facultative</translation>
    </message>
    <message>
        <source>Put it in force</source>
        <translation>Mettre en vigueur</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Le livre</translation>
    </message>
    <message>
        <source>Lift {0}</source>
        <translation>Lever {0}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Modifier…</source>
        <translation>Modificateur…</translation>
    </message>
    <message>
        <source>This book: title, last section, fields…</source>
        <translation>Ce livre : titre, dernière section, cases…</translation>
    </message>
    <message>
        <source>The book ends here: victory</source>
        <translation>Le livre finit ici : victoire</translation>
    </message>
    <message>
        <source>The book ends here: defeat</source>
        <translation>Le livre finit ici : échec</translation>
    </message>
    <message>
        <source>The book ends here: death</source>
        <translation>Le livre finit ici : mort</translation>
    </message>
    <message>
        <source>Export this book…</source>
        <translation>Exporter ce livre…</translation>
    </message>
    <message>
        <source>The book offers</source>
        <translation>Le livre propose</translation>
    </message>
    <message>
        <source>L, 134 217</source>
        <translation>L, 134 217</translation>
    </message>
    <message>
        <source>Sections the book offers at {0}</source>
        <translation>Sections que le livre propose au {0}</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Meal</source>
        <translation>Repas</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>In this section</source>
        <translation>Dans cette section</translation>
    </message>
    <message>
        <source>Turn there</source>
        <translation>S&apos;y rendre</translation>
    </message>
    <message>
        <source>Found or lost</source>
        <translation>Trouvé ou perdu</translation>
    </message>
    <message>
        <source>O, name, Enter</source>
        <translation>O, nom, Entrée</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>dans le sac</translation>
    </message>
    <message>
        <source>on you</source>
        <translation>sur soi</translation>
    </message>
    <message>
        <source>codeword</source>
        <translation>mot de code</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c&apos;est</translation>
    </message>
    <message>
        <source>Name of what was found</source>
        <translation>Nom de ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Strike {0}</source>
        <translation>Rayer {0}</translation>
    </message>
    <message>
        <source>Leave {0}</source>
        <translation>Laisser : {0}</translation>
    </message>
    <message>
        <source>You turn to</source>
        <translation>Vous tournez au</translation>
    </message>
    <message>
        <source>Digits to press</source>
        <translation>Chiffres à cliquer</translation>
    </message>
    <message>
        <source>you are at</source>
        <translation>vous êtes au</translation>
    </message>
    <message>
        <source>Take the mark off this section</source>
        <translation>Enlever le repère de cette section</translation>
    </message>
    <message>
        <source>Mark this section</source>
        <translation>Marquer cette section</translation>
    </message>
    <message>
        <source>You turn to, from section {0}</source>
        <translation>Vous tournez au, depuis la section {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} is beyond this book of %n section(s). Noted all the same.</source>
        <translation>
            <numerusform>Le {0} dépasse ce livre de %n section. Noté quand même.</numerusform>
            <numerusform>Le {0} dépasse ce livre de %n sections. Noté quand même.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>then Enter</source>
        <translation>puis Entrée</translation>
    </message>
    <message>
        <source>Export this book</source>
        <translation>Exporter ce livre</translation>
    </message>
    <message>
        <source>Written: {0}. Import it in the library.</source>
        <translation>Écrit : {0}. La bibliothèque peut l&apos;importer.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>back to “{0}”</source>
        <translation>retour à « {0} »</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Correct by hand</source>
        <translation>Corriger à la main</translation>
    </message>
    <message>
        <source>{0}, Initial</source>
        <translation>{0}, départ</translation>
    </message>
    <message>
        <source>Gold pieces</source>
        <translation>Pièces d&apos;or</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>Repas</translation>
    </message>
    <message>
        <source>Doses of the potion</source>
        <translation>Doses de potion</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Reason, if you like</source>
        <translation>Raison, si vous voulez</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Affaires</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add a thing</source>
        <translation>Ajouter un objet</translation>
    </message>
</context>
<context>
    <name>Creation</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>1. Your strengths</source>
        <translation>1. Vos forces</translation>
    </message>
    <message>
        <source>2. Three talents</source>
        <translation>2. Trois talents</translation>
    </message>
    <message>
        <source>3. One potion</source>
        <translation>3. Une potion</translation>
    </message>
    <message>
        <source>4. Your name</source>
        <translation>4. Votre nom</translation>
    </message>
    <message>
        <source>Name of your thief</source>
        <translation>Nom de votre voleur ou voleuse</translation>
    </message>
    <message>
        <source>Name of your adventurer</source>
        <translation>Nom de votre personnage</translation>
    </message>
    <message>
        <source>An adventure already under way</source>
        <translation>Une aventure déjà en route</translation>
    </message>
    <message>
        <source>2. One potion</source>
        <translation>2. Une potion</translation>
    </message>
    <message>
        <source>3. Your name</source>
        <translation>3. Votre nom</translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice) + {0}</source>
        <translation>
            <numerusform>%n dé + {0}</numerusform>
            <numerusform>%n dés + {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter your dice</source>
        <translation>Entrer vos dés</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Enter totals by hand</source>
        <translation>Entrer les totaux à la main</translation>
    </message>
    <message>
        <source>Keep these totals</source>
        <translation>Garder ces totaux</translation>
    </message>
    <message>
        <source>Brings Skill back to its start.</source>
        <translation>Ramène l&apos;Habileté à son départ.</translation>
    </message>
    <message>
        <source>Brings Stamina back to its start.</source>
        <translation>Ramène l&apos;Endurance à son départ.</translation>
    </message>
    <message>
        <source>Brings Luck back to its start, and one above.</source>
        <translation>Ramène la Chance à son départ, plus un.</translation>
    </message>
    <message>
        <source>{0} of {1} chosen</source>
        <translation>{0} sur {1} choisis</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Your strengths are not rolled yet.</source>
        <translation>Vos forces ne sont pas encore tirées.</translation>
    </message>
    <message>
        <source>Choose exactly {0} talents; {1} are chosen.</source>
        <translation>Il faut exactement {0} talents ; {1} sont choisis.</translation>
    </message>
    <message>
        <source>Choose one potion.</source>
        <translation>Choisissez une potion.</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Options de règles</translation>
    </message>
    <message>
        <source>Options are chosen before the sheet is rolled; undo it.</source>
        <translation>Les options se choisissent avant de tirer la feuille ; annulez le tirage.</translation>
    </message>
    <message>
        <source>This book has settled this option.</source>
        <translation>Ce livre a fixé cette option.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choix fait</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Potion</translation>
    </message>
    <message>
        <source>Section you are at</source>
        <translation>Section où vous en êtes</translation>
    </message>
    <message>
        <source>Take over this adventure</source>
        <translation>Reprendre cette aventure</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The screen is for {0}</source>
        <translation>L&apos;écran est à {0}</translation>
    </message>
    <message>
        <source>I am {0}, show me</source>
        <translation>Je suis {0}, montrer</translation>
    </message>
    <message>
        <source>Nothing secret is drawn, spoken or announced behind this page.</source>
        <translation>Rien de secret n&apos;est dessiné, lu à voix haute ni annoncé derrière cette page.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Name of the play</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A play needs a name.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>At most {0} characters.</source>
        <translation>{0} caractères au plus.</translation>
    </message>
    <message>
        <source>Another play has this name.</source>
        <translation>Une autre partie porte ce nom.</translation>
    </message>
    <message>
        <source>A play could not be saved</source>
        <translation>Une partie n&apos;a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>What happened since its last save is lost if you leave now.</source>
        <translation>Ce qui s&apos;est passé depuis son dernier enregistrement sera perdu si vous quittez maintenant.</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Adventure sheet</source>
        <translation>Feuille d&apos;aventure</translation>
    </message>
    <message>
        <source>Blank adventure sheet</source>
        <translation>Feuille d&apos;aventure vierge</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Nothing has been noted yet.</source>
        <translation>Rien n&apos;a encore été noté.</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Codewords</source>
        <translation>Mots de code</translation>
    </message>
    <message>
        <source>Map of the sections</source>
        <translation>Carte des sections</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>vous êtes ici</translation>
    </message>
    <message>
        <source>not read: {0}</source>
        <translation>pas encore lu : {0}</translation>
    </message>
    <message>
        <source>nothing after it</source>
        <translation>rien après</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s&apos;est encore rien passé.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ElementsBoard</name>
    <message>
        <source>Board of elements</source>
        <translation>Planche des éléments</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Icons: grid of 24, stroke of 1.75, round ends</source>
        <translation>Icônes : grille de 24, trait de 1,75, bouts ronds</translation>
    </message>
    <message>
        <source>Event, refusal, warning, failed write</source>
        <translation>Bandeau : événement, refus, avertissement, panne d&apos;écriture</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>Sépia</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Stamina</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>small capitals 15, figure 36</source>
        <translation>petites capitales 15, chiffre 36</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>number 58</source>
        <translation>numéro 58</translation>
    </message>
    <message>
        <source>Round 3</source>
        <translation>Assaut 3</translation>
    </message>
    <message>
        <source>head 30</source>
        <translation>titre 30</translation>
    </message>
    <message>
        <source>Map of sections</source>
        <translation>Carte des sections</translation>
    </message>
    <message>
        <source>title 22</source>
        <translation>sous-titre 22</translation>
    </message>
    <message>
        <source>The rain has stopped</source>
        <translation>La pluie a cessé</translation>
    </message>
    <message>
        <source>reading 19 on 28.5</source>
        <translation>lecture 19 sur 28,5</translation>
    </message>
    <message>
        <source>Commands and lists</source>
        <translation>Commandes et listes</translation>
    </message>
    <message>
        <source>interface 15</source>
        <translation>interface 15</translation>
    </message>
    <message>
        <source>Captions, never smaller</source>
        <translation>Légendes, jamais plus petit</translation>
    </message>
    <message>
        <source>caption 13</source>
        <translation>légende 13</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fuir</translation>
    </message>
    <message>
        <source>This section offers no escape.</source>
        <translation>Cette section n&apos;offre pas la fuite.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habileté</translation>
    </message>
    <message>
        <source>from 1 to 24</source>
        <translation>de 1 à 24</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Assaut suivant</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Boutons</translation>
    </message>
    <message>
        <source>primary</source>
        <translation>principal</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>ordinaire</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>discret</translation>
    </message>
    <message>
        <source>focus</source>
        <translation>focus</translation>
    </message>
    <message>
        <source>hover</source>
        <translation>survol</translation>
    </message>
    <message>
        <source>closed, with its reason</source>
        <translation>fermé, avec raison</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>the program&apos;s</source>
        <translation>du programme</translation>
    </message>
    <message>
        <source>real</source>
        <translation>réels</translation>
    </message>
    <message>
        <source>Players: colour, shape and pattern</source>
        <translation>Joueurs : couleur, forme et trame</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>Jauges</translation>
    </message>
    <message>
        <source>hatched: about to be lost</source>
        <translation>hachures : va être perdu</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Soft step</source>
        <translation>Pas de Loup</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>conseillé</translation>
    </message>
    <message>
        <source>sample tables</source>
        <translation>tables d&apos;exemple</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>héros</translation>
    </message>
    <message>
        <source>creature</source>
        <translation>créature</translation>
    </message>
    <message>
        <source>next</source>
        <translation>à saisir</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>blade</source>
        <translation>lame</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>flux</source>
        <translation>flux</translation>
    </message>
    <message>
        <source>ten-sided</source>
        <translation>dé 10</translation>
    </message>
    <message>
        <source>class</source>
        <translation>de classe</translation>
    </message>
    <message>
        <source>Round 2: 16 to 12, the sergeant wounds you.</source>
        <translation>Assaut 2 : 16 contre 12, le sergent vous blesse.</translation>
    </message>
    <message>
        <source>No meal in a fight. Nothing has changed.</source>
        <translation>Pas de repas pendant un combat. Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>412 is beyond this book of 400 sections. Noted all the same.</source>
        <translation>Le 412 dépasse ce livre de 400 sections. Noté quand même.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Disk full: the play goes on in memory.</source>
        <translation>Disque plein : la partie continue en mémoire.</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>The adventure ends here</source>
        <translation>L&apos;aventure s&apos;arrête ici</translation>
    </message>
    <message>
        <source>How it came</source>
        <translation>Comment c&apos;est arrivé</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>Annuler : {0}</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marque-pages</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) read</source>
        <translation>
            <numerusform>%n section lue</numerusform>
            <numerusform>%n sections lues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foe(s) beaten</source>
        <translation>
            <numerusform>%n adversaire vaincu</numerusform>
            <numerusform>%n adversaires vaincus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blow(s) struck</source>
        <translation>
            <numerusform>%n coup porté</numerusform>
            <numerusform>%n coups portés</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} gagne</translation>
    </message>
    <message numerus="yes">
        <source>{0} gigawatts after %n turn(s).</source>
        <translation>
            <numerusform>{0} gigawatt après %n tour.</numerusform>
            <numerusform>{0} gigawatt après %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>lancers</translation>
    </message>
    <message>
        <source>ripples</source>
        <translation>ondulations</translation>
    </message>
    <message>
        <source>stalls</source>
        <translation>calages</translation>
    </message>
    <message>
        <source>paradoxes</source>
        <translation>paradoxes</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The program made a mistake: {}</source>
        <translation>Le programme s&apos;est trompé : {}</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur du programme</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>All plays are intact.</source>
        <translation>Les parties sont intactes.</translation>
    </message>
    <message>
        <source>The play goes on in memory; its last save had failed before.</source>
        <translation>La partie continue en mémoire ; son dernier enregistrement avait déjà échoué.</translation>
    </message>
    <message>
        <source>The play is intact, as it was before this.</source>
        <translation>La partie est intacte, telle qu&apos;avant cette erreur.</translation>
    </message>
</context>
<context>
    <name>Fight</name>
    <message>
        <source>{0}: dice {1}, skill {2}, {3}, total {4}</source>
        <translation>{0} : dés {1}, habileté {2}, {3}, total {4}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habileté</translation>
    </message>
    <message>
        <source>Mod.</source>
        <translation>Modif.</translation>
    </message>
    <message>
        <source>Attack Strength</source>
        <translation>Force d&apos;Attaque</translation>
    </message>
    <message>
        <source>the program&apos;s</source>
        <translation>du programme</translation>
    </message>
    <message>
        <source>real</source>
        <translation>réels</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter never spends Luck: Space or C does.</source>
        <translation>Entrée ne dépense jamais la Chance : Espace ou C le fait.</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Assaut {0}</translation>
    </message>
    <message>
        <source>fight of section {0}</source>
        <translation>combat de la section {0}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Drink a dose</source>
        <translation>Boire une dose</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Fuir</translation>
    </message>
    <message>
        <source>Winning this fight</source>
        <translation>Gagner ce combat</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>calcul exact</translation>
    </message>
    <message>
        <source>Best use of Luck</source>
        <translation>Meilleure Chance</translation>
    </message>
    <message>
        <source>Without Luck</source>
        <translation>Sans Chance</translation>
    </message>
    <message>
        <source>Rounds to come, on average</source>
        <translation>Assauts à venir, en moyenne</translation>
    </message>
    <message>
        <source>STAMINA left at the end</source>
        <translation>ENDURANCE restante à la fin</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>death</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Assauts</translation>
    </message>
    <message>
        <source>Fight: {0}.</source>
        <translation>Combattre : {0}.</translation>
    </message>
    <message>
        <source>{0} against {1}: you hit {2}.</source>
        <translation>{0} contre {1} : vous touchez {2}.</translation>
    </message>
    <message>
        <source>{0} against {1}: {2} wounds you.</source>
        <translation>{0} contre {1} : {2} vous blesse.</translation>
    </message>
    <message>
        <source>{0} against {1}: your weapon does not harm {2}.</source>
        <translation>{0} contre {1} : votre arme n&apos;entame pas {2}.</translation>
    </message>
    <message>
        <source>{0} on both sides: parry.</source>
        <translation>{0} partout : parade.</translation>
    </message>
    <message>
        <source>{0}: {1} against {2}.</source>
        <translation>{0} : {1} contre {2}.</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>−{0} instead of −{1}, you keep {2}</source>
        <translation>−{0} au lieu de −{1}, il vous restera {2}</translation>
    </message>
    <message>
        <source>−{0} instead of −{1}, it keeps {2}</source>
        <translation>−{0} au lieu de −{1}, il lui restera {2}</translation>
    </message>
    <message>
        <source>2 dice, {0} or less · costs 1 LUCK, {1} → {2}</source>
        <translation>2 dés, {0} ou moins · coûte 1 CHANCE, {1} → {2}</translation>
    </message>
    <message>
        <source>No odds here: someone fights at your side.</source>
        <translation>Pas de chances calculées : quelqu&apos;un combat à vos côtés.</translation>
    </message>
    <message>
        <source>No odds here: the fight lasts a set number of rounds.</source>
        <translation>Pas de chances calculées : le combat dure un nombre d&apos;assauts fixé.</translation>
    </message>
    <message>
        <source>No odds here: a hit on you does more than wound.</source>
        <translation>Pas de chances calculées : un coup reçu fait plus que blesser.</translation>
    </message>
    <message>
        <source>No odds here: you are running.</source>
        <translation>Pas de chances calculées : vous fuyez.</translation>
    </message>
    <message>
        <source>No odds here: your weapon does not harm every foe.</source>
        <translation>Pas de chances calculées : votre arme ne blesse pas tous les adversaires.</translation>
    </message>
    <message>
        <source>No odds here: too many foes strike at once.</source>
        <translation>Pas de chances calculées : trop d&apos;adversaires frappent à la fois.</translation>
    </message>
    <message>
        <source>No odds here: the wound of another foe waits.</source>
        <translation>Pas de chances calculées : la blessure d&apos;un autre adversaire est en attente.</translation>
    </message>
    <message>
        <source>No odds here: neither side can harm the other.</source>
        <translation>Pas de chances calculées : aucun des deux camps ne peut blesser l&apos;autre.</translation>
    </message>
    <message>
        <source>{0} or more against {1}: hit</source>
        <translation>{0} ou plus contre {1} : coup porté</translation>
    </message>
    <message>
        <source>{0} on both sides: parry</source>
        <translation>{0} partout : parade</translation>
    </message>
    <message>
        <source>{0} or less against {1}: wound</source>
        <translation>{0} ou moins contre {1} : blessure</translation>
    </message>
    <message>
        <source>Lucky {0}</source>
        <translation>Chanceux {0}</translation>
    </message>
    <message>
        <source>Unlucky {0}</source>
        <translation>Malchanceux {0}</translation>
    </message>
    <message>
        <source>Victory: {0}</source>
        <translation>Victoire : {0}</translation>
    </message>
    <message numerus="yes">
        <source>After %n meal(s)</source>
        <translation>
            <numerusform>Après %n repas</numerusform>
            <numerusform>Après %n repas</numerusform>
        </translation>
    </message>
    <message>
        <source>After a dose</source>
        <translation>Après une dose</translation>
    </message>
    <message>
        <source>In hand: {0}</source>
        <translation>En main : {0}</translation>
    </message>
    <message>
        <source>Run: −{0} {1}, {2} → {3}</source>
        <translation>Fuir : −{0} {1}, {2} → {3}</translation>
    </message>
    <message>
        <source>As you are</source>
        <translation>Tel que vous êtes</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} points</translation>
    </message>
    <message>
        <source>rolls first</source>
        <translation>lance en premier</translation>
    </message>
    <message>
        <source>Roll for the creature first, then for you.</source>
        <translation>La créature lance d&apos;abord, puis vous.</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>coup porté</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>blessure</translation>
    </message>
    <message>
        <source>no harm</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>parry</source>
        <translation>parade</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>malchance</translation>
    </message>
    <message>
        <source>Take the wound and run</source>
        <translation>Encaisser et fuir</translation>
    </message>
    <message>
        <source>Next wound</source>
        <translation>Blessure suivante</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premier assaut</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Assaut suivant</translation>
    </message>
    <message>
        <source>out of the fight</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>Depending on the last die</source>
        <translation>Selon le dernier dé</translation>
    </message>
    <message numerus="yes">
        <source>%n chance(s) in 6</source>
        <translation>
            <numerusform>%n cas sur 6</numerusform>
            <numerusform>%n cas sur 6</numerusform>
        </translation>
    </message>
    <message>
        <source>Test your Luck?</source>
        <translation>Tenter votre Chance ?</translation>
    </message>
    <message>
        <source>Test Luck</source>
        <translation>Tenter la Chance</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>conseillé</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
</context>
<context>
    <name>Gamebook</name>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>dice of the sheet</source>
        <translation>dés de la feuille</translation>
    </message>
    <message>
        <source>values of the sheet</source>
        <translation>valeurs de la feuille</translation>
    </message>
    <message>
        <source>start of the adventure</source>
        <translation>début de l&apos;aventure</translation>
    </message>
    <message>
        <source>adventure taken over</source>
        <translation>aventure reprise en cours</translation>
    </message>
    <message>
        <source>on to {0}</source>
        <translation>suite au {0}</translation>
    </message>
    <message>
        <source>choice {0} of {1}</source>
        <translation>choix {0} du {1}</translation>
    </message>
    <message>
        <source>turning to {0}</source>
        <translation>passage au {0}</translation>
    </message>
    <message>
        <source>note at {0}</source>
        <translation>note du {0}</translation>
    </message>
    <message>
        <source>return to the bookmark at {0}</source>
        <translation>retour au marque-page du {0}</translation>
    </message>
    <message>
        <source>return to {0} as it was</source>
        <translation>retour au {0} tel qu&apos;il était</translation>
    </message>
    <message>
        <source>start of the fight</source>
        <translation>début du combat</translation>
    </message>
    <message>
        <source>dice of round {0}</source>
        <translation>dés de l&apos;assaut {0}</translation>
    </message>
    <message>
        <source>flight without luck</source>
        <translation>fuite sans Chance</translation>
    </message>
    <message>
        <source>luck in flight</source>
        <translation>Chance dans la fuite</translation>
    </message>
    <message>
        <source>round {0} without luck</source>
        <translation>assaut {0} sans Chance</translation>
    </message>
    <message>
        <source>luck in round {0}</source>
        <translation>Chance de l&apos;assaut {0}</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>fuite</translation>
    </message>
    <message>
        <source>meal</source>
        <translation>repas</translation>
    </message>
    <message>
        <source>a dose of {0}</source>
        <translation>une dose de {0}</translation>
    </message>
    <message>
        <source>use</source>
        <translation>objet utilisé</translation>
    </message>
    <message>
        <source>left behind</source>
        <translation>objet laissé</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>achat</translation>
    </message>
    <message>
        <source>sale</source>
        <translation>vente</translation>
    </message>
    <message>
        <source>The bag is full: what do you leave for {0}?</source>
        <translation>Sac plein : que laissez-vous pour {0} ?</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habileté</translation>
    </message>
    <message>
        <source>Stamina</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{0} in defence</source>
        <translation>{0} en défense</translation>
    </message>
    <message>
        <source>Luck test, {0} or less</source>
        <translation>Tentative de Chance, {0} ou moins</translation>
    </message>
    <message>
        <source>Skill test, {0} or less</source>
        <translation>Test d&apos;Habileté, {0} ou moins</translation>
    </message>
    <message>
        <source>Stamina test, {0} or less</source>
        <translation>Test d&apos;Endurance, {0} ou moins</translation>
    </message>
    <message>
        <source>Your roll</source>
        <translation>Votre lancer</translation>
    </message>
    <message>
        <source>Dice of the section</source>
        <translation>Dés de la section</translation>
    </message>
    <message>
        <source>first die</source>
        <translation>premier dé</translation>
    </message>
    <message>
        <source>second die</source>
        <translation>second dé</translation>
    </message>
    <message>
        <source>third die</source>
        <translation>troisième dé</translation>
    </message>
    <message>
        <source>die {0}</source>
        <translation>dé {0}</translation>
    </message>
    <message>
        <source>Leave here: {0}</source>
        <translation>Laisser ici : {0}</translation>
    </message>
    <message>
        <source>{0}: {1}, {2} or less · {3}</source>
        <translation>{0} : {1}, {2} ou moins · {3}</translation>
    </message>
    <message>
        <source>Skill test</source>
        <translation>Test d&apos;Habileté</translation>
    </message>
    <message>
        <source>Stamina test</source>
        <translation>Test d&apos;Endurance</translation>
    </message>
    <message>
        <source>Luck test</source>
        <translation>Tentative de Chance</translation>
    </message>
    <message>
        <source>Dice decide: {0}</source>
        <translation>Les dés décident : {0}</translation>
    </message>
    <message>
        <source>Costs {0}</source>
        <translation>Coûte {0}</translation>
    </message>
    <message>
        <source>Costs {0}, you have {1}</source>
        <translation>Coûte {0}, vous en avez {1}</translation>
    </message>
    <message>
        <source>Something you have not lived through yet opens this.</source>
        <translation>Quelque chose que vous n&apos;avez pas encore vécu ouvre ce choix.</translation>
    </message>
    <message>
        <source>Something you have already lived through closes this.</source>
        <translation>Quelque chose que vous avez déjà vécu ferme ce choix.</translation>
    </message>
    <message>
        <source>You need {0}.</source>
        <translation>Il faut {0}.</translation>
    </message>
    <message>
        <source>the talent {0}</source>
        <translation>le talent {0}</translation>
    </message>
    <message>
        <source>{0} in hand</source>
        <translation>{0} en main</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>une {0} de {1}</translation>
    </message>
    <message>
        <source>to be without {0}</source>
        <translation>ne pas avoir {0}</translation>
    </message>
    <message>
        <source>something lived through before</source>
        <translation>quelque chose de vécu plus tôt</translation>
    </message>
    <message>
        <source>nothing in your past against it</source>
        <translation>que rien dans votre passé ne s&apos;y oppose</translation>
    </message>
    <message>
        <source>{0} or more</source>
        <translation>{0} ou plus</translation>
    </message>
    <message>
        <source>{0} or less</source>
        <translation>{0} ou moins</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} à {1}</translation>
    </message>
    <message>
        <source>The adventure begins: {0}.</source>
        <translation>L&apos;aventure commence : {0}.</translation>
    </message>
    <message>
        <source>The adventure begins.</source>
        <translation>L&apos;aventure commence.</translation>
    </message>
    <message>
        <source>Adventure taken over at section {0}.</source>
        <translation>Aventure reprise à la section {0}.</translation>
    </message>
    <message>
        <source>Turned to {0} by hand.</source>
        <translation>Passage au {0}, à la main.</translation>
    </message>
    <message>
        <source>Choice: {0}</source>
        <translation>Choix : {0}</translation>
    </message>
    <message>
        <source>Codeword written down: {0}</source>
        <translation>Mot de code noté : {0}</translation>
    </message>
    <message>
        <source>Codeword crossed out: {0}</source>
        <translation>Mot de code rayé : {0}</translation>
    </message>
    <message>
        <source>Note at {0} removed.</source>
        <translation>Note du {0} effacée.</translation>
    </message>
    <message>
        <source>Note at {0}</source>
        <translation>Note du {0}</translation>
    </message>
    <message>
        <source>Number to remember: {0}, {1}</source>
        <translation>Numéro à retenir : {0}, {1}</translation>
    </message>
    <message>
        <source>The book ends in death here.</source>
        <translation>Ici, le livre s&apos;achève par la mort.</translation>
    </message>
    <message>
        <source>STAMINA at 0, the adventure ends here</source>
        <translation>ENDURANCE à 0, l&apos;aventure s&apos;arrête ici</translation>
    </message>
    <message>
        <source>Ending: {0}</source>
        <translation>Fin : {0}</translation>
    </message>
    <message>
        <source>{0} test passed: {1}, {2} or less was needed.</source>
        <translation>Test d&apos;{0} réussi : {1}, il fallait {2} ou moins.</translation>
    </message>
    <message>
        <source>{0} test failed: {1}, {2} or less was needed.</source>
        <translation>Test d&apos;{0} manqué : {1}, il fallait {2} ou moins.</translation>
    </message>
    <message>
        <source>Lucky: {0}, {1} or less was needed.</source>
        <translation>Coup de chance : {0}, il fallait {1} ou moins.</translation>
    </message>
    <message>
        <source>Unlucky: {0}, {1} or less was needed.</source>
        <translation>Malchance : {0}, il fallait {1} ou moins.</translation>
    </message>
    <message>
        <source>Dice: {0}</source>
        <translation>Dés : {0}</translation>
    </message>
    <message>
        <source>Number {0}: the right one.</source>
        <translation>Numéro {0} : c&apos;est le bon.</translation>
    </message>
    <message>
        <source>Number {0}: not the right one.</source>
        <translation>Numéro {0} : ce n&apos;est pas le bon.</translation>
    </message>
    <message>
        <source>Fight: {0}</source>
        <translation>Combat : {0}</translation>
    </message>
    <message>
        <source>in flight, {0}</source>
        <translation>fuite, {0}</translation>
    </message>
    <message>
        <source>{0} gives up the fight.</source>
        <translation>{0} abandonne le combat.</translation>
    </message>
    <message>
        <source>{0} falls.</source>
        <translation>{0} succombe.</translation>
    </message>
    <message>
        <source>Round {0}, {1}</source>
        <translation>Assaut {0}, {1}</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contre {1}</translation>
    </message>
    <message>
        <source>a hit</source>
        <translation>coup porté</translation>
    </message>
    <message>
        <source>you hit</source>
        <translation>vous touchez</translation>
    </message>
    <message>
        <source>a wound</source>
        <translation>blessure reçue</translation>
    </message>
    <message>
        <source>you take a wound</source>
        <translation>vous recevez une blessure</translation>
    </message>
    <message>
        <source>the blow lands and does no harm</source>
        <translation>le coup porte sans faire de mal</translation>
    </message>
    <message>
        <source>the attack is held off</source>
        <translation>l&apos;attaque est tenue à distance</translation>
    </message>
    <message>
        <source>both blows are parried</source>
        <translation>les deux coups sont parés</translation>
    </message>
    <message>
        <source>no STAMINA lost</source>
        <translation>aucune ENDURANCE perdue</translation>
    </message>
    <message>
        <source>{0}, lucky</source>
        <translation>{0}, coup de chance</translation>
    </message>
    <message>
        <source>{0}, unlucky</source>
        <translation>{0}, malchance</translation>
    </message>
    <message>
        <source>Fight won: {0}</source>
        <translation>Combat gagné : {0}</translation>
    </message>
    <message>
        <source>Fight left in flight: {0}</source>
        <translation>Combat quitté en fuyant : {0}</translation>
    </message>
    <message>
        <source>Fight ended by the book: {0}</source>
        <translation>Combat arrêté par le livre : {0}</translation>
    </message>
    <message>
        <source>Fight broken off: {0}</source>
        <translation>Combat interrompu : {0}</translation>
    </message>
    <message>
        <source>Fight lost: {0}</source>
        <translation>Combat perdu : {0}</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisions</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Potion</translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>tour à tour</translation>
    </message>
    <message>
        <source>as a single foe</source>
        <translation>comme un seul</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>tous ensemble</translation>
    </message>
    <message>
        <source>all together, one roll of yours</source>
        <translation>tous ensemble, un seul lancer de votre part</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>defeat</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>death</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>to Attack Strength</source>
        <translation>à la Force d&apos;Attaque</translation>
    </message>
    <message>
        <source>to SKILL tests</source>
        <translation>aux tests d&apos;HABILETÉ</translation>
    </message>
    <message>
        <source>to LUCK tests</source>
        <translation>aux tentatives de CHANCE</translation>
    </message>
    <message>
        <source>to wounds given</source>
        <translation>aux blessures données</translation>
    </message>
    <message>
        <source>to wounds received</source>
        <translation>aux blessures reçues</translation>
    </message>
    <message>
        <source>this fight</source>
        <translation>ce combat</translation>
    </message>
    <message numerus="yes">
        <source>%n more section(s)</source>
        <translation>
            <numerusform>encore %n section</numerusform>
            <numerusform>encore %n sections</numerusform>
        </translation>
    </message>
    <message>
        <source>until further notice</source>
        <translation>jusqu&apos;à nouvel ordre</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Not above the Initial</source>
        <translation>Pas au-dessus du départ</translation>
    </message>
    <message>
        <source>Not below 0</source>
        <translation>Pas sous 0</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>shown, with the reason</source>
        <translation>montrés, avec la raison</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>cachés</translation>
    </message>
    <message numerus="yes">
        <source>%n dose(s) left</source>
        <translation>
            <numerusform>%n dose restante</numerusform>
            <numerusform>%n doses restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Several foes</source>
        <translation>Plusieurs adversaires</translation>
    </message>
    <message>
        <source>Ways on from {0} taken away.</source>
        <translation>Suites du {0} effacées.</translation>
    </message>
    <message>
        <source>Ways on from {0}: {1}</source>
        <translation>Suites du {0} : {1}</translation>
    </message>
    <message>
        <source>Section {0} marked.</source>
        <translation>Section {0} marquée.</translation>
    </message>
    <message>
        <source>Mark at {0} taken away.</source>
        <translation>Marque du {0} retirée.</translation>
    </message>
    <message>
        <source>Last section of the book: {0}</source>
        <translation>Dernière section du livre : {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} is beyond this book of %n section(s), noted all the same.</source>
        <translation>
            <numerusform>Le {0} dépasse ce livre de %n section, noté quand même.</numerusform>
            <numerusform>Le {0} dépasse ce livre de %n sections, noté quand même.</numerusform>
        </translation>
    </message>
    <message>
        <source>New on the sheet: {0}</source>
        <translation>Nouveau sur la feuille : {0}</translation>
    </message>
    <message>
        <source>No longer on the sheet: {0}</source>
        <translation>Retiré de la feuille : {0}</translation>
    </message>
    <message>
        <source>Foe {0}</source>
        <translation>Adversaire {0}</translation>
    </message>
    <message>
        <source>roll of {0}</source>
        <translation>lancer de {0}</translation>
    </message>
    <message>
        <source>luck test</source>
        <translation>tentative de Chance</translation>
    </message>
    <message>
        <source>skill test</source>
        <translation>test d&apos;Habileté</translation>
    </message>
    <message>
        <source>stamina test</source>
        <translation>test d&apos;Endurance</translation>
    </message>
    <message>
        <source>foe</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>several foes</source>
        <translation>plusieurs adversaires</translation>
    </message>
    <message>
        <source>end of the fight</source>
        <translation>fin du combat</translation>
    </message>
    <message>
        <source>no longer in force</source>
        <translation>n&apos;a plus cours</translation>
    </message>
    <message>
        <source>codeword</source>
        <translation>mot de code</translation>
    </message>
    <message>
        <source>codeword crossed out</source>
        <translation>mot de code rayé</translation>
    </message>
    <message>
        <source>ways on from {0}</source>
        <translation>suites du {0}</translation>
    </message>
    <message>
        <source>mark at {0}</source>
        <translation>marque du {0}</translation>
    </message>
    <message>
        <source>last section of the book</source>
        <translation>dernière section du livre</translation>
    </message>
    <message>
        <source>end of the book</source>
        <translation>fin du livre</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>objet pris</translation>
    </message>
    <message>
        <source>new field</source>
        <translation>nouveau champ</translation>
    </message>
    <message>
        <source>field taken away</source>
        <translation>champ retiré</translation>
    </message>
    <message>
        <source>A question is open: answer it first.</source>
        <translation>Une question attend : répondez-y d&apos;abord.</translation>
    </message>
    <message>
        <source>Nothing is being asked.</source>
        <translation>Rien n&apos;est demandé.</translation>
    </message>
    <message>
        <source>The adventure has not begun.</source>
        <translation>L&apos;aventure n&apos;a pas commencé.</translation>
    </message>
    <message>
        <source>The adventure has already begun.</source>
        <translation>L&apos;aventure a déjà commencé.</translation>
    </message>
    <message>
        <source>The sheet has already been rolled.</source>
        <translation>La feuille est déjà tirée.</translation>
    </message>
    <message>
        <source>SKILL, STAMINA and LUCK have to be rolled first.</source>
        <translation>HABILETÉ, ENDURANCE et CHANCE se tirent d&apos;abord.</translation>
    </message>
    <message>
        <source>This play is open elsewhere: here it can only be read.</source>
        <translation>Cette partie est ouverte ailleurs : ici, elle se lit seulement.</translation>
    </message>
    <message>
        <source>This adventure is over.</source>
        <translation>Cette aventure est finie.</translation>
    </message>
    <message>
        <source>This section offers no such choice.</source>
        <translation>Cette section n&apos;offre pas ce choix.</translation>
    </message>
    <message>
        <source>This choice has been taken already.</source>
        <translation>Ce choix a déjà été pris.</translation>
    </message>
    <message>
        <source>The fight of this section comes first.</source>
        <translation>Le combat de cette section vient d&apos;abord.</translation>
    </message>
    <message>
        <source>The fight did not end in the way this asks for.</source>
        <translation>Le combat ne s&apos;est pas terminé de cette façon.</translation>
    </message>
    <message>
        <source>This choice needs a number.</source>
        <translation>Ce choix demande un numéro.</translation>
    </message>
    <message>
        <source>There is nobody to fight here.</source>
        <translation>Il n&apos;y a personne à combattre ici.</translation>
    </message>
    <message>
        <source>Not during a fight.</source>
        <translation>Pas pendant un combat.</translation>
    </message>
    <message>
        <source>No fight is under way.</source>
        <translation>Aucun combat n&apos;est en cours.</translation>
    </message>
    <message>
        <source>There is no such foe in this fight.</source>
        <translation>Cet adversaire n&apos;est pas dans ce combat.</translation>
    </message>
    <message>
        <source>The wound comes first: test luck, or not.</source>
        <translation>La blessure d&apos;abord : avec la Chance, ou sans.</translation>
    </message>
    <message>
        <source>No wound is waiting for luck.</source>
        <translation>Aucune blessure n&apos;attend la Chance.</translation>
    </message>
    <message>
        <source>These rules have no luck test on a wound.</source>
        <translation>Ces règles n&apos;ont pas de tentative de Chance sur une blessure.</translation>
    </message>
    <message>
        <source>LUCK is at 0.</source>
        <translation>La CHANCE est à 0.</translation>
    </message>
    <message>
        <source>This blow is enough already: unlucky, it would lose a point.</source>
        <translation>Ce coup suffit déjà : une malchance lui ôterait un point.</translation>
    </message>
    <message>
        <source>This section offers no flight.</source>
        <translation>Cette section ne permet pas de fuir.</translation>
    </message>
    <message>
        <source>A single foe stands for all of them: nobody else joins it.</source>
        <translation>Un seul adversaire les vaut tous : aucun autre ne s&apos;y ajoute.</translation>
    </message>
    <message>
        <source>That is for paper books only.</source>
        <translation>Cela ne vaut qu&apos;à côté d&apos;un livre de papier.</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>That would change nothing.</source>
        <translation>Cela ne changerait rien.</translation>
    </message>
    <message>
        <source>There is no potion on the sheet.</source>
        <translation>Il n&apos;y a pas de potion sur la feuille.</translation>
    </message>
    <message>
        <source>Nothing of the kind is in force.</source>
        <translation>Rien de tel n&apos;est en vigueur.</translation>
    </message>
    <message>
        <source>There is no such field on the sheet.</source>
        <translation>La feuille n&apos;a pas ce champ.</translation>
    </message>
    <message>
        <source>There is no meal left.</source>
        <translation>Il ne reste aucun repas.</translation>
    </message>
    <message>
        <source>The wound that waits already ends this fight: go on.</source>
        <translation>La blessure en attente met déjà fin à ce combat : continuez.</translation>
    </message>
    <message>
        <source>No meal during a fight.</source>
        <translation>Pas de repas pendant un combat.</translation>
    </message>
    <message>
        <source>STAMINA is at its Initial: a meal would give nothing.</source>
        <translation>L&apos;ENDURANCE est au départ : un repas ne rendrait rien.</translation>
    </message>
    <message>
        <source>There is no dose left.</source>
        <translation>Il ne reste aucune dose.</translation>
    </message>
    <message>
        <source>The value is at its Initial: a dose would give nothing.</source>
        <translation>La valeur est au départ : une dose ne rendrait rien.</translation>
    </message>
    <message>
        <source>No potion during a fight.</source>
        <translation>Pas de potion pendant un combat.</translation>
    </message>
    <message>
        <source>The wound comes first: no potion before the luck decision.</source>
        <translation>La blessure d&apos;abord : pas de potion avant la décision de Chance.</translation>
    </message>
    <message>
        <source>Weapons are not changed during a fight.</source>
        <translation>On ne change pas d&apos;arme pendant un combat.</translation>
    </message>
    <message>
        <source>Nothing is for sale here.</source>
        <translation>Rien ne s&apos;achète ici.</translation>
    </message>
    <message>
        <source>This costs an item you do not have: {0}.</source>
        <translation>Cela coûte un objet que vous n&apos;avez pas : {0}.</translation>
    </message>
    <message>
        <source>Not on the sheet: {0}.</source>
        <translation>Pas sur la feuille : {0}.</translation>
    </message>
    <message>
        <source>Of no use here: {0}.</source>
        <translation>Sans usage ici : {0}.</translation>
    </message>
    <message>
        <source>Used up: {0}.</source>
        <translation>Objet épuisé : {0}.</translation>
    </message>
    <message>
        <source>Not during this fight: {0}.</source>
        <translation>Pas pendant ce combat : {0}.</translation>
    </message>
    <message>
        <source>Not a weapon: {0}.</source>
        <translation>Ce n&apos;est pas une arme : {0}.</translation>
    </message>
    <message>
        <source>Not sold here: {0}.</source>
        <translation>Pas en vente ici : {0}.</translation>
    </message>
    <message>
        <source>Sold out: {0}.</source>
        <translation>Il n&apos;en reste plus : {0}.</translation>
    </message>
    <message>
        <source>Nobody buys this here: {0}.</source>
        <translation>Pas d&apos;acheteur ici : {0}.</translation>
    </message>
    <message>
        <source>{0} is out of the fight.</source>
        <translation>{0} est hors de combat.</translation>
    </message>
    <message>
        <source>One after the other: {0} comes first.</source>
        <translation>Tour à tour : {0} vient d&apos;abord.</translation>
    </message>
    <message>
        <source>No flight before round {0}.</source>
        <translation>Pas de fuite avant l&apos;assaut {0}.</translation>
    </message>
    <message>
        <source>This book has no section {0}.</source>
        <translation>Ce livre n&apos;a pas de section {0}.</translation>
    </message>
    <message>
        <source>With LUCK at {0} the test cannot succeed.</source>
        <translation>Avec une CHANCE de {0}, la tentative ne peut pas réussir.</translation>
    </message>
    <message>
        <source>A name has {0} characters at most.</source>
        <translation>Un nom a {0} signes au plus.</translation>
    </message>
    <message>
        <source>“{0}” is no section: 1 to 6 characters are written.</source>
        <translation>« {0} » n&apos;est pas une section : on écrit de 1 à 6 signes.</translation>
    </message>
    <message>
        <source>These rules do not know “{0}”.</source>
        <translation>Ces règles ne connaissent pas « {0} ».</translation>
    </message>
    <message>
        <source>Already written down: {0}.</source>
        <translation>Déjà noté : {0}.</translation>
    </message>
    <message>
        <source>Not written down: {0}.</source>
        <translation>Pas noté : {0}.</translation>
    </message>
    <message>
        <source>A section has {0} ways on at most.</source>
        <translation>Une section a {0} suites au plus.</translation>
    </message>
    <message>
        <source>A fight has {0} foes at most.</source>
        <translation>Un combat a {0} adversaires au plus.</translation>
    </message>
    <message>
        <source>The sheet has this field already: {0}.</source>
        <translation>La feuille a déjà ce champ : {0}.</translation>
    </message>
    <message>
        <source>A sheet has {0} fields of its own at most.</source>
        <translation>Une feuille a {0} champs à elle au plus.</translation>
    </message>
    <message>
        <source>This cannot stand there: {0}.</source>
        <translation>Cela ne peut pas s&apos;y écrire : {0}.</translation>
    </message>
    <message>
        <source>It takes exactly {0} different talents.</source>
        <translation>Il faut exactement {0} talents différents.</translation>
    </message>
    <message>
        <source>{0} lies between {1} and {2}.</source>
        <translation>{0} : de {1} à {2}.</translation>
    </message>
    <message>
        <source>These rules know no talent {0}.</source>
        <translation>Ces règles ne connaissent pas le talent {0}.</translation>
    </message>
    <message>
        <source>One of the potions has to be chosen.</source>
        <translation>Il faut choisir une des potions.</translation>
    </message>
    <message>
        <source>This costs {0}; with {1} it would be death.</source>
        <translation>Cela coûte {0} ; avec {1}, ce serait la mort.</translation>
    </message>
    <message>
        <source>This play allows no undo.</source>
        <translation>Cette partie ne permet pas de revenir en arrière.</translation>
    </message>
    <message>
        <source>In this play, dice stay rolled.</source>
        <translation>Dans cette partie, les dés lancés restent lancés.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>The number of meals</source>
        <translation>Nombre de repas</translation>
    </message>
    <message>
        <source>The number of doses</source>
        <translation>Nombre de doses</translation>
    </message>
    <message>
        <source>The number of dice</source>
        <translation>Nombre de dés</translation>
    </message>
    <message>
        <source>What a wound takes</source>
        <translation>Perte par blessure</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>The last section</source>
        <translation>Dernière section</translation>
    </message>
    <message>
        <source>This costs {0}, you have {1}.</source>
        <translation>Cela coûte {0}, vous en avez {1}.</translation>
    </message>
    <message>
        <source>This is no answer to the question.</source>
        <translation>Ce n&apos;est pas une réponse à la question.</translation>
    </message>
    <message>
        <source>Asked for: {0}, each from {1} to {2}.</source>
        <translation>Il faut {0}, de {1} à {2}.</translation>
    </message>
    <message>
        <source>No longer in force: {0}</source>
        <translation>N&apos;est plus en vigueur : {0}</translation>
    </message>
    <message>
        <source>a meal</source>
        <translation>un repas</translation>
    </message>
    <message>
        <source>a dose of potion</source>
        <translation>une dose de potion</translation>
    </message>
    <message>
        <source>testing luck</source>
        <translation>tentative de Chance</translation>
    </message>
    <message>
        <source>the price of the choice</source>
        <translation>le prix du choix</translation>
    </message>
    <message>
        <source>bought</source>
        <translation>achat</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>vente</translation>
    </message>
    <message>
        <source>as the book says</source>
        <translation>selon le livre</translation>
    </message>
    <message>
        <source>correction by hand</source>
        <translation>correction à la main</translation>
    </message>
    <message>
        <source>The sheet begins with {0}.</source>
        <translation>La feuille commence avec {0}.</translation>
    </message>
    <message>
        <source>{0}, {1} beyond the Initial</source>
        <translation>{0}, {1} au-delà du départ</translation>
    </message>
    <message>
        <source>{0} stays at 0</source>
        <translation>{0} reste à 0</translation>
    </message>
    <message>
        <source>{0} is already at its Initial</source>
        <translation>{0} déjà au départ</translation>
    </message>
    <message>
        <source>Initial {0} {1}</source>
        <translation>{0} de départ {1}</translation>
    </message>
    <message>
        <source>Gold unchanged</source>
        <translation>Or inchangé</translation>
    </message>
    <message numerus="yes">
        <source>Meal eaten, %n left</source>
        <translation>
            <numerusform>Repas pris, il en reste %n</numerusform>
            <numerusform>Repas pris, il en reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Meals unchanged</source>
        <translation>Repas inchangés</translation>
    </message>
    <message>
        <source>Received: {0}</source>
        <translation>Objet reçu : {0}</translation>
    </message>
    <message>
        <source>The bag is full, left there: {0}</source>
        <translation>Sac plein, objet laissé : {0}</translation>
    </message>
    <message>
        <source>Used: {0}</source>
        <translation>Objet utilisé : {0}</translation>
    </message>
    <message>
        <source>{0}: nothing left, a place in the bag is free</source>
        <translation>{0} : plus rien, une place se libère dans le sac</translation>
    </message>
    <message>
        <source>Nothing in hand.</source>
        <translation>Mains nues.</translation>
    </message>
    <message>
        <source>In hand: {0}</source>
        <translation>En main : {0}</translation>
    </message>
    <message>
        <source>Left behind: {0}</source>
        <translation>Objet laissé : {0}</translation>
    </message>
    <message>
        <source>Paid: {0}</source>
        <translation>Objet donné en paiement : {0}</translation>
    </message>
    <message>
        <source>Sold: {0}</source>
        <translation>Objet vendu : {0}</translation>
    </message>
    <message>
        <source>Used up: {0}</source>
        <translation>Objet épuisé : {0}</translation>
    </message>
    <message>
        <source>Lost: {0}</source>
        <translation>Objet perdu : {0}</translation>
    </message>
    <message>
        <source>Sheet not yet rolled</source>
        <translation>Feuille à tirer</translation>
    </message>
    <message>
        <source>Talents and potion not yet chosen</source>
        <translation>Talents et potion à choisir</translation>
    </message>
    <message>
        <source>Death at section {0}</source>
        <translation>Mort à la section {0}</translation>
    </message>
    <message>
        <source>Ended at section {0}: {1}</source>
        <translation>Fin à la section {0} : {1}</translation>
    </message>
    <message>
        <source>Section {0}, start of the fight</source>
        <translation>Section {0}, début du combat</translation>
    </message>
    <message>
        <source>Section {0}, round {1}, luck offered</source>
        <translation>Section {0}, assaut {1}, offre de Chance</translation>
    </message>
    <message>
        <source>Section {0}, round {1}</source>
        <translation>Section {0}, assaut {1}</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Section {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) changed</source>
        <translation>
            <numerusform>%n valeur changée</numerusform>
            <numerusform>%n valeurs changées</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>rien de changé</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>Initial {0}</source>
        <translation>{0} de départ</translation>
    </message>
    <message>
        <source>potion</source>
        <translation>potion</translation>
    </message>
    <message>
        <source>doses</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>meals</source>
        <translation>repas</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>what needs no place in the bag</source>
        <translation>ce qui ne prend pas de place dans le sac</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>sections read</source>
        <translation>sections lues</translation>
    </message>
    <message>
        <source>what the book has counted</source>
        <translation>comptes du livre</translation>
    </message>
    <message>
        <source>section</source>
        <translation>section</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>round</source>
        <translation>assaut</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>what is known of the book</source>
        <translation>ce qu&apos;on sait du livre</translation>
    </message>
    <message>
        <source>{0}: changed</source>
        <translation>{0} : changement</translation>
    </message>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0} : {1}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>« {0} »</translation>
    </message>
    <message>
        <source>SKILL</source>
        <translation>HABILETÉ</translation>
    </message>
    <message>
        <source>STAMINA</source>
        <translation>ENDURANCE</translation>
    </message>
    <message>
        <source>LUCK</source>
        <translation>CHANCE</translation>
    </message>
    <message>
        <source>{0}, and {1}</source>
        <translation>{0}, et {1}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} et {1}</translation>
    </message>
    <message>
        <source>{0}, or {1}</source>
        <translation>{0}, ou {1}</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <translation>{0} ou {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n gold piece(s)</source>
        <translation>
            <numerusform>%n pièce d&apos;or</numerusform>
            <numerusform>%n pièces d&apos;or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meal(s)</source>
        <translation>
            <numerusform>%n repas</numerusform>
            <numerusform>%n repas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dose(s)</source>
        <translation>
            <numerusform>%n dose</numerusform>
            <numerusform>%n doses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n STAMINA point(s)</source>
        <translation>
            <numerusform>%n point d&apos;ENDURANCE</numerusform>
            <numerusform>%n points d&apos;ENDURANCE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n LUCK point(s)</source>
        <translation>
            <numerusform>%n point de CHANCE</numerusform>
            <numerusform>%n points de CHANCE</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n assaut</numerusform>
            <numerusform>%n assauts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}%</source>
        <translation>{0} %</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Take a choice, trade, or pick the foe to strike</source>
        <translation>Prendre un choix, acheter ou vendre, viser un adversaire</translation>
    </message>
    <message>
        <source>Go on; in a fight the next round</source>
        <translation>Continuer ; en combat, l&apos;assaut suivant</translation>
    </message>
    <message>
        <source>Test luck on a wound</source>
        <translation>Tenter sa Chance sur une blessure</translation>
    </message>
    <message>
        <source>Run from a fight</source>
        <translation>Fuir un combat</translation>
    </message>
    <message>
        <source>Eat a meal</source>
        <translation>Manger un repas</translation>
    </message>
    <message>
        <source>Drink a dose of the potion</source>
        <translation>Boire une dose de potion</translation>
    </message>
    <message>
        <source>Roll two dice</source>
        <translation>Lancer deux dés</translation>
    </message>
    <message>
        <source>Correct the gold</source>
        <translation>Corriger l&apos;or</translation>
    </message>
    <message>
        <source>Add or remove a thing</source>
        <translation>Ajouter ou retirer un objet</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Note at this section</source>
        <translation>Noter à cette section</translation>
    </message>
    <message>
        <source>Correct the sheet by hand</source>
        <translation>Corriger la feuille à la main</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>To the choices</source>
        <translation>Aux choix</translation>
    </message>
    <message>
        <source>To the heading</source>
        <translation>Au titre</translation>
    </message>
    <message>
        <source>Number of the next section, or dice of the open question</source>
        <translation>Numéro de la section suivante, ou dés de la question ouverte</translation>
    </message>
    <message>
        <source>Shift A … Z</source>
        <translation>Maj A … Z</translation>
    </message>
    <message>
        <source>Letters of a section without number</source>
        <translation>Lettres d&apos;une section sans numéro</translation>
    </message>
    <message>
        <source>Turn to the section; in a fight the next round</source>
        <translation>Tourner à la section ; en combat, l&apos;assaut suivant</translation>
    </message>
    <message>
        <source>New foe: skill, stamina, Enter; in a fight one more</source>
        <translation>Nouvel adversaire : habileté, endurance, Entrée ; en combat, un de plus</translation>
    </message>
    <message>
        <source>The foes that the profile knows here</source>
        <translation>Les adversaires que le profil connaît ici</translation>
    </message>
    <message>
        <source>Test luck, here or on a wound</source>
        <translation>Tenter la Chance, ici ou sur une blessure</translation>
    </message>
    <message>
        <source>Test skill</source>
        <translation>Tester l&apos;Habileté</translation>
    </message>
    <message>
        <source>Roll one, two or three dice</source>
        <translation>Lancer un, deux ou trois dés</translation>
    </message>
    <message>
        <source>Gold given or taken</source>
        <translation>Or gagné ou perdu</translation>
    </message>
    <message>
        <source>Stamina and the rest given or taken; in a fight: the book ends it</source>
        <translation>Endurance et le reste, gagnés ou perdus ; en combat : le livre l&apos;arrête</translation>
    </message>
    <message>
        <source>Things and codewords found or lost</source>
        <translation>Objets et mots de code, trouvés ou perdus</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>Sections that the book offers</source>
        <translation>Sections que le livre propose</translation>
    </message>
    <message>
        <source>Mark this section</source>
        <translation>Marquer cette section</translation>
    </message>
    <message>
        <source>To the field of the next section</source>
        <translation>Au champ de la section suivante</translation>
    </message>
    <message>
        <source>On the map: from section to section</source>
        <translation>Sur la carte : de section en section</translation>
    </message>
    <message>
        <source>On the map: nearer, farther</source>
        <translation>Sur la carte : rapprocher, éloigner</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>choose, or enter a die</source>
        <translation>choisir, ou entrer un dé</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>press what has the focus</source>
        <translation>presser ce qui a le focus</translation>
    </message>
    <message>
        <source>take back a die not yet played</source>
        <translation>reprendre un dé pas encore joué</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>refaire</translation>
    </message>
    <message>
        <source>keep a bookmark</source>
        <translation>poser un marque-page</translation>
    </message>
    <message>
        <source>print, or write a PDF</source>
        <translation>imprimer, ou écrire un PDF</translation>
    </message>
    <message>
        <source>correct the value that has the focus</source>
        <translation>corriger la valeur qui a le focus</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>why is this closed, why did that happen</source>
        <translation>pourquoi ce refus, pourquoi cet effet</translation>
    </message>
    <message>
        <source>rule of this step</source>
        <translation>règle de l&apos;étape en cours</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>chercher une règle</translation>
    </message>
    <message>
        <source>Moving about</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>to the heading, to the choices</source>
        <translation>au titre, aux choix</translation>
    </message>
    <message>
        <source>next, previous region</source>
        <translation>zone suivante, précédente</translation>
    </message>
    <message>
        <source>sheet or assistant</source>
        <translation>feuille ou assistant</translation>
    </message>
    <message>
        <source>close a drawer, leave a field</source>
        <translation>fermer un volet, quitter un champ</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>Plays and display</source>
        <translation>Parties et affichage</translation>
    </message>
    <message>
        <source>open plays, in their order</source>
        <translation>parties ouvertes, dans leur ordre</translation>
    </message>
    <message>
        <source>next play</source>
        <translation>partie suivante</translation>
    </message>
    <message>
        <source>new play</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>close the play</source>
        <translation>fermer la partie</translation>
    </message>
    <message>
        <source>larger, smaller text</source>
        <translation>texte plus grand, plus petit</translation>
    </message>
    <message>
        <source>text at 100 %</source>
        <translation>texte à 100 %</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>In this play</source>
        <translation>Dans cette partie</translation>
    </message>
    <message>
        <source>Literata and Atkinson Hyperlegible, under the Open Font License</source>
        <translation>Literata et Atkinson Hyperlegible, sous licence Open Font</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Write as a text</source>
        <translation>Écrire en texte</translation>
    </message>
    <message>
        <source>Written: {0}.</source>
        <translation>Écrit : {0}.</translation>
    </message>
    <message>
        <source>Another play of {0}</source>
        <translation>Autre partie : {0}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Add an adventure</source>
        <translation>Ajouter une aventure</translation>
    </message>
    <message>
        <source>Folder or .zip file</source>
        <translation>Dossier ou fichier .zip</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copies de secours</translation>
    </message>
    <message>
        <source>More about {0}</source>
        <translation>Plus : {0}</translation>
    </message>
    <message>
        <source>Begin with {0}.</source>
        <translation>Commencez par {0}.</translation>
    </message>
    <message>
        <source>A play or its text…</source>
        <translation>Une partie, ou son texte…</translation>
    </message>
    <message>
        <source>An adventure, from a .zip file…</source>
        <translation>Une aventure, depuis un fichier .zip…</translation>
    </message>
    <message>
        <source>An adventure, from its folder…</source>
        <translation>Une aventure, depuis son dossier…</translation>
    </message>
    <message>
        <source>Checking {0}…</source>
        <translation>Vérification de {0}…</translation>
    </message>
    <message>
        <source>“{0}”: {1} Nothing has changed.</source>
        <translation>« {0} » : {1} Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>Imported: {0}.</source>
        <translation>Importation terminée : {0}.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>“{0}” is there already</source>
        <translation>« {0} » existe déjà</translation>
    </message>
    <message>
        <source>Its plays stay, and go on with the adventure now brought.</source>
        <translation>Ses parties restent, et continuent avec l&apos;aventure importée.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep the one there is</source>
        <translation>Garder l&apos;actuelle</translation>
    </message>
    <message>
        <source>Import plays</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Import adventures</source>
        <translation>Importer des aventures</translation>
    </message>
    <message>
        <source>Import an adventure&apos;s folder</source>
        <translation>Importer le dossier d&apos;une aventure</translation>
    </message>
    <message>
        <source>There is no sound copy of this play.</source>
        <translation>Il n&apos;existe aucune copie saine de cette partie.</translation>
    </message>
    <message>
        <source>{0}, no sound copy</source>
        <translation>{0}, aucune copie saine</translation>
    </message>
    <message>
        <source>{0}, sound copy: {1}</source>
        <translation>{0}, copie saine : {1}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Export as a text…</source>
        <translation>Exporter en texte…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Rename the play</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>“{0}” is deleted.</source>
        <translation>Partie supprimée : « {0} ».</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“{0}” stands again as saved {1}.</source>
        <translation>« {0} » est de nouveau telle qu&apos;enregistrée {1}.</translation>
    </message>
    <message>
        <source>The former file is kept: {0}.</source>
        <translation>L&apos;ancien fichier est gardé : {0}.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Export as a text</source>
        <translation>Exporter en texte</translation>
    </message>
    <message>
        <source>A new play: “{0}”.</source>
        <translation>Nouvelle partie : « {0} ».</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Backups of {0}</source>
        <translation>Copies de secours : {0}</translation>
    </message>
    <message>
        <source>None yet. One is made each time the play is opened.</source>
        <translation>Aucune pour l&apos;instant. Une copie est faite à chaque ouverture de la partie.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Revenir à cette copie</translation>
    </message>
    <message>
        <source>Open as a new play</source>
        <translation>Ouvrir comme nouvelle partie</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0} : {1}</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copier la liste</translation>
    </message>
    <message numerus="yes">
        <source>%n more error(s), all in the copied list.</source>
        <translation>
            <numerusform>%n autre erreur, dans la liste copiée.</numerusform>
            <numerusform>%n autres erreurs, dans la liste copiée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Liste copiée.</translation>
    </message>
    <message>
        <source>{0}, line {1}</source>
        <translation>{0}, ligne {1}</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>New play</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Ctrl N</source>
        <translation>Ctrl N</translation>
    </message>
    <message>
        <source>Other plays</source>
        <translation>Autres parties</translation>
    </message>
    <message>
        <source>Begin a play</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Show fewer plays</source>
        <translation>Voir moins de parties</translation>
    </message>
    <message numerus="yes">
        <source>See all %n play(s)</source>
        <translation>
            <numerusform>Voir la partie</numerusform>
            <numerusform>Voir les %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>in French</source>
        <translation>en français</translation>
    </message>
    <message>
        <source>in English</source>
        <translation>en anglais</translation>
    </message>
    <message>
        <source>damaged file</source>
        <translation>fichier abîmé</translation>
    </message>
    <message>
        <source>not a play</source>
        <translation>pas une partie</translation>
    </message>
    <message>
        <source>empty file</source>
        <translation>fichier vide</translation>
    </message>
    <message>
        <source>file missing</source>
        <translation>fichier disparu</translation>
    </message>
    <message>
        <source>from a newer version</source>
        <translation>version plus récente</translation>
    </message>
    <message>
        <source>in use elsewhere</source>
        <translation>en usage ailleurs</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>Last play</source>
        <translation>Dernière partie</translation>
    </message>
    <message>
        <source>Last play, saved {0}</source>
        <translation>Dernière partie, enregistrée {0}</translation>
    </message>
    <message>
        <source>begun: {0}</source>
        <translation>début : {0}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>all plays are saved</source>
        <translation>toutes les parties sont enregistrées</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>route</source>
        <translation>trajet</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>vous êtes ici</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lue</translation>
    </message>
    <message>
        <source>offered, not read</source>
        <translation>proposée, non lue</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>The journal of this play does not go back to {0}. Nothing has changed.</source>
        <translation>Le journal de cette partie ne remonte pas au {0}. Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>{0} is offered and not read yet.</source>
        <translation>Le {0} est proposé et n&apos;a pas encore été lu.</translation>
    </message>
    <message>
        <source>What happened at {0}</source>
        <translation>Ce qui s&apos;est passé au {0}</translation>
    </message>
    <message>
        <source>Back to {0}, the sheet as it was then</source>
        <translation>Revenir au {0}, avec la feuille d&apos;alors</translation>
    </message>
    <message>
        <source>Turn to {0} with the sheet as it is now</source>
        <translation>Aller au {0} avec la feuille d&apos;aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Lines between the sections</source>
        <translation>Traits entre les sections</translation>
    </message>
    <message>
        <source>Map of the sections read</source>
        <translation>Carte des sections lues</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Map or list</source>
        <translation>Carte ou liste</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Rapprocher</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Éloigner</translation>
    </message>
    <message>
        <source>What can be done at {0}</source>
        <translation>Que faire au {0}</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>death</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>marque-page</translation>
    </message>
    <message>
        <source>offered at {0}, not read</source>
        <translation>proposée au {0}, non lue</translation>
    </message>
    <message numerus="yes">
        <source>read %n time(s)</source>
        <translation>
            <numerusform>lue %n fois</numerusform>
            <numerusform>lue %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>on the route</source>
        <translation>sur le trajet</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>depuis {0}</translation>
    </message>
    <message>
        <source>on to {0}</source>
        <translation>vers {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) read</source>
        <translation>
            <numerusform>%n section lue</numerusform>
            <numerusform>%n sections lues</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows walk from section to section, Enter opens, Home goes to where you are.</source>
        <translation>Les flèches vont de section en section, Entrée ouvre, Origine revient où vous êtes.</translation>
    </message>
    <message>
        <source>Every section you turn to takes its place here, with the ways it offers.</source>
        <translation>Chaque section où vous allez prend place ici, avec les voies qu&apos;elle propose.</translation>
    </message>
</context>
<context>
    <name>MessageLine</name>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Saved at {0}</source>
        <translation>Enregistré à {0}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Quand même</translation>
    </message>
    <message>
        <source>{0} Nothing has changed.</source>
        <translation>{0} Rien n&apos;a changé.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Note at {0}</source>
        <translation>Note du {0}</translation>
    </message>
    <message>
        <source>Clues the book gives you and your own notes gather here.</source>
        <translation>Les indices du livre et vos propres notes se rassemblent ici.</translation>
    </message>
</context>
<context>
    <name>Outatime</name>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>a new table</source>
        <translation>nouvelle table</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, turn {1}</source>
        <translation>{0}, tour {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) below</source>
        <translation>
            <numerusform>%n joueur plus bas</numerusform>
            <numerusform>%n joueurs plus bas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards are kept for the next table.</source>
        <translation>Vos cartes sont gardées pour la prochaine table.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Ripple</source>
        <translation>Ondulation</translation>
    </message>
    <message>
        <source>88</source>
        <translation>88</translation>
    </message>
    <message>
        <source>Flux</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Paradox</source>
        <translation>Paradoxe</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Lock the {0}</source>
        <translation>Verrouiller le {0}</translation>
    </message>
    <message>
        <source>Cause the paradox</source>
        <translation>Provoquer le paradoxe</translation>
    </message>
    <message>
        <source>Roll on or stop</source>
        <translation>Relancer ou s&apos;arrêter</translation>
    </message>
    <message>
        <source>{0}&apos;s turn</source>
        <translation>Tour de {0}</translation>
    </message>
    <message>
        <source>flux</source>
        <translation>flux</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n box(es) covered</source>
        <translation>
            <numerusform>{0} case couverte sur %n</numerusform>
            <numerusform>{0} cases couvertes sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for {0}</source>
        <translation>attend {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) to gain</source>
        <translation>
            <numerusform>%n case à gagner</numerusform>
            <numerusform>%n cases à gagner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) to lose</source>
        <translation>
            <numerusform>%n case à perdre</numerusform>
            <numerusform>%n cases à perdre</numerusform>
        </translation>
    </message>
    <message>
        <source>active</source>
        <translation>active</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivante</translation>
    </message>
    <message>
        <source>Choose the card you begin with.</source>
        <translation>Choisissez la carte de départ.</translation>
    </message>
    <message>
        <source>Choose the card that lies face down.</source>
        <translation>Choisissez la carte posée face cachée.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>{0}, card {1}</source>
        <translation>{0}, carte {1}</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>de gauche à droite</translation>
    </message>
    <message>
        <source>bottom to top</source>
        <translation>de bas en haut</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <translation>de haut en bas</translation>
    </message>
    <message>
        <source>How the boxes lie</source>
        <translation>Sens des cases</translation>
    </message>
    <message>
        <source>2 to 5, F or 8, twelve at most</source>
        <translation>2 à 5, F ou 8, douze au plus</translation>
    </message>
    <message>
        <source>A line holds something that is no box.</source>
        <translation>Une ligne contient ce qui n&apos;est pas une case.</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Mes cartes</translation>
    </message>
    <message>
        <source>Type the boxes of each of your cards once, in the order in which they are covered: 2 to 5, F for a flux capacitor, 8 for an 88. Copies may differ.</source>
        <translation>Tapez une fois les cases de chacune de vos cartes, dans l&apos;ordre où on les couvre : 2 à 5, F pour un condensateur de flux, 8 pour un 88. Les exemplaires peuvent différer.</translation>
    </message>
    <message>
        <source>Gigawatts</source>
        <translation>Gigawatts</translation>
    </message>
    <message>
        <source>One card more</source>
        <translation>Une carte de plus</translation>
    </message>
    <message>
        <source>All like the first</source>
        <translation>Toutes comme la première</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n player(s).</source>
        <translation>
            <numerusform>Assez pour %n joueur.</numerusform>
            <numerusform>Assez pour %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then roll again</source>
        <translation>Puis relancer</translation>
    </message>
    <message>
        <source>The card of {0} always comes last.</source>
        <translation>La carte de {0} vient toujours en dernier.</translation>
    </message>
    <message>
        <source>last</source>
        <translation>dernière</translation>
    </message>
    <message numerus="yes">
        <source>Double back with %n dice</source>
        <translation>
            <numerusform>Double retour avec %n dé</numerusform>
            <numerusform>Double retour avec %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to add: %n box(es) lost</source>
        <translation>
            <numerusform>Rien à poser : %n case perdue</numerusform>
            <numerusform>Rien à poser : %n cases perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to add: the turn ends</source>
        <translation>Rien à poser : fin du tour</translation>
    </message>
    <message>
        <source>At least one box</source>
        <translation>Au moins une case</translation>
    </message>
    <message>
        <source>At least two boxes</source>
        <translation>Au moins deux cases</translation>
    </message>
    <message>
        <source>At least three boxes</source>
        <translation>Au moins trois cases</translation>
    </message>
    <message>
        <source>Small paradox</source>
        <translation>Petit paradoxe</translation>
    </message>
    <message>
        <source>Large paradox</source>
        <translation>Grand paradoxe</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>Dice on the DeLorean</source>
        <translation>Dés sur la DeLorean</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Boxes covered</source>
        <translation>Cases couvertes</translation>
    </message>
    <message>
        <source>Active card</source>
        <translation>Carte active</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>as it lies, face down</source>
        <translation>telle quelle, face cachée</translation>
    </message>
    <message>
        <source>Completed cards</source>
        <translation>Cartes complètes</translation>
    </message>
    <message>
        <source>Boxes covered, turn by turn</source>
        <translation>Cases couvertes, tour après tour</translation>
    </message>
    <message>
        <source>DeLorean card</source>
        <translation>Carte DeLorean</translation>
    </message>
    <message>
        <source>locked die</source>
        <translation>dé verrouillé</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>The roll before</source>
        <translation>Le lancer d&apos;avant</translation>
    </message>
    <message>
        <source>next box</source>
        <translation>case attendue</translation>
    </message>
    <message>
        <source>your box</source>
        <translation>votre case</translation>
    </message>
    <message>
        <source>after the {0}</source>
        <translation>après le {0}</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>pas attendu</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>Dice to enter as they lie</source>
        <translation>Dés à saisir comme ils sont tombés</translation>
    </message>
    <message>
        <source>Rolled dice, to place or to roll again</source>
        <translation>Dés lancés, à placer ou à relancer</translation>
    </message>
    <message>
        <source>{0} waits until you let the computer go on.</source>
        <translation>{0} attend que vous laissiez jouer l&apos;ordinateur.</translation>
    </message>
    <message>
        <source>{0} chooses the next card.</source>
        <translation>{0} choisit sa carte suivante.</translation>
    </message>
    <message>
        <source>{0} chooses who loses a box.</source>
        <translation>{0} choisit qui perd une case.</translation>
    </message>
    <message>
        <source>{0} decides whether to ride the ripple.</source>
        <translation>{0} décide de profiter ou non de l&apos;ondulation.</translation>
    </message>
    <message>
        <source>{0} decides whether to cause the paradox.</source>
        <translation>{0} décide de provoquer ou non le paradoxe.</translation>
    </message>
    <message>
        <source>{0} is about to roll the six dice.</source>
        <translation>{0} va lancer les six dés.</translation>
    </message>
    <message>
        <source>{0} looks at which die to lock.</source>
        <translation>{0} regarde quel dé verrouiller.</translation>
    </message>
    <message>
        <source>{0} decides whether to roll on or to stop.</source>
        <translation>{0} décide de relancer ou de s&apos;arrêter.</translation>
    </message>
    <message>
        <source>GW</source>
        <translation>GW</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>Missing for two players: {0}.</source>
        <translation>Il manque pour deux joueurs : {0}.</translation>
    </message>
    <message>
        <source>{0} may refuse the ripple.</source>
        <translation>{0} peut refuser l&apos;ondulation.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>−1 if you choose {0}</source>
        <translation>−1 si vous choisissez {0}</translation>
    </message>
    <message>
        <source>+1, then −1 if you choose {0}</source>
        <translation>+1, puis −1 si vous choisissez {0}</translation>
    </message>
    <message>
        <source>−{0}, box {1} of {2}</source>
        <translation>−{0}, case {1} sur {2}</translation>
    </message>
    <message>
        <source>card complete</source>
        <translation>carte complète</translation>
    </message>
    <message>
        <source>box {0} of {1}</source>
        <translation>case {0} sur {1}</translation>
    </message>
    <message>
        <source>+{0}, box {1} of {2}</source>
        <translation>+{0}, case {1} sur {2}</translation>
    </message>
    <message>
        <source>nothing, card {0}</source>
        <translation>rien, carte {0}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>by itself, players may be asked</source>
        <translation>d&apos;office, ou sur demande</translation>
    </message>
    <message>
        <source>everybody is asked</source>
        <translation>on demande à chacun</translation>
    </message>
    <message>
        <source>always, nobody may refuse</source>
        <translation>toujours, sans refus possible</translation>
    </message>
    <message>
        <source>once a turn</source>
        <translation>une fois par tour</translation>
    </message>
    <message>
        <source>every time</source>
        <translation>chaque fois</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>at least so many of both</source>
        <translation>au moins ce nombre de chaque</translation>
    </message>
    <message>
        <source>exactly so many of both</source>
        <translation>exactement ce nombre de chaque</translation>
    </message>
    <message>
        <source>after all dice are added</source>
        <translation>une fois tous les dés ajoutés</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>by choice</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>goes on to the next card</source>
        <translation>passe à la carte suivante</translation>
    </message>
    <message>
        <source>by force</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>advised</source>
        <translation>conseillé</translation>
    </message>
    <message>
        <source>Boxes on average: {0}</source>
        <translation>Cases en moyenne : {0}</translation>
    </message>
    <message>
        <source>Hand the screen to {0}</source>
        <translation>Passer l&apos;écran à {0}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Let the computer go on</source>
        <translation>Laisser jouer l&apos;ordinateur</translation>
    </message>
    <message>
        <source>Roll the six dice</source>
        <translation>Lancer les six dés</translation>
    </message>
    <message>
        <source>Take the numbers back</source>
        <translation>Reprendre les nombres</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S&apos;arrêter</translation>
    </message>
    <message>
        <source>Stall on purpose</source>
        <translation>Caler exprès</translation>
    </message>
    <message>
        <source>No other roll: the paradox comes when you stop.</source>
        <translation>Plus de lancer : le paradoxe vient quand vous vous arrêtez.</translation>
    </message>
    <message>
        <source>Enter the dice as they lie on the table.</source>
        <translation>Saisissez les dés comme ils sont tombés sur la table.</translation>
    </message>
    <message>
        <source>{0} has to answer first.</source>
        <translation>{0} doit d&apos;abord répondre.</translation>
    </message>
    <message>
        <source>of {0} GW</source>
        <translation>sur {0} GW</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>son tour</translation>
    </message>
    <message>
        <source>The first two cards. The others look away.</source>
        <translation>Choix des deux premières cartes. Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>First cards</source>
        <translation>Premières cartes</translation>
    </message>
    <message>
        <source>Everybody takes one card to fill and one to lie face down beside it. The card of 0.01 always comes last.</source>
        <translation>Chacun prend une carte à remplir et une autre, posée à côté face cachée. La carte 0,01 vient toujours en dernier.</translation>
    </message>
    <message>
        <source>{0} chooses</source>
        <translation>{0} choisit</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>{0}, your first two cards</source>
        <translation>{0}, vos deux premières cartes</translation>
    </message>
    <message>
        <source>sample cards</source>
        <translation>cartes d&apos;exemple</translation>
    </message>
    <message>
        <source>sample cards, enter your own</source>
        <translation>cartes d&apos;exemple, saisir les vôtres</translation>
    </message>
    <message>
        <source>Ripples</source>
        <translation>Ondulations</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>by themselves</source>
        <translation>d&apos;office</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>Ripples of {0}</source>
        <translation>Ondulations de {0}</translation>
    </message>
    <message>
        <source>{0}, your next card</source>
        <translation>{0}, votre carte suivante</translation>
    </message>
    <message>
        <source>A card is complete: choose the next. The others look away.</source>
        <translation>Une carte est complète : choisissez la suivante. Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>Your card that lies face down. The others look away.</source>
        <translation>Votre carte posée face cachée. Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Back to {0}</source>
        <translation>Revenir à {0}</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vu</translation>
    </message>
    <message>
        <source>{0} GW</source>
        <translation>{0} GW</translation>
    </message>
    <message>
        <source>A new table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Joueurs, dans l&apos;ordre du jeu</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Choose everybody&apos;s cards</source>
        <translation>Choisir les cartes de chacun</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>No more than {0} players.</source>
        <translation>Pas plus de {0} joueurs.</translation>
    </message>
    <message>
        <source>At least {0} players.</source>
        <translation>Au moins {0} joueurs.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>takes ripples</source>
        <translation>ondulations d&apos;office</translation>
    </message>
    <message>
        <source>is asked about ripples</source>
        <translation>ondulations sur demande</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Card {0}</source>
        <translation>Carte {0}</translation>
    </message>
    <message>
        <source>the program&apos;s</source>
        <translation>du programme</translation>
    </message>
    <message>
        <source>real</source>
        <translation>réels</translation>
    </message>
    <message>
        <source>Correct the table by hand</source>
        <translation>Corriger la table à la main</translation>
    </message>
    <message>
        <source>Choose a die</source>
        <translation>Choisir un dé</translation>
    </message>
    <message>
        <source>Lock the die chosen; roll the six dice</source>
        <translation>Verrouiller le dé choisi ; lancer les six dés</translation>
    </message>
    <message>
        <source>Roll again, or take the numbers back</source>
        <translation>Relancer, ou reprendre les nombres</translation>
    </message>
    <message>
        <source>Stall on purpose, where the rules allow it</source>
        <translation>Caler exprès, si les règles le permettent</translation>
    </message>
    <message>
        <source>Enter a real die: flux, number, 88</source>
        <translation>Saisir un dé réel : flux, nombre, 88</translation>
    </message>
    <message>
        <source>To the last player</source>
        <translation>Au dernier joueur</translation>
    </message>
    <message>
        <source>Active cards</source>
        <translation>Cartes actives</translation>
    </message>
    <message>
        <source>the next card stays hidden</source>
        <translation>la carte suivante reste cachée</translation>
    </message>
    <message>
        <source>All six dice are on the DeLorean.</source>
        <translation>Les six dés sont sur la DeLorean.</translation>
    </message>
    <message>
        <source>{0} has six dice to roll.</source>
        <translation>{0} a six dés à lancer.</translation>
    </message>
    <message>
        <source>Look at the next card of {0}</source>
        <translation>Regarder la carte suivante de {0}</translation>
    </message>
    <message>
        <source>{0}: never ripples</source>
        <translation>{0} : jamais d&apos;ondulation</translation>
    </message>
    <message>
        <source>moves with you, one more {0}</source>
        <translation>avance avec vous, encore un {0}</translation>
    </message>
    <message>
        <source>moves with you</source>
        <translation>avance avec vous</translation>
    </message>
    <message>
        <source>waits for a {0}, stays</source>
        <translation>attend un {0}, n&apos;avance pas</translation>
    </message>
    <message>
        <source>waits for a {0}</source>
        <translation>attend un {0}</translation>
    </message>
    <message>
        <source>{0}, then {1}</source>
        <translation>{0}, puis {1}</translation>
    </message>
    <message>
        <source>As typed:</source>
        <translation>Saisis :</translation>
    </message>
    <message>
        <source>die {0}, to correct</source>
        <translation>dé {0}, à corriger</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0} : {1}</translation>
    </message>
    <message>
        <source>six dice to roll</source>
        <translation>six dés à lancer</translation>
    </message>
    <message>
        <source>first roll</source>
        <translation>premier lancer</translation>
    </message>
    <message>
        <source>second roll</source>
        <translation>deuxième lancer</translation>
    </message>
    <message>
        <source>third roll</source>
        <translation>troisième lancer</translation>
    </message>
    <message>
        <source>fourth roll</source>
        <translation>quatrième lancer</translation>
    </message>
    <message>
        <source>roll {0}</source>
        <translation>lancer {0}</translation>
    </message>
    <message>
        <source>return to turn {0}</source>
        <translation>retour au tour {0}</translation>
    </message>
    <message>
        <source>correction: {0}</source>
        <translation>correction : {0}</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la table</translation>
    </message>
    <message>
        <source>first cards of {0}</source>
        <translation>premières cartes ({0})</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>lancer</translation>
    </message>
    <message>
        <source>locking the {0}</source>
        <translation>verrouillage du {0}</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>arrêt</translation>
    </message>
    <message>
        <source>double back</source>
        <translation>double retour</translation>
    </message>
    <message>
        <source>stall on purpose</source>
        <translation>calage exprès</translation>
    </message>
    <message>
        <source>ripples of {0}</source>
        <translation>ondulations ({0})</translation>
    </message>
    <message>
        <source>{0}: die {1} of {2}</source>
        <translation>{0} : dé {1} sur {2}</translation>
    </message>
    <message>
        <source>{0}: {1} is completed, which card is next?</source>
        <translation>{0} : la {1} est complète, quelle carte suivante ?</translation>
    </message>
    <message>
        <source>{0}: ride the ripple of the {1}?</source>
        <translation>{0} : profiter de l&apos;ondulation du {1} ?</translation>
    </message>
    <message>
        <source>{0}: who loses a box by the paradox?</source>
        <translation>{0} : qui perd une case par le paradoxe ?</translation>
    </message>
    <message>
        <source>{0}: cause the paradox?</source>
        <translation>{0} : provoquer le paradoxe ?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>{0} players at the table. {1} begins.</source>
        <translation>{0} joueurs à table. {1} commence.</translation>
    </message>
    <message>
        <source>{0} has chosen the first two cards.</source>
        <translation>{0} a choisi ses deux premières cartes.</translation>
    </message>
    <message>
        <source>{0} begins with {1}; {2} is next.</source>
        <translation>{0} commence par la {1} ; la {2} suivra.</translation>
    </message>
    <message>
        <source>{0} lays the next card face down.</source>
        <translation>{0} pose la carte suivante face cachée.</translation>
    </message>
    <message>
        <source>{0} chooses {1} as the next card.</source>
        <translation>{0} choisit la {1} comme carte suivante.</translation>
    </message>
    <message>
        <source>{0} completes {1}: {2} of 1.21 gigawatts.</source>
        <translation>{0} complète la {1} : {2} sur 1,21 gigawatt.</translation>
    </message>
    <message>
        <source>{0} takes every ripple from now on.</source>
        <translation>{0} profite désormais de chaque ondulation.</translation>
    </message>
    <message>
        <source>{0} is asked at each ripple from now on.</source>
        <translation>La question est désormais posée à {0} à chaque ondulation.</translation>
    </message>
    <message>
        <source>{0} rolls {1}.</source>
        <translation>{0} lance {1}.</translation>
    </message>
    <message>
        <source>{0}: a FLUX is locked.</source>
        <translation>{0} : un FLUX est verrouillé.</translation>
    </message>
    <message>
        <source>{0} locks an 88.</source>
        <translation>{0} verrouille un 88.</translation>
    </message>
    <message>
        <source>Double back: {0} takes back {1}.</source>
        <translation>Double retour : {0} reprend {1}.</translation>
    </message>
    <message>
        <source>{0} has no box to lose.</source>
        <translation>{0} n&apos;a aucune case à perdre.</translation>
    </message>
    <message>
        <source>{0} loses {1} on {2}: {3} left.</source>
        <translation>{0} perd {1} sur la {2} : reste {3}.</translation>
    </message>
    <message>
        <source>{0} lets the ripple of the {1} go by.</source>
        <translation>{0} laisse passer l&apos;ondulation du {1}.</translation>
    </message>
    <message>
        <source>{0} uses a {1}: {2}, box {3} of {4}.</source>
        <translation>{0} emploie un {1} : {2}, case {3} sur {4}.</translation>
    </message>
    <message>
        <source>{0} rides the ripple of the {1}: {2}, box {3} of {4}.</source>
        <translation>{0} profite de l&apos;ondulation du {1} : {2}, case {3} sur {4}.</translation>
    </message>
    <message>
        <source>{0} moves on by {1}: {2}, box {3} of {4}.</source>
        <translation>{0} avance de {1} : {2}, case {3} sur {4}.</translation>
    </message>
    <message>
        <source>{0} stalls: nothing to add.</source>
        <translation>{0} cale : aucun dé à poser.</translation>
    </message>
    <message>
        <source>Small paradox caused by {0}.</source>
        <translation>Petit paradoxe provoqué par {0}.</translation>
    </message>
    <message>
        <source>Large paradox caused by {0}.</source>
        <translation>Grand paradoxe provoqué par {0}.</translation>
    </message>
    <message>
        <source>{0} lets the paradox be.</source>
        <translation>{0} renonce au paradoxe.</translation>
    </message>
    <message>
        <source>{0} wins with {1} gigawatts.</source>
        <translation>{0} gagne avec {1} gigawatt.</translation>
    </message>
    <message>
        <source>{0} stops and passes the dice.</source>
        <translation>{0} s&apos;arrête et passe les dés.</translation>
    </message>
    <message>
        <source>Six dice are locked: the turn of {0} is over.</source>
        <translation>Six dés verrouillés : tour terminé pour {0}.</translation>
    </message>
    <message>
        <source>A question is open: answer it first.</source>
        <translation>Une question est ouverte : répondez d&apos;abord.</translation>
    </message>
    <message>
        <source>Nothing is being asked.</source>
        <translation>Rien n&apos;est demandé.</translation>
    </message>
    <message>
        <source>This play is open elsewhere: here it can only be read.</source>
        <translation>Cette partie est ouverte ailleurs : ici on peut seulement la lire.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Nobody sits at the table yet.</source>
        <translation>Personne n&apos;est encore à table.</translation>
    </message>
    <message>
        <source>The players sit at the table already.</source>
        <translation>Les joueurs sont déjà à table.</translation>
    </message>
    <message>
        <source>Everybody chooses an active card and a next one first.</source>
        <translation>Chacun choisit d&apos;abord une carte active et une carte suivante.</translation>
    </message>
    <message>
        <source>The active card and the next one are two cards.</source>
        <translation>La carte active et la carte suivante sont deux cartes.</translation>
    </message>
    <message>
        <source>The 0.01 card comes last: it cannot be chosen now.</source>
        <translation>La carte 0,01 vient en dernier : on ne peut la choisir maintenant.</translation>
    </message>
    <message>
        <source>A card is always active, and 0.01 is completed in play only.</source>
        <translation>Une carte est toujours active, et la 0,01 ne se complète qu&apos;en jeu.</translation>
    </message>
    <message>
        <source>With other cards laid open, the next card has to be named as well.</source>
        <translation>Avec d&apos;autres cartes ouvertes, il faut nommer aussi la carte suivante.</translation>
    </message>
    <message>
        <source>A next card lies face down.</source>
        <translation>Une carte suivante est face cachée.</translation>
    </message>
    <message>
        <source>The dice have not been rolled.</source>
        <translation>Les dés n&apos;ont pas été lancés.</translation>
    </message>
    <message>
        <source>At least one die of this roll has to be added.</source>
        <translation>Il faut ajouter au moins un dé de ce lancer.</translation>
    </message>
    <message>
        <source>A die of this roll has been added: no stall.</source>
        <translation>Un dé de ce lancer est ajouté : pas de calage.</translation>
    </message>
    <message>
        <source>A FLUX is locked as it is rolled, and never rolled again.</source>
        <translation>Un FLUX est verrouillé dès qu&apos;il sort, et jamais relancé.</translation>
    </message>
    <message>
        <source>A paradox stands: it has to be caused, there is no other roll.</source>
        <translation>Un paradoxe est là : il faut le provoquer, on ne relance plus.</translation>
    </message>
    <message>
        <source>All six dice are locked.</source>
        <translation>Les six dés sont verrouillés.</translation>
    </message>
    <message>
        <source>Numbers are taken back only with all six dice locked, once a turn.</source>
        <translation>On reprend les nombres seulement avec six dés verrouillés, une fois par tour.</translation>
    </message>
    <message>
        <source>This game is played without a double back.</source>
        <translation>Cette partie se joue sans double retour.</translation>
    </message>
    <message>
        <source>This game is for {0} to {1} players.</source>
        <translation>Cette partie est pour {0} à {1} joueurs.</translation>
    </message>
    <message>
        <source>There is no player {0}.</source>
        <translation>Il n&apos;y a pas de joueur {0}.</translation>
    </message>
    <message>
        <source>Nobody of this kind can play: {0}.</source>
        <translation>Personne de ce genre ne peut jouer : {0}.</translation>
    </message>
    <message>
        <source>There is no such card: {0}.</source>
        <translation>Cette carte n&apos;existe pas : {0}.</translation>
    </message>
    <message>
        <source>0 to {0} boxes can be covered there.</source>
        <translation>On peut y couvrir de 0 à {0} cases.</translation>
    </message>
    <message>
        <source>No die has the face {0}.</source>
        <translation>Aucun dé n&apos;a la face {0}.</translation>
    </message>
    <message>
        <source>There are six dice, not {0}.</source>
        <translation>Il y a six dés, et non {0}.</translation>
    </message>
    <message>
        <source>Two players cannot both be called {0}.</source>
        <translation>Deux joueurs ne peuvent s&apos;appeler {0} tous les deux.</translation>
    </message>
    <message>
        <source>No die of this roll shows {0}.</source>
        <translation>Aucun dé de ce lancer ne montre {0}.</translation>
    </message>
    <message>
        <source>The {0} does not fit: the next box shows {1}.</source>
        <translation>Le {0} ne va pas : la prochaine case montre {1}.</translation>
    </message>
    <message>
        <source>The {0} cannot be used: a card was completed with this roll.</source>
        <translation>Le {0} ne peut servir : une carte a été complétée avec ce lancer.</translation>
    </message>
    <message>
        <source>Two players cannot both have {0}.</source>
        <translation>Deux joueurs ne peuvent avoir la même carte : {0}.</translation>
    </message>
    <message>
        <source>Not among the cards to choose from: {0}.</source>
        <translation>Cette carte n&apos;est pas parmi celles à choisir : {0}.</translation>
    </message>
    <message>
        <source>{0} has chosen already.</source>
        <translation>{0} a déjà choisi.</translation>
    </message>
    <message>
        <source>{0} needs one 0.2, two 0.3, one 0.4, one 0.01.</source>
        <translation>Pour {0}, il faut une 0,2, deux 0,3, une 0,4 et une 0,01.</translation>
    </message>
    <message>
        <source>That does not answer the question: {0}.</source>
        <translation>Cela ne répond pas à la question : {0}.</translation>
    </message>
    <message>
        <source>Dice that were rolled stay as they fell.</source>
        <translation>Les dés lancés restent comme ils sont tombés.</translation>
    </message>
    <message>
        <source>Undoing is switched off in this play.</source>
        <translation>L&apos;annulation est désactivée dans cette partie.</translation>
    </message>
    <message>
        <source>the table is being set</source>
        <translation>la table se prépare</translation>
    </message>
    <message>
        <source>{0} has won</source>
        <translation>{0} a gagné</translation>
    </message>
    <message>
        <source>choosing the first cards</source>
        <translation>choix des premières cartes</translation>
    </message>
    <message>
        <source>turn {0}, {1} to play</source>
        <translation>tour {0}, à {1} de jouer</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>rien n&apos;a changé</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>place</translation>
    </message>
    <message>
        <source>active card</source>
        <translation>carte active</translation>
    </message>
    <message>
        <source>boxes covered</source>
        <translation>cases couvertes</translation>
    </message>
    <message>
        <source>cards completed</source>
        <translation>cartes complétées</translation>
    </message>
    <message>
        <source>next card</source>
        <translation>carte suivante</translation>
    </message>
    <message>
        <source>ripples</source>
        <translation>ondulations</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillés</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>{0}: {1} → {2}</source>
        <translation>{0} : {1} → {2}</translation>
    </message>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Joueur {0}</translation>
    </message>
    <message>
        <source>{0}.{1}</source>
        <translation>{0},{1}</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>prudent computer player</source>
        <translation>ordinateur prudent</translation>
    </message>
    <message>
        <source>bold computer player</source>
        <translation>ordinateur audacieux</translation>
    </message>
    <message>
        <source>computer player by expected progress</source>
        <translation>ordinateur au progrès attendu</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>new sheet</source>
        <translation>nouvelle feuille</translation>
    </message>
    <message>
        <source>section {0}</source>
        <translation>section {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) below</source>
        <translation>
            <numerusform>%n choix plus bas</numerusform>
            <numerusform>%n choix plus bas</numerusform>
        </translation>
    </message>
    <message>
        <source>Give this number</source>
        <translation>Donner ce nombre</translation>
    </message>
    <message>
        <source>A bookmark stands here. Keep another</source>
        <translation>Un marque-page est posé ici. En poser un autre</translation>
    </message>
    <message>
        <source>Bookmark this place</source>
        <translation>Marquer cette page</translation>
    </message>
    <message>
        <source>Section {0}. {1}</source>
        <translation>Section {0}. {1}</translation>
    </message>
    <message>
        <source>This adventure no longer has a section {0}. Sheet, journal and notes are intact: turn to another section from the map, or undo.</source>
        <translation>Cette aventure n&apos;a plus de section {0}. La feuille, le journal et les notes sont intacts : rendez-vous à une autre section depuis la carte, ou annulez.</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Continuer.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Write as a file</source>
        <translation>Écrire dans un fichier</translation>
    </message>
    <message>
        <source>{0} not written: {1}</source>
        <translation>{0} n&apos;a pas pu être écrit : {1}</translation>
    </message>
    <message>
        <source>Written: {0}.</source>
        <translation>Écrit : {0}.</translation>
    </message>
    <message>
        <source>Sent to the printer: {0}.</source>
        <translation>Envoi à l&apos;imprimante : {0}.</translation>
    </message>
    <message>
        <source>The printer took nothing. Write a PDF instead.</source>
        <translation>L&apos;imprimante n&apos;a rien pris. Écrivez plutôt un PDF.</translation>
    </message>
    <message>
        <source>This system cannot print. Write a PDF instead.</source>
        <translation>Ce système ne peut pas imprimer. Écrivez plutôt un PDF.</translation>
    </message>
    <message>
        <source>Print: {0}…</source>
        <translation>Imprimer : {0}…</translation>
    </message>
    <message>
        <source>{0} as PDF…</source>
        <translation>{0} en PDF…</translation>
    </message>
    <message>
        <source>{0} as Markdown…</source>
        <translation>{0} en Markdown…</translation>
    </message>
</context>
<context>
    <name>Printed</name>
    <message>
        <source>section {0}</source>
        <translation>section {0}</translation>
    </message>
    <message>
        <source>{0} (in hand)</source>
        <translation>{0} (en main)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Codewords, counters</source>
        <translation>Mots de code, comptes</translation>
    </message>
    <message>
        <source>Notes and clues</source>
        <translation>Notes et indices</translation>
    </message>
    <message>
        <source>Encounters with monsters</source>
        <translation>Rencontres avec un monstre</translation>
    </message>
    <message>
        <source>A crossed box is a point, a meal or a dose that is gone.</source>
        <translation>Une case barrée est un point, un repas ou une dose en moins.</translation>
    </message>
    <message>
        <source>Adventure sheet</source>
        <translation>Feuille d&apos;aventure</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Départ</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Sac</translation>
    </message>
    <message numerus="yes">
        <source>%n to choose</source>
        <translation>
            <numerusform>%n à choisir</numerusform>
            <numerusform>%n à choisir</numerusform>
        </translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talents</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>Type the digit or touch the face.</source>
        <translation>Tapez le chiffre ou touchez la face.</translation>
    </message>
    <message>
        <source>Type the key under a face, or touch the face.</source>
        <translation>Tapez la touche sous une face, ou touchez la face.</translation>
    </message>
    <message>
        <source>Choose with its digit.</source>
        <translation>Choisissez par son chiffre.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6, never {0}.</source>
        <translation>Un dé montre de 1 à 6, jamais {0}.</translation>
    </message>
    <message>
        <source>{0} is the key of no face: {1}.</source>
        <translation>{0} n&apos;est la touche d&apos;aucune face : {1}.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Lancer à ma place</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>{0}, current</source>
        <translation>{0}, ici</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>decision of this program</source>
        <translation>décision de ce programme</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Rules of this step</source>
        <translation>En ce moment</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>These rules have no entry “{}”.</source>
        <translation>Ces règles n&apos;ont pas d&apos;entrée « {} ».</translation>
    </message>
    <message>
        <source>Nothing for “{}”.</source>
        <translation>Rien pour « {} ».</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>List of rules</source>
        <translation>Liste des règles</translation>
    </message>
    <message>
        <source>Back to {}</source>
        <translation>Retour : {}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings not saved: {}</source>
        <translation>Réglages non enregistrés : {}</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Sepia</source>
        <translation>Sépia</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>Interligne</translation>
    </message>
    <message>
        <source>Letter spacing</source>
        <translation>Entre les lettres</translation>
    </message>
    <message>
        <source>Characters in a line</source>
        <translation>Signes par ligne</translation>
    </message>
    <message>
        <source>Text as at first</source>
        <translation>Texte d&apos;origine</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Dice of new plays</source>
        <translation>Dés au départ</translation>
    </message>
    <message>
        <source>the program&apos;s</source>
        <translation>du programme</translation>
    </message>
    <message>
        <source>real</source>
        <translation>réels</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Dice that roll, drawers that slide.</source>
        <translation>Dés qui roulent, volets qui glissent.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Chances to win, and what is advised.</source>
        <translation>Chances de vaincre et choix conseillé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>not past dice</source>
        <translation>sauf après des dés</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>New dice after undo</source>
        <translation>Autres dés après Annuler</translation>
    </message>
    <message>
        <source>Otherwise the same dice fall again.</source>
        <translation>Sinon les mêmes dés retombent.</translation>
    </message>
    <message>
        <source>Keyboard and language</source>
        <translation>Clavier et langue</translation>
    </message>
    <message>
        <source>Single letters as keys</source>
        <translation>Lettres seules</translation>
    </message>
    <message>
        <source>Digits, Enter and Esc always work.</source>
        <translation>Chiffres, Entrée et Échap marchent toujours.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>{}: less</source>
        <translation>{} : moins</translation>
    </message>
    <message>
        <source>{}: more</source>
        <translation>{} : plus</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Adventure sheet</source>
        <translation>Feuille d&apos;Aventure</translation>
    </message>
    <message>
        <source>Correct the sheet by hand</source>
        <translation>Corriger la feuille à la main</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talents</translation>
    </message>
    <message>
        <source>{0}: {1}, Initial {2}</source>
        <translation>{0} : {1}, départ {2}</translation>
    </message>
    <message>
        <source>Print, or write a PDF</source>
        <translation>Imprimer, ou écrire un PDF</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>{0}: {1} = {2}, Initial {3}</source>
        <translation>{0} : {1} = {2}, départ {3}</translation>
    </message>
    <message>
        <source>{0}. In fights: {1} ({2})</source>
        <translation>{0}. En combat : {1} ({2})</translation>
    </message>
    <message>
        <source>{0} of {1} places</source>
        <translation>{0} places sur {1}</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Sac</translation>
    </message>
    <message>
        <source>Eat</source>
        <translation>Manger</translation>
    </message>
    <message numerus="yes">
        <source>%n dose(s)</source>
        <translation>
            <numerusform>%n dose</numerusform>
            <numerusform>%n doses</numerusform>
        </translation>
    </message>
    <message>
        <source>Drink</source>
        <translation>Boire</translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s)</source>
        <translation>
            <numerusform>%n place libre</numerusform>
            <numerusform>%n places libres</numerusform>
        </translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>Take in hand</source>
        <translation>Prendre en main</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>On you</source>
        <translation>Sur soi</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Compteurs</translation>
    </message>
    <message>
        <source>Codewords</source>
        <translation>Mots-codes</translation>
    </message>
</context>
<context>
    <name>Shop</name>
    <message>
        <source>For sale</source>
        <translation>À vendre</translation>
    </message>
    <message>
        <source>{0}, {1} left</source>
        <translation>{0}, reste {1}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>fetches {0}</source>
        <translation>rapporte {0}</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>Annuler : {0}</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Rétablir : {0}</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>yesterday at {0}</source>
        <translation>hier à {0}</translation>
    </message>
    <message>
        <source>{1} at {0}</source>
        <translation>{1} à {0}</translation>
    </message>
    <message>
        <source>on {1} at {0}</source>
        <translation>le {1} à {0}</translation>
    </message>
    <message>
        <source>last night at {0}</source>
        <translation>cette nuit à {0}</translation>
    </message>
    <message>
        <source>this morning at {0}</source>
        <translation>ce matin à {0}</translation>
    </message>
    <message>
        <source>this afternoon at {0}</source>
        <translation>cet après-midi à {0}</translation>
    </message>
    <message>
        <source>this evening at {0}</source>
        <translation>ce soir à {0}</translation>
    </message>
    <message>
        <source>H:mm</source>
        <comment>how a time is written, for QLocale</comment>
        <translation>H&apos;&#xa0;h&#xa0;&apos;mm</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>{0} 1</source>
        <translation>1er {0}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{1} {0}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>Widgets</name>
    <message>
        <source>{} of {}: {}</source>
        <translation>{} de {} : {}</translation>
    </message>
    <message>
        <source>already read</source>
        <translation>déjà lu</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>{}: one less</source>
        <translation>{} : un de moins</translation>
    </message>
    <message>
        <source>{}: one more</source>
        <translation>{} : un de plus</translation>
    </message>
    <message>
        <source>next die to enter</source>
        <translation>prochain dé à entrer</translation>
    </message>
    <message>
        <source>no die yet</source>
        <translation>pas encore de dé</translation>
    </message>
    <message>
        <source>from {} to {}</source>
        <translation>de {} à {}</translation>
    </message>
    <message>
        <source>{} {} of {}</source>
        <translation>{} {} sur {}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>More about {}</source>
        <translation>Plus sur {}</translation>
    </message>
    <message>
        <source>Rule {}</source>
        <translation>Règle {}</translation>
    </message>
</context>
</TS>
