import type { EntityId, Odds, OddsChance, OptionId } from '@questhall/engine';
import { columns } from '../text/columns.js';
import { barsOf, shareOf } from './bars.js';
import type { Choices } from './choices.js';
import type { Table } from './table.js';

/** An option, or all of them together, with what the game has worked out for it. */
type WorkedOut = { readonly key: string; readonly label: string; readonly odds: Odds };

/** Tells what the dice alone decide; gives the options for which that is all there is to know. */
export function sayExactOdds(table: Table, choices: Choices): readonly OptionId[] {
  const told = workedOut(table, choices);
  if (told.length === 0) return [];
  table.paper.say(table.paper.words.exactOdds);
  for (const one of told) sayOne(table, one);
  const sure = (key: string) => told.some((one) => one.key === key && one.odds.exact);
  return choices.list.filter(({ key }) => sure(key)).map(({ id }) => id);
}

function workedOut(table: Table, { list, decision }: Choices): WorkedOut[] {
  const { rules } = table.game;
  const view = rules.view(table.timeline.state, table.viewer);
  const about = (label: Omit<WorkedOut, 'odds'>, picks: readonly OptionId[]): WorkedOut[] => {
    const odds = rules.odds?.(view, decision, ...picks);
    return odds === undefined ? [] : [{ ...label, odds }];
  };
  const single = list
    .filter(({ id }) => decision.options.includes(id))
    .flatMap(({ id, key, label }) => about({ key, label }, [id]));
  const { options, max } = decision;
  const together = options.length > 1 && options.length <= max;
  return together
    ? [...single, ...about({ key: '*', label: table.paper.words.allTogether }, options)]
    : single;
}

function sayOne(table: Table, { key, label, odds }: WorkedOut): void {
  const { paper, telling } = table;
  const view = table.game.rules.view(table.timeline.state, table.viewer);
  const name = (on: EntityId | null) => (on === null ? '' : telling.speaker.name(on, view));
  const title = ({ what, on, args }: Pick<OddsChance, 'what' | 'on' | 'args'>) =>
    capital(telling.speaker.say({ key: `odds.${what}`, args: { ...args, on: name(on) } }));
  const indent = ' '.repeat(4 + key.length);
  paper.say(`  ${paper.style.mark(key)}  ${label}`, 2 + key.length);
  const rows = odds.parts.map((part) => [title(part), barsOf(part.distribution)]);
  for (const line of columns(rows)) paper.say(indent + line, 4);
  const chances = odds.chances.map((one) => `${title(one)}: ${shareOf(one.chance)}`);
  if (chances.length > 0) paper.say(`${indent}${chances.join('; ')}.`, 2);
  const notes = odds.notes.map((note) => telling.speaker.say(note)).join(' ');
  const doubt = odds.exact ? '' : `${paper.words.notAllKnown} `;
  if (notes !== '') paper.say(`${indent}${doubt}${paper.style.faint(notes)}`, 2);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
