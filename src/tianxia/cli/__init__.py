"""The `tianxia` command."""

import argparse

import tianxia


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tianxia", description=tianxia.__doc__)
    parser.add_argument(
        "--version", action="version", version=f"tianxia {tianxia.__version__} ({tianxia.engine()} engine)"
    )
    parser.parse_args(arguments)
    parser.print_help()
    return 0
