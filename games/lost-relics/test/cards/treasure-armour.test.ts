import { damageHero } from '../../src/procs.js';
import { reactionStep } from '../../src/rules/reaction-step.js';
import type { HeroId } from '../../src/terms.js';
import { table } from '../kit.js';
import { card } from './card.js';

/** Calthia, who goes down at 4 damage, wears the card; Dhoraz stands beside her. */
const worn = (armour: string, given: { wounded?: boolean; damage?: number } = {}) =>
  table({ players: 1 })
    .hero('calthia', { in: 'A', treasure: [armour], ...given })
    .hero('dhoraz', { in: 'A' });
const hit = (hero: HeroId, count: number) => ({ hero, count, by: null });

card('coat-of-echoes', 'resilience is 1 more, on both sides', () => {
  worn('coat-of-echoes', { damage: 3 })
    .runs(damageHero, hit('calthia', 1))
    .heroHas('calthia', { damage: 4, wounded: false })
    .runs(damageHero, hit('calthia', 1))
    .heroHas('calthia', { damage: 0, wounded: true })
    .runs(damageHero, hit('calthia', 4))
    .heroHas('calthia', { damage: 4, out: false });
});

card('gilded-scales', 'each blow is 1 less, but never less than 1', () => {
  worn('gilded-scales').runs(damageHero, hit('calthia', 3)).heroHas('calthia', { damage: 2 });
  worn('gilded-scales').runs(damageHero, hit('calthia', 2)).heroHas('calthia', { damage: 1 });
  worn('gilded-scales').runs(damageHero, hit('calthia', 1)).heroHas('calthia', { damage: 1 });
});

card('warden-shield', 'once a round 1 damage to the holder can be prevented', () => {
  worn('warden-shield')
    .runs(damageHero, hit('calthia', 2))
    .picks('p1', 'warden-shield|warden-shield/abilities.0')
    .heroHas('calthia', { damage: 1 })
    .runs(damageHero, hit('calthia', 1))
    .isQuiet()
    .heroHas('calthia', { damage: 2 });
  worn('warden-shield').runs(damageHero, hit('dhoraz', 2)).heroHas('dhoraz', { damage: 2 }).isQuiet();
});

card('moth-cloak', 'a move goes 3 areas, a sprint 4', () => {
  const cloaked = (die: number) =>
    table({ map: ['ABCDEF'], players: 1 })
      .hero('calthia', { in: 'A', dice: [die], treasure: ['moth-cloak'] })
      .turnOf('calthia')
      .acts('calthia', 'move');
  cloaked(3).picks('p1', 'C').picks('p1', 'D').heroHas('calthia', { in: 'D' }).isQuiet();
  cloaked(4)
    .answers('p1', 'choose-change', 'sprint')
    .picks('p1', 'C')
    .picks('p1', 'D')
    .picks('p1', 'E')
    .heroHas('calthia', { in: 'E' })
    .isQuiet();
});

card('bramble-hauberk', 'once a round a hostile that hurts the wearer takes 1 damage', () => {
  table({ players: 1 })
    .hero('calthia', { in: 'A', treasure: ['bramble-hauberk'] })
    .hostile('x', { in: 'A', rank: 'leader', resilience: 9, attack: 1, reactions: ['attack', 'attack'] })
    .runs(reactionStep, { hero: 'calthia' })
    .heroHas('calthia', { damage: 2 })
    .hostileIs('x', { damage: 1 })
    .isQuiet();
  worn('bramble-hauberk')
    .hostile('x', { in: 'A', resilience: 1 })
    .runs(damageHero, { hero: 'dhoraz', count: 1, by: 'x' })
    .hostileIs('x', { wounded: false });
});

card(
  'last-candle-mail',
  'a wounded wearer can prevent 2 damage once a round; an unwounded one cannot',
  () => {
    worn('last-candle-mail').runs(damageHero, hit('calthia', 3)).heroHas('calthia', { damage: 3 }).isQuiet();
    worn('last-candle-mail', { wounded: true })
      .runs(damageHero, hit('calthia', 3))
      .picks('p1', 'last-candle-mail|last-candle-mail/abilities.0')
      .heroHas('calthia', { damage: 1 })
      .runs(damageHero, hit('calthia', 2))
      .isQuiet()
      .heroHas('calthia', { damage: 3 });
  },
);

card('twin-heart-harness', 'once a round the wearer takes 1 damage to spare another hero 2', () => {
  worn('twin-heart-harness')
    .runs(damageHero, hit('dhoraz', 3))
    .picks('p1', 'twin-heart-harness|twin-heart-harness/abilities.0')
    .heroHas('dhoraz', { damage: 1 })
    .heroHas('calthia', { damage: 1 })
    .runs(damageHero, hit('dhoraz', 2))
    .isQuiet()
    .heroHas('dhoraz', { damage: 3 });
  worn('twin-heart-harness').runs(damageHero, hit('calthia', 2)).isQuiet().heroHas('calthia', { damage: 2 });
});
