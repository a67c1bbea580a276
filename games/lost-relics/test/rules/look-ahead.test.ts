import { reactionStep } from '../../src/rules/reaction-step.js';
import type { Reaction } from '../../src/terms.js';
import { type LrTable, rule, table } from '../kit.js';

/**
 * Y stands beside a harmless H. If Y will damage somebody it reacts without a question; otherwise either may.
 */
const beside = (t: LrTable, area: string, ...reactions: Reaction[]) =>
  t
    .hostile('y', { in: area, reactions })
    .hostile('h', { in: area, reactions: ['retreat'], attacks: [] })
    .runs(reactionStep, { hero: 'calthia' });
const must = (t: LrTable) => t.emitsTimes(1, 'reaction', { hostile: 'y' });
const either = (t: LrTable) => t.asks('p1', 'choose-reaction', 'y', 'h');

const alone = (treasure: string[] = []) => table({ map: ['AB'] }).hero('calthia', { in: 'A', treasure });
/** Dhoraz has more tokens, but wears armour. */
const two = () => alone().hero('dhoraz', { in: 'A', damage: 2, treasure: ['plate'] });

rule('LR-REA-10', 'a part that can do nothing is left out, and the rest is tried out', () => {
  must(beside(alone(), 'A', 'attack'));
  must(beside(alone(), 'A', 'move', 'attack'));
  must(beside(alone(), 'B', 'attack', 'move', 'attack'));
  either(beside(alone(), 'B', 'attack'));
  either(beside(alone(), 'B', 'attack', 'move'));
});

rule('LR-REA-10', 'who retreats first strikes from where the retreat ends', () => {
  const door = () => table({ map: ['AB'], doors: { d1: ['A', 'B'] } }).hero('calthia', { in: 'A' });
  either(beside(door(), 'A', 'retreat', 'attack'));
  must(beside(door(), 'A', 'attack', 'retreat'));
  // Seen wherever it goes, it stays and strikes.
  must(beside(alone(), 'A', 'retreat', 'attack'));
});

rule('LR-REA-10', 'what armour stops is no damage', () => {
  either(beside(alone(['plate']), 'A', 'attack'));
  must(beside(two(), 'A', 'attack'));
  either(beside(two(), 'A', 'execute'));
});

rule('LR-REA-10', 'a blocked move counts as far as it hurts', () => {
  const full = (treasure: string[]) =>
    table({ map: ['AB'], limits: { A: 1 } }).hero('calthia', { in: 'A', treasure });
  must(beside(full([]), 'B', 'move'));
  either(beside(full(['plate']), 'B', 'move'));
});
