import { expect } from 'vitest';
import { activateGroup, hostileAttack, makeAction, setUpJourney } from '../../src/procs.js';
import { freshTable, rule, table, usePrintedCards } from '../kit.js';

usePrintedCards();
const heroes = ['emelda-braskov', 'glaurio-ven-alten-iii', 'jelsen-darrock', 'qulathis-the-exile'];

rule(['CC-DEL-04', 'CC-DEL-03'], 'a Deliverance begins with two tiles, and 17 cards are left', () => {
  const one = freshTable({ players: 1, journey: 'deliverance', heroes }).runs(setUpJourney, {
    journey: 'deliverance',
  });
  for (let [open] = one.state.open; open !== undefined; [open] = one.state.open)
    one.picks(open.seat, open.options[0] as string);
  one.check(({ ground, exploration, stage, order, journey }) => {
    expect(ground.tiles).toHaveLength(3);
    expect(exploration.draw.length + exploration.discard.length).toBe(19);
    expect(exploration.draw).toHaveLength(17);
    expect(ground.links.map(({ open }) => open)).toEqual([true, true, false]);
    expect([stage, order, journey?.turn]).toEqual(['play', [], 0]);
  });
  one.emitsTimes(2, 'tile-added');
});

const BEARER = 'ulfenwatch-banner-bearer#1';
/** A lone Banner Bearer attacks Emelda; after two failures the leader is asked. */
const failed = () =>
  table({ players: 2, heroes, map: ['...'] })
    .given((b) => {
      b.leader = 'p2';
    })
    .hero('emelda-braskov', { at: 'a1' })
    .hostile(BEARER, { at: 'b1' })
    .shows('d6', 'failure', 'failure')
    .runs(hostileAttack, { hostile: BEARER });

rule(['CC-CON-06', 'CC-CON-05'], 'a Banner Bearer sees itself; the leader picks dice to roll again', () => {
  failed()
    .asks('p2', 'reroll-dice', 'die-0', 'die-1')
    .shows('d6', 'failure')
    .answers('p2', 'reroll-dice', 'die-1')
    .emits('rerolled', { by: BEARER, dice: [1], shows: ['failure', 'failure'] })
    .emits('attack-result', { result: 'failure' })
    .isQuiet();
  failed()
    .shows('d6', 'failure', 'success')
    .answers('p2', 'reroll-dice', 'die-0', 'die-1')
    .emits('attack-result', { result: 'success', damage: 1 });
});

rule('CC-CON-05', 'a roll with a success is not rolled again, and no one without a bearer in sight', () => {
  const attack = (bearer: string) =>
    table({ players: 1, heroes, map: ['...', '###', '...'] })
      .hero('emelda-braskov', { at: 'a1' })
      .hostile('ulfenwatch-skeleton#1', { at: 'b1' })
      .hostile(bearer, { at: 'a3' });
  attack(BEARER)
    .shows('d6', 'failure', 'success')
    .runs(hostileAttack, { hostile: 'ulfenwatch-skeleton#1' })
    .doesNotEmit('rerolled');
  attack('ulfenwatch-skeleton#2')
    .shows('d6', 'failure', 'failure')
    .runs(hostileAttack, { hostile: 'ulfenwatch-skeleton#1' })
    .emits('attack-result', { result: 'failure' })
    .isQuiet();
});

rule(
  ['CC-CON-08', 'CC-HAC-17', 'CC-CON-32'],
  'the Ulfenwatch summons its slain first; then those who stood already Advance',
  () => {
    const [first, second, third] = [1, 2, 3].map((n) => `ulfenwatch-skeleton#${n}`) as [
      string,
      string,
      string,
    ];
    const one = table({ players: 1, heroes, map: ['............'] })
      .hero('emelda-braskov', { at: 'a1' })
      .hostile(first, { at: 'h1' })
      .hostile(second, { at: 'i1' })
      .group(0, { deployed: 3, slain: [third] })
      .questDie(1)
      .runs(activateGroup, { slot: 0 });
    expect(
      one.events.flatMap(({ type, data }) =>
        type === 'deployed'
          ? [(data as { hostile: string }).hostile]
          : type === 'moved'
            ? [(data as { figure: string }).figure]
            : [],
      ),
    ).toEqual([third, third, first, second]);
    one.hostileIs(third, { at: 'i1' }).hostileIs(first, { at: 'e1' }).hostileIs(second, { at: 'f1' });
  },
);

const JELSEN = 'jelsen-darrock';
/** Jelsen beside a hostile that takes nine damage, with dice that pay for everything. */
const jelsen = (at: string) =>
  table({ players: 1, heroes, map: ['...'] })
    .hero(JELSEN, { at: 'a1', dice: [6, 6] })
    .hostile('gorslav-the-gravekeeper', { at });

rule(['CC-CON-19', 'CC-CON-20'], 'the Stakes follow a blow, and follow themselves, until they miss', () => {
  jelsen('b1')
    .shows('d8', 'success')
    .runs(makeAction, { hero: JELSEN })
    .answers('p1', 'choose-action', 'ardent-blade')
    .asks('p1', 'carry-out-line', 'yes', 'no')
    .shows('d6', 'success', 'failure')
    .answers('p1', 'carry-out-line', 'yes')
    .hostileIs('gorslav-the-gravekeeper', { damage: 3 })
    .asks('p1', 'carry-out-line', 'yes', 'no')
    .answers('p1', 'carry-out-line', 'yes')
    .hostileIs('gorslav-the-gravekeeper', { damage: 3 })
    .heroHas(JELSEN, { dice: [null, 6] })
    .isQuiet();
});

rule('CC-CON-18', 'Judgement is used once in a turn, and dice never pay for the Stakes', () => {
  const one = jelsen('c1').shows('d12', 'failure').runs(makeAction, { hero: JELSEN });
  one
    .offers('p1', 'judgement')
    .doesNotOffer('p1', 'firewood-stakes')
    .answers('p1', 'choose-action', 'judgement')
    .runs(makeAction, { hero: JELSEN })
    .doesNotOffer('p1', 'judgement')
    .doesNotOffer('p1', 'firewood-stakes');
});
