import { best } from '@questhall/tabletop/ground';
import type { GroupOption } from '../asks.js';
import { cellsOfHeroes, isInZone, stepsFor, stepsFrom } from '../battlefield.js';
import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { questCard, tableCard } from '../content/library.js';
import { type CcPosition, procedure } from '../kit.js';
import { holds } from '../predicates.js';
import {
  bornHero,
  eventPhase,
  hostilesAct,
  masterMoves,
  noOne,
  programOf,
  recuperate,
  relieve,
  returnHero,
  runProgram,
} from '../procs.js';
import {
  groupName,
  has,
  heroOf,
  hostilesIn,
  isDiseased,
  journeyOf,
  journeyRecord,
  leader,
  personOf,
  slotOf,
  standing,
} from '../queries.js';
import type { Ailment, HeroId } from '../terms.js';
import { rollQuest } from './dice.js';
import { passLeader } from './leader.js';
import { openMoment } from './timing.js';

/** All are out, or all who stand are in the zone; who is away or buried is neither. */
const hasEnded = carries(
  ['CC-EVT-01', 'CC-EVT-02', 'CC-EVT-05', 'CC-EXT-06'],
  'event.hasEnded',
  (g: CcPosition): boolean => {
    const left = g.board.heroes.filter(({ where }) => where !== 'out');
    return left.every(({ where, at }) => where === 'standing' && isInZone(g, at));
  },
);

/** The table that this quest reads its events from, and the row of a score. */
function rowOf(g: CcPosition, score: number): { program: string; name: string } {
  const table = tableCard(g, questCard(g, g.board.quest.id).events);
  const at = table.rows.findIndex(({ from, to }) => from <= score && score <= to);
  return { program: `${table.id}/rows.${at}`, name: table.rows[at]?.name ?? '' };
}

const phase = procedure<{ score?: number }>(eventPhase)
  .step('check', ['CC-EVT-01', 'CC-EVT-02', 'CC-EVT-03', 'CC-JEN-02'], (g) => {
    if (!hasEnded(g)) return undefined;
    const won = holds(g, journeyRecord(g).victory.if, { ...noOne, self: 'journey' });
    journeyOf(g).result = won ? 'success' : 'failure';
    return undefined;
  })
  .step('roll', 'CC-EVT-04', (g, v) => {
    v.score = rollQuest(g, 'event');
  })
  .repeat<unknown>('untrap', ['CC-AIL-22', 'CC-AIL-25'], (g) => {
    const trapped = g.board.hostiles.find((hostile) => has(hostile, 'trapped'));
    return trapped === undefined ? undefined : g.call(relieve, { figure: trapped.id, ailment: 'trapped' });
  })
  .step('rolled', 'CC-EVT-04', (g, v) => openMoment(g, 'event-rolled', { score: v.score ?? 0 }))
  .step('result', 'CC-EVT-04', (g, v) => {
    const score = v.score ?? 0;
    const { program, name } = rowOf(g, score);
    g.tell?.('event', { score, name });
    return g.call(runProgram, programOf({ ...noOne, self: 'journey', score }, program));
  })
  .step('pass', ['CC-EVT-04', 'CC-LDR-04'], (g) => passLeader(g));

// --- results of the event table ---------------------------------------------------------------------

/** The groups whose furthest model is as far from its nearest hero as any. */
const furthestGroups = carries(
  ['CC-EVT-07', 'CC-EVT-08'],
  'event.furthestGroups',
  (g: CcPosition): GroupOption[] => {
    const heroes = cellsOfHeroes(g);
    if (heroes.length === 0) return [];
    const steps = stepsFrom(g, heroes);
    const furthest = best(g.board.hostiles, ({ at }) => -stepsFor(g, steps, at));
    return [...new Set(furthest.map(({ group }) => group))].sort().map(groupName);
  },
);

const willOfTheMaster = procedure(masterMoves)
  .step('which', ['CC-EVT-07', 'CC-EVT-08', 'CC-LDR-03'], (g) => {
    const groups = furthestGroups(g);
    return groups.length === 0 ? g.end(undefined) : g.one(leader(g), 'choose-moving-group', groups);
  })
  .step('move', ['CC-EVT-07', 'CC-EVT-08'], (g, _, group) =>
    g.call(hostilesAct, { hostiles: hostilesIn(g, slotOf(group)).map(({ id }) => id), does: ['move'] }),
  );

/** Who is out of action and alive. */
const fallen = carries(['CC-EVT-11', 'CC-EVT-14'], 'event.fallen', (g: CcPosition): HeroId[] =>
  g.board.heroes.flatMap(({ id, where }) => (where === 'out' && !personOf(g, id).dead ? [id] : [])),
);

const reliefs = (hero: Hero): ('recuperate' | Ailment)[] => [
  'recuperate',
  ...hero.ailments,
  ...(isDiseased(hero) ? (['diseased'] as const) : []),
];

export const returning = procedure<{ hero?: HeroId }>(bornHero)
  .step('who', ['CC-EVT-11', 'CC-EVT-14', 'CC-LDR-03'], (g) => {
    const heroes = fallen(g);
    return heroes.length === 0 ? g.goto('other') : g.one(leader(g), 'choose-returning', heroes);
  })
  .step('back', 'CC-EVT-11', (g, v, hero) => {
    v.hero = hero;
    return g.call(returnHero, { hero, at: null });
  })
  .step('then', 'CC-EVT-12', (g) => g.goto('how'))
  .step('other', 'CC-EVT-13', (g) => {
    const heroes = standing(g).map(({ id }) => id);
    return heroes.length === 0 ? g.end(undefined) : g.one(leader(g), 'choose-relieved', heroes);
  })
  .step('chosen', 'CC-EVT-13', (_, v, hero) => {
    v.hero = hero;
  })
  .step('how', ['CC-EVT-12', 'CC-EVT-13', 'CC-EVT-14'], (g, v) =>
    g.one(leader(g), 'choose-relief', reliefs(heroOf(g, v.hero as HeroId))),
  )
  .step('relieve', ['CC-EVT-12', 'CC-EVT-13'], (g, v, relief) => {
    const hero = v.hero as HeroId;
    return relief === 'recuperate'
      ? g.call(recuperate, { hero })
      : g.call(relieve, { figure: hero, ailment: relief });
  });

export const eventProcedures = [phase, willOfTheMaster, returning];
