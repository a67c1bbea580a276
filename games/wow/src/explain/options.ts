import { DECLINE, type ExplainedOption, type OptionId } from '@questhall/engine';
import { optionWords } from '@questhall/tabletop';
import { DONE, potionParts } from '../legal-moves.js';
import { answerOf } from './answers.js';
import type { Situation } from './situation.js';

const PLAIN: readonly string[] = [DONE, DECLINE, 'yes', 'no', 'keep', 'discard', 'draw'];

/** An answer: its name, what is true of it, and what it points at. */
export function optionOf(s: Situation, id: OptionId): ExplainedOption {
  const { name, board, box, words, decision } = s;
  const say = optionWords(words.catalogue);
  if (PLAIN.includes(id)) return { ...say(id, {}), refs: [] };
  const potion = potionParts(id);
  if (potion !== null)
    return { ...say('potion', { item: name(potion.item), potion: potion.potion }), refs: [potion.item] };
  if (id.includes('|')) return answerOf(s, id);
  if (decision.ask === 'reroll-combat') return { ...say('reroll', { thing: name(id) }), refs: [id] };
  if (id.includes('/')) return { ...say('quest', { quest: name(id.split('/')[0] ?? '') }), refs: [] };
  const marker = id.startsWith('marker-') ? board.track[Number(id.slice('marker-'.length)) - 1] : undefined;
  if (marker != null) return { ...say('marker', { card: name(marker.card) }), refs: [marker.card] };
  const isNamed =
    box.cards[id] !== undefined || box.map?.spaces[id] !== undefined || board.seats.includes(id);
  if (isNamed) return { ...say('thing', { thing: name(id) }), refs: [id] };
  const spot = board.placed.find((one) => one.spot === id);
  if (spot !== undefined) return { ...say('spot', { space: name(spot.space) }), refs: [id] };
  return { ...say('other', { what: id }), refs: [] };
}
