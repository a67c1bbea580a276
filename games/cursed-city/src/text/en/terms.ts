import { counted, listWords } from '@questhall/tabletop';
import { type Verb as Forms, verb } from '@questhall/tabletop/clauses';
import type { HostileStep, Stat, Until, WindowId } from '../../terms.js';
import { type About, choicesWithin, isToldByName, type Option, phrase } from '../about.js';
import { labels } from './labels.js';

/** Words that several verbs need. */
export const UNTIL_WORDS: { readonly [until in Until]: string } = {
  action: 'in this attack',
  activation: 'until the end of the activation',
  turn: 'until the end of the turn',
  'next-activation': 'until your next activation',
  journey: 'for the rest of the journey',
  quest: 'for the rest of the quest',
};

/** How often something may be used. */
export const ONCE_WORDS = {
  activation: 'once per activation',
  turn: 'once per turn',
  journey: 'once per journey',
  quest: 'once per quest',
} as const;

const TESTED: { readonly [stat in Stat]?: string } = {
  'agility-dice': 'Agility',
  'vitality-dice': 'Vitality',
  'defence-dice': 'Defence',
  'attack-dice': 'attacks',
};
const PLUS: { readonly [stat in Stat]?: string } = {
  move: 'Move',
  run: 'Run',
  damage: 'damage with attacks',
  'damage-suffered': 'damage suffered',
  wounds: 'Wounds',
  survival: 'on survival rolls',
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "1 more die for Defence", "+2 Run" */
export function gainWords(stat: Stat, add: number): string {
  const tested = TESTED[stat];
  const how = add < 0 ? 'fewer' : 'more';
  if (tested !== undefined) return `${counted(Math.abs(add), `${how} die`, `${how} dice`)} for ${tested}`;
  return `${signed(add)} ${PLUS[stat] ?? labels.stat(stat)}`;
}

/** What somebody has or does for a while. */
export function statWords(stat: Stat, add: number, until: string): readonly [Forms, string] {
  const how = add < 0 ? 'less' : 'more';
  const by = `by ${Math.abs(add)} ${how}`;
  if (stat === 'reduce') return [verb('reduce'), `the damage suffered ${by} ${until}`];
  if (stat === 'cost' || stat === 'search-cost')
    return [verb('pay'), `${Math.abs(add)} ${how} for ${stat === 'cost' ? 'actions' : 'searching'} ${until}`];
  const attacks = until === UNTIL_WORDS.action ? ' with attacks' : '';
  return [verb('have', 'has'), `${gainWords(stat, add).replace(attacks, '')} ${until}`];
}

/** "a Move and a Charge" */
export const stepsWords = (steps: readonly HostileStep[]): string =>
  listWords(
    steps.map((step) => (step === 'move' ? 'a move' : step === 'charge' ? 'a charge' : `an ${step}`)),
  );

/** “Cool a fever” (one diseased hero within 2 spaces is no longer diseased) */
export function optionWords(option: Option, about: About): string {
  const name = quoted(phrase(option.name, about));
  if (isToldByName(option)) return name;
  const choices = choicesWithin(option, about)?.map((names) => names.map(quoted).join(' or '));
  return `${name} (${choices?.join(', then ') ?? about.within(option.lines, about)})`;
}
const quoted = (name: string): string => `“${name}”`;

export const DICE_VERBS = {
  reroll: verb('re-roll'),
  discard: verb('discard'),
  gain: verb('roll', 'rolls'),
} as const;

/** Moments about anybody, or about the hero whose card it is. */
export const MOMENTS: { readonly [window in WindowId]: string } = {
  'journey-begins': 'when the journey begins',
  'turn-starts': 'at the start of each turn',
  'nightfall-step': 'when the nightfall token is moved',
  'night-falls': 'when night falls',
  'quest-step': 'in each quest step',
  'destiny-rolled': 'after the destiny dice are rolled',
  'activation-rolled': 'after a hero rolls activation dice',
  'gambit-result': 'after a gambit',
  'initiative-dealt': 'after the initiative cards are dealt',
  'activation-starts': 'when a hero’s activation starts',
  'group-activates': 'when a hostile group activates',
  'before-action': 'before a hero’s action',
  'after-action': 'after a hero’s action',
  'hero-enters': 'when a hero enters a space',
  'hostile-enters': 'when a hostile enters a space',
  'hostile-moved': 'after a hostile has moved',
  'attack-declared': 'when an attack is declared',
  'attack-rolled': 'after the dice of an attack are rolled',
  'attack-resolved': 'after an attack',
  'test-rolled': 'after a hero rolls for a test',
  'would-damage-hero': 'when a hero is about to suffer damage',
  'would-damage-hostile': 'when a hostile is about to suffer damage',
  'hero-damaged': 'after a hero has suffered damage',
  'hostile-damaged': 'after a hostile has suffered damage',
  'hostile-slain': 'when a hostile is slain',
  'hostile-deployed': 'when a hostile is deployed',
  'hero-out': 'when a hero goes out of action',
  'hero-dies': 'when a hero dies',
  inspired: 'when a hero is inspired',
  'ailment-suffered': 'when a figure suffers an ailment',
  'activation-ends': 'at the end of a hero’s activation',
  'activations-over': 'when all have been activated',
  'event-rolled': 'after the event is rolled',
  searched: 'after a hero has searched',
  'treasure-gained': 'when a hero gains a treasure',
  'treasure-used': 'when a hero uses a treasure',
  'crisis-starts': 'when a crisis begins',
  'crisis-ends': 'when a crisis is over',
  extracted: 'when a hero is extracted',
  explored: 'when a hero has explored',
  'tile-added': 'when a tile is added',
  'turn-ends': 'at the end of each turn',
  'journey-ends': 'when the journey ends',
};
export const OWN_MOMENTS: { readonly [window in WindowId]?: string } = {
  'activation-rolled': 'after you roll your activation dice',
  'gambit-result': 'after your gambit',
  'activation-starts': 'when your activation starts',
  'before-action': 'before your action',
  'after-action': 'after your action',
  'hero-enters': 'when you enter a space',
  'attack-declared': 'when you attack',
  'attack-rolled': 'after you roll the dice of an attack',
  'attack-resolved': 'after your attack',
  'test-rolled': 'after you roll for a test',
  'would-damage-hero': 'when you are about to suffer damage',
  'hero-damaged': 'after you have suffered damage',
  'hostile-slain': 'when you slay a hostile',
  'hero-out': 'when you go out of action',
  'hero-dies': 'when you die',
  inspired: 'when you are inspired',
  'ailment-suffered': 'when you suffer an ailment',
  'activation-ends': 'at the end of your activation',
  searched: 'after you have searched',
  'treasure-gained': 'when you gain a treasure',
  'treasure-used': 'when you use a treasure',
  extracted: 'when you are extracted',
  explored: 'after you have explored',
};
