import { best, liftTile } from '@questhall/tabletop/ground';
import { beside, heroAt, isEmpty, planOf, stepsFor, stepsFrom, tileAt } from '../battlefield.js';
import { carries } from '../carries.js';
import { tileCard } from '../content/library.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { cellsOnFace } from '../placing.js';
import { damageHero, goOut, moveGravetide, placeFigure, slay } from '../procs.js';
import { journeyOf, leader } from '../queries.js';
import type { CellId } from '../terms.js';

/** What the Suffocating Gravetide does to those whom it reaches. */
const DAMAGE = 3;

const faceAt = (g: CcPosition, place: number): string => g.board.ground.tiles[place]?.face as string;
const cellsAt = (g: CcPosition, face: string): CellId[] => cellsOnFace(tileCard(g, face));

/** Tiles that can be reached from this one in a step, in the order in which they were laid. */
const tilesBeside = carries('CC-DEL-01', 'gravetide.tilesBeside', (g: CcPosition, face: string): string[] => {
  const own = cellsAt(g, face);
  const around = new Set(own.flatMap((cell) => beside(g, cell)).map((cell) => tileAt(g, cell)));
  return g.board.ground.tiles
    .map((tile) => tile.face)
    .filter((other) => other !== face && around.has(tileCard(g, other).tile));
});

/** Empty spaces of the tiles around, as near as possible. */
function refuges(g: CcPosition, face: string, from: CellId): CellId[] {
  const steps = stepsFrom(g, [from]);
  const cells = tilesBeside(g, face).flatMap((other) => cellsAt(g, other));
  return best(
    cells.filter((cell) => isEmpty(g, cell)),
    (cell) => stepsFor(g, steps, cell),
  );
}

type Moving = { from?: string; to?: string; hero?: string };

/** First it lies on the drop zone. Then it moves on, turn by turn, to the tile that was laid first, and the one behind it is gone. */
export const moving = procedure<Moving>(moveGravetide)
  .step('where', 'CC-DEL-01', (g, v) => {
    const journey = journeyOf(g);
    if (journey.gravetide === null) {
      journey.gravetide = 0;
      g.tell?.('gravetide', { face: faceAt(g, 0) });
      return g.end(undefined);
    }
    v.from = faceAt(g, journey.gravetide);
    const [next] = tilesBeside(g, v.from);
    if (next === undefined) return g.end(undefined);
    v.to = next;
    return undefined;
  })
  .repeat<unknown>('slain', 'CC-DEL-01', (g, v) => {
    const cells = cellsAt(g, v.from as string);
    const caught = g.board.hostiles.find(({ at }) => cells.includes(at));
    return caught === undefined ? undefined : g.call(slay, { hostile: caught.id, by: null });
  })
  .repeat<unknown>('buried', 'CC-DEL-01', (g, v) => {
    const cells = cellsAt(g, v.from as string);
    const lost = g.board.heroes.find(
      ({ at, where }) => where === 'buried' && at !== null && cells.includes(at),
    );
    return lost === undefined ? undefined : g.call(goOut, { hero: lost.id });
  })
  .step('flee', ['CC-DEL-01', 'CC-LDR-03'], (g, v) => {
    const cell = cellsAt(g, v.from as string).find((one) => heroAt(g, one) !== undefined);
    const hero = cell === undefined ? undefined : heroAt(g, cell);
    if (cell === undefined || hero === undefined) return g.goto('lift');
    v.hero = hero.id;
    const cells = refuges(g, v.from as string, cell);
    return cells.length === 0 ? g.goto('trapped') : g.one(leader(g), 'choose-return-space', cells);
  })
  .step('fled', 'CC-DEL-01', (g, v, at) => g.call(placeFigure, { figure: v.hero as string, at }))
  .step('hurt', ['CC-DEL-01', 'CC-DEF-01'], (g, v) =>
    g.call(damageHero, { hero: v.hero as string, count: DAMAGE, by: null, weapon: null, defend: true }),
  )
  .step('next', 'CC-DEL-01', (g) => g.goto('flee'))
  .step('trapped', 'CC-DEL-01', (g, v) => g.call(goOut, { hero: v.hero as string }))
  .step('on', 'CC-DEL-01', (g) => g.goto('flee'))
  .step('lift', 'CC-DEL-01', (g, v) => leaveBehind(g, v.from as string, v.to as string));

function leaveBehind(g: G, from: string, to: string): void {
  const cells = cellsAt(g, from);
  g.board.things = g.board.things.filter(({ at }) => !cells.includes(at));
  g.board.ground = liftTile(g.box.faces, g.board.ground, from);
  const plan = planOf(g);
  for (const hero of g.board.heroes)
    if (hero.last !== null && !plan.numbers.has(hero.last)) hero.last = plan.cells[0] ?? null;
  journeyOf(g).gravetide = g.board.ground.tiles.findIndex(({ face }) => face === to);
  g.tell?.('tile-removed', { face: from });
  g.tell?.('gravetide', { face: to });
}

export const gravetideProcedures = [moving];
