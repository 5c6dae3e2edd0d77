"""Every word a person reads: one Fluent catalogue, French and English, for terminal and browser.

The program's own words are here (`fr.ftl`, `en.ftl`); each game brings its words in the folder
`locale` of its package. Nothing else is shown to people, but for names and notation.
"""
