import type { AdventureOffered, Offer } from '@questhall/tabletop';
import { Refused } from '../errors.js';
import { andList } from '../text/list.js';
import { called, theOnly } from './called.js';
import { listed } from './cells.js';
import { partyWished } from './party.js';
import type { Wishes } from './playable.js';

const GOALS = ['quest', 'campaign', 'delve'] as const;
type Goal = (typeof GOALS)[number];

/** The set-up that the wishes amount to. The first adventure unless another is named. */
export function setupFrom(wishes: Wishes, offer: Offer, title: string): unknown {
  const { players, party } = partyWished(wishes, offer);
  const { kind, id } = adventureWished(wishes, offer, title);
  const field = offer.kinds.find((one) => one.id === kind)?.field ?? kind;
  return offer.setupOf({
    goal: { field, id },
    players,
    party,
    difficulty: difficultyWished(wishes.difficulty, offer),
    switches: wishes.switches,
  });
}

export const difficultyWished = (typed: string | undefined, offer: Offer): string | undefined =>
  typed === undefined ? undefined : called(typed, offer.difficulties(), 'difficulty').id;

function adventureWished(wishes: Wishes, offer: Offer, title: string): AdventureOffered {
  const [goal, another] = goalsIn(wishes, offer, title);
  if (another !== undefined) throw new Refused(`Choose one of ${andList(flagsOf(offer))}.`);
  return goal === undefined ? firstOf(offer) : named(wishes[goal] ?? '', goal, offer);
}

/** All adventures that a simulation is to play; each wish may be a list, or `all`. */
export function adventuresWished(wishes: Wishes, offer: Offer, title: string): AdventureOffered[] {
  const goals = goalsIn(wishes, offer, title);
  if (goals.length === 0) return [firstOf(offer)];
  return goals.flatMap((goal) => {
    const typed = wishes[goal] ?? '';
    if (typed === 'all') return offeredFor(goal, offer);
    return [...new Set(listed(typed).map((name) => named(name, goal, offer, typed)))];
  });
}

function goalsIn(wishes: Wishes, offer: Offer, title: string): Goal[] {
  const goals = GOALS.filter((goal) => wishes[goal] !== undefined);
  const strange = goals.find((goal) => !offer.kinds.some(({ wish }) => wish === goal));
  if (strange === undefined) return goals;
  const game = title.split(': ').at(-1);
  throw new Refused(`There are no ${strange}s in ${game}. Choose with ${andList(flagsOf(offer))}.`);
}

const flagsOf = ({ kinds }: Offer): string[] =>
  GOALS.filter((goal) => kinds.some(({ wish }) => wish === goal)).map((goal) => `--${goal}`);

/** What a wish is called: the usual kind of those that it may mean. */
const kindFor = (goal: Goal, { kinds }: Offer): string => kinds.find(({ wish }) => wish === goal)?.id ?? goal;

function offeredFor(goal: Goal, { kinds, adventures }: Offer): AdventureOffered[] {
  const meant = kinds.filter(({ wish }) => wish === goal).map(({ id }) => id);
  return adventures().filter(({ kind }) => meant.includes(kind));
}

/** A wish without a name means the only one of the usual kind. */
function named(name: string, goal: Goal, offer: Offer, typed = name): AdventureOffered {
  const kind = kindFor(goal, offer);
  const there = offeredFor(goal, offer);
  if (typed !== '') return called(name, there, kind);
  const usual = there.filter((one) => one.kind === kind);
  return theOnly(usual, kind);
}

function firstOf({ kinds, adventures }: Offer): AdventureOffered {
  const first = adventures().find(({ kind }) => kind === kinds[0]?.id);
  if (first === undefined) throw new Refused('There is no adventure yet.');
  return first;
}
