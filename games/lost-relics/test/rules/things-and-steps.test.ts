import { expect } from 'vitest';
import { freeSteps, gainTreasure, openDoor } from '../../src/procs.js';
import { spawn } from '../../src/rules/hostiles.js';
import { adventurePhase } from '../../src/rules/round.js';
import { addTestCards, rule, table, testKind } from '../kit.js';

const counts = (counter: string) => ({ do: { count: { counter, add: 1 } } });
const card = (id: string, ...abilities: object[]) => ({
  kind: 'treasure',
  id,
  name: id,
  origin: 'ours',
  abilities,
});
addTestCards(
  card('ledger', { window: 'object-used', lines: [counts('noted')] }),
  card('purse', { window: 'treasure-gained', lines: [counts('gained')] }),
  card('cock', { window: 'round-starts', about: 'any', lines: [counts('crows')] }),
);

rule('LR-INT-03', 'the door that is meant is opened, and one that is open stays so', () => {
  const doors = () => table({ map: ['ABC'], doors: { d1: ['A', 'B'], d2: ['B', 'C'] } });
  doors()
    .runs(openDoor, { door: 'd2', by: null })
    .emitsTimes(1, 'door-opened', { door: 'd2' })
    .check((b) => expect(b.doors.map(({ open }) => open)).toEqual([false, true]));
  doors().door('d1', 'open').runs(openDoor, { door: 'd1', by: null }).doesNotEmit('door-opened').isQuiet();
  doors().runs(openDoor, { door: 'none', by: null }).doesNotEmit('door-opened').isQuiet();
});

rule('LR-INT-05', 'an object gives nothing more to a high die, and cards may wait for its use', () => {
  const lines = [counts('pulled'), { if: { inspired: true }, ...counts('hot') }];
  table({ adventure: (at) => ({ things: [{ id: 'lever', name: 'Lever', area: at('A'), lines }] }) })
    .hero('calthia', { in: 'A', dice: [6], treasure: ['ledger'] })
    .turnOf('calthia')
    .acts('calthia', 'interact')
    .emitsTimes(1, 'counted', { counter: 'pulled' })
    .emitsTimes(1, 'counted', { counter: 'noted' })
    .emitsTimes(2, 'counted')
    .check((b) => expect(b.things).toMatchObject([{ id: 'lever', uses: 1 }]));
});

rule('LR-TRE-09', 'a card that is named comes out of the deck, wherever it lies, and only that one', () => {
  table()
    .hero('calthia', { in: 'A' })
    .deck('sword', 'mail', 'lens', 'bow')
    .runs(gainTreasure, { hero: 'calthia', card: 'mail' })
    .check((b) => expect([b.drawn, b.deck]).toEqual(['mail', ['bow', 'lens', 'sword']]))
    .picks('p1', 'calthia')
    .heroHas('calthia', { treasure: ['mail'] })
    .check((b) => expect([b.drawn, b.deck]).toEqual([null, ['bow', 'lens', 'sword']]));
});

rule('LR-TRE-01', 'who ends up with a card can use it from then on, and cards may wait for that', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('luxa', { in: 'A', treasure: ['purse'] })
    .deck('cock')
    .runs(gainTreasure, { hero: 'calthia', card: null })
    .picks('p1', 'luxa')
    .emitsTimes(1, 'counted', { counter: 'gained' })
    .runs(adventurePhase, {})
    .emitsTimes(1, 'counted', { counter: 'crows' });
});

rule('LR-ATK-08', 'a step that a card grants is no way out for an engaged hero, and may be left', () => {
  const hooks = (resilience: number) =>
    table()
      .hero('calthia', { in: 'A', dice: [2], treasure: ['hook'] })
      .hostile('x', { in: 'A', resilience })
      .turnOf('calthia')
      .acts('calthia', 'hook');
  hooks(3).hostileIs('x', { wounded: true }).heroHas('calthia', { in: 'A', damage: 1 }).isQuiet();
  hooks(1).answers('p1', 'choose-step', 'decline').heroHas('calthia', { in: 'A' }).isQuiet();
  hooks(1).answers('p1', 'choose-step', 'B').heroHas('calthia', { in: 'B' }).isQuiet();
});

rule('LR-SET-07', 'the card of a kind that comes later is laid out then, once', () => {
  const kind = testKind({ resilience: 1, attack: 3 });
  const t = table();
  t.runs(spawn, { kind, count: 2, areas: [t.at('A')] }).check((b) => {
    expect(b.cards).toEqual([kind]);
    expect(b.hostiles.map(({ id }) => id)).toEqual([`${kind}#1`, `${kind}#2`]);
  });
  const later = testKind({ resilience: 1, attack: 4 });
  t.runs(spawn, { kind: later, count: 1, areas: [t.at('A')] });
  expect(t.board.cards).toEqual([kind, later]);
});

rule(
  'LR-ATK-08',
  'granted steps end where the hero is engaged, unless they evade, or is out of action',
  () => {
    const engaged = () => table().hero('calthia', { in: 'A' }).hostile('x', { in: 'A' });
    engaged().runs(freeSteps, { hero: 'calthia', steps: 1, evade: false }).isQuiet();
    engaged()
      .runs(freeSteps, { hero: 'calthia', steps: 1, evade: true })
      .asks('p1', 'choose-step', 'B', 'decline');
    table()
      .hero('calthia', { out: true })
      .runs(freeSteps, { hero: 'calthia', steps: 1, evade: false })
      .isQuiet();
  },
);
