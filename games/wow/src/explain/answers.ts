import { type ExplainedOption, type OptionId, openWindow, type SeatId, varsIn } from '@questhall/engine';
import { optionWords, partsOf } from '@questhall/tabletop';
import { PLAY } from '../content/box.js';
import { abilityCard } from '../content/library.js';
import { fighterOf } from '../fighters.js';
import { canPay, wasPlayed } from '../in-hand.js';
import { inPlay } from '../in-play.js';
import type { WowPosition } from '../kit.js';
import { isAtLeast, rivalOf } from '../queries.js';
import {
  DICE_ROLLED,
  NO_EFFECT,
  NOT_NOW,
  ONE_REPLACEMENT,
  PLAYED_ALREADY,
  TOO_DEAR,
  type WowRefusal,
} from '../refusals.js';
import { costFor } from '../stats.js';
import type { CardId } from '../terms.js';
import type { Situation } from './situation.js';

/** What may be used at a moment: a card of the hand with its cost, or what is printed on something open. */
export function answerOf(s: Situation, id: OptionId): ExplainedOption {
  const { words, name } = s;
  const say = optionWords(words.catalogue);
  const { entity, key } = partsOf(id);
  const thing = name(entity);
  if (key.endsWith(`/${PLAY}`)) {
    const cost = costFor(s, rivalOf(s, s.decision.by), entity);
    const { attack, type } = abilityCard(s, entity).weapon ?? { attack: 0, type: 'none' };
    return { ...say('play', { thing, cost, attack, type, text: textOf(s, entity) }), refs: [entity] };
  }
  const { lines } = inPlay.abilityAt(s, key);
  return { ...say('use', { thing, text: words.cards.program(lines, 'character') }), refs: [entity] };
}

/** What the card does for whoever plays it: improved text only from its level on. */
function textOf(s: Situation, card: CardId): string {
  const { lines, improved = [] } = abilityCard(s, card);
  const { level } = rivalOf(s, s.decision.by);
  const parts = improved.filter((part) => isAtLeast(level, part.level));
  const all = [...lines, ...parts.flatMap((part) => part.lines)];
  return all.length === 0 ? 'none' : s.words.cards.program(all, 'character');
}

/** Cards of the hand that cannot be played at this moment, each with the rule behind it. */
export function unplayable(s: Situation): { id: CardId; refusal: WowRefusal }[] {
  const { by, options } = s.decision;
  const offered = new Set(options.map((option) => partsOf(option).entity));
  return rivalOf(s, by)
    .hand.filter((card) => !offered.has(card))
    .map((id) => ({ id, refusal: refusalOf(s, by, id) }));
}

function refusalOf(p: WowPosition, seat: SeatId, card: CardId): WowRefusal {
  const { window, weapon } = abilityCard(p, card);
  const fighter = fighterOf(p, seat);
  if (wasPlayed(p, seat, card)) return PLAYED_ALREADY;
  if (weapon !== undefined && fighter !== undefined) {
    if (fighter.replaced !== null) return ONE_REPLACEMENT;
    if (fighter.die !== null) return DICE_ROLLED;
  }
  if (window !== varsIn(p.state.stack, openWindow)?.window) return NOT_NOW;
  return canPay(p, rivalOf(p, seat), card) ? NO_EFFECT : TOO_DEAR;
}
