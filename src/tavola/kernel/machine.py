"""Machine code: rules are compiled once, kept as object files, and loaded without Numba.

Importing Numba takes longer than everything else a start does, and its own cache misses edits in
other files, silently moves elsewhere when it cannot write, and mixes code with and without bounds
checks. So Numba is only the compiler here: what it makes of a rule is written to a file in a
folder that is named after everything the code depends on, and a later process needs just LLVM to
load it.
"""

import ctypes
import functools
import hashlib
import importlib.metadata
import inspect
import logging
import os
import pathlib
import sys
import tempfile
import threading
import typing
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import platformdirs

import tavola
from tavola.kernel.rule import BOUNDS_CHECKED, Rule

log = logging.getLogger("tavola")

SYMBOL = "tavola_entry"
Entry = Callable[..., Any]

_compiling = threading.RLock()
announce: Callable[[str], None] = lambda rule: log.debug("compiling %s", rule)
# Called with the name of a rule before it is compiled; a terminal shows progress with it.


def entry_of(rule: Rule[..., Any], kinds: tuple[Any, ...]) -> Entry:
    """A Python function that runs the rule's machine code for arguments of these kinds."""
    path = home(rule.function.__module__)
    if path is None:
        return load(rule, kinds, compiled(rule, kinds))
    path = path / f"{rule.function.__module__}.{rule.function.__qualname__}-{code_name(kinds)}.o"
    try:
        return load(rule, kinds, path.read_bytes())
    except FileNotFoundError:
        code = compiled(rule, kinds)
        keep(path, code)
        return load(rule, kinds, code)


# --- where compiled rules are kept ---------------------------------------------------------------


@functools.cache
def home(module: str) -> pathlib.Path | None:
    """The folder for the rules of a module; none if what they depend on cannot be known.

    Its name is a digest of all that the code could depend on: the sources of the kernel and of
    the games, those of the module's own package, the compiler and the processor. An edit to any
    rule file leads to another folder, so stale code cannot be met.
    """
    sources = [*sources_of("tavola.kernel"), *sources_of("tavola.games")]
    package, _, rest = module.partition(".")
    if package == "tavola":
        below = ".".join(module.split(".")[:2])
        sources += sources_of(below)
    elif hasattr(sys.modules.get(package), "__path__") and rest:
        sources += sources_of(package)
    else:
        return None
    digest = hashlib.sha256()
    for source in sorted(set(sources)):
        digest.update(str(source.name).encode())
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    digest.update(compiler_name().encode())
    folder = cache_folder() / digest.hexdigest()[:20]
    folder.mkdir(exist_ok=True)
    return folder


def sources_of(package: str) -> Iterator[pathlib.Path]:
    """All Python files of a package, or the file of a module."""
    if package.partition(".")[0] == "tavola":
        path = pathlib.Path(tavola.__file__).parent.joinpath(*package.split(".")[1:])
    else:
        module: ModuleType = sys.modules[package]
        path = pathlib.Path(next(iter(module.__path__)))
    return path.rglob("*.py") if path.is_dir() else iter((path.with_suffix(".py"),))


@functools.cache
def compiler_name() -> str:
    versions = [importlib.metadata.version(name) for name in ("numba", "llvmlite", "numpy")]
    processor = (llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    return repr((sys.version_info[:2], versions, processor, BOUNDS_CHECKED))


@functools.cache
def cache_folder() -> pathlib.Path:
    """Where compiled rules live: TAVOLA_CACHE, or the user's cache folder, or a temporary one."""
    chosen = os.environ.get("TAVOLA_CACHE")
    folder = pathlib.Path(chosen) if chosen else platformdirs.user_cache_path("tavola") / "rules"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        instead = pathlib.Path(tempfile.mkdtemp(prefix="tavola-rules-"))
        log.warning(
            "Compiled rules cannot be kept in %s (%s), so this start compiles them into %s; "
            "set TAVOLA_CACHE to a folder that can be written to keep them.",
            folder,
            error.strerror or error,
            instead,
        )
        return instead


def keep(path: pathlib.Path, code: bytes) -> None:
    """Write the file whole or not at all: another process may be reading or writing it now."""
    handle, temporary = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(code)
    os.replace(temporary, path)


def code_name(kinds: tuple[Any, ...]) -> str:
    return hashlib.sha256(repr(kinds).encode()).hexdigest()[:12]


# --- compiling -----------------------------------------------------------------------------------


def compiled(rule: Rule[..., Any], kinds: tuple[Any, ...]) -> bytes:
    """The rule as an object file with one symbol that takes addresses, shapes and numbers."""
    with _compiling:
        announce(rule.function.__qualname__)
        import numba
        from numba.core import types

        parameters, arguments, signature = [], [], []
        for number, kind in enumerate(kinds):
            name = f"a{number}"
            parameters.append(name)
            if kind in (int, float):
                arguments.append(name)
                signature.append(types.int64 if kind is int else types.float64)
                continue
            dtype, dimensions = kind
            lengths = [f"{name}_{axis}" for axis in range(dimensions)]
            parameters += lengths
            shape = ", ".join(lengths) + "," if lengths else "1,"
            arguments.append(f"carray({name}, ({shape}))" + ("" if lengths else "[0]"))
            signature += [types.CPointer(numba.from_dtype(dtype)), *[types.int64] * dimensions]
        result = return_kind(rule)
        call = f"rule({', '.join(arguments)})"
        body = {None: call, int: f"return int64({call})", float: f"return float64({call})"}[result]
        scope = {"carray": numba.carray, "int64": numba.int64, "float64": numba.float64}
        scope |= {"rule": rule}
        exec(f"def entry({', '.join(parameters)}):\n    {body}", scope)
        options = dict(no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")
        entry = numba.njit(**options)(scope["entry"])
        entry.compile(tuple(signature))
        (overload,) = entry.overloads.values()
        return object_code(overload.library.get_llvm_str(), overload.fndesc.llvm_func_name)


def return_kind(rule: Rule[..., Any]) -> type | None:
    """What a rule returns to Python, by its annotation: a whole number, a fraction or nothing."""
    annotated = typing.get_type_hints(rule.function).get("return", inspect.Signature.empty)
    if annotated in (int, bool):
        return int
    if annotated is float:
        return float
    if annotated is type(None):
        return None
    raise TypeError(
        f"rule {rule.function.__qualname__} must be annotated to return int, "
        f"bool, float or None to be called from Python"
    )


def object_code(text: str, name: str) -> bytes:
    module = llvm.parse_assembly(text)
    for function in module.functions:
        if function.name == name:
            function.name = SYMBOL
        elif not function.is_declaration:
            function.linkage = "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(target_machine(), llvm.PipelineTuningOptions()))
    code: bytes = target_machine().emit_object(module)
    return code


@functools.cache
def target_machine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        reloc="pic",
        codemodel="small",
    )


# --- loading -------------------------------------------------------------------------------------


def load(rule: Rule[..., Any], kinds: tuple[Any, ...], code: bytes) -> Entry:
    """A Python function around an object file."""
    with _compiling:
        engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine())
        engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        engine.finalize_object()
        address = engine.get_function_address(SYMBOL)
    result = {int: ctypes.c_int64, float: ctypes.c_double, None: ctypes.c_void_p}[return_kind(rule)]
    types: list[Any] = [ctypes.c_void_p, ctypes.c_void_p]
    for kind in kinds:
        if kind in (int, float):
            types.append(ctypes.c_int64 if kind is int else ctypes.c_double)
        else:
            types += [ctypes.c_void_p, *[ctypes.c_int64] * kind[1]]
    call = ctypes.CFUNCTYPE(ctypes.c_int32, *types)(address)

    def entry(*args: Any) -> Any:
        returned, raised = result(), ctypes.c_void_p()
        numbers: list[Any] = []
        for arg in args:
            if isinstance(arg, np.ndarray):
                if not arg.flags.c_contiguous:
                    raise TypeError(f"rule {rule.__name__} takes arrays without gaps")
                numbers.append(arg.ctypes.data)
                numbers.extend(arg.shape)
            else:
                numbers.append(arg)
        if call(ctypes.addressof(returned), ctypes.addressof(raised), *numbers):
            raise IndexError(f"rule {rule.__name__} read or wrote outside of an array")
        return returned.value if result is not ctypes.c_void_p else None

    entry.engine = engine  # type: ignore[attr-defined]  # the code lives as long as its engine
    return entry
