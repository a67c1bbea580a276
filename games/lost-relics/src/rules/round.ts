import { allowed } from '@questhall/engine';
import { expire } from '@questhall/tabletop';
import { havens, judgeHaven } from '../areas.js';
import { hostileCard } from '../content/library.js';
import { type G, inOrder, procedure } from '../kit.js';
import { holds } from '../predicates.js';
import { nobody, programOf, runProgram, theAdventure } from '../procs.js';
import { couldHappen } from '../program.js';
import { firstPlayer, heroOf, isCompanion, isLeader, maybeHostile, party } from '../queries.js';
import type { LrChoice } from '../refusals.js';
import { type AreaId, type HeroId, type HostileId, LIMITS, type Phase } from '../terms.js';
import { refresh, window } from './timing.js';
import { turn } from './turn.js';

function begin(g: G, phase: Phase): void {
  g.board.phase = phase;
  g.tell?.('phase', { phase, round: g.board.round });
}

/** Six phases, and then the next round. */
export const round = procedure('lr.round')
  .step('adventure', ['LR-RND-01', 'LR-RND-02'], (g) => g.call(adventurePhase, {}))
  .step('dice', 'LR-RND-01', (g) => g.call(dicePhase, {}))
  .step('initiative', 'LR-RND-01', (g) => g.call(initiativePhase, {}))
  .step('action', 'LR-RND-01', (g) => g.call(actionPhase, { next: 0 }))
  .step('leader', 'LR-RND-01', (g) => g.call(leaderPhase, {}))
  .step('recovery', 'LR-RND-01', (g) => g.call(recoveryPhase, {}));

export const adventurePhase = procedure('lr.adventure-phase')
  .step('start', ['LR-RND-02', 'LR-HOS-06'], (g) => {
    begin(g, 'adventure');
    g.board.lastActed = null;
    refresh(g.board, 'round');
    return window(g, 'round-starts', {});
  })
  .step('instructions', 'LR-RND-02', (g) =>
    g.call(runProgram, programOf(theAdventure, `${g.board.adventure}/phase`)),
  );

export const dicePhase = procedure('lr.dice-phase')
  .step('roll', ['LR-RND-03', 'LR-RND-04', 'LR-RND-05', 'LR-SET-12', 'LR-RND-26'], (g) => {
    begin(g, 'dice');
    for (const hero of g.board.heroes) {
      if (isCompanion(hero) || hero.area === null) continue;
      hero.dice = Array.from(
        { length: LIMITS.diceOfHero },
        () => g.dice.draw('action-die', LIMITS.sides) + 1,
      );
      g.tell?.('dice', { hero: hero.id, dice: [...hero.dice] });
    }
  })
  .step('rolled', 'LR-RND-03', (g) => window(g, 'dice-rolled', {}));

export const initiativePhase = procedure('lr.initiative-phase').step(
  'deal',
  ['LR-RND-06', 'LR-RND-07', 'LR-SET-12', 'LR-RND-26'],
  (g) => {
    begin(g, 'initiative');
    const cards = g.board.heroes.filter((hero) => !isCompanion(hero) && hero.area !== null);
    g.board.line = g.dice.shuffle(
      'initiative',
      cards.map(({ id }) => id),
    );
    g.tell?.('initiative', { line: [...g.board.line] });
  },
);

export const actionPhase = procedure<{ next: number }>('lr.action-phase')
  .step('start', 'LR-RND-08', (g) => begin(g, 'action'))
  .step('turn', 'LR-RND-08', (g, v) => {
    const hero = g.board.line[v.next++];
    return hero === undefined ? g.end(undefined) : g.call(turn, { hero, acted: false });
  })
  .step('next', 'LR-RND-08', (g) => g.goto('turn'));

export const leaderPhase = procedure<{ order?: HostileId[] }>('lr.leader-phase')
  .step('order', ['LR-RND-19', 'LR-RND-18'], (g) => {
    begin(g, 'leader');
    const leaders = g.board.hostiles.filter((hostile) => isLeader(g, hostile)).map(({ id }) => id);
    return leaders.length < 2
      ? g.pass(leaders)
      : g.call(inOrder, { asked: firstPlayer(g), ask: 'order-leaders', left: leaders, order: [] });
  })
  .step('ordered', 'LR-RND-19', (_, v, order) => {
    v.order = order;
  })
  .step('act', 'LR-RND-18', (g, v) => {
    const leader = v.order?.shift();
    if (leader === undefined) return g.end(undefined);
    const program = leaderProgram(g, leader);
    if (program === null) return g.goto('act');
    g.tell?.('leader-action', { hostile: leader });
    return g.call(runProgram, programOf({ ...nobody, self: leader }, program));
  })
  .step('next', 'LR-RND-18', (g) => g.goto('act'));

/** Null if it cannot be carried out: slain in between, or nothing would come of it. */
function leaderProgram(g: G, leader: HostileId): string | null {
  const hostile = maybeHostile(g, leader);
  const action = hostile && hostileCard(g, hostile.kind).leaderAction;
  if (hostile === undefined || action === undefined) return null;
  const ctx = { ...nobody, self: leader };
  const program = `${hostile.kind}/leader`;
  const able = (action.if === undefined || holds(g, action.if, ctx)) && couldHappen(g, program, ctx);
  return able ? program : null;
}

/** Where somebody can come back. */
export const openHavens: LrChoice<object, AreaId> = {
  candidates: havens,
  judge: (g, _, haven) => judgeHaven(g, haven),
};

/** One hero comes back through an empty haven that a hero stands beside; then the dice are taken away. */
export const recoveryPhase = procedure<{ hero?: HeroId; returned?: number }>('lr.recovery-phase')
  .step('who', ['LR-RND-20', 'LR-RND-22', 'LR-RND-23', 'LR-RND-24'], (g, v) => {
    if ((v.returned ?? 0) === 0) begin(g, 'recovery');
    const out = g.board.heroes.filter((hero) => hero.out).map(({ id }) => id);
    if (out.length === 0 || allowed(openHavens, g, v).length === 0) return g.goto('dice');
    return g.one(party(g), 'choose-returning', out);
  })
  .step('where', ['LR-RND-23', 'LR-RND-20'], (g, v, hero) => {
    v.hero = hero;
    return g.one(party(g), 'choose-haven', allowed(openHavens, g, v));
  })
  .step('return', ['LR-RND-20', 'LR-RND-21', 'LR-RND-26'], (g, v, area) => {
    const hero = heroOf(g, v.hero as HeroId);
    hero.out = false;
    hero.wounded = false;
    hero.damage = 0;
    hero.area = area;
    v.returned = (v.returned ?? 0) + 1;
    g.tell?.('hero-returned', { hero: hero.id, area });
  })
  .step('more', 'LR-RND-22', (g) =>
    g.state.switches['returns-per-recovery'] === 'one-for-each-haven' ? g.goto('who') : undefined,
  )
  .step('dice', 'LR-RND-25', (g) => {
    for (const hero of g.board.heroes) hero.dice = [];
    return window(g, 'round-ends', {});
  })
  .step('end', ['LR-RND-25', 'LR-END-03'], (g) => {
    g.board.round++;
    expire(g.board.modifiers, 'round');
    g.tell?.('round-over', { round: g.board.round - 1 });
  });

export const roundProcedures = [
  round,
  adventurePhase,
  dicePhase,
  initiativePhase,
  actionPhase,
  leaderPhase,
  recoveryPhase,
];
