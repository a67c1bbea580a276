import { counted, listWords } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { facts } from './facts.js';
import { labels } from './labels.js';

const joined = (parts: readonly string[], by = '; '): string => parts.filter((part) => part !== '').join(by);
const ON = { wound: 'Wunde', grievous: 'schwere Wunde', disease: 'krank' } as const;
const RESULTS = { success: 'Erfolg', failure: 'Fehlschlag' } as const;
const RANGES = { melee: 'Nahkampf', ranged: 'Fernkampf', dual: 'Nah- und Fernkampf' } as const;
const SPACES = { one: 'Feld', many: 'Felder' } as const;

const ENDED = {
  won: 'gewonnen',
  fear: 'an die Angst verloren',
  influence: 'an den Einfluss verloren',
  deaths: 'verloren, zu wenige Helden leben',
} as const;

/** The lines of the table and of the journal of the quest. */
export const table: Words['table'] = {
  inTheBox: 'Die Stadt liegt noch in der Schachtel.',
  between: 'Zwischen den Reisen',
  heading: ({ name, turn, phase }) =>
    `${name}: ${turn === 0 ? 'Aufbau' : `Runde ${turn}`}${phase === null ? '' : `, ${labels.phase(phase)}`}`,
  goal: (text) => `Ziel: ${text}`,
  gauge: (name, now, goal) => `${name}: ${now} von ${goal}`,
  champions: 'Champions erschlagen',
  realmstoneValue: 'Reichssteine im Besitz',
  map: (name) => `Karte: ${name}`,
  night: 'Es ist Nacht.',
  toNight: (spaces) => `Noch ${counted(spaces, SPACES)} bis zur Nacht`,
  questTrack: (now) => `Questleiste: ${now}`,
  tracks: (fear, influence) => `Angst ${fear} von 10, Einfluss ${influence} von 10`,
  leader: (seat) => `Anführer: ${seat}`,
  destiny: (available, aside) =>
    `Schicksalswürfel: ${available.length === 0 ? 'keiner' : available.join(' ')} verfügbar, ${aside} beiseite`,
  initiative: 'Initiative',
  card: (name, state) => (state === 'done' ? `${name} (fertig)` : state === 'now' ? `${name} (jetzt)` : name),
  crisis: (entry, hero) => `Krise: ${entry}${hero === null ? '' : ` (${hero})`}`,
  decks: (discovery, encounters, exploration) =>
    `Stapel: ${discovery} Fund-, ${encounters} Begegnungs-, ${exploration} Erkundungskarten`,

  hero: ({ name, where, level, inspired, active }) =>
    `${name}: ${joined([where, `Stufe ${level}`, inspired ? 'beflügelt' : '', active ? 'ist am Zug' : ''])}`,
  whereabouts: {
    standing: 'noch nicht aufgestellt',
    away: 'fort in einer Krise',
    buried: 'verschüttet',
    out: 'außer Gefecht',
  },
  spaces: 'Würfelfelder',
  space: ({ die, on }) => joined([die === null ? '' : `${die}`, ...on.map((one) => ON[one])], ', ') || 'leer',
  ailments: 'Leiden',
  inspiration: (points) => counted(points, { one: 'Inspirationspunkt', many: 'Inspirationspunkte' }),
  counters: (name, count) => `${name}: ${count}`,
  numbers: (move, run, dice) =>
    `Bewegung ${move}, Rennen ${run}, Gewandtheit ${dice[0]}, Lebenskraft ${dice[1]}, Verteidigung ${dice[2]}`,
  weapons: 'Waffen',
  weapon: ({ name, cost, range, dice, damage, reload }, usedUp) =>
    `${name}${cost === undefined ? '' : ` (${cost}+)`}: ${joined([RANGES[range], facts.dice(dice), `Schaden ${damage.join('/')}`, reload === true ? (usedUp ? 'nachladen, benutzt' : 'nachladen') : ''], ', ')}`,
  actions: 'Aktionen',
  action: (name, cost) => (cost === null ? name : `${name} (${cost}+)`),
  carries: 'Trägt',
  realmstone: (value) => `Reichssteine im Wert von ${value}`,
  traits: 'Eigenschaften',
  adjacent: 'Angrenzend',

  groups: 'Gegnergruppen',
  group: (name, slain) => (slain === 0 ? name : `${name}; ${slain} erschlagen`),
  foe: ({ name, where, damage, wounds, ailments, hero, steps }) =>
    `${name}: ${joined([
      where,
      `Schaden ${damage} von ${wounds}`,
      listWords(ailments),
      hero === null ? '' : steps === 0 ? `neben ${hero}` : `${counted(steps, SPACES)} von ${hero}`,
    ])}`,
  behaviour: (category, night) => `${category}, ${night ? 'gestärkte Seite' : 'Tagseite'}`,
  side: (move, wounds) => `Bewegung ${move}, Lebenspunkte ${wounds}`,
  row: ({ from, to, name, does }) =>
    `${from === to ? from : `${from}–${to}`} ${name}${does === '' ? '' : ` (${does})`}`,

  tiles: 'Spielfeldteile',
  nothing: 'leer',
  on: (name, square) => `${name} (${square})`,
  gateways: 'Durchgänge',
  gateway: (name, open) => `${name}: ${open ? 'offen' : 'geschlossen'}`,
  lychgates: 'Totenpforten',
  gravetide: 'die Erstickende Grabesflut',

  place: ({ stage, turn, result }) => {
    if (result !== null && stage !== 'setup') return RESULTS[result];
    return turn === 0 ? 'Aufbau' : `Runde ${turn}`;
  },
  choosing: 'Wahl der Reise',
  single: (journey, where) => `${journey}: ${where}.`,
  progress: (quest, journeys, won) =>
    `${quest}: ${counted(journeys, { one: 'Reise', many: 'Reisen' })} gespielt, ${won} gewonnen.`,
  ended: (result) => ENDED[result],
  over: (quest, result) => `${quest}: ${ENDED[result]}.`,
  logged: (journey, result) => `${journey}: ${RESULTS[result]}`,
  now: (journey, where) => `${journey}: jetzt, ${where}`,
  destroyed: (journeys) => `Für immer vernichtet: ${listWords(journeys)}.`,
  known: (what) => `Bekannt: ${listWords(what)}.`,
  keeps: (name, level, experience, kept) =>
    `${name}: Stufe ${level}${['', ', Novize', ', Veteran'][experience]}${kept.length === 0 ? '' : `; ${listWords(kept)}`}.`,
  dead: (name) => `${name}: tot.`,
  standing: (number, journey, where) => `Reise ${number}${journey === '' ? '' : ` (${journey})`}, ${where}`,
};
