import { expect } from 'vitest';
import { card } from './card.js';
import { delvers, finds, isIn, leaves } from './dungeon-table.js';

card('wayside-shrine', 'heals each hero by 1, its finder by 3, or raises one who fell', () => {
  const shrine = () =>
    finds(
      delvers().hero('waywatcher', { wounds: 5 }).hero('ironbreaker', { wounds: 5 }),
      'wayside-shrine',
    ).asks('party', 'choose-option', 'option-0', 'option-1', 'option-2');
  const all = shrine()
    .picks('party', 'option-0')
    .heroHas('waywatcher', { wounds: 4 })
    .heroHas('ironbreaker', { wounds: 4 })
    .isQuiet();
  isIn(all, { discard: ['wayside-shrine'] });
  shrine()
    .picks('party', 'option-1')
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('ironbreaker', { wounds: 5 })
    .isQuiet();
  finds(delvers().hero('ironbreaker', { health: 20, wounds: 20, status: 'defeated' }), 'wayside-shrine')
    .picks('party', 'option-2')
    .heroHas('ironbreaker', { status: 'standing', wounds: 16 })
    .isQuiet();
});

card('hidden-stair', 'adds 2 progress', () => {
  const t = finds(delvers().location('test-hall', 1), 'hidden-stair')
    .check(({ location }) => expect(location?.progress).toBe(3))
    .isQuiet();
  isIn(t, { discard: ['hidden-stair'] });
});

card('cold-campfire', 'readies 1 action of each hero', () => {
  const tired = delvers()
    .hero('waywatcher', { exhausted: ['rest'] })
    .hero('ironbreaker', { exhausted: ['attack', 'aid', 'explore'] });
  const t = finds(tired, 'cold-campfire')
    .asks('p1', 'choose-action-to-ready', 'orions-hunt', 'watchful-spites')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'orions-hunt')
    .asks('p2', 'choose-action-to-ready', 'inexorable-advance', 'shield-wall', 'into-the-dark')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'inexorable-advance')
    .heroHas('waywatcher', { exhausted: ['rest'] })
    .heroHas('ironbreaker', { exhausted: ['aid', 'explore'] })
    .isQuiet();
  isIn(t, { discard: ['cold-campfire'] });
});

card('forgotten-armoury', 'holds 2 treasures for 1 enemy and 1 peril, once in a quest', () => {
  const t = finds(delvers().deck('enemy', ['test-brute#1', 'test-brute#2']), 'forgotten-armoury')
    .check(({ enemies, peril }) => {
      expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'waywatcher', faceup: true }]);
      expect(peril).toBe(1);
    })
    .doesNotEmit('peril-effect');
  isIn(leaves(t, 2).isQuiet(), { removed: ['forgotten-armoury'] });
});

card('an-answering-song', 'gives each hero 1 token and goes under the deck', () => {
  const t = finds(delvers(), 'an-answering-song', { under: ['test-bruise'] })
    .answers('p1', 'place-tokens', 'deadly-shot')
    .answers('p2', 'place-tokens', 'inexorable-advance')
    .heroHas('waywatcher', { tokens: { attack: 1, aid: 0, explore: 0, rest: 0 } })
    .heroHas('ironbreaker', { tokens: { attack: 1, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
  isIn(t, { deck: ['test-bruise', 'an-answering-song'] });
});

card('scratched-map', 'shows the top 3 cards, any of which go under the deck, and adds 1 progress', () => {
  const under = ['test-bruise', 'test-hoard', 'test-ambush', 'test-salve'];
  const t = finds(delvers().location('test-hall', 1), 'scratched-map', { under })
    .asksInOrder('p1', 'put-on-bottom', 'test-bruise', 'test-hoard', 'test-ambush')
    .wants('p1', { min: 0, max: 3 })
    .picks('p1', 'test-hoard')
    .check(({ location }) => expect(location?.progress).toBe(2))
    .isQuiet();
  isIn(t, {
    deck: ['test-bruise', 'test-ambush', 'test-salve', 'test-hoard'],
    removed: ['scratched-map'],
  });
});

card('steady-hands', 'makes its finder Empowered for the next action', () => {
  const t = finds(delvers(), 'steady-hands')
    .heroHas('waywatcher', { conditions: ['empowered'], exhausted: ['explore'] })
    .heroHas('ironbreaker', { conditions: [] })
    .isQuiet();
  isIn(t, { discard: ['steady-hands'] });
});

card('thieves-fall-out', 'wounds 2 enemies anywhere once each, but no nemesis', () => {
  const quarrel = delvers()
    .enemy('near', { in: 'waywatcher' })
    .enemy('far', { in: 'ironbreaker' })
    .enemy('lurker')
    .enemy('king', { card: 'test-nemesis' });
  const t = finds(quarrel, 'thieves-fall-out', { enemyDice: ['blank'] })
    .asks('p1', 'choose-enemy-to-suffer', 'near', 'far', 'lurker')
    .wants('p1', { min: 2, max: 2 })
    .picks('p1', 'near', 'far')
    .enemyIs('near', { wounds: 1 })
    .enemyIs('far', { wounds: 1 })
    .enemyIs('lurker', { wounds: 0 })
    .answers('p1', 'choose-enemy-to-exhaust')
    .isQuiet();
  isIn(t, { discard: ['thieves-fall-out'] });
});

card('quiet-hour', 'moves peril back by 1 and may heal another hero by 1, once in a quest', () => {
  const hour = () =>
    finds(
      delvers()
        .hero('waywatcher', { wounds: 3 })
        .hero('ironbreaker', { wounds: 3 })
        .given((b) => {
          b.peril = 3;
        }),
      'quiet-hour',
    )
      .check(({ peril }) => expect(peril).toBe(2))
      .asks('party', 'choose-hero-to-recover', 'ironbreaker')
      .wants('party', { min: 0, max: 1 });
  const healed = hour()
    .picks('party', 'ironbreaker')
    .heroHas('ironbreaker', { wounds: 2 })
    .heroHas('waywatcher', { wounds: 3 })
    .isQuiet();
  isIn(healed, { removed: ['quiet-hour'] });
  hour().picks('party').heroHas('ironbreaker', { wounds: 3 }).isQuiet();
});

card('safe-conduct', 'sends 1 lurking enemy away and holds 1 engaged one back, but no nemesis', () => {
  const stopped = delvers()
    .enemy('a', { card: 'test-brute#1' })
    .enemy('b', { card: 'test-brute#2', facedown: true })
    .enemy('king', { card: 'test-nemesis' })
    .enemy('c', { in: 'waywatcher' })
    .enemy('d', { in: 'waywatcher' })
    .enemy('queen', { card: 'test-nemesis-2', in: 'waywatcher' })
    .enemy('far', { in: 'ironbreaker' });
  const t = finds(stopped, 'safe-conduct', { enemyDice: ['blank', 'blank', 'blank'] })
    .asks('p1', 'choose-enemy-to-place', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'a')
    .enemyIsGone('a')
    .check(({ decks }) => expect(decks.enemy.discard).toEqual(['test-brute#1']))
    .asks('p1', 'choose-enemy-to-exhaust', 'c', 'd')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'd')
    .enemyIs('c', { exhausted: false })
    .enemyIs('d', { exhausted: true });
  leaves(t, 1).answers('p1', 'choose-enemy-to-exhaust').isQuiet();
  isIn(t, { discard: ['safe-conduct'] });
});
