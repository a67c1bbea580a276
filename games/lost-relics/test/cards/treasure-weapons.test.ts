import { expect } from 'vitest';
import type { HeroId } from '../../src/terms.js';
import { table } from '../kit.js';
import { card, POST } from './card.js';

/** One hero with the card and one die, and a hostile beside them or one area away. */
const armed = (weapon: string, die: number, far = false, hero: HeroId = 'calthia') =>
  table({ players: 1 })
    .hero(hero, { in: 'A', dice: [die], treasure: [weapon] })
    .hostile('post', { in: far ? 'B' : 'A', ...POST });

card('duskblade', 'melee, 1 damage, or 3 with a 4 or more', () => {
  armed('duskblade', 3).turnOf('calthia').acts('calthia', 'duskblade').hostileIs('post', { damage: 1 });
  armed('duskblade', 4).turnOf('calthia').acts('calthia', 'duskblade').hostileIs('post', { damage: 3 });
  armed('duskblade', 4, true).legal('calthia', 'duskblade', 4, false);
});

card('ember-flask', 'everyone in an area within sight takes 1 damage, or 2 with a 6', () => {
  const thrown = (die: number) =>
    armed('ember-flask', die, true)
      .hero('dhoraz', { in: 'B' })
      .turnOf('calthia')
      .acts('calthia', 'throw')
      .answers('p1', 'order-targets', 'post');
  thrown(5).hostileIs('post', { damage: 1 }).heroHas('dhoraz', { damage: 1 });
  thrown(6).hostileIs('post', { damage: 2 }).heroHas('dhoraz', { damage: 2 });
});

card('spear-of-three-doors', 'ranged, 1 damage or 2 with a 5 or more, and a step afterwards', () => {
  table({ players: 1 })
    .hero('calthia', { in: 'B', dice: [4], treasure: ['spear-of-three-doors'] })
    .hostile('post', { in: 'C', ...POST })
    .turnOf('calthia')
    .acts('calthia', 'cast')
    .hostileIs('post', { damage: 1 })
    .answers('p1', 'carry-out-line', 'yes')
    .answers('p1', 'choose-step', 'A')
    .heroHas('calthia', { in: 'A' })
    .isQuiet();
  armed('spear-of-three-doors', 5, true)
    .turnOf('calthia')
    .acts('calthia', 'cast')
    .hostileIs('post', { damage: 2 })
    .answers('p1', 'carry-out-line', 'no')
    .heroHas('calthia', { in: 'A' });
});

card('truthseekers-oath', 'Calthia’s melee attacks deal 1 more; nobody else’s do', () => {
  armed('truthseekers-oath', 4)
    .turnOf('calthia')
    .acts('calthia', 'broadsword')
    .hostileIs('post', { damage: 2 + 1 });
  armed('truthseekers-oath', 2, false, 'dhoraz')
    .turnOf('dhoraz')
    .acts('dhoraz', 'hammer')
    .hostileIs('post', { damage: 2 });
});

card('knell-maul', 'melee, always 2 damage; a 5 or more can drive the target away', () => {
  armed('knell-maul', 6, true).legal('calthia', 'toll', 6, false);
  armed('knell-maul', 4)
    .turnOf('calthia')
    .acts('calthia', 'toll')
    .hostileIs('post', { damage: 2, in: 'A' })
    .isQuiet();
  armed('knell-maul', 5)
    .turnOf('calthia')
    .acts('calthia', 'toll')
    .answers('p1', 'carry-out-line', 'yes')
    .hostileIs('post', { damage: 2, in: 'B' });
});

card('gallows-chain', 'ranged, 1 damage or 2 with a 5 or more, and the target can be hauled in', () => {
  armed('gallows-chain', 4, true)
    .turnOf('calthia')
    .acts('calthia', 'haul')
    .answers('p1', 'carry-out-line', 'yes')
    .hostileIs('post', { damage: 1, in: 'A' });
  armed('gallows-chain', 5, true)
    .turnOf('calthia')
    .acts('calthia', 'haul')
    .answers('p1', 'carry-out-line', 'no')
    .hostileIs('post', { damage: 2, in: 'B' });
});

card('last-field-sickle', 'melee, 1 damage or 3 with a 5 or more; whoever slays is healed by 1', () => {
  armed('last-field-sickle', 6, true).legal('calthia', 'reap', 6, false);
  armed('last-field-sickle', 4)
    .hero('calthia', { in: 'A', dice: [4], damage: 2 })
    .turnOf('calthia')
    .acts('calthia', 'reap')
    .hostileIs('post', { damage: 1 })
    .heroHas('calthia', { damage: 2 });
  table({ players: 1 })
    .hero('calthia', { in: 'A', dice: [5], damage: 2, treasure: ['last-field-sickle'] })
    .hostile('x', { in: 'A', resilience: 3 })
    .turnOf('calthia')
    .acts('calthia', 'reap')
    .isGone('x')
    .heroHas('calthia', { damage: 2 - 1 });
});

card('oathbreaker-axe', 'melee, 3 damage or 5 with a 6, and 1 to whoever swings it', () => {
  armed('oathbreaker-axe', 6, true).legal('calthia', 'break', 6, false);
  const swung = (die: number) =>
    armed('oathbreaker-axe', die)
      .turnOf('calthia')
      .acts('calthia', 'break')
      .heroHas('calthia', { damage: 1 });
  swung(5).hostileIs('post', { damage: 3 });
  swung(6).hostileIs('post', { damage: 5 });
});

card(
  'vesper-bow',
  'ranged, 1 damage or 2 with a 5 or more; an inspired shot that slays brings destiny',
  () => {
    const shot = (die: number, resilience: number) =>
      table({ players: 1 })
        .hero('calthia', { in: 'A', dice: [die], treasure: ['vesper-bow'] })
        .hostile('x', { in: 'B', resilience, reactions: ['retreat'] })
        .turnOf('calthia')
        .acts('calthia', 'vesper');
    shot(4, 2).hostileIs('x', { wounded: true }).heroHas('calthia', { destiny: 0 });
    shot(4, 1).isGone('x').heroHas('calthia', { destiny: 0 });
    shot(5, 2).isGone('x').heroHas('calthia', { destiny: 1 });
    shot(5, 3).hostileIs('x', { wounded: true }).heroHas('calthia', { destiny: 0 });
  },
);

card('giantbone-grip', 'once a round Dhoraz attacks again at once when he has slain', () => {
  const cleaves = (hero: 'dhoraz' | 'calthia') =>
    table({ players: 1 })
      .hero(hero, { in: 'A', dice: [2, 2], treasure: ['giantbone-grip'] })
      .hostile('x', { in: 'A', resilience: 1 })
      .hostile('y', { in: 'A', ...POST })
      .turnOf(hero);
  cleaves('dhoraz')
    .acts('dhoraz', 'hammer')
    .answers('p1', 'choose-target', 'x')
    .isGone('x')
    .picks('p1', 'giantbone-grip|giantbone-grip/abilities.0')
    .answers('p1', 'choose-commanded-action', 'hammer')
    .hostileIs('y', { damage: 2 })
    .heroHas('dhoraz', { dice: [2] })
    .asks('p1', 'choose-action', 'hammer', 'sweep', 'decline')
    .check((b) => expect(b.spent).toHaveLength(1));
  cleaves('calthia')
    .acts('calthia', 'broadsword')
    .answers('p1', 'choose-target', 'x')
    .isGone('x')
    .asks('p1', 'choose-action', 'broadsword', 'decline')
    .hostileIs('y', { damage: 0 });
});
