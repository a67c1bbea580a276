import type { Enemy } from '../board.js';
import { type CompiledLine, library } from '../content/library.js';
import type { EnemySelector } from '../content/selectors.js';
import { cardName } from '../names.js';
import { holds } from '../predicates.js';
import { nobody } from '../procs.js';
import { attackOf, engagedWith } from '../queries.js';
import type { Attempt } from './attempt.js';
import { type Blows, blowsIn, blowsOf, worsened, worsening } from './blows.js';

/** What still comes before the roll; it changes the attempt's own board. */
export function prelude(attempt: Attempt): Blows {
  const { stage, above, node, b } = attempt;
  if (stage === 'spend-tokens') return [];
  const early = stage === 'choose-action' ? above : [];
  const blows = early.flatMap((line) => carriedOut(attempt, line));
  if (stage === 'choose-action') blows.push(...blowsIn(attempt, b, 'before-action'));
  const before = library.programs[`${node}.before`] ?? [];
  blows.push(...before.flatMap((line) => carriedOut(attempt, line)));
  return worsened(blows, worsening(b, attempt));
}

function carriedOut(attempt: Attempt, line: CompiledLine): Blows {
  const { b, card, hero, remarks } = attempt;
  const ctx = { ...nobody, you: hero, self: card, target: b.action?.aided ?? null };
  if (line.if !== undefined && !holds(b, line.if, ctx)) return [];
  if (line.may || line.cost !== undefined) {
    if (matters(attempt, line.verb)) remarks.say('own-choice', { card: cardName(card) });
    return [];
  }
  if (line.verb !== 'retreat' || line.ifYouCannot) return blowsOf(attempt, b, { card, lines: [line], ctx });
  sendAway(attempt, (line.params as { enemy: EnemySelector }).enemy);
  return [];
}

/** Is there anybody whom the card could bring or send away? */
function matters({ b, hero }: Attempt, verb: string): boolean {
  if (verb === 'look') return false;
  if (verb === 'engage') return b.enemies.some(({ zone }) => zone !== hero && zone !== 'lair');
  return engagedWith(b, hero).length > 0;
}

/** Where the player must choose, he is thought to be rid of the strongest. */
function sendAway({ b, hero, card, remarks }: Attempt, selector: EnemySelector): void {
  if (typeof selector === 'string' || selector.in !== 'engaged-with-you') {
    remarks.unforeseen(card);
    return;
  }
  const threat = (enemy: Enemy) => (enemy.exhausted || !enemy.faceup ? -1 : attackOf(b, enemy));
  const engaged = engagedWith(b, hero).sort((one, other) => threat(other) - threat(one));
  const count = selector.count === 'all' ? engaged.length : (selector.count ?? 1);
  const gone = engaged.slice(0, count);
  if (gone.length < engaged.length) {
    remarks.doubt('retreats', { enemies: gone.map((enemy) => cardName(enemy.card)).join(', ') });
  }
  for (const enemy of gone) enemy.zone = 'shadows';
}
