import type { Labels } from '../types.js';

/** The axes that differ between these set-ups, in their own order; the others need not be repeated. */
export function varying(all: readonly Labels[]): string[] {
  const axes = [...new Set(all.flatMap((labels) => Object.keys(labels)))];
  return axes.filter((axis) => new Set(all.map((labels) => labels[axis])).size > 1);
}

/** What all of them share, as words. */
export function shared(all: readonly Labels[]): string[] {
  const different = varying(all);
  return Object.entries(all[0] ?? {})
    .filter(([axis]) => !different.includes(axis))
    .map(([, value]) => value);
}

export function labelled(labels: Labels, axes: readonly string[]): string {
  const words = axes.flatMap((axis) => labels[axis] ?? []);
  return words.length > 0 ? words.join(' · ') : 'all games';
}
