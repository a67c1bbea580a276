import { expect } from 'vitest';
import { cardsOfKind } from '../../src/content/library.js';
import { acgBox } from '../../src/index.js';
import { gainCondition, loseCondition, nobody, runProgram } from '../../src/procs.js';
import { playQuest } from '../../src/rules/quest.js';
import { heroPhase } from '../../src/rules/round.js';
import { settlement } from '../../src/rules/settlement.js';
import { CONDITIONS } from '../../src/terms.js';
import { event } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';
import { walkGames } from '../walks.js';

const PRINTED = { box: acgBox };

addTestCards(
  event('test-thorns', [{ do: { condition: { hero: 'each', gain: 'bleeding' } } }]),
  event('test-linen', [{ do: { condition: { hero: 'you', lose: 'one' } } }]),
);
const resolving = (card: string) =>
  ({ ...nobody, you: 'ironbreaker', program: `${card}/lines`, line: 0 }) as const;

rule('ACG-COND-01', 'a hero who receives a condition takes its card from the supply', () => {
  table()
    .runs(runProgram, resolving('test-thorns'))
    .heroHas('ironbreaker', { conditions: ['bleeding'] })
    .heroHas('waywatcher', { conditions: ['bleeding'] })
    .check(({ supply }) => expect(supply).toEqual({ bleeding: 2, empowered: 4, sickened: 4 }))
    .isQuiet();
});

rule('ACG-COND-01', 'and has its ongoing effect from then on', () => {
  table()
    .runs(gainCondition, { hero: 'ironbreaker', condition: 'sickened' })
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'explore')
    .emits('successes', { type: 'explore', count: 1 })
    .isQuiet();
});

rule('ACG-COND-02', 'a removed condition returns to the supply and has no effect any more', () => {
  table()
    .hero('ironbreaker', { conditions: ['bleeding', 'sickened'] })
    .runs(runProgram, resolving('test-linen'))
    .asks('p1', 'choose-condition', 'bleeding', 'sickened')
    .picks('p1', 'bleeding')
    .heroHas('ironbreaker', { conditions: ['sickened'] })
    .check(({ supply }) => expect(supply).toEqual({ bleeding: 4, empowered: 4, sickened: 3 }))
    .isQuiet();
  table()
    .hero('ironbreaker', { conditions: ['bleeding'] })
    .runs(loseCondition, { hero: 'ironbreaker', condition: 'bleeding' })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-COND-02', 'every condition card says how it is removed', () => {
  for (const { id, abilities = [] } of cardsOfKind(PRINTED, 'condition')) {
    expect(JSON.stringify(abilities), id).toContain(`"lose":"${id}"`);
  }
  table()
    .hero('ironbreaker', { conditions: ['sickened'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .heroHas('ironbreaker', { conditions: [] })
    .check(({ supply }) => expect(supply.sickened).toBe(4));
});

rule('ACG-COND-03', 'the same condition never twice, different ones at once', () => {
  table()
    .hero('ironbreaker', { conditions: ['sickened'] })
    .runs(gainCondition, { hero: 'ironbreaker', condition: 'sickened' })
    .doesNotEmit('condition-gained')
    .heroHas('ironbreaker', { conditions: ['sickened'] })
    .check(({ supply }) => expect(supply.sickened).toBe(3))
    .runs(gainCondition, { hero: 'ironbreaker', condition: 'bleeding' })
    .heroHas('ironbreaker', { conditions: ['sickened', 'bleeding'] })
    .check(({ supply }) => expect(supply).toEqual({ bleeding: 3, empowered: 4, sickened: 3 }))
    .isQuiet();
});

rule(['ACG-COND-01', 'ACG-COND-03'], 'in every state each copy lies in the supply or before one hero', () => {
  let most = 0;
  walkGames({ campaign: 'an-uneasy-alliance' }, ['a', 'b', 'c'], ({ heroes, supply, stage }) => {
    for (const hero of heroes) expect(new Set(hero.conditions).size).toBe(hero.conditions.length);
    if (stage !== 'quest') return;
    for (const condition of CONDITIONS) {
      const out = heroes.filter(({ conditions }) => conditions.includes(condition)).length;
      expect(out + supply[condition]).toBe(4);
      most = Math.max(most, out);
    }
  });
  expect(most).toBeGreaterThan(0);
});

rule('ACG-COND-04', 'an enemy never receives a condition', () => {
  const curse = (target: object) =>
    addTestCards(event('test-curse', [{ do: { condition: { ...target, gain: 'bleeding' } } }]));
  expect(() => curse({ enemy: 'this' })).toThrow(/enemy/);
  expect(() => curse({ hero: 'that-enemy' })).toThrow(/hero/);
  // An enemy that bleeds "each" leaves itself out.
  table()
    .enemy('x', { in: 'ironbreaker' })
    .runs(runProgram, { ...resolving('test-thorns'), self: 'x', enemy: 'x' })
    .emitsTimes(2, 'condition-gained')
    .enemyIs('x', { wounds: 0, exhausted: false, zone: 'ironbreaker' })
    .check(({ supply }) => expect(supply.bleeding).toBe(2))
    .isQuiet();
});

rule('ACG-COND-05', 'all conditions of a hero who falls in his own activation go at its end', () => {
  table()
    .hero('ironbreaker', { remaining: 1, conditions: ['bleeding', 'sickened'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { status: 'defeated', conditions: [] })
    .check(({ supply }) => expect(supply).toEqual({ bleeding: 4, empowered: 4, sickened: 4 }))
    .isQuiet();
});

rule('ACG-COND-06', 'conditions do not last until the next quest', () => {
  const t = table({ campaign: 'an-uneasy-alliance' })
    .hero('ironbreaker', { conditions: ['bleeding', 'empowered'] })
    .given((b) => {
      b.result = 'won';
      b.campaign?.results.push('won');
    })
    .runs(settlement, { last: false, given: [] });
  for (let [open] = t.state.open; open !== undefined; [open] = t.state.open) {
    t.picks(open.by, ...open.options.slice(0, open.min));
  }
  t.heroHas('ironbreaker', { conditions: [] })
    .runs(playQuest, { quest: 'poison-in-the-granary' })
    .answers('party', 'choose-leader', 'ironbreaker')
    .heroHas('ironbreaker', { conditions: [] })
    .check(({ supply, listening }) => {
      expect(supply).toEqual({ bleeding: 4, empowered: 4, sickened: 4 });
      expect(JSON.stringify(listening)).not.toContain('@ironbreaker');
    });
});

rule('ACG-COND-06', 'set-up takes conditions off whoever still has one', () => {
  table()
    .hero('waywatcher', { conditions: ['sickened'] })
    .runs(playQuest, { quest: 'a-foul-stench' })
    .answers('party', 'choose-leader', 'ironbreaker')
    .heroHas('waywatcher', { conditions: [] })
    .check(({ supply }) => expect(supply.sickened).toBe(4));
});

rule('ACG-COND-07', 'there are Bleeding, Empowered and Sickened', () => {
  const cards = cardsOfKind(PRINTED, 'condition').map(({ name }) => name);
  expect(cards.toSorted()).toEqual(['Bleeding', 'Empowered', 'Sickened']);
});

rule('ACG-COND-08', 'Bleeding hurts after each activation of its hero', () => {
  table()
    .hero('ironbreaker', { conditions: ['bleeding'] })
    .hero('waywatcher', { exhausted: ['attack'] })
    .runs(heroPhase, { order: [], next: 0 })
    .answers('p1', 'choose-action', 'into-the-dark')
    .heroHas('ironbreaker', { wounds: 1 })
    .answers('p2', 'choose-action', 'orions-hunt')
    .heroHas('ironbreaker', { wounds: 1 })
    .answers('p1', 'choose-action', 'inexorable-advance')
    .heroHas('ironbreaker', { wounds: 2 })
    .answers('p2', 'choose-action', 'watchful-spites')
    .heroHas('ironbreaker', { wounds: 2 })
    .heroHas('waywatcher', { wounds: 0 })
    .isQuiet();
});

rule('ACG-COND-09', 'Bleeding ends when another hero aids', () => {
  table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest'] })
    .hero('waywatcher', { conditions: ['bleeding'] })
    .hero('warrior-priest', { conditions: ['bleeding'] })
    .rolls({ hero: ['success'] })
    .acts('ironbreaker', 'aid')
    .answers('p1', 'choose-hero-to-aid', 'waywatcher')
    .heroHas('waywatcher', { conditions: ['bleeding'] })
    .answers('p2', 'place-tokens', 'deadly-shot')
    .heroHas('waywatcher', { conditions: [] })
    .heroHas('warrior-priest', { conditions: ['bleeding'] })
    .check(({ supply }) => expect(supply.bleeding).toBe(3))
    .isQuiet();
});

rule('ACG-COND-10', 'an aid action without success is aid enough', () => {
  table()
    .hero('waywatcher', { conditions: ['bleeding'] })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .emits('successes', { type: 'aid', count: 0 })
    .heroHas('waywatcher', { conditions: [], tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
});
