"""Starts the server: one process, or several workers that share a PostgreSQL database."""

import asyncio
import errno
import gc
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from florilege.kernel.refusal import refused
from florilege.server.app import create_app
from florilege.server.http_connection import HttpConnection
from florilege.server.limits import Limits
from florilege.server.logs import start_logging
from florilege.server.metrics import MULTIPROCESS_DIR
from florilege.server.services import Services
from florilege.server.socket.connection import Connection
from florilege.storage.database import engine_of
from florilege.storage.single_server import single_server
from florilege.storage.store import open_store
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.store import Unavailable

DATABASE = "FLORILEGE_DATABASE"  # passes the database to worker processes
WORKERS = "FLORILEGE_WORKERS"
LOG_LEVEL = "FLORILEGE_LOG_LEVEL"
BACKLOG = 2048
SHUTDOWN_TIMEOUT = 10  # seconds for pending requests


@dataclass(frozen=True)
class ServerConfig:
    host: str
    port: int
    database: str
    workers: int
    log_level: str = "info"


def listen(config: ServerConfig) -> socket.socket:
    """Return a listening socket, or refuse."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family)
    if os.name == "posix":  # elsewhere this would allow sharing a port in use
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise _listen_error(config, error) from None
    listener.set_inheritable(True)
    return listener


def _listen_error(config: ServerConfig, error: Exception) -> Exception:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return refused("port-in-use", "", {"port": config.port})
    reason = getattr(error, "strerror", None) or str(error)
    args = {"host": config.host, "port": config.port, "reason": reason}
    return refused("bad-address", "", dict(args))


@contextmanager
def claim_storage(config: ServerConfig) -> Iterator[None]:
    """Keep other servers off an SQLite file, migrate, and check that one can write, or refuse."""
    with ExitStack() as claimed:
        try:
            url = engine_of(config.database).url
            if config.workers > 1 and url.get_backend_name() == "sqlite":
                raise refused("workers-sqlite")
            claimed.enter_context(single_server(url))
            asyncio.run(_open_and_close(config.database))
        except Unavailable as error:
            raise refused(error.reason) from None
        yield


async def _open_and_close(database: str) -> None:
    store = open_store(database)
    await store.open(lambda _table, _version, _entries: None)
    await store.close()


def run(config: ServerConfig, listener: socket.socket) -> None:
    """Serve until a signal stops the server."""
    os.environ[DATABASE] = config.database
    os.environ[WORKERS] = str(config.workers)
    os.environ[LOG_LEVEL] = config.log_level
    server_config = uvicorn_config("florilege.server.run:worker_app", config.workers)
    if config.workers == 1:
        start_logging(config.log_level)
        uvicorn.Server(server_config).run(sockets=[listener])
        return
    with tempfile.TemporaryDirectory(prefix="florilege-metrics-") as folder:
        os.environ[MULTIPROCESS_DIR] = folder
        Multiprocess(server_config, [listener]).run()


def uvicorn_config(app: FastAPI | str, workers: int = 1) -> uvicorn.Config:
    """`app` is an application, or the import path of a function that creates one."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        http=HttpConnection,
        ws=Connection,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        workers=workers,
    )


def worker_app() -> FastAPI:
    """Return the application of this process, configured by the environment."""
    start_logging(os.environ[LOG_LEVEL])
    return create_app(open_services)


async def open_services() -> Services:
    """Open the services, configured by the environment."""
    workers = int(os.environ[WORKERS])
    limits = Limits.from_environment(os.environ)
    searching = max(1, (os.cpu_count() or 2) // (2 * workers))
    bot_pool = BotPool(searching + 1, limits.bot_milliseconds)  # one for those that do not search
    services = await Services.open(open_store(os.environ[DATABASE]), bot_pool, limits)
    tune_garbage_collector()
    return services


def tune_garbage_collector() -> None:
    """Collect rarely: what is loaded stays, and tables form no reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
