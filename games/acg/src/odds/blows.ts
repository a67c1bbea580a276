import type { AcgBoard } from '../board.js';
import type { CompiledLine } from '../content/library.js';
import type { Amount, EnemySelector, HeroSelector } from '../content/selectors.js';
import { amountOf } from '../effects/choosing.js';
import { cardName } from '../names.js';
import { holds } from '../predicates.js';
import type { Ctx } from '../procs.js';
import { activeHero, leaderOf } from '../queries.js';
import { type Heard, hearing } from './abilities.js';
import type { Attempt } from './attempt.js';

/** What befalls the acting hero, in order: wounds he suffers; below zero, wounds he recovers. */
export type Blows = number[];

/** Verbs that change neither the dice nor anybody's wounds in the action in progress. */
const ASIDE: readonly string[] = [
  'addToPool',
  'claimGear',
  'claimTokens',
  'condition',
  'discardTokens',
  'forbid',
  'legendary',
  'look',
  'peril',
  'place',
  'progress',
  'raiseCapacity',
  'ready',
  'refresh',
  'shuffleIn',
  'upgrade',
];

type Params = {
  hero?: HeroSelector;
  enemy?: EnemySelector;
  action?: unknown;
  count?: Amount | 'all';
  what?: string;
  place?: string;
  facedown?: boolean;
};

/** What lines of a card do to the acting hero. */
export function blowsOf(attempt: Attempt, b: AcgBoard, { card, lines, ctx }: Heard): Blows {
  return lines.flatMap((line) => {
    if (line.if !== undefined && !holds(b, line.if, ctx)) return [];
    if (line.ifYouCannot) {
      attempt.remarks.unforeseen(card);
      return [];
    }
    if (!line.may && line.cost === undefined) return blowsBy(attempt, b, { card, line, ctx });
    attempt.remarks.optional(card);
    return [];
  });
}

/** What a window does to the acting hero by itself. */
export function blowsIn(attempt: Attempt, b: AcgBoard, window: string): Blows {
  const { happens } = hearing(b, window, { hero: attempt.hero });
  return happens.flatMap((one) => blowsOf(attempt, b, one));
}

type OneLine = { readonly card: string; readonly line: CompiledLine; readonly ctx: Ctx };

function blowsBy(attempt: Attempt, b: AcgBoard, { card, line, ctx }: OneLine): Blows {
  const params = line.params as Params;
  if (isAside(line.verb, params)) return [];
  const heals = line.verb === 'recover' || (line.verb === 'distribute' && params.what === 'recovery');
  const falls = params.enemy === undefined ? fallsOn(b, params.hero ?? 'you', ctx, attempt.hero) : 'unknown';
  const known = line.verb === 'suffer' || line.verb === 'recover';
  if (!known || falls === 'unknown') {
    if (heals && params.enemy === undefined) attempt.remarks.doubtFall('recovery', { card: cardName(card) });
    else attempt.remarks.unforeseen(card);
    return [];
  }
  if (falls === 'others') return [];
  return [line.verb === 'suffer' ? numberOf(b, params, ctx) : -numberOf(b, params, ctx)];
}

function isAside(verb: string, { action, place, facedown, what }: Params): boolean {
  if (verb === 'exhaust') return action !== undefined;
  if (verb === 'distribute') return what === 'tokens';
  return verb === 'spawn' ? place === 'shadows' && facedown === true : ASIDE.includes(verb);
}

function numberOf(b: AcgBoard, { count = 0 }: Params, ctx: Ctx): number {
  return count === 'all' ? Number.POSITIVE_INFINITY : amountOf(b, count, ctx);
}

/** Does it fall on this hero? Where the players pick, nobody can tell. */
function fallsOn(b: AcgBoard, selector: HeroSelector, ctx: Ctx, hero: string): 'him' | 'others' | 'unknown' {
  const whether = (id: string | null) => (id === hero ? 'him' : 'others');
  if (selector === 'each') return 'him';
  if (selector === 'you') return whether(ctx.you ?? activeHero(b));
  if (selector === 'that-hero') return whether(ctx.hero);
  if (selector === 'leader') return whether(leaderOf(b));
  if (selector === 'target') return whether(ctx.target);
  return 'unknown';
}

/** What is added to wounds, or taken off them, whenever this hero is about to suffer some. */
export function worsening(b: AcgBoard, { hero, remarks }: Attempt): number[] {
  const { happens } = hearing(b, 'would-suffer', { hero });
  return happens.flatMap(({ card, lines, ctx }) =>
    lines.flatMap((line) => {
      if (line.if !== undefined && !holds(b, line.if, ctx)) return [];
      if (line.verb === 'changeAmount' && !line.ifYouCannot) return [(line.params as { add: number }).add];
      remarks.unforeseen(card);
      return [];
    }),
  );
}

/** Blows as they will be when all have spoken up. */
export function worsened(blows: Blows, by: readonly number[]): Blows {
  if (by.length === 0) return blows;
  return blows.map((blow) => (blow <= 0 ? blow : by.reduce((sum, add) => Math.max(0, sum + add), blow)));
}
