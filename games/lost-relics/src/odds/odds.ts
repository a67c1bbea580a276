import type { Decision, Odds, OddsChance, OddsPart, OptionId } from '@questhall/engine';
import type { Hero, LrBoard } from '../board.js';
import { actionAt, library, treasureCard } from '../content/library.js';
import type { CompiledLine } from '../content/line.js';
import { partsOf } from '../in-play.js';
import { cardOfAction } from '../legal.js';
import { thingsToUse } from '../legal-reach.js';
import { holds } from '../predicates.js';
import { type Ctx, nobody } from '../procs.js';
import { maybeThing } from '../queries.js';
import { type ActionKey, type HeroId, LIMITS, TREASURE_TYPES } from '../terms.js';
import type { LrView } from '../view.js';
import { seenBoard } from './seen.js';

/** Lines that are about to be carried out, and for whom. */
type Coming = { program: string; hero: HeroId | null; self: string | null };

/**
 * What an answer leaves to chance. Attacks, moves and reactions leave nothing: action dice lie there before anybody
 * decides. What is left is the treasure card that is drawn and the die that is rolled again.
 */
export function odds(view: LrView, decision: Decision, ...picks: OptionId[]): Odds | undefined {
  const [pick] = picks;
  if (pick === undefined || picks.length > 1) return undefined;
  const b = seenBoard(view);
  const coming = comingBy(b, decision, pick);
  if (coming === undefined) return undefined;
  const lines = linesOf(b, coming);
  const chances = lines.some(draws) ? drawn(b) : [];
  const parts = lines.filter(rerolls).map((line) => rolled(line, coming));
  return chances.length + parts.length === 0 ? undefined : { exact: true, notes: [], parts, chances };
}

function comingBy(b: LrBoard, { ask, by }: Decision, pick: OptionId): Coming | undefined {
  switch (ask) {
    case 'choose-interaction':
      return thing(b, pick, b.active);
    case 'use-ability':
      return ability(b, pick);
    case 'choose-action':
      return library.actions[pick] === undefined ? undefined : action(b, pick, by);
    default:
      return undefined;
  }
}

function thing(b: LrBoard, id: string, hero: HeroId | null): Coming | undefined {
  const known = maybeThing(b, id) !== undefined;
  return known ? { program: `${b.adventure}/things.${id}`, hero, self: id } : undefined;
}

const holderOf = (b: LrBoard, card: string): Hero | undefined =>
  b.heroes.find(({ id, treasure }) => id === card || treasure.includes(card));

function ability(b: LrBoard, pick: string): Coming | undefined {
  const { entity, key } = partsOf(pick);
  return library.abilities[key] === undefined
    ? undefined
    : { program: key, hero: holderOf(b, entity)?.id ?? null, self: entity };
}

/** Interacting where there is only one thing to do is doing it. */
function action(b: LrBoard, key: ActionKey, seat: string): Coming | undefined {
  const hero = holderOf(b, cardOfAction(key));
  if (hero === undefined || hero.seat !== seat) return undefined;
  if (actionAt(key).kind !== 'interact') return { program: key, hero: hero.id, self: cardOfAction(key) };
  const [only, more] = thingsToUse(b, hero);
  return only === undefined || more !== undefined ? undefined : thing(b, only, hero.id);
}

/** Those that will be carried out as things stand; a choice or a cost is for the players to decide later. */
function linesOf(b: LrBoard, { program, hero, self }: Coming): CompiledLine[] {
  const ctx: Ctx = { ...nobody, you: hero, self };
  return (library.programs[program] ?? []).filter(
    (line) => !line.may && line.cost === undefined && (line.if === undefined || holds(b, line.if, ctx)),
  );
}

const draws = ({ verb, params }: CompiledLine): boolean =>
  verb === 'treasure' && (params as { card?: string }).card === undefined;
const rerolls = ({ verb, params }: CompiledLine): boolean =>
  verb === 'die' && (params as { reroll?: true }).reroll === true;

/** Every card of the deck is as likely as any other. */
function drawn({ deck }: LrBoard): OddsChance[] {
  const typed = deck.map((card) => treasureCard(card).type ?? 'other');
  return [...TREASURE_TYPES, 'other' as const].flatMap((type) => {
    const count = typed.filter((one) => one === type).length;
    return count === 0 ? [] : [{ what: `treasure-${type}`, on: null, chance: count / deck.length }];
  });
}

/** One of six, whatever it showed before. */
function rolled({ params }: CompiledLine, { hero }: Coming): OddsPart {
  const own = (params as { hero: unknown }).hero === 'you';
  const distribution = [0, ...new Array<number>(LIMITS.sides).fill(1 / LIMITS.sides)];
  return { what: 'die', on: own ? hero : null, distribution };
}
