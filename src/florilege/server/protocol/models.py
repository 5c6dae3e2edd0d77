"""Pydantic models of outgoing data, made from the TypedDicts that declare it.

What the server sends is declared once, by the TypedDict that the program itself uses. The models
only describe it, for OpenAPI, the protocol document and TypeScript. A compiled module loses most of
its annotations, so they are read from its source, which lies beside it in every installation.
"""

import ast
import operator
import sys
from functools import cache, reduce
from pathlib import Path
from types import GenericAlias, UnionType
from typing import Any, Final, Union, get_args, get_origin, is_typeddict

from mypy_extensions import i64
from pydantic import BaseModel, ConfigDict, create_model

import florilege

PACKAGE: Final = Path(florilege.__file__).parent


class Data(BaseModel):
    """The base of all models of outgoing data."""

    model_config = ConfigDict(extra="forbid", strict=True)


@cache
def model_of(declared: Any) -> Any:
    fields: dict[str, Any] = {
        name: (_modelled(hint), ...) for name, hint in hints_of(declared).items()
    }
    text = ast.get_docstring(_definition(declared))
    return create_model(declared.__name__, __base__=Data, __doc__=text, **fields)


def list_model_of(declared: Any) -> Any:
    return GenericAlias(list, (model_of(declared),))


def hints_of(declared: Any) -> dict[str, Any]:
    """Return the types of a TypedDict's fields, inherited ones first."""
    definition, names = _definition(declared), vars(sys.modules[declared.__module__])
    found: dict[str, Any] = {}
    for base in definition.bases:
        inherited = _evaluate(base, names)
        if is_typeddict(inherited):
            found |= hints_of(inherited)
    for field in definition.body:
        if isinstance(field, ast.AnnAssign):
            found[ast.unparse(field.target)] = _evaluate(field.annotation, names)
    return found


def _definition(declared: Any) -> ast.ClassDef:
    return next(
        node
        for node in _source(declared.__module__).body
        if isinstance(node, ast.ClassDef) and node.name == declared.__name__
    )


@cache
def _source(module: str) -> ast.Module:
    path = PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return ast.parse(path.read_text("utf-8"))


def _evaluate(node: ast.expr, names: dict[str, Any]) -> Any:
    return eval(compile(ast.Expression(node), "<annotation>", "eval"), names)


def _modelled(hint: Any) -> Any:
    """Return a type with all TypedDicts in it replaced by their models."""
    if is_typeddict(hint):
        return model_of(hint)
    if hint is i64:
        return int
    origin, inner = get_origin(hint), tuple(map(_modelled, get_args(hint)))
    if origin in (Union, UnionType):
        return reduce(operator.or_, inner)
    return GenericAlias(origin, inner) if origin in (list, dict, tuple) else hint
