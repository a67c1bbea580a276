import type { Line, Scene } from '@questhall/table';
import { useEffect, useState } from 'react';
import type { Table } from '../../../table/table.js';

/** What has been told, on which branch. Lines of a later answer than `at` lie ahead: they were undone. */
export type Told = { readonly branch: string; readonly at: number; readonly lines: readonly Line[] };

type Shown = Pick<Scene, 'news' | 'time'>;

export const toldAt = ({ time: { branch, at } }: Shown, lines: readonly Line[]): Told => ({
  branch,
  at,
  lines,
});

/** Adds the news of a scene. What was undone is remembered as long as nobody answers otherwise. */
export function toldAfter(told: Told, { news, time }: Shown): Told {
  const same = told.branch === time.branch;
  if (same && told.at === time.at && isKnown(told.lines, time.at, news.lines)) return told;
  const before = told.lines.filter(({ at }) => at <= news.after);
  const ahead = same ? told.lines.filter(({ at }) => at > time.at && at <= time.length) : [];
  return { branch: time.branch, at: time.at, lines: [...before, ...news.lines, ...ahead] };
}

/** The same scene is shown again when only its surroundings have changed, such as what was saved. */
const isKnown = (lines: readonly Line[], at: number, news: readonly Line[]): boolean =>
  news.length === 0 || (lines.filter((line) => line.at <= at).at(-1) ?? null) === news.at(-1);

/** A heading, or something that somebody did with all that came of it. */
export type Stanza =
  | { readonly kind: 'chapter' | 'part'; readonly key: string; readonly line: Line }
  | { readonly kind: 'move'; readonly key: string; readonly lines: readonly Line[] };

export function stanzas(lines: readonly Line[]): readonly Stanza[] {
  const all: (Stanza & { lines?: Line[] })[] = [];
  lines.forEach((line, i) => {
    const key = String(i);
    const last = all.at(-1);
    if (line.kind === 'chapter' || line.kind === 'part') all.push({ kind: line.kind, key, line });
    else if (line.kind === 'detail' && last?.kind === 'move') last.lines.push(line);
    else all.push({ kind: 'move', key, lines: [line] });
  });
  return all as readonly Stanza[];
}

/** Is there anything new in it? A stanza is drawn again only if so. */
export function sameStanza(a: Stanza, b: Stanza): boolean {
  if (a.kind !== 'move') return b.kind === a.kind && b.line === a.line;
  return b.kind === 'move' && a.lines.length === b.lines.length && a.lines.every((l, i) => l === b.lines[i]);
}

/** What happened last before now, from the beginning of the move: it is what led to a question. */
export function lastMove(told: Told): readonly Line[] {
  const last = stanzas(told.lines.filter(({ at }) => at <= told.at)).at(-1);
  if (last === undefined) return [];
  return last.kind === 'move' ? last.lines : [last.line];
}

const NOTHING: Told = { branch: '', at: 0, lines: [] };

/** The chronicle of a table: asked for once, then it follows the news. */
export function useTold(table: Table): Told {
  const [told, setTold] = useState(NOTHING);
  useEffect(() => {
    let asked = true;
    let known = false;
    const stop = table.watch((scene) => {
      if (known) setTold((before) => toldAfter(before, scene));
    });
    table.chronicle().then((lines) => {
      if (!asked || !lines.ok) return;
      known = true;
      setTold(toldAt(table.scene, lines.value));
    });
    return () => {
      asked = false;
      stop();
    };
  }, [table]);
  return told;
}
