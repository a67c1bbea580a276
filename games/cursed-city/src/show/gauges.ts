import type { Predicate } from '../content/conditions.js';
import { hostileCard } from '../content/library.js';
import { realmstoneOf } from '../queries.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';

/** How far what a condition waits for has come: "(champions slain: 2 of 6)". */
export function gaugesOf({ slain, counter, realmstone }: Predicate, view: CcView, words: Words): string[] {
  const say = words.table;
  const { journey, company, heroes } = view;
  const gauges: string[] = [];
  if (slain?.champion === true && slain.atLeast !== undefined)
    gauges.push(say.gauge(say.champions, championsSlain(view, words), slain.atLeast));
  if (slain?.model !== undefined && (slain.atLeast ?? 1) > 1)
    gauges.push(
      say.gauge(words.printed.model(slain.model), journey?.slain[slain.model] ?? 0, slain.atLeast ?? 1),
    );
  if (counter?.atLeast !== undefined) {
    const now = journey?.counters[counter.name] ?? 0;
    gauges.push(say.gauge(words.labels.counter(counter.name), now, counter.atLeast));
  }
  if (realmstone?.atLeast !== undefined) {
    const here = company.filter(({ id }) => heroes.some((hero) => hero.id === id));
    const held = here.flatMap((person) => person.realmstone);
    gauges.push(say.gauge(say.realmstoneValue, realmstoneOf(words.printed, held), realmstone.atLeast));
  }
  return gauges.length === 0 ? [] : [`(${gauges.join('; ')})`];
}

function championsSlain({ journey }: CcView, { printed }: Words): number {
  const champions = (printed.box.kinds.hostile ?? []).flatMap(({ id }) =>
    hostileCard(printed, id).models.filter((model) => model.champion === true),
  );
  return champions.reduce((sum, { id }) => sum + (journey?.slain[id] ?? 0), 0);
}
