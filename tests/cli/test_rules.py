"""`tianxia rules`: searched by words in both languages; a rule names the tests that prove it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tianxia
from tianxia.cli import main
from tianxia.cli.proofs import NOT_HERE, folder_of_tests, proofs

ROOT = Path(__file__).parent.parent.parent


def test_a_rule_names_the_tests_that_prove_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "huang.war.tie_attacker_loses"]) == 2
    assert "there is no rule 'huang.war.tie_attacker_loses'; there is huang.war." in capsys.readouterr().err

    assert main(["rules", "huang.revolt.tie_defender"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "huang.revolt.tie_defender"
    assert told[2].startswith("    tests/huang/test_revolt.py::test_")

    assert main(["rules", "huang", "huang.revolt.tie_defender", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)
    assert [f"    {test}" for test in rule["tests"]] == told[2:]


def test_an_installed_package_says_where_the_tests_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tianxia, "__file__", str(tmp_path / "site-packages/tianxia/__init__.py"))
    assert main(["rules", "huang.revolt.tie_defender"]) == 0
    assert NOT_HERE in capsys.readouterr().out


def test_marks_are_read_wherever_they_stand(tmp_path: Path) -> None:
    file = tmp_path / "tests" / "test_sample.py"
    file.parent.mkdir()
    file.write_text(
        """
CASES = [pytest.param(1, marks=rule("a.cases.one"))]
def more(): return [pytest.param(n, marks=rule(f"a.more.{n}_tile")) for n in "xy"]
@rule("a.plain.one", "a.plain.two")
def test_plain(): ...
@pytest.mark.parametrize("n", CASES)
def test_cases(n): ...
@pytest.mark.parametrize("n", more())
def test_more(n): ...
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("a.inside.one"))])
def test_inside(n): ...
""",
        encoding="utf-8",
    )
    names = {
        "a.plain.two": ["plain"],
        "a.cases.one": ["cases"],
        "a.more.x_tile": ["more"],
        "a.more.x": [],
        "a.inside.one": ["inside"],
        "a.plain": [],
    }
    for name, tests in names.items():
        assert proofs(name, file.parent) == [f"tests/test_sample.py::test_{test}" for test in tests]


@pytest.mark.parametrize("title", tianxia.titles())
def test_every_rule_has_a_proof(title: str) -> None:
    tests = folder_of_tests()
    assert tests == ROOT / "tests"
    unproven = [name for name in tianxia.game(title).ledger.rules if not proofs(name, tests)]
    assert unproven == []
