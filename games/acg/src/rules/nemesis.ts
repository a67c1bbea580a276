import type { AcgBoard } from '../board.js';
import { enemyCard } from '../content/library.js';
import { procedure } from '../kit.js';
import { programOf, runProgram } from '../procs.js';
import { activeHero, currentAction, iconCount, isNemesis, party, rankOf } from '../queries.js';
import type { CardId, EnemyId } from '../terms.js';

type Due = { id: EnemyId; card: CardId; rank: number };

/** One nemesis icon or more: the effect of every faceup nemesis, wherever it is, once, in order of rank. */
export const nemesisEffects = procedure<{ due?: Due[] }>('acg.nemesis-effects')
  .step('gather', ['ACG-NEM-02', 'ACG-NEM-03', 'ACG-ATK-10', 'ACG-FAQ-07'], (g, v) => {
    if (iconCount(currentAction(g.board), 'nemesis') <= 0) return g.end(undefined);
    v.due = nemesesInPlay(g.board);
    return undefined;
  })
  .step('order', ['ACG-TIME-05', 'ACG-TIME-02'], (g, v) => {
    const due = v.due ?? [];
    const top = Math.max(...due.map((one) => one.rank));
    const first = due.filter((one) => one.rank === top).map((one) => one.id);
    if (first.length === 0) return g.end(undefined);
    return g.one(party(g.board), 'order-nemeses', first);
  })
  .step('resolve', 'ACG-NEM-02', (g, v, first) => {
    const due = v.due ?? [];
    const next = due.find((one) => one.id === first);
    v.due = due.filter((one) => one !== next);
    if (next === undefined) return g.end(undefined);
    g.tell?.('nemesis-effect', { enemy: next.id, card: next.card });
    const you = activeHero(g.board);
    const ctx = { you, self: next.id, target: null, hero: null, enemy: next.id };
    return g.call(runProgram, programOf(ctx, `${enemyCard(next.card).id}/nemesis`));
  })
  .step('next', 'ACG-NEM-02', (g) => g.goto('order'));

/** In a zone or in the lair; also one that fell in this very action, unless it is back already. */
function nemesesInPlay(b: AcgBoard): Due[] {
  const due: Due[] = [];
  for (const enemy of b.enemies) {
    if (isNemesis(enemy)) due.push({ id: enemy.id, card: enemy.card, rank: rankOf(b, enemy) });
  }
  for (const late of currentAction(b).lateNemeses) {
    if (!due.some((one) => one.card === late.card)) due.push({ ...late });
  }
  return due.filter((one) => enemyCard(one.card).nemesisEffect !== undefined);
}

export const nemesisProcedures = [nemesisEffects];
