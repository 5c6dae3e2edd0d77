# Games that are installed but cannot be used.

plugin-left-out = Left out: { $key } ({ $source }): { $text }
refusal-plugin-import = it cannot be imported: { $error }.
refusal-plugin-no-game = it is not a game, but an object of type { $found }.
refusal-plugin-key = the game declares another key, { $key }.
refusal-plugin-key-twice = another game has the key { $key } already.
refusal-plugin-words = it lacks messages in the language { $language }, such as { $id }.
refusal-plugin-contract = it breaks the contract: { $error }.
