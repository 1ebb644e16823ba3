"""Screens that cover the board: help, log, hints, rules, and a screen between the turns of two people."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tianxia.kernel.ledger import Ledger
from tianxia.kernel.words import Words

MOST_RULES = 40


class Sheet(ModalScreen[None]):
    """Some lines of text; Escape closes it."""

    BINDINGS = [("escape,q,f1,f4,enter", "dismiss", "")]  # noqa: RUF012 (Textual declares the attribute)

    def __init__(self, title: str, lines: list[str], at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self.heading, style="bold"))
            with VerticalScroll(id="lines"):
                yield Static(Text("\n".join(self.lines)))

    def on_mount(self) -> None:
        scroll = self.query_one("#lines", VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)


class Hints(ModalScreen[str]):
    """A list of moves that a bot suggests; the result is the chosen one, or None."""

    BINDINGS = [("escape,q,f2", "dismiss('')", "")]  # noqa: RUF012

    def __init__(self, title: str, moves: list[tuple[str, str]]) -> None:
        """`moves`: phrases, and the lines shown for them."""
        super().__init__()
        self.heading = title
        self.moves = moves

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self.heading, style="bold"))
            yield OptionList(*(Option(Text(line)) for _, line in self.moves))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.moves[event.option_index][0])


class Rules(ModalScreen[None]):
    """The rules of the game, searched while typing; the rule of the current question comes first."""

    BINDINGS = [  # noqa: RUF012
        ("escape,f3", "dismiss", ""),
        ("up", "scroll(-1)", ""),
        ("down", "scroll(1)", ""),
        ("pageup", "scroll(-10)", ""),
        ("pagedown", "scroll(10)", ""),
    ]

    def __init__(self, ledger: Ledger, rule: str, spoken: Words) -> None:
        super().__init__()
        self.ledger = ledger
        self.rule = rule
        self.spoken = spoken

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Input(placeholder=self.spoken.format("ui-rules-search", {}), id="search")
            with VerticalScroll(can_focus=False):
                yield Static(id="found")

    def on_mount(self) -> None:
        self.search("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.search(event.value)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def search(self, typed: str) -> None:
        """Show the rules that have all the words typed."""
        language = self.spoken.language
        found = self.ledger.search(typed.split(), language)
        if not typed.strip():
            found.sort(key=lambda one: one.id != self.rule)
        text = Text()
        for one in found[:MOST_RULES]:
            text.append(f"{one.id}\n", style="bold" if one.id == self.rule else "dim")
            text.append(f"  {self.ledger.text(one.id, language)}\n")
        if not found:
            text.append(self.spoken.format("ui-rules-none", {}))
        self.query_one("#found", Static).update(text)
        self.query_one(VerticalScroll).scroll_home(animate=False)


class HandOver(ModalScreen[None]):
    """Hides everything until the next person types the number of their seat."""

    def __init__(self, seat: int, name: str, spoken: Words) -> None:
        super().__init__(classes="opaque")
        self.seat = seat
        self.person = name
        self.spoken = spoken

    def compose(self) -> ComposeResult:
        said = self.spoken.format("terminal-hand-over", {"name": self.person, "number": self.seat})
        with Vertical(classes="sheet"):
            yield Static(Text(said))
            yield Input(id="number", max_length=2)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip() == str(self.seat):
            self.dismiss()
        event.input.value = ""
