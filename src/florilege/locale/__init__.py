"""All text that people read, as Fluent catalogues in French and English.

The program's own text is here; each game has its text in the folder `locale` of its package.
Everything else that people see is names and notation.
"""
