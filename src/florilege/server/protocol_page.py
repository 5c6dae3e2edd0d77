"""The protocol as a page of documentation."""

from typing import Any

from florilege.server.typescript import Schema, type_of

HEAD = """# The protocol

Made from the server's models by `make protocol`; do not edit. Types are written as in TypeScript.

## The socket

A client opens one WebSocket at `/api/ws`, with the session's cookie, and speaks JSON in text
frames. Its first message is `hello`. It may then watch any number of tables and ask things of them.

- What is asked of a table carries `seq`, a number that grows with every message of the client
  (whose name is the `client` of its `hello`). The answer, `ack` or `refused`, names it. A message
  sent again, say after a reconnect, is acknowledged again and happens once. `heard` in `table`
  tells the last `seq` that was carried out.
- `ack` is sent when what was asked for is committed; so is every `update`.
- After a reconnect, `watch` with `since` gets the log from there on, and the whole of the view.
- A seat's eyes are for those who hold the seat; who loses it goes on as a spectator and is sent
  a new `table`.
- A move's notation goes to nobody but its player, since it may name hidden cards.
- Messages above the size limit, floods and clients that do not read are cut off.

"""
HTTP = """## HTTP

Bodies are JSON. Refusals have a status of 4xx (503 if the storage is away) and an `ErrorData`, in
the language of `Accept-Language`. The whole description is at `/api/openapi.json`.

| call | body | answer | |
|---|---|---|---|
"""


def protocol_page(
    asked: dict[str, Schema], told: dict[str, Schema], data: dict[str, Schema], openapi: Schema
) -> str:
    """Return the page."""
    messages = {name: schema for name, schema in asked.items() if _type(schema)}
    inner = {name: schema for name, schema in asked.items() if not _type(schema)}
    return (
        HEAD
        + "### Client to server\n\n"
        + _messages(messages)
        + "\n### Server to client\n\n"
        + _messages(told)
        + "\n"
        + HTTP
        + "".join(_calls(openapi))
        + "\n## Data\n"
        + "".join(_data(name, schema) for name, schema in {**inner, **data}.items())
    )


def _type(schema: Schema) -> str:
    return str(schema["properties"].get("type", {}).get("const", ""))


def _messages(schemas: dict[str, Schema]) -> str:
    rows = (
        f"| `{_type(schema)}` | {_fields(schema, skip='type')} | {_text(schema)} |\n"
        for schema in schemas.values()
    )
    return "| type | fields | |\n|---|---|---|\n" + "".join(rows)


def _fields(schema: Schema, skip: str) -> str:
    required = schema.get("required", [])
    return ", ".join(
        f"`{name}{'' if name in required else '?'}: {_cell(type_of(inner))}`"
        for name, inner in schema["properties"].items()
        if name != skip
    )


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _text(schema: Schema) -> str:
    return " ".join(str(schema["description"]).split())


def _data(name: str, schema: Schema) -> str:
    rows = "".join(
        f"| `{field}` | `{_cell(type_of(inner))}` |\n"
        for field, inner in schema["properties"].items()
    )
    return f"\n### {name}\n\n{_text(schema)}\n\n| field | type |\n|---|---|\n{rows}"


def _calls(openapi: Schema) -> list[str]:
    return [
        f"| `{method.upper()} {path}` | {_content(call.get('requestBody'))} | {_answer(call)} "
        f"| {call['description']} |\n"
        for path, calls in openapi["paths"].items()
        for method, call in calls.items()
    ]


def _answer(call: Schema) -> str:
    good = next(found for status, found in call["responses"].items() if status.startswith("2"))
    return _content(good)


def _content(body: dict[str, Any] | None) -> str:
    content = (body or {}).get("content", {})
    return ", ".join(f"`{_cell(type_of(each['schema']))}`" for each in content.values() if each)
