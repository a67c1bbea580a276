import { addTurn, firstFree } from '@questhall/tabletop';
import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { amount, cellSelector } from '../content/selectors.js';
import { type CcPosition, effect, effectProcedure, paramsOf } from '../kit.js';
import { type Ctx, deployGroup, deployHostile, drawEncounter, reinforce } from '../procs.js';
import { groupAt, groupName, hostilesIn, leader } from '../queries.js';
import { availableOf, fits } from '../rules/deploying.js';
import type { CellId, HostileId } from '../terms.js';
import { nameOf } from '../text/about.js';
import { amountWords, cellWords } from '../text/en/people.js';
import { amountOf, cellChoice, groupMeant } from './choosing.js';

const models = z.strictObject({
  category: z.string(),
  model: z.string().optional(),
  /** Left out: one. */
  count: amount.optional(),
  /** At a lychgate: as reinforcements, with their Advance. */
  at: z.union([z.literal('lychgate'), cellSelector]),
});
/** A whole group, from the encounter deck, beside a space. */
const group = z.strictObject({ encounter: z.literal(true), near: cellSelector });
const schema = z.union([models, group]);
export type DeployParams = z.infer<typeof schema>;
type Models = z.infer<typeof models>;

/** The group that the models join: that of the text, or the first that has some of the category. */
function slotFor(g: CcPosition, { category }: Models, ctx: Ctx): number | null {
  const own = groupMeant(g, 'this', ctx);
  if (own !== null && g.board.track[own] != null) return own;
  const slot = g.board.track.findIndex(
    (one, i) => one !== null && hostilesIn(g, i).some((hostile) => hostile.category === category),
  );
  return slot < 0 ? null : slot;
}

function modelsFor(g: CcPosition, { category, model, count = 1 }: Models, ctx: Ctx): HostileId[] {
  return availableOf(g, category)
    .filter((id) => model === undefined || g.box.models[id]?.model === model)
    .slice(0, Math.max(0, amountOf(g, count, ctx)));
}

const spacesFor = (g: CcPosition, at: Models['at'], hostile: HostileId, ctx: Ctx): CellId[] =>
  at === 'lychgate' ? [] : cellChoice(g, at, ctx).filter((cell) => fits(g, hostile, cell));

/** A card without models does not stay. */
function giveUp(g: CcPosition, slot: number): void {
  const { track, encounters } = g.board;
  encounters.discard.push(groupAt(g, slot).card);
  track[slot] = null;
}

type Deploying = { left: HostileId[]; slot: number; near: CellId };

const resolve = effectProcedure<Deploying>('deploy')
  .step('look', ['CC-ENC-11', 'CC-REI-03', 'CC-CMP-11'], (g, v) => {
    const params = paramsOf<DeployParams>(g, v.node);
    if ('encounter' in params) return g.goto('near');
    const slot = slotFor(g, params, v);
    const left = modelsFor(g, params, v);
    if (slot === null || left.length === 0) return g.end(false);
    Object.assign(v, { slot, left });
    return params.at === 'lychgate'
      ? g.call(reinforce, { slot, hostiles: left, again: false })
      : g.goto('space');
  })
  .step('arrived', 'CC-REI-05', (g) => g.end(true))
  .step('space', ['CC-ENC-08', 'CC-LDR-03'], (g, v) => {
    const [next] = v.left ?? [];
    const { at } = paramsOf<Models>(g, v.node);
    const spaces = next === undefined ? [] : spacesFor(g, at, next, v);
    return spaces.length === 0 ? g.end(true) : g.one(leader(g), 'choose-hostile-space', spaces);
  })
  .step('put', ['CC-HAC-07', 'CC-REA-14'], (g, v, at) => {
    const slot = v.slot as number;
    groupAt(g, slot).deployed++;
    return g.call(deployHostile, { hostile: v.left?.shift() as HostileId, slot, at });
  })
  .step('next', 'CC-ENC-08', (g) => g.goto('space'))

  .step('near', ['CC-ENC-07', 'CC-LDR-03'], (g, v) => {
    const params = paramsOf<DeployParams>(g, v.node);
    const slot = firstFree(g.board.track);
    if (!('encounter' in params) || slot === undefined) return g.end(false);
    v.slot = slot;
    const cells = cellChoice(g, params.near, v);
    return cells.length === 0 ? g.end(false) : g.one(leader(g), 'choose-cell', cells);
  })
  .step('draw', 'CC-ENC-01', (g, v, near) => {
    v.near = near;
    return g.call(drawEncounter, { slot: v.slot as number, facedown: false });
  })
  .step('group', ['CC-ENC-05', 'CC-ENC-07'], (g, v) => {
    const slot = v.slot as number;
    if (g.board.track[slot] === null) return g.end(false);
    return g.call(deployGroup, { slot, near: [v.near as CellId] });
  })
  .step('joined', ['CC-ENC-14', 'CC-INI-11'], (g, v, count) => {
    const slot = v.slot as number;
    if (count === 0) giveUp(g, slot);
    else if (g.board.order.every(({ id }) => id !== groupName(slot))) addTurn(g.board.order, groupName(slot));
    return g.end(count > 0);
  });

/** Models come onto the battlefield in the middle of a journey. */
export const deployEffect = effect<DeployParams>({
  verb: 'deploy',
  schema,
  possible(g, params, ctx) {
    if ('encounter' in params)
      return firstFree(g.board.track) !== undefined && cellChoice(g, params.near, ctx).length > 0;
    const [first] = modelsFor(g, params, ctx);
    if (first === undefined || slotFor(g, params, ctx) === null) return false;
    return params.at === 'lychgate' || spacesFor(g, params.at, first, ctx).length > 0;
  },
  words(params, about) {
    if ('encounter' in params)
      return order('deploy', `a new hostile group beside a space ${cellWords(params.near)}`);
    const { category, model, count = 1, at } = params;
    const what = nameOf(model ?? category, about);
    const many = amountWords(count, { one: what, many: what }, about);
    return order('deploy', `${many} ${at === 'lychgate' ? 'as reinforcements' : cellWords(at)}`);
  },
  procedure: resolve,
});
