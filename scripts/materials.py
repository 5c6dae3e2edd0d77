"""Write the bill of materials of wheels, as CycloneDX: `python scripts/materials.py dist/*.whl`.

It lies beside its wheel and lists what the locks name: the packages that the wheel was tested with,
for a native one also its compiler, and the packages that the page was built from.
"""

import base64
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

CHECKOUT = Path(__file__).resolve().parents[1]
PURE = "-py3-none-any.whl"
LOCKED = re.compile(
    r"^([A-Za-z0-9._-]+)==([^ ;\\]+)[^\n]*((?:\n +--hash=sha256:[0-9a-f]{64}.*)*)", re.M
)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
SHA512 = re.compile(r"sha512-(\S+)")

Component: TypeAlias = dict[str, Any]


def main(wheels: list[str]) -> int:
    for wheel in map(Path, wheels):
        bill_of(wheel).write_text(json.dumps(bill(wheel), indent=1) + "\n", "utf-8")
    return 0


def bill_of(wheel: Path) -> Path:
    return wheel.with_name(f"{wheel.name}.cdx.json")


def bill(wheel: Path) -> dict[str, Any]:
    name, version = wheel.name.split("-")[:2]
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    own = component("pypi", name, version, "SHA-256", [digest])
    lock = "play.lock" if wheel.name.endswith(PURE) else "engine.lock"
    parts = [*locked(CHECKOUT / "requirements" / lock), *page(CHECKOUT / "web/package-lock.json")]
    needs = {"ref": own["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**own, "type": "application"}},
        "components": parts,
        "dependencies": [needs],
    }


def locked(lock: Path) -> Iterator[Component]:
    """Yield the packages of a lock of Python packages, with the hashes of their files."""
    for name, version, hashes in LOCKED.findall(lock.read_text("utf-8")):
        yield component("pypi", name, version, "SHA-256", HASH.findall(hashes))


def page(lock: Path) -> Iterator[Component]:
    """Yield the packages of a lock of npm, each version once."""
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    found = {
        (path.rpartition("node_modules/")[2], package["version"]): package["integrity"]
        for path, package in packages.items()
        if path
    }
    for (name, version), integrity in found.items():
        hashes = [base64.b64decode(digest).hex() for digest in SHA512.findall(integrity)]
        yield component("npm", name, version, "SHA-512", hashes)


def component(kind: str, name: str, version: str, algorithm: str, hashes: list[str]) -> Component:
    identity = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {
        "type": "library",
        "bom-ref": identity,
        "name": name,
        "version": version,
        "purl": identity,
        "hashes": [{"alg": algorithm, "content": digest} for digest in hashes],
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
