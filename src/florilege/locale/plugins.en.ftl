# Games of other packages.

plugin-left-out = Left out: { $key } ({ $source }): { $text }
refusal-plugin-import = it cannot be imported: { $error }.
refusal-plugin-no-game = it is not a game, but an object of type { $found }.
refusal-plugin-key = the game declares another key, { $key }.
refusal-plugin-key-twice = another game has the key { $key } already.
refusal-plugin-words = it lacks messages in the language { $language }, such as { $id }.
refusal-plugin-contract = it breaks the contract: { $error }.

help-new-game = write the package of a new game, small but playable, to begin with
help-new-name = the key of the new game: small letters, digits and hyphens, such as my-game
new-game-written = Written. To play it: pip install --editable { $name }, then florilege play { $name }; to test it: pytest { $name }.
refusal-new-game-name = “{ $name }” is no key of a game: it begins with a small letter; small letters, digits and single hyphens follow.
refusal-new-game-taken = the name “{ $name }” is taken, by a game or by a module of Python.
refusal-unreadable-move = “{ $text }” is not a move of this game.
