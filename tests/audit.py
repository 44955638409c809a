"""Is anything known against a dependency? Asks the public lists; where nobody can be asked, says so and goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BAD = {"high", "critical"}


def python() -> bool | None:
    """Are Python's dependencies clean? None if nobody could be asked."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", "locks/dev.txt", "--disable-pip"]
    command += ["--format", "json", "--progress-spinner", "off", "--timeout", "5"]
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    try:
        answers = json.loads(asked.stdout)["dependencies"]
    except (ValueError, KeyError):
        return None
    found = [package for package in answers if package.get("vulns")]
    if not found and any("skip_reason" in package for package in answers):
        return None  # who was asked does not know them
    for package in found:
        names = ", ".join(known["id"] for known in package["vulns"])
        print(f"{package['name']} {package['version']}: {names}")
    return not found


def page() -> bool | None:
    """The same for what the page is made of."""
    command = ["npm", "audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=5000"]
    asked = subprocess.run(command, cwd=ROOT / "ui", capture_output=True, text=True)
    try:
        known = json.loads(asked.stdout)["vulnerabilities"]
    except (ValueError, KeyError):
        return None
    bad = [name for name, about in known.items() if about["severity"] in BAD]
    for name in bad:
        print(f"{name}: {known[name]['severity']}")
    return not bad


def main() -> None:
    answers = {"Python": python(), "the page": page()}
    for name, clean in answers.items():
        said = {True: "nothing known", None: "nobody could be asked", False: "see above"}[clean]
        print(f"audit of {name}: {said}")
    sys.exit(False in answers.values())


if __name__ == "__main__":
    main()
