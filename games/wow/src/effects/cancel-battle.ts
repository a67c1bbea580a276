import { z } from 'zod';
import { idOf } from '../fighters.js';
import { effect, effectProcedure } from '../kit.js';
import { order } from '../text/en/clause.js';

const schema = z.strictObject({});
export type CancelBattleParams = z.infer<typeof schema>;

export const cancelBattleEffect = effect<CancelBattleParams>({
  verb: 'cancelBattle',
  schema,
  possible: ({ board }) => board.combat !== null && !board.combat.cancelled,
  words: () => order('cancel', 'the battle'),
  procedure: effectProcedure('cancelBattle').step('cancel', 'WOW-KEY-03', (g) => {
    const { combat } = g.board;
    if (combat === null) return g.end(false);
    combat.cancelled = true;
    g.tell?.('battle-cancelled', { attacker: idOf(combat.attacker), defender: idOf(combat.defender) });
    return g.end(true);
  }),
});
