import type { ShownCard } from '@questhall/engine';
import { cardText } from '../card-text.js';
import {
  cardsOfKind,
  crisesTable,
  encounterCard,
  entryCard,
  heroCard,
  hostileCard,
  type Played,
  playedCard,
} from '../content/library.js';
import type { AnyCard } from '../content/schema/index.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';
import { traitCards } from './table-heroes.js';

/** Whatever lies open, with what stands on it. */
export function cards(view: CcView, words: Words): ShownCard[] {
  const { printed } = words;
  const { company, heroes, hostiles, track, journey, crisis } = view;
  const people = company.filter(({ id }) => heroes.some((hero) => hero.id === id));
  const held = people.flatMap(({ treasure, item, armour, weapon, realmstone }) => [
    ...[treasure, item, armour, weapon].filter((card) => card !== null),
    ...realmstone,
  ]);
  const groups = track.flatMap((group) => (group === null || group.card === null ? [] : [group.card]));
  const all: AnyCard[] = [
    ...heroes.map(({ id }) => heroCard(printed, id)),
    ...people.flatMap((person) => traitCards(person, words)),
    ...held.flatMap((card) => printed.box.cards[card] ?? []),
    ...hostiles.map(({ category }) => hostileCard(printed, category)),
    ...groups.map((card) => encounterCard(printed, card)),
    ...(journey === null ? [] : journeyCards(journey.id, words)),
    ...(crisis === null || crisis.entry === null ? [] : [entryCard(printed, crisis.entry)]),
  ];
  return [...new Set(all)].map((card) => shown(card, words));
}

function journeyCards(id: string, { printed }: Words): AnyCard[] {
  const card = playedCard(printed, id);
  const { crises }: Played = card;
  return crises === undefined ? [card] : [card, crisesTable(printed, crises)];
}

const SHOWN = [
  'hero',
  'trait',
  'empowerment',
  'item',
  'hostile',
  'encounter',
  'discovery',
  'tutorial',
  'journey',
  'table',
] as const satisfies readonly AnyCard['kind'][];

/** Every card of the box, once. What is read aloud in a crisis is for the table. */
export const box = (words: Words): ShownCard[] =>
  SHOWN.flatMap((kind) => [...cardsOfKind<AnyCard['kind']>(words.printed, kind)]).map((card) =>
    shown(card, words),
  );

function shown(card: AnyCard, words: Words): ShownCard {
  const mine = words.printed.card(card);
  const { id, name, flavour } = mine;
  const text = cardText(mine, words).join('\n');
  return { id, name, facts: factsOf(mine, words), text, ...(flavour !== undefined && { flavour }) };
}

function factsOf(card: AnyCard, { cardFacts: facts }: Words): string {
  switch (card.kind) {
    case 'hero':
      return facts.hero(card.title ?? '', card.class, card.keywords);
    case 'hostile':
      return facts.hostile(card.size, card.models);
    case 'discovery':
      return facts.discovery(card.type, card.type === 'realmstone' ? card.value : null);
    case 'trait':
      return facts.trait(card.class, card.level);
    case 'empowerment':
      return facts.empowerment(card.slot, card.cost);
    case 'entry':
      return facts.entry(card.number);
    default:
      return facts.kind(card.kind);
  }
}
