import type { ShownCard } from '@questhall/engine';
import { actionCard, type InBox } from '../content/library.js';
import { nameOf } from '../names.js';
import { actionFor } from '../rules/setup.js';
import { type CardId, HEROES } from '../terms.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';
import { basicActions, readable, readableHero } from './facts.js';

/** Every card that lies faceup, with what stands on it. */
export function cards(view: AcgView, w: Words): ShownCard[] {
  const enemies = view.enemies.flatMap(({ id, card }) => (card === null ? [] : shown(id, card, view, w)));
  return [
    ...heroes(view, w),
    ...enemies,
    ...[...new Set(faceup(view, w.printed))].flatMap((card) => shown(card, card, view, w)),
  ];
}

/** Before the party is complete, any hero may be looked at. */
function heroes({ heroes: party, seats }: AcgView, w: Words): ShownCard[] {
  if (party.length === 0) return HEROES.map((id) => readableHero(id, seats.length, basicActions(id, w), w));
  return party.map(({ id, actions }) =>
    readableHero(
      id,
      party.length,
      actions.map(({ card }) => card),
      w,
    ),
  );
}

/** Conditions and pool cards go by the name of the print, everything else by that of its copy. */
function shown(id: string, card: CardId, view: AcgView, w: Words): ShownCard[] {
  const printed = w.printed.box.cards[card];
  return printed === undefined ? [] : [readable(id, nameOf(id, view, w), printed, w)];
}

function faceup(view: AcgView, printed: InBox): CardId[] {
  const { heroes: party, location, quest, drawn, decks, campaign, stage } = view;
  const held = party.flatMap(({ actions, gear, items, conditions }) => [
    ...actions.map(({ card }) => card),
    ...gear.map(({ card }) => card),
    ...items,
    ...conditions,
  ]);
  const table = [...(quest === '' ? [] : [quest]), ...(location === null ? [] : [location.card]), ...drawn];
  const known = party.flatMap(({ actions }) => actions.map(({ card }) => card));
  const learnable = stage === 'settlement' ? known.flatMap((card) => advancedOf(card, printed)) : [];
  return [...table, ...held, ...learnable, ...decks.gear.discard, ...(campaign?.pool ?? [])];
}

function advancedOf(card: CardId, printed: InBox): CardId[] {
  const { hero, type, level } = actionCard(printed, card);
  return level === 'basic' ? [actionFor(printed, hero, type, 'advanced')] : [];
}
