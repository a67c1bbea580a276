import type { ShownCard } from '@questhall/engine';
import { library } from '../content/library.js';
import { cardText } from '../effects/card-text.js';
import { nameOf } from '../names.js';
import type { CardId } from '../terms.js';
import type { AcgView } from '../view.js';

/** Every card that lies faceup, with what stands on it. */
export function cards(view: AcgView): ShownCard[] {
  const enemies = view.enemies.flatMap(({ id, card }) => (card === null ? [] : shown(id, card, view)));
  return [...enemies, ...[...new Set(faceup(view))].flatMap((card) => shown(card, card, view))];
}

/** Conditions and pool cards go by the name of the print, everything else by that of its copy. */
function shown(id: string, card: CardId, view: AcgView): ShownCard[] {
  const printed = library.cards[card] ?? library.records[card];
  return printed === undefined ? [] : [{ id, name: nameOf(id, view), text: cardText(printed) }];
}

function faceup({ heroes, location, quest, drawn, decks, campaign }: AcgView): CardId[] {
  const held = heroes.flatMap(({ actions, gear, items, conditions }) => [
    ...actions.map(({ card }) => card),
    ...gear.map(({ card }) => card),
    ...items,
    ...conditions,
  ]);
  const table = [...(quest === '' ? [] : [quest]), ...(location === null ? [] : [location.card]), ...drawn];
  return [...table, ...held, ...decks.gear.discard, ...(campaign?.pool ?? [])];
}
