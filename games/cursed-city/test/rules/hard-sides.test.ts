import { expect } from 'vitest';
import {
  activateGroup,
  activationRoll,
  damageHero,
  damageHostile,
  gainInspiration,
  healHero,
  heroActivation,
  moveNightfall,
  recuperate,
  reinforce,
  relieve,
  settlePending,
  suffer,
  weaponAction,
} from '../../src/procs.js';
import { hostileWeapons } from '../../src/queries.js';
import { availableOf } from '../../src/rules/deploying.js';
import { isDrivenOff } from '../../src/rules/group.js';
import { view } from '../../src/view.js';
import { addTestCards, rule, table } from '../kit.js';
import { bones, heroes } from '../records.js';

const [ada] = heroes;
const night = { ...bones.night, wounds: 1, move: 4 };
addTestCards(
  { ...bones, id: 'frail', models: [{ id: 'frail', name: 'Frail', count: 3 }], composition: [], night },
  {
    ...ada,
    front: {
      ...ada?.front,
      weapons: [
        { id: 'blade', name: 'Blade', cost: 1, range: 'melee', dice: ['d6', 'd6'], damage: [1, 3] },
        {
          id: 'storm',
          name: 'Storm',
          cost: 1,
          range: 'melee',
          dice: ['d6'],
          damage: [2, 2],
          lines: [{ may: { weaponAction: { hero: 'you', weapon: 'blade', target: 'target' } } }],
        },
      ],
      actions: [
        {
          id: 'vow',
          name: 'Vow',
          cost: 1,
          once: 'turn',
          lines: [{ do: { heal: { hero: 'you', wounds: 1 } } }],
        },
      ],
    },
    inspired: {
      ...ada?.inspired,
      weapons: [
        { id: 'blade', name: 'Blade', cost: 1, range: 'melee', dice: ['d12'], damage: [4, 6] },
        { id: 'storm', name: 'Storm', cost: 1, range: 'melee', dice: ['d6'], damage: [2, 2] },
      ],
      actions: [
        {
          id: 'vow',
          name: 'Vow',
          cost: 1,
          once: 'turn',
          lines: [{ do: { heal: { hero: 'you', wounds: 1 } } }],
        },
      ],
    },
  },
);

const hall = () => table({ players: 2 }).hero('ada', { at: 'hall:a1' });

// --- day and night ----------------------------------------------------------------------------------

rule(
  ['CC-NGT-06', 'CC-INS-04'],
  'night falls: who has more damage than the other side bears is slain by nobody',
  () => {
    const one = hall()
      .journey({ nightfall: 7 })
      .given((b) => {
        b.active = 'ada';
      });
    one.hostile('frail#1', { at: 'hall:c1', damage: 1 }).hostile('frail#2', { at: 'hall:c2' });
    one.hostile('bone#1', { at: 'hall:e1', damage: 1, group: 1 }).runs(moveNightfall, { by: 1 });
    one.isGone('frail#1').hostileIs('frail#2', { damage: 0 }).hostileIs('bone#1', { damage: 1 });
    one.emits('hostile-slain', { hostile: 'frail#1', by: null }).heroHas('ada', { slew: 0, inspiration: 0 });
    expect(one.board.track[0]?.slain).toEqual(['frail#1']);
  },
);

rule(
  ['CC-NGT-05', 'CC-NGT-04'],
  'the whole card turns: Move, Wounds and weapons, and back again by day',
  () => {
    const one = hall().journey({ nightfall: 7 }).hostile('bone#1', { at: 'hall:f4' });
    const shown = () => {
      const [hostile] = one.board.hostiles;
      if (hostile === undefined) return [];
      return [view(one.now, 'p1').hostiles[0]?.wounds, ...hostileWeapons(one.now, hostile)];
    };
    expect(shown()).toEqual([2, 'bones/day/claw']);
    one.runs(moveNightfall, { by: 1 }).emits('night-falls', { turn: 1 });
    expect(shown()).toEqual([3, 'bones/night/claw']);
    one.runs(moveNightfall, { by: -1 }).emits('day-breaks', { turn: 1 });
    expect(shown()).toEqual([2, 'bones/day/claw']);
  },
);

rule(['CC-NGT-05', 'CC-DMG-02'], 'damage that would have slain by day does not by night', () => {
  const hit = (nightfall: number) => {
    const one = hall().journey({ nightfall }).hostile('bone#1', { at: 'hall:b1', damage: 1 });
    one.runs(damageHostile, { hostile: 'bone#1', count: 1, by: null, weapon: null });
    return one.board.hostiles.length;
  };
  expect([hit(7), hit(8)]).toEqual([0, 1]);
});

// --- heroes whose card turns in mid-action ------------------------------------------------------------

rule(
  ['CC-ACT-11', 'CC-INS-09', 'CC-INS-14', 'CC-ATK-16'],
  'a card that turns in the middle of an attack: its Damage stands, what follows is of the new side',
  () => {
    const one = hall()
      .hero('ada', { inspiration: 2 })
      .hostile('frail#1', { at: 'hall:b1' })
      .hostile('brute#1', { at: 'hall:b2', group: 1 })
      .given((b) => {
        b.active = 'ada';
      })
      .shows('d6', 'success')
      .runs(weaponAction, {
        attacker: 'ada',
        weapon: 'ada/front/storm',
        target: 'frail#1',
        free: false,
        reaction: false,
        score: 1,
      })
      .answers('p1', 'reroll-with-inspiration', 'decline');
    // Slaying the last of its group inspires; Storm goes on with what it says, but its target is gone.
    one.isGone('frail#1').heroHas('ada', { inspired: true, inspiration: 0, slew: 2 }).isQuiet();
    const two = hall().hero('ada', { inspired: true }).hostile('brute#1', { at: 'hall:b2' });
    two.shows('d6', 'success').shows('d12', 'success');
    two.runs(weaponAction, {
      attacker: 'ada',
      weapon: 'ada/front/storm',
      target: 'brute#1',
      free: false,
      reaction: false,
      score: 1,
    });
    two.answers('p1', 'carry-out-line', 'yes').emits('attack', { weapon: 'ada/inspired/blade' });
    // 2 and 4, each less 1 by the brute's own rule.
    two.hostileIs('brute#1', { damage: 4 });
  },
);

rule(
  ['CC-ACT-12', 'CC-ACT-11'],
  'what was used on one side of the card is not there again on the other',
  () => {
    const vow = (inspired: boolean, spent: string[]) => {
      const one = hall()
        .hero('ada', { dice: [6], on: { 3: ['wound'] }, inspired })
        .order('ada');
      one.given((b) => {
        b.spent = spent;
      });
      return one.runs(heroActivation, { hero: 'ada' });
    };
    vow(false, []).offers('p1', 'unique/ada/front/vow');
    vow(true, []).offers('p1', 'unique/ada/inspired/vow');
    const one = vow(false, []).answers('p1', 'choose-action', 'unique/ada/front/vow');
    vow(true, one.board.spent).doesNotOffer('p1', 'unique/ada/inspired/vow');
  },
);

rule(
  ['CC-INS-10', 'CC-INS-17', 'CC-INS-15'],
  'points beyond the third are gained on the Inspired side',
  () => {
    const gain = (inspiration: number, count: number) =>
      hall().hero('ada', { inspiration }).runs(gainInspiration, { hero: 'ada', count }).board.heroes[0];
    expect(gain(2, 2)).toMatchObject({ inspired: true, inspiration: 1 });
    expect(gain(0, 9)).toMatchObject({ inspired: true, inspiration: 4 });
    expect(gain(1, 1)).toMatchObject({ inspired: false, inspiration: 2 });
  },
);

// --- spaces for dice ----------------------------------------------------------------------------------

rule(
  ['CC-AIL-10', 'CC-INI-02', 'CC-INI-04'],
  'the diseased space is rolled for; the die that the player puts there becomes a 1',
  () => {
    const one = hall()
      .hero('ada', { on: { 0: ['wound'], 2: ['disease'] } })
      .activationDice(6, 4, 4);
    one.runs(activationRoll, { hero: 'ada' }).asks('p1', 'assign-die', 'die-0', 'die-1');
    one.answers('p1', 'assign-die', 'die-1').heroHas('ada', { dice: [null, 6, 1, 4] });
  },
);

rule(
  ['CC-AIL-11', 'CC-DEF-09', 'CC-AIL-09'],
  'a wound goes onto the disease only if nothing else is left',
  () => {
    const hurt = (on: { [space: number]: ('grievous' | 'disease')[] }) =>
      hall()
        .hero('ada', { dice: [6, 6, 6, 1], on })
        .runs(damageHero, { hero: 'ada', count: 1, by: null, weapon: null, defend: false });
    hurt({ 3: ['disease'] }).asks('p1', 'place-wound', 'space-0', 'space-1', 'space-2');
    const last = hurt({ 0: ['grievous'], 1: ['grievous'], 2: ['grievous'], 3: ['disease'] });
    last.heroHas('ada', { on: { 3: ['disease', 'wound'] }, dice: [6, 6, 6, null] }).isQuiet();
    // Healed, the disease lies there still; cured, the wound does.
    last.runs(healHero, { hero: 'ada', result: 'success' }).answers('p1', 'choose-healing', 'wound');
    last.heroHas('ada', { on: { 3: ['disease'] } });
    hall()
      .hero('ada', { on: { 3: ['disease', 'wound'] } })
      .runs(relieve, { figure: 'ada', ailment: 'diseased' })
      .heroHas('ada', { on: { 3: ['wound'] } });
  },
);

rule(['CC-AIL-24', 'CC-AIL-09'], 'diseased twice: one token only', () => {
  hall()
    .hero('ada', { on: { 1: ['disease'] } })
    .runs(suffer, { figure: 'ada', ailment: 'diseased' })
    .isQuiet()
    .heroHas('ada', { on: { 0: [], 1: ['disease'], 2: [], 3: [] } });
});

rule(['CC-DEF-12', 'CC-DEF-13', 'CC-REC-05'], 'a freed space has no die before the next roll', () => {
  const one = hall()
    .hero('ada', { dice: [3], on: { 2: ['wound'] } })
    .shows('d6', 'success');
  one.runs(recuperate, { hero: 'ada' }).heroHas('ada', { dice: [3, null, null, null], on: { 2: [] } });
});

// --- groups -------------------------------------------------------------------------------------------

rule(
  ['CC-HAC-07', 'CC-REI-13', 'CC-REI-03'],
  'who is kept from arriving by a hero lies on the card: not deployed, and not available',
  () => {
    const one = table({ map: ['.'] }).group(0, { card: 'encounter-1' });
    one.hero('ada', { at: 'a1' }).given((b) => {
      b.ground = { ...b.ground, marks: [{ id: 'crypt', covers: [[0, 1]] }] };
    });
    one.runs(reinforce, { slot: 0, hostiles: ['bone#1', 'bone#2'], again: false });
    one.answers('p1', 'place-wound', 'space-0').answers('p1', 'place-wound', 'space-1');
    one.emits('not-deployed', { hostile: 'bone#1' }).emits('not-deployed', { hostile: 'bone#2' });
    expect(one.board.track[0]).toMatchObject({ deployed: 0, slain: ['bone#1', 'bone#2'] });
    expect(availableOf(one.now, 'bones')).toEqual(['bone#3', 'bone#4', 'bone#5', 'bone#6', 'captain']);
    one.heroHas('ada', { on: { 0: ['grievous'], 1: ['grievous'] } });
  },
);

rule(
  ['CC-HAC-06', 'CC-HAC-08', 'CC-REI-03', 'CC-INI-10'],
  'a group with nobody left is replaced when its card is reached, and its models come back into the box',
  () => {
    const one = hall()
      .group(1, { deployed: 2, slain: ['bone#1', 'bone#2'] })
      .given((b) => {
        b.encounters.draw = ['encounter-4'];
      });
    expect(isDrivenOff(one.now, 1)).toBe(true);
    expect(availableOf(one.now, 'bones')).not.toContain('bone#1');
    one.runs(activateGroup, { slot: 1 }).emits('driven-off', { slot: 1 }).doesNotEmit('behaviour');
    expect(availableOf(one.now, 'bones')).toContain('bone#1');
    expect(one.board.track[1]).toMatchObject({ card: 'encounter-4', facedown: true, slain: [] });
  },
);

rule(
  ['CC-AIL-16', 'CC-HAC-03'],
  'a stunned hostile of a group that is driven off stands up and does not attack',
  () => {
    const one = hall()
      .hostile('bone#1', { at: 'hall:b1', ailments: ['stunned'] })
      .group(0, { deployed: 3 })
      .runs(activateGroup, { slot: 0 });
    one.emits('stands-up', { hostile: 'bone#1' }).emitsTimes(0, 'attack').isGone('bone#1');
  },
);

// --- what waits for the next journey ------------------------------------------------------------------

rule(
  ['CC-EXE-15', 'CC-EXE-01', 'CC-EXE-05', 'CC-EXE-06', 'CC-EXE-13'],
  'several things wait: each is settled at its own moment, in the order in which they came',
  () => {
    const one = hall().given((b) => {
      for (const hero of b.heroes) hero.where = hero.id === 'ada' ? 'standing' : 'out';
      b.later = ['inspiration', 'night', 'damage', 'disease'].map((what) => ({ when: 'next-journey', what }));
    });
    one.runs(settlePending, { stage: 'deployed' }).isQuiet().journeyHas({ nightfall: 0 });
    one.runs(settlePending, { stage: 'board' }).journeyHas({ nightfall: 8 });
    one.runs(settlePending, { stage: 'begin' }).heroHas('ada', { inspiration: 1 });
    one.answers('p1', 'place-wound', 'space-0').answers('p1', 'place-disease', 'space-3');
    one.heroHas('ada', { on: { 0: ['wound'], 3: ['disease'] } }).isQuiet();
  },
);
