"""The variants of a rulebook, declared once.

An option has values or a range, a default and the clause it comes from. Its labels are in the
catalogue: `<game>-option-<key>`, and `<game>-option-<key>-<value>` for named values. Commands,
tables, the arena and the conformance suite all read this declaration.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias, TypedDict

from mypy_extensions import mypyc_attr

from florilege.kernel.parsing import is_whole
from florilege.kernel.refusal import refused

Value: TypeAlias = int | str
Settings: TypeAlias = dict[str, Value]

NO_NUMBERS: Final = "none"


class OptionData(TypedDict):
    """An option as JSON."""

    key: str
    clause: str
    default: Value
    values: list[Value]
    low: int | None
    high: int | None
    document: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One variant of the rules."""

    def __init__(self, key: str, clause: str, default: Value) -> None:
        self.key = key
        self.clause = clause
        self.default = default

    def parse(self, text: str) -> Value:
        """Return the value that a typed text names, or raise `Refused`."""
        raise NotImplementedError

    def spread(self) -> list[Value]:
        """Return the values worth testing: all of a few, the ends of a range."""
        raise NotImplementedError

    def data(self) -> OptionData:
        return {
            "key": self.key,
            "clause": self.clause,
            "default": self.default,
            "values": [],
            "low": None,
            "high": None,
            "document": False,
        }


class Choice(Option):
    """A variant with named values."""

    def __init__(self, key: str, clause: str, values: list[str]) -> None:
        """The first value is the default."""
        super().__init__(key, clause, values[0])
        self.values = values

    def parse(self, text: str) -> Value:
        if text not in self.values:
            raise refused(
                "option-value",
                self.clause,
                {"option": self.key, "value": text, "known": list(self.values)},
            )
        return text

    def spread(self) -> list[Value]:
        return list(self.values)

    def data(self) -> OptionData:
        data = super().data()
        data["values"] = list(self.values)
        return data


class Whole(Option):
    """A variant that is a whole number within a range."""

    def __init__(self, key: str, clause: str, default: int, low: int, high: int) -> None:
        super().__init__(key, clause, default)
        self.low = low
        self.high = high

    def parse(self, text: str) -> Value:
        digits = text.removeprefix("-")
        if not (is_whole(digits) and self.low <= int(text) <= self.high):
            raise refused(
                "option-range",
                self.clause,
                {"option": self.key, "value": text, "low": self.low, "high": self.high},
            )
        return int(text)

    def spread(self) -> list[Value]:
        return list(dict.fromkeys([self.default, self.low, self.high]))

    def data(self) -> OptionData:
        data = super().data()
        data["low"], data["high"] = self.low, self.high
        return data


class Amount(Whole):
    """A whole number within a range, or a name for the usual one, which is the default."""

    def __init__(self, key: str, clause: str, usual: str, low: int, high: int) -> None:
        super().__init__(key, clause, low, low, high)
        self.default = usual
        self.usual = usual

    def parse(self, text: str) -> Value:
        return text if text == self.usual else super().parse(text)

    def spread(self) -> list[Value]:
        """Return the usual value alone: what else fits depends on the other options."""
        return [self.usual]

    def data(self) -> OptionData:
        data = super().data()
        data["values"] = [self.usual]
        return data


class Numbers(Whole):
    """A whole number for each seat in turn, as in `0,2,-1`; seats left out have none."""

    def __init__(self, key: str, clause: str, low: int, high: int) -> None:
        super().__init__(key, clause, 0, low, high)
        self.default = NO_NUMBERS

    def parse(self, text: str) -> Value:
        if text == NO_NUMBERS:
            return text
        found: list[str] = []
        for part in text.split(","):
            found.append(str(super().parse(part)))
        return ",".join(found)

    def spread(self) -> list[Value]:
        return [NO_NUMBERS, "1"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Document(Option):
    """A text that a client supplies, from a file if it has files, or a name for the usual one.

    `parse` returns it as one word without spaces, so that records keep all of it.
    """

    def spread(self) -> list[Value]:
        return [self.default]

    def data(self) -> OptionData:
        data = super().data()
        data["values"] = [self.default]
        data["document"] = True
        return data


def numbers_of(value: Value) -> list[int]:
    return [] if value == NO_NUMBERS else [int(part) for part in str(value).split(",")]


def settle(
    options: list[Option], given: Mapping[str, Value], presets: dict[str, Settings]
) -> Settings:
    """Return a value for every option: the checked values given, and defaults.

    A preset, named by an option and its value (`edition=1`), changes defaults.
    """
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise refused("unknown-option", "", {"option": key, "known": list(known)})
    checked: Settings = {key: known[key].parse(str(value)) for key, value in given.items()}
    settings: Settings = {key: option.default for key, option in known.items()}
    for key, value in checked.items():
        settings.update(presets.get(f"{key}={value}", {}))
    settings.update(checked)
    return settings


def spread(options: list[Option], presets: dict[str, Settings]) -> list[Settings]:
    """Return the defaults, then each other value on its own, then all the last ones together."""
    found = [settle(options, {}, presets)]
    for option in options:
        for value in option.spread():
            found.append(settle(options, {option.key: value}, presets))
    found.append({option.key: option.spread()[-1] for option in options})
    unique: list[Settings] = []
    for settings in found:
        if settings not in unique:
            unique.append(settings)
    return unique
