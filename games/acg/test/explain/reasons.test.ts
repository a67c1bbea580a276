import type { Decision, State } from '@questhall/engine';
import { walk } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import type { AcgBox } from '../../src/content/box.js';
import { type AcgGame, acg, acgBox } from '../../src/index.js';
import type { Reason } from '../../src/refusals.js';
import type { HeroId } from '../../src/terms.js';
import { barred } from '../../src/text/en/barred.js';
import { game, testBox } from '../kit.js';
import { Moment } from './moment.js';
import { positions } from './positions.js';
import { trueOfEnemies } from './true-of-enemies.js';
import { trueOfHeroes } from './true-of-heroes.js';
import { trueOfTown } from './true-of-town.js';

/** What must be so where a reason is given, written down without looking at how the rules come to it. */
const claims: { readonly [why in Reason]: (m: Moment) => boolean } = {
  ...trueOfEnemies,
  ...trueOfHeroes,
  ...trueOfTown,
};
const seen = new Set<string>();

function check(
  state: State<AcgBoard>,
  decision: Decision,
  { box, rules }: Pick<AcgGame, 'box' | 'rules'>,
): void {
  const explained = rules.explain(state, decision);
  const names = Object.values(explained.options).map(
    ({ name, refs }) => `${JSON.stringify(name)} ${refs[0]}`,
  );
  for (const bar of explained.barred) {
    const why = bar.because.key.slice('barred.'.length) as Reason;
    const moment = new Moment(state, box, decision, explained.about as HeroId | undefined, bar);
    const said = `${decision.ask}: ${bar.refs} ${JSON.stringify(bar.because)}`;
    if (claims[why] === undefined) throw new Error(`nobody has said what '${why}' claims`);
    if (!claims[why](moment)) throw new Error(`not so: ${said}`);
    if (names.includes(`${JSON.stringify(bar.name)} ${bar.refs[0]}`)) throw new Error(`offered: ${said}`);
    if (bar.refs.length > 0 && decision.options.includes(moment.ref)) throw new Error(`offered: ${said}`);
    seen.add(why);
  }
}

const GOALS = [
  { players: 2, campaign: 'an-uneasy-alliance' },
  { players: 4, campaign: 'an-uneasy-alliance' },
  { players: 1, quest: 'lost-in-the-dark' },
  { players: 3, quest: 'the-brokers-ledger' },
  { players: 4, quest: 'the-twice-crowned' },
  { players: 3, quest: 'poison-in-the-granary' },
];

describe('every reason is true', () => {
  it.each(GOALS)('in ten random games of %o', (goal) => {
    const look = (state: State<AcgBoard>) => {
      for (const decision of state.open) check(state, decision, { box: acgBox as AcgBox, rules: acg });
    };
    for (let i = 0; i < 10; i++)
      walk(acg, { setup: acg.setup(goal), seed: `reasons-${i}`, limit: 350 }, { started: look, after: look });
  });

  it.each(Object.entries(positions))('where it is made to be said: %s', (why, lay) => {
    const { state } = lay();
    const decision = state.open[0] as Decision;
    const given = rulesHere()
      .explain(state, decision)
      .barred.map(({ because }) => because.key);
    expect(given).toContain(`barred.${why}`);
    check(state, decision, { box: testBox(), rules: rulesHere() });
  });

  it('and every one of them has been given', () => {
    const all = Object.keys(barred).map((key) => key.slice('barred.'.length));
    expect(all.filter((why) => !seen.has(why))).toEqual([]);
  });
});

const rulesHere = () => game().rules;
