export { best, type Wish } from './best.js';
export { distances, FAR, type Steps, stepsTo } from './distances.js';
export { BAR, freeGait, type Gait, isBarred, isStop, mayStay, PASS_ONLY, STOP } from './gait.js';
export { fewestOf, openSteps, stepsPast } from './known-steps.js';
export { closeLink, layLink, layMark, layTile, liftTile, NO_GROUND, openLink } from './lay.js';
export { placementsAt, placementsBeside } from './placements.js';
export {
  areBeside,
  besideOf,
  cellId,
  cellsOf,
  numberOf,
  planOf,
  planOfChart,
  plansOf,
  tileOf,
  touchedBy,
} from './plan.js';
export { pathTo, type Reach, reach, stepsFrom } from './reach.js';
export { seesByNumber, seesByTile } from './sight.js';
export {
  aroundSquares,
  besideSquares,
  coversAt,
  drawnSquares,
  keyOf,
  squaresOf,
  takenSquares,
} from './squares.js';
export { type Standing, standingOf } from './standing.js';
export type * from './types.js';
export { firstEnds, type Walk, type Ways, waysIn } from './ways.js';
