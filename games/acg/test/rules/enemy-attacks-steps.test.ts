import { expect } from 'vitest';
import { enemy } from '../cards.js';
import { ability, holding } from '../cards-actions.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';

const ROAR = { window: 'enemy-attacks', lines: [{ do: { peril: { change: 1 } } }] };
addTestCards(enemy('test-roarer', { abilities: [ROAR] }), enemy('test-howler', { abilities: [ROAR] }));

const napping = (): AcgTable => holding(table(), 'ironbreaker', 'rest', 'test-nap');
const NO_DEFENCE = ['success'];

rule(['ACG-EATK-04', 'ACG-EATK-08'], 'attackers are told by attack value, not by tier', () => {
  napping()
    .enemy('high', { card: 'test-tier-3', in: 'ironbreaker', attack: 1 })
    .enemy('low', { card: 'test-tier-1', in: 'ironbreaker', attack: 2 })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'claw'] })
    .acts('ironbreaker', 'rest')
    .emits('enemies-attack', { attackers: ['low', 'high'], cards: ['test-tier-1', 'test-tier-3'], attack: 3 })
    .isQuiet();
});

rule('ACG-EATK-08', 'equal attackers keep the order in which they came; the fallen are told first', () => {
  napping()
    .enemy('x', { card: 'test-undead#1', in: 'ironbreaker' })
    .enemy('y', { card: 'test-undead#2', in: 'ironbreaker' })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'claw'] })
    .acts('ironbreaker', 'rest')
    .emits('enemies-attack', { attackers: ['x', 'y'], cards: ['test-undead#1', 'test-undead#2'] })
    .isQuiet();
  holding(table(), 'ironbreaker', 'attack', 'test-strike')
    .enemy('x', { card: 'test-undead#1', in: 'ironbreaker', health: 2 })
    .enemy('y', { card: 'test-undead#2', in: 'ironbreaker', health: 2 })
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'claw'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'y')
    .enemyIsGone('y')
    .emits('enemies-attack', { attackers: ['y', 'x'], cards: ['test-undead#2', 'test-undead#1'], attack: 2 })
    .isQuiet();
});

rule('ACG-EATK-05', 'what defence has taken off is told, and nothing is told without defence', () => {
  const attacked = (face: string, attack: number) =>
    napping()
      .enemy('x', { in: 'ironbreaker', attack })
      .rolls({ hero: [face], enemy: ['claw'] })
      .acts('ironbreaker', 'rest')
      .isQuiet();
  attacked('success', 2).doesNotEmit('attack-blocked').heroHas('ironbreaker', { wounds: 2 });
  attacked('defence', 3).emits('attack-blocked', { count: 1 }).heroHas('ironbreaker', { wounds: 2 });
  attacked('defence', 1).emits('attack-blocked', { count: 1 }).heroHas('ironbreaker', { wounds: 0 });
});

rule('ACG-EATK-05', 'the wounds come from all attackers, the chosen one included', () => {
  napping()
    .enemy('x', { card: 'test-undead', in: 'ironbreaker' })
    .enemy('y', { card: 'test-ratfolk', in: 'ironbreaker' })
    .enemy('strong', { card: 'test-greenskin', in: 'ironbreaker', attack: 3 })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'claw', 'blank'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'choose-attackers', 'y')
    .emits('wounds', { hero: 'ironbreaker', count: 4, from: ['test-greenskin', 'test-ratfolk'] })
    .isQuiet();
});

rule('ACG-EATK-02', 'each attacker has its moment, the strongest first', () => {
  const t = napping()
    .enemy('x', { card: 'test-roarer', in: 'ironbreaker' })
    .enemy('y', { card: 'test-howler', in: 'ironbreaker', attack: 2 })
    .rolls({ hero: NO_DEFENCE, enemy: ['claw', 'claw'] })
    .acts('ironbreaker', 'rest')
    .isQuiet();
  const heard = t.events.filter(({ type }) => type === 'ability').map(({ data }) => data.ability);
  expect(heard).toEqual([`y|${key('test-howler')}`, `x|${key('test-roarer')}`]);
  expect(t.board.peril).toBe(2);
});

rule(['ACG-ATK-09', 'ACG-EATK-02'], 'a fallen attacker is heard in its last attack, and then no more', () => {
  const t = holding(table(), 'ironbreaker', 'attack', 'test-strike')
    .hero('ironbreaker', { gear: ['test-claw'] })
    .enemy('x', { card: 'test-roarer', in: 'ironbreaker', health: 1 })
    .enemy('y', { card: 'test-howler', in: 'ironbreaker' })
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'blank'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'x')
    .answers('p1', 'use-ability', ability('test-claw'))
    .emits('enemies-attack', { attackers: ['y', 'x'] })
    .isQuiet();
  expect(t.board.peril).toBe(2);
  expect(t.board.listening['enemy-attacks']).toEqual([`y|${key('test-howler')}`]);
});

function key(card: string): string {
  return `${card}/abilities.0`;
}
