import { capital } from '@questhall/tabletop';
import type {
  ActionCard,
  AnyCard,
  DungeonCard,
  EnemyCard,
  HeroCard,
  LocationCard,
} from '../../content/schema.js';
import type { Slot } from '../../terms.js';
import { TIERS } from './table.js';
import { counted } from './words.js';

const tierWords = (tier: number | null): string[] => (tier === null ? [] : [`tier ${TIERS[tier]}`]);

/** What kind of card it is, and its numbers; a clause for each kind. */
export const facts = {
  enemy: ({ rank, tier, traits, attack, health, resilience }: EnemyCard): string => {
    const kind = [`${capital(rank)} enemy`, ...tierWords(tier), ...traits].join(', ');
    const tough = resilience === 0 ? [] : [`resilience ${resilience}`];
    return `${kind}; ${[`attack ${attack}`, `health ${health}`, ...tough].join(', ')}`;
  },
  location: ({ tier, traits, explore, spawn }: LocationCard): string => {
    const kind = ['Location', ...tierWords(tier), ...traits].join(', ');
    return `${kind}; ${explore} progress to explore it; ${spawn.faceup} enemies faceup and ${spawn.facedown} facedown`;
  },
  dungeon: ({ type, treasure }: DungeonCard): string =>
    treasure === 0 ? `Dungeon card, ${type}` : `Dungeon card, ${type}, ${counted(treasure, 'treasure')}`,
  action: ({ type, level, prepare }: ActionCard, hero: string): string =>
    [`${capital(type)} action of the ${hero}`, level, ...(prepare ? ['prepare'] : [])].join(', '),
  gear: (slot: Slot): string => `Gear, ${slot}`,
  legendaryGear: (slot: Slot, hero: string | undefined): string =>
    `Legendary gear, ${slot}${hero === undefined ? '' : `, of the ${hero}`}`,
  hero: ({ health, heroes }: HeroCard): string => `Hero, ${health} health in a party of ${heroes}`,
  quest: 'Quest',
  questOf: (number: number, campaign: string): string => `Quest ${number} of ${campaign}`,
  kind: (kind: AnyCard['kind']): string => capital(kind),
};
