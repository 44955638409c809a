"""Is anything known against a dependency? Asks the public lists; where nobody can be asked, says so loudly and goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BAD = {"high", "critical"}


class NobodyError(Exception):
    """Nobody could be asked; the reason as it was told."""


def ask(command: list[str], folder: Path) -> Any:
    """What a program prints as JSON, whatever its exit status says."""
    try:
        asked = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    except OSError as error:
        raise NobodyError(str(error)) from None
    try:
        return json.loads(asked.stdout)
    except ValueError:
        told = (asked.stderr or asked.stdout).strip().splitlines()
        raise NobodyError(told[-1] if told else f"{command[0]} said nothing") from None


def python() -> list[str]:
    """What is known against Python's dependencies."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", "locks/dev.txt", "--disable-pip"]
    command += ["--format", "json", "--progress-spinner", "off", "--timeout", "5"]
    packages = ask(command, ROOT).get("dependencies")
    if packages is None:
        raise NobodyError("pip-audit has no list")
    found = [package for package in packages if package.get("vulns")]
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    if not found and unknown:
        raise NobodyError(f"{len(unknown)} packages are not known there, such as {unknown[0]}")
    return [
        f"{package['name']} {package['version']}: {', '.join(v['id'] for v in package['vulns'])}"
        for package in found
    ]


def page() -> list[str]:
    """The same for what the page is made of."""
    command = ["npm", "audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=5000"]
    told = ask(command, ROOT / "ui")
    if "vulnerabilities" not in told:
        raise NobodyError(str(told.get("message") or told.get("error") or "npm has no list"))
    known = told["vulnerabilities"]
    return [
        f"{name}: {about['severity']}" for name, about in known.items() if about["severity"] in BAD
    ]


def main() -> int:
    bad = False
    for name, known in {"Python's dependencies": python, "the page's dependencies": page}.items():
        try:
            found = known()
        except NobodyError as reason:
            print(f"audit: NOT CHECKED: {name}. Nobody could be asked: {reason}", file=sys.stderr)
            continue
        print(f"audit: {name}: {'; '.join(found) or 'nothing known against them'}")
        bad = bad or bool(found)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
