"""The conformance kit: what every title must keep, on every seat count and option, checked in play.

`check_match` plays one random game and looks at its positions; `fuzz` plays many quickly; `mutate`
breaks positions on purpose. A fault raises Fault, and the position is written to a file that loads again.
"""

from tianxia.kernel.conformance.declarations import check_declarations
from tianxia.kernel.conformance.fault import Fault
from tianxia.kernel.conformance.mutants import mutate
from tianxia.kernel.conformance.packs import pack_problems
from tianxia.kernel.conformance.play import check_match, fuzz, settings

__all__ = ["Fault", "check_declarations", "check_match", "fuzz", "mutate", "pack_problems", "settings"]
