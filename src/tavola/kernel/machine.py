"""Machine code: rules are compiled once, kept as object files, and loaded without Numba.

Importing Numba takes longer than everything else a start does, and its own cache misses edits in
other files, silently moves elsewhere when it cannot write, and mixes code with and without bounds
checks. So Numba is only the compiler here: what it makes of a rule is written to a file in a
folder that is named after everything the code depends on, and a later process needs just LLVM to
load it.
"""

import atexit
import contextlib
import ctypes
import functools
import hashlib
import importlib.metadata
import inspect
import logging
import os
import pathlib
import re
import shutil
import sys
import tempfile
import threading
import time
import typing
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import platformdirs

import tavola
from tavola.kernel.rule import BOUNDS_CHECKED, Rule

log = logging.getLogger("tavola")

SYMBOL = "tavola_entry"
FORGOTTEN_AFTER = 30 * 24 * 3600
"""Seconds after which a folder of code that nobody loaded any more is deleted."""

NEEDS_NUMBA = re.compile("numba_|Py|NRT_")
"""Symbols that only a process with Numba has."""

COUNTS_REFERENCES = re.compile(r"^ +(tail )?call void @NRT_(inc|dec)ref\(.*\n", re.MULTILINE)
"""Calls that count who uses a piece of memory. What a rule is given has no counter, so they do
nothing; but LLVM cannot know, and what they mention could not be found when loading."""

Entry = Callable[..., Any]

lock = threading.RLock()
listeners: list[Callable[[str], None]] = []
"""Called with the name of each rule before it is compiled, so that a terminal can show it."""


def entry_of(rule: Rule, kinds: tuple[Any, ...]) -> Entry:
    """A Python function that runs the rule's machine code for arguments of these kinds."""
    with lock:
        check_kinds(rule, kinds)
        folder = home(rule.__module__)
        if folder is None:
            return load(rule, kinds, compiled(rule, kinds))
        arguments = hashlib.sha256(repr(kinds).encode()).hexdigest()[:12]
        path = folder / f"{rule.__module__}.{rule.__qualname__}-{arguments}.o"
        if not path.is_file():
            write_whole(path, compiled(rule, kinds))
        return load(rule, kinds, path.read_bytes())


def check_kinds(rule: Rule, kinds: tuple[Any, ...]) -> None:
    """Refuse what no rule can take, before Numba does it at length."""
    inspect.signature(rule.function).bind(*kinds)
    for kind in kinds:
        dtype = kind[0] if isinstance(kind, tuple) else np.dtype(kind)
        if not dtype.isnative or dtype.kind not in "iufbV":
            raise TypeError(f"rule {rule.__name__} takes arrays of numbers or records, not {dtype}")


# --- where compiled rules are kept ---------------------------------------------------------------


@functools.cache
def home(module: str) -> pathlib.Path | None:
    """The folder for the rules of a module; none if what they depend on cannot be known.

    Its name is a digest of all that the code could depend on: the sources of the kernel and of
    the games, of every other module of Tavola that has rules, of the module's own package, the
    compiler and the processor. An edit to any rule file leads to another folder, so stale code
    cannot be met. (A package's rules should not call those of a third package.)
    """
    folders = [pathlib.Path(path) for path in package_folders(module)]
    if not folders:
        return None
    own = pathlib.Path(tavola.__file__).parent
    sources = {
        source.resolve()
        for folder in (own / "kernel", own / "games", *folders)
        for source in ([folder] if folder.is_file() else folder.rglob("*.py"))
    }
    sources |= {source.resolve() for source in own.rglob("*.py") if has_rules(source.read_bytes())}
    digest = hashlib.sha256(compiler_name().encode())
    for source in sorted(sources):
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    folder = cache_folder() / digest.hexdigest()[:20]
    if not folder.is_dir():
        forget_old_code(cache_folder())
        folder.mkdir(exist_ok=True)
    os.utime(folder)
    return folder


def has_rules(source: bytes) -> bool:
    return re.search(rb"^@(small_)?rule\b", source, re.MULTILINE) is not None


def package_folders(module: str) -> Iterable[str]:
    """What a module may take code or constants from, beside the kernel and the games.

    Within Tavola that is its own subpackage, elsewhere its whole package. A single file could
    import anything that lies beside it: then nothing is known.
    """
    package, *rest = module.split(".")
    if package == "tavola":
        beside = sys.modules[".".join(["tavola", *rest[:1]])]
        return getattr(beside, "__path__", None) or [str(beside.__file__)]
    return getattr(sys.modules.get(package), "__path__", [])


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
    folder = folder.expanduser().absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        instead = pathlib.Path(tempfile.mkdtemp(prefix="tavola-rules-"))
        atexit.register(shutil.rmtree, instead, ignore_errors=True)
        log.warning(
            "Compiled rules cannot be kept in %s (%s), so this start compiles them into %s; "
            "set TAVOLA_CACHE to a folder that can be written to keep them.",
            folder,
            error.strerror or error,
            instead,
        )
        return instead


def forget_old_code(folder: pathlib.Path) -> None:
    for old in folder.iterdir():
        with contextlib.suppress(OSError):  # another start may be deleting it too
            ours = re.fullmatch(r"[0-9a-f]{20}", old.name)
            if ours and time.time() - old.stat().st_mtime > FORGOTTEN_AFTER:
                shutil.rmtree(old)


def write_whole(path: pathlib.Path, code: bytes) -> None:
    """Write the file whole or not at all: another process may be reading or writing it now."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(code)
        pathlib.Path(temporary).replace(path)
    except BaseException:
        pathlib.Path(temporary).unlink()
        raise


# --- compiling -----------------------------------------------------------------------------------


def numba_compiler(**options: Any) -> Any:
    """Numba's decorator for code that is called by other compiled code only."""
    import numba

    njit: Any = numba.njit
    return njit(
        nogil=True,
        error_model="numpy",
        boundscheck=BOUNDS_CHECKED,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        **options,
    )


def one_kind_of_number(dispatcher: Any) -> Any:
    """Let a rule take every whole number as a 64-bit one, whatever field or enum it comes from.

    Otherwise it would be compiled anew for each mix of them: twice the time for the same code.
    """
    from numba.core import types
    from numba.core.typing import templates

    numba_templates: Any = templates

    def whole(kind: Any) -> Any:
        if isinstance(kind, types.Omitted):
            kind = types.int64 if isinstance(kind.value, int) else kind
        return types.int64 if isinstance(kind, types.Integer | types.IntEnumMember) else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        signature, folded = dispatcher._compiler.fold_argument_types(args, kws)
        folded = tuple(map(whole, folded))
        dispatcher.compile(folded)
        template = numba_templates.make_concrete_template(
            dispatcher.__name__, key=dispatcher, signatures=dispatcher.nopython_signatures
        )
        return template, signature, folded, {}

    dispatcher.get_call_template = get_call_template
    return dispatcher


def compiled(rule: Rule, kinds: tuple[Any, ...]) -> bytes:
    """The rule as an object file with one symbol that takes addresses, lengths and numbers."""
    for listener in listeners:
        listener(rule.__name__)
    import numba
    from numba.core import types

    c_types: Any = types
    parameters: list[str] = []
    arguments: list[str] = []
    signature: list[Any] = []
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
        arguments.append(
            f"carray({name}, ({', '.join(lengths)},))" if lengths else f"carray({name}, (1,))[0]"
        )
        signature += [c_types.CPointer(numba.from_dtype(dtype)), *[types.int64] * dimensions]
    call = f"rule({', '.join(arguments)})"
    body = {
        "": call,
        "int": f"return int64({call})",
        "bool": f"return int64({call})",
        "float": f"return float64({call})",
    }
    scope: dict[str, Any] = {"carray": vars(numba)["carray"], "rule": rule}
    scope |= {"int64": numba.int64, "float64": numba.float64}
    exec(f"def {SYMBOL}({', '.join(parameters)}):\n    {body[result_of(rule)]}", scope)
    entry = numba_compiler()(scope[SYMBOL])
    with optimising_once():
        entry.compile(tuple(signature))
    (overload,) = entry.overloads.values()
    code, missing = object_code(overload.library.get_llvm_str(), overload.fndesc.llvm_func_name)
    if missing:
        raise TypeError(
            f"rule {rule.__name__} needs memory or Python at run time ({', '.join(missing)}); "
            f"a rule works on the records and arrays it is given"
        )
    return code


@contextlib.contextmanager
def optimising_once() -> Iterator[None]:
    """Let LLVM optimise an entry with all that it calls together, and nothing of that before.

    Numba optimises a function with all it calls, then each of its callers with all of it again:
    twice the time for the same code. Nobody else compiles meanwhile.
    """
    from numba.core import codegen, compiler_lock

    numba_codegen: Any = codegen
    library_kind = numba_codegen.CPUCodeLibrary
    with compiler_lock.global_compiler_lock:
        optimise = library_kind._optimize_final_module
        library_kind._optimize_final_module = lambda library: (
            optimise(library) if SYMBOL in library.name else None
        )
        try:
            yield
        finally:
            library_kind._optimize_final_module = optimise


def result_of(rule: Rule) -> str:
    """What a rule returns to Python, by its annotation: `int`, `bool`, `float`, or nothing."""
    annotated = typing.get_type_hints(rule.function).get("return", inspect.Signature.empty)
    kinds = {int: "int", bool: "bool", float: "float", type(None): ""}
    if annotated not in kinds:
        raise TypeError(
            f"rule {rule.__qualname__} must be annotated to return int, bool, float or None "
            f"to be called from Python"
        )
    return kinds[annotated]


def object_code(text: str, name: str) -> tuple[bytes, list[str]]:
    """The function `name` of a module in LLVM's language, and what it calls, as an object file.

    Also what it needs that only a process with Numba has.
    """
    module = llvm.parse_assembly(COUNTS_REFERENCES.sub("", text))
    for function in module.functions:
        if function.name == name:
            function.name = SYMBOL
        elif not function.is_declaration:
            function.linkage = "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(target_machine(), llvm.PipelineTuningOptions()))
    missing = [
        function.name
        for function in module.functions
        if function.is_declaration and re.match(NEEDS_NUMBA, function.name)
    ]
    return target_machine().emit_object(module), missing


@functools.cache
def target_machine() -> Any:
    """The machine that code is made for."""
    return new_target_machine()


def new_target_machine() -> Any:
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


DATA = object.__basicsize__
"""Where an array keeps the address of its data: first after what every object begins with. Asking
for `arg.ctypes.data` takes longer than many a rule."""

_probe = np.zeros(1)
assert ctypes.c_void_p.from_address(id(_probe) + DATA).value == _probe.ctypes.data


def load(rule: Rule, kinds: tuple[Any, ...], code: bytes) -> Entry:
    """A Python function around an object file."""
    # An engine frees its target machine when it goes, as one of two does that threads made at once.
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), new_target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    call = ctypes.CFUNCTYPE(ctypes.c_int32, *parameter_types(kinds))(
        engine.get_function_address(SYMBOL)
    )
    kind = result_of(rule)
    result: Any = ctypes.c_double if kind == "float" else ctypes.c_int64
    convert: Any = {"": lambda _: None, "int": int, "bool": bool, "float": float}[kind]

    address = ctypes.c_void_p.from_address

    def entry(*args: Any) -> Any:
        returned, raised = result(), ctypes.c_void_p()
        numbers: list[Any] = []
        for arg in args:
            if isinstance(arg, np.ndarray):
                if not arg.flags.c_contiguous:
                    raise TypeError(f"rule {rule.__name__} takes arrays without gaps")
                numbers.append(address(id(arg) + DATA).value)
                numbers.extend(arg.shape)
            elif isinstance(arg, float) or -(1 << 63) <= arg < 1 << 63:
                numbers.append(arg)
            else:
                raise OverflowError(f"rule {rule.__name__} takes numbers of 64 bits, not {arg}")
        if call(ctypes.addressof(returned), ctypes.addressof(raised), *numbers):
            if BOUNDS_CHECKED:
                raise IndexError(f"rule {rule.__name__} read or wrote outside of an array")
            raise RuntimeError(f"rule {rule.__name__} failed; NUMBA_DISABLE_JIT=1 shows where")
        return convert(returned.value)

    entry.engine = engine  # type: ignore[attr-defined]  # the code lives as long as its engine
    return entry


def parameter_types(kinds: tuple[Any, ...]) -> Iterator[Any]:
    """How the machine code takes its arguments, after the places for result and error."""
    yield from (ctypes.c_void_p, ctypes.c_void_p)
    for kind in kinds:
        if kind is int:
            yield ctypes.c_int64
        elif kind is float:
            yield ctypes.c_double
        else:
            yield ctypes.c_void_p
            yield from [ctypes.c_int64] * kind[1]
