import { makeSave, RuleBug } from '@questhall/engine';
import type { File } from './looking.js';
import { playedOf } from './played.js';
import { type Packing, shareCode } from './share.js';
import type { Table } from './table.js';
import type { Place } from './timeline.js';
import { Troubled, trouble } from './trouble.js';
import type { Watcher } from './watcher.js';

/** The file that every end writes and reads, with every branch. Whoever may not know everything gets what they know. */
export function exportFile(watcher: Watcher): File {
  const { table, place } = watcher;
  const save = watcher.mayKnowAll
    ? saveAt(table, place)
    : { ...withoutSecrets(watcher), lines: watcher.chronicle() };
  return { name: fileName(watcher, 'questhall'), text: `${JSON.stringify(save)}\n` };
}

/** A save up to the last answer that worked; the one that did not is kept beside it. */
export function bugReport(watcher: Watcher): File {
  const { table, place } = watcher;
  const { crash } = table;
  const error = crash?.error;
  const message = error instanceof Error ? error.message : '';
  const trail = error instanceof RuleBug ? error.trail : trailAt(table, place);
  const report = watcher.mayKnowAll
    ? { ...gameAt(table, place), crash: { message, trail, answer: crash?.answer ?? null } }
    : { ...withoutSecrets(watcher), crash: { message, trail } };
  return { name: fileName(watcher, 'questhall-bug'), text: `${JSON.stringify(report)}\n` };
}

/** A link holds the whole game with all that is hidden in it. */
export function codeOf(watcher: Watcher, packing: Packing): Promise<string> {
  if (!watcher.mayKnowAll) throw new Troubled(trouble('trouble.secret'));
  const { table, place } = watcher;
  const { id, content } = table.game.rules;
  return shareCode({ game: id, content, ...table.timeline.recordAt(place) }, packing);
}

/** What one screen knows of a game that others play, too: no seed, no answers of others, no state. */
function withoutSecrets({ table, place, viewer }: Watcher) {
  const { rules } = table.game;
  const state = table.timeline.stateAt(place);
  return {
    format: 'questhall-seen',
    version: 1,
    game: rules.id,
    rules: rules.version,
    content: rules.content,
    setup: table.timeline.start.setup,
    viewer,
    at: place.at,
    view: table.views.of(state, viewer),
    open: rules.openFor(state, viewer),
    over: state.over,
  };
}

/** The whole game up to a place, with all that was played beside and ahead of it. */
export const saveAt = (table: Table, place: Place) => ({
  ...gameAt(table, place),
  played: playedOf(table, place),
});

const gameAt = ({ game, timeline }: Table, place: Place) =>
  makeSave(game.rules, timeline.recordAt(place), timeline.stateAt(place));

const trailAt = ({ timeline }: Table, place: Place): string[] =>
  timeline.stateAt(place).stack.map(({ proc, at }) => `${proc}/${at}`);

/** "questhall-A-Foul-Stench-Round-3-45.json": what somebody looks for in a folder a month later. */
function fileName({ table, place, language }: Watcher, kind: string): string {
  const state = table.timeline.stateAt(place);
  const { adventure, where } = table.teller(language).standing(table.views.of(state, 'spectator'));
  const words = `${adventure} ${where}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '');
  return `${kind}-${words.slice(0, 60)}-${place.at}.json`;
}
