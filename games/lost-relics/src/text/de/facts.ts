import type { AnyCard } from '../../content/schema.js';
import type { Words } from '../words.js';
import { GROUPS } from './nouns.js';
import { TREASURE_TYPES } from './terms.js';

const KINDS: { readonly [kind in AnyCard['kind']]: string } = {
  hero: 'Held',
  hostile: 'Gegner',
  treasure: 'Schatz',
  board: 'Spielplan',
  adventure: 'Abenteuer',
  campaign: 'Kampagne',
  difficulty: 'Schwierigkeit',
};
const RANKS = { minion: 'Scherge', leader: 'Anführer' } as const;
const joined = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join(', ')}.`;

export const facts: Words['facts'] = {
  kind: (kind) => `${KINDS[kind]}.`,
  hero: (title) => `Held: ${title}.`,
  group: (group) => GROUPS[group]?.name ?? group,
  treasure: (type, owner) =>
    joined([
      KINDS.treasure,
      type === undefined ? '' : TREASURE_TYPES[type],
      owner === '' ? '' : `nur für ${owner}`,
    ]),
  hostile: ({ rank, group, resilience, tough, tokens }) =>
    joined([
      `${RANKS[rank]} ${GROUPS[group]?.of ?? group}`,
      resilience === undefined ? '' : `Zähigkeit ${resilience}`,
      tough === true ? 'zäh' : '',
      tokens > 1 ? `${tokens} Marker` : '',
    ]),
};
