import type { BookOf } from '../../games/face.js';
import type { Happened, Line } from '../../table/scene.js';

/** A stretch of the game with what was done in it, a paragraph for each move. */
export type Part = { readonly title: string; readonly paragraphs: readonly string[] };
export type End = {
  readonly result: 'won' | 'lost';
  readonly title: string;
  readonly story: string;
  readonly notes: readonly string[];
};
/** An adventure from its first page to its last; `end` is nothing while it is being played. */
export type Chapter = {
  readonly title: string;
  readonly story: string;
  readonly notes: readonly string[];
  readonly course: readonly Part[];
  readonly end: End | null;
  /** What happened before the next one. */
  readonly town: readonly Part[];
  /** What happened on the way. */
  readonly events: readonly Happened[];
};

type Pages = Pick<BookOf<never>, 'isBeginning' | 'endOf'>;

/** The chronicle as a book: a chapter for each adventure. */
export function taleOf(lines: readonly Line[], pages: Pages): Chapter[] {
  const starts = lines.flatMap((line, i) => (isPage(line) && pages.isBeginning(line) ? [i] : []));
  return starts.map((start, i) => chapterOf(lines.slice(start, starts[i + 1]), pages));
}

const isPage = ({ kind }: Line): boolean => kind === 'chapter';

function chapterOf([first, ...rest]: readonly Line[], pages: Pages): Chapter {
  const { endOf } = pages;
  const at = rest.findIndex((line) => isPage(line) && endOf(line) !== undefined);
  const [before, after] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at + 1)];
  return {
    title: first?.text ?? '',
    ...storyIn(first),
    course: partsOf(before),
    end: endIn(rest[at], pages),
    town: partsOf(after),
    events: before.flatMap(({ events }) => events),
  };
}

function endIn(line: Line | undefined, pages: Pages): End | null {
  const result = line && pages.endOf(line);
  if (line === undefined || result === undefined) return null;
  return { result, title: line.text, ...storyIn(line) };
}

/** What stands before and after the story are notes. */
function storyIn(page: Line | undefined): { story: string; notes: readonly string[] } {
  const { paragraphs = [], story: at = -1 } = page ?? {};
  return { story: paragraphs[at] ?? '', notes: paragraphs.filter((_, i) => i !== at) };
}

type Written = { title: string; paragraphs: string[] };

/** Sentences of one move stand together. */
function partsOf(lines: readonly Line[]): Part[] {
  const parts: Written[] = [];
  for (const { kind, text } of lines) {
    if (kind === 'part' || parts.length === 0)
      parts.push({ title: kind === 'part' ? text : '', paragraphs: [] });
    if (kind === 'part') continue;
    const { paragraphs } = parts[parts.length - 1] as Written;
    if (kind === 'move' || paragraphs.length === 0) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] += ` ${text}`;
  }
  return parts.filter(({ paragraphs }) => paragraphs.length > 0);
}
