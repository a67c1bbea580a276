import { listWords } from '@questhall/tabletop/german';
import type { Ailment, Range } from '../../terms.js';
import { facts as english } from '../en/facts.js';
import type { Words } from '../words.js';

const RANGES: { readonly [range in Range]: string } = {
  melee: 'Nahkampf',
  ranged: 'Fernkampf',
  dual: 'Nah- oder Fernkampf',
};

const AILMENTS: { readonly [ailment in Ailment]: string } = {
  stunned: 'betäubt',
  diseased: 'krank',
  cursed: 'verflucht',
  trapped: 'gefangen',
  buried: 'verschüttet',
  fatigued: 'erschöpft',
};

const ACTIONS: { readonly [verb: string]: string } = {
  move: 'Bewegen',
  run: 'Rennen',
  recuperate: 'Erholen',
  search: 'Durchsuchen',
  'inspired-search': 'Suchen',
  extract: 'Rückzug',
  explore: 'Erkunden',
  unbind: 'Befreien',
  dig: 'Ausgraben',
};

const wounds = (count: number, kind: string): string => `${count} ${kind}${count === 1 ? 'Wunde' : 'Wunden'}`;
const heavy = (count: number): string => wounds(count, 'schwere ');

export const facts: Words['facts'] = {
  ailment: (ailment) => AILMENTS[ailment],
  range: (range) => RANGES[range],
  dice: (dice) => english.dice(dice).replaceAll('d', 'W'),
  scores: (scores) => (scores.length === 0 ? 'keine Würfel' : `Würfel ${scores.join(', ')}`),
  hurt: (light, grievous) => {
    const parts = [...(light === 0 ? [] : [wounds(light, '')]), ...(grievous === 0 ? [] : [heavy(grievous)])];
    return parts.length === 0 ? 'unverletzt' : parts.join(', ');
  },
  out: 'außer Gefecht',
  away: 'in der Stadt unterwegs',
  buried: 'verschüttet',
  damage: (damage, most) => `Schaden ${damage} von ${most}`,
  far: (spaces) => (spaces <= 1 ? 'angrenzend' : `${spaces} Felder entfernt`),
  beside: (names) => `neben ${listWords(names)}`,
  atObject: 'neben einem geheimnisvollen Objekt',
  atGateway: 'an einem geschlossenen Durchgang',
  inZone: 'in der Rückzugszone',
  targets: (count) => `${count} Ziele`,
  action: (verb) => ACTIONS[verb] ?? verb,
  orList: (parts) => listWords(parts, 'oder'),
};
