import type { Event, Figure, OddsOf, Unseen } from '@questhall/engine';
import { Figures } from '@questhall/tabletop';
import { treasureCard } from './content/library.js';
import type { LrPosition, LrTypes } from './kit.js';
import type { CardId, TREASURE_TYPES } from './terms.js';

type Happened = `treasure-${(typeof TREASURE_TYPES)[number] | 'other'}`;

/** Blows need no dice, so what odds tell of is treasure cards and dice that are rolled again. */
function figures(g: LrPosition, _: LrPosition, events: readonly Event[]): readonly Figure[] {
  const found = new Figures<'die', Happened>();
  for (const { type, data } of events) {
    if (type === 'die-changed') found.add('die', String(data.hero), Number(data.to));
    if (type === 'treasure-drawn')
      found.mark(`treasure-${treasureCard(g, String(data.card)).type ?? 'other'}`, null, true);
  }
  return found.all;
}

/** Everybody can tell what is in the treasure deck: all that no hero has. */
const unseen = ({ board: { deck } }: LrPosition): Unseen[] =>
  deck.map((card) => ({ card, chance: 1 / deck.length }));

function exchange({ board: { deck } }: LrPosition, one: CardId, other: CardId): void {
  const [at, to] = [deck.indexOf(one), deck.indexOf(other)];
  deck[at] = other;
  deck[to] = one;
}

/** How odds are read off this game. */
export const odds: OddsOf<LrTypes> = {
  moves: ['lr.turn', 'lr.reaction-step', 'lr.adventure-phase', 'lr.leader-phase', 'lr.recovery-phase'],
  figures,
  unseen,
  exchange,
};
