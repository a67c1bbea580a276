import { capital } from '@questhall/tabletop';
import { nounPhrase, type Phrase } from '@questhall/tabletop/german';
import type { Ailment, HostileStep, Phase, Stat, Verb } from '../../terms.js';
import type { Words } from '../words.js';
import { THINGS } from './nouns.js';

/** The printed vocabulary as it stands in sentences and lists. */
const PHASES: { readonly [phase in Phase]: string } = {
  journey: 'Reisephase',
  destiny: 'Schicksalsphase',
  initiative: 'Initiativephase',
  activation: 'Aktivierungsphase',
  event: 'Ereignisphase',
};
const AILMENTS: { readonly [ailment in Ailment]: string } = {
  stunned: 'betäubt',
  diseased: 'krank',
  cursed: 'verflucht',
  trapped: 'gefangen',
  buried: 'verschüttet',
  fatigued: 'erschöpft',
};
const STEPS: { readonly [step in HostileStep]: string } = {
  move: 'Bewegung',
  attack: 'Angriff',
  advance: 'Vorrücken',
  charge: 'Sturmangriff',
};
const STATS: { readonly [stat in Stat]: string } = {
  move: 'Bewegung',
  run: 'Rennen',
  'agility-dice': 'Würfel für Gewandtheit',
  'vitality-dice': 'Würfel für Lebenskraft',
  'defence-dice': 'Würfel für Verteidigung',
  'attack-dice': 'Würfel für Angriffe',
  damage: 'Schaden bei Angriffen',
  'damage-suffered': 'erlittenen Schaden',
  reduce: 'Verringerung von Schaden',
  wounds: 'Lebenspunkte',
  cost: 'Kosten von Aktionen',
  'search-cost': 'Kosten des Suchens',
  survival: 'auf Überlebenswürfe',
};
const VERBS: { readonly [verb in Verb]: string } = {
  move: 'ziehen',
  'stop-beside-enemies': 'von Gegnern aufgehalten werden',
  attack: 'angreifen',
  defend: 'auf Verteidigung würfeln',
  react: 'reagieren',
  search: 'suchen',
  extract: 'den Rückzug antreten',
  recuperate: 'sich erholen',
  'be-targeted': 'angegriffen werden',
  'be-stunned': 'betäubt werden',
  'be-diseased': 'krank werden',
  'be-cursed': 'verflucht werden',
  'be-trapped': 'gefangen werden',
  'be-buried': 'verschüttet werden',
  'be-fatigued': 'erschöpft werden',
  reduce: 'Schaden verringern',
  ignore: 'Schaden ignorieren',
};
const ACTIONS: { readonly [verb: string]: (of: string) => string } = {
  move: () => 'Bewegung',
  run: () => 'Rennen',
  recuperate: () => 'Erholen',
  search: () => 'Suchen',
  'inspired-search': () => 'Suchen für 3 Inspirationspunkte',
  extract: () => 'Rückzug',
  explore: () => 'Erkunden',
  trade: (hero) => `Tausch mit ${hero}`,
  unbind: (hero) => `${hero} befreien`,
  dig: (hero) => `${hero} ausgraben`,
};
const COUNTERS: { readonly [counter: string]: string } = {
  rescued: 'Gerettete Bürger',
  broken: 'Zerbrochene Seelengefäße',
};
const KNOWN: { readonly [what: string]: string } = { 'secret-of-the-wolf': 'Das Geheimnis des Wolfs' };

/** "ein geheimnisvolles Objekt" */
function oneOf(kind: string): Phrase | undefined {
  const noun = THINGS[kind];
  return noun === undefined ? undefined : nounPhrase('ein', noun.gender, noun);
}

const plain = (id: string): string => capital(id.replaceAll('-', ' '));

export const labels: Words['labels'] = {
  phase: (phase) => PHASES[phase],
  ailment: (ailment) => AILMENTS[ailment],
  step: (step) => STEPS[step],
  stat: (stat) => STATS[stat],
  verb: (verb) => VERBS[verb],
  action: (verb, of) => ACTIONS[verb]?.(of) ?? of,
  thing: (kind) => oneOf(kind)?.acc ?? kind,
  things: (kind, count) => {
    const noun = THINGS[kind];
    if (noun === undefined) return `${count} ${kind}`;
    return count === 1 ? capital(oneOf(kind)?.nom ?? kind) : `${count} ${noun.many}`;
  },
  counter: (counter) => COUNTERS[counter] ?? plain(counter),
  known: (what) => KNOWN[what] ?? plain(what),
  place: (tile, square) => `${square} (${tile})`,
  group: (number, card) => (card === null ? `Gruppe ${number}` : `Gruppe ${number} (${card})`),
};
