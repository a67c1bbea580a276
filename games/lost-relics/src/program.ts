import { named } from '@questhall/engine';
import type { LrBoard } from './board.js';
import { library } from './content/library.js';
import type { CompiledLine } from './content/line.js';
import type { Cost } from './content/selectors.js';
import { returnToDeck } from './deck.js';
import { type G, procedure } from './kit.js';
import { holds } from './predicates.js';
import { type Ctx, damageHero, runProgram } from './procs.js';
import { heroOf, hostilePlayer, isHeroId, playerOf } from './queries.js';
import { LIMITS } from './terms.js';

/** What an effect's procedure starts with: where it stands in the content, and whom it is about. */
export type EffectVars = Ctx & { node: string };

type Possible = (b: LrBoard, params: never, ctx: Ctx) => boolean;
const possible: { [verb: string]: Possible } = Object.create(null);
/** Filled in by the effect vocabulary: could this verb do anything here and now? */
export function bindPossible(verb: string, of: Possible): void {
  possible[verb] = of;
}

const procedureOf: { [verb: string]: ReturnType<typeof named<EffectVars>> } = Object.create(null);
function effectOf(verb: string) {
  const known = procedureOf[verb];
  if (known !== undefined) return known;
  const made = named<EffectVars>(`lr.effect.${verb}`);
  procedureOf[verb] = made;
  return made;
}

/** The player of the hero whose card it is; for hostiles and adventures whoever decides for hostiles. */
export const deciderOf = (b: LrBoard, { you }: Ctx) => (you === null ? hostilePlayer(b) : playerOf(b, you));

function canHappen(b: LrBoard, line: CompiledLine, ctx: Ctx): boolean {
  if (line.if !== undefined && !holds(b, line.if, ctx)) return false;
  if (line.cost !== undefined && !canPay(b, line.cost, ctx)) return false;
  return possible[line.verb]?.(b, line.params as never, ctx) ?? true;
}

/** Would anything come of it? */
export const couldHappen = (b: LrBoard, program: string, ctx: Ctx): boolean =>
  (library.programs[program] ?? []).some((line) => canHappen(b, line, ctx));

export function canPay(b: LrBoard, cost: Cost, { you, self }: Ctx): boolean {
  if (you === null) return false;
  const hero = heroOf(b, you);
  if (cost.destiny === true && hero.destiny < LIMITS.destiny) return false;
  if (cost.discardSelf === true && (self === null || !hero.treasure.includes(self))) return false;
  return cost.damage === undefined || hero.area !== null;
}

/** Pays everything but damage, which may have consequences of its own. */
export function payCost(g: G, { you, self }: Ctx, cost: Cost): void {
  if (you === null) return;
  const hero = heroOf(g.board, you);
  if (cost.destiny === true) {
    hero.destiny--;
    g.tell?.('destiny-spent', { hero: you });
  }
  if (cost.discardSelf === true && self !== null) {
    returnToDeck(g, hero, self);
    g.tell?.('treasure-used-up', { hero: you, card: self });
  }
}

type ProgramVars = Ctx & { program: string; line: number };
const lineAt = (v: ProgramVars): CompiledLine | undefined => library.programs[v.program]?.[v.line];

/**
 * The lines of a card, top to bottom. A line whose condition does not hold, or of which nothing can come, is passed
 * over; a cost makes it optional; "may" can be declined; everything else is carried out as far as it can be.
 */
export const program = procedure(runProgram)
  .step('line', ['LR-ATK-08', 'LR-RND-02'], (g, v) => {
    const line = nextLine(g, v);
    if (line === undefined) return g.end(undefined);
    return line.may || line.cost !== undefined
      ? g.yesNo(deciderOf(g.board, v), line.cost === undefined ? 'carry-out-line' : 'pay-for-line')
      : g.pass(true);
  })
  .step('pay', 'LR-TRE-11', (g, v, wanted) => {
    const line = lineAt(v) as CompiledLine;
    if (!wanted) {
      v.line++;
      return g.goto('line');
    }
    if (line.cost === undefined) return undefined;
    payCost(g, v, line.cost);
    const { damage } = line.cost;
    return damage === undefined || !isHeroId(v.you)
      ? undefined
      : g.call(damageHero, { hero: v.you, count: damage, by: v.you });
  })
  .step('carry-out', ['LR-RND-02', 'LR-ATK-08'], (g, v) => {
    const { key, verb } = lineAt(v) as CompiledLine;
    v.line++;
    const { you, self, target, inspired } = v;
    return g.call(effectOf(verb), { node: key, you, self, target, inspired });
  })
  .step('next', 'LR-RND-02', (g) => g.goto('line'));

function nextLine(g: G, v: ProgramVars): CompiledLine | undefined {
  const lines = library.programs[v.program];
  if (lines === undefined) throw new Error(`there is no program '${v.program}' in the content`);
  for (; v.line < lines.length; v.line++) {
    const line = lines[v.line] as CompiledLine;
    if (canHappen(g.board, line, v)) return line;
  }
  return undefined;
}
