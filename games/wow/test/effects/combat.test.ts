import { expect } from 'vitest';
import { fight, playCard } from '../../src/procs.js';
import { movementPhase } from '../../src/rules/movement.js';
import { attacks, beast, challenger, dice, fights, more, rivals, shout, weapon } from '../battles.js';
import { testAbility, testItem } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

const item = (id: string, ...abilities: object[]) => testItem(id, { back: { abilities } });
const at = (window: string, line: object, more: object = {}) => ({ window, lines: [line], ...more });

addTestCards(beast('wall', { defense: 20 }), beast('hound', { defense: 20, traits: ['aggro'] }));

/** p1 plays a card in the movement phase. */
const plays = (card: string, made: WowTable): WowTable =>
  made
    .rival('p1', { hand: [card] })
    .turnOf('p1', 'movement')
    .runs(playCard, { seat: 'p1', card, target: null });

rule(['WOW-DEF-01', 'WOW-QST-04'], 'damage: to whoever is meant, and in a battle to the opponent', () => {
  const spark = [{ do: { damage: { who: { other: true, within: 1 }, count: 2 } } }];
  addTestCards(testAbility('spark', { lines: spark }));
  const made = table({ players: 3 }).rival('p2', { space: 'g2' }).rival('p3', { space: 'g3' });
  plays('spark', made).isQuiet().has('p2', { damage: 2 }).has('p3', { damage: 0 });
  addTestCards(
    item('dart', at('before-roll', { do: { damage: { who: 'opponent', count: { per: 'level' } } } })),
  );
  attacks(rivals({ bag: ['dart'], level: 'green' }, { level: 'red' }), 1, 1).has('p2', { damage: 2 });
});

rule('WOW-POW-05', 'prevent: a part of the damage or all of it', () => {
  addTestCards(
    item('cloak', at('would-take-damage', { do: { prevent: { count: 2 } } })),
    item('bubble', at('would-take-damage', { do: { prevent: { count: 'all' } } })),
    testItem('maul', { back: weapon({ damage: 3 }) }),
  );
  attacks(rivals({ weapon: 'maul' }, { bag: ['cloak'] }), 3, 1)
    .has('p2', { damage: 1 })
    .emits('prevented', { count: 2 });
  attacks(rivals({ weapon: 'maul' }, { bag: ['bubble'] }), 3, 1)
    .has('p2', { damage: 0 })
    .doesNotEmit('damaged');
  const thick = { window: 'would-take-damage', face: [2], lines: [{ do: { prevent: { count: 'all' } } }] };
  addTestCards(beast('thick', { defense: 1, abilities: [thick] }));
  fights(challenger(), 'thick', [1, 2]).doesNotEmit('encounter-defeated');
  fights(challenger(), 'thick', [1, 1]).emits('encounter-defeated');
});

rule('WOW-POW-06', 'stat: for a roll, a combat or a turn, and what is counted is counted once', () => {
  const strong = (until: string) => ({ do: { stat: { who: 'you', stat: 'attack', add: 2, until } } });
  addTestCards(
    item('roar', at('before-roll', strong('combat'), { once: 'turn' })),
    item('rage', at('before-roll', strong('turn'), { once: 'turn' })),
    item(
      'curse-doll',
      at('before-roll', { do: { stat: { who: 'opponent', stat: 'defense', add: -2, until: 'combat' } } }),
    ),
  );
  const roar = attacks(rivals({ bag: ['roar'] }), 1, 1).emits('attack', { who: 'p1', total: 5 });
  attacks(roar, 1, 1).emits('attack', { who: 'p1', total: 3 });
  const rage = attacks(rivals({ bag: ['rage'] }), 1, 1).emits('attack', { who: 'p1', total: 5 });
  attacks(rage, 1, 1).emits('attack', { who: 'p1', total: 5 });
  attacks(rivals({ bag: ['curse-doll'] }), 1, 1).emits('attack', { who: 'p1', defense: 3, hits: true });
});

rule('WOW-DEF-03', 'stat: less health than damage defeats at once', () => {
  const weaken = [
    { do: { stat: { who: { other: true, count: 1 }, stat: 'health', add: -1, until: 'turn' } } },
  ];
  addTestCards(testAbility('weaken', { lines: weaken }));
  plays('weaken', table().rival('p2', { damage: 3 }))
    .emits('defeated', { seat: 'p2', by: 'p1' })
    .has('p2', { damage: 0, space: 'home' });
  plays('weaken', table().rival('p2', { damage: 2 }))
    .doesNotEmit('defeated')
    .has('p2', { damage: 2 });
});

rule('WOW-CMB-01', 'type: an attack from afar for one combat, that of an opponent too', () => {
  const from = (who: string, type: string) => ({ do: { type: { who, type, until: 'combat' } } });
  addTestCards(
    item('scope', at('before-roll', from('you', 'ranged'))),
    item('net', at('before-roll', from('opponent', 'ranged'))),
  );
  attacks(rivals({ bag: ['scope'] }), 1, 1)
    .emits('attack', { who: 'p1', type: 'ranged' })
    .emits('attack', { who: 'p2', type: 'melee' });
  const made = attacks(rivals({ bag: ['net'] }), 1, 1).emits('attack', { who: 'p2', type: 'ranged' });
  expect(made.board.types).toEqual([]);
});

rule('WOW-POW-08', 'die: rolled again, set, or changed between 1 and the star', () => {
  const die = (id: string, params: object) => item(id, at('after-roll', { do: { die: params } }));
  addTestCards(
    die('again', { whose: 'own', reroll: true }),
    die('loaded', { whose: 'own', to: 6 }),
    die('nudge', { whose: 'own', add: 2 }),
    die('jinx', { whose: 'opponent', add: -2 }),
  );
  attacks(rivals({ bag: ['again'] }), 1, 1, 4).emits('attack', { who: 'p1', total: 6 });
  attacks(rivals({ bag: ['loaded'] }), 1, 1).emits('attack', { who: 'p1', total: 8 });
  attacks(rivals({ bag: ['nudge'] }), 5, 1).emits('attack', { who: 'p1', total: 8 });
  attacks(rivals({ bag: ['jinx'] }), 1, 2).emits('attack', { who: 'p2', total: 3 });
});

rule('WOW-KEY-01', 'cancelCard: an item that cancels a card of somebody else', () => {
  const seal = at('card-played', { do: { cancelCard: {} } }, { about: 'other', may: true, once: 'game' });
  addTestCards(item('seal', seal), shout('ann-shout', 'ann'));
  attacks(rivals({ hand: ['ann-shout'] }, { bag: ['seal'] }), 1, 1)
    .picks('p1', 'ann-shout')
    .answers('p2', 'declare-abilities', 'seal')
    .emits('cancelled', { card: 'ann-shout' })
    .emits('attack', { who: 'p1', total: 3 });
});

rule('WOW-KEY-03', 'cancelBattle: by an item, for energy', () => {
  addTestCards(
    item('smoke', at('after-roll', { do: { cancelBattle: {} } }, { cost: { discardSelf: true } })),
  );
  const made = fights(challenger({ bag: ['smoke'] }), 'wall', [1, 6]).answers('p1', 'use-ability', 'smoke');
  made.emits('battle-cancelled', { attacker: 'p1', defender: 'wall' }).has('p1', { bag: [], damage: 0 });
  expect(made.board.challenge.grey.at(-1)).toBe('smoke');
});

rule('WOW-DEF-03', 'defeat: an encounter, or a character, whose defeat comes after the outcome', () => {
  addTestCards(item('doom', at('powers', { do: { defeat: { who: 'opponent' } } }, { face: [6] })));
  fights(challenger({ bag: ['doom'] }), 'wall', [6, 6])
    .emits('encounter-defeated', { card: 'wall' })
    .doesNotEmit('attack');
  attacks(rivals({ bag: ['doom'] }, { bag: ['grey-pouch'] }), 6, 6)
    .answers('p1', 'choose-spoils', 'grey-pouch')
    .emitsInOrder('item-taken', 'defeated')
    .has('p2', { space: 'home' });
});

const marked = (what: string, within?: number) =>
  testAbility(`${what}-${within ?? 'any'}`, {
    lines: [{ do: { marker: { do: what, ...(within !== undefined && { within }) } } }],
  });

rule(['WOW-UND-02', 'WOW-UND-03'], 'marker: discarded, or turned to its other side', () => {
  addTestCards(marked('discard', 1), marked('calm'), marked('rouse'));
  const field = () =>
    table().marker(1, 'wall', 'g2').marker(2, 'hound', 'g1', true).marker(3, 'grey-rat#1', 'w2');
  const gone = plays('discard-1', field()).asks('p1', 'choose-marker', '1', '2').picks('p1', '1');
  expect(gone.board.track[0]).toBeNull();
  expect(gone.board.challenge.grey.at(-1)).toBe('wall');
  expect(plays('calm-any', field()).isQuiet().board.track[1]).toMatchObject({ card: 'hound', aggro: false });
  const roused = plays('rouse-any', field()).asks('p1', 'choose-marker', '1', '3').picks('p1', '3');
  expect(roused.board.track[2]).toMatchObject({ card: 'grey-rat#1', aggro: true });
});

rule('WOW-UND-10', 'marker: whoever is freed may leave', () => {
  addTestCards(marked('calm', 0));
  table()
    .rival('p1', { space: 'g1', hand: ['calm-0'] })
    .marker(2, 'hound', 'g1', true)
    .turnOf('p1', 'movement')
    .script('movement', 1)
    .runs(movementPhase, {})
    .doesNotOffer('p1', 'g2')
    .picks('p1', 'calm-0')
    .offers('p1', 'g2');
});

rule('WOW-UND-01', 'spawn: the next encounter of a deck, with its marker on a space that is no city', () => {
  addTestCards(testAbility('summon', { lines: [{ do: { spawn: { colour: 'grey', at: 'neighbour' } } }] }));
  const made = plays('summon', table().deck('grey', 'hound', 'wall')).asks('p1', 'choose-place', 'g2', 'v1');
  made.picks('p1', 'v1').emits('encounter-undefeated', { card: 'hound', slot: 1, space: 'v1' });
  expect(made.board.track[0]).toEqual({ card: 'hound', space: 'v1', aggro: true });
  expect(made.board.challenge.grey).toEqual(['wall']);
});

rule('WOW-PVP-09', 'effects on items of the opponent in a duel are over before the spoils', () => {
  addTestCards(item('whip', at('hits', { do: { loseItem: { who: 'opponent', item: { from: 'bag' } } } })));
  const made = dice(rivals({ bag: ['whip'] }, { damage: 3, bag: ['grey-pouch'] }), 3, 1);
  made.runs(fight, { combat: 'character', seat: 'p1', foe: 'p2', space: 'g1' }).isQuiet();
  made.has('p2', { bag: [], space: 'home' }).has('p1', { bag: ['whip'] });
});

rule('WOW-POW-03', 'an ability without a face is used once in a combat too', () => {
  addTestCards(item('charm', at('before-roll', more('attack'), { may: true })));
  attacks(rivals({ bag: ['charm'] }), 1, 1)
    .answers('p1', 'use-ability', 'charm')
    .isQuiet()
    .emits('attack', { who: 'p1', total: 4 });
});
