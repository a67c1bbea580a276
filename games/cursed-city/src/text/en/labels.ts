import { capital } from '@questhall/tabletop';
import type { Ailment, HostileStep, Phase, Stat, Verb } from '../../terms.js';

/** The printed vocabulary as it stands in sentences and lists. */
const PHASES: { readonly [phase in Phase]: string } = {
  journey: 'journey phase',
  destiny: 'destiny phase',
  initiative: 'initiative phase',
  activation: 'activation phase',
  event: 'event phase',
};
const STEPS: { readonly [step in HostileStep]: string } = {
  move: 'move',
  attack: 'attack',
  advance: 'advance',
  charge: 'charge',
};
const STATS: { readonly [stat in Stat]: string } = {
  move: 'Move',
  run: 'Run',
  'agility-dice': 'dice for Agility',
  'vitality-dice': 'dice for Vitality',
  'defence-dice': 'dice for Defence',
  'attack-dice': 'dice for attacks',
  damage: 'damage with attacks',
  'damage-suffered': 'damage suffered',
  reduce: 'reduction of damage',
  wounds: 'Wounds',
  cost: 'cost of actions',
  'search-cost': 'cost of searching',
  survival: 'survival rolls',
};
const VERBS: { readonly [verb in Verb]: string } = {
  move: 'move',
  'stop-beside-enemies': 'be stopped by enemies',
  attack: 'attack',
  defend: 'roll for Defence',
  react: 'react',
  search: 'search',
  extract: 'extract',
  recuperate: 'recuperate',
  'be-targeted': 'be attacked',
  'be-stunned': 'be stunned',
  'be-diseased': 'be diseased',
  'be-cursed': 'be cursed',
  'be-trapped': 'be trapped',
  'be-buried': 'be buried',
  'be-fatigued': 'be fatigued',
  reduce: 'reduce damage',
  ignore: 'ignore damage',
};
const ACTIONS: { readonly [verb: string]: (of: string) => string } = {
  move: () => 'Move',
  run: () => 'Run',
  recuperate: () => 'Recuperate',
  search: () => 'Search',
  'inspired-search': () => 'Search for 3 inspiration points',
  extract: () => 'Extract',
  explore: () => 'Explore',
  trade: (hero) => `a trade with ${hero}`,
  unbind: (hero) => `to free ${hero}`,
  dig: (hero) => `to dig out ${hero}`,
};
const THINGS: { readonly [kind: string]: string } = {
  object: 'mysterious object',
  citizen: 'citizen',
  phylactery: 'phylactery',
};
const COUNTERS: { readonly [counter: string]: string } = {
  rescued: 'Citizens rescued',
  broken: 'Phylacteries broken',
};
const KNOWN: { readonly [what: string]: string } = { 'secret-of-the-wolf': 'The secret of the wolf' };

const plain = (id: string): string => capital(id.replaceAll('-', ' '));

export const labels = {
  phase: (phase: Phase): string => PHASES[phase],
  ailment: (ailment: Ailment): string => ailment,
  step: (step: HostileStep): string => STEPS[step],
  stat: (stat: Stat): string => STATS[stat],
  verb: (verb: Verb): string => VERBS[verb],
  /** What is printed has its own name. */
  action: (verb: string, of: string): string => ACTIONS[verb]?.(of) ?? of,
  /** In a sentence: "the mysterious object" */
  thing: (kind: string): string => `the ${THINGS[kind] ?? kind}`,
  things: (kind: string, count: number): string =>
    count === 1
      ? `A ${THINGS[kind] ?? kind}`
      : `${count} ${kind === 'phylactery' ? 'phylacteries' : `${THINGS[kind] ?? kind}s`}`,
  counter: (counter: string): string => COUNTERS[counter] ?? plain(counter),
  known: (what: string): string => KNOWN[what] ?? plain(what),
  /** A space in a sentence: "Bell Close (c4)" */
  place: (tile: string, square: string): string => `${tile} (${square})`,
  group: (number: number, card: string | null): string =>
    card === null ? `group ${number}` : `group ${number} (${card})`,
};
