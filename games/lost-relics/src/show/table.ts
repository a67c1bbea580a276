import type { TablePart } from '@questhall/engine';
import type { Hostile } from '../board.js';
import { adventureSheet, hostileCard } from '../content/library.js';
import { cardName, nameOf } from '../names.js';
import type { Words } from '../text/words.js';
import type { HeroView, LrView } from '../view.js';
import { conditionWords } from './gauges.js';

/** The table from top to bottom: the adventure, heroes, areas, doors. */
export function table(view: LrView, words: Words): TablePart[] {
  if (words.printed.records[view.adventure] === undefined) return [{ text: words.table.inTheBox }];
  return [
    heading(view, words),
    ...view.heroes.map((hero) => heroPart(view, hero, words)),
    { text: words.table.areas, below: areaParts(view, words) },
    ...doorsPart(view, words),
  ];
}

function heading(view: LrView, words: Words): TablePart {
  const { round, phase, line, deck, counters, adventure } = view;
  const { name, objective, defeat } = words.printed.card(adventureSheet(words.printed, adventure));
  const say = words.table;
  const goal = conditionWords(objective, view, words);
  const dangers = defeat.map((one) => conditionWords(one, view, words));
  const known = [goal, ...dangers].flatMap((one) => one.counters);
  const others = Object.entries(counters)
    .filter(([counter]) => !known.includes(counter))
    .map(([counter, now]) => say.gauge(words.names.counter(counter), now, null));
  const below = [
    say.objective(goal.text),
    ...dangers.map(({ text }) => say.defeat(text)),
    ...(line.length > 0 ? [say.initiative(line.map((id) => cardName(id, words)))] : []),
    ...(others.length > 0 ? [others.join('; ')] : []),
    say.deck(deck),
  ];
  return { text: say.heading({ name, round, phase }), below: below.map((text) => ({ text })) };
}

function heroPart(view: LrView, hero: HeroView, words: Words): TablePart {
  const things = view.things.filter(({ holder }) => holder === hero.id).map(({ id }) => id);
  const carried = [...hero.treasure, ...things].map((id) => nameOf(id, view, words));
  const text = words.table.hero({
    ...hero,
    name: cardName(hero.id, words),
    where: hero.area === null ? null : words.names.inArea(nameOf(hero.area, view, words)),
    active: view.active === hero.id,
  });
  const seen = hero.area === null ? [] : seenFrom(view, hero.area, words);
  return {
    text,
    below: [
      ...(carried.length > 0 ? [{ text: words.table.carries, list: carried }] : []),
      ...(seen.length > 0 ? [{ text: words.table.sees, list: seen }] : []),
    ],
  };
}

/** Areas beside this one that no closed door hides. */
function seenFrom(view: LrView, from: string, words: Words): string[] {
  const { beside, doorsBetween } = words.printed.box.layoutOf(view.adventure);
  const isClosed = (id: string) => view.doors.some((door) => door.id === id && !door.open);
  const isShut = (doors: readonly string[]) => doors.length > 0 && doors.every(isClosed);
  return (beside[from] ?? [])
    .filter((area) => !isShut(doorsBetween[from]?.[area] ?? []))
    .map((area) => nameOf(area, view, words));
}

function areaParts(view: LrView, words: Words): TablePart[] {
  const { areas, beside } = words.printed.box.layoutOf(view.adventure);
  const say = words.table;
  const called = (id: string): string => nameOf(id, view, words);
  return areas.map(({ id, limit, haven }) => {
    const here = (one: { readonly area: string | null }) => one.area === id;
    const heroes = view.heroes.filter(here);
    const hostiles = view.hostiles.filter(here);
    const count = heroes.length + hostiles.length;
    const engaged = heroes.length > 0 && hostiles.length >= heroes.length;
    const markers = (['adventure', 'bounty'] as const).filter((which) => view.markers[which]?.area === id);
    const inside = [
      ...heroes.map((hero) => called(hero.id)),
      ...hostiles.map((one) => hostileWords(one, words)),
      ...view.things.filter(here).map((thing) => say.thing(called(thing.id), isUsedUp(view, thing, words))),
      ...markers.map(say.marker),
    ];
    return {
      text: say.area({ name: called(id), count, limit, haven, engaged }),
      list: inside.length > 0 ? inside : [say.nothing],
      below: [{ text: say.beside((beside[id] ?? []).map(called)) }],
    };
  });
}

function isUsedUp({ adventure }: LrView, { id, uses }: LrView['things'][number], words: Words): boolean {
  const card = adventureSheet(words.printed, adventure).things?.find((thing) => thing.id === id);
  return uses >= (card?.uses ?? 1);
}

/** A door that opens only under a condition has a lock on it. */
function doorsPart(view: LrView, words: Words): TablePart[] {
  const sheet = adventureSheet(words.printed, view.adventure);
  const below = sheet.doors.map(({ id, if: wanted }) => {
    const open = view.doors.find((door) => door.id === id)?.open ?? true;
    const state = open ? 'open' : wanted === undefined ? 'closed' : 'locked';
    return { text: words.table.door(nameOf(id, view, words), state) };
  });
  return below.length === 0 ? [] : [{ text: words.table.doors, below }];
}

function hostileWords({ id, kind, wounded, damage }: Hostile, words: Words): string {
  const { rank, resilience = 0, tough = false } = hostileCard(words.printed, kind);
  const name = cardName(id, words);
  return words.table.hostile({ name, leader: rank === 'leader', damage, resilience, wounded, tough });
}
