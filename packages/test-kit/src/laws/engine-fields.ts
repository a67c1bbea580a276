import type { Declared } from './fields.js';

/** The fields that every game has, decided once for all of them; a game declares only its board. */
export const ENGINE_FIELDS: readonly Declared[] = [
  field('content', 'state', 'all', 'shared'),
  field('engine', 'state', 'all', 'shared'),
  field('game', 'state', 'all', 'shared'),
  field('nextId', 'state', 'all', 'copied'),
  ...['ask', 'by', 'form', 'id', 'max', 'min', 'options[]', 'rules[]', 'seat'].map((name) =>
    field(`open[].${name}`, 'state', 'the seat asked', 'shared, never changed'),
  ),
  rare('open[].proposals[].**', 'state', 'party', 'shared, never changed'),
  rare('over.result', 'state', 'all', 'shared, never changed'),
  rare('over.places.*', 'state', 'all', 'shared, never changed'),
  rare('over.data.**', 'state', 'all', 'shared, never changed'),
  field('rng.draws', 'state', 'nobody', 'copied'),
  field('rng.s[]', 'state', 'nobody', 'copied'),
  field('rng.script.**', 'state', 'nobody', 'copied'),
  field('schema', 'state', 'all', 'shared'),
  field('stack[].answer.**', 'state', 'nobody', 'copied'),
  field('stack[].at', 'state', 'all', 'copied'),
  field('stack[].proc', 'state', 'all', 'copied'),
  field('stack[].vars.**', 'state', 'nobody', 'copied'),
  rare('switches.*', 'state', 'all', 'shared'),
];

function field(path: string, saved: string, seen: string, forked: string): Declared {
  return { path, saved, seen, forked, rare: false };
}

function rare(path: string, saved: string, seen: string, forked: string): Declared {
  return { ...field(path, saved, seen, forked), rare: true };
}
