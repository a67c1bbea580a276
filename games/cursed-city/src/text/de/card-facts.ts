import { counted } from '@questhall/tabletop/german';
import type { AnyCard } from '../../content/schema/index.js';
import type { Words } from '../words.js';

const KINDS: { readonly [kind in AnyCard['kind']]: string } = {
  hero: 'Held',
  hostile: 'Gegner',
  encounter: 'Begegnungskarte',
  discovery: 'Fundkarte',
  exploration: 'Erkundungskarte',
  tile: 'Spielfeldteil',
  map: 'Karte',
  journey: 'Reise',
  crises: 'Krisen',
  entry: 'Eintrag',
  table: 'Tabelle',
  quest: 'Quest',
  trait: 'Eigenschaft',
  empowerment: 'Stärkung',
  item: 'Getragener Gegenstand',
  difficulty: 'Schwierigkeit',
  die: 'Würfel',
  tutorial: 'Einführung',
};
const CLASSES: { readonly [own: string]: readonly [one: string, of: string] } = {
  stalwart: ['Bollwerk', 'Bollwerke'],
  blade: ['Klinge', 'Klingen'],
  executioner: ['Scharfrichter', 'Scharfrichter'],
  loremaster: ['Gelehrte', 'Gelehrten'],
};
const SIZES: { readonly [size: string]: string } = { small: 'Kleiner', large: 'Großer' };
const TYPES: { readonly [type: string]: string } = {
  treasure: 'Schatz',
  trap: 'Falle',
  crisis: 'Krise',
  realmstone: 'Reichsstein',
};
const SLOTS: { readonly [slot: string]: string } = { armour: 'Rüstung', weapon: 'Waffe' };

/** What kind of card it is, and its numbers. */
export const cardFacts: Words['cardFacts'] = {
  kind: (kind) => `${KINDS[kind]}.`,
  hero: (title, own, keywords) => `${CLASSES[own]?.[0] ?? own}: ${title}. ${keywords.join(', ')}.`,
  hostile: (size, models) =>
    `${SIZES[size] ?? size} Gegner: ${models.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(', ')}.`,
  discovery: (type, value) => `${TYPES[type] ?? type}${value === null ? '' : ` im Wert von ${value}`}.`,
  trait: (own, level) => `Eigenschaft der ${CLASSES[own]?.[1] ?? own}, Stufe ${level}.`,
  empowerment: (slot, cost) =>
    `Stärkung (${SLOTS[slot] ?? slot}), kostet ${counted(cost, { one: 'Punkt', many: 'Punkte' })} Reichsstein.`,
  entry: (number) => `Eintrag ${number}.`,
};
