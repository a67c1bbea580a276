import { expect } from 'vitest';
import { table } from '../kit.js';
import { card } from './card.js';

/** The Ironbreaker leads; both heroes carry the condition, so that it is seen whose moment it is. */
const both = (condition: 'bleeding' | 'empowered' | 'sickened') =>
  table()
    .hero('ironbreaker', { conditions: [condition] })
    .hero('waywatcher', { conditions: [condition] });

card('bleeding', 'wounds its hero once after each of his activations', () => {
  both('bleeding')
    .rolls({ hero: ['defence', 'defence', 'defence', 'defence', 'defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .heroHas('waywatcher', { wounds: 1, conditions: ['bleeding'] })
    .heroHas('ironbreaker', { wounds: 0 })
    .acts('ironbreaker', 'explore')
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 1 })
    .acts('waywatcher', 'rest')
    .heroHas('waywatcher', { wounds: 2, conditions: ['bleeding'] })
    .isQuiet();
});

card('bleeding', 'ends when its hero is aided, and only that hero', () => {
  both('bleeding')
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .heroHas('waywatcher', { wounds: 0, conditions: [] })
    .heroHas('ironbreaker', { wounds: 1, conditions: ['bleeding'] })
    .check(({ supply }) => expect(supply.bleeding).toBe(3))
    .isQuiet();
});

card('empowered', 'adds 1 success and 1 defence, readies the action and is gone', () => {
  both('empowered')
    .hero('ironbreaker', { exhausted: ['aid', 'rest'] })
    .hero('waywatcher', { exhausted: ['aid'] })
    .enemy('a', { in: 'waywatcher', attack: 5 })
    .rolls({ hero: ['success', 'defence'], enemy: ['claw'] })
    .acts('waywatcher', 'explore')
    .emits('successes', { count: 2 })
    .heroHas('waywatcher', { wounds: 3, conditions: [], exhausted: ['aid'] })
    .heroHas('ironbreaker', { conditions: ['empowered'], exhausted: ['aid', 'rest'] })
    .check(({ supply }) => expect(supply.empowered).toBe(3))
    .isQuiet();
});

card('empowered', 'does nothing for another hero', () => {
  table()
    .hero('ironbreaker', { conditions: ['empowered'] })
    .rolls({ hero: ['success', 'defence'] })
    .acts('waywatcher', 'explore')
    .emits('successes', { count: 1 })
    .heroHas('waywatcher', { exhausted: ['explore'] })
    .heroHas('ironbreaker', { conditions: ['empowered'] })
    .isQuiet();
});

card('sickened', 'takes 1 success off each action until its hero has rested', () => {
  both('sickened')
    .hero('waywatcher', { wounds: 5 })
    .rolls({ hero: ['success+success', 'success', 'success+success', 'success'] })
    .acts('waywatcher', 'explore')
    .emits('successes', { count: 2 })
    .heroHas('waywatcher', { conditions: ['sickened'] })
    .acts('waywatcher', 'rest')
    .emits('successes', { count: 2 })
    .heroHas('waywatcher', { wounds: 3, conditions: [] })
    .heroHas('ironbreaker', { conditions: ['sickened'] })
    .check(({ supply }) => expect(supply.sickened).toBe(3))
    .isQuiet();
});

card('sickened', 'takes nothing off a roll without a success, nor off the roll of another hero', () => {
  table()
    .hero('ironbreaker', { conditions: ['sickened'] })
    .rolls({ hero: ['defence', 'defence', 'success', 'defence'] })
    .acts('ironbreaker', 'explore')
    .emits('successes', { count: 0 })
    .doesNotEmit('roll-modified')
    .acts('waywatcher', 'explore')
    .emits('successes', { count: 1 })
    .isQuiet();
});
