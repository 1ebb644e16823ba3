"""The full-screen program: board, question, choices narrowed by typing, log."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tianxia.cli.common import title_words
from tianxia.cli.session import Session
from tianxia.cli.terminal.narrowing import Narrowed, narrow
from tianxia.cli.terminal.screens import HandOver, Hints, Rules, Sheet
from tianxia.cli.terminal.thinking import Thinker
from tianxia.kernel.drawing import NARROWEST, WIDTH, Pen, draw_board, sheet_of
from tianxia.kernel.errors import TianxiaError
from tianxia.table.log import last_page
from tianxia.table.offer import Choice, Offer

NARROW = 120  # columns; on narrower terminals a key shows the log
SIDE = 40  # least columns beside the board
LONGEST_MOVE = 24  # columns for the notation of a choice; a longer one pushes its label to the right
LOGGED = 200
COMMANDS = {"undo": "undo", "hint": "hint", "rules": "rules", "log": "log", "help": "help", "quit": "quit"}


class PlayScreen(Screen[None]):
    """One match at one keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "hint", show=False),
        Binding("f3", "rules", show=False),
        Binding("f4", "log", show=False),
        Binding("f5", "undo", show=False),
        Binding("f7", "language", show=False),
        Binding("up", "highlight(-1)", show=False),
        Binding("down", "highlight(1)", show=False),
        Binding("tab", "complete", show=False, priority=True),
        Binding("escape", "clear", show=False),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
    ]

    def __init__(self, session: Session, language: str, thinker: Thinker) -> None:
        super().__init__()
        self.session = session
        self.thinker = thinker
        self.spoken = title_words(language, session.game)
        self.names: list[str] = session.names(self.spoken)
        self.viewer = session.people[0] if len(session.people) == 1 else -1
        self.offer: Offer | None = None
        self.offered = -1  # the version of the offer
        self.narrowed: Narrowed | None = None
        self.thinking = False
        self.hinting = False
        self.drawn: tuple[object, set[str]] | None = None  # what the board and the log show now

    def say(self, key: str, **args: object) -> str:
        return self.spoken.format(key, args, self.names)

    def compose(self) -> ComposeResult:
        with Horizontal(id="main"):
            with ScrollableContainer(id="board-pane", can_focus=False):
                yield Static(id="board")
            with Vertical(id="side"):
                with VerticalScroll(id="log-pane", can_focus=False):
                    yield Static(id="log")
                yield Static(id="question")
                choices = OptionList(id="choices")
                choices.can_focus = False
                yield choices
                yield Input(id="typed")
        yield Static(id="status")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one("#typed", Input).focus()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < NARROW, "narrow")
        self.call_after_refresh(self.fit)

    # --- whose turn ---------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the position, then let a bot think or ask the person whose turn it is."""
        session = self.session
        seat = session.asked()
        self.offer = None
        if seat in session.people:
            if seat != self.viewer and len(session.people) > 1:
                self.viewer = -1  # hide all secrets while the keyboard changes hands
                self.draw()
                over = HandOver(seat, self.names[seat], self.spoken)
                self.app.push_screen(over, lambda _: self.sit(seat))
                return
            self.offer = session.match.offer(seat)
        elif session.match.over:
            self.viewer = self.viewer if len(session.people) == 1 else -1
        self.narrow("")
        self.status(self.say("terminal-over" if session.match.over else "terminal-type"))
        if session.bot_to_move() and not self.thinking:
            self.status(self.say("terminal-thinking", seat=f"#{seat}"))
            self.think()

    def sit(self, seat: int) -> None:
        """The person who plays that seat is at the keyboard now."""
        self.viewer = seat
        self.go_on()

    @work(exclusive=True, group="bots")
    async def think(self) -> None:
        """Let bots move until a person is asked or the game is over."""
        self.thinking = True
        session = self.session
        try:
            while name := session.bot_to_move():
                seat = session.asked()
                self.status(self.say("terminal-thinking", seat=f"#{seat}"))
                try:
                    session.play(seat, await self.thinker.phrase(session))
                except Exception as error:
                    self.app.exit(message=f"tianxia: the bot {name} failed: {error!r}", return_code=2)
                    return
                self.draw()
        finally:
            self.thinking = False
        self.go_on()

    # --- typing ---------------------------------------------------------------------------------------------

    def narrow(self, text: str) -> None:
        """Put the text into the input, and show the question and the choices it leads to."""
        typed = self.query_one("#typed", Input)
        if typed.value != text:
            with typed.prevent(Input.Changed):
                typed.value = text
            typed.cursor_position = len(text)
        self.show_choices(text)

    def show_choices(self, text: str) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        self.narrowed = None
        if self.offer is not None:
            self.narrowed = narrow(self.offer, text, self.label)
            room = min(max((len(choice.move) for choice in self.narrowed.choices), default=0), LONGEST_MOVE)
            width = choices.scrollable_content_region.width - 2  # an option has one empty column on each side
            for choice in self.narrowed.choices:
                label = self.label(self.narrowed.ask, choice)
                choices.add_option(Option(line_of(choice.move, label, room, width)))
        self.draw()

    def fit(self) -> None:
        """Wrap the choices and draw the board for the new size."""
        choices = self.query_one("#choices", OptionList)
        before = choices.highlighted
        self.show_choices(self.query_one("#typed", Input).value)
        choices.highlighted = before

    def label(self, ask: int, choice: Choice) -> str:
        """A choice in words."""
        assert self.offer is not None
        said = self.offer.label(ask, choice)
        return self.spoken.format(said.key, said.args, self.names)

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value.endswith("?"):
            self.narrow(event.value[:-1])
            self.action_help()
            return
        self.show_choices(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = " ".join(event.value.split())
        if text.casefold() in COMMANDS:
            self.narrow("")
            self.run_command(COMMANDS[text.casefold()])
        elif self.narrowed is not None:
            choices = self.query_one("#choices", OptionList)
            if choices.highlighted is not None:
                self.pick(self.narrowed.choices[choices.highlighted])
            elif (meant := self.narrowed.meant()) is not None:
                self.pick(meant)
            elif self.narrowed.choices and text:
                self.status(self.say("terminal-several", count=len(self.narrowed.choices)))
            elif text:
                self.submit(text)  # the words are not offered; the table names the rule

    def run_command(self, name: str) -> None:
        if name == "quit":
            self.app.exit()
        else:
            getattr(self, f"action_{name}")()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.narrowed is not None and event.option_list.id == "choices":
            self.pick(self.narrowed.choices[event.option_index])

    def pick(self, choice: Choice) -> None:
        """Use a choice: go to the next question of its phrase, or play the phrase."""
        assert self.narrowed is not None
        phrase = self.narrowed.phrase(choice)
        if choice.then:
            self.narrow(f"{phrase} ")
        else:
            self.submit(phrase)

    def submit(self, text: str) -> None:
        """Play a phrase, if the table accepts it."""
        refused = self.session.submit(self.session.asked(), text)
        if refused is None:
            self.go_on()
            return
        rule = f" [{refused.rule}]" if refused.rule else ""
        self.status(self.say(refused.why.key, **refused.why.args) + rule)

    def action_highlight(self, step: int) -> None:
        choices = self.query_one("#choices", OptionList)
        if choices.option_count:
            now = choices.highlighted
            choices.highlighted = (
                (0 if step > 0 else -1) % choices.option_count
                if now is None
                else (now + step) % choices.option_count
            )

    def action_complete(self) -> None:
        """Write the highlighted or first choice into the input without playing it."""
        choices = self.query_one("#choices", OptionList)
        if self.narrowed is not None and self.narrowed.choices:
            choice = self.narrowed.choices[choices.highlighted or 0]
            self.narrow(self.narrowed.phrase(choice) + (" " if choice.then else ""))

    def action_clear(self) -> None:
        self.narrow("")

    def action_scroll_board(self, pages: int) -> None:
        pane = self.query_one("#board-pane", ScrollableContainer)
        pane.scroll_relative(y=pages * max(1, pane.size.height - 2), animate=False)

    # --- keys ----------------------------------------------------------------------------------

    def action_help(self) -> None:
        self.app.push_screen(Sheet(self.say("ui-help"), self.say("terminal-help-full").split("\n")))

    def action_log(self) -> None:
        lines = self.log_lines() or [self.say("ui-log-none")]
        self.app.push_screen(Sheet(self.say("ui-log"), lines, at_end=True))

    def action_rules(self) -> None:
        rule = "" if self.session.match.over else self.session.match.state.decision.rule
        self.app.push_screen(Rules(self.session.game.ledger, rule, self.spoken))

    def action_undo(self) -> None:
        """Take back the last move of the person who is asked."""
        if self.offer is None:
            return
        reason = self.session.undo(self.viewer)
        if reason == "undo-free":
            self.go_on()
        self.status(self.say("terminal-undone" if reason == "undo-free" else reason))

    def action_language(self) -> None:
        """Change the language of the whole screen."""
        language = "fr" if self.spoken.language == "en" else "en"
        self.spoken = title_words(language, self.session.game)
        self.names = self.session.names(self.spoken)
        self.narrow(self.query_one("#typed", Input).value)
        self.status(self.say("terminal-type"))

    def action_hint(self) -> None:
        """Ask a bot for the best moves. This is possible only if one person plays, as at any table."""
        if self.offer is None or self.hinting:
            return
        if len(self.session.people) > 1:
            self.status(self.say("refusal-hint"))
            return
        self.status(self.say("ui-hint-wait"))
        self.ask_for_hint()

    @work(exclusive=True, group="hints")
    async def ask_for_hint(self) -> None:
        self.hinting = True
        version, seat = self.session.match.version, self.viewer
        try:
            advice = await self.thinker.advice(self.session, seat)
        finally:
            self.hinting = False
        if version != self.session.match.version:
            return
        moves = []
        for one in advice.moves:
            chance = self.say("ui-hint-chance", share=f"{one.chance:.0%}")
            moves.append((one.move.text, f"{one.move.text}  ({chance})"))
        self.status(self.say("terminal-type"))
        self.app.push_screen(Hints(self.say("ui-hint-title"), moves), lambda text: self.narrow(text or ""))

    # --- what is shown -------------------------------------------------------------------------

    def status(self, text: str) -> None:
        shown = Text(text, style="bold")
        if self.session.trouble:
            shown.append(f"  {self.session.trouble}", style="bold red")
        self.query_one("#status", Static).update(shown)
        self.query_one("#keys", Static).update(Text(self.say("terminal-keys"), style="dim"))

    def marked(self) -> set[str]:
        """The elements that the present choices touch."""
        if self.narrowed is None:
            return set()
        return {element for choice in self.narrowed.choices for element in choice.touches}

    def log_lines(self) -> list[str]:
        """The log lines that the person at the keyboard may see."""
        match = self.session.match
        page = last_page(match, self.viewer, 0, match.version, LOGGED)
        return [self.say(line.key, **line.args) for line in page.lines]

    def draw(self) -> None:
        """Draw the parts of board, log and question that have changed."""
        narrow = self.has_class("narrow")
        width = self.size.width - 2 if narrow else self.size.width - SIDE - 2
        width = max(NARROWEST, min(width, WIDTH))
        now = self.session.match.version, self.viewer, self.spoken.language, width, narrow
        marked = self.marked()
        if (now, marked) != self.drawn:
            self.draw_board(width, marked)
            self.query_one("#board-pane").styles.width = "100%" if narrow else width + 2
        if self.drawn is None or now != self.drawn[0]:
            self.query_one("#log", Static).update(Text("\n".join(self.log_lines()[-60:])))
            self.query_one("#log-pane", VerticalScroll).scroll_end(animate=False)
        self.drawn = now, marked
        self.query_one("#question", Static).update(Text(self.question(), style="bold"))

    def draw_board(self, width: int, marked: set[str]) -> None:
        match = self.session.match
        view = match.state.view(self.viewer)
        pen = Pen(self.spoken, self.names, width, True, marked)
        lines = draw_board(match.game, view, pen)
        if view["over"]:
            lines = [*sheet_of(view, pen), "", *lines]
        board = self.query_one("#board", Static)
        board.update(Text.from_ansi("\n".join(lines), no_wrap=True))
        board.styles.width = width

    def question(self) -> str:
        """The question, or how the game ended."""
        match = self.session.match
        if match.over:
            return self.say("game-over")
        if self.offer is not None and self.narrowed is not None:
            prompt = self.offer.asks[self.narrowed.ask].prompt
            return self.say(prompt.key, **prompt.args)
        return self.say("waiting-for", seat=f"#{self.session.asked()}")


def line_of(move: str, label: str, room: int, width: int) -> Text:
    """A choice: its notation in `room` columns, and its label wrapped beside it."""
    line = Text(move.ljust(room), style="bold")
    if label.casefold() != move.casefold():
        beside = max(10, width - len(line) - 2)
        wrapped = textwrap.wrap(label, beside) if width > 0 else [label]
        line.append("  " + f"\n{' ' * (room + 2)}".join(wrapped), style="not bold")
    return line


class PlayApp(App[None]):
    """The program."""

    CSS_PATH = Path(__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Tianxia"

    def __init__(self, session: Session, language: str, thinker: Thinker | None = None) -> None:
        super().__init__()
        self.session = session
        self.language = language
        self.thinker = thinker or Thinker()

    def on_mount(self) -> None:
        self.push_screen(PlayScreen(self.session, self.language, self.thinker))

    def on_unmount(self) -> None:
        self.thinker.close()


def play_in_terminal(session: Session, language: str) -> None:
    """Play until the person leaves; TianxiaError if a bot failed."""
    app = PlayApp(session, language)
    app.run()
    if app.return_code:
        raise TianxiaError("the match could not go on")
