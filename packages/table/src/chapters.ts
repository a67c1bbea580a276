import type { Happened, Line } from './scene.js';

/** A stretch of the game with what was done in it, a paragraph for each move. */
export type ChapterPart = { readonly title: string; readonly paragraphs: readonly string[] };
export type ChapterEnd = {
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
  readonly course: readonly ChapterPart[];
  readonly end: ChapterEnd | null;
  /** What happened before the next one. */
  readonly town: readonly ChapterPart[];
  /** What happened on the way, and what is counted of it. */
  readonly events: readonly Happened[];
  readonly tally: readonly string[];
};

type Tally = (events: readonly Happened[]) => readonly string[];

/** The chronicle as a book: a chapter for each adventure. */
export function chaptersIn(lines: readonly Line[], tally: Tally): Chapter[] {
  const starts = lines.flatMap(({ page }, at) => (page === 'begins' ? [at] : []));
  return starts.map((start, at) => chapterOf(lines.slice(start, starts[at + 1]), tally));
}

function chapterOf([first, ...rest]: readonly Line[], tally: Tally): Chapter {
  const at = rest.findIndex(({ page }) => page === 'won' || page === 'lost');
  const [before, after] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at + 1)];
  const events = before.flatMap((line) => line.events);
  return {
    title: first?.text ?? '',
    ...storyIn(first),
    course: partsOf(before),
    end: endIn(rest[at]),
    town: partsOf(after),
    events,
    tally: tally(events),
  };
}

function endIn(line: Line | undefined): ChapterEnd | null {
  if (line?.page !== 'won' && line?.page !== 'lost') return null;
  return { result: line.page, title: line.text, ...storyIn(line) };
}

/** What stands before and after the story are notes. */
function storyIn(page: Line | undefined): { story: string; notes: readonly string[] } {
  const { paragraphs = [], story: at = -1 } = page ?? {};
  return { story: paragraphs[at] ?? '', notes: paragraphs.filter((_, i) => i !== at) };
}

type Written = { title: string; paragraphs: string[] };

/** Sentences of one move stand together. */
function partsOf(lines: readonly Line[]): ChapterPart[] {
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
