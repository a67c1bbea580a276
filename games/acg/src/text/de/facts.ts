import type { AnyCard } from '../../content/schema.js';
import type { Words } from '../words.js';
import { traitName } from './dictionary.js';
import { TIERS } from './table.js';
import { ACTION_TYPES, SLOTS } from './terms.js';

const RANKS = { standard: 'Gegner', elite: 'Elite-Gegner', nemesis: 'Erzfeind' } as const;
const LEVELS = { basic: 'Grundaktion', advanced: 'Meisteraktion' } as const;
const KINDS: { readonly [kind in AnyCard['kind']]?: string } = {
  condition: 'Zustand',
  fortune: 'Ausrüstung',
  difficulty: 'Schwierigkeit',
  campaign: 'Kampagne',
  dice: 'Würfel',
};
const tierWords = (tier: number | null): string[] => (tier === null ? [] : [`Stufe ${TIERS[tier]}`]);

export const facts: Words['facts'] = {
  enemy: ({ rank, tier, traits, attack, health, resilience }) => {
    const kind = [RANKS[rank], ...tierWords(tier), ...traits.map(traitName)].join(', ');
    const tough = resilience === 0 ? [] : [`Zähigkeit ${resilience}`];
    return `${kind}; ${[`Angriff ${attack}`, `Lebenspunkte ${health}`, ...tough].join(', ')}`;
  },
  location: ({ tier, traits, explore, spawn }) => {
    const kind = ['Ort', ...tierWords(tier), ...traits.map(traitName)].join(', ');
    const enemies = `Gegner: ${spawn.faceup} offen und ${spawn.facedown} verdeckt`;
    return `${kind}; ${explore} Fortschritt bis zur vollständigen Erkundung; ${enemies}`;
  },
  dungeon: ({ type, treasure }) => {
    const kind = `Verlieskarte, ${type === 'item' ? 'Gegenstand' : 'Ereignis'}`;
    return treasure === 0 ? kind : `${kind}, ${treasure} ${treasure === 1 ? 'Schatz' : 'Schätze'}`;
  },
  action: ({ type, level, prepare }, hero) =>
    [`${ACTION_TYPES[type]}, ${LEVELS[level]}: ${hero}`, ...(prepare ? ['Vorbereitung'] : [])].join(', '),
  gear: (slot) => `Ausrüstung, ${SLOTS[slot]}`,
  legendaryGear: (slot, hero) =>
    `Legendäre Ausrüstung, ${SLOTS[slot]}${hero === undefined ? '' : `: ${hero}`}`,
  hero: ({ health, heroes }) => `Held, ${health} Lebenspunkte in einer Gruppe von ${heroes} Helden`,
  quest: 'Quest',
  questOf: (number, campaign) => `Quest ${number} der Kampagne „${campaign}“`,
  kind: (kind) => KINDS[kind] ?? kind,
};
