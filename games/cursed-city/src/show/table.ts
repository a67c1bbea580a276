import type { TablePart } from '@questhall/engine';
import { type Played, playedCard } from '../content/library.js';
import { cardName, nameOf, saidName } from '../names.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';
import { gaugesOf } from './gauges.js';
import { daysLeft } from './said.js';
import { cityParts, groupParts } from './table-city.js';
import { heroPart } from './table-heroes.js';

/** The table from top to bottom: the journey, heroes, hostile groups, the city. */
export function table(view: CcView, words: Words): TablePart[] {
  const say = words.table;
  if (view.journey === null && view.mode === 'quest')
    return [{ text: say.between, below: questParts(view, words) }];
  if (view.journey === null || view.ground.tiles.length === 0) return [{ text: say.inTheBox }];
  return [
    heading(view, view.journey, words),
    ...view.heroes.map((hero) => heroPart(view, hero, words)),
    { text: say.groups, below: groupParts(view, words) },
    ...cityParts(view, words),
  ];
}

function questParts({ quest, seats, leader, ...view }: CcView, words: Words): TablePart[] {
  const say = words.table;
  const seat = nameOf(leader, { ...view, seats }, words);
  return [
    { text: say.tracks(quest.fear, quest.influence) },
    ...(seats.length > 1 ? [{ text: say.leader(seat) }] : []),
  ];
}

function heading(view: CcView, journey: NonNullable<CcView['journey']>, words: Words): TablePart {
  const say = words.table;
  const { name, type, victory }: Played = words.printed.card(playedCard(words.printed, journey.id));
  const { destiny, crisis, discovery, encounters, exploration } = view;
  const goal = [say.goal(victory.text), ...gaugesOf(victory.if, view, words)].join(' ');
  const text = say.heading({ name, turn: journey.turn, phase: journey.phase });
  if (type === 'tutorial') return { text, below: [{ text: goal }, ...initiativePart(view, words)] };
  const lines = [
    goal,
    ...(journey.map === null ? [] : [say.map(cardName(journey.map, words))]),
    view.night ? say.night : say.toNight(daysLeft(journey.nightfall, view, words)),
    ...(journey.questTrack > 0 ? [say.questTrack(journey.questTrack)] : []),
    ...(crisis === null || crisis.entry === null
      ? []
      : [
          say.crisis(
            cardName(crisis.entry, words),
            crisis.hero === null ? null : saidName(crisis.hero, words),
          ),
        ]),
  ];
  return {
    text,
    below: [
      ...lines.map((text) => ({ text })),
      ...questParts(view, words),
      { text: say.destiny(destiny.available, destiny.aside) },
      ...initiativePart(view, words),
      { text: say.decks(discovery.size, encounters.size, exploration.size) },
    ],
  };
}

function initiativePart(view: CcView, words: Words): TablePart[] {
  if (view.order.length === 0) return [];
  const say = words.table;
  const list = view.order.map(({ id, done }) => {
    const name = words.printed.records[id]?.kind === 'hero' ? saidName(id, words) : nameOf(id, view, words);
    return say.card(name, done ? 'done' : view.active === id ? 'now' : 'next');
  });
  return [{ text: say.initiative, list }];
}
