import type { Event, JsonRecord, Text } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import { cardOf, enemyCard, library, questSheet } from '../content/library.js';
import type { Ability, AnyCard, LocationCard } from '../content/schema.js';
import { cardText } from '../effects/card-text.js';
import { cardName, heroName, isHeroId, nameOf, targetName, theName } from '../names.js';
import type { Colour, Verb } from '../terms.js';
import type { Holder } from '../text/moment.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';
import { endOf, isOver, questsAhead } from './ahead.js';
import { storyOf } from './chapters.js';

type Args = Text['args'];
type Teller = (data: JsonRecord, view: AcgView, w: Words) => Args | null;

/** A line of the chronicle; null for what the next line says anyway. */
export function eventText(event: Event, view: AcgView, w: Words): Text | null {
  const told = tellers[event.type]?.(event.data, view, w);
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
  { enemy, card }: JsonRecord,
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
const cardsOf = (list: unknown, w: Words): string => w.list(words(list).map((card) => cardName(card, w)));

const words = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/** What single events say beyond the plain names. */
const tellers: { readonly [type: string]: Teller } = {
  // The party hears the story once, when the first of the set-up steps is done.
  'set-up': ({ step, quest }, _, w) =>
    step === 'heroes' ? { story: storyOf(String(quest), 'before', w) } : null,
  'decks-built': () => null,
  seasoned: ({ quest }) => ({ upgrades: 0, capacity: 0, gear: 0, ...questSheet(String(quest)).seasoned }),
  activation: () => null,
  section: ({ quest, section }, _, w) => ({
    story: storyOf(String(quest), section === 'reward' ? 'won' : 'lost', w),
  }),
  'peril-moved': ({ from, to }, view) => ({
    up: Number(to) > Number(from) ? 'yes' : 'no',
    last: questSheet(view.quest).perilTrack.length - 1,
  }),
  'peril-effect': ({ colour }, view, w) => ({
    text: w.cards.program(questSheet(view.quest).perilEffects[colour as Colour]?.lines ?? []),
  }),
  'looked-at': ({ hero, cards }, _, w) => ({
    hero: hero === null ? 'party' : heroName(String(hero), w),
    cards: cards === undefined ? 'none' : cardsOf(cards, w),
  }),
  'action-chosen': ({ card }) => ({ type: typeOf(cardOf(String(card))) }),
  'action-targets': targetsOf,
  'dice-rolled': ({ dice }, _, w) => ({ dice: w.dice(dice as never) }),
  critical: ({ dice }, _, w) => ({ dice: w.dice(dice as never) }),
  'dice-rerolled': ({ dice }, _, w) => ({ dice: w.dice(dice as never) }),
  'roll-modified': ({ add }) => ({ sign: Number(add) < 0 ? 'minus' : 'plus', count: Math.abs(Number(add)) }),
  'attack-hits': ({ successes, wounds }) =>
    successes === wounds ? null : { held: Number(successes) - Number(wounds) },
  'enemies-attack': ({ cards }, _, w) => ({
    attackers: cardsOf(cards, w),
    many: words(cards).length > 1 ? 'yes' : 'no',
  }),
  'nemesis-effect': ({ card }, _, w) => ({
    text: w.cards.program(enemyCard(String(card)).nemesisEffect?.lines ?? []),
  }),
  ability: abilityArgs,
  'tokens-claimed': ({ cards }, _, w) => ({ cards: cardsOf(cards, w) }),
  'action-upgraded': ({ from, to }, _, w) => ({
    from: cardName(String(from), w),
    to: cardName(String(to), w),
  }),
  'enemy-spawned': ({ card }) => ({ face: card === null ? 'down' : 'up' }),
  'enemy-defeated': ({ by }, _, w) => ({ by: by === null ? 'none' : heroName(String(by), w) }),
  'stat-modified': (data, view, w) => ({
    who: whoIs(data, view, w),
    add: w.cards.signed(Number(data.add)),
    until: untilOf(data, w),
  }),
  forbidden: (data, view, w) => ({
    who: whoIs(data, view, w),
    cannot: w.cards.cannot(data.verb as Verb),
    until: untilOf(data, w),
  }),
  'location-revealed': ({ card }, _, w) => ({
    location: cardName(String(card), w),
    explore: exploreOf(card),
  }),
  'location-left': ({ card }, _, w) => ({ location: cardName(String(card), w) }),
  progress: ({ location }) => ({ explore: exploreOf(location) }),
  'dungeon-drawn': ({ card }, _, w) => ({
    text: cardText(cardOf(String(card)), w.language).replaceAll('\n', ' '),
  }),
  settlement: ({ step }, { campaign }) =>
    campaign !== null && isOver({ campaign })
      ? { step: 'over', result: endOf(campaign) }
      : { step: String(step), result: 'none' },
  'added-to-pool': (_, view) => (questsAhead(view) > 0 ? {} : null),
  blacksmith: ({ cards }, _, w) => ({ cards: cardsOf(cards, w) }),
};

const typeOf = (card: AnyCard): string => (card.kind === 'action' ? card.type : card.kind);
type Until = Parameters<Words['cards']['until']>[0];
const untilOf = ({ until }: JsonRecord, { cards }: Words): string => cards.until(until as Until);
const exploreOf = (card: unknown): number => (cardOf(String(card)) as LocationCard).explore;

/** For an aid the target is a hero, for an attack there may be several enemies, or none at all. */
function targetsOf({ targets, cards }: JsonRecord, view: AcgView, w: Words): Args | null {
  const ids = words(targets);
  if (ids.length === 0) return null;
  const faces = Array.isArray(cards) ? cards : [];
  const names = ids.map((id, i) =>
    faces[i] === undefined
      ? targetName(id, view, w)
      : enemyWord({ enemy: id, card: faces[i] }, view, w, w.names.target),
  );
  return { targets: w.list(names) };
}

function whoIs({ on, card }: JsonRecord, view: AcgView, w: Words): string {
  const enemy = { enemy: on ?? null, card: card ?? null };
  return capital(isHeroId(String(on)) ? theName(String(on), view, w) : enemyWord(enemy, view, w));
}

/** The card's own sentence for what it does now. */
function abilityArgs({ ability, card, entity }: JsonRecord, view: AcgView, w: Words): Args {
  const key = String(ability).slice(String(ability).indexOf('|') + 1);
  const record = cardOf(String(card));
  const found: Ability | undefined = library.abilities[key];
  const inPlay = view.enemies.some((enemy) => enemy.id === entity && enemy.card !== null);
  return {
    card: inPlay ? nameOf(String(entity), view, w) : cardName(String(card), w),
    text: found === undefined ? '' : w.cards.ability(found, holderOf(record)),
  };
}

function holderOf({ kind }: AnyCard): Holder {
  if (kind === 'enemy') return 'enemy';
  return kind === 'quest' || kind === 'location' ? 'table' : 'hero';
}
