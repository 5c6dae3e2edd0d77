"""A plug-in that cannot be used is left out, with the reason; the others go on."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from florilege.kernel import registry
from florilege.kernel.entry_point import GROUP
from florilege.kernel.registry import Installed, installed
from tests.cli.runner import Florilege
from tests.sources import TESTS
from tests.toys.peep import Peep, declare

PEEP = declare()
NO_GAME = "just a text"
OTHER_KEY = declare()
OTHER_KEY.key = "poop"
NO_WORDS = declare()
NO_WORDS.package = "tests.cli"
IN_ENGLISH = declare()
IN_ENGLISH.package = "peep_in_english"


class CannotBeLookedAt(Peep):
    def write(self) -> str:
        raise ZeroDivisionError("no petals")


BROKEN = declare(CannotBeLookedAt)
USUAL = list(registry.games())


def point(name: str, key: str = "peep") -> str:
    return f"{key} = tests.cli.test_plugins:{name}"


class Site:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, *points: str) -> Installed:
        """Install a package for each line of entry points; return what is found then."""
        for number, line in enumerate(points):
            package = self.folder / f"plugin{number}-1.dist-info"
            package.mkdir()
            (package / "METADATA").write_text(f"Name: plugin{number}\nVersion: 1\n", "utf-8")
            (package / "entry_points.txt").write_text(f"[{GROUP}]\n{line}\n", "utf-8")
        return installed()


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Site]:
    monkeypatch.syspath_prepend(tmp_path)
    installed.cache_clear()
    yield Site(tmp_path)
    monkeypatch.undo()
    installed.cache_clear()


def test_a_sound_plug_in_is_a_game_like_others(site: Site) -> None:
    found = site.install(point("PEEP"))
    assert found.left_out == []
    assert list(found.games) == sorted([*USUAL, "peep"])
    assert registry.find("peep") is PEEP


@pytest.mark.parametrize(
    ("name", "code", "args"),
    [
        (
            "MISSING",
            "plugin-import",
            {"error": "AttributeError: module 'tests.cli.test_plugins' has no attribute 'MISSING'"},
        ),
        ("NO_GAME", "plugin-no-game", {"found": "str"}),
        ("OTHER_KEY", "plugin-key", {"key": "poop"}),
        ("NO_WORDS", "plugin-words", {"language": "en", "id": "peep-name"}),
        ("BROKEN", "plugin-contract", {"error": "ZeroDivisionError: no petals"}),
    ],
)
def test_a_broken_plug_in_is_left_out(
    site: Site, name: str, code: str, args: dict[str, str]
) -> None:
    found = site.install(point(name))
    assert list(found.games) == USUAL
    (left_out,) = found.left_out
    assert (left_out.key, left_out.source) == ("peep", f"tests.cli.test_plugins:{name}")
    assert (left_out.reason.code, left_out.reason.args) == (code, args)


def test_a_language_is_missing(site: Site) -> None:
    locale = site.folder / "peep_in_english" / "locale"
    locale.mkdir(parents=True)
    locale.with_name("__init__.py").touch()
    shutil.copy(TESTS / "toys" / "locale" / "en.ftl", locale)
    (left_out,) = site.install(point("IN_ENGLISH")).left_out
    assert left_out.reason.args == {"language": "fr", "id": "peep-name"}


def test_a_package_that_fails_to_import(site: Site) -> None:
    (left_out,) = site.install("lost = no.such.package:GAME").left_out
    assert left_out.reason.args == {"error": "ModuleNotFoundError: No module named 'no'"}


def test_of_two_with_one_key_the_first_stays(site: Site) -> None:
    found = site.install(point("PEEP", USUAL[0]), point("PEEP"), point("BROKEN"), point("PEEP"))
    assert found.games[USUAL[0]].key == USUAL[0]
    assert [(p.key, p.reason.code) for p in found.left_out] == [
        (USUAL[0], "plugin-key-twice"),
        ("peep", "plugin-contract"),
    ]
    assert found.games["peep"] is PEEP


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_names_each_in_one_line(
    site: Site, florilege: Florilege, language: str
) -> None:
    points = [point(name) for name in ("MISSING", "NO_GAME", "OTHER_KEY", "NO_WORDS", "BROKEN")]
    site.install(*points, point("PEEP", USUAL[0]))
    run = florilege(f"games --lang {language}")
    assert run.status == 0
    lines = [line for line in run.out.splitlines() if "tests.cli.test_plugins" in line]
    assert len([line for line in lines if line.count("tests.cli.test_plugins:") == 1]) == 6
    assert all(key in run.out for key in USUAL)


def test_the_command_lists_them_as_data(site: Site, florilege: Florilege) -> None:
    site.install(point("BROKEN"))
    (left_out,) = florilege("games --json").data["left_out"]
    assert left_out["reason"]["code"] == "plugin-contract"
