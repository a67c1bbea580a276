import { carries } from '../carries.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { zonesFor } from '../legal-exploring.js';
import { lastZonePlacements, layAt, type ZonePlacement, zoneId } from '../placing.js';
import { extract, placeZone } from '../procs.js';
import { heroOf, leader, playerOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { openMoment } from './timing.js';

const extracting = procedure(extract)
  .step('place', ['CC-EXT-01', 'CC-EXT-02'], (g, { hero }) => g.call(placeZone, { hero }))
  .step('extracted', 'CC-EXT-06', (g, { hero }) => openMoment(g, 'extracted', { hero }));

/** By a hero at a gateway that they touch; without a hero as the last tile of all. */
const waysFor = carries(
  ['CC-EXT-02', 'CC-DEL-08'],
  'extract.waysFor',
  (g: CcPosition, hero: HeroId | null): ZonePlacement[] =>
    hero === null ? lastZonePlacements(g, g.board.ground) : zonesFor(g, heroOf(g, hero)),
);

const placing = procedure<{ hero: HeroId | null }, boolean>(placeZone)
  .step('where', ['CC-EXT-02', 'CC-EXT-04', 'CC-DEL-08', 'CC-LDR-03'], (g, { hero }) => {
    const ways = waysFor(g, hero);
    const who = hero === null ? leader(g) : playerOf(g, hero);
    return ways.length === 0 ? g.end(false) : g.one(who, 'place-zone', ways.map(zoneId));
  })
  .step('lay', ['CC-EXT-02', 'CC-EXT-03', 'CC-DEL-08'], (g, { hero }, id) => {
    const way = waysFor(g, hero).find((one) => zoneId(one) === id) as ZonePlacement;
    lay(g, hero, way);
    return g.end(true);
  });

function lay(g: G, hero: HeroId | null, { tile, link }: ZonePlacement): void {
  g.board.ground = layAt(g.board.ground, tile, link);
  g.tell?.('zone-placed', { hero, link });
  g.tell?.('gateway-opened', { link });
}

export const extractProcedures = [extracting, placing];
