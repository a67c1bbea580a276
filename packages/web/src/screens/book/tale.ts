import type { Happened, Line } from '../../table/scene.js';

/** A stretch of the game with what was done in it, a paragraph for each move. */
export type Part = { readonly title: string; readonly paragraphs: readonly string[] };
export type Tally = {
  readonly rounds: number;
  readonly places: number;
  readonly enemies: number;
  readonly wounds: number;
};
export type End = {
  readonly result: 'won' | 'lost';
  readonly title: string;
  readonly story: string;
  readonly notes: readonly string[];
};
/** A quest from its first page to its last; `end` is nothing while it is being played. */
export type Chapter = {
  readonly quest: string;
  readonly title: string;
  readonly story: string;
  readonly notes: readonly string[];
  readonly course: readonly Part[];
  readonly end: End | null;
  /** What happened before the next quest. */
  readonly town: readonly Part[];
  readonly tally: Tally;
};

/** The chronicle as a book: a chapter for each quest. */
export function taleOf(lines: readonly Line[]): Chapter[] {
  const starts = lines.flatMap((line, i) => (isBeginning(line) ? [i] : []));
  return starts.map((start, i) => chapterOf(lines.slice(start, starts[i + 1])));
}

const isBeginning = ({ kind, events }: Line): boolean => kind === 'chapter' && events[0]?.type === 'set-up';
const isEnding = ({ kind, events }: Line): boolean => kind === 'chapter' && events[0]?.type === 'section';

function chapterOf([first, ...rest]: readonly Line[]): Chapter {
  const at = rest.findIndex(isEnding);
  const [before, after] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at + 1)];
  const page = storyIn(first?.paragraphs ?? []);
  return {
    quest: String(first?.events[0]?.data.quest ?? ''),
    title: first?.text ?? '',
    ...page,
    course: partsOf(before),
    end: endOf(rest[at]),
    town: partsOf(after),
    tally: tallyOf(before.flatMap(({ events }) => events)),
  };
}

function endOf(line: Line | undefined): End | null {
  if (line === undefined) return null;
  const result = line.events[0]?.data.section === 'reward' ? 'won' : 'lost';
  return { result, title: line.text, ...storyIn(line.paragraphs) };
}

/** The story is by far the longest paragraph of its page; what stands before and after it are notes. */
function storyIn(paragraphs: readonly string[]): { story: string; notes: readonly string[] } {
  const story = paragraphs.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return { story, notes: paragraphs.filter((one) => one !== story) };
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

function tallyOf(events: readonly Happened[]): Tally {
  const all = (type: string) => events.filter((event) => event.type === type);
  return {
    rounds: all('phase').filter(({ data }) => data.phase === 'hero').length,
    places: all('location-revealed').length,
    enemies: all('enemy-defeated').length,
    wounds: all('wounds').reduce((sum, { data }) => sum + Number(data.count ?? 0), 0),
  };
}
