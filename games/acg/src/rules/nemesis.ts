import { allowed } from '@questhall/engine';
import { enemyCard } from '../content/library.js';
import { type AcgPosition, procedure } from '../kit.js';
import { programOf, runProgram } from '../procs.js';
import { activeHero, currentAction, iconCount, isNemesis, party, rankOf } from '../queries.js';
import { type AcgChoice, refusal } from '../refusals.js';
import type { CardId, EnemyId } from '../terms.js';

type Due = { id: EnemyId; card: CardId; rank: number };
type Vars = { due?: Due[] };

const LOWER_RANK = refusal('lower-rank', 'ACG-TIME-04', 'ACG-NEM-02');

/** Of the nemeses whose effect is due, those of the highest rank. */
export const nemesesToOrder: AcgChoice<Vars, EnemyId> = {
  candidates: (_, { due = [] }) => due.map((one) => one.id),
  judge(_, { due = [] }, id) {
    const rank = due.find((one) => one.id === id)?.rank ?? 0;
    return due.some((one) => one.rank > rank) ? LOWER_RANK : true;
  },
};

export const showsNemesis = (g: AcgPosition): boolean => iconCount(currentAction(g), 'nemesis') > 0;

/** One nemesis icon or more: the effect of every faceup nemesis, wherever it is, once, in order of rank. */
export const nemesisEffects = procedure<Vars>('acg.nemesis-effects')
  .step('gather', ['ACG-NEM-02', 'ACG-NEM-03', 'ACG-ATK-10', 'ACG-FAQ-07'], (g, v) => {
    v.due = nemesesInPlay(g);
  })
  .step('order', ['ACG-TIME-05', 'ACG-TIME-02'], (g, v) => {
    const first = allowed(nemesesToOrder, g, v);
    if (first.length === 0) return g.end(undefined);
    return g.one(party(g), 'order-nemeses', first);
  })
  .step('resolve', 'ACG-NEM-02', (g, v, first) => {
    const due = v.due ?? [];
    const next = due.find((one) => one.id === first);
    v.due = due.filter((one) => one !== next);
    if (next === undefined) return g.end(undefined);
    g.tell?.('nemesis-effect', { enemy: next.id, card: next.card });
    const you = activeHero(g);
    const ctx = { you, self: next.id, target: null, hero: null, enemy: next.id };
    return g.call(runProgram, programOf(ctx, `${enemyCard(g, next.card).id}/nemesis`));
  })
  .step('next', 'ACG-NEM-02', (g) => g.goto('order'));

/** In a zone or in the lair; also one that fell in this very action, unless it is back already. */
function nemesesInPlay(g: AcgPosition): Due[] {
  const due: Due[] = [];
  for (const enemy of g.board.enemies) {
    if (isNemesis(g, enemy)) due.push({ id: enemy.id, card: enemy.card, rank: rankOf(g, enemy) });
  }
  for (const late of currentAction(g).lateNemeses) {
    if (!due.some((one) => one.card === late.card)) due.push({ ...late });
  }
  return due.filter((one) => enemyCard(g, one.card).nemesisEffect !== undefined);
}

export const nemesisProcedures = [nemesisEffects];
