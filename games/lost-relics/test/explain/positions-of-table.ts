import { gainTreasure } from '../../src/procs.js';
import { hostileAttack, hostileRetreat } from '../../src/rules/hostile-reactions.js';
import { interact } from '../../src/rules/interact.js';
import { reactionStep } from '../../src/rules/reaction-step.js';
import { recoveryPhase } from '../../src/rules/round.js';
import { POST } from '../cards/card.js';
import { table } from '../kit.js';
import type { Positions } from './positions.js';

/** An object that moves somebody to one of three areas. */
const winch = (at: (letter: string) => string) => ({
  things: [
    {
      id: 'winch',
      name: 'Winch',
      area: at('A'),
      lines: [{ do: { shift: { hostile: {}, to: { areas: ['A', 'B', 'C'].map(at) } } } }],
    },
  ],
});

/** What is asked about hostiles, treasure and those who come back. */
export const ofTable: Positions = {
  'a winch for one who is there already': () => ({
    table: table({ adventure: winch, players: 1 })
      .hero('calthia', { in: 'A' })
      .hostile('x', { in: 'B' })
      .runs(interact, { hero: 'calthia' }),
    why: ['already-there'],
  }),
  'a pipe for one who cannot move': () => ({
    table: table({ map: ['CABD'], limits: { A: 1 }, players: 1 })
      .hero('calthia', { in: 'A', dice: [2], treasure: ['pipers-bone'] })
      .hostile('x', { in: 'B' })
      .hostile('x2', { in: 'B' })
      .hostile('y', { in: 'C' })
      .turnOf('calthia')
      .acts('calthia', 'pipe'),
    why: ['nowhere-to-go'],
  }),
  'two leaders and a minion': () => ({
    table: table({ players: 1 })
      .hero('calthia', { in: 'A' })
      .hostile('one', { in: 'B', ...POST })
      .hostile('two', { in: 'B', ...POST })
      .hostile('minion', { in: 'A' })
      .runs(reactionStep, { hero: 'calthia' }),
    why: ['leader-first'],
  }),
  'a hero behind a door': () => ({
    table: table({ doors: { d1: ['B', 'C'] }, players: 1 })
      .hero('calthia', { in: 'A' })
      .hero('dhoraz', { in: 'A' })
      .hero('luxa', { in: 'C' })
      .hostile('x', { in: 'B', range: 'ranged' })
      .runs(hostileAttack, { hostile: 'x', execute: false, seat: 'p1' }),
    why: ['out-of-its-sight'],
  }),
  'two with a token, and one without': () => ({
    table: table({ players: 1 })
      .hero('calthia', { in: 'A', damage: 1 })
      .hero('dhoraz', { in: 'A', damage: 1 })
      .hero('luxa', { in: 'A' })
      .hostile('x', { in: 'A' })
      .runs(hostileAttack, { hostile: 'x', execute: true, seat: 'p1' }),
    why: ['fewer-tokens'],
  }),
  'a way back that leads past a hero': () => ({
    table: table({ map: ['ABC', '##D'], players: 1 })
      .hero('calthia', { in: 'A' })
      .hostile('x', { in: 'B' })
      .runs(hostileRetreat, { hostile: 'x' }),
    why: ['seen-there'],
  }),
  'two weapons, and armour': () => ({
    table: table({ players: 1 })
      .hero('calthia', { in: 'A', treasure: ['duskblade', 'moth-cloak'] })
      .deck('knell-maul')
      .runs(gainTreasure, { hero: 'calthia', card: null })
      .answers('p1', 'choose-receiver', 'calthia'),
    why: ['other-type'],
  }),
  'four havens, two of them open': () => ({
    table: table({ map: ['ABCDEFG'], havens: ['A', 'C', 'E', 'G'], players: 1 })
      .hero('calthia', { in: 'B' })
      .hero('regis', { out: true })
      .hostile('x', { in: 'E' })
      .line('calthia')
      .runs(recoveryPhase, {}),
    why: ['haven-occupied', 'haven-alone'],
  }),
};
