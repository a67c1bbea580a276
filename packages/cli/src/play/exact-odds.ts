import { oddsOf } from '@questhall/bots';
import type { Figure, Odds, OptionId } from '@questhall/engine';
import { columns } from '../text/columns.js';
import { barsOf, shareOf } from './bars.js';
import type { Choices } from './choices.js';
import type { Table } from './table.js';

/** An option, or all of them together, with what it leads to. */
type WorkedOut = { readonly key: string; readonly label: string; readonly odds: Odds };

/** Tells what chance makes of the options; gives those about which it tells all there is to know. */
export function sayExactOdds(table: Table, choices: Choices): readonly OptionId[] {
  const told = workedOut(table, choices);
  if (told.length === 0) return [];
  table.paper.say(table.paper.words.exactOdds);
  for (const one of told) sayOne(table, one);
  const sure = (key: string) => told.some((one) => one.key === key && one.odds.exact);
  return choices.list.filter(({ key }) => sure(key)).map(({ id }) => id);
}

function workedOut(table: Table, { list, decision }: Choices): WorkedOut[] {
  const { viewer, timeline } = table;
  const about = (label: Omit<WorkedOut, 'odds'>, picks: readonly OptionId[]): WorkedOut[] => {
    const odds = oddsOf(table.game.rules, timeline.state, { decision, viewer, picks });
    return odds === undefined ? [] : [{ ...label, odds }];
  };
  const { options, min, max } = decision;
  const single = list
    .filter(({ id }) => min <= 1 && options.includes(id))
    .flatMap(({ id, key, label }) => about({ key, label }, [id]));
  const together = options.length > 1 && options.length <= max;
  return together
    ? [...single, ...about({ key: '*', label: table.paper.words.allTogether }, options)]
    : single;
}

function sayOne(table: Table, { key, label, odds }: WorkedOut): void {
  const { paper, telling } = table;
  const { rules, show } = table.game;
  const view = rules.view(table.timeline.state, table.viewer);
  const title = (figure: Pick<Figure, 'what' | 'on'>) => {
    const text = show.odds?.(figure, view);
    return text === undefined ? figure.what : capital(telling.speaker.say(text));
  };
  const about = ({ exact }: { exact: boolean }) => (exact ? '' : paper.words.about);
  const indent = ' '.repeat(4 + key.length);
  paper.say(`  ${paper.style.mark(key)}  ${label}`, 2 + key.length);
  const rows = odds.parts.map((part) => [title(part), about(part) + barsOf(part.distribution)]);
  for (const line of columns(rows)) paper.say(indent + line, 4);
  const chances = odds.chances.map((one) => `${title(one)}: ${about(one)}${shareOf(one.chance)}`);
  if (chances.length > 0) paper.say(`${indent}${chances.join('; ')}.`, 2);
  const notes = notesOn(table, odds).join(' ');
  if (notes !== '') paper.say(indent + paper.style.faint(notes), 2);
}

function notesOn({ paper: { words }, telling, game, timeline, viewer }: Table, odds: Odds): string[] {
  const view = game.rules.view(timeline.state, viewer);
  const passed = odds.passed.map((id) => telling.speaker.name(id, view));
  return [
    ...(passed.length > 0 ? [words.notCounted([...new Set(passed)])] : []),
    ...(odds.hasChosen ? [words.chosenForTheBest] : []),
    ...(odds.exact ? [] : [words.notAllKnown]),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
