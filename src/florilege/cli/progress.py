"""A progress bar, drawn only on a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from florilege.cli.terminal import Terminal


@contextmanager
def progress_bar(terminal: Terminal, ident: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; call the yielded function with each number of steps done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    hidden = not terminal.err.is_terminal
    bar = Progress(*columns, TimeRemainingColumn(), console=terminal.err, disable=hidden)
    with bar:
        task = bar.add_task(terminal.words.say(ident), total=total)
        yield lambda number: bar.advance(task, number)
