/** Who sits where, in words. */

import type { Status } from "../api/types";
import type { Words } from "../words/words";

/** The name of each seat as people say it: a person's, a bot's, or none. */
export function namesOf(status: Status, words: Words): (string | null)[] {
  const bots = status.seats.map((chair) => (chair.player ? null : chair.bot));
  return status.seats.map((chair, seat) => {
    const bot = bots[seat];
    if (!bot) return chair.name;
    const alike = bots.filter((other) => other === bot).length;
    const name = botName(bot, words);
    return alike > 1
      ? `${name} ${bots.slice(0, seat + 1).filter((each) => each === bot).length}`
      : name;
  });
}

/** The seats that a player holds, including those claimed from another device. */
export function heldSeats(status: Status, player: string, carried: readonly number[]): number[] {
  return status.seats
    .filter((chair) => chair.player === player || carried.includes(chair.seat))
    .map((chair) => chair.seat);
}

/** A bot's name without its budget. */
export function botName(bot: string, words: Words): string {
  const [kind = bot] = bot.split(":");
  return words.has(`page-bot-${kind}`) ? words.say(`page-bot-${kind}`) : kind;
}
