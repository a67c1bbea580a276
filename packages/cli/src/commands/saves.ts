import { FINE, Refused } from '../errors.js';
import type { Games } from '../games/registry.js';
import { gamesFolder } from '../kept/home.js';
import { type Broken, type Kept, Shelf } from '../kept/shelf.js';
import { sentence } from '../text/list.js';
import type { Paper } from '../text/paper.js';
import type { Words } from '../words/en.js';
import { CONTINUE } from './command-line.js';

export type SavesFlags = { readonly remove?: string; readonly json?: boolean };

/** Lists the games that are kept by themselves, or takes one away. */
export function saves(games: Games, paper: Paper, flags: SavesFlags): number {
  const folder = gamesFolder(paper.io);
  if (folder === undefined) throw new Refused((w) => w.noHomeNoGames);
  const shelf = new Shelf(games, folder);
  if (flags.remove !== undefined) paper.say(`Deleted: ${shelf.remove(flags.remove)}.`);
  else if (flags.json === true) paper.json(asJson(shelf));
  else list(paper, shelf);
  return FINE;
}

function asJson(shelf: Shelf): unknown {
  const { games, broken } = shelf.all;
  return {
    folder: shelf.folder,
    games: games.map(({ note, when, ...rest }) => ({ ...rest, ...note, when: when.toISOString() })),
    broken,
  };
}

function list(paper: Paper, shelf: Shelf): void {
  const { words } = paper;
  const { games, broken } = shelf.all;
  const open = games.filter(({ over }) => !over);
  const lines = (kept: Kept) => [`  ${kept.name}`, `    ${keptLine(kept, words)}`];
  if (games.length + broken.length === 0) paper.say(words.noneKept);
  section(paper, words.underWay, open.flatMap(lines));
  section(paper, words.finished, games.filter(({ over }) => over).flatMap(lines));
  section(paper, words.broken, broken.flatMap(brokenLines));
  if (open.length > 0) {
    paper.say(words.goOnWithNewest);
    paper.verbatim(`${CONTINUE} [NAME]`);
  }
  paper.say(paper.style.faint(words.theyAreIn(shelf.folder)));
}

function section(paper: Paper, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  paper.heading(title);
  paper.sayAll(lines, 2);
  paper.say();
}

function brokenLines({ name, trouble }: Broken): string[] {
  return [`  ${name}`, `    ${sentence(trouble)}`];
}

/** "An Uneasy Alliance: quest 3 of 5, round 4; Ironbreaker and Waywatcher; 2026-11-16 04:03" */
export function keptLine({ note: { adventure, party, where }, when, older }: Kept, words: Words): string {
  const place = where === '' ? adventure : `${adventure}: ${where}`;
  const parts = [place, party, timeOf(when), older ? words.otherRules : ''];
  return parts.filter((part) => part !== '').join('; ');
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
const timeOf = (when: Date): string => CLOCK.format(when);

/** What is damaged is named once, and hides nothing else. */
export function warnOfBroken(paper: Paper, broken: readonly Broken[]): void {
  if (broken.length === 0) return;
  const which = broken.map(({ name, trouble }) => `${name} (${trouble})`).join('; ');
  paper.say(paper.words.brokenGames(broken.length, which));
}
