"""The attributes of a position as plain data, from which an equal position can be made.

State is a value (a number, a text, an enumeration member, a dataclass), an array, a collection of
these, or an object with a `copy` method, which can be made without arguments. Any other object,
such as the settings in the form that the rules read, follows from the settings: copies share it,
and snapshots leave it out.
"""

from enum import Enum
from typing import Final, Protocol, TypeAlias, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

Fields: TypeAlias = dict[str, object]  # by attribute

ARRAYS: Final = (type(vec[i64]()), type(vec[u8]()), type(vec[float]()))
COLLECTIONS: Final = (list, tuple, set)


class CanBeCopied(Protocol):
    def copy(self) -> object:
        """Return an object that may change without changing this one."""


def fields_of(thing: object, without: set[str]) -> Fields:
    """Return those attributes of an object that are part of the state, as plain data."""
    found: Fields = {}
    for name in attributes_of(thing):
        value = getattr(thing, name)
        if name not in without and is_state(value):
            found[name] = freeze(value)
    return found


def set_fields(thing: object, fields: Fields) -> None:
    for name, value in fields.items():
        setattr(thing, name, thaw(value))


def copy_fields(thing: object, twin: object, without: set[str]) -> None:
    """Give a twin the attributes of an object: copies of its state, and the same of the rest."""
    for name in attributes_of(thing):
        if name not in without:
            setattr(twin, name, copied(getattr(thing, name)))


def copied(value: object) -> object:
    """Return an independent copy of state, and anything else as it is."""
    if is_value(value) or not is_state(value):
        return value
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, COLLECTIONS):
        return type(value)([copied(item) for item in value])
    if isinstance(value, ARRAYS):
        return value[:]
    return cast(CanBeCopied, value).copy()


def attributes_of(thing: object) -> list[str]:
    """Return the names of all attributes that are set, of a compiled class or any other."""
    names: list[str] = [*getattr(type(thing), "__mypyc_attrs__", ())]
    names += getattr(thing, "__dict__", {})
    return [name for name in names if name != "__dict__" and hasattr(thing, name)]


def is_value(value: object) -> bool:
    if value is None or isinstance(value, int | float | str | bytes | Enum):
        return True
    return hasattr(type(value), "__dataclass_fields__")


def is_state(value: object) -> bool:
    return is_value(value) or isinstance(value, ARRAYS + COLLECTIONS) or hasattr(value, "copy")


def freeze(value: object) -> object:
    """Return a value as it is, and other state as its type and its content."""
    if is_value(value):
        return value
    if isinstance(value, ARRAYS):
        return type(value).__name__, list(value)
    if isinstance(value, COLLECTIONS):
        return type(value), [freeze(item) for item in value]
    if isinstance(value, dict):
        return dict, [(freeze(key), freeze(item)) for key, item in value.items()]
    return type(value), fields_of(value, set())


def thaw(frozen: object) -> object:
    """Return what was passed to `freeze`, or an equal object."""
    if not isinstance(frozen, tuple):
        return frozen
    kind, content = frozen
    if isinstance(kind, str):
        return next(array for array in ARRAYS if array.__name__ == kind)(content)
    if kind is dict:
        return {thaw(key): thaw(item) for key, item in content}
    if kind in COLLECTIONS:
        return kind([thaw(item) for item in content])
    thing = kind.__new__(kind)
    set_fields(thing, content)
    return thing
