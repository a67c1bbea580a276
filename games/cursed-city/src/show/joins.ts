import { harmAt } from './fights.js';
import {
  advanceAt,
  deployedAt,
  drawnAt,
  drivenOffAt,
  gravetideAt,
  plainAttackAt,
  reactionAt,
  thingsAt,
} from './joins-of-city.js';
import {
  actionAt,
  diesAt,
  foundAt,
  gambitAt,
  healedAt,
  inspiredByAt,
  rerolledAt,
} from './joins-of-heroes.js';
import { daysLeft, isTutorial } from './said.js';
import {
  eventAt,
  type Join,
  type Joined,
  listing,
  pair,
  runFrom,
  type Telling,
  told,
  withNext,
} from './telling.js';

/** The heading of a turn says how far the night is; in a tutorial it does not come. */
const turnAt: Join = (telling, at) => {
  const turn = eventAt(telling, at, 'turn');
  if (turn === undefined) return undefined;
  const { view, words } = telling;
  if (isTutorial(view, words)) return undefined;
  const moved = eventAt(telling, at + 1, 'nightfall');
  const space = moved === undefined ? (view.journey?.nightfall ?? 0) : Number(moved.data.space);
  const args = { turn: Number(turn.data.turn), left: daysLeft(space, view, words) };
  return { text: told('turn', args), used: moved === undefined ? 1 : 2 };
};

/** All heroes roll at once. */
const rollsAt: Join = (telling, at) => {
  const used = runFrom(telling, at, 'activation-roll');
  if (used < 2) return undefined;
  const rolls = telling.all.slice(at, at + used).map(({ text: { args } }) => `${args.hero} ${args.dice}`);
  return { text: told('rolls', { rolls: rolls.join('; ') }), used };
};

const JOINS: readonly Join[] = [
  turnAt,
  rollsAt,
  actionAt,
  gambitAt,
  rerolledAt,
  reactionAt,
  advanceAt,
  plainAttackAt,
  harmAt,
  inspiredByAt,
  healedAt,
  foundAt,
  diesAt,
  deployedAt,
  drawnAt,
  drivenOffAt,
  gravetideAt,
  thingsAt,
  withNext('gambit', 'initiative-changed'),
  withNext('freed', 'ailment-over', 'hero-returned'),
  withNext('level-gained', 'experience'),
  withNext('tile-added', 'gateway-opened'),
  pair('zone-placed', 'gateway-opened', 'zone'),
  listing('hero-picked', 'joined', ({ hero }) => String(hero)),
  listing('removed', 'removed', ({ hostile }) => String(hostile)),
  listing('placed', 'placed', ({ hero, at }) => `${hero}: ${at}`),
];

/** What can be told in one sentence from here on, if it is more than one event or told otherwise than by itself. */
export function joinedAt(telling: Telling, at: number): Joined | undefined {
  for (const join of JOINS) {
    const joined = join(telling, at);
    if (joined !== undefined) return joined;
  }
  return undefined;
}
