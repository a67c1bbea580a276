import { procedure } from '../kit.js';
import { exhaustEnemy } from '../procs.js';
import { enemyCannot, maybeEnemy, shownCard } from '../queries.js';
import type { EnemyId } from '../terms.js';

/** An effect exhausts an enemy: facedown ones stay facedown, and "cannot be exhausted" is absolute. */
const exhausting = procedure<{ enemy: EnemyId }, boolean>(exhaustEnemy.id).step(
  'exhaust',
  ['ACG-EXH-01', 'ACG-EXH-06', 'ACG-EXH-08', 'ACG-ZONE-12', 'ACG-ZONE-14', 'ACG-GOLD-04'],
  (g, v) => {
    const enemy = maybeEnemy(g.board, v.enemy);
    if (enemy === undefined || enemyCannot(g.board, enemy, 'be-exhausted')) return g.end(false);
    enemy.exhausted = true;
    g.tell?.('enemy-exhausted', { enemy: v.enemy, card: shownCard(enemy) });
    return g.end(true);
  },
);

export const exhaustingProcedures = [exhausting];
