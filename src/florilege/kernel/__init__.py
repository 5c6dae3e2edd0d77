"""The contract that every game keeps, and the small parts games are built from.

Read in this order:

- `seats`        who is at the table, and who may see what (audiences);
- `dice`         where chance comes from: fast, or committed and verifiable;
- `phases`       the stack of sub-phases that says who decides what;
- `position`     the state of a game: legal moves, play, copy, resample, and what clients ask;
- `game`         the declaration of a game, with its functions; `registry` finds them;
- `journal`      what happened, each event with its clause and its audience;
- `refusal`      why something cannot be done, as data;
- `options`      the variants of a rulebook, declared once;
- `clauses`      the rulebook as an index;
- `notation`     positions as text;
- `record`       a whole game as text or JSON, replayed and verified.

Nothing here reads a clock, a file of the user's or a global random generator.
"""
