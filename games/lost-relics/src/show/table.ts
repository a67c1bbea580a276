import type { Hostile } from '../board.js';
import { adventureSheet, hostileCard } from '../content/library.js';
import { goalOf } from '../counters.js';
import { cardName, nameOf } from '../names.js';
import type { Words } from '../text/words.js';
import type { HeroView, LrView } from '../view.js';

/** The table as lines that can be read aloud from top to bottom. */
export function table(view: LrView, words: Words): string[] {
  if (words.printed.records[view.adventure] === undefined) return [words.table.inTheBox];
  return [
    ...heading(view, words),
    ...view.heroes.map((hero) => heroLine(view, hero, words)),
    ...areaLines(view, words),
  ];
}

function heading(view: LrView, words: Words): string[] {
  const { round, phase, line, deck, counters, adventure } = view;
  const sheet = words.printed.card(adventureSheet(words.printed, adventure));
  const { name, objective, defeat } = sheet;
  const say = words.table;
  const counts = Object.entries(counters).map(([counter, now]) =>
    say.count({ counter, now, ...goalOf(sheet, counter) }),
  );
  const below = [
    say.objective(objective.text),
    ...defeat.map(({ text }) => say.defeat(text)),
    ...(line.length > 0 ? [say.initiative(line.map((id) => cardName(id, words)))] : []),
    ...(counts.length > 0 ? [counts.join('; ')] : []),
    say.deck(deck),
  ];
  return [say.heading({ name, round, phase }), ...below.map((one) => `  ${one}`)];
}

function heroLine(view: LrView, hero: HeroView, words: Words): string {
  const carried = view.things.filter(({ holder }) => holder === hero.id).map(({ id }) => id);
  return words.table.hero({
    ...hero,
    name: cardName(hero.id, words),
    where: hero.area === null ? null : words.names.inArea(nameOf(hero.area, view, words)),
    carried: [...hero.treasure, ...carried].map((id) => nameOf(id, view, words)),
  });
}

function areaLines(view: LrView, words: Words): string[] {
  const { areas, beside, doors } = words.printed.box.layoutOf(view.adventure);
  const say = words.table;
  const called = (id: string): string => nameOf(id, view, words);
  const lines = areas.map(({ id, limit, haven }) => {
    const heroes = view.heroes.filter(({ area }) => area === id).map((hero) => called(hero.id));
    const hostiles = view.hostiles.filter(({ area }) => area === id).map((one) => hostileWords(one, words));
    const things = view.things.filter(({ area }) => area === id).map((thing) => called(thing.id));
    const markers = (['adventure', 'bounty'] as const)
      .filter((which) => view.markers[which]?.area === id)
      .map(say.marker);
    const inside = [...heroes, ...hostiles, ...things, ...markers];
    const count = heroes.length + hostiles.length;
    return [
      say.area({ name: called(id), count, limit, haven, inside }),
      `  ${say.beside((beside[id] ?? []).map(called))}`,
    ];
  });
  const shut = doors.map(({ id }) => say.door(id, view.doors.find((door) => door.id === id)?.open ?? true));
  return [...lines.flat(), ...shut];
}

function hostileWords({ id, kind, wounded, damage }: Hostile, words: Words): string {
  const { rank, resilience = 0 } = hostileCard(words.printed, kind);
  return words.table.hostile({
    name: cardName(id, words),
    leader: rank === 'leader',
    damage,
    resilience,
    wounded,
  });
}
