import type { Hero, Hostile } from '../../src/board.js';
import type { Action } from '../../src/content/schema.js';
import {
  besides,
  boardOf,
  cardOf,
  freeBeside,
  heroCalled,
  heroOf,
  isEngaged,
  isFull,
  type Moment,
  visible,
} from './moment.js';
import { nearDoors, nearThings } from './things.js';

const others = (m: Moment): Hero[] =>
  boardOf(m).heroes.filter(({ id, area }) => area === heroOf(m).area && id !== heroOf(m).id);
const canBeMoved = (m: Moment, { area }: Hostile): boolean => besides(m, area).some((to) => !isFull(m, to));

/** By the last word of its name: when a card of the box does nothing. */
const idle: { readonly [action: string]: (m: Moment) => boolean } = {
  'call-of-truth': (m) => others(m).length === 0,
  drink: (m) => heroOf(m).damage === 0 && !heroOf(m).wounded,
  pipe: (m) => !visible(m, heroOf(m)).some((one) => cardOf(m, one).rank === 'minion' && canBeMoved(m, one)),
  bind: (m) => others(m).every(({ damage }) => damage === 0),
  plant: (m) => freeBeside(m, heroOf(m).area).length === 0,
  scatter: (m) => !boardOf(m).hostiles.some(({ area }) => area === heroOf(m).area),
  ring: (m) =>
    !boardOf(m).heroes.some(({ out }) => out) || besides(m, heroOf(m).area).every((to) => isFull(m, to)),
};

export function hasNoEffect(m: Moment): boolean {
  const key = m.box.actions[m.id] === undefined ? String(m.state.stack.at(-1)?.vars.action ?? m.id) : m.id;
  const last = key.slice(key.lastIndexOf('/') + 1);
  const by = idle[last];
  if (by === undefined) throw new Error(`when does '${last}' do nothing? Write it down`);
  return by(m);
}

/** No printed action is possible, with a die of this value or, by command, normal. */
export function cannotAct(m: Moment, hero: Hero, value: number | null, kinds?: string[]): boolean {
  const card = m.box.records[hero.id];
  const actions = card?.kind === 'hero' ? card[hero.wounded ? 'wounded' : 'unwounded'].actions : [];
  return actions
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .every((action) => isIdle(m, hero, action, value));
}

function isIdle(m: Moment, hero: Hero, action: Action, value: number | null): boolean {
  const inspired = 'inspired' in action && value !== null && value >= (action.inspired ?? 7);
  switch (action.kind) {
    case 'move':
      return freeBeside(m, hero.area).length === 0 || (isEngaged(m, hero) && !inspired);
    case 'attack':
      return action.range === 'melee'
        ? !boardOf(m).hostiles.some(({ area }) => area === hero.area)
        : visible(m, hero).length === 0;
    case 'rest':
      return visible(m, hero).length > 0;
    case 'interact':
      return isEngaged(m, hero) || nearDoors(m, hero).length + nearThings(m, hero).length === 0;
    case 'special':
      return action.id === 'whistle' ? heroCalled(m, 'taros').area === null : !inspired;
  }
}
