"""What a refusal quotes: of bounded length, and such that every client can take it."""

import json

import pytest

from florilege.kernel.refusal import LONGEST_QUOTE, Arg, refused


@pytest.mark.parametrize("given", ["", "a b", "é" * LONGEST_QUOTE, 0, -(10**17), ["one", "two"]])
def test_what_is_short_is_quoted_as_it_is(given: Arg) -> None:
    assert refused("code", "", {"given": given}).refusal.args == {"given": given}


@pytest.mark.parametrize(
    "given",
    ["x" * 19_000, 10**5_000, -(10**5_000), ["y" * 19_000]],
    ids=["text", "number", "negative", "list"],
)
def test_what_is_long_is_shortened(given: Arg) -> None:
    found = refused("code", "", {"given": given}).refusal.args["given"]
    (text,) = found if isinstance(found, list) else [found]
    assert isinstance(text, str)
    assert len(text) == LONGEST_QUOTE
    assert text.endswith("…")


@pytest.mark.parametrize("given", ["\ud800", 2**63, -(2**63) - 1], ids=["half", "large", "low"])
def test_every_quote_can_be_sent(given: Arg) -> None:
    found = refused("code", "", {"given": given}).refusal.data()
    json.dumps(found, ensure_ascii=False).encode()
    assert isinstance(found["args"]["given"], str)
