"""The names that `import florilege` gives."""

import subprocess
import sys

import florilege

# In a process of its own: what is imported first matters.
AFTER_A_GAME_WAS_LOADED = "import florilege; florilege.game('mandala'); print(*florilege.games())"


def test_games_is_a_function_although_a_folder_has_the_same_name() -> None:
    command = [sys.executable, "-c", AFTER_A_GAME_WAS_LOADED]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == list(florilege.games())
