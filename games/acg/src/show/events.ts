import type { Event, JsonRecord, Text } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import { cardOf, enemyCard, locationCard, questSheet } from '../content/library.js';
import type { Ability, AnyCard } from '../content/schema.js';
import { cardText } from '../effects/card-text.js';
import type { AcgEvent, AcgEvents } from '../events.js';
import { cardName, heroName, nameOf, targetName, theName } from '../names.js';
import { type CardId, isHeroId } from '../terms.js';
import type { Holder } from '../text/moment.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';
import { endOf, isOver, questsAhead } from './ahead.js';
import { storyOf } from './chapters.js';

type Args = Text['args'];
type Teller<Data> = (data: Data, view: AcgView, w: Words) => Args | null;

/** A line of the chronicle; null for what the next line says anyway. */
export function eventText(event: Event, view: AcgView, w: Words): Text | null {
  const told = tellers[event.type as AcgEvent]?.(event.data as never, view, w);
  if (told === null) return null;
  return { key: `event.${event.type}`, args: { ...plainArgs(event.data, view, w), ...told } };
}

/** Names for what events usually carry: a hero, an enemy, a card, a number. */
function plainArgs(data: JsonRecord, view: AcgView, w: Words): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'number') args[name] = value;
    else if (typeof value === 'string') args[name] = wordFor(name, value, view, w);
  }
  if ('enemy' in data) args.enemy = capital(enemyWord(data, view, w));
  return args;
}

const NAMED: readonly string[] = ['card', 'condition', 'location', 'quest'];
function wordFor(name: string, value: string, view: AcgView, w: Words): string {
  if (isHeroId(value)) return heroName(value, w);
  if (name === 'keyword') return w.names.keyword(value);
  return NAMED.includes(name) ? nameOf(value, view, w) : value;
}

type Unnamed = Pick<Words['names'], 'facedown' | 'someEnemy'>;
/** By its card, which stays known when the enemy has gone; a facedown one has none. */
function enemyWord(
  { enemy, card }: { enemy?: unknown; card?: unknown },
  view: AcgView,
  w: Words,
  { facedown, someEnemy }: Unnamed = w.names,
): string {
  if (typeof card === 'string') return cardName(card, w);
  if (card === null) return facedown;
  const there = view.enemies.some((one) => one.id === enemy);
  return there ? nameOf(String(enemy), view, w) : someEnemy;
}

/** Of a list of ids, the names in one phrase. */
const cardsOf = (list: readonly (CardId | null)[], w: Words): string =>
  w.list(list.map((card) => cardName(String(card), w)));

/** What single events say beyond the plain names. */
const tellers: { readonly [type in AcgEvent]?: Teller<AcgEvents[type]> } = {
  // The party hears the story once, when the first of the set-up steps is done.
  'set-up': ({ step, quest }, _, w) => (step === 'heroes' ? { story: storyOf(quest, 'before', w) } : null),
  'decks-built': () => null,
  seasoned: ({ quest }, _, { printed }) => ({
    upgrades: 0,
    capacity: 0,
    gear: 0,
    ...questSheet(printed, quest).seasoned,
  }),
  activation: () => null,
  section: ({ quest, section }, _, w) => ({
    story: storyOf(quest, section === 'reward' ? 'won' : 'lost', w),
  }),
  'peril-moved': ({ from, to }, view, { printed }) => ({
    up: to > from ? 'yes' : 'no',
    last: questSheet(printed, view.quest).perilTrack.length - 1,
  }),
  'peril-effect': ({ colour }, view, w) => ({
    text: w.cards.program(questSheet(w.printed, view.quest).perilEffects[colour]?.lines ?? []),
  }),
  'looked-at': ({ hero, cards }, _, w) => ({
    hero: hero === null ? 'party' : heroName(hero, w),
    cards: cards === undefined ? 'none' : cardsOf(cards, w),
  }),
  'action-chosen': ({ card }, _, { printed }) => ({ type: typeOf(cardOf(printed, card)) }),
  'action-targets': targetsOf,
  'dice-rolled': ({ dice }, _, w) => ({ dice: w.dice(dice) }),
  critical: ({ dice }, _, w) => ({ dice: w.dice(dice) }),
  'dice-rerolled': ({ dice }, _, w) => ({ dice: w.dice(dice) }),
  'roll-modified': ({ add }) => ({ sign: add < 0 ? 'minus' : 'plus', count: Math.abs(add) }),
  'attack-hits': ({ successes, wounds }) => (successes === wounds ? null : { held: successes - wounds }),
  'enemies-attack': ({ cards }, _, w) => ({
    attackers: cardsOf(cards, w),
    many: cards.length > 1 ? 'yes' : 'no',
  }),
  'nemesis-effect': ({ card }, _, w) => ({
    text: w.cards.program(enemyCard(w.printed, card).nemesisEffect?.lines ?? []),
  }),
  ability: abilityArgs,
  'tokens-claimed': ({ cards }, _, w) => ({ cards: cardsOf(cards, w) }),
  'action-upgraded': ({ from, to }, _, w) => ({
    from: cardName(from, w),
    to: cardName(to, w),
  }),
  'enemy-spawned': ({ card }) => ({ face: card === null ? 'down' : 'up' }),
  'enemy-defeated': ({ by }, _, w) => ({ by: by === null ? 'none' : heroName(by, w) }),
  'stat-modified': (data, view, w) => ({
    who: whoIs(data, view, w),
    add: w.cards.signed(data.add),
    until: w.cards.until(data.until),
  }),
  forbidden: (data, view, w) => ({
    who: whoIs(data, view, w),
    cannot: w.cards.cannot(data.verb),
    until: w.cards.until(data.until),
  }),
  'location-revealed': ({ card }, _, w) => ({
    location: cardName(card, w),
    explore: locationCard(w.printed, card).explore,
  }),
  'location-left': ({ card }, _, w) => ({ location: cardName(card, w) }),
  progress: ({ location }, _, { printed }) => ({ explore: locationCard(printed, location).explore }),
  'dungeon-drawn': ({ card }, _, w) => ({
    text: cardText(cardOf(w.printed, card), w).replaceAll('\n', ' '),
  }),
  settlement: ({ step }, { campaign }, { printed }) =>
    campaign !== null && isOver({ campaign }, printed)
      ? { step: 'over', result: endOf(campaign) }
      : { step, result: 'none' },
  'added-to-pool': (_, view, { printed }) => (questsAhead(view, printed) > 0 ? {} : null),
  blacksmith: ({ cards }, _, w) => ({ cards: cardsOf(cards, w) }),
};

const typeOf = (card: AnyCard): string => (card.kind === 'action' ? card.type : card.kind);

/** For an aid the target is a hero, for an attack there may be several enemies, or none at all. */
function targetsOf({ targets, cards }: AcgEvents['action-targets'], view: AcgView, w: Words): Args | null {
  if (targets.length === 0) return null;
  const names = targets.map((id, i) =>
    cards[i] === undefined
      ? targetName(id, view, w)
      : enemyWord({ enemy: id, card: cards[i] }, view, w, w.names.target),
  );
  return { targets: w.list(names) };
}

function whoIs({ on, card }: AcgEvents['forbidden' | 'stat-modified'], view: AcgView, w: Words): string {
  return capital(isHeroId(on) ? theName(on, view, w) : enemyWord({ enemy: on, card }, view, w));
}

/** The card's own sentence for what it does now. */
function abilityArgs({ ability, card, entity }: AcgEvents['ability'], view: AcgView, w: Words): Args {
  const key = ability.slice(ability.indexOf('|') + 1);
  const { box } = w.printed;
  const found: Ability | undefined = box.abilities[key];
  const inPlay = view.enemies.some((enemy) => enemy.id === entity && enemy.card !== null);
  return {
    card: inPlay ? nameOf(entity, view, w) : cardName(card, w),
    text: found === undefined ? '' : w.cards.ability(found, holderOf(cardOf({ box }, card))),
  };
}

function holderOf({ kind }: AnyCard): Holder {
  if (kind === 'enemy') return 'enemy';
  return kind === 'quest' || kind === 'location' ? 'table' : 'hero';
}
