import { Dice, seeded } from '@questhall/engine';
import { best, distances, FAR, freeGait, type Ground, type Placement } from '@questhall/tabletop/ground';
import { expect } from 'vitest';
import type { AnyCard, ExplorationCard } from '../../src/content/schema/index.js';
import { records } from '../../src/generated/content.js';
import {
  closedGateways,
  dropZone,
  furthestSpots,
  lastZonePlacements,
  layAt,
  layGateway,
  layLychgates,
  tilePlacements,
} from '../../src/placing.js';
import { boxWith } from '../drawn.js';
import { rule } from '../kit.js';

const at = { box: boxWith(...records.map(({ record }) => record as object)) };
const cards = records
  .map(({ record }) => record as AnyCard)
  .filter((card): card is ExplorationCard => card.kind === 'exploration');

const one = <T>(dice: Dice, list: readonly T[]): T => dice.shuffleFacedown('pick', [...list])[0] as T;

type Pick = (dice: Dice, ways: readonly Placement[]) => Placement;
const anyWay: Pick = one;
/** As far from the drop zone as it goes. */
const outward: Pick = (_, ways) =>
  best(ways, ({ tile }) => -Math.abs(tile.at[0]) - Math.abs(tile.at[1]))[0] as Placement;

/** Adds the tile of a card; null if it fits nowhere. */
function added(dice: Dice, ground: Ground, card: ExplorationCard, pick: Pick): Ground | null {
  const ways = tilePlacements(at, ground, card);
  if (ways.length === 0) return null;
  const way = pick(dice, ways);
  const spot = one(dice, furthestSpots(at, ground, card, way));
  const laid = layGateway(at, layAt(ground, way.tile, way.link), way.tile, spot);
  return layLychgates(at, laid, card, way.tile);
}

function built(seed: string, pick: Pick): Ground {
  const dice = new Dice(seeded(seed));
  let ground = dropZone(at, false);
  for (const card of dice.shuffleFacedown('deck', cards)) {
    ground = added(dice, ground, card, pick) ?? ground;
    expect(closedGateways(ground), seed).toHaveLength(1);
  }
  return ground;
}

rule(
  ['CC-DEL-08', 'CC-DEL-09', 'CC-DEL-23'],
  'however the tiles are laid, all are joined, and only a way that winds about itself leaves cards over',
  () => {
    let full = 0;
    for (let run = 0; run < 8; run++) {
      const ground = built(`building ${run}`, anyWay);
      const plan = at.box.planOf(ground);
      expect(distances(plan, [0], freeGait(plan)).includes(FAR), `run ${run}`).toBe(false);
      if (ground.tiles.length === cards.length + 1 && lastZonePlacements(at, ground).length > 0) full += 1;
    }
    expect(full).toBeGreaterThanOrEqual(4);
  },
);

rule('CC-DEL-10', 'a leader who leads away from the drop zone lays every tile, and then the zone', () => {
  for (let run = 0; run < 3; run++) {
    const ground = built(`outward ${run}`, outward);
    expect(ground.tiles, `run ${run}`).toHaveLength(cards.length + 1);
    expect(lastZonePlacements(at, ground).length, `run ${run}`).toBeGreaterThan(0);
  }
});
