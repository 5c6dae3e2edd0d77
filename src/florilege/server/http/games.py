"""The declarations of games, and the message catalogues."""

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.locale.catalogue import source
from florilege.server.http.dependencies import Key
from florilege.server.http.responses import PLAIN_TEXT, json_response
from florilege.server.protocol.fields import Language
from florilege.server.protocol.http import GameData
from florilege.server.protocol.models import list_model_of, model_of
from florilege.teaching.diagrams import clauses_drawn
from florilege.teaching.guide import guide_of

router = APIRouter(tags=["games"])

CATALOGUE_CACHE = "public, max-age=300"


def declaration(game: Game) -> GameData:
    guide = guide_of(game.key)
    return {
        "key": game.key,
        "ruleset": game.version,
        "fewest": game.fewest,
        "most": game.most,
        "options": [option.data() for option in game.options],
        "presets": game.presets,
        "clauses": [clause.data() for clause in game.clauses],
        "glyphs": game.glyphs,
        "bots": list(roster.NAMES),
        "guide": 0 if guide is None else len(guide.steps),
        "diagrams": clauses_drawn(game),
    }


@router.get("/games", response_model=list_model_of(GameData))
async def list_games() -> Response:
    """List the games."""
    return json_response([declaration(game) for game in registry.games().values()])


@router.get("/games/{key}", response_model=model_of(GameData))
async def show_game(key: Key) -> Response:
    """Show the declaration of one game."""
    return json_response(declaration(registry.find(key)))


@router.get("/words/{language}", responses=PLAIN_TEXT)
async def common_words(language: Language) -> Response:
    """Return the common catalogue, as Fluent text."""
    return PlainTextResponse(source(None, language), headers={"Cache-Control": CATALOGUE_CACHE})


@router.get("/words/{language}/{key}", responses=PLAIN_TEXT)
async def game_words(language: Language, key: Key) -> Response:
    """Return the catalogue of a game, as Fluent text."""
    text = source(registry.find(key), language)
    return PlainTextResponse(text, headers={"Cache-Control": CATALOGUE_CACHE})
