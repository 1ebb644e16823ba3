"""A program that plays by reading text: it takes the first answer; a language model would think here.

tianxia benchmark play "program:python docs/examples/text_agent.py" --out result.jsonl
"""

import sys


def choose(question: list[str]) -> str:
    """One of the answers below `answers:`; the words before ` = ` are the move."""
    answers = question[question.index("answers:") + 1 :]
    return answers[0].partition(" = ")[0]


def main() -> None:
    block: list[str] = []
    last: list[str] = []
    for line in sys.stdin:
        if line.strip():
            block.append(line.rstrip("\n"))
            continue
        if block[0].startswith("refused:"):
            block = last  # asked again
        if "answers:" in block:
            print(choose(block), flush=True)
            last = block
        block = []


if __name__ == "__main__":
    main()
