"""Publishing a native engine, and choosing between it and the sources."""

import os
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from florilege import _engine
from scripts import engine


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a checkout with one source, one module built from it, and nothing published."""
    kernel = tmp_path / "src" / "florilege" / "kernel"
    built = tmp_path / "built"
    for folder in (kernel, built):
        folder.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    (kernel / "bits.py").touch()
    (built / f"core__mypyc{EXTENSION_SUFFIXES[0]}").touch()
    builds = tmp_path / "build" / "engine"
    builds.mkdir(parents=True)
    monkeypatch.delenv("FLORILEGE_PURE", raising=False)
    for name, value in {
        "PACKAGE": kernel.parent,
        "CHECKOUT": tmp_path,
        "BUILDS": builds,
    }.items():
        monkeypatch.setattr(_engine, name, value)
    for name, value in {
        "BUILDS": builds,
        "CURRENT": builds / "current",
        "UNFINISHED": builds / "unfinished",
        "MODULES": built,
    }.items():
        monkeypatch.setattr(engine, name, value)
    return tmp_path


def test_nothing_is_native_before_a_build_is_published(checkout: Path) -> None:
    (checkout / "build" / "engine" / "123").mkdir()  # what an interrupted build leaves
    assert _engine.published() is None
    assert not _engine.native_is_ready()


def test_a_published_build_is_used_until_a_source_changes(checkout: Path) -> None:
    engine.publish(time.time() + 1)
    assert _engine.native_is_ready()
    later = time.time() + 10
    os.utime(checkout / "src" / "florilege" / "kernel" / "bits.py", (later, later))
    assert _engine.published() is not None
    assert not _engine.native_is_ready()
    with pytest.warns(_engine.StaleEngineWarning):
        assert not _engine.choose()


@pytest.mark.usefixtures("checkout")
def test_what_is_edited_during_a_build_is_newer_than_it() -> None:
    engine.publish(time.time() - 60)
    assert not _engine.native_is_ready()


@pytest.mark.usefixtures("checkout")
def test_the_environment_can_ask_for_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.publish(time.time() + 1)
    monkeypatch.setenv("FLORILEGE_PURE", "1")
    assert not _engine.native_is_ready()
    assert not _engine.choose()


@pytest.mark.usefixtures("checkout")
def test_a_build_for_another_python_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.publish(time.time() + 1)
    monkeypatch.setattr(_engine, "EXTENSION_SUFFIXES", [".cpython-399-x86_64-linux-gnu.so"])
    assert _engine.published() is None


def test_the_build_before_stays_for_those_who_still_import_from_it(checkout: Path) -> None:
    for _ in range(4):
        engine.publish(time.time())
    kept = [path for path in (checkout / "build" / "engine").iterdir() if path.is_dir()]
    assert len(kept) == engine.KEPT
    assert max(kept) == _engine.published()


def test_what_a_killed_build_has_written_is_built_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = (checkout / "built" / f"{name}{EXTENSION_SUFFIXES[0]}" for name in ("old", "new"))
    old.touch()
    os.utime(old, (1, 1))
    engine.UNFINISHED.touch()
    new.touch()
    monkeypatch.setattr(engine, "compile_modules", lambda: 0)
    assert engine.main() == 0
    assert (old.exists(), new.exists(), engine.UNFINISHED.exists()) == (True, False, False)


def test_a_failed_build_publishes_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "compile_modules", lambda: 1)
    assert engine.main() == 1
    assert not (checkout / "build" / "engine" / "current").exists()
