import { DECLINE, type ExplainedOption, type OptionId } from '@questhall/engine';
import { planOf } from '../battlefield.js';
import { isGroupName, maybeHero, maybeHostile, thingOf } from '../queries.js';
import { abilityOption } from './card-options.js';
import { figureOption } from './figure-options.js';
import { groupOption } from './journey-options.js';
import { say } from './say.js';
import { called, type Situation } from './situation.js';
import { gateOption, spaceOption, thingOption } from './space-options.js';

type Option = ExplainedOption;

/** What an option means and points at: as the question says it, or else as a thing of the table. */
export function explainOption(s: Situation, id: OptionId): Option {
  if (s.asked.option !== undefined) return s.asked.option(s, id);
  if (id === DECLINE) return { refs: [], ...say('decline') };
  if (s.decision.form === 'yes-no') return { refs: [], ...say(id) };
  return tableOption(s, id);
}

/** Options that are things of the table. */
export function tableOption(s: Situation, id: OptionId): Option {
  if (maybeHero(s, id) !== undefined || maybeHostile(s, id) !== undefined) return figureOption(s, id);
  if (id.includes('|')) return abilityOption(s, id);
  if (planOf(s).numbers.has(id)) return spaceOption(s, id, s.asked.mover);
  if (thingOf(s, id) !== undefined) return thingOption(s, id);
  if (isGroupName(id)) return groupOption(s, id);
  const { links, marks } = s.board.ground;
  if ([...links, ...marks].some((piece) => piece.id === id)) return gateOption(s, id);
  return { refs: [id], ...say('named', { name: called(s, id) }) };
}
