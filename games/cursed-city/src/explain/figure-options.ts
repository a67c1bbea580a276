import type { ExplainedOption, OptionId } from '@questhall/engine';
import { spacesWith } from '@questhall/tabletop';
import { cellsOfHeroes, stepsFor, stepsFrom } from '../battlefield.js';
import type { Hero, Hostile } from '../board.js';
import { isDiseased, isStanding, maybeHero, maybeHostile } from '../queries.js';
import { woundsOf } from '../strength.js';
import type { Ailment } from '../terms.js';
import { type Blow, NO_BLOW } from './blows.js';
import { say } from './say.js';
import { called, type Situation } from './situation.js';

export function figureOption(s: Situation, id: OptionId, blow: Blow = NO_BLOW): ExplainedOption {
  const hero = maybeHero(s, id);
  if (hero !== undefined)
    return { refs: [id], ...say('hero', { hero: called(s, id), state: heroState(s, hero), ...blow }) };
  const hostile = maybeHostile(s, id);
  const state = hostile === undefined ? '' : hostileState(s, hostile);
  return { refs: [id], ...say('hostile', { hostile: called(s, id), state, ...blow }) };
}

/** "1 wound, stunned" */
export function heroState(s: Situation, hero: Hero): string {
  const { facts } = s.words;
  const { ailments, where } = hero;
  const parts = [hurtOf(s, hero), ...ailmentsOf(s, isDiseased(hero) ? [...ailments, 'diseased'] : ailments)];
  return (where === 'standing' ? parts : [facts[where], ...parts]).join(', ');
}

export const hurtOf = (s: Situation, { row }: Hero): string =>
  s.words.facts.hurt(spacesWith(row, 'wound').length, spacesWith(row, 'grievous').length);

const ailmentsOf = (s: Situation, ailments: readonly Ailment[]): string[] =>
  ailments.map((ailment) => s.words.facts.ailment(ailment));

/** "damage 1 of 3, stunned, 2 spaces away" */
function hostileState(s: Situation, hostile: Hostile): string {
  const { facts } = s.words;
  const far = distanceOf(s, hostile);
  return [
    facts.damage(hostile.damage, woundsOf(s, hostile)),
    ...ailmentsOf(s, hostile.ailments),
    ...(far === null ? [] : [facts.far(far)]),
  ].join(', ');
}

/** From the hero who is asked, or else from the nearest one. */
function distanceOf(s: Situation, { at }: Hostile): number | null {
  const { hero } = s;
  const from = hero !== undefined && isStanding(hero) && hero.at !== null ? [hero.at] : cellsOfHeroes(s);
  if (from.length === 0) return null;
  const far = stepsFor(s, stepsFrom(s, from), at);
  return Number.isFinite(far) ? far : null;
}
