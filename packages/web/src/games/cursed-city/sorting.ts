import type { CcPrintedCard } from '@questhall/cursed-city';
import { choosing } from '@questhall/cursed-city/choices';
import { t } from '../../text/t.js';
import type { Tag } from '../face.js';

/** In the order in which a gallery shows them. */
export const kinds = (
  [
    'hero',
    'hostile',
    'trait',
    'empowerment',
    'item',
    'discovery',
    'encounter',
    'journey',
    'map',
    'tile',
    'exploration',
    'quest',
    'table',
    'crises',
    'entry',
    'tutorial',
    'die',
    'difficulty',
  ] as const
).map((id) => ({ id, name: `city.cards.${id}` as const }));

const FOUND = ['treasure', 'realmstone', 'trap', 'crisis'] as const;
const JOURNEYS = ['hunt', 'scavenge', 'deliverance', 'decapitation'] as const;
const CLASSES = ['stalwart', 'blade', 'executioner', 'loremaster'] as const;
const SLOTS = ['weapon', 'armour'] as const;
/** More than any class, type or slot has. */
const MANY = 100;

const numberIn = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? MANY);

/** As they lie in the box: by class, type or slot, and within that by level, price or number. */
export function rank({ card }: CcPrintedCard): number {
  switch (card.kind) {
    case 'hero':
      return choosing.parties.people.indexOf(card.id);
    case 'hostile':
      return card.models.every(({ count }) => count === 1) ? 1 : 0;
    case 'trait':
      return CLASSES.indexOf(card.class) * MANY + card.level;
    case 'empowerment':
      return SLOTS.indexOf(card.slot) * MANY + card.cost;
    case 'discovery':
      return FOUND.indexOf(card.type) * MANY + (card.type === 'realmstone' ? card.value : 0);
    case 'journey':
      return JOURNEYS.indexOf(card.type) * MANY + (card.ladder?.level ?? 0);
    case 'tile':
    case 'exploration':
      return numberIn(card.id);
    case 'entry':
    case 'tutorial':
      return card.number;
    default:
      return 0;
  }
}

export function words({ card }: CcPrintedCard): string[] {
  if (card.kind === 'hero') return [...card.keywords, card.class, card.title ?? ''];
  if (card.kind === 'hostile') return card.models.map(({ name }) => name);
  return card.kind === 'trait' ? [card.class] : [];
}

/** What a card can be found by besides its kind. */
export function tagsOf(printed: CcPrintedCard): Tag[] {
  const { card } = printed;
  switch (printed.kind) {
    case 'hero':
    case 'trait':
      return [{ id: printed.card.class, name: t(`city.class.${printed.card.class}`) }];
    case 'discovery':
      return [{ id: printed.card.type, name: t(`city.discovery.${printed.card.type}`) }];
    case 'empowerment':
      return [{ id: printed.card.slot, name: t(`city.slot.${printed.card.slot}`) }];
    case 'journey':
      return [{ id: printed.card.type, name: t(`city.journey.${printed.card.type}`) }];
    case 'map':
      return printed.parts.journeys.map((name) => ({ id: name.toLowerCase().replaceAll(/\W+/g, '-'), name }));
    case 'hostile': {
      const rank = printed.card.models.every(({ count }) => count === 1) ? 'captain' : 'group';
      return [{ id: rank, name: t(`city.rank.${rank}`) }];
    }
    case 'exploration':
      return card.kind === 'exploration' && card.symbol === true
        ? [{ id: 'citizens', name: t('city.symbol') }]
        : [{ id: 'streets', name: t('city.streets') }];
    default:
      return [];
  }
}
