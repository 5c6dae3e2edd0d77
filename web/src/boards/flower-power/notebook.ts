/** What the reader knows of hidden cards: hands, petals, rumours. */

import type { Words } from "../../words/words";
import type { BoardData, PlayerData, RumourData } from "../../api/boards/flower-power";

export interface Note {
  where: string;
  cards: string[];
}

export function notesOf(board: BoardData, me: number | null, words: Words): Note[] {
  const others = board.players.filter(({ seat, alive }) => seat !== me && alive);
  return [
    ...others.filter(({ known }) => known.length).map((player) => handNote(player, words)),
    ...others.flatMap((player) => flowerNotes(player, words)),
    ...board.rumours.map((rumour) => rumourNote(rumour, words)),
  ];
}

function handNote({ seat, known }: PlayerData, words: Words): Note {
  return { where: words.own("board", "notebook-hand", { seat }), cards: known };
}

function flowerNotes({ flowers }: PlayerData, words: Words): Note[] {
  return (flowers ?? []).flatMap(({ flower, petals }) => {
    const cards = petals.flatMap(({ card, up }) => (card !== null && !up ? card : []));
    if (!cards.length) return [];
    return [{ where: words.own("board", "notebook-flower", { flower }), cards }];
  });
}

function rumourNote({ cards, hands, flowers }: RumourData, words: Words): Note {
  const flower = flowers.join(", ");
  const seat = hands[0];
  if (seat === undefined)
    return { where: words.own("board", "notebook-somewhere", { flower }), cards };
  const where = flowers.length
    ? words.own("board", "notebook-either", { seat, flower })
    : words.own("board", "notebook-hand", { seat });
  return { where, cards };
}
