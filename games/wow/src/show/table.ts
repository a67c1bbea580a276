import type { TablePart } from '@questhall/engine';
import { nameOf } from '../names.js';
import type { Words } from '../text/words.js';
import type { RivalView, WowView } from '../view.js';

/** The table from top to bottom: the turn, the rivals, the board. */
export function table(view: WowView, words: Words): TablePart[] {
  const say = words.table;
  if (view.active === '')
    return [{ text: say.beginning }, ...view.rivals.map((one) => rivalPart(view, one, words))];
  const phase = view.phase === null ? '' : words.names.phase(view.phase);
  const who = nameOf(view.active, view, words);
  return [
    { text: say.heading({ round: view.round, who, phase }) },
    ...view.rivals.map((one) => rivalPart(view, one, words)),
    ...boardParts(view, words),
  ];
}

const named = (ids: readonly (string | null)[], view: WowView, words: Words): string[] =>
  ids.filter((id) => id !== null).map((id) => nameOf(id, view, words));

function listed(text: string, list: readonly string[]): TablePart[] {
  return list.length === 0 ? [] : [{ text, list }];
}

function rivalPart(view: WowView, rival: RivalView, words: Words): TablePart {
  const { seat, level, space, damage, energy, valor, handSize, now } = rival;
  const say = words.table;
  const text = say.rival({
    name: nameOf(seat, view, words),
    level: words.names.level(level),
    space: space === null ? '–' : nameOf(space, view, words),
    damage,
    health: now?.health ?? 0,
    energy,
    valor,
    hand: handSize,
    isActive: view.active === seat,
  });
  return {
    text,
    below: [
      ...(now === null ? [] : [{ text: say.numbers(now) }]),
      ...listed(say.hand, named(rival.hand ?? [], view, words)),
      ...listed(say.equipped, named([rival.weapon, rival.armor], view, words)),
      ...listed(say.bag, named(rival.bag, view, words)),
      ...listed(
        say.quests,
        named(
          rival.quests.map(({ id }) => id),
          view,
          words,
        ),
      ),
      ...listed(say.log, named(rival.log, view, words)),
      ...listed(say.tokens, named(rival.tokens, view, words)),
    ],
  };
}

function boardParts(view: WowView, words: Words): TablePart[] {
  const say = words.table;
  const { grey = 0, green = 0, yellow = 0, red = 0 } = view.challenge;
  const at = (what: string, space: string) => say.in(what, nameOf(space, view, words));
  const markers = view.track.flatMap((one, slot) =>
    one === null ? [] : [at(words.names.marker(slot + 1, nameOf(one.card, view, words)), one.space)],
  );
  const found = view.placed.map(({ token, space }) =>
    at(token === null ? say.unknown : nameOf(token, view, words), space),
  );
  const events = view.locations.map(({ card, space }) => at(nameOf(card, view, words), space));
  return [
    { text: say.decks(grey, green, yellow, red) },
    ...(view.global === null ? [] : [{ text: say.global(nameOf(view.global, view, words)) }]),
    ...listed(say.events, events),
    ...listed(say.markers, markers),
    ...listed(say.discoveries, found),
  ];
}
