import { expect } from 'vitest';
import {
  activateGroup,
  bornHero,
  crisis,
  damageHero,
  eventPhase,
  heroActivation,
  moveGravetide,
  returnHero,
  suffer,
} from '../../src/procs.js';
import { activationPhase } from '../../src/rules/activation.js';
import { turn } from '../../src/rules/turn.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const whole = (entry: string) => [{ from: 1, to: 12, entry }];
const card = (kind: string, id: string, more: object) => ({ kind, id, name: id, origin: 'ours', ...more });
const tells = (id: string, lines: object[], more: object = {}) =>
  card('entry', id, { number: 1, text: '', lines, ...more });
addTestCards(
  { ...hunt, crises: 'quiet' },
  {
    ...hunt,
    id: 'doomed',
    crises: 'dooms',
    ends: [{ text: '', if: { questTrack: { atLeast: 12 } }, result: 'failure' }],
  },
  { ...hunt, id: 'pits', crises: 'pit' },
  card('crises', 'quiet', { day: whole('nothing'), night: whole('nothing') }),
  card('crises', 'dooms', { day: whole('doom'), night: whole('doom') }),
  card('crises', 'pit', { day: whole('falls'), night: whole('falls') }),
  tells('nothing', []),
  tells('doom', [{ do: { track: { track: 'quest', by: 12 } } }, { do: { track: { track: 'fear', by: 1 } } }]),
  tells('falls', [{ do: { damage: { hero: 'you', count: 2 } } }]),
);

/** Ada and Cora belong to the first player, Bert and Dirk to the second. */
const four = (journey = 'hunt') =>
  table({ players: 2, journey })
    .journey({ phase: 'activation' })
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { at: 'hall:c1' })
    .hero('cora', { at: 'hall:e1' })
    .hero('dirk', { at: 'hall:a4' });
const away = { where: 'away', at: null } as const;

/** Ada searches the object at b1 and finds a crisis. */
const searches = (journey = 'hunt') =>
  four(journey)
    .hero('ada', { dice: [6, 5, 4, 1] })
    .thing('x', { at: 'hall:b1' })
    .thing('y', { at: 'hall:b2' })
    .order('ada', 'bert')
    .given((b) => {
      b.discovery.draw = ['potion#1', 'dread#1'];
      b.active = 'ada';
    })
    .questDie(3);
const found = (journey = 'hunt') =>
  searches(journey)
    .runs(heroActivation, { hero: 'ada' })
    .answers('p1', 'choose-action', 'search')
    .answers('p1', 'choose-die', 'space-0')
    .answers('p1', 'choose-searched', 'x');

rule(
  ['CC-CRI-11', 'CC-CRI-01', 'CC-CRI-07', 'CC-ACT-06'],
  'the searching hero is sent away in mid-action: no more actions, and the dice that are left lose one',
  () => {
    const one = found().answers('p1', 'choose-acting-hero', 'ada');
    one.heroHas('ada', { where: 'away', at: null, last: 'hall:a1', dice: [null, 4, 3] }).isQuiet();
    one.emits('dice-lowered', { hero: 'ada', dice: [4, 3] });
    one.check(({ things, discovery }) => {
      expect(things.map(({ id }) => id)).toEqual(['x', 'y']);
      expect(discovery.discard).toEqual(['dread#1']);
    });
  },
);

rule(
  ['CC-CRI-01', 'CC-SRC-10', 'CC-SRC-12'],
  'another hero is sent away: the searching hero goes on where they were, and may search the object again',
  () => {
    const one = found().answers('p1', 'choose-acting-hero', 'bert');
    one.heroHas('bert', { where: 'away' }).heroHas('ada', { at: 'hall:a1', dice: [null, 5, 4, 1] });
    one.answers('p1', 'choose-action', 'search').answers('p1', 'choose-die', 'space-2');
    one.answers('p1', 'choose-searched', 'x').personHas('ada', { treasure: 'potion#1' });
  },
);

rule(
  ['CC-CRI-09', 'CC-JEN-14'],
  'a crisis that ends the journey stops the search, the activation and everything behind them',
  () => {
    const one = found('doomed').answers('p1', 'choose-acting-hero', 'bert');
    one.journeyHas({ result: 'failure' }).isQuiet();
    one.check(({ quest, heroes }) => {
      expect(quest.fear).toBe(5);
      expect(heroes[0]?.row.map(({ die }) => die)).toEqual([null, 5, 4, 1]);
    });
  },
);

rule(
  ['CC-CRI-09', 'CC-DEF-12'],
  'when the last of the others falls while one is away, the journey fails at that moment',
  () => {
    const grievous = { 0: ['grievous'], 1: ['grievous'], 2: ['grievous'], 3: ['grievous'] } as const;
    const one = four().hero('ada', away).hero('bert', { where: 'out' }).hero('cora', { where: 'out' });
    one
      .hero('dirk', { on: grievous })
      .hostile('bone#1', { at: 'hall:b4' })
      .hostile('bone#2', { at: 'hall:b4' });
    one.hostile('bone#3', { at: 'hall:f4' }).shows('d6', 'success', 'failure').shows('d8', 'failure');
    one.questDie(7).runs(activateGroup, { slot: 0 });
    one.answers('p1', 'choose-acting-hostile', 'bone#1').journeyHas({ result: 'failure' });
    one.heroHas('dirk', { where: 'out' }).emitsTimes(1, 'attack').isQuiet();
  },
);

rule('CC-CRI-10', 'while one lies buried it goes on; it fails when that one is gone too', () => {
  const grave = (on: 'wound' | 'grievous') =>
    four()
      .hero('ada', away)
      .hero('bert', { where: 'out' })
      .hero('cora', { where: 'out' })
      .hero('dirk', { where: 'buried', on: { 0: [on], 1: [on], 2: [on], 3: [on] } })
      .order('dirk')
      .runs(heroActivation, { hero: 'dirk' });
  grave('grievous')
    .heroHas('dirk', { where: 'out' })
    .personHas('dirk', { dead: true })
    .journeyHas({ result: 'failure' });
  const two = four().hero('ada', away).hero('bert', { where: 'out' }).hero('cora', { where: 'out' });
  two.hero('dirk', { where: 'buried' }).order('dirk').runs(heroActivation, { hero: 'dirk' });
  two
    .answers('p2', 'place-wound', 'space-0')
    .heroHas('dirk', { where: 'buried' })
    .journeyHas({ result: null });
});

rule('CC-CRI-10', 'with all four away there is nobody to come back to', () => {
  const one = four().hero('ada', away).hero('bert', away).hero('cora', away).hero('dirk', { where: 'out' });
  one.runs(eventPhase, {}).journeyHas({ result: 'failure' }).doesNotEmit('event');
});

rule(
  ['CC-CRI-12', 'CC-HMV-11', 'CC-HAT-03'],
  'a hero who is away is no target, is not moved towards and does not react',
  () => {
    const one = four()
      .hero('ada', { ...away, dice: [6] })
      .order('ada', 'group-1');
    for (const id of ['bert', 'cora', 'dirk']) one.hero(id, { where: 'buried' });
    one.given((b) => {
      for (const slot of b.order) slot.done = slot.id === 'ada';
    });
    one.hostile('bone#1', { at: 'hall:b1' }).questDie(12).runs(activateGroup, { slot: 0 });
    one.hostileIs('bone#1', { at: 'hall:b1' }).emitsTimes(0, 'moved').emitsTimes(0, 'attack').isQuiet();
  },
);

rule(
  ['CC-CRI-07', 'CC-CRI-08', 'CC-LDR-03'],
  'back in the empty space nearest to another hero; ties are the leader’s',
  () => {
    const one = table({ players: 2, map: ['.....'] }).hero('ada', { ...away, dice: [5, 4] });
    one.hero('bert', { at: 'c1' }).order('ada').runs(heroActivation, { hero: 'ada' });
    one.asks('p1', 'choose-return-space', 'b1', 'd1').answers('p1', 'choose-return-space', 'd1');
    one.heroHas('ada', { where: 'standing', at: 'd1', dice: [5, 4] }).offers('p1', 'move', 'run');
  },
);

rule('CC-CRI-07', 'no one else stands: near to where the hero left', () => {
  const one = table({ players: 2, map: ['.....'] }).hero('ada', away);
  one.hero('ada', { last: one.cell('e1') }).hero('bert', { at: 'a1', where: 'buried' });
  one.hostile('brute#1', { at: 'e1' }).runs(returnHero, { hero: 'ada', at: null });
  one.heroHas('ada', { at: 'd1' });
});

rule(
  ['CC-CRI-12', 'CC-CRI-02'],
  'two are away: the next crisis has two to choose from; with one left it is cancelled',
  () => {
    const two = four().hero('ada', away).hero('bert', away).questDie(1).runs(crisis, {});
    two.asks('p1', 'choose-acting-hero', 'cora', 'dirk').answers('p1', 'choose-acting-hero', 'dirk');
    two.runs(crisis, {}).emits('crisis-cancelled', { why: 'alone' }).journeyHas({ result: null });
  },
);

rule(
  ['CC-CRI-06', 'CC-DEF-15'],
  'damage in an entry reaches the hero who is away, who may fall there',
  () => {
    const one = four('pits').hero('bert', { on: { 0: ['grievous'], 1: ['grievous'], 2: ['grievous'] } });
    one.questDie(1).runs(crisis, {}).answers('p1', 'choose-acting-hero', 'bert');
    one.heroHas('bert', { on: { 3: ['grievous'] }, where: 'away' });
    one.hero('ada', { where: 'away', at: null });
    one.runs(damageHero, { hero: 'bert', count: 1, by: null, weapon: null, defend: false });
    one.heroHas('bert', { where: 'out' }).journeyHas({ result: null });
  },
);

rule('CC-EVT-05', 'three in the zone and one away: the journey goes on', () => {
  const zone = (where: 'away' | 'buried' | 'out') => {
    const one = four().given((b) => {
      b.ground = { ...b.ground, tiles: [...b.ground.tiles, { face: 'zone', at: [10, 0], turn: 0 }] };
      b.ground = { ...b.ground, links: b.ground.links.map((link) => ({ ...link, open: true })) };
    });
    one.hero('ada', { at: 'zone:a1' }).hero('bert', { at: 'zone:b1' }).hero('cora', { at: 'zone:a2' });
    one.hero('dirk', where === 'buried' ? { where } : { where, at: null });
    return one.runs(eventPhase, {}).board.journey?.result;
  };
  expect([zone('away'), zone('buried'), zone('out')]).toEqual([null, null, 'failure']);
});

rule(
  ['CC-EVT-11', 'CC-EVT-14', 'CC-AIL-06'],
  'Born Hero brings back who is out, never the dead or the buried',
  () => {
    const one = four().hero('ada', { where: 'out', last: 'hall:a1' }).hero('bert', { where: 'buried' });
    one.hero('cora', { where: 'out' }).person('cora', { dead: true });
    one.runs(bornHero, {}).answers('p1', 'choose-return-space', 'hall:a3');
    one.heroHas('ada', { where: 'standing', at: 'hall:a3' }).heroHas('bert', { where: 'buried' });
  },
);

rule(['CC-AIL-06', 'CC-DEL-01'], 'who lies buried where the Gravetide passes is dead', () => {
  const one = four().journey({ gravetide: 0 }).hero('ada', { where: 'buried', at: 'drop:a1' });
  one.runs(moveGravetide, {}).heroHas('ada', { where: 'out' }).personHas('ada', { dead: true });
});

rule(['CC-AIL-02', 'CC-CRI-12'], 'a hero in a crisis is not buried, for they have no space', () => {
  four()
    .hero('ada', away)
    .runs(suffer, { figure: 'ada', ailment: 'buried' })
    .heroHas('ada', { where: 'away' });
});

rule(
  ['CC-CRI-07', 'CC-INI-11', 'CC-TRN-04'],
  'whoever left in this turn rolls and comes back at their card of the next',
  () => {
    const one = four()
      .hero('bert', { ...away, last: 'hall:c1' })
      .order('bert', 'ada');
    one.given((b) => {
      for (const slot of b.order) slot.done = slot.id === 'bert';
    });
    one.runs(activationPhase, {}).heroHas('bert', { where: 'away' });
    one
      .destinyDice(1, 1, 1, 1, 1)
      .activationDice(...Array.from({ length: 16 }, () => 3))
      .runs(turn, {});
    one.emits('activation-roll', { hero: 'bert', dice: [3, 3, 3, 3] });
  },
);
