import { type AcgPosition, procedure } from '../kit.js';
import { exhaustEnemy } from '../procs.js';
import { cardsOf, enemyCannot, heroOf, judgeExhausting, maybeEnemy, shownCard, slotOf } from '../queries.js';
import type { AcgChoice } from '../refusals.js';
import type { CardId, EnemyId, HeroId } from '../terms.js';

const NO_CARDS: readonly CardId[] = [];

/** As a cost or by an effect: which action is exhausted. Several rules ask for it, each about a hero of its own. */
export const actionsToExhaust = <V>(
  whose: (g: AcgPosition, v: V) => HeroId | null | undefined,
): AcgChoice<V, CardId> => ({
  candidates(g, v) {
    const hero = whose(g, v) ?? null;
    return hero === null ? NO_CARDS : cardsOf(heroOf(g, hero));
  },
  judge: (g, v, card) => judgeExhausting(g, slotOf(heroOf(g, whose(g, v) as HeroId), card)),
});

/** An effect exhausts an enemy: facedown ones stay facedown, and "cannot be exhausted" is absolute. */
const exhausting = procedure<{ enemy: EnemyId }, boolean>(exhaustEnemy.id).step(
  'exhaust',
  ['ACG-EXH-01', 'ACG-EXH-06', 'ACG-EXH-08', 'ACG-ZONE-12', 'ACG-ZONE-14', 'ACG-GOLD-04'],
  (g, v) => {
    const enemy = maybeEnemy(g, v.enemy);
    if (enemy === undefined || enemyCannot(g, enemy, 'be-exhausted')) return g.end(false);
    enemy.exhausted = true;
    g.tell?.('enemy-exhausted', { enemy: v.enemy, card: shownCard(enemy) });
    return g.end(true);
  },
);

export const exhaustingProcedures = [exhausting];
