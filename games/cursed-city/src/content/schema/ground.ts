import { z } from 'zod';
import { card } from './common.js';

const square = z.tuple([z.int(), z.int()]);
const turn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
const side = z.enum(['north', 'east', 'south', 'west']);
const spot = z.array(z.strictObject({ square, side })).min(1);

/** One side of a tile, drawn: `.` is a square, `#` is none. Spots are where gateways and lychgates may lie. */
export const tile = z.strictObject({
  kind: z.literal('tile'),
  ...card,
  /** The tile whose other face is another record; `zone` of the drop zone and the extraction zone. */
  tile: z.string(),
  zone: z.enum(['drop', 'extraction']).optional(),
  map: z.array(z.string().regex(/^[.#]+$/)).min(1),
  spots: z.record(z.string(), spot),
});

/** A combat map: tiles, gateways and lychgates as they lie, objects, and spaces with a name. */
export const map = z.strictObject({
  kind: z.literal('map'),
  ...card,
  tiles: z.array(z.strictObject({ face: z.string(), at: square, turn })).min(1),
  gateways: z.array(
    z.strictObject({ id: z.string(), open: z.literal(true).optional(), covers: z.array(square).min(1) }),
  ),
  lychgates: z.array(z.strictObject({ id: z.string(), covers: z.array(square).min(1) })),
  objects: z.array(
    z.strictObject({
      at: z.string(),
      /** A hostile group deploys by it where there are more than four (JTY-03). */
      guarded: z.literal(true).optional(),
    }),
  ),
  labels: z.record(z.string(), z.array(z.string()).min(1)).optional(),
});

/** What an exploration card adds; spots and squares are those of its face. */
export const exploration = z.strictObject({
  kind: z.literal('exploration'),
  ...card,
  face: z.string(),
  gateways: z.array(z.string()).min(2),
  lychgates: z.array(z.string()),
  objects: z.array(z.string()),
  groups: z.int().min(0),
  symbol: z.literal(true).optional(),
});

export type TileCard = z.infer<typeof tile>;
export type MapCard = z.infer<typeof map>;
export type ExplorationCard = z.infer<typeof exploration>;
