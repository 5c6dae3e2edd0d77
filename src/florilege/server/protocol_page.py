"""Writes the documentation of the protocol as Markdown."""

from typing import Any

from florilege.server.typescript import Schema, type_of

HEAD = """# The protocol

Made from the server's models by `make protocol`; do not edit. Types are written as in TypeScript.

## The socket

A client opens one WebSocket at `/api/ws` with its session cookie, and exchanges JSON in text
frames. Its first message is `hello`. It may then watch any number of tables and send them commands.

- A command to a table carries `seq`, a number that grows with every command of the client (which is
  identified by the `client` of its `hello`). The reply, `ack` or `refused`, repeats it. A command
  sent again, say after a reconnect, is acknowledged again but carried out once. `heard` in `table`
  is the last `seq` that was carried out.
- `ack` and `update` are sent only after the commit.
- After a reconnect, `watch` with `since` returns the log from there on, and the complete view.
- Only its holders may watch as a seat; a client that loses the seat continues as a spectator and
  is sent a new `table`.
- A prompt lists the legal moves, each with its notation and its parts. `play` sends back `parts`:
  as many as are needed to name one legal move, in any order. Parts that fit several moves are
  refused (`several-moves`), and parts that fit none with the rule that forbids it. So a client
  needs to know neither rules nor notation. A bot may send notation as `move` instead.
- Protocol 2 is protocol 1 and `parts`; a `hello` with 1 is still welcome.
- The notation of a move is sent only to its player, since it may name hidden cards.
- Connections are dropped for messages above the size limit, for floods, and if they do not read.

"""
HTTP = """## HTTP

Bodies are JSON. Refusals have a status of 4xx (503 if the storage is unavailable) and an
`ErrorData` in the language of `Accept-Language`. The OpenAPI description is at `/api/openapi.json`.

| call | body | answer | |
|---|---|---|---|
"""
BOARDS = """
## Boards

`board` in a `View` is declared by each game; games of other packages have boards of their own.
"""


def protocol_page(
    client_messages: dict[str, Schema],
    server_messages: dict[str, Schema],
    data: dict[str, Schema],
    boards: dict[str, dict[str, Schema]],
    openapi: Schema,
) -> str:
    messages = {name: schema for name, schema in client_messages.items() if _type(schema)}
    inner = {name: schema for name, schema in client_messages.items() if not _type(schema)}
    return (
        HEAD
        + "### Client to server\n\n"
        + _messages(messages)
        + "\n### Server to client\n\n"
        + _messages(server_messages)
        + "\n"
        + HTTP
        + "".join(_calls(openapi))
        + "\n## Data\n"
        + "".join(_data(name, schema) for name, schema in {**inner, **data}.items())
        + BOARDS
        + "".join(_board(key, schemas) for key, schemas in boards.items())
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
    return " ".join(str(schema.get("description", "")).split())


PARAGRAPH = "\n\n"


def _data(name: str, schema: Schema) -> str:
    rows = "".join(
        f"| `{field}` | `{_cell(type_of(inner))}` |\n"
        for field, inner in schema["properties"].items()
    )
    text = _text(schema)
    return f"\n### {name}\n\n{text and text + PARAGRAPH}| field | type |\n|---|---|\n{rows}"


def _board(key: str, schemas: dict[str, Schema]) -> str:
    tables = (
        _data(f"{key}: {name}", schema)
        for name, schema in sorted(schemas.items(), key=lambda each: each[0] != "BoardData")
    )
    return "".join(tables)


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
