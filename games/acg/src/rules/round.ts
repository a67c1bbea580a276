import { carries } from '../carries.js';
import { type AcgPosition, type G, procedure } from '../kit.js';
import { clockwise, heroOf, isStanding } from '../queries.js';
import type { HeroId } from '../terms.js';
import { activation } from './actions.js';
import { enemyPhase } from './enemy-phase.js';
import { locationPhase } from './locations.js';
import { perilPhase } from './peril.js';
import { lookAtQuest } from './quest-check.js';
import { window } from './timing.js';
import { endLasting } from './wounds.js';

/** Hero, enemy, location, peril; what lasts for a phase ends with it, and the quest may end in any of them. */
export const round = procedure<Record<never, never>>('acg.round')
  .step('hero', ['ACG-ROUND-01', 'ACG-ROUND-02'], (g) => g.call(heroPhase, { order: [], next: 0 }))
  .step('hero-over', 'ACG-WND-16', (g) => endLasting(g, 'phase'))
  .step(
    'enemy',
    ['ACG-ROUND-01', 'ACG-QUEST-04'],
    (g) => endIfDecided(g) ?? g.call(enemyPhase, { turn: 0, order: [] }),
  )
  .step('enemy-over', 'ACG-WND-16', (g) => endLasting(g, 'phase'))
  .step('location', ['ACG-ROUND-01', 'ACG-QUEST-04'], (g) => endIfDecided(g) ?? g.call(locationPhase, {}))
  .step('location-over', 'ACG-WND-16', (g) => endLasting(g, 'phase'))
  .step('peril', ['ACG-ROUND-01', 'ACG-QUEST-04'], (g) => endIfDecided(g) ?? g.call(perilPhase, {}));

const endIfDecided = (g: G) => (g.board.result === null ? undefined : g.end(undefined));

/** Four activations, whoever still stands: the pattern is that of the party's size. */
const activationOrder = carries(
  ['ACG-HERO-02', 'ACG-HERO-03', 'ACG-HERO-04', 'ACG-HERO-05', 'ACG-HERO-06'],
  'round.activationOrder',
  (g: AcgPosition): HeroId[] => {
    if (g.board.leader === null) return [];
    const order = clockwise(g, g.board.leader).map((hero) => hero.id);
    if (order.length === 2) return [...order, ...order];
    return order.length === 3 ? [...order, order[0] as HeroId] : order;
  },
);

export const heroPhase = procedure<{ order: HeroId[]; next: number }>('acg.hero-phase')
  .step('start', ['ACG-HERO-01', 'ACG-ROUND-02', 'ACG-HERO-02', 'ACG-HERO-03', 'ACG-HERO-04'], (g, v) => {
    g.board.phase = 'hero';
    v.order = activationOrder(g);
    g.tell?.('phase', { phase: 'hero', round: g.board.round });
    return window(g, 'hero-phase-starts', {});
  })
  .step('check-start', 'ACG-QUEST-05', (g) => lookAtQuest(g, 'any-time'))
  .repeat<undefined>(
    'activate',
    ['ACG-HERO-01', 'ACG-HERO-09', 'ACG-HERO-10', 'ACG-WND-13', 'ACG-QUEST-04'],
    (g, v) => {
      if (g.board.result !== null) return g.end(undefined);
      for (let hero = v.order[v.next++]; hero !== undefined; hero = v.order[v.next++])
        if (isStanding(heroOf(g, hero))) return g.call(activation, { hero });
      return undefined;
    },
  )
  .step('end', 'ACG-ROUND-01', (g) => window(g, 'hero-phase-ends', {}))
  .step('expire', ['ACG-ROUND-01', 'ACG-WND-16'], (g) => endLasting(g, 'hero-phase'))
  .step('check-end', 'ACG-QUEST-05', (g) => lookAtQuest(g, 'any-time'));

export const roundProcedures = [round, heroPhase];
