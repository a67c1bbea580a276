export type Square = { readonly x: number; readonly y: number };
export type Point = readonly [x: number, y: number];
export type Line = { readonly from: Point; readonly to: Point };

/** Two sites, whichever is named first. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ');

export const halfWay = ([x, y]: Point, [tx, ty]: Point): Point => [(x + tx) / 2, (y + ty) / 2];
