"""The bill of materials beside a wheel, and the locks that deployments install from."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from scripts import materials
from tests.sources import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text("utf-8")


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    wheel = tmp_path / "florilege-0.1.0-cp313-cp313-linux_x86_64.whl"
    wheel.write_bytes(b"a wheel")
    return wheel


def test_the_bill_of_a_wheel_names_it_and_all_its_materials(wheel: Path) -> None:
    assert materials.main([str(wheel)]) == 0
    bill = json.loads(materials.bill_of(wheel).read_text("utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    own = bill["metadata"]["component"]
    assert own["purl"] == "pkg:pypi/florilege@0.1.0"
    assert own["hashes"] == [{"alg": "SHA-256", "content": hashlib.sha256(b"a wheel").hexdigest()}]
    names = {each["name"] for each in bill["components"]}
    assert {"websockets", "orjson", "mypy", "svelte", "@fluent/bundle"} <= names
    refs = [each["bom-ref"] for each in bill["components"]]
    assert len(set(refs)) == len(refs)
    assert all(each["hashes"] for each in bill["components"])


def test_a_pure_wheel_needs_no_compiler(tmp_path: Path) -> None:
    wheel = tmp_path / "florilege-0.1.0-py3-none-any.whl"
    wheel.write_bytes(b"")
    names = {each["name"] for each in materials.bill(wheel)["components"]}
    assert "websockets" in names
    assert "mypy" not in names


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.name))
def test_every_line_of_a_lock_is_read(lock: Path) -> None:
    text = lock.read_text("utf-8")
    found = list(materials.locked(lock))
    assert len(found) == len(re.findall(r"^[a-z0-9].*==", text, re.MULTILINE))
    assert sum(len(each["hashes"]) for each in found) == text.count("--hash=")


def test_the_container_installs_what_the_locks_name() -> None:
    installs = [line for line in CONTAINER.splitlines() if "pip install" in line]
    assert installs
    for line in installs:
        assert "--require-hashes" in line or "--no-deps" in line
    assert "serve.lock" in CONTAINER
    bases = re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)
    assert set(bases) == {"${PYTHON_IMAGE}"} or all("@sha256:" in base for base in bases)


def test_what_the_container_installs_is_what_is_tested() -> None:
    tested = {each["purl"] for each in materials.locked(ROOT / "requirements" / "dev.lock")}
    served = {each["purl"] for each in materials.locked(ROOT / "requirements" / "serve.lock")}
    assert served <= tested
    assert any("psycopg" in purl for purl in served)
