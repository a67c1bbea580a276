import { oddsOf } from '@questhall/bots';
import type { Figure, Odds, OptionId } from '@questhall/engine';
import { columns } from '../text/columns.js';
import { barsOf, shareOf } from './bars.js';
import type { Choices } from './choices.js';
import type { Terminal } from './terminal.js';

/** An option, or all of them together, with what it leads to. */
type WorkedOut = { readonly key: string; readonly label: string; readonly odds: Odds };

/** Tells what chance makes of the options; gives those about which it tells all there is to know. */
export function sayExactOdds(terminal: Terminal, choices: Choices): readonly OptionId[] {
  const told = workedOut(terminal, choices);
  if (told.length === 0) return [];
  terminal.paper.say(terminal.paper.words.exactOdds);
  for (const one of told) sayOne(terminal, one);
  const sure = (key: string) => told.some((one) => one.key === key && one.odds.exact);
  return choices.list.filter(({ key }) => sure(key)).map(({ id }) => id);
}

function workedOut(terminal: Terminal, { list, decision }: Choices): WorkedOut[] {
  const { viewer, state } = terminal;
  const about = (label: Omit<WorkedOut, 'odds'>, picks: readonly OptionId[]): WorkedOut[] => {
    const odds = oddsOf(terminal.game.rules, state, { decision, viewer, picks });
    return odds === undefined ? [] : [{ ...label, odds }];
  };
  const { options, min, max } = decision;
  const single = list
    .filter(({ id }) => min <= 1 && options.includes(id))
    .flatMap(({ id, key, label }) => about({ key, label }, [id]));
  const together = options.length > 1 && options.length <= max;
  return together
    ? [...single, ...about({ key: '*', label: terminal.paper.words.allTogether }, options)]
    : single;
}

function sayOne(terminal: Terminal, { key, label, odds }: WorkedOut): void {
  const { paper, teller, view } = terminal;
  const { show } = terminal.game;
  const title = (figure: Pick<Figure, 'what' | 'on'>) => {
    const text = show.odds?.(figure, view);
    return text === undefined ? figure.what : capital(teller.say(text));
  };
  const about = ({ exact }: { exact: boolean }) => (exact ? '' : paper.words.about);
  const indent = ' '.repeat(4 + key.length);
  paper.say(`  ${paper.style.mark(key)}  ${label}`, 2 + key.length);
  const rows = odds.parts.map((part) => [title(part), about(part) + barsOf(part.distribution)]);
  for (const line of columns(rows)) paper.say(indent + line, 4);
  const chances = odds.chances.map((one) => `${title(one)}: ${about(one)}${shareOf(one.chance)}`);
  if (chances.length > 0) paper.say(`${indent}${chances.join('; ')}.`, 2);
  const notes = notesOn(terminal, odds).join(' ');
  if (notes !== '') paper.say(indent + paper.style.faint(notes), 2);
}

function notesOn({ paper: { words }, game, view }: Terminal, odds: Odds): string[] {
  const passed = odds.passed.map((id) => game.show.name(id, view));
  return [
    ...(passed.length > 0 ? [words.notCounted([...new Set(passed)])] : []),
    ...(odds.hasChosen ? [words.chosenForTheBest] : []),
    ...(odds.exact ? [] : [words.notAllKnown]),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
