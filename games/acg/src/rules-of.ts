import { type Carried, carriedByCard } from '@questhall/tabletop';
import type { AcgCard } from './cards.js';
import type { AcgBox } from './content/box.js';
import type { Cost } from './content/selectors.js';
import type { AcgRuleId } from './terms.js';

/**
 * The rules a card makes use of: those about what is printed on it, those that its lines carry out, and those
 * that the card itself is the proof of.
 */
export function rulesOf(box: AcgBox, card: AcgCard, carried: readonly Carried[]): string[] {
  const done = carriedByCard(box, card.id, carried);
  return [...new Set<string>([...printed(card), ...costs(box, card), ...done])].filter(
    (rule) => !HOUSE.test(rule),
  );
}

/** How to read any effect at all is said by so many cards that it says nothing about any of them. */
const HOUSE = /^ACG-(GOLD|EFF)-/;

type Rules = readonly AcgRuleId[];

const ACTIONS: { readonly [type in 'attack' | 'aid' | 'explore' | 'rest']: Rules } = {
  attack: ['ACG-ATK-01', 'ACG-ATK-02', 'ACG-ATK-03', 'ACG-ATK-09'],
  aid: ['ACG-AER-01', 'ACG-AER-02', 'ACG-AER-03', 'ACG-AER-06'],
  explore: ['ACG-AER-08', 'ACG-AER-09', 'ACG-AER-11'],
  rest: ['ACG-AER-12'],
};
const KEYWORDS: { readonly [keyword: string]: Rules } = {
  advance: ['ACG-EPH-14'],
  inflict: ['ACG-EPH-16', 'ACG-EPH-17'],
  retreat: ['ACG-EPH-15', 'ACG-EPH-19'],
};
const ACTIVATIONS: { readonly [heroes: number]: Rules } = {
  2: ['ACG-HERO-04'],
  3: ['ACG-HERO-03'],
  4: ['ACG-HERO-02'],
};

function printed(card: AcgCard): Rules {
  switch (card.kind) {
    case 'hero-card':
      return [...(ACTIVATIONS[card.heroes] ?? []), 'ACG-WND-02', 'ACG-ENEMY-04'];
    case 'action':
      return ['ACG-ACT-02', ...ACTIONS[card.type], ...(card.prepare === true ? PREPARE : [])];
    case 'enemy':
      return [
        'ACG-ENEMY-03',
        'ACG-ENEMY-04',
        ...card.bar.flatMap((keyword): Rules => KEYWORDS[keyword] ?? ['ACG-EPH-13']),
        ...(card.rank === 'nemesis' ? NEMESIS : []),
      ];
    case 'location':
      return ['ACG-SPAWN-01', 'ACG-SPAWN-07', 'ACG-LOC-02', 'ACG-LOC-03'];
    case 'dungeon':
      return ['ACG-DUN-01', ...(card.type === 'item' ? ITEM : EVENT), ...(card.treasure > 0 ? TREASURE : [])];
    case 'gear':
      return ['ACG-GEAR-01', 'ACG-GEAR-05', 'ACG-GEAR-06'];
    case 'legendary-gear':
      return ['ACG-LEG-01', 'ACG-LEG-03', 'ACG-LEG-04'];
    case 'fortune':
      return ['ACG-LEG-02', 'ACG-LEG-06'];
    case 'condition':
      return ['ACG-COND-01', 'ACG-COND-02', 'ACG-COND-03', 'ACG-COND-04'];
    case 'quest':
      return ['ACG-QUEST-01', 'ACG-QUEST-02', 'ACG-QUEST-03', 'ACG-PERIL-02', 'ACG-PERIL-03'];
    case 'campaign':
      return ['ACG-CAMP-01', 'ACG-CAMP-02'];
    case 'difficulty':
      return [];
    case 'dice':
      return ['ACG-DICE-01', 'ACG-DICE-02'];
  }
}

const PREPARE: Rules = ['ACG-EXH-02', 'ACG-EXH-05'];
const NEMESIS: Rules = ['ACG-NEM-02', 'ACG-NEM-03'];
const ITEM: Rules = ['ACG-DUN-02', 'ACG-DUN-03', 'ACG-DUN-05'];
const EVENT: Rules = ['ACG-DUN-04'];
const TREASURE: Rules = ['ACG-DUN-07'];

const COSTS: { readonly [cost in keyof Cost]: Rules } = {
  tokens: ['ACG-TOK-03'],
  exhaustSelf: ['ACG-EXH-01', 'ACG-EXH-10'],
  depleteSelf: ['ACG-EXH-11', 'ACG-EXH-12'],
  wounds: ['ACG-WND-01'],
};

function costs({ abilities, abilitiesOf }: AcgBox, { id }: AcgCard): Rules {
  const paid = (abilitiesOf[id] ?? []).map((key) => abilities[key]?.cost ?? {});
  return paid.flatMap((cost) => (Object.keys(cost) as (keyof Cost)[]).flatMap((name) => COSTS[name] ?? []));
}
