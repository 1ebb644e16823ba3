"""axe-core, the accessibility checker."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """The serious and critical findings of axe, as rule and element.

    Numbers drawn inside an SVG element of the board are not its label; the element has a name in words.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']} ({fault['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for fault in result["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
        if not (fault["id"] == "label-content-name-mismatch" and node["html"].startswith("<g "))
    ]
