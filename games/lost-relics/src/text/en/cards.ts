import { capital, sentence } from '@questhall/tabletop';
import type { Line } from '../../content/line.js';
import type { Ability, Action, HostileAttack, Passive } from '../../content/schema.js';
import type { Predicate } from '../../content/selectors.js';
import type { About, Holder, Speech } from '../about.js';
import { abilityWords, askedWords, costWords, lineSentence, programWords } from './lines.js';
import { whenWords } from './predicates.js';
import { reactionWords } from './terms.js';

const more = (n: number): string => `${Math.abs(n)} ${n < 0 ? 'less' : 'more'}`;
const areas = (n: number): string => `${Math.abs(n)} ${Math.abs(n) === 1 ? 'area' : 'areas'}`;

function passiveWords({ stat, add, least }: Passive): string {
  switch (stat) {
    case 'resilience':
      return `Resilience ${add < 0 ? '−' : '+'}${Math.abs(add)}.`;
    case 'damage-taken':
      return `You take ${more(add)} damage${least === undefined ? '' : ` (never less than ${least})`}.`;
    case 'melee-damage':
      return `Your melee attacks deal ${more(add)} damage.`;
    case 'ranged-damage':
      return `Your ranged attacks deal ${more(add)} damage.`;
    case 'steps':
      return `Your moves reach ${areas(add)} ${add < 0 ? 'less' : 'further'}.`;
    case 'rest':
      return `Resting removes ${more(add)} damage ${Math.abs(add) === 1 ? 'token' : 'tokens'}.`;
  }
}

/** What the actions that every hero has are about. */
const PLAIN: { readonly [kind in 'move' | 'rest' | 'interact']: string } = {
  move: 'up to 2 areas; inspired: sprint (up to 3), evade or barge.',
  rest: 'remove 1 damage token (inspired: 2), if no hostile is in sight; inspired and without tokens: turn to the unwounded side.',
  interact: 'open a door or use an object, unless engaged.',
};

type Attack = Pick<HostileAttack, 'range' | 'area'> & {
  damage: Extract<Action, { kind: 'attack' }>['damage'];
};

const attackWords = ({ range, area, damage }: Attack): string => {
  const value = typeof damage === 'number' ? damage : damage.join('/');
  return `${area === true ? 'area ' : ''}${range} attack, ${value} damage.`;
};

/** What an action says beyond its numbers. */
function actionBody(action: Action, about: About): string {
  if (action.kind === 'attack') return programWords(action.lines ?? [], about);
  if (action.kind !== 'special') return PLAIN[action.kind];
  const only = action.if === undefined ? '' : sentence(onlyWords(whenWords(action.if, about)));
  const price = action.cost === undefined ? '' : sentence(costWords(action.cost));
  return [only, price, programWords(action.lines, about)].filter((part) => part !== '').join(' ');
}
const onlyWords = (when: string): string => (when.startsWith('if ') ? `only ${when}` : when);

/** The words that cards are put together from. */
export const cardsIn = (speech: Speech) => ({
  cost: costWords,
  /** "only if the stair gate is open" */
  only: (p: Predicate, holder: Holder): string => onlyWords(whenWords(p, { speech, holder })),
  line: (line: Line, holder: Holder): string => lineSentence(line, { speech, holder }),
  program: (lines: readonly Line[], holder: Holder): string => programWords(lines, { speech, holder }),
  asked: (line: Line, holder: Holder): string => askedWords(line, { speech, holder }),
  ability: (ability: Ability, holder: Holder): string => abilityWords(ability, holder, speech),
  passive: passiveWords,
  attack: attackWords,
  actionBody: (action: Action): string => actionBody(action, { speech, holder: 'hero' }),
  /** "Broadsword (5+)" */
  numbered: (name: string, inspired: number | undefined): string =>
    inspired === undefined ? name : `${name} (${inspired}+)`,
  reactions: (list: Parameters<typeof reactionWords>[0]): string => `Reactions: ${reactionWords(list)}.`,
  side: (side: 'unwounded' | 'wounded', resilience: number): string =>
    `${capital(side)} side, resilience ${resilience}:`,
  objective: (text: string): string => `Objective: ${text}`,
  defeat: (text: string): string => `Defeat: ${text}`,
  phase: (text: string): string => `Each adventure phase: ${text}`,
  /** Of a difficulty. */
  everyHero: (text: string): string => `Every hero: ${text}`,
  atStart: (text: string): string => `At the start of each adventure: ${text}`,
  level: (name: string, text: string): string => `Difficulty: ${name}.${text === '' ? '' : ` ${text}`}`,
});
