import { expect } from 'vitest';
import { table } from '../kit.js';
import { card } from './card.js';

card('bleeding', 'wounds its hero once after each of his activations', () => {
  table()
    .hero('ironbreaker', { conditions: ['bleeding'] })
    .rolls({ hero: ['defence', 'defence', 'defence', 'defence', 'defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { wounds: 1, conditions: ['bleeding'] })
    .acts('waywatcher', 'explore')
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 0 })
    .acts('ironbreaker', 'attack')
    .heroHas('ironbreaker', { wounds: 2, conditions: ['bleeding'] })
    .isQuiet();
});

card('bleeding', 'ends when its hero is aided, and only that hero', () => {
  table()
    .hero('ironbreaker', { conditions: ['bleeding'] })
    .hero('waywatcher', { conditions: ['bleeding'] })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .heroHas('waywatcher', { wounds: 0, conditions: [] })
    .heroHas('ironbreaker', { wounds: 1, conditions: ['bleeding'] })
    .check(({ supply }) => expect(supply.bleeding).toBe(3))
    .isQuiet();
});

card('empowered', 'adds 1 success and 1 defence, readies the action and is gone', () => {
  table()
    .hero('ironbreaker', { conditions: ['empowered'], exhausted: ['rest'] })
    .enemy('a', { in: 'ironbreaker', attack: 5, health: 9 })
    .rolls({ hero: ['success', 'defence'], enemy: ['claw'] })
    .acts('ironbreaker', 'attack')
    .enemyIs('a', { wounds: 2 })
    .heroHas('ironbreaker', { wounds: 3, conditions: [], exhausted: ['rest'] })
    .check(({ supply }) => expect(supply.empowered).toBe(4))
    .isQuiet();
});

card('empowered', 'stays for its own hero when another acts', () => {
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
  table()
    .hero('ironbreaker', { conditions: ['sickened'], wounds: 5 })
    .rolls({ hero: ['success+success', 'success', 'success+success', 'success'] })
    .acts('ironbreaker', 'explore')
    .emits('successes', { count: 2 })
    .heroHas('ironbreaker', { conditions: ['sickened'] })
    .acts('ironbreaker', 'rest')
    .emits('successes', { count: 2 })
    .heroHas('ironbreaker', { wounds: 3, conditions: [] })
    .check(({ supply }) => expect(supply.sickened).toBe(4))
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
