"""Builds the package, and compiles the engine with mypyc where there is a C compiler.

The environment variable TIANXIA_ENGINE decides: `interpreted` compiles nothing, `compiled` fails
without a compiler, unset compiles if it can. Everything else about the package is in pyproject.toml.
"""

import ast
import filecmp
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

# The modules that run in the inner loop of a game.
COMPILED = (
    "src/tianxia/kernel/rng.py",
    "src/tianxia/kernel/decision.py",
    "src/tianxia/kernel/state.py",
    "src/tianxia/kernel/event.py",
    "src/tianxia/kernel/numbers.py",
    "src/tianxia/kernel/observation.py",
    "src/tianxia/kernel/phrase.py",
    "src/tianxia/kernel/playout.py",
    "src/tianxia/bots/phrases.py",
    "src/tianxia/bots/rollouts.py",
    "src/tianxia/bots/search.py",
    "src/tianxia/bots/sprees.py",
    "src/tianxia/bots/tree.py",
    "src/tianxia/games/*/**/*.py",
)

# File names that stay interpreted in every folder: they hold msgspec structs, or are not in the inner loop.
INTERPRETED = (
    "__init__.py", "options.py", "position.py", "components.py", "help.py", "drawing.py", "view_shape.py",
)  # fmt: skip

ROOT = Path(__file__).resolve().parent
PREFIX = "__native_tianxia___"  # the folder of mypyc's C files, one for each module
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
SIGN = Path(
    "src/tianxia/kernel/rng" + SUFFIX
)  # tianxia._engine takes the compiled engine where it finds this
COMMANDS_THAT_COMPILE = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


def engine_sources(root: Path = ROOT) -> list[str]:
    """The files that mypyc compiles, relative to the checkout."""
    found = {path for pattern in COMPILED for path in root.glob(pattern) if path.name not in INTERPRETED}
    return sorted(path.relative_to(root).as_posix() for path in found)


def groups() -> list[tuple[list[str], str]]:
    """The libraries: the files of each, and its name."""
    found: dict[str, list[str]] = {}
    for name in engine_sources():
        part = name.removeprefix("src/tianxia/").removeprefix("games/").split("/")[0]
        found.setdefault(f"tianxia_{part}", []).append(name)
    return [(files, library) for library, files in found.items()]


def stale(root: Path = ROOT) -> list[str]:
    """The differences between the engine compiled in place and its sources; none if nothing is compiled."""
    built = set((root / "src/tianxia").rglob("*" + SUFFIX))
    if not built:
        return []
    wrong = []
    for name in engine_sources(root):
        source = root / name
        library = source.with_name(source.stem + SUFFIX)
        if library not in built:
            wrong.append(f"{name} is not compiled")
        elif source.stat().st_mtime > library.stat().st_mtime:
            wrong.append(f"{name} changed after it was compiled")
        built.discard(library)
    return wrong + [f"{library.name} has no source any more" for library in sorted(built)]


def put_in_place(built: dict[Path, Path], started: float, root: Path = ROOT) -> None:
    """Put compiled libraries ({place: file}) beside the sources, all at once.

    A process decides at its start: without the SIGN it stays interpreted. So the SIGN is removed first and
    written last, and no process sees an incomplete set. Libraries that processes have loaded are replaced,
    never overwritten. Libraries whose sources are gone are removed.
    """
    sign = root / SIGN
    changed = [place for place, file in built.items() if not same(place, file)]
    gone = set((root / "src").rglob("*" + SUFFIX)) - set(built)
    if changed or gone:
        sign.unlink(missing_ok=True)
        changed = sorted({*changed, sign} & set(built), key=lambda place: place == sign)
    for library in gone:
        library.unlink(missing_ok=True)
    for place in changed:
        fresh = place.with_name(place.name + ".new")
        shutil.copyfile(built[place], fresh)
        os.utime(fresh, (started, started))
        fresh.replace(place)
    for place in built:
        os.utime(place, (started, started))  # as old as the sources it was made from


def same(one: Path, other: Path) -> bool:
    return one.exists() and filecmp.cmp(one, other, shallow=False)


def why_not_compiled() -> str | None:
    """Why the engine cannot be compiled here, or None if it can."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    compiler = new_compiler()
    customize_compiler(compiler)
    includes = sorted({sysconfig.get_path("include"), sysconfig.get_path("platinclude")})
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=includes)
        except (CCompilerError, DistutilsError, OSError):
            return "there is no C compiler, or it does not find Python.h"
    return None


def document(source: str) -> str:
    """A copy of mypyc's C file with the docstrings that mypyc drops. mypyc's own file is not changed,
    because its cache compares it. The copy is written only if it changes, so that it is compiled only
    then.
    """
    file = Path(source)
    if not file.name.startswith(PREFIX) or file.parent != Path("build/engine"):
        return source
    text = file.read_text(encoding="utf-8")
    python = Path("src", *file.stem.removeprefix("__native_").split("___")).with_suffix(".py")
    for name, doc in docstrings(python):
        text = put_docstring(text, file.stem.removeprefix("__native_"), name, doc)
    target = Path("build/documented", file.name)
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return target.as_posix()


def docstrings(file: Path) -> list[tuple[str, str]]:
    """What a module documents: (`""`, `Class`, `function` or `Class.method`, docstring)."""
    module = ast.parse(file.read_text(encoding="utf-8"))
    found: list[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]] = [("", module)]
    for outer in module.body:
        if isinstance(outer, (ast.ClassDef, ast.FunctionDef)):
            found.append((outer.name, outer))
        if isinstance(outer, ast.ClassDef):
            methods = [f for f in outer.body if isinstance(f, ast.FunctionDef)]
            # special methods such as __eq__ need no docstrings
            found += [(f"{outer.name}.{f.name}", f) for f in methods if not f.name.startswith("__")]
    return [(name, doc) for name, node in found if (doc := ast.get_docstring(node))]


def put_docstring(text: str, module: str, name: str, doc: str) -> str:
    """Write one docstring into a module's C text, behind the signature that mypyc put there."""
    words = "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in doc.encode()
    )

    def write(before: str, text: str) -> str:
        """`before` is followed by NULL, or by a string that ends with the signature."""
        pattern = rf'({before})(?:NULL|PyDoc_STR\(NULL\)|PyDoc_STR\("((?:[^"\\]|\\.)*)"\))'
        return re.sub(pattern, lambda found: f'{found[1]}PyDoc_STR("{found[2] or ""}{words}")', text, count=1)

    owner, _, method = name.rpartition(".")
    if not name:
        return write(rf'PyModuleDef {module}module = {{\s*PyModuleDef_HEAD_INIT,\s*"[^"]*",\s*', text)
    if owner:
        row = rf'{{"{method}",\s*\(PyCFunction\)CPyPy_{module}___{owner}___{method},\s*[A-Z_| ]*, '
        getter = rf'{{"{method}",\s*\(getter\){module}___{owner}_get_{method},\s*[^,]*,\s*'
        return write(getter, write(row, text))
    row = rf'{{"{name}", \(PyCFunction\)CPyPy_{module}___{name}, [A-Z_| ]*, '
    return write(rf"CPyType_{module}___{name}_template_ = {{[^}}]*\.tp_doc = ", write(row, text))


def extensions() -> list[Any]:
    choice = os.environ.get("TIANXIA_ENGINE", "")
    if choice not in ("", "compiled", "interpreted"):
        sys.exit(f"TIANXIA_ENGINE is {choice!r}; it may be 'compiled', 'interpreted' or unset")
    if choice == "interpreted" or COMMANDS_THAT_COMPILE.isdisjoint(sys.argv):
        return []
    reason = why_not_compiled()
    if reason is None:
        from mypyc.build import mypycify

        # A library for the kernel and one for each title, a C file for each module:
        # so an edit recompiles little, and games run as fast as from one big file. mypyc must not
        # remember an earlier run: it then leaves out the C files that machine integers need.
        shutil.rmtree("build/engine/cache", ignore_errors=True)
        libraries = mypycify(
            ["--cache-dir=build/engine/cache", *engine_sources()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            separate=groups(),
            target_dir="build/engine",
        )
        for library in libraries:
            if os.name == "posix":  # mypyc defines a library's imports once in each of its C files
                quiet = "-w"  # nobody edits generated C
                library.extra_compile_args = [*library.extra_compile_args, "-fcommon", quiet]
            library.sources = [document(source) for source in library.sources]
        return libraries
    if choice == "compiled":
        sys.exit(f"TIANXIA_ENGINE=compiled, but {reason}")
    print(f"tianxia: the engine stays interpreted, for {reason}", file=sys.stderr)
    return []


def main() -> None:
    from setuptools import setup
    from setuptools.command.build import build
    from setuptools.command.build_ext import build_ext
    from setuptools.modified import newer_group

    started = time.time()

    class Build(build):
        def run(self) -> None:
            shutil.rmtree(self.build_lib, ignore_errors=True)  # or a deleted module stays in the wheel
            super().run()

    class BuildEngine(build_ext):
        def build_extensions(self) -> None:
            """Compile on all cores, and only what changed: setuptools does neither within an extension."""
            compiler = self.compiler
            compile_these = compiler.compile
            locks: dict[str, Lock] = {}  # libraries share the objects of mypyc's run time

            def compile_changed(sources: list[str], **options: Any) -> list[str]:
                def compile_one(source: str) -> str:
                    (name,) = compiler.object_filenames([source], output_dir=options["output_dir"])
                    with locks.setdefault(name, Lock()):
                        if newer_group([__file__, source, *options["depends"]], name):
                            compile_these([source], **options)
                    return str(name)

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(compile_one, sources))

            compiler.compile = compile_changed
            self.parallel = os.cpu_count() or 1
            super().build_extensions()

        def copy_extensions_to_source(self) -> None:
            package = self.get_finalized_command("build_py")
            pairs = [self._get_inplace_equivalent(package, extension) for extension in self.extensions]
            built = {Path(place).resolve(): Path(file) for place, file in pairs}
            if built:
                put_in_place(built, started)

    setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildEngine})


if __name__ == "__main__":
    main()
