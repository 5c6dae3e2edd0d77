/** What can be clicked on the board now, computed from the choices of the prompt. */

import type { ChoiceData, Value } from "../../api/types";
import { chosenValue, type Parts, type Selection } from "../../prompt/selection";

/** What is done to a flower. */
export type FlowerAction = "attack" | "poison" | "heart" | "transform" | "spy";

const FLOWER_ACTIONS: readonly FlowerAction[] = ["attack", "poison", "heart", "transform", "spy"];

/** The actions that also need a position in the flower. */
const PLACED: readonly FlowerAction[] = ["poison", "heart"];

/** Actions shown for a kind of prompt even while they are impossible. */
const USUAL: Record<string, readonly string[]> = {
  turn: ["draw", "regular", "power", "end"],
  reply: ["regular", "power", "pass"],
  will: ["regular", "power", "end"],
  create: ["regular", "power", "end"],
  regular: ["done"],
  power: ["done"],
  confirm: ["keep", "again"],
};

const ACTIONS = ["draw", "regular", "power", "done", "keep", "again", "retreat", "pass", "end"];

export interface Targets {
  /** The kind of the prompt; empty without one. */
  kind: string;
  /** What a click on a flower means. */
  flowerAction: FlowerAction | null;
  /** The actions to choose from, where a card has several functions. */
  flowerActions: readonly FlowerAction[];
  flowers: ReadonlySet<string>;
  /** Hand cards, or petals of a fighting Power Flower. */
  cards: ReadonlySet<string>;
  /** Seats whose hands can be spied on. */
  hands: ReadonlySet<number>;
  /** The flower whose petals or gaps are to be chosen from. */
  opened: string | null;
  /** The positions offered in it. */
  positions: ReadonlySet<number>;
  /** The actions that are shown, and which of them are possible. */
  actions: readonly string[];
  possible: ReadonlySet<string>;
  /** Numbers offered: sizes of a flower, or places in the turn order. */
  numbers: ReadonlySet<number>;
}

export function targetsOf(selection: Selection | null): Targets {
  const choices = selection?.prompt.choices ?? [];
  const kind = selection?.prompt.kind ?? "";
  const flowerActions = FLOWER_ACTIONS.filter((flowerAction) =>
    choices.some(({ parts }) => parts["action"] === flowerAction),
  );
  const flowerAction =
    flowerActions.find((each) => each === chosenValue(selection, "action")) ??
    defaultAction(kind, flowerActions);
  const aimed = choices.filter(({ parts }) => parts["action"] === flowerAction);
  const opened = openedBy(selection, flowerAction);
  const within = aimed.filter(({ parts }) => parts["flower"] === opened);
  const possible = new Set(valuesAt(choices, "action"));
  return {
    kind,
    flowerAction,
    flowerActions,
    flowers: new Set(valuesAt(aimed, "flower") as string[]),
    cards: new Set(valuesAt(choices, "card") as string[]),
    hands: new Set(valuesAt(choices, "other_seat") as number[]),
    opened,
    positions: new Set(valuesAt(within, "position") as number[]),
    actions: ACTIONS.filter((action) => possible.has(action) || USUAL[kind]?.includes(action)),
    possible: possible as Set<string>,
    numbers: new Set(valuesAt(choices, "number") as number[]),
  };
}

/** The choices that make up a click on a flower; empty if it is not offered. */
export function flowerChoices(targets: Targets, flower: string): [string, Value][] {
  if (!targets.flowerAction || !targets.flowers.has(flower)) return [];
  return [
    ["action", targets.flowerAction],
    ["flower", flower],
  ];
}

/** The parts of an action that no legal move has, to be told why. */
export function partsOf(targets: Targets, flower: string, position = 1): Parts {
  const action = targets.flowerAction ?? "attack";
  return PLACED.includes(action) ? { action, flower, position } : { action, flower };
}

/** The action of a click on a flower where none is chosen. */
function defaultAction(kind: string, flowerActions: readonly FlowerAction[]): FlowerAction | null {
  return flowerActions[0] ?? (kind ? "attack" : null);
}

function openedBy(selection: Selection | null, flowerAction: FlowerAction | null): string | null {
  if (!flowerAction || !PLACED.includes(flowerAction)) return null;
  return chosenValue(selection, "flower") as string | null;
}

function valuesAt(choices: readonly ChoiceData[], part: string): Value[] {
  return choices.flatMap(({ parts }) => parts[part] ?? []);
}
