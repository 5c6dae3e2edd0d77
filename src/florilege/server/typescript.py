"""TypeScript types from JSON schemas."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
PLAIN["null"] = "null"
# Types with a name of their own, longest first.
NAMED = {
    "Record<string, number | string | string[]>": "Args",
    "Record<string, number | string>": "Settings",
    "number | string | string[]": "Arg",
    "number | string": "Value",
    "[string, string]": "Glyph",
}
NAMES = """\
export type Value = number | string;
export type Settings = Record<string, Value>;
export type Arg = number | string | string[];
export type Args = Record<string, Arg>;
export type Glyph = [symbol: string, hue: string];
"""
HEAD = "// Made from the server's models by `make protocol`; do not edit.\n"


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(dict.fromkeys(type_of(each) for each in several))
    return _of_kind(schema)


def _of_kind(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    items = type_of(schema["items"])
    return f"({items})[]" if " " in items else f"{items}[]"


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _interface(name: str, schema: Schema) -> str:
    return _declaration(name, schema, _named)


def _declaration(name: str, schema: Schema, write: Callable[[Schema], str]) -> str:
    required = schema.get("required", [])
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {write(inner)};\n"
        for field, inner in schema["properties"].items()
    )
    comment = _comment(schema["description"]) if "description" in schema else ""
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def _named(schema: Schema) -> str:
    text = type_of(schema)
    for long, short in NAMED.items():
        text = text.replace(long, short)
    return text.replace("(Value)", "Value")


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";\n"


def typescript(
    protocol: int,
    client_messages: dict[str, Schema],
    server_messages: dict[str, Schema],
    data: dict[str, Schema],
) -> str:
    """Return a module with a type for each schema, and unions of all messages."""
    messages = [name for name, schema in client_messages.items() if "type" in schema["properties"]]
    schemas = {**data, **client_messages, **server_messages}
    parts = [
        HEAD,
        f"export const PROTOCOL = {protocol};\n",
        NAMES,
        *(_interface(name, schema) for name, schema in schemas.items()),
        _union("ClientMessage", messages),
        _union("ServerMessage", list(server_messages)),
    ]
    return "\n".join(parts)


def board_types(schemas: dict[str, Schema]) -> str:
    return "\n".join(
        [HEAD, *(_declaration(name, schema, type_of) for name, schema in schemas.items())]
    )
