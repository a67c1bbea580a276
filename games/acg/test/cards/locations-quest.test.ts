import { locationPhase } from '../../src/rules/locations.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { atTravel, fullyExplored, leaderDrawsAt, slain } from './plain.js';

card(
  'grumps-sump',
  'at the end of the phase the hero with the most exhausted actions suffers 1 wound',
  () => {
    table()
      .location('test-hall', 6)
      .deck('location', ['grumps-sump'])
      .hero('ironbreaker', { exhausted: ['attack'] })
      .hero('waywatcher', { exhausted: ['aid', 'rest'] })
      .runs(locationPhase, {})
      .answers('party', 'travel-or-stay', 'travel')
      .heroHas('waywatcher', { wounds: 1 })
      .heroHas('ironbreaker', { wounds: 0 })
      .isQuiet();
  },
);

card('the-weighing-floor', 'explored, it frees each hero from being sickened, and from nothing else', () => {
  fullyExplored('the-weighing-floor', (t) =>
    t
      .hero('ironbreaker', { conditions: ['sickened', 'bleeding'] })
      .hero('waywatcher', { conditions: ['sickened'] }),
  )
    .heroHas('ironbreaker', { conditions: ['bleeding'] })
    .heroHas('waywatcher', { conditions: [] })
    .isQuiet();
});

card(
  'the-blight-vats',
  'at the end of the phase the hero with the most exhausted actions is sickened',
  () => {
    atTravel('the-blight-vats', (t) =>
      t.hero('ironbreaker', { exhausted: ['attack'] }).hero('waywatcher', { exhausted: ['aid', 'rest'] }),
    )
      .heroHas('waywatcher', { conditions: [] })
      .picks('party', 'stay')
      .heroHas('waywatcher', { conditions: ['sickened'] })
      .heroHas('ironbreaker', { conditions: [] })
      .isQuiet();
  },
);

card('the-river-gate', 'explored, each hero claims 1 token', () => {
  const tokens = { attack: 2, aid: 2, rest: 2 };
  fullyExplored('the-river-gate', (t) => t.hero('ironbreaker', { tokens }).hero('waywatcher', { tokens }))
    .heroHas('ironbreaker', { tokens: { attack: 2, aid: 2, explore: 1, rest: 2 } })
    .heroHas('waywatcher', { tokens: { attack: 2, aid: 2, explore: 1, rest: 2 } })
    .isQuiet();
});

card(
  'the-counting-house',
  'the active hero claims 1 token for each defeated enemy that is no nemesis',
  () => {
    const slay = (enemy: string) =>
      slain(enemy, (t) =>
        t.location('the-counting-house').hero('ironbreaker', { tokens: { aid: 2, explore: 2, rest: 2 } }),
      );
    slay('test-brute')
      .heroHas('ironbreaker', { tokens: { attack: 1, aid: 2, explore: 2, rest: 2 } })
      .heroHas('waywatcher', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
      .isQuiet();
    slay('test-nemesis')
      .heroHas('ironbreaker', { tokens: { attack: 0 } })
      .isQuiet();
  },
);

card('the-drowned-nave', 'at the end of the phase each hero with 3 exhausted actions suffers 1 wound', () => {
  atTravel('the-drowned-nave', (t) =>
    t
      .hero('ironbreaker', { exhausted: ['attack', 'rest'] })
      .hero('waywatcher', { exhausted: ['aid', 'explore', 'rest'] }),
  )
    .heroHas('waywatcher', { wounds: 0 })
    .picks('party', 'stay')
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

card('the-bell-well', 'at the start of the phase each hero discards 1 token', () => {
  atTravel('the-bell-well', (t) =>
    t.hero('ironbreaker', { tokens: { rest: 2 } }).hero('waywatcher', { tokens: { aid: 2 } }),
  )
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .heroHas('waywatcher', { tokens: { aid: 1 } })
    .picks('party', 'stay')
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .isQuiet();
});

card('the-underfield', 'at the end of the phase each Greenskin engaged with a hero recovers 1 wound', () => {
  atTravel('the-underfield', (t) =>
    t
      .enemy('near', { card: 'orc-boy', in: 'waywatcher', health: 9, wounds: 5 })
      .enemy('next', { card: 'goblin-warrior', in: 'ironbreaker', health: 9, wounds: 4 })
      .enemy('far', { card: 'orc-boy', health: 9, wounds: 5 })
      .enemy('brute', { in: 'ironbreaker', health: 9, wounds: 4 }),
  )
    .enemyIs('near', { wounds: 5 })
    .picks('party', 'stay')
    .enemyIs('near', { wounds: 4 })
    .enemyIs('next', { wounds: 3 })
    .enemyIs('far', { wounds: 5 })
    .enemyIs('brute', { wounds: 4 })
    .isQuiet();
});

card('the-horn-gate', 'explored, each hero readies all actions', () => {
  fullyExplored('the-horn-gate', (t) =>
    t
      .hero('ironbreaker', { exhausted: ['attack', 'aid', 'rest'] })
      .hero('waywatcher', { exhausted: ['aid', 'rest'] }),
  )
    .heroHas('ironbreaker', { exhausted: [] })
    .heroHas('waywatcher', { exhausted: [] })
    .isQuiet();
});

card('the-forked-way', 'revealed, it makes the leader draw 1 dungeon card', () => {
  leaderDrawsAt('the-forked-way');
});

card('the-shepherds-fold', 'at the end of the phase the hero with the fewest enemies suffers 1 wound', () => {
  atTravel('the-shepherds-fold', (t) =>
    t.enemy('a', { in: 'ironbreaker' }).enemy('b', { in: 'ironbreaker' }).enemy('c', { in: 'waywatcher' }),
  )
    .heroHas('waywatcher', { wounds: 0 })
    .picks('party', 'stay')
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});
