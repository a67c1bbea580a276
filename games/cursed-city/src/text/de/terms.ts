import { listWords, quoted, VERBS, type Verb } from '@questhall/tabletop/german';
import type { HostileStep, Stat, Until, WindowId } from '../../terms.js';
import { type About, choicesWithin, isToldByName, type Option, phrase } from '../about.js';

/** Words that several verbs need. */
export const UNTIL: { readonly [until in Until]: string } = {
  action: 'bei diesem Angriff',
  activation: 'bis zum Ende der Aktivierung',
  turn: 'bis zum Ende der Runde',
  'next-activation': 'bis zu deiner nächsten Aktivierung',
  journey: 'für den Rest der Reise',
  quest: 'für den Rest der Quest',
};

/** How often something may be used. */
export const ONCE = {
  activation: 'einmal pro Aktivierung',
  turn: 'einmal pro Runde',
  journey: 'einmal pro Reise',
  quest: 'einmal pro Quest',
} as const;

const TESTED: { readonly [stat in Stat]?: string } = {
  'agility-dice': 'Gewandtheit',
  'vitality-dice': 'Lebenskraft',
  'defence-dice': 'Verteidigung',
  'attack-dice': 'Angriffe',
};
const PLUS: { readonly [stat in Stat]?: string } = {
  move: 'Bewegung',
  run: 'Rennen',
  damage: 'Schaden bei Angriffen',
  'damage-suffered': 'erlittenen Schaden',
  wounds: 'Lebenspunkte',
  survival: 'auf Überlebenswürfe',
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "1 Würfel mehr für Verteidigung", "+2 Rennen" */
export function gainWords(stat: Stat, add: number): string {
  const tested = TESTED[stat];
  if (tested !== undefined) return `${Math.abs(add)} Würfel ${add < 0 ? 'weniger' : 'mehr'} für ${tested}`;
  return `${signed(add)} ${PLUS[stat] ?? stat}`;
}

/** What somebody has or does for a while. */
export function statWords(stat: Stat, add: number, until: string): readonly [Verb, string] {
  const more = `${Math.abs(add)} ${add < 0 ? 'weniger' : 'mehr'}`;
  if (stat === 'reduce') return [VERBS.verringern, `${until} erlittenen Schaden um ${more}`];
  if (stat === 'cost' || stat === 'search-cost')
    return [ZAHLEN, `${until} ${more} für ${stat === 'cost' ? 'Aktionen' : 'Durchsuchen'}`];
  const attacks = until === UNTIL.action ? ' bei Angriffen' : '';
  return [VERBS.haben, `${until} ${gainWords(stat, add).replace(attacks, '')}`];
}
const ZAHLEN: Verb = {
  ...{ du: 'zahlst', er: 'zahlt', sie: 'zahlen', order: 'zahle' },
  ...{ infinitive: 'zahlen', particle: '' },
};

const STEPS: { readonly [step in HostileStep]: string } = {
  move: 'eine Bewegung',
  attack: 'einen Angriff',
  advance: 'ein Vorrücken',
  charge: 'einen Sturmangriff',
};
export const stepsWords = (steps: readonly HostileStep[]): string =>
  listWords(steps.map((step) => STEPS[step]));

/** „Ein Fieber kühlen“ (ein kranker Held ist nicht mehr krank) */
export function optionWords(option: Option, about: About): string {
  const name = quoted(phrase(option.name, about));
  if (isToldByName(option)) return name;
  const choices = choicesWithin(option, about)?.map((names) => names.map(quoted).join(' oder '));
  return `${name} (${choices?.join(', dann ') ?? about.within(option.lines, about)})`;
}

/** Moments about anybody, or about the hero whose card it is. A subordinate clause ends with a comma. */
export const MOMENTS: { readonly [window in WindowId]: string } = {
  'journey-begins': 'wenn die Reise beginnt,',
  'turn-starts': 'zu Beginn jeder Runde',
  'nightfall-step': 'wenn der Nachtmarker vorrückt,',
  'night-falls': 'wenn die Nacht hereinbricht,',
  'quest-step': 'in jedem Quest-Schritt',
  'destiny-rolled': 'nach dem Wurf der Schicksalswürfel',
  'activation-rolled': 'nach dem Aktivierungswurf eines Helden',
  'gambit-result': 'nach einem Gambit',
  'initiative-dealt': 'nachdem die Initiativekarten ausgelegt sind,',
  'activation-starts': 'zu Beginn der Aktivierung eines Helden',
  'group-activates': 'wenn eine Gegnergruppe aktiviert wird,',
  'before-action': 'vor der Aktion eines Helden',
  'after-action': 'nach der Aktion eines Helden',
  'hero-enters': 'wenn ein Held ein Feld betritt,',
  'hostile-enters': 'wenn ein Gegner ein Feld betritt,',
  'hostile-moved': 'nachdem sich ein Gegner bewegt hat,',
  'attack-declared': 'wenn ein Angriff angesagt wird,',
  'attack-rolled': 'nach dem Wurf für einen Angriff',
  'attack-resolved': 'nach einem Angriff',
  'test-rolled': 'nach einer Probe eines Helden',
  'would-damage-hero': 'wenn ein Held Schaden erleiden würde,',
  'would-damage-hostile': 'wenn ein Gegner Schaden erleiden würde,',
  'hero-damaged': 'nachdem ein Held Schaden erlitten hat,',
  'hostile-damaged': 'nachdem ein Gegner Schaden erlitten hat,',
  'hostile-slain': 'wenn ein Gegner erschlagen wird,',
  'hostile-deployed': 'wenn ein Gegner aufgestellt wird,',
  'hero-out': 'wenn ein Held außer Gefecht geht,',
  'hero-dies': 'wenn ein Held stirbt,',
  inspired: 'wenn ein Held beflügelt wird,',
  'ailment-suffered': 'wenn jemand ein Leiden bekommt,',
  'activation-ends': 'am Ende der Aktivierung eines Helden',
  'activations-over': 'wenn alle aktiviert wurden,',
  'event-rolled': 'nach dem Ereigniswurf',
  searched: 'nachdem ein Held etwas durchsucht hat,',
  'treasure-gained': 'wenn ein Held einen Schatz erhält,',
  'treasure-used': 'wenn ein Held einen Schatz benutzt,',
  'crisis-starts': 'wenn eine Krise beginnt,',
  'crisis-ends': 'wenn eine Krise vorbei ist,',
  extracted: 'wenn sich ein Held zurückzieht,',
  explored: 'nachdem ein Held erkundet hat,',
  'tile-added': 'wenn ein Spielfeldteil dazukommt,',
  'turn-ends': 'am Ende jeder Runde',
  'journey-ends': 'wenn die Reise endet,',
};
export const OWN_MOMENTS: { readonly [window in WindowId]?: string } = {
  'activation-rolled': 'nach deinem Aktivierungswurf',
  'gambit-result': 'nach deinem Gambit',
  'activation-starts': 'zu Beginn deiner Aktivierung',
  'before-action': 'vor deiner Aktion',
  'after-action': 'nach deiner Aktion',
  'hero-enters': 'wenn du ein Feld betrittst,',
  'attack-declared': 'wenn du angreifst,',
  'attack-rolled': 'nach deinem Wurf für einen Angriff',
  'attack-resolved': 'nach deinem Angriff',
  'test-rolled': 'nach deinem Wurf bei einer Probe',
  'would-damage-hero': 'wenn du Schaden erleiden würdest,',
  'hero-damaged': 'nachdem du Schaden erlitten hast,',
  'hostile-slain': 'wenn du einen Gegner erschlägst,',
  'hero-out': 'wenn du außer Gefecht gehst,',
  'hero-dies': 'wenn du stirbst,',
  inspired: 'wenn du beflügelt wirst,',
  'ailment-suffered': 'wenn du ein Leiden bekommst,',
  'activation-ends': 'am Ende deiner Aktivierung',
  searched: 'nachdem du etwas durchsucht hast,',
  'treasure-gained': 'wenn du einen Schatz erhältst,',
  'treasure-used': 'wenn du einen Schatz benutzt,',
  extracted: 'wenn du dich zurückziehst,',
  explored: 'nachdem du erkundet hast,',
};
