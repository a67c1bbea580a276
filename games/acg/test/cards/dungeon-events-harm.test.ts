import { expect } from 'vitest';
import { table } from '../kit.js';
import { card } from './card.js';
import { delvers, finds, isIn, leaves } from './dungeon-table.js';

card('loose-flagstone', 'wounds its finder once and hides a treasure', () => {
  const t = finds(delvers(), 'loose-flagstone')
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 });
  isIn(leaves(t, 1).isQuiet(), { discard: ['loose-flagstone'] });
});

card('rusted-strongbox', 'costs an action or 2 wounds and holds a treasure', () => {
  const box = () => finds(delvers().hero('waywatcher', { exhausted: ['attack'] }), 'rusted-strongbox');
  const forced = box()
    .asks('p1', 'choose-option', 'option-0', 'option-1')
    .picks('p1', 'option-0')
    .asks('p1', 'choose-action-to-exhaust', 'shadow-watch', 'watchful-spites')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'shadow-watch')
    .heroHas('waywatcher', { exhausted: ['attack', 'aid', 'explore'], wounds: 0 });
  isIn(leaves(forced, 1).isQuiet(), { discard: ['rusted-strongbox'] });
  const hurt = box()
    .picks('p1', 'option-1')
    .heroHas('waywatcher', { exhausted: ['attack', 'explore'], wounds: 2 })
    .heroHas('ironbreaker', { wounds: 0 });
  leaves(hurt, 1).isQuiet();
});

card('rusted-strongbox', 'leaves only the wounds to a hero with 3 exhausted actions', () => {
  const t = finds(delvers().hero('waywatcher', { exhausted: ['aid', 'rest'] }), 'rusted-strongbox');
  leaves(t, 1)
    .heroHas('waywatcher', { exhausted: ['aid', 'explore', 'rest'], wounds: 2 })
    .isQuiet();
});

card('footsteps-behind', 'brings 1 enemy upon its finder, and a treasure', () => {
  const t = finds(delvers().deck('enemy', ['test-brute#1', 'test-brute#2']), 'footsteps-behind').check(
    ({ enemies }) =>
      expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'waywatcher', faceup: true }]),
  );
  isIn(leaves(t, 1).isQuiet(), { discard: ['footsteps-behind'] });
});

card('a-draught-from-below', 'raises peril by 1 without its effect, or exhausts 2 actions', () => {
  const draught = () =>
    finds(delvers(), 'a-draught-from-below').asks('p1', 'choose-option', 'option-0', 'option-1');
  const colder = draught()
    .picks('p1', 'option-0')
    .check(({ peril }) => expect(peril).toBe(1))
    .heroHas('waywatcher', { exhausted: ['explore'] })
    .isQuiet();
  isIn(colder, { discard: ['a-draught-from-below'] });
  draught()
    .picks('p1', 'option-1')
    .check(({ peril }) => expect(peril).toBe(0))
    .heroHas('waywatcher', { exhausted: ['aid', 'explore', 'rest'] })
    .isQuiet();
});

card('a-draught-from-below', 'leaves only the peril to a hero with 2 exhausted actions', () => {
  finds(delvers().hero('waywatcher', { exhausted: ['rest'] }), 'a-draught-from-below')
    .check(({ peril }) => expect(peril).toBe(1))
    .heroHas('waywatcher', { exhausted: ['explore', 'rest'] })
    .isQuiet();
});

card('a-draught-from-below', 'exhausts 2 actions of a hero who has 3 left to exhaust', () => {
  // The Bright Wizard explores with the prepare card, so all three others can be exhausted.
  table({ heroes: ['bright-wizard', 'ironbreaker'] })
    .deck('dungeon', ['a-draught-from-below'])
    .rolls({ hero: ['defence'] })
    .acts('bright-wizard', 'explore')
    .answers('p1', 'choose-option', 'option-1')
    .asks('p1', 'choose-action-to-exhaust', 'cinder-burst', 'fan-the-flames', 'banked-embers')
    .wants('p1', { min: 2, max: 2 });
});

card('falling-roof', 'buries 2 progress or wounds its finder twice, and falls only once', () => {
  const roof = () =>
    finds(delvers().location('test-hall', 3), 'falling-roof').asks(
      'p1',
      'choose-option',
      'option-0',
      'option-1',
    );
  const buried = roof()
    .picks('p1', 'option-0')
    .check(({ location }) => expect(location?.progress).toBe(1))
    .heroHas('waywatcher', { wounds: 0 })
    .isQuiet();
  isIn(buried, { removed: ['falling-roof'] });
  const hurt = roof()
    .picks('p1', 'option-1')
    .check(({ location }) => expect(location?.progress).toBe(3))
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  isIn(hurt, { removed: ['falling-roof'] });
});

card('nest-in-the-rafters', 'puts 2 facedown enemies into the shadows, over a treasure', () => {
  const nest = delvers().deck('enemy', ['test-brute#1', 'test-brute#2', 'test-brute#3']);
  const t = leaves(finds(nest, 'nest-in-the-rafters'), 1)
    .answers('p1', 'choose-enemy-to-exhaust')
    .check(({ enemies }) =>
      expect(enemies).toMatchObject([
        { card: 'test-brute#1', zone: 'shadows', faceup: false },
        { card: 'test-brute#2', zone: 'shadows', faceup: false },
      ]),
    )
    .isQuiet();
  isIn(t, { discard: ['nest-in-the-rafters'] });
});

card('sour-water', 'makes its finder Sickened and hides a treasure', () => {
  const t = leaves(finds(delvers(), 'sour-water'), 1)
    .heroHas('waywatcher', { conditions: ['sickened'] })
    .heroHas('ironbreaker', { conditions: [] })
    .isQuiet();
  isIn(t, { discard: ['sour-water'] });
});

card('rusted-snare', 'makes its finder Bleed unless 2 tokens are given up, and holds a treasure', () => {
  const snare = () =>
    finds(
      delvers()
        .hero('waywatcher', { tokens: { rest: 2 } })
        .hero('ironbreaker', { tokens: { rest: 2 } }),
      'rusted-snare',
    ).asks('p1', 'choose-option', 'option-0', 'option-1');
  // Bleeding hurts for the first time at the end of this very activation.
  const bleeding = leaves(snare().picks('p1', 'option-0'), 1)
    .heroHas('waywatcher', { conditions: ['bleeding'], tokens: { rest: 2 }, wounds: 1 })
    .heroHas('ironbreaker', { conditions: [] })
    .isQuiet();
  isIn(bleeding, { discard: ['rusted-snare'] });
  leaves(snare().picks('p1', 'option-1'), 1)
    .heroHas('waywatcher', { conditions: [], tokens: { rest: 0 } })
    .heroHas('ironbreaker', { tokens: { rest: 2 } })
    .isQuiet();
});

card('rusted-snare', 'takes 2 tokens and no more, and 1 is not enough', () => {
  const rich = finds(delvers().hero('waywatcher', { tokens: { aid: 1, rest: 2 } }), 'rusted-snare');
  leaves(rich.picks('p1', 'option-1').answers('p1', 'discard-tokens', '1'), 1)
    .heroHas('waywatcher', { conditions: [], tokens: { aid: 0, rest: 1 } })
    .isQuiet();
  leaves(finds(delvers().hero('waywatcher', { tokens: { rest: 1 } }), 'rusted-snare'), 1)
    .heroHas('waywatcher', { conditions: ['bleeding'], tokens: { rest: 1 } })
    .isQuiet();
});

card('the-listening-wall', 'takes 1 token from each hero with at least 2', () => {
  const t = finds(
    delvers()
      .hero('waywatcher', { tokens: { rest: 2 } })
      .hero('ironbreaker', { tokens: { rest: 1 } }),
    'the-listening-wall',
  )
    .heroHas('waywatcher', { tokens: { rest: 1 } })
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .isQuiet();
  isIn(t, { discard: ['the-listening-wall'] });
  finds(
    delvers()
      .hero('waywatcher', { tokens: { rest: 1 } })
      .hero('ironbreaker', { tokens: { aid: 1, rest: 1 } }),
    'the-listening-wall',
  )
    .answers('p2', 'discard-tokens', 'shield-wall')
    .heroHas('waywatcher', { tokens: { rest: 1 } })
    .heroHas('ironbreaker', { tokens: { aid: 0, rest: 1 } })
    .isQuiet();
});

card('something-stirs', 'lets 1 enemy of the shadows advance on its finder, for a treasure', () => {
  const t = finds(delvers().enemy('a').enemy('b').enemy('far', { in: 'ironbreaker' }), 'something-stirs')
    .asks('p1', 'choose-enemy-to-advance', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'a')
    .zone('waywatcher', ['a'])
    .zone('shadows', ['b']);
  leaves(t, 1).answers('p1', 'choose-enemy-to-exhaust').isQuiet();
  isIn(t, { discard: ['something-stirs'] });
});

card('the-last-expedition', 'costs 1 wound or 1 token and yields a treasure', () => {
  const found = () =>
    finds(
      delvers()
        .hero('waywatcher', { tokens: { rest: 2 } })
        .hero('ironbreaker', { tokens: { rest: 1 } }),
      'the-last-expedition',
    ).asks('p1', 'choose-option', 'option-0', 'option-1');
  const hurt = leaves(found().picks('p1', 'option-0'), 1)
    .heroHas('waywatcher', { wounds: 1, tokens: { rest: 2 } })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  isIn(hurt, { discard: ['the-last-expedition'] });
  leaves(found().picks('p1', 'option-1'), 1)
    .heroHas('waywatcher', { wounds: 0, tokens: { rest: 1 } })
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .isQuiet();
  finds(delvers().hero('waywatcher', { tokens: { rest: 1 } }), 'the-last-expedition').offers(
    'p1',
    'option-1',
  );
  leaves(finds(delvers(), 'the-last-expedition'), 1).heroHas('waywatcher', { wounds: 1 }).isQuiet();
});

card('a-sentry-wakes', 'lets 1 enemy engaged with its finder inflict, for a treasure', () => {
  const watched = delvers()
    .enemy('a', { in: 'waywatcher', attack: 2 })
    .enemy('b', { in: 'waywatcher', attack: 3 })
    .enemy('far', { in: 'ironbreaker', attack: 4 });
  const t = finds(watched, 'a-sentry-wakes', { enemyDice: ['blank', 'blank'] })
    .asks('p1', 'choose-enemy-to-inflict', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'b')
    .heroHas('waywatcher', { wounds: 3 })
    .heroHas('ironbreaker', { wounds: 0 });
  isIn(leaves(t, 1).isQuiet(), { discard: ['a-sentry-wakes'] });
});
