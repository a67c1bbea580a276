import { cellsOfHeroes } from '../battlefield.js';
import { carries } from '../carries.js';
import { crisesTable, entryCard } from '../content/library.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { crisis, noOne, programOf, readEntry, returnHero, runProgram } from '../procs.js';
import { heroOf, isNight, journeyRecord, leader, standing } from '../queries.js';
import type { CardId, HeroId } from '../terms.js';
import { nearestEmpty } from './deploying.js';
import { rollQuest } from './dice.js';
import { openMoment } from './timing.js';

/** The row of this journey's table, by day or by night. */
const entryFor = carries(['CC-CRI-03'], 'crisis.entryFor', (g: CcPosition, score: number): CardId => {
  const table = crisesTable(g, journeyRecord(g).crises as CardId);
  const rows = table[isNight(g) ? 'night' : 'day'];
  return rows.find(({ from, to }) => from <= score && score <= to)?.entry as CardId;
});

/** One hero is enough to cancel it, and so is none. */
const isCancelled = carries(
  ['CC-CRI-02', 'CC-CRI-12'],
  'crisis.isCancelled',
  (g: CcPosition): boolean => journeyRecord(g).crises === undefined || standing(g).length <= 1,
);

/** Whatever is going on waits until it is over. */
const whole = procedure(crisis)
  .step('alone', ['CC-CRI-01', 'CC-CRI-02', 'CC-CRI-12'], (g) => {
    if (!isCancelled(g)) return openMoment(g, 'crisis-starts');
    g.tell?.('crisis-cancelled', { why: 'alone' });
    return g.end(undefined);
  })
  .step('roll', ['CC-CRI-03', 'CC-CRI-04'], (g) => {
    const score = rollQuest(g, 'crisis');
    const entry = entryFor(g, score);
    g.board.crisis = { entry, hero: null };
    g.tell?.('crisis', { score, entry });
  })
  .step('who', ['CC-CRI-05', 'CC-CRI-12'], (g) =>
    g.one(
      leader(g),
      'choose-acting-hero',
      standing(g).map(({ id }) => id),
    ),
  )
  .step('leave', ['CC-CRI-05', 'CC-CRI-06', 'CC-CRI-11', 'CC-CRI-13'], (g, _, hero) => {
    const entry = g.board.crisis?.entry as CardId;
    g.board.crisis = { entry, hero };
    g.tell?.('acting-hero', { hero });
    if (entryCard(g, entry).stays !== true) leaveTheField(g, hero);
    return g.call(readEntry, { entry, hero });
  })
  .step('over', 'CC-CRI-01', (g) => {
    g.board.crisis = null;
    return openMoment(g, 'crisis-ends');
  });

const leaveTheField = carries(['CC-CRI-06'], 'crisis.leaveTheField', (g: G, id: HeroId): void => {
  const hero = heroOf(g, id);
  hero.where = 'away';
  hero.last = hero.at;
  hero.at = null;
  g.tell?.('hero-away', { hero: id });
});

const reading = procedure(readEntry).step('read', ['CC-CRI-04', 'CC-CRI-06'], (g, { entry, hero }) => {
  const { read } = g.board.quest;
  if (!read.includes(entry)) read.push(entry);
  if (g.board.crisis !== null) g.board.crisis.entry = entry;
  g.tell?.('entry', { entry });
  return g.call(runProgram, programOf({ ...noOne, you: hero, self: entry }, `${entry}/lines`));
});

/** Beside another hero, or near to where they left. */
const returning = procedure(returnHero)
  .step('where', ['CC-CRI-07', 'CC-EVT-11', 'CC-EVT-14', 'CC-LDR-03'], (g, v) => {
    if (v.at !== null) return g.pass(v.at);
    const others = cellsOfHeroes(g);
    const { last } = heroOf(g, v.hero);
    const near = others.length > 0 || last === null ? others : [last];
    return g.one(leader(g), 'choose-return-space', nearestEmpty(g, near));
  })
  .step('put', ['CC-CRI-07', 'CC-CRI-08'], (g, v, at) => {
    const hero = heroOf(g, v.hero);
    hero.where = 'standing';
    hero.at = at;
    g.tell?.('hero-returned', { hero: v.hero, at });
    return openMoment(g, 'hero-enters', { hero: v.hero });
  });

export const crisisProcedures = [whole, reading, returning];
