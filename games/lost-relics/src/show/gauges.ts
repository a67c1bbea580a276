import type { AdventureSheet } from '../content/schema.js';
import { cardName } from '../names.js';
import type { Words } from '../text/words.js';
import type { LrView } from '../view.js';

type Condition = AdventureSheet['objective'];
type Predicate = Condition['if'];

/** What a condition waits for and how far that has come: "Skeleton: 4 of 18". */
type Gauge = { readonly counter: string | null; readonly text: string };

/** The sentence of a condition with its gauges, and the counters it speaks of. */
export function conditionWords({ text, if: wanted }: Condition, view: LrView, words: Words) {
  const gauges = gaugesIn(wanted, view, words);
  return {
    text: gauges.length === 0 ? text : `${text} (${gauges.map((gauge) => gauge.text).join('; ')})`,
    counters: gauges.flatMap(({ counter }) => (counter === null ? [] : [counter])),
  };
}

function gaugesIn(wanted: Predicate, view: LrView, words: Words): Gauge[] {
  const { counter, round, slain, heroes, any = [] } = wanted;
  const say = words.table;
  const gauges: Gauge[] = [];
  if (counter?.atLeast !== undefined) {
    const { name, atLeast: of } = counter;
    gauges.push({
      counter: name,
      text: say.gauge(words.names.counter(name), view.counters[name] ?? 0, of),
    });
  }
  if (round?.atLeast !== undefined)
    gauges.push({ counter: null, text: say.rounds(view.round, round.atLeast - 1) });
  if (slain?.atLeast !== undefined && slain.kind !== undefined) {
    const name = cardName(slain.kind, words);
    gauges.push({ counter: null, text: say.gauge(name, view.slain[slain.kind] ?? 0, slain.atLeast) });
  }
  if (heroes?.out === true && heroes.atLeast !== undefined) {
    const out = view.heroes.filter((hero) => hero.out).length;
    gauges.push({ counter: null, text: say.outOf(out, heroes.atLeast) });
  }
  return [...gauges, ...any.flatMap((one) => gaugesIn(one, view, words))];
}
