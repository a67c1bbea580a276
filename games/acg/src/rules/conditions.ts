import { conditionEntity, enterPlay, leavePlay } from '../in-play.js';
import { procedure } from '../kit.js';
import { gainCondition, loseCondition } from '../procs.js';
import { heroCannot, heroOf, isStanding } from '../queries.js';
import type { ConditionId, HeroId } from '../terms.js';

/** Never twice the same, and not where "cannot" forbids it. */
const gaining = procedure<{ hero: HeroId; condition: ConditionId }>(gainCondition.id).step(
  'gain',
  ['ACG-COND-01', 'ACG-COND-03', 'ACG-SETUP-08'],
  (g, { hero: id, condition }) => {
    const hero = heroOf(g, id);
    if (!isStanding(hero) || hero.conditions.includes(condition)) return;
    if (heroCannot(g, hero, 'receive-conditions') || g.board.supply[condition] === 0) return;
    g.board.supply[condition]--;
    hero.conditions.push(condition);
    enterPlay(g, conditionEntity(condition, id), condition);
    g.tell?.('condition-gained', { hero: id, condition });
  },
);

/** A removed condition goes back to the supply. */
const losing = procedure<{ hero: HeroId; condition: ConditionId }>(loseCondition.id).step(
  'lose',
  ['ACG-COND-02', 'ACG-DECK-15'],
  (g, { hero: id, condition }) => {
    const { conditions } = heroOf(g, id);
    const at = conditions.indexOf(condition);
    if (at < 0) return;
    conditions.splice(at, 1);
    g.board.supply[condition]++;
    leavePlay(g, conditionEntity(condition, id), condition);
    g.tell?.('condition-lost', { hero: id, condition });
  },
);

export const conditionProcedures = [gaining, losing];
