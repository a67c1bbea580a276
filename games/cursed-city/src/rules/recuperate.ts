import { putOn, spacesWith, takeOff } from '@questhall/tabletop';
import type { SpaceOption } from '../asks.js';
import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { type G, procedure } from '../kit.js';
import { spaceAt } from '../legal-dice.js';
import { healHero, recuperate, testHero } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import type { HeroId, Result } from '../terms.js';

const recuperating = procedure(recuperate)
  .step('roll', 'CC-REC-01', (g, { hero }) => g.call(testHero, { hero, test: 'vitality' }))
  .step('heal', ['CC-REC-01', 'CC-REC-04'], (g, { hero }, result) => g.call(healHero, { hero, result }));

/** What may be healed, whole: a critical success does not mix its two ways (REC-06). */
const waysToHeal = carries(
  ['CC-REC-02', 'CC-REC-03', 'CC-REC-04', 'CC-REC-06'],
  'recuperate.waysToHeal',
  ({ row }: Hero, result: Result): Healing[] => {
    const wounds = spacesWith(row, 'wound').length;
    const grievous = spacesWith(row, 'grievous').length;
    if (result === 'failure') return [];
    const own: Healing[] = wounds > 0 ? [result === 'critical' && wounds > 1 ? 'two-wounds' : 'wound'] : [];
    if (grievous === 0) return own;
    return [...own, result === 'critical' ? 'grievous' : 'turn-grievous'];
  },
);
export type Healing = 'wound' | 'two-wounds' | 'grievous' | 'turn-grievous';

type Healed = { hero: HeroId; result: Result; way?: Healing; left?: number };

export const healing = procedure<Healed>(healHero)
  .step('which', ['CC-REC-02', 'CC-REC-03', 'CC-REC-06'], (g, v) => {
    const ways = waysToHeal(heroOf(g, v.hero), v.result);
    return ways.length === 0 ? g.end(undefined) : g.one(playerOf(g, v.hero), 'choose-healing', ways);
  })
  .step('count', ['CC-REC-02', 'CC-REC-03'], (_, v, way) => {
    v.way = way as Healing;
    v.left = way === 'two-wounds' ? 2 : 1;
  })
  .step('where', ['CC-REC-02', 'CC-REC-03'], (g, v) => {
    const what = v.way === 'wound' || v.way === 'two-wounds' ? 'wound' : 'grievous';
    const spaces = spacesWith(heroOf(g, v.hero).row, what);
    return g.one(
      playerOf(g, v.hero),
      'choose-wound',
      spaces.map((space): SpaceOption => `space-${space}`),
    );
  })
  .step('heal', ['CC-REC-02', 'CC-REC-03', 'CC-REC-05'], (g, v, option) => {
    heal(g, heroOf(g, v.hero), spaceAt(option), v.way as Healing);
    v.left = (v.left ?? 1) - 1;
    return v.left > 0 ? g.goto('where') : undefined;
  });

/** The space is free again; a die lies there only after the next activation roll. */
function heal(g: G, { id, row }: Hero, space: number, way: Healing): void {
  takeOff(row, space, way === 'wound' || way === 'two-wounds' ? 'wound' : 'grievous');
  if (way === 'turn-grievous') putOn(row, space, 'wound');
  g.tell?.('healed', { hero: id, space, now: way === 'turn-grievous' ? 'wound' : null });
}

export const recuperateProcedures = [recuperating, healing];
