"""How Sphinx builds the documentation; `make docs` runs it."""

import re
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.errors import SphinxError

import florilege

PACKAGE = Path(florilege.__file__).parent

project = "Florilège"
author = "The Florilège authors"
project_copyright = author
version = release = florilege.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Florilège"
html_show_sphinx = False
html_copy_source = False
highlight_language = "none"  # of blocks that do not name theirs
exclude_patterns = ["README*"]

suppress_warnings = ["misc.highlighting_failure"]  # Fluent has no highlighting

myst_heading_anchors = 3
myst_enable_extensions = ["substitution"]

# Docstrings write code in single backticks. What is not ours has no page here to link to.
default_role = "code"
nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!florilege\.).*"),
    ("py:.*", r".*\.[A-Z]"),  # type variables
]
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autoclass_content = "both"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}


def reference(room: str) -> str:
    """Return the reference of every module in a folder of the package."""
    names = sorted(path.stem for path in (PACKAGE / room).glob("[a-z]*.py"))
    pages = [
        f"## {name}\n\n```{{eval-rst}}\n.. automodule:: florilege.{room}.{name}\n```\n"
        for name in names
    ]
    return "\n".join(pages)


myst_substitutions = {room: reference(room) for room in ("kernel", "bots", "arena")}

# What a browser loads by itself; links that a person follows may lead anywhere.
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|link\b(?![^>]*rel="(?:canonical|search)"))[^>]*"""
    r"""(?:src|href)=["']?(?:https?:)?//[^"'\s>]*|url\(["']?(?:https?:)?//[^)]*|@import[^;]*//[^;]*"""
)


def refuse_outside_files(app: Sphinx, failure: Exception | None) -> None:
    """Fail the build if a page loads anything from another server."""
    if failure is not None:
        return
    for path in [*Path(app.outdir).rglob("*.html"), *Path(app.outdir).rglob("*.css")]:
        found = LOADED.search(path.read_text("utf-8"))
        if found is not None:
            raise SphinxError(f"{path} needs the network: {found.group()}")


def setup(app: Sphinx) -> None:
    """Let the build check itself."""
    app.connect("build-finished", refuse_outside_files)
