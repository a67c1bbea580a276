import { DECLINE, type ExplainedOption, type OptionId } from '@questhall/engine';
import type { GroupOption } from '../asks.js';
import { cardsOfKind, heroCard, hostileCard, journeyCard, tutorialCard } from '../content/library.js';
import { hostileSide, hostilesIn, maybeHero, personOf, slotOf } from '../queries.js';
import { costOf } from '../rules/realmstone.js';
import type { CardId, HeroId } from '../terms.js';
import { say, yes } from './say.js';
import { called, cardCalled, type Situation } from './situation.js';

type Option = ExplainedOption;

/** What is picked before a journey, and what comes after it. */

export function journeyOption(s: Situation, id: OptionId): Option {
  const journey = journeyCard(s, id);
  const goal = s.words.printed.phrase(id, journey.victory.text);
  return {
    refs: [id],
    ...say('journey', {
      journey: cardCalled(s, id),
      type: journey.type === 'decapitation' ? journey.type : 'none',
      goal,
    }),
  };
}

/** The tutorial that follows, or the quest. */
export function tutorialOption(s: Situation, id: OptionId): Option {
  if (s.box.records[id]?.kind !== 'tutorial')
    return { refs: [id], ...say('to-quest', { quest: cardCalled(s, id) }) };
  const { number, victory } = tutorialCard(s, id);
  const goal = s.words.printed.phrase(id, victory.text);
  return { refs: [id], ...say('tutorial', { number, tutorial: cardCalled(s, id), goal }) };
}

/** A hero with the figures that tell heroes apart. */
export function pickOption(s: Situation, id: OptionId): Option {
  const { class: kind, front } = heroCard(s, id);
  const { facts } = s.words;
  const args = {
    hero: called(s, id),
    class: kind,
    level: personOf(s, id).level,
    move: front.move.join('/'),
    defence: facts.dice(front.defence),
  };
  return { refs: [id], ...say('pick', args) };
}

/** A kind of model of a category, with its Wounds by the side that is up. */
export function modelOption(s: Situation, id: OptionId, category: CardId): Option {
  const model = hostileCard(s, category).models.find((one) => one.id === id);
  const wounds = hostileSide(s, { category }).wounds + (model?.wounds ?? 0);
  const args = { model: cardCalled(s, id), wounds, champion: yes(model?.champion === true) };
  return { refs: [id], ...say('model', args) };
}

export function categoryOption(s: Situation, id: OptionId, slot: number): Option {
  const count = hostilesIn(s, slot).filter(({ category }) => category === id).length;
  return { refs: [id], ...say('category', { category: cardCalled(s, id), count }) };
}

export const groupOption = (s: Situation, id: OptionId): Option => ({
  refs: [id],
  ...say('group', { group: called(s, id), count: hostilesIn(s, slotOf(id as GroupOption)).length }),
});

/** Whether it is sooner or later than now. */
export function gambitCard(s: Situation, id: OptionId, hero: HeroId): Option {
  const order = s.board.order.map((card) => card.id);
  const [own, other] = [order.indexOf(hero), order.indexOf(id)];
  const when = other < own ? 'earlier' : 'later';
  const args = { group: called(s, id), when, place: other + 1, count: order.length };
  return { refs: [id], ...say('gambit-card', args) };
}

// --- tiles -----------------------------------------------------------------------------------------

/** Ways to lay a tile have no name: they are counted, with the gateway where it lies. */
export function layoutOption(s: Situation, id: OptionId): Option {
  const [link = '', spot = ''] = id.split('/');
  const number = s.decision.options.indexOf(id) + 1;
  const [side = ''] = spot.split('-');
  return { refs: [link], ...say('layout', { number, gateway: called(s, link), side }) };
}

/** `north-b`: the side of the tile as it is drawn. */
export function spotOption(_: Situation, id: OptionId): Option {
  const [side = ''] = id.split('-');
  return { refs: [id], ...say('spot', { side, spot: id }) };
}

// --- the end of a journey --------------------------------------------------------------------------

/** `<from>/<to>/<card>`. A second treasure or item is given for the first. */
export function handOver(s: Situation, id: OptionId): Option {
  if (id === DECLINE) return { refs: [], ...say('no-trade') };
  const [from = '', to = '', card = ''] = id.split('/');
  const [giver, taker] = [personOf(s, from), personOf(s, to)];
  const back = giver.treasure === card ? taker.treasure : giver.item === card ? taker.item : null;
  const args = {
    from: called(s, from),
    to: called(s, to),
    card: cardCalled(s, card),
    back: back === null ? 'none' : cardCalled(s, back),
  };
  return { refs: [card], ...say('hand-over', args) };
}

/** `<hero>/<empowerment>`. */
export function empowermentOption(s: Situation, id: OptionId): Option {
  if (id === DECLINE) return { refs: [], ...say('done') };
  const [hero = '', card = ''] = id.split('/');
  const found = cardsOfKind(s, 'empowerment').find((one) => one.id === card);
  if (found === undefined) return { refs: [card], ...say('named', { name: cardCalled(s, card) }) };
  const old = personOf(s, hero)[found.slot];
  const args = {
    card: cardCalled(s, card),
    points: costOf(s, found.cost),
    slot: found.slot,
    old: old === null ? 'none' : cardCalled(s, old),
  };
  return { refs: [card], ...say('empowerment', args) };
}

/** A treasure or item to keep, where the other one is discarded. */
export function keepOption(s: Situation, id: OptionId): Option {
  const other = s.decision.options.find((one) => one !== id) ?? '';
  return { refs: [id], ...say('keep', { card: cardCalled(s, id), other: cardCalled(s, other) }) };
}

/** What both of those who trade hold, as names. */
export function tradeArgs(s: Situation, hero: HeroId, other: HeroId) {
  const held = (id: HeroId): string => {
    const { treasure } = personOf(s, id);
    return treasure === null ? 'none' : cardCalled(s, treasure);
  };
  return {
    own: held(hero),
    theirs: held(other),
    other: maybeHero(s, other) === undefined ? '' : called(s, other),
  };
}
