<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Companion</name>
    <message numerus="yes">
        <source>paper book, %n section(s)</source>
        <translation>
            <numerusform>paper book, %n section</numerusform>
            <numerusform>paper book, %n sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} is beyond this book of %n section(s). Noted all the same.</source>
        <translation>
            <numerusform>{0} is beyond this book of %n section. Noted all the same.</numerusform>
            <numerusform>{0} is beyond this book of %n sections. Noted all the same.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n die(dice) + {0}</source>
        <translation>
            <numerusform>%n die + {0}</numerusform>
            <numerusform>%n dice + {0}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>%n section(s) read</source>
        <translation>
            <numerusform>%n section read</numerusform>
            <numerusform>%n sections read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foe(s) beaten</source>
        <translation>
            <numerusform>%n foe beaten</numerusform>
            <numerusform>%n foes beaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blow(s) struck</source>
        <translation>
            <numerusform>%n blow struck</numerusform>
            <numerusform>%n blows struck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} gigawatts after %n turn(s).</source>
        <translation>
            <numerusform>{0} gigawatts after %n turn.</numerusform>
            <numerusform>{0} gigawatts after %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fight</name>
    <message numerus="yes">
        <source>%n chance(s) in 6</source>
        <translation>
            <numerusform>%n chance in 6</numerusform>
            <numerusform>%n chances in 6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n meal(s)</source>
        <translation>
            <numerusform>After %n meal</numerusform>
            <numerusform>After %n meals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gamebook</name>
    <message numerus="yes">
        <source>%n more section(s)</source>
        <translation>
            <numerusform>%n more section</numerusform>
            <numerusform>%n more sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dose(s) left</source>
        <translation>
            <numerusform>%n dose left</numerusform>
            <numerusform>%n doses left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} is beyond this book of %n section(s), noted all the same.</source>
        <translation>
            <numerusform>{0} is beyond this book of %n section, noted all the same.</numerusform>
            <numerusform>{0} is beyond this book of %n sections, noted all the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meal eaten, %n left</source>
        <translation>
            <numerusform>Meal eaten, %n left</numerusform>
            <numerusform>Meal eaten, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) changed</source>
        <translation>
            <numerusform>%n value changed</numerusform>
            <numerusform>%n values changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold piece(s)</source>
        <translation>
            <numerusform>%n gold piece</numerusform>
            <numerusform>%n gold pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meal(s)</source>
        <translation>
            <numerusform>%n meal</numerusform>
            <numerusform>%n meals</numerusform>
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
            <numerusform>%n STAMINA point</numerusform>
            <numerusform>%n STAMINA points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n LUCK point(s)</source>
        <translation>
            <numerusform>%n LUCK point</numerusform>
            <numerusform>%n LUCK points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more error(s), all in the copied list.</source>
        <translation>
            <numerusform>%n more error, in the copied list.</numerusform>
            <numerusform>%n more errors, in the copied list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See all %n play(s)</source>
        <translation>
            <numerusform>See the %n play</numerusform>
            <numerusform>See all %n plays</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message numerus="yes">
        <source>read %n time(s)</source>
        <translation>
            <numerusform>read %n time</numerusform>
            <numerusform>read %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) read</source>
        <translation>
            <numerusform>%n section read</numerusform>
            <numerusform>%n sections read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outatime</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) below</source>
        <translation>
            <numerusform>%n player below</numerusform>
            <numerusform>%n players below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n box(es) covered</source>
        <translation>
            <numerusform>{0} of %n box covered</numerusform>
            <numerusform>{0} of %n boxes covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) to gain</source>
        <translation>
            <numerusform>%n box to gain</numerusform>
            <numerusform>%n boxes to gain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es) to lose</source>
        <translation>
            <numerusform>%n box to lose</numerusform>
            <numerusform>%n boxes to lose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n player(s).</source>
        <translation>
            <numerusform>Enough for %n player.</numerusform>
            <numerusform>Enough for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double back with %n dice</source>
        <translation>
            <numerusform>Double back with %n die</numerusform>
            <numerusform>Double back with %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to add: %n box(es) lost</source>
        <translation>
            <numerusform>Nothing to add: %n box lost</numerusform>
            <numerusform>Nothing to add: %n boxes lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message numerus="yes">
        <source>%n choice(s) below</source>
        <translation>
            <numerusform>%n choice below</numerusform>
            <numerusform>%n choices below</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Printed</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to choose</source>
        <translation>
            <numerusform>%n to choose</numerusform>
            <numerusform>%n to choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>%n dose(s)</source>
        <translation>
            <numerusform>%n dose</numerusform>
            <numerusform>%n doses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free place(s)</source>
        <translation>
            <numerusform>%n free place</numerusform>
            <numerusform>%n free places</numerusform>
        </translation>
    </message>
</context>
</TS>
