"""One server for most tests; tests that need other limits start their own."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.live_server import LiveServer, Person, running

NewPerson = Callable[[], Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("server"), bots=1) as found:
        yield found


@pytest.fixture
def new_person(server: LiveServer) -> Iterator[NewPerson]:
    people: list[Person] = []

    def make() -> Person:
        people.append(Person(server))
        return people[-1]

    yield make
    for person in people:
        person.close()
