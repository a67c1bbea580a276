import { carries } from '../carries.js';
import type { G } from '../kit.js';
import { fromLeader } from '../queries.js';

/** To the player on the left; a single player keeps the token. */
export const passLeader = carries(['CC-LDR-04', 'CC-LDR-05'], 'leader.passLeader', (g: G): void => {
  const [now, next] = fromLeader(g.board);
  g.board.leader = next ?? (now as string);
  g.tell?.('leader', { seat: g.board.leader });
});
