"""Breaks a rule: the source of one function is changed, compiled, and installed as the function's code.

Everyone who holds a reference to the function then calls the broken version.
"""

from __future__ import annotations

import ast
import builtins
import dis
import functools
import importlib
import inspect
import textwrap
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType
from typing import Any, cast

from oracle.assurance.caches import forget_results
from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.quoted import replace_part
from oracle.kernel.errors import InputError
from oracle.kernel.run import Game

_ANNOTATIONS = 0x1000000
"""The compiler flag of `from __future__ import annotations`, which every module of the reference has."""


@contextmanager
def applied(mutant: Mutant) -> Iterator[None]:
    """While open, this process has a broken reference. Raises InputError if the declaration does not fit the code."""
    function, code = function_of(mutant), check(mutant)
    before = function.__code__, Game.keeps
    function.__code__, Game.keeps = code, False
    forget_results()
    try:
        yield
    finally:
        function.__code__, Game.keeps = before
        forget_results()


def check(mutant: Mutant) -> CodeType:
    """The code to install in the function. Raises InputError if the declaration does not fit the code."""
    function = function_of(mutant)
    code = broken(mutant, function)
    if code.co_freevars != function.__code__.co_freevars:
        told = ", ".join(function.__code__.co_freevars)
        raise InputError(mutant.declared, f"it no longer uses {told} from the enclosing scope", "a use")
    if _same(code, function.__code__):
        raise InputError(mutant.declared, "the changed function is the same program", "a change")
    unknown = sorted(_unknown(code, function.__globals__))
    if unknown:
        told = ", ".join(unknown)
        raise InputError(mutant.declared, f"it uses {told}, which its module does not have", "existing names")
    return code


def _unknown(code: CodeType, module: dict[str, object]) -> Iterator[str]:
    """Names that the code would not find: missing from its module, or imported from a missing module."""
    imported = None
    for step in dis.get_instructions(code):
        if step.opname == "LOAD_GLOBAL" and step.argval not in module and not hasattr(builtins, step.argval):
            yield step.argval
        if step.opname == "IMPORT_NAME":
            try:
                imported = importlib.import_module(step.argval)
            except ModuleNotFoundError:
                yield step.argval
        if step.opname == "IMPORT_FROM" and not hasattr(imported, step.argval):
            yield step.argval
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _unknown(inner, module)


def function_of(mutant: Mutant) -> FunctionType:
    """The function that a mutant changes. Raises InputError if it does not exist."""
    module, name = _module_and_name(mutant)
    found: object = module
    for part in name:
        holder = vars(found) if inspect.isclass(found) else None
        found = getattr(found, part, None) if holder is None else holder.get(part)
        if found is None:
            raise InputError(
                mutant.declared, f"{mutant.function} is not a function", "module.function, or module.Class.method"
            )
    function = _plain(found)
    if not isinstance(function, FunctionType):
        raise InputError(mutant.declared, f"{mutant.function} is not a function", "a function, method or property")
    return function


def _module_and_name(mutant: Mutant) -> tuple[object, list[str]]:
    parts = mutant.function.split(".")
    for end in range(len(parts) - 1, 0, -1):
        name = ".".join(parts[:end])
        try:
            return importlib.import_module(name), parts[end:]
        except ModuleNotFoundError as error:
            if error.name is None or not name.startswith(error.name):
                raise
    raise InputError(mutant.declared, f"there is no module of {mutant.function}", "module.function")


def _plain(found: Any) -> Any:
    """The function behind properties, caches and the registry of rules."""
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, functools.cached_property):
        found = found.func
    elif isinstance(found, staticmethod | classmethod):
        found = found.__func__
    return inspect.unwrap(found)


def broken(mutant: Mutant, function: FunctionType) -> CodeType:
    """The code of the changed function. Raises InputError if the change does not fit its text, or is not valid
    Python.
    """
    try:
        tree = ast.parse(mutant.source or text_of(function))
        definition = cast(ast.FunctionDef, tree.body[0])
        definition.decorator_list = []
        if mutant.body:
            definition.body = ast.parse(textwrap.dedent(mutant.body)).body
        elif mutant.change:
            _change(mutant, definition.body)
        return compiled(tree, definition, function)
    except SyntaxError as error:
        raise InputError(mutant.declared, f"not valid Python after the change: {error}", "a change that fits") from None


@functools.cache
def text_of(function: Callable[..., object]) -> str:
    """The dedented source of a function."""
    return textwrap.dedent(inspect.getsource(function))


def code_of(function: Callable[..., object]) -> str:
    """The source of a function without docstrings, comments and empty lines, which do not affect what it does."""
    text = text_of(function)
    documented = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    texts = [node.body[0] for node in documented if ast.get_docstring(node) is not None]
    left_out = {line for node in texts for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    lines = enumerate(text.splitlines(), start=1)
    return "\n".join(
        line for place, line in lines if place not in left_out and line.strip() and line.lstrip()[0] != "#"
    )


def _change(mutant: Mutant, body: list[ast.stmt]) -> None:
    count = replace_part(body, mutant.change, mutant.to)
    if count != 1:
        told = f"is in {mutant.function} {count} times" if count else f"is not in {mutant.function}"
        raise InputError(mutant.declared, f"{mutant.change!r} {told}", "a part that occurs once")


def compiled(tree: ast.Module, definition: ast.FunctionDef, function: FunctionType) -> CodeType:
    """The function's new code; its free variables are declared to the compiler.

    `definition` is the function definition in `tree`.
    """
    free = function.__code__.co_freevars
    if free:
        outer = cast(ast.FunctionDef, ast.parse(f"def around({', '.join(free)}):\n    pass").body[0])
        outer.body = [definition]
        tree.body = [outer]
    ast.fix_missing_locations(tree)
    with warnings.catch_warnings():
        # Generated code need not be good style.
        warnings.simplefilter("ignore", SyntaxWarning)
        code: CodeType = compile(tree, function.__code__.co_filename, "exec", flags=_ANNOTATIONS, dont_inherit=True)
    for name in (("around",) if free else ()) + (definition.name,):
        code = next(inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == name)
    return code


def _same(one: CodeType, other: CodeType) -> bool:
    """Whether they are the same program, regardless of line numbers."""
    if (one.co_code, one.co_names, one.co_varnames) != (other.co_code, other.co_names, other.co_varnames):
        return False
    pairs = list(zip(one.co_consts, other.co_consts, strict=False))
    return len(one.co_consts) == len(other.co_consts) and all(
        _same(a, b) if isinstance(a, CodeType) and isinstance(b, CodeType) else (type(a), a) == (type(b), b)
        for a, b in pairs
    )
