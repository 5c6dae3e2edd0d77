"""Starts the server: one process, or several that share a PostgreSQL database."""

import asyncio
import errno
import gc
import os
import socket
import tempfile
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from florilege.kernel.refusal import refused
from florilege.server.app import create_app
from florilege.server.figures import SHARED
from florilege.server.house import House
from florilege.server.limits import Limits
from florilege.server.logs import start_logging
from florilege.server.socket.connection import Connection
from florilege.storage.database import engine_of
from florilege.storage.store import open_store
from florilege.tables.store import Unavailable
from florilege.tables.thinkers import Thinkers

DATABASE = "FLORILEGE_DATABASE"  # how worker processes are told
WORKERS = "FLORILEGE_WORKERS"
BACKLOG = 2048
PATIENCE = 10  # seconds for what is under way when the server stops


@dataclass(frozen=True)
class Service:
    """What the server is to be."""

    host: str
    port: int
    database: str
    workers: int


def listen(service: Service) -> socket.socket:
    """Return a socket that listens already, or refuse."""
    family = socket.AF_INET6 if ":" in service.host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((service.host, service.port))
        found.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        found.close()
        raise _not_listening(service, error) from None
    found.set_inheritable(True)
    return found


def _not_listening(service: Service, error: Exception) -> Exception:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return refused("port-in-use", "", {"port": service.port})
    reason = getattr(error, "strerror", None) or str(error)
    args = {"host": service.host, "port": service.port, "reason": reason}
    return refused("bad-address", "", dict(args))


def check_storage(service: Service) -> None:
    """Bring the schema up to date and see whether everything can be written, or refuse."""
    try:
        shared = engine_of(service.database).dialect.name != "sqlite"
        if service.workers > 1 and not shared:
            raise refused("workers-sqlite")
        asyncio.run(_try_storage(service.database))
    except Unavailable as error:
        raise refused(error.reason) from None


async def _try_storage(database: str) -> None:
    store = open_store(database)
    await store.open(lambda _table, _version, _entries: None)
    await store.close()


def run(service: Service, listening: socket.socket) -> None:
    """Serve until a signal says to stop."""
    os.environ[DATABASE] = service.database
    os.environ[WORKERS] = str(service.workers)
    config = configured("florilege.server.run:worker_app", service.workers)
    if service.workers == 1:
        start_logging()
        uvicorn.Server(config).run(sockets=[listening])
        return
    with tempfile.TemporaryDirectory(prefix="florilege-figures-") as folder:
        os.environ[SHARED] = folder
        Multiprocess(config, [listening]).run()


def configured(app: FastAPI | str, workers: int = 1) -> uvicorn.Config:
    """Return how uvicorn is to serve an application, or what makes one in each worker."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        http="h11",
        ws=Connection,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        workers=workers,
    )


def worker_app() -> FastAPI:
    """Return the application of this process, as the environment describes it."""
    start_logging()
    return create_app(open_house)


async def open_house() -> House:
    """Open the house that the environment describes."""
    workers = int(os.environ[WORKERS])
    thinkers = Thinkers(max(1, (os.cpu_count() or 2) // (2 * workers)))
    limits = Limits.from_environment(os.environ)
    house = await House.open(open_store(os.environ[DATABASE]), thinkers, limits)
    spare_garbage()
    return house


def spare_garbage() -> None:
    """Look for garbage seldom: what is loaded stays, and tables form no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
