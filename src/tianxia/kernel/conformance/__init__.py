"""The conformance kit: checks the contract of every title in random games, at every seat count and with
every option. `check_match` plays one random game and checks its positions; `fuzz` plays many quickly;
`mutate` breaks positions on purpose. A violation raises Fault and saves the position in a file that can
be loaded.
"""

from tianxia.kernel.conformance.declarations import check_declarations
from tianxia.kernel.conformance.fault import Fault
from tianxia.kernel.conformance.mutants import mutate
from tianxia.kernel.conformance.packs import pack_problems
from tianxia.kernel.conformance.play import check_match, fuzz, settings

__all__ = ["Fault", "check_declarations", "check_match", "fuzz", "mutate", "pack_problems", "settings"]
