import { capital, counted, listWords } from '@questhall/tabletop';
import type { Hero, Hostile } from '../board.js';
import { layoutOf } from '../content/layout.js';
import { adventureSheet, heroCard, hostileCard, library } from '../content/library.js';
import { cardName, nameOf } from '../names.js';
import { names } from '../text/en/names.js';
import type { LrView } from '../view.js';

/** The table as lines that can be read aloud from top to bottom. */
export function table(view: LrView): string[] {
  if (library.records[view.adventure] === undefined) return ['The boards are still in the box.'];
  return [...heading(view), ...view.heroes.flatMap((hero) => heroLines(view, hero)), ...areaLines(view)];
}

function heading(view: LrView): string[] {
  const { round, phase, line, deck, counters } = view;
  const sheet = adventureSheet(view.adventure);
  const counts = Object.entries(counters).map(([name, n]) => `${names.spoken(name)}: ${n}`);
  return [
    `${sheet.name}${round === 0 ? ': set-up' : `: round ${round}`}${phase === null ? '' : `, ${phase} phase`}`,
    `  Objective: ${sheet.objective.text}`,
    ...sheet.defeat.map(({ text }) => `  Defeat: ${text}`),
    ...(line.length > 0 ? [`  Initiative: ${line.map((id) => cardName(id)).join(', ')}`] : []),
    ...(counts.length > 0 ? [`  ${counts.join('; ')}`] : []),
    `  ${counted(deck, 'treasure card')} in the deck`,
  ];
}

function heroLines(view: LrView, hero: Hero): string[] {
  const { resilience } = heroCard(hero.id)[hero.wounded ? 'wounded' : 'unwounded'];
  const where =
    hero.area === null ? (hero.out ? 'out of action' : 'not yet placed') : `in ${nameOf(hero.area, view)}`;
  const parts = [
    where,
    `damage ${hero.damage} of ${resilience}${hero.wounded ? ', wounded' : ''}`,
    hero.dice.length > 0 ? `dice ${hero.dice.join(' ')}` : '',
    hero.destiny > 0 ? 'a destiny token' : '',
    ...hero.treasure.map((card) => cardName(card)),
  ];
  return [`${cardName(hero.id)}: ${parts.filter((part) => part !== '').join('; ')}`];
}

function areaLines(view: LrView): string[] {
  const { areas, beside, doors } = layoutOf(view.adventure);
  const lines = areas.map(({ id, limit, haven }) => {
    const heroes = view.heroes.filter(({ area }) => area === id).map((hero) => cardName(hero.id));
    const hostiles = view.hostiles.filter(({ area }) => area === id).map(hostileWords);
    const things = view.things.filter(({ area }) => area === id).map((thing) => nameOf(thing.id, view));
    const markers = (['adventure', 'bounty'] as const)
      .filter((which) => view.markers[which]?.area === id)
      .map((which) => `the ${which} token`);
    const inside = [...heroes, ...hostiles, ...things, ...markers];
    const next = (beside[id] ?? []).map((other) => nameOf(other, view));
    return [
      `${nameOf(id, view)} (${heroes.length + hostiles.length} of ${limit}${haven ? ', haven' : ''}): ${inside.join(', ') || 'empty'}`,
      `  beside ${listWords(next)}`,
    ];
  });
  const shut = doors.map(({ id }) => {
    const open = view.doors.find((door) => door.id === id)?.open ?? true;
    return `${capital(nameOf(id, view))} is ${open ? 'open' : 'closed'}.`;
  });
  return [...lines.flat(), ...shut];
}

function hostileWords(hostile: Hostile): string {
  const { rank, resilience } = hostileCard(hostile.kind);
  if (rank === 'leader') return `${cardName(hostile.id)} (leader, damage ${hostile.damage} of ${resilience})`;
  return `${cardName(hostile.id)}${hostile.wounded ? ' (wounded)' : ''}`;
}
