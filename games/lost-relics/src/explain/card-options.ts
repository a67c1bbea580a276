import type { ExplainedOption, OptionId, Text } from '@questhall/engine';
import { partsOf } from '@questhall/tabletop';
import { actionAt, adventureSheet, layoutOf, treasureCard } from '../content/library.js';
import { actionText, cardText } from '../effects/card-text.js';
import { thingCard } from '../queries.js';
import { say } from './say.js';
import { called, cardCalled, type Situation } from './situation.js';

type Option = ExplainedOption;

export const detail = (words: string): Text => ({
  key: 'detail.text',
  args: { text: words.replaceAll('\n', ' ') },
});

export function actionOption(s: Situation, id: OptionId): Option {
  const card = id.slice(0, id.indexOf('/'));
  const name = cardCalled(s, id);
  const details = [detail(actionText({ ...actionIn(s, id), name }, s.words))];
  if (card === s.hero?.id) return { refs: [id], ...say('action', { action: name }), details };
  return { refs: [id, card], ...say('action-of', { action: name, card: cardCalled(s, card) }), details };
}

/** The action with the words of the language that is spoken. */
function actionIn(s: Situation, key: string) {
  const [id = '', ...rest] = key.split('/');
  const card = s.box.records[id];
  if (card === undefined) return actionAt(s, key);
  const said = s.words.printed.card(card);
  const side = said.kind === 'hero' ? said[rest[0] as 'unwounded' | 'wounded'].actions : [];
  const actions = said.kind === 'treasure' ? (said.actions ?? []) : side;
  return actions.find((action) => action.id === rest.at(-1)) ?? actionAt(s, key);
}

/** An ability that waits; of an adventure, with the words of its sheet. */
export function abilityOption(s: Situation, id: OptionId): Option {
  const { entity, key } = partsOf(id);
  const ability = s.box.abilities[key];
  const card = s.box.records[key.slice(0, key.indexOf('/'))];
  const holder = card?.kind === 'adventure' || card?.kind === 'hostile' ? card.kind : 'hero';
  const said = ability === undefined ? '' : s.words.cards.ability(ability, holder);
  return { refs: [entity], ...say('ability', { card: cardCalled(s, card?.id ?? ''), text: said }) };
}

/** A door opens for good, and one wants to know where it leads. */
export function doorOption(s: Situation, id: OptionId): Option {
  const { names } = s.words;
  const between = layoutOf(s).doors.find((door) => door.id === id)?.between ?? [];
  const beyond = between.find((end) => end !== s.hero?.area) ?? '';
  return {
    refs: [id],
    ...say('door', { door: names.theDoor(id), toArea: names.toArea(called(s, beyond)) }),
  };
}

/** An object, with what comes of using it and how often that is left. */
export function thingOption(s: Situation, id: OptionId): Option {
  const { uses = 1 } = thingCard(s, id);
  const used = s.board.things.find((thing) => thing.id === id)?.uses ?? 0;
  const sheet = s.words.printed.card(adventureSheet(s, s.board.adventure));
  const lines = sheet.things?.find((thing) => thing.id === id)?.lines ?? [];
  const thing = s.words.names.theThing(called(s, id));
  return {
    refs: [id],
    ...say('thing', { thing, left: uses - used }),
    details: [detail(s.words.cards.program(lines, 'hero'))],
  };
}

export const treasureOption = (s: Situation, id: OptionId): Option => ({
  refs: [id],
  ...say('card', { card: cardCalled(s, id) }),
  details: [detail(cardText(treasureCard(s, id), s.words))],
});
