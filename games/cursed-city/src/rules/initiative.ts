import { freeSpaces, setDie } from '@questhall/tabletop';
import type { RolledOption } from '../asks.js';
import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { questCard } from '../content/library.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { activationRoll } from '../procs.js';
import { fromLeader, groupName, heroOf, journeyOf, playerOf } from '../queries.js';
import { type HeroId, LIMITS } from '../terms.js';
import { rolledAt } from './dice.js';
import { gambits } from './gambits.js';
import { openMoment } from './timing.js';

/** Spaces for a die: without a die and without a wound. */
export const emptySpaces = carries('CC-INI-02', 'initiative.emptySpaces', (hero: Hero): number[] =>
  freeSpaces(hero.row, (on) => on !== 'disease'),
);

/** A die on a diseased space becomes a 1. */
export const placeDie = carries(
  ['CC-INI-03', 'CC-AIL-10'],
  'initiative.placeDie',
  (g: G, hero: Hero, space: number, rolled: number): void => {
    const score = hero.row[space]?.on.includes('disease') === true ? 1 : rolled;
    setDie(hero.row, space, score);
    g.tell?.('die-placed', { hero: hero.id, space, score });
  },
);

/** Which of the dice may go onto the diseased space; those that show the same are alike. */
const differing = (dice: readonly number[]): RolledOption[] =>
  dice.flatMap((score, i) => (dice.indexOf(score) === i ? [`die-${i}` as const] : []));

/** One die for each empty space. Only a diseased space makes a difference which one lies where. */
export const rollForHero = procedure<{ hero: HeroId; dice?: number[] }>(activationRoll)
  .step('roll', ['CC-INI-02', 'CC-INI-01', 'CC-DIC-01'], (g, v) => {
    const spaces = emptySpaces(heroOf(g, v.hero));
    v.dice = spaces.map(() => g.dice.draw('activation-die', LIMITS.sides) + 1);
    g.tell?.('activation-roll', { hero: v.hero, dice: [...v.dice] });
    return v.dice.length === 0 ? g.end(undefined) : undefined;
  })
  .step('assign', ['CC-INI-04', 'CC-AIL-10'], (g, v) => {
    const { row } = heroOf(g, v.hero);
    const diseased = emptySpaces(heroOf(g, v.hero)).some((space) => row[space]?.on.includes('disease'));
    return diseased ? g.one(playerOf(g, v.hero), 'assign-die', differing(v.dice ?? [])) : g.pass(null);
  })
  .step('place', ['CC-INI-03', 'CC-INI-04'], (g, v, picked) => {
    const hero = heroOf(g, v.hero);
    const rest = [...(v.dice ?? [])];
    const sick = picked === null ? [] : rest.splice(rolledAt(picked), 1);
    for (const space of emptySpaces(hero)) {
      const from = hero.row[space]?.on.includes('disease') === true && sick.length > 0 ? sick : rest;
      placeDie(g, hero, space, from.shift() as number);
    }
    return openMoment(g, 'activation-rolled', { hero: v.hero });
  });

/** Those who get a card and roll: neither dead nor out of action. In leader order (INI-09, INI-11). */
export const rollingHeroes = carries(
  ['CC-INI-09', 'CC-INI-11', 'CC-LDR-02'],
  'initiative.rollingHeroes',
  (g: CcPosition): HeroId[] =>
    fromLeader(g.board).flatMap((seat) =>
      g.board.heroes.filter((hero) => hero.seat === seat && hero.where !== 'out').map(({ id }) => id),
    ),
);

/** The cards of this turn: one for each of these heroes, and one for each place of the track that is taken. */
const cardsToDeal = carries(
  ['CC-INI-06', 'CC-INI-10'],
  'initiative.cardsToDeal',
  (g: CcPosition): string[] => [
    ...rollingHeroes(g),
    ...g.board.track.flatMap((group, slot) => (group === null ? [] : [groupName(slot)])),
  ],
);

/** The order that is printed for the first turn of the first game; null in any other turn. */
export const printedOrder = carries(
  'CC-INI-08',
  'initiative.printedOrder',
  (g: CcPosition): string[] | null => {
    const { quest, mode } = g.board;
    const { firstOrder } = questCard(g, quest.id);
    if (firstOrder === undefined || mode !== 'quest' || quest.log.length > 0 || journeyOf(g).turn !== 1)
      return null;
    const heroes = rollingHeroes(g);
    const cards = cardsToDeal(g);
    const named = firstOrder.map((card) =>
      card.startsWith('hero-') ? heroes[Number(card.slice(5)) - 1] : card,
    );
    return named.filter((card) => card !== undefined && cards.includes(card)) as string[];
  },
);

export const initiativePhase = procedure<{ left: HeroId[] }>('cc.initiative-phase')
  .step('who', ['CC-INI-01', 'CC-TRN-04'], (g, v) => {
    v.left = rollingHeroes(g);
  })
  .repeat<unknown>('roll', 'CC-INI-01', (g, v) => {
    const hero = v.left.shift();
    return hero === undefined ? undefined : g.call(activationRoll, { hero });
  })
  .step('deal', ['CC-INI-06', 'CC-INI-07', 'CC-INI-08'], (g) => {
    const order = printedOrder(g) ?? g.dice.shuffle('initiative', cardsToDeal(g));
    g.board.order = order.map((id) => ({ id, done: false }));
    g.tell?.('initiative', { order: [...order] });
    return openMoment(g, 'initiative-dealt');
  })
  .step('gambits', ['CC-TRN-04', 'CC-GAM-06'], (g) => g.call(gambits, { left: [], tried: true, over: [] }));

export const initiativeProcedures = [rollForHero, initiativePhase];
