import type { Line } from '@questhall/table';
import type { Paper } from '../text/paper.js';
import type { Terminal } from './terminal.js';

/** What happened since somebody last listened. Those who only watch hear nothing else, and need no heading. */
export function showNews(terminal: Terminal, title = terminal.paper.words.whatHappened): void {
  const { paper } = terminal;
  const news = terminal.news();
  if (news.length === 0) return;
  if (terminal.isUnattended || news[0]?.kind === 'chapter') showTales(paper, news);
  else showStory(paper, title, news);
}

/** Passages that bring somebody back into a story. */
const RECALLED = 12;

/** The last things that happened, for those who come back another day. */
export function showRecap({ watcher, at, paper }: Terminal): void {
  const recent = watcher.chronicle().filter((line) => line.at > at - RECALLED);
  const last = recent.slice(-RECALLED);
  const chapter = last.findLastIndex(({ kind }) => kind === 'chapter');
  const tales = chapter < 0 ? last : last.slice(chapter);
  if (tales[0]?.kind === 'chapter') showTales(paper, tales);
  else if (tales.length > 0) showStory(paper, paper.words.whatHappenedLast, tales);
}

function showStory(paper: Paper, title: string, tales: readonly Line[]): void {
  paper.say();
  if (title !== '') paper.heading(title);
  showTales(paper, tales);
}

/** Chapters are pages, moves are lines, and what follows from a move is a paragraph under it. */
function showTales(paper: Paper, tales: readonly Line[]): void {
  for (let at = 0; at < tales.length; ) {
    const details = detailsFrom(tales, at);
    if (details.length > 0) paper.say(`${follows(tales, at)}${details.join(' ')}`);
    else showTale(paper, tales[at] as Line);
    if (tales[at]?.kind === 'chapter' && at + 1 < tales.length) paper.say();
    at += Math.max(1, details.length);
  }
}

function detailsFrom(tales: readonly Line[], at: number): string[] {
  const end = tales.findIndex(({ kind }, i) => i >= at && kind !== 'detail');
  return tales.slice(at, end < 0 ? tales.length : end).map(({ text }) => text);
}

/** Under the move they belong to, or on their own if that was told before. */
function follows(tales: readonly Line[], at: number): string {
  return tales[at - 1]?.kind === 'move' ? '    ' : '  ';
}

function showTale(paper: Paper, { kind, text, paragraphs }: Line): void {
  if (kind === 'chapter') showChapter(paper, text, paragraphs);
  else if (kind === 'part') paper.say(`  ${paper.style.strong(text)}`, 2);
  else paper.say(`  ${text}`, 2);
}

const RULE = '─';

function showChapter(paper: Paper, title: string, paragraphs: readonly string[]): void {
  paper.say();
  paper.say(
    paper.style.strong(
      `${RULE}${RULE} ${title} ${RULE.repeat(Math.max(2, paper.width - title.length - 4))}`.slice(
        0,
        paper.width,
      ),
    ),
  );
  paragraphs.forEach((paragraph, at) => {
    if (at > 0) paper.say();
    paper.say(`  ${paragraph}`);
  });
}
