import type { Gear } from '../../src/board.js';
import type { CardId } from '../../src/terms.js';
import { table } from '../kit.js';

/** An ability of a card, as it is offered; the first one unless said. */
export const ability = (card: CardId, n = 0): string => `${card}|${card}/abilities.${n}`;

/** How a card lies before its hero. */
export const readied = (card: CardId): Gear => ({ card, exhausted: false, depleted: false });
export const exhausted = (card: CardId): Gear => ({ card, exhausted: true, depleted: false });
export const depleted = (card: CardId): Gear => ({ card, exhausted: false, depleted: true });

/** The Warrior Priest (p1) wears it: his attack is two dice and nothing before them. */
export const wielding = (gear: CardId) =>
  table({ heroes: ['warrior-priest', 'ironbreaker'] }).hero('warrior-priest', { gear: [gear] });

/** The Ironbreaker fells an elite of his own: nothing that concerns a weapon of the Warrior Priest. */
export const anotherStrikes = (gear: CardId) =>
  wielding(gear)
    .hero('warrior-priest', { tokens: { aid: 1 } })
    .enemy('theirs', { card: 'pit-troll-elite', in: 'ironbreaker', health: 1 })
    .rolls({ hero: ['success', 'success'], enemy: ['blank'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('theirs')
    .heroHas('warrior-priest', { tokens: { attack: 0, aid: 1, explore: 0, rest: 0 }, gear: [readied(gear)] })
    .isQuiet();
