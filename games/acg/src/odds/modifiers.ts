import type { CompiledLine } from '../content/library.js';
import type { Amount } from '../content/selectors.js';
import { amountOf } from '../effects/choosing.js';
import { LATE_MODIFIERS } from '../in-play.js';
import { holds } from '../predicates.js';
import type { Icon } from '../terms.js';
import { type Heard, hearing } from './abilities.js';
import type { Attempt } from './attempt.js';

/** Icons added to a roll or taken from it. Abilities take only what is there; a card's own bonus is just added. */
export type Change = { readonly icon: Icon; readonly add: number; readonly bonus: boolean };

/** Icons that heroes like to see: whoever orders the effects takes some away before adding others. */
const WELCOME: readonly Icon[] = ['success', 'critical', 'defence'];

/** All that changes the roll by itself: quest and enemies, then the card, then gear and conditions (DICE-10). */
export function changesIn(attempt: Attempt): Change[] {
  const { bonus = {} } = attempt.params;
  const own = Object.entries(bonus).map(([icon, add]): Change => ({ icon: icon as Icon, add, bonus: true }));
  return [...changesAt(attempt, 'modify-dice'), ...own, ...late(attempt)];
}

function changesAt(attempt: Attempt, window: string): Change[] {
  const { happens } = hearing(attempt.b, window, { hero: attempt.hero });
  return happens.flatMap((one) => one.lines.flatMap((line) => changeBy(attempt, one, line)));
}

/** Of these the players choose the order, and are thought to choose the one that helps them. */
function late(attempt: Attempt): Change[] {
  const changes = changesAt(attempt, LATE_MODIFIERS);
  const first = ({ icon, add }: Change) => WELCOME.includes(icon) === add < 0;
  const mixed = changes.some(
    (one) => first(one) && changes.some((other) => !first(other) && other.icon === one.icon),
  );
  if (mixed) attempt.remarks.say('order');
  return [...changes.filter(first), ...changes.filter((one) => !first(one))];
}

function changeBy({ b, remarks }: Attempt, { card, ctx }: Heard, line: CompiledLine): Change[] {
  if (line.if !== undefined && !holds(b, line.if, ctx)) return [];
  if (line.may || line.cost !== undefined) remarks.optional(card);
  else if (line.verb === 'modifyRoll' && !line.ifYouCannot) {
    const { icon, add } = line.params as { icon: Icon; add: Amount };
    return [{ icon, add: amountOf(b, add, ctx), bonus: false }];
  } else remarks.unforeseen(card);
  return [];
}

/** How many icons there are in the end, of so many on the dice. */
export function changed(shown: number, icon: Icon, changes: readonly Change[]): number {
  let count = shown;
  for (const change of changes) {
    if (change.icon !== icon) continue;
    count += change.bonus ? change.add : Math.max(change.add, -Math.max(0, count));
  }
  return Math.max(0, count);
}
