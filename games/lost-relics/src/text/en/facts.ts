import { capital, counted } from '@questhall/tabletop';
import type { AnyCard, HostileCard, TreasureCard } from '../../content/schema.js';

const KINDS: { readonly [kind in AnyCard['kind']]: string } = {
  hero: 'Hero',
  hostile: 'Hostile',
  treasure: 'Treasure',
  board: 'Board',
  adventure: 'Adventure',
  campaign: 'Campaign',
  difficulty: 'Difficulty',
};

/** What kind of card it is, and its numbers. */
export const facts = {
  kind: (kind: AnyCard['kind']): string => `${KINDS[kind]}.`,
  hero: (title: string): string => `Hero: ${title}.`,
  group: (group: string): string => capital(group),
  treasure: (type: TreasureCard['type'], owner: string): string =>
    `${[KINDS.treasure, ...(type === undefined ? [] : [type]), ...(owner === '' ? [] : [`only for ${owner}`])].join(', ')}.`,
  hostile: ({ rank, group, resilience, tough, tokens }: HostileCard): string =>
    `${[
      `${capital(rank)} of the ${group}`,
      ...(resilience === undefined ? [] : [`resilience ${resilience}`]),
      ...(tough === true ? ['tough'] : []),
      ...(tokens > 1 ? [counted(tokens, 'token')] : []),
    ].join(', ')}.`,
};
