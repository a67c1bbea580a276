import type { Event, JsonRecord, Text } from '@questhall/engine';
import { cardOf, enemyCard, library, questSheet } from '../content/library.js';
import type { Ability, AnyCard, LocationCard } from '../content/schema.js';
import { abilityWords, cardText, programWords } from '../effects/card-text.js';
import { cardName, heroName, nameOf, theName } from '../names.js';
import { type Colour, HEROES, type Verb } from '../terms.js';
import type { Holder } from '../text/en/moments.js';
import { cannotWords, capital, listWords, signed, type Until, untilWords } from '../text/en/words.js';
import type { AcgView } from '../view.js';
import { diceWords } from './dice-words.js';

type Args = Text['args'];
type Teller = (data: JsonRecord, view: AcgView) => Args | null;

/** A line of the chronicle; null for what the next line says anyway. */
export function eventText(event: Event, view: AcgView): Text | null {
  const told = tellers[event.type]?.(event.data, view);
  if (told === null) return null;
  return { key: `event.${event.type}`, args: { ...plainArgs(event.data, view), ...told } };
}

/** Names for what events usually carry: a hero, an enemy, a card, a number. */
function plainArgs(data: JsonRecord, view: AcgView): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'number') args[name] = value;
    else if (typeof value === 'string') args[name] = wordFor(name, value, view);
  }
  if ('enemy' in data) args.enemy = capital(enemyWord(data, view));
  return args;
}

const NAMED: readonly string[] = ['card', 'condition', 'location', 'quest'];
function wordFor(name: string, value: string, view: AcgView): string {
  if ((HEROES as readonly string[]).includes(value)) return heroName(value);
  return NAMED.includes(name) ? nameOf(value, view) : value;
}

/** By its card, which stays known when the enemy has gone; a facedown one has none. */
function enemyWord({ enemy, card }: JsonRecord, view: AcgView): string {
  if (typeof card === 'string') return cardName(card);
  if (card === null) return 'a facedown enemy';
  const there = view.enemies.some((one) => one.id === enemy);
  return there ? nameOf(String(enemy), view) : 'an enemy';
}

const words = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/** What single events say beyond the plain names. */
const tellers: { readonly [type: string]: Teller } = {
  // The party hears the story once, when the first of the set-up steps is done.
  'set-up': ({ step, quest }) =>
    step === 'heroes' ? { story: questSheet(String(quest)).story.before } : null,
  'decks-built': () => null,
  seasoned: ({ quest }) => ({ upgrades: 0, capacity: 0, gear: 0, ...questSheet(String(quest)).seasoned }),
  activation: () => null,
  section: ({ quest, section }) => {
    const { story } = questSheet(String(quest));
    return { story: section === 'reward' ? story.won : story.lost };
  },
  'peril-moved': ({ from, to }, view) => ({
    up: Number(to) > Number(from) ? 'yes' : 'no',
    last: questSheet(view.quest).perilTrack.length - 1,
  }),
  'peril-effect': ({ colour }, view) => ({
    text: programWords(questSheet(view.quest).perilEffects[colour as Colour]?.lines ?? []),
  }),
  'looked-at': ({ cards }) => ({ cards: listWords(words(cards).map(cardName)) }),
  'action-chosen': ({ card }) => ({ type: typeOf(cardOf(String(card))) }),
  'action-targets': targetsOf,
  'dice-rolled': ({ dice }) => ({ dice: diceWords(dice as never) }),
  critical: ({ dice }) => ({ dice: diceWords(dice as never) }),
  'dice-rerolled': ({ dice }) => ({ dice: diceWords(dice as never) }),
  'roll-modified': ({ add }) => ({ sign: Number(add) < 0 ? 'minus' : 'plus', count: Math.abs(Number(add)) }),
  'attack-hits': ({ successes, wounds }) =>
    successes === wounds ? null : { held: Number(successes) - Number(wounds) },
  'enemies-attack': ({ cards }) => ({
    attackers: listWords(words(cards).map(cardName)),
    many: words(cards).length > 1 ? 'yes' : 'no',
  }),
  'nemesis-effect': ({ card }) => ({
    text: programWords(enemyCard(String(card)).nemesisEffect?.lines ?? []),
  }),
  ability: abilityArgs,
  'tokens-claimed': ({ cards }) => ({ cards: listWords(words(cards).map(cardName)) }),
  'action-upgraded': ({ from, to }) => ({ from: cardName(String(from)), to: cardName(String(to)) }),
  'enemy-spawned': ({ card }) => ({ face: card === null ? 'down' : 'up' }),
  'enemy-defeated': ({ by }) => ({ by: by === null ? 'none' : heroName(String(by)) }),
  'stat-modified': (data, view) => ({
    who: whoIs(data, view),
    add: signed(Number(data.add)),
    until: untilOf(data),
  }),
  forbidden: (data, view) => ({
    who: whoIs(data, view),
    cannot: cannotWords(data.verb as Verb),
    until: untilOf(data),
  }),
  'location-revealed': ({ card }) => ({ location: cardName(String(card)), explore: exploreOf(card) }),
  'location-left': ({ card }) => ({ location: cardName(String(card)) }),
  progress: ({ location }) => ({ explore: exploreOf(location) }),
  'dungeon-drawn': ({ card }) => ({ text: cardText(cardOf(String(card))).replaceAll('\n', ' ') }),
  blacksmith: ({ cards }) => ({ cards: listWords(words(cards).map(cardName)) }),
};

const typeOf = (card: AnyCard): string => (card.kind === 'action' ? card.type : card.kind);
const untilOf = ({ until }: JsonRecord): string => untilWords(until as Until);
const exploreOf = (card: unknown): number => (cardOf(String(card)) as LocationCard).explore;

/** For an aid the target is a hero, for an attack there may be several enemies, or none at all. */
function targetsOf({ targets, cards }: JsonRecord, view: AcgView): Args | null {
  const ids = words(targets);
  if (ids.length === 0) return null;
  const faces = Array.isArray(cards) ? cards : [];
  const names = ids.map((id, i) =>
    faces[i] === undefined ? theName(id, view) : enemyWord({ enemy: id, card: faces[i] }, view),
  );
  return { targets: listWords(names) };
}

function whoIs({ on, card }: JsonRecord, view: AcgView): string {
  const hero = (HEROES as readonly string[]).includes(String(on));
  const name = hero ? theName(String(on), view) : enemyWord({ enemy: on ?? null, card: card ?? null }, view);
  return capital(name);
}

/** The card's own sentence for what it does now. */
function abilityArgs({ ability, card, entity }: JsonRecord, view: AcgView): Args {
  const key = String(ability).slice(String(ability).indexOf('|') + 1);
  const record = cardOf(String(card));
  const found: Ability | undefined = library.abilities[key];
  const inPlay = view.enemies.some((enemy) => enemy.id === entity && enemy.card !== null);
  return {
    card: inPlay ? nameOf(String(entity), view) : cardName(String(card)),
    text: found === undefined ? '' : abilityWords(found, holderOf(record)),
  };
}

function holderOf({ kind }: AnyCard): Holder {
  if (kind === 'enemy') return 'enemy';
  return kind === 'quest' || kind === 'location' ? 'table' : 'hero';
}
