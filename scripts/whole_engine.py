"""A mypy plug-in that lets mypyc see the whole engine at once.

mypyc compiles one strongly connected component of imports after another. A unit of C is then
compiled before the classes that derive from its own are known, and has to allow for any: each
method is looked up, each attribute checked. With every module of the engine depending on every
other there is a single component, and all units use what holds for the engine as a whole.
"""

from mypy.nodes import MypyFile
from mypy.options import Options
from mypy.plugin import Plugin

IMPORT = 10  # mypy's priority for an ordinary import


class WholeEngine(Plugin):
    """Makes every compiled module depend on all others."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        own = options.per_module_options
        self._compiled = sorted(name for name in own if own[name].get("mypyc"))

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        if file.fullname not in self._compiled:
            return []
        return [(IMPORT, name, -1) for name in self._compiled if name != file.fullname]


def plugin(_version: str) -> type[Plugin]:
    """Return the plug-in; mypy calls this by name."""
    return WholeEngine
