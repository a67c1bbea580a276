import { counted, listWords } from '@questhall/tabletop';
import type { Weapon } from '../../content/schema/index.js';
import type { Phase } from '../../terms.js';
import { facts } from './facts.js';
import { labels } from './labels.js';

type Head = { readonly name: string; readonly turn: number; readonly phase: Phase | null };
type Person = {
  readonly name: string;
  readonly where: string;
  readonly level: number;
  readonly inspired: boolean;
  readonly active: boolean;
};
type Space = { readonly die: number | null; readonly on: readonly ('wound' | 'grievous' | 'disease')[] };
type Foe = {
  readonly name: string;
  readonly where: string;
  readonly damage: number;
  readonly wounds: number;
  readonly ailments: readonly string[];
  readonly hero: string | null;
  readonly steps: number;
};
type Row = { readonly from: number; readonly to: number; readonly name: string; readonly does: string };
type Where = {
  readonly stage: 'setup' | 'play' | 'end' | 'between';
  readonly turn: number;
  readonly result: 'success' | 'failure' | null;
};

const joined = (parts: readonly string[], by = '; '): string => parts.filter((part) => part !== '').join(by);
const ON = { wound: 'wound', grievous: 'grievous wound', disease: 'diseased' } as const;
const RESULTS = { success: 'success', failure: 'failure' } as const;
const RANGES = { melee: 'melee', ranged: 'ranged', dual: 'dual' } as const;

type Ended = 'won' | 'fear' | 'influence' | 'deaths';
const ENDED: { readonly [result in Ended]: string } = {
  won: 'won',
  fear: 'lost to fear',
  influence: 'lost to influence',
  deaths: 'lost, too few heroes are alive',
};

/** The lines of the table and of the journal of the quest. */
export const table = {
  inTheBox: 'The city is still in the box.',
  between: 'Between journeys',
  heading: ({ name, turn, phase }: Head): string =>
    `${name}: ${turn === 0 ? 'set-up' : `turn ${turn}`}${phase === null ? '' : `, ${labels.phase(phase)}`}`,
  goal: (text: string): string => `Goal: ${text}`,
  gauge: (name: string, now: number, goal: number): string => `${name}: ${now} of ${goal}`,
  champions: 'champions slain',
  realmstoneValue: 'realmstone held',
  map: (name: string): string => `Map: ${name}`,
  night: 'It is night.',
  toNight: (spaces: number): string => `${counted(spaces, 'space')} to night`,
  questTrack: (now: number): string => `Quest track: ${now}`,
  tracks: (fear: number, influence: number): string => `Fear ${fear} of 10, influence ${influence} of 10`,
  leader: (seat: string): string => `Leader: ${seat}`,
  destiny: (available: readonly number[], aside: number): string =>
    `Destiny dice: ${available.length === 0 ? 'none' : available.join(' ')} available, ${aside} set aside`,
  initiative: 'Initiative',
  card: (name: string, state: 'done' | 'now' | 'next'): string =>
    state === 'done' ? `${name} (done)` : state === 'now' ? `${name} (now)` : name,
  crisis: (entry: string, hero: string | null): string =>
    `Crisis: ${entry}${hero === null ? '' : ` (${hero})`}`,
  decks: (discovery: number, encounters: number, exploration: number): string =>
    `Decks: ${discovery} discovery, ${encounters} encounter, ${exploration} exploration`,

  hero: ({ name, where, level, inspired, active }: Person): string =>
    `${name}: ${joined([where, `level ${level}`, inspired ? 'inspired' : '', active ? 'acts now' : ''])}`,
  whereabouts: {
    standing: 'not placed yet',
    away: 'away in a crisis',
    buried: 'buried',
    out: 'out of action',
  },
  spaces: 'Spaces for dice',
  space: ({ die, on }: Space): string =>
    joined([die === null ? '' : `${die}`, ...on.map((one) => ON[one])], ', ') || 'empty',
  ailments: 'Ailments',
  inspiration: (points: number): string => counted(points, 'inspiration point'),
  counters: (name: string, count: number): string => `${name}: ${count}`,
  numbers: (move: number, run: number, dice: readonly [string, string, string]): string =>
    `Move ${move}, Run ${run}, Agility ${dice[0]}, Vitality ${dice[1]}, Defence ${dice[2]}`,
  weapons: 'Weapons',
  weapon: ({ name, cost, range, dice, damage, reload }: Weapon, usedUp: boolean): string =>
    `${name}${cost === undefined ? '' : ` (${cost}+)`}: ${joined([RANGES[range], facts.dice(dice), `damage ${damage.join('/')}`, reload === true ? (usedUp ? 'reload, used' : 'reload') : ''], ', ')}`,
  actions: 'Actions',
  action: (name: string, cost: number | null): string => (cost === null ? name : `${name} (${cost}+)`),
  carries: 'Carries',
  realmstone: (value: number): string => `realmstone worth ${value}`,
  traits: 'Traits',
  adjacent: 'Adjacent',

  groups: 'Hostile groups',
  group: (name: string, slain: number): string => (slain === 0 ? name : `${name}; ${slain} slain`),
  foe: ({ name, where, damage, wounds, ailments, hero, steps }: Foe): string =>
    `${name}: ${joined([
      where,
      `damage ${damage} of ${wounds}`,
      listWords(ailments),
      hero === null ? '' : steps === 0 ? `beside ${hero}` : `${counted(steps, 'space')} from ${hero}`,
    ])}`,
  behaviour: (category: string, night: boolean): string =>
    `${category}, ${night ? 'Empowered side' : 'day side'}`,
  side: (move: number, wounds: number): string => `Move ${move}, Wounds ${wounds}`,
  row: ({ from, to, name, does }: Row): string =>
    `${from === to ? from : `${from}–${to}`} ${name}${does === '' ? '' : ` (${does})`}`,

  tiles: 'Tiles',
  nothing: 'empty',
  on: (name: string, square: string): string => `${name} (${square})`,
  gateways: 'Gateways',
  gateway: (name: string, open: boolean): string => `${name}: ${open ? 'open' : 'closed'}`,
  lychgates: 'Lychgates',
  gravetide: 'the Suffocating Gravetide',

  place: ({ stage, turn, result }: Where): string => {
    if (result !== null && stage !== 'setup') return RESULTS[result];
    return turn === 0 ? 'set-up' : `turn ${turn}`;
  },
  choosing: 'choosing a journey',
  single: (journey: string, where: string): string => `${journey}: ${where}.`,
  progress: (quest: string, journeys: number, won: number): string =>
    `${quest}: ${counted(journeys, 'journey')} played, ${won} won.`,
  ended: (result: Ended): string => ENDED[result],
  over: (quest: string, result: Ended): string => `${quest}: ${ENDED[result]}.`,
  logged: (journey: string, result: 'success' | 'failure'): string => `${journey}: ${RESULTS[result]}`,
  now: (journey: string, where: string): string => `${journey}: now, ${where}`,
  destroyed: (journeys: readonly string[]): string => `Destroyed for good: ${listWords(journeys)}.`,
  known: (what: readonly string[]): string => `Known: ${listWords(what)}.`,
  keeps: (name: string, level: number, experience: 0 | 1 | 2, kept: readonly string[]): string =>
    `${name}: level ${level}${['', ', novice', ', veteran'][experience]}${kept.length === 0 ? '' : `; ${listWords(kept)}`}.`,
  dead: (name: string): string => `${name}: dead.`,
  standing: (number: number, journey: string, where: string): string =>
    `journey ${number}${journey === '' ? '' : ` (${journey})`}, ${where}`,
};
