import { emptyBox } from '../../src/content/box.js';
import { records } from '../../src/generated/content.js';
import { lostRelicsBox } from '../../src/index.js';
import { moveHero } from '../../src/procs.js';
import type { Reason } from '../../src/refusals.js';
import { chain } from '../../src/rules/chains.js';
import { interact } from '../../src/rules/interact.js';
import { POST } from '../cards/card.js';
import { addTestCards, baseOn, type LrTable, table } from '../kit.js';
import { ofTable } from './positions-of-table.js';

/** Positions that random games seldom reach, each with the reasons that are given there. */
export type Position = { readonly table: LrTable; readonly why: readonly Reason[] };
export type Positions = { readonly [name: string]: () => Position };

/** What Calthia calls cannot be paid for: the card it stands on is no treasure. */
const oddBox = () =>
  emptyBox.with(
    records.map(({ file, record }) => ({
      file,
      record: JSON.parse(
        JSON.stringify(record).replace('"call-of-truth",', '"call-of-truth","cost":{"discardSelf":true},'),
      ),
    })),
  );

const special = (id: string, action: object) => ({
  kind: 'treasure',
  id,
  name: id,
  origin: 'ours',
  actions: [{ kind: 'special', id: 'use', name: 'Use', ...action }],
});

const ofHeroes: Positions = {
  'a die for the link, and nothing to spend it on': () => ({
    table: table({ limits: { B: 1 }, players: 1 })
      .hero('calthia', { in: 'A', dice: [2] })
      .hero('luxa', { in: 'C', dice: [2] })
      .hostile('x', { in: 'B' })
      .runs(chain, { starter: 'luxa', value: 1 }),
    why: ['nothing-to-do', 'out-of-action'],
  }),
  'the token that the bell costs': () => ({
    table: table({ players: 1 })
      .hero('calthia', { in: 'A', dice: [2, 3], destiny: 1, treasure: ['waking-bell'] })
      .hero('regis', { out: true })
      .turnOf('calthia')
      .answers('p1', 'choose-action', 'ring'),
    why: ['token-is-cost'],
  }),
  'a card that waits for wounds': () => {
    addTestCards(
      special('scar', { if: { you: { wounded: true } }, lines: [{ do: { destiny: { hero: 'you' } } }] }),
    );
    const hero = { in: 'A', dice: [2], treasure: ['scar'] };
    return { table: table({ players: 1 }).hero('calthia', hero).turnOf('calthia'), why: ['condition'] };
  },
  'a cost that nobody can pay': () => {
    baseOn(oddBox());
    const t = table({ players: 1 })
      .hero('calthia', { in: 'A', dice: [6] })
      .hero('luxa', { in: 'A' });
    return { table: t.turnOf('calthia'), why: ['cannot-pay'] };
  },
  'Taros is hemmed in': () => ({
    table: table({ limits: { A: 1, B: 1, C: 1 }, players: 1 })
      .hero('taros', { in: 'A' })
      .hero('regis', { in: 'A' })
      .hero('luxa', { in: 'C', dice: [3], treasure: ['falcon-hood'] })
      .hostile('x', { in: 'B' })
      .turnOf('luxa'),
    why: ['nobody-follows'],
  }),
  'somebody who could not follow': () => {
    addTestCards(
      special('drum', { lines: [{ do: { command: { hero: { in: 'visible', other: true }, actions: 1 } } }] }),
    );
    const t = table({ limits: { B: 2 }, players: 1 })
      .hero('calthia', { in: 'B', dice: [2], treasure: ['drum'] })
      .hero('dhoraz', { in: 'A' })
      .hero('luxa', { in: 'C' })
      .hero('regis', { in: 'C' })
      .hostile('x', { in: 'B' })
      .turnOf('calthia');
    return { table: t.answers('p1', 'choose-action', 'use'), why: ['no-action'] };
  },
  'what the hood does not command': () => ({
    table: table({ players: 1 })
      .hero('luxa', { in: 'C', dice: [6], treasure: ['falcon-hood'] })
      .hero('taros', { in: 'A' })
      .hero('regis', { in: 'A' })
      .hostile('post', { in: 'A', ...POST })
      .turnOf('luxa')
      .acts('luxa', 'unhood'),
    why: ['not-commanded'],
  }),
  'one barge is all': () => ({
    table: table({ limits: { B: 1, C: 1 }, players: 1 })
      .hero('calthia', { in: 'A' })
      .hero('dhoraz', { in: 'C' })
      .hostile('x', { in: 'B' })
      .runs(moveHero, { hero: 'calthia', inspired: true }),
    why: ['barged-already'],
  }),
  'a full area that nobody can leave': () => ({
    table: table({ map: ['DBAC', 'D#A#', '##E#'], limits: { A: 1, B: 1, C: 1 }, players: 1 })
      .hero('calthia', { in: 'A' })
      .hero('dhoraz', { in: 'A' })
      .hostile('x', { in: 'B' })
      .hostile('y', { in: 'C' })
      .runs(moveHero, { hero: 'calthia', inspired: true })
      .answers('p1', 'choose-change', 'barge'),
    why: ['nobody-makes-room'],
  }),
  'a hero between a full area and a closed door': () => ({
    table: table({ limits: { A: 1, B: 3 }, doors: { d1: ['B', 'C'] }, players: 1 })
      .hero('calthia', { in: 'A' })
      .hero('regis', { in: 'A' })
      .hero('dhoraz', { in: 'B' })
      .hostile('x', { in: 'B' })
      .hostile('x2', { in: 'B' })
      .runs(moveHero, { hero: 'calthia', inspired: true }),
    why: ['nowhere-to-go'],
  }),
  'levers and doors': () => ({ table: levers().runs(interact, { hero: 'calthia' }), why: LEVERS }),
};

const LEVERS: readonly Reason[] = [
  'condition',
  'used-up',
  'not-for-hero',
  'already-open',
  'out-of-reach',
  'closed-door',
];

/** Two levers work; everything else has a reason not to. */
function levers(): LrTable {
  const lines = [{ do: { count: { counter: 'never', add: 0 } } }];
  const never = { counter: { name: 'never', atLeast: 1 } };
  return table({
    map: ['BAC', '#D#'],
    players: 1,
    doors: { open: ['A', 'C'], locked: ['A', 'D'], gate: ['A', 'B'], far: ['B', 'D'] },
    adventure: (at) => ({
      doors: [
        { id: 'open', between: [at('A'), at('C')] },
        { id: 'locked', between: [at('A'), at('D')], if: never },
        { id: 'gate', between: [at('A'), at('B')], if: never },
        { id: 'far', between: [at('B'), at('D')] },
      ],
      things: [
        { id: 'one', name: 'One', area: at('A'), lines },
        { id: 'two', name: 'Two', area: at('A'), lines },
        { id: 'spent', name: 'Spent', area: at('A'), lines },
        { id: 'hers', name: 'Hers', area: at('A'), lines, hero: ['luxa'] },
        { id: 'later', name: 'Later', area: at('A'), lines, if: never },
        { id: 'beyond', name: 'Beyond', area: at('B'), lines, reach: 'adjacent' },
        { id: 'away', name: 'Away', area: at('C'), lines },
      ],
    }),
  })
    .hero('calthia', { in: 'A' })
    .door('open', 'open')
    .given((b) => {
      for (const thing of b.things) if (thing.id === 'spent') thing.uses = 1;
    });
}

export const positions: Positions = { ...ofHeroes, ...ofTable };

/** Positions are laid out with the cards of the box. */
export function layOut(position: () => Position): Position {
  baseOn(lostRelicsBox);
  return position();
}
