import type { LrCardOf, LrView } from '@questhall/lost-relics';
import { t } from '../../../text/t.js';
import { counterName, nameOf, printedOf } from './printed.js';

type Sheet = LrCardOf<'adventure'>;
type Condition = Sheet['objective'];
type Predicate = Condition['if'];

/** How far something has come. `name` is empty where the sentence beside it says what is counted. */
export type Gauge = { readonly id: string; readonly name: string; readonly now: number; readonly of: number };
export type Goal = { readonly text: string; readonly gauges: readonly Gauge[] };
export type Sheeted = {
  readonly goal: Goal;
  readonly dangers: readonly Goal[];
  /** Counters that neither speaks of. */
  readonly others: readonly { readonly name: string; readonly now: number }[];
};

/** What the sheet wants and fears, with how far it is from it. */
export function sheetOf(view: LrView): Sheeted | undefined {
  const sheet = printedOf(view.adventure, 'adventure')?.card;
  if (sheet === undefined) return undefined;
  const told = (condition: Condition): Goal => ({
    text: condition.text,
    gauges: gaugesIn(condition.if, view),
  });
  const goal = told(sheet.objective);
  const dangers = sheet.defeat.map(told);
  const known = [goal, ...dangers].flatMap(({ gauges }) => gauges.map(({ id }) => id));
  const others = Object.entries(view.counters)
    .filter(([name]) => !known.includes(name))
    .map(([name, now]) => ({ name: counterName(name, view.adventure), now }));
  return { goal, dangers, others };
}

/** The numbers that a condition waits for. */
function gaugesIn({ counter, round, slain, heroes, any = [] }: Predicate, view: LrView): Gauge[] {
  const { counters, adventure } = view;
  const out = view.heroes.filter((hero) => hero.out).length;
  const found: Gauge[] = [];
  const wait = (id: string, name: string, now: number, of: number) => found.push({ id, name, now, of });
  if (counter?.atLeast !== undefined)
    wait(counter.name, counterName(counter.name, adventure), counters[counter.name] ?? 0, counter.atLeast);
  if (round?.atLeast !== undefined) wait('round', '', view.round, round.atLeast - 1);
  if (slain?.atLeast !== undefined && slain.kind !== undefined)
    wait(slain.kind, nameOf(slain.kind, ''), view.slain[slain.kind] ?? 0, slain.atLeast);
  if (heroes?.out === true && heroes.atLeast !== undefined) wait('out', '', out, heroes.atLeast);
  return [...found, ...any.flatMap((one) => gaugesIn(one, view))];
}

export function gaugeSaid({ id, name, now, of }: Gauge): string {
  if (id === 'round' || id === 'out') return t(`relicBoard.gauge.${id}`, { now, of });
  return name === '' ? t('relicBoard.gauge.plain', { now, of }) : t('relicBoard.gauge', { name, now, of });
}
