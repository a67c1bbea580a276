import { expect } from 'vitest';
import { drawChallenge } from '../../src/procs.js';
import { challengePhase } from '../../src/rules/challenge.js';
import { testEncounter } from '../cards.js';
import { addTestCards, rule, table, type WowTable } from '../kit.js';

/** p1's challenge phase; the attacks of rats miss. */
const challenged = (given: object, others: object = { space: 'home' }): WowTable =>
  table({ players: 2 })
    .rival('p1', { space: 'g2', ...given })
    .rival('p2', others)
    .turnOf('p1', 'challenge');

/** An event that does something that can be seen. */
const event = (id: string, front: object = {}, colour = 'grey', back: object = { is: 'none' }) => ({
  ...testEncounter(id, { colour }),
  front: { is: 'event', scope: 'special', lines: [{ do: { energy: { who: 'you', add: 1 } } }], ...front },
  back,
});

const runs = (made: WowTable): WowTable => made.runs(challengePhase, {});

rule(['WOW-CHL-01', 'WOW-PVP-02'], 'nothing happens in a city', () => {
  runs(challenged({ space: 'home' }).deck('grey', 'grey-rat#1'))
    .isQuiet()
    .doesNotEmit('challenge-drawn');
});

rule(['WOW-CHL-02', 'WOW-PVP-01'], 'attack somebody or resolve an encounter, and never pass', () => {
  const made = challenged({}, { space: 'g2' }).deck('grey', 'grey-rat#1').script('combat', 0, 0);
  runs(made).asks('p1', 'choose-challenge', 'p2', 'draw').picks('p1', 'p2').isQuiet();
  made.doesNotEmit('challenge-drawn').emits('combat', { attacker: 'p1', defender: 'p2' });
});

rule('WOW-CHL-03', 'what lies there is resolved instead of drawing', () => {
  const made = challenged({}).marker(3, 'grey-rat#1', 'g2').deck('grey', 'grey-rat#2').script('combat', 0, 0);
  runs(made).isQuiet().emits('combat', { defender: 'grey-rat#1' }).doesNotEmit('challenge-drawn');
});

rule('WOW-CHL-04', 'instructions instead of combat values', () => {
  const made = challenged({ damage: 2, space: 'w1' });
  runs(made)
    .isQuiet()
    .has('p1', { damage: 1, log: ['tooth'] })
    .doesNotEmit('combat-roll');
});

rule(
  ['WOW-CHL-05', 'WOW-UND-08'],
  'a board encounter and a marker: the player picks, a red one comes first',
  () => {
    runs(challenged({ space: 'w2' }).marker(1, 'grey-rat#1', 'w2')).asks(
      'p1',
      'choose-challenge',
      'ogre',
      'marker-1',
    );
    const aggro = challenged({ space: 'w2' })
      .marker(1, 'grey-rat#1', 'w2')
      .marker(2, 'grey-rat#2', 'w2', true);
    runs(aggro.script('combat', 0, 0))
      .isQuiet()
      .emits('combat', { defender: 'grey-rat#2' });
  },
);

rule('WOW-UND-11', 'a red marker must be fought, whoever else is there', () => {
  const made = challenged({}, { space: 'g2' }).marker(1, 'grey-rat#1', 'g2', true).script('combat', 0, 0);
  runs(made).isQuiet().emits('combat', { defender: 'grey-rat#1' });
});

rule(['WOW-CHL-06', 'WOW-CHL-07'], 'a card of the colour of the space', () => {
  const made = challenged({ space: 'v1', level: 'red' }).deck('green', 'green-rat#1', 'green-rat#2');
  runs(made.script('combat', 0, 0))
    .isQuiet()
    .emits('challenge-drawn', { card: 'green-rat#1' });
});

rule('WOW-CHL-08', 'a drawn encounter is fought at once', () => {
  const made = challenged({}).deck('grey', 'grey-rat#1').script('combat', 0, 0);
  runs(made).isQuiet().emits('combat', { attacker: 'p1', defender: 'grey-rat#1' });
});

rule('WOW-CHL-09', 'events are followed until an encounter comes', () => {
  addTestCards(event('gift-1'), event('gift-2'));
  const made = challenged({ energy: 0 })
    .deck('grey', 'gift-1', 'gift-2', 'grey-rat#1')
    .script('combat', 0, 0);
  runs(made).isQuiet().has('p1', { energy: 2 }).emits('combat', { defender: 'grey-rat#1' });
});

rule('WOW-CHL-10', 'a discarded card is the last in drawing order', () => {
  addTestCards(event('gift-3'));
  const made = challenged({}).deck('grey', 'gift-3', 'grey-rat#1', 'grey-rat#2').script('combat', 0, 0);
  expect(runs(made).isQuiet().board.challenge.grey).toEqual(['grey-rat#2', 'gift-3']);
});

rule('WOW-CHL-11', 'a deck without an encounter is gone through once', () => {
  addTestCards(event('gift-4'), event('gift-5'), event('gift-6'));
  const made = challenged({ energy: 0 }).deck('grey', 'gift-4', 'gift-5', 'gift-6');
  runs(made).isQuiet().has('p1', { energy: 3 }).doesNotEmit('combat');
  expect(made.board.challenge.grey).toEqual(['gift-4', 'gift-5', 'gift-6']);
});

rule('WOW-CHL-12', 'every other character is an enemy', () => {
  runs(
    table({ players: 3 }).rival('p1', { space: 'g2' }).rival('p3', { space: 'g2' }).turnOf('p1', 'challenge'),
  ).offers('p1', 'p3');
});

rule('WOW-CHL-13', 'discards come back only from the top, without a shuffle', () => {
  addTestCards(event('gift-7'));
  const made = challenged({}).deck('grey', 'gift-7', 'grey-rat#1', 'grey-rat#2', 'grey-rat#3');
  made.script('combat', 0, 0, 0, 0, 0, 0);
  for (const drawn of ['grey-rat#1', 'grey-rat#2', 'grey-rat#3']) {
    made.runs(drawChallenge, { seat: 'p1' }).emits('challenge-drawn', { card: drawn });
  }
  made.runs(drawChallenge, { seat: 'p1' }).emits('challenge-drawn', { card: 'gift-7' });
});

rule('WOW-CHL-14', 'whoever is in a city afterwards draws no more', () => {
  addTestCards(event('sting', { lines: [{ do: { damage: { who: 'you', count: 9 } } }] }, 'green'));
  const made = challenged({ space: 'v1', level: 'green' }).deck('green', 'sting', 'green-rat#1');
  runs(made).isQuiet().has('p1', { space: 'home' }).emitsTimes(1, 'challenge-drawn');
});

rule(
  ['WOW-EVT-01', 'WOW-EVT-14', 'WOW-EVT-15'],
  'a special event: its front, then the top of its deck',
  () => {
    const back = { is: 'item', name: 'Prize', slot: 'bag' };
    addTestCards(event('prize', {}, 'grey', back));
    const made = challenged({ energy: 0 }).deck('grey', 'prize', 'grey-rat#1').script('combat', 0, 0);
    runs(made).isQuiet().has('p1', { energy: 1, bag: [] });
    expect(made.board.challenge.grey).toEqual(['prize']);
  },
);

const FLIP = [{ do: { flip: {} } }];

rule(['WOW-EVT-02', 'WOW-EVT-12'], 'resolved in its space, and its back counts from then on', () => {
  const back = { is: 'event', name: 'Behind', lines: [{ do: { heal: { who: 'you', count: 1 } } }] };
  addTestCards(event('door', { scope: 'location', at: 'g3', lines: FLIP }, 'grey', back));
  const made = challenged({ space: 'g3', damage: 2 });
  made.board.locations = [{ card: 'door', space: 'g3' }];
  runs(made).isQuiet().has('p1', { damage: 1 }).doesNotEmit('challenge-drawn');
  expect(made.board.flipped).toEqual(['door']);
});

rule('WOW-EVT-03', 'a back that is an item is gained', () => {
  const back = { is: 'item', name: 'Find', slot: 'bag' };
  addTestCards(event('cave', { scope: 'location', at: 'g3', lines: FLIP }, 'grey', back));
  const made = challenged({ space: 'g3' });
  made.board.locations = [{ card: 'cave', space: 'g3' }];
  runs(made)
    .isQuiet()
    .has('p1', { bag: ['cave'] });
  expect(made.board.locations).toEqual([]);
});

const ENEMY = { is: 'enemy', name: 'Beast', attack: 2, type: 'melee', defense: 9, damage: 1 };

rule('WOW-EVT-04', 'a back that is an enemy is fought in the own challenge phase', () => {
  addTestCards(event('lair', { scope: 'location', at: 'g3', lines: FLIP }, 'grey', ENEMY));
  const made = challenged({ space: 'g3' });
  made.board.locations = [{ card: 'lair', space: 'g3' }];
  runs(made.script('combat', 0, 0))
    .isQuiet()
    .emits('combat', { attacker: 'p1', defender: 'lair' });
});

rule(['WOW-EVT-05', 'WOW-EVT-06'], 'at any other time it joins the track, but not in a city', () => {
  const ability = { window: 'turn-ends', about: 'any', lines: FLIP };
  addTestCards(event('storm', { scope: 'global', lines: [], abilities: [ability] }, 'grey', ENEMY));
  const flipped = (space: string) => {
    const made = table().rival('p1', { space }).turnOf('p1', 'maintenance').global('storm');
    return made.runsWindow('turn-ends', 'p1').isQuiet();
  };
  expect(flipped('g2').board.track[0]).toEqual({ card: 'storm', space: 'g2', aggro: false });
  const inCity = flipped('home');
  expect(inCity.board.track[0]).toBeNull();
  expect(inCity.board.challenge.grey).toEqual(['storm']);
});

rule('WOW-EVT-07', 'events are global, local or special', () => {
  expect(() => addTestCards(event('odd', { scope: 'odd' }))).toThrow(/scope/);
});

rule('WOW-EVT-09', 'a new global event ends the old one', () => {
  const passive = (add: number) => ({
    scope: 'global',
    lines: [],
    passives: [{ stat: 'attack', add, of: 'characters' }],
  });
  addTestCards(event('calm', passive(1)), event('wild', passive(3)));
  const made = challenged({}).global('calm').deck('grey', 'wild', 'grey-rat#1').script('combat', 0, 0);
  expect(made.seenBy('p1').rivals[1]?.now?.attack).toBe(3);
  runs(made).isQuiet();
  expect(made.board.global).toBe('wild');
  expect(made.board.challenge.grey).toEqual(['calm', 'grey-rat#1']);
  expect(made.seenBy('p1').rivals[1]?.now?.attack).toBe(5);
});

rule('WOW-EVT-08', 'it lasts, and holds for all', () => {
  addTestCards(
    event('dread', { scope: 'global', lines: [], passives: [{ stat: 'attack', add: 1, of: 'encounters' }] }),
  );
  const made = challenged({}).global('dread').deck('grey', 'grey-rat#1').script('combat', 0, 0);
  runs(made).isQuiet().emits('attack', { who: 'grey-rat#1', total: 4 });
});

rule(['WOW-EVT-10', 'WOW-EVT-11'], 'a location event lies on its space, where no other stays', () => {
  addTestCards(
    event('old-fair', { scope: 'location', at: 'g3', lines: [] }),
    event('fair', { scope: 'location', at: 'g3', lines: [] }),
  );
  const made = challenged({}).deck('grey', 'fair', 'grey-rat#1').script('combat', 0, 0);
  made.board.locations = [{ card: 'old-fair', space: 'g3' }];
  runs(made).isQuiet();
  expect(made.board.locations).toEqual([{ card: 'fair', space: 'g3' }]);
  expect(made.board.challenge.grey).toEqual(['old-fair']);
});

rule('WOW-EVT-13', 'an event and a marker: one of them', () => {
  addTestCards(event('market', { scope: 'location', at: 'g3', lines: [] }));
  const made = challenged({ space: 'g3' }).marker(1, 'grey-rat#1', 'g3');
  made.board.locations = [{ card: 'market', space: 'g3' }];
  runs(made)
    .asks('p1', 'choose-challenge', 'market', 'marker-1')
    .picks('p1', 'market')
    .isQuiet()
    .doesNotEmit('combat');
});

rule('WOW-EVT-16', 'an event placed where it was drawn waits', () => {
  addTestCards(event('fog', { scope: 'location', at: 'g3' }));
  const made = challenged({ space: 'g3', energy: 0 })
    .deck('grey', 'fog', 'grey-rat#1')
    .script('combat', 0, 0);
  runs(made).isQuiet().has('p1', { energy: 0 }).emits('combat', { defender: 'grey-rat#1' });
  expect(made.board.locations).toEqual([{ card: 'fog', space: 'g3' }]);
});

rule('WOW-EVT-17', 'whoever is there in the challenge phase resolves it', () => {
  addTestCards(event('port', { scope: 'location', at: 'g3' }));
  const made = challenged({ space: 'g3', energy: 0 });
  made.board.locations = [{ card: 'port', space: 'g3' }];
  runs(made).isQuiet().has('p1', { energy: 1 });
});

rule('WOW-EVT-18', 'attacking stays a choice, drawing does not', () => {
  addTestCards(event('duel-ground', { scope: 'location', at: 'g3', lines: [] }));
  const made = challenged({ space: 'g3' }, { space: 'g3' });
  made.board.locations = [{ card: 'duel-ground', space: 'g3' }];
  runs(made).asks('p1', 'choose-challenge', 'p2', 'duel-ground');
});

rule('WOW-AFF-02', 'only those that the card names', () => {
  const lines = [{ do: { damage: { who: { count: 'all', affiliation: 'alliance' }, count: 1 } } }];
  addTestCards(event('plague', { lines }));
  const made = challenged({}).deck('grey', 'plague', 'grey-rat#1').script('combat', 0, 0);
  runs(made).isQuiet().has('p2', { damage: 1 }).has('p1', { damage: 0 });
});
