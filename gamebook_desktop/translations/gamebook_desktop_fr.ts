<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>Widgets</name>
    <message>
        <source>{} of {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
