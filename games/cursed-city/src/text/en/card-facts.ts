import { capital, counted } from '@questhall/tabletop';
import type { AnyCard } from '../../content/schema/index.js';

const KINDS: { readonly [kind in AnyCard['kind']]: string } = {
  hero: 'Hero',
  hostile: 'Hostile',
  encounter: 'Encounter',
  discovery: 'Discovery',
  exploration: 'Exploration',
  tile: 'Tile',
  map: 'Map',
  journey: 'Journey',
  crises: 'Crises',
  entry: 'Entry',
  table: 'Table',
  quest: 'Quest',
  trait: 'Trait',
  empowerment: 'Empowerment',
  item: 'Carried item',
  difficulty: 'Difficulty',
  die: 'Die',
  tutorial: 'Tutorial',
};

/** What kind of card it is, and its numbers. */
export const cardFacts = {
  kind: (kind: AnyCard['kind']): string => `${KINDS[kind]}.`,
  hero: (title: string, own: string, keywords: readonly string[]): string =>
    `${capital(own)}: ${title}. ${keywords.join(', ')}.`,
  hostile: (size: string, models: readonly { readonly name: string; readonly count: number }[]): string =>
    `${capital(size)} hostile: ${models.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(', ')}.`,
  discovery: (type: string, value: number | null): string =>
    `${capital(type)}${value === null ? '' : ` worth ${value}`}.`,
  trait: (own: string, level: number): string => `Trait of the ${own}s, level ${level}.`,
  empowerment: (slot: string, cost: number): string =>
    `Empowerment (${slot}), costs ${counted(cost, 'point')} of realmstone.`,
  entry: (number: number): string => `Entry ${number}.`,
};
