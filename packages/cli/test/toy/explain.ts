import { DECLINE, type Decision, type ExplainedOption, type State } from '@questhall/engine';
import type { CellarBoard, CellarView } from './rules.js';

const PLAIN = ['stairs', 'drain', 'heads', 'tails', 'attack', 'rest', 'search', 'lever'];

export function explainCellar(_: State<CellarBoard>, { ask, options, seat }: Decision) {
  return {
    text: { key: `ask.${ask}`, args: { seat: seat === 'party' ? 'Everybody' : nameOf(seat) } },
    options: Object.fromEntries(options.flatMap((id) => explained(id))),
    barred:
      ask === 'action'
        ? [
            barred('travel', ['door'], ['ACG-LOC-01'], 'locked'),
            barred('befriend', ['big-rat'], ['ACG-GOLD-02', 'ACG-GOLD-03', 'ACG-GOLD-10'], 'vermin'),
          ]
        : [],
  };
}

function explained(id: string): [string, ExplainedOption][] {
  if (PLAIN.includes(id)) return [[id, { name: { key: `do.${id}`, args: {} }, refs: [] }]];
  if (!/\brat\b/.test(id)) return [];
  return [[id, { name: { key: 'do.strike', args: { rat: nameOf(id) } }, refs: [id] }]];
}

function barred(what: string, refs: string[], rules: string[], because: string) {
  return {
    refs,
    rules,
    name: { key: `barred.${what}`, args: {} },
    because: { key: `because.${because}`, args: {} },
  };
}

export function nameOf(id: string): string {
  if (id === DECLINE) return 'nothing';
  return id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}

export const cellarCatalogue = {
  'trail.cellar.main': 'A night in the cellar',
  'ask.way': 'How do you get in?',
  'ask.bet': '{seat}, heads or tails?',
  'ask.action': '{seat}, what do you do?',
  'ask.target': 'Which rat?',
  'ask.force': 'How many coins do you put behind it?',
  'ask.snack': 'Something to eat?',
  'ask.sing': 'Sing a song?',
  'ask.chests': 'Which chests do you open?',
  'do.stairs': 'Down the stairs',
  'do.drain': 'Through the drain',
  'do.heads': 'Heads',
  'do.tails': 'Tails',
  'do.attack': 'Attack',
  'do.rest': 'Rest a while',
  'do.search': 'Search the chests',
  'do.lever': 'Pull the lever',
  'do.strike': 'Strike {rat}',
  'barred.travel': 'Travel on',
  'barred.befriend': 'Befriend the Big Rat',
  'because.locked': 'The door is locked until the rats are gone.',
  'because.vermin': 'Rats have no friends here.',
  'told.began': 'The cellar is dark; {rats, plural, one {# rat} other {# rats}} can be heard.',
  'told.went': 'You go by the {way}.',
  'told.hit': '{who} strikes {rat} for {wounds, plural, =0 {nothing} one {# wound} other {# wounds}}.',
  'told.slain': '{rat} is no more.',
  'told.bitten': '{who} is bitten.',
  'told.rested': '{who} rests and eats {snack}.',
  'told.found': '{who} finds {found}',
  'over.won': 'The cellar is yours: the rats are gone.',
};

export function tellCellar(type: string, data: { [name: string]: unknown }, _: CellarView) {
  const key = `told.${type}`;
  if (!(key in cellarCatalogue)) return null;
  const named = (value: unknown) => (typeof value === 'string' ? nameOf(value) : '');
  return {
    key,
    args: {
      who: named(data.seat),
      rat: named(data.rat),
      wounds: Number(data.wounds ?? 0),
      rats: Number(data.rats ?? 0),
      way: String(data.way),
      snack: String(data.snack),
      found: String(data.found),
    },
  };
}
