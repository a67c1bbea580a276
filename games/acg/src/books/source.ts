import type { Frame, JsonRecord, State } from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import { cardOf } from '../content/library.js';
import { engage, inflict, payCosts } from '../procs.js';
import { cardBehind } from '../queries.js';
import type { CardId, EnemyId } from '../terms.js';

/**
 * The cards behind what is happening, by the id of their record: those of the innermost rule in progress that
 * has any. Several enemies may strike one blow together.
 */
export function sourcesOf({ stack, board }: State<AcgBoard>): string[] {
  for (let i = stack.length - 1; i >= 0; i--) {
    const found = sourcesIn(stack[i] as Frame, board);
    if (found.length > 0) return found;
  }
  return [];
}

function sourcesIn({ proc, vars }: Frame, b: AcgBoard): string[] {
  switch (proc) {
    case 'acg.enemy-attacks':
      return ((vars.attackers ?? []) as EnemyId[]).flatMap((enemy) => enemyRecord(b, enemy));
    case 'acg.resolve-attack':
      return b.action === null ? [] : [recordOf(b.action.card)];
    case inflict.id:
    case engage.id:
      return enemyRecord(b, vars.enemy as EnemyId);
    case payCosts.id:
      return selfRecord(vars);
    default:
      return proc.startsWith('acg.effect.') ? [ownerOfLine(vars.node as string)] : [];
  }
}

function enemyRecord(b: AcgBoard, id: EnemyId): string[] {
  const card = cardBehind(b, id);
  return card === undefined ? [] : [recordOf(card)];
}

/** What a card costs its owner; conditions and enemies ask for no wounds. */
function selfRecord({ self }: JsonRecord): string[] {
  return typeof self === 'string' && !self.includes('@') && self !== 'quest' ? [recordOf(self)] : [];
}

const recordOf = (card: CardId): string => cardOf(card).id;

/** A line's key begins with its card: `bleeding/abilities.0.0`. Peril is told apart from the quest's own rules. */
function ownerOfLine(node: string): string {
  const at = node.indexOf('/');
  const card = node.slice(0, at);
  return node.startsWith('peril', at + 1) ? perilOf(card) : card;
}

export const perilOf = (quest: string): string => `${quest}/peril`;
