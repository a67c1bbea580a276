import type { AcgEvents, AcgView } from '@questhall/acg';
import { type BeatTable, beat, beatsBy, type Staging, type Told } from '../../stage/beat.js';
import { mixed } from '../../stage/mixed.js';
import { changesIn, type Throw, throwAfter } from './board/happened.js';
import type { EnemyView, HeroView } from './board/types.js';

/** What a hero carries and suffers from; the hero's own name is the part with wounds and status. */
const held = (hero: string): string => `held@${hero}`;
const deck = (name: string): string => `${name}-deck`;
/** The card that an attack was made with; other wounds come from nobody in particular. */
const withCard = (by: string | null, from: readonly string[]): readonly string[] => (by === null ? [] : from);

/** What is seen of every kind of event. */
export const beats: BeatTable<AcgEvents> = {
  'set-up': () => [beat('change', { parts: 'all' })],
  'decks-built': 'silent',
  seasoned: () => [beat('change', { parts: 'all' })],
  leader: ({ hero }) => [beat('change', { parts: ['leader'], to: [hero] })],
  phase: () => [beat('phase', { parts: ['phase'] })],
  'quest-ended': () => [beat('phase', { parts: 'all' })],
  section: () => [beat('change', { parts: 'all' })],
  'peril-moved': () => [beat('change', { parts: ['peril'] })],
  'peril-effect': () => [beat('act')],
  'deck-rebuilt': (data) => [beat('change', { parts: [deck(data.deck)], to: [deck(data.deck)] })],
  'shuffled-in': (data) => [beat('change', { parts: [deck(data.deck)], to: [deck(data.deck)] })],
  'looked-at': (data) => [beat('change', { parts: [deck(data.deck)], to: [deck(data.deck)] })],

  activation: 'silent',
  'action-chosen': ({ card }) => [beat('aim', { by: [card] })],
  'action-targets': ({ targets }) => [beat('aim', { to: targets })],
  'tokens-spent': ({ card }) => [beat('change', { parts: [card], to: [card] })],
  'dice-rolled': () => [beat('roll')],
  critical: () => [beat('again')],
  'dice-rerolled': () => [beat('again')],
  'roll-modified': () => [beat('sum')],
  'icon-converted': () => [beat('sum')],
  successes: () => [beat('sum')],
  'attack-hits': 'silent',
  'attack-blocked': ({ hero }) => [beat('block', { to: [hero] })],
  'enemies-attack': ({ hero, attackers }) => [beat('back', { by: attackers, to: [hero] })],
  'nemesis-effect': ({ enemy }) => [beat('act', { by: [enemy] })],
  ability: ({ entity, card }) => [beat('act', { by: [entity, card] })],

  wounds: ({ hero }) => [beat('wound', { parts: [hero], to: [hero] })],
  recovered: ({ hero }) => [beat('heal', { parts: [hero], to: [hero] })],
  'hero-defeated': ({ hero }) => [beat('fall', { parts: [hero], to: [hero] })],
  'hero-flipped': ({ hero }) => [beat('flip', { parts: [hero], to: [hero] })],
  'hero-revived': ({ hero }) => [beat('heal', { parts: [hero], to: [hero] })],
  'tokens-claimed': ({ cards }) => [beat('change', { parts: cards, to: cards })],
  'tokens-discarded': ({ hero }) => [beat('change', { to: [hero] })],
  'condition-gained': ({ hero }) => [beat('change', { parts: [held(hero)], to: [hero] })],
  'condition-lost': ({ hero }) => [beat('change', { parts: [held(hero)], to: [hero] })],
  'action-exhausted': ({ card }) => [beat('flip', { parts: [card], to: [card] })],
  'action-readied': ({ card }) => [beat('flip', { parts: [card], to: [card] })],
  'action-upgraded': ({ hero }) => [beat('change', { parts: 'all', to: [hero] })],
  'capacity-raised': ({ hero }) => [beat('change', { to: [hero] })],

  'enemy-spawned': ({ enemy }) => [
    beat('arrive', { parts: [enemy, deck('enemy')], to: [enemy], by: [deck('enemy')] }),
  ],
  'enemy-revealed': ({ enemy }) => [beat('draw', { parts: [enemy], to: [enemy] })],
  'enemy-engaged': ({ enemy }) => [beat('move', { parts: [enemy], to: [enemy] })],
  overflow: ({ enemy }) => [beat('move', { parts: [enemy], to: [enemy] })],
  keyword: ({ enemy }) => [beat('act', { by: [enemy] })],
  'enemy-retreated': ({ enemy }) => [beat('move', { parts: [enemy], to: [enemy] })],
  'enemy-exhausted': ({ enemy }) => [beat('flip', { parts: [enemy], to: [enemy] })],
  'enemy-readied': ({ enemy }) => [beat('flip', { parts: [enemy], to: [enemy] })],
  'enemies-readied': 'silent',
  'enemy-wounded': ({ enemy, by, from }) => [
    ...(by === null ? [] : [beat('blow', { by: withCard(by, from), to: [enemy] })]),
    beat('wound', { parts: [enemy], to: [enemy] }),
  ],
  'enemy-recovered': ({ enemy }) => [beat('heal', { parts: [enemy], to: [enemy] })],
  'enemy-defeated': ({ enemy }) => [beat('fall', { parts: [enemy, deck('enemy')], to: [enemy] })],
  'enemy-left-behind': ({ enemy }) => [beat('fall', { parts: [enemy], to: [enemy] })],
  'enemy-placed': ({ enemy }) => [beat('move', { parts: [enemy], to: [enemy] })],
  'stat-modified': ({ on }) => [beat('change', { parts: [on], to: [on] })],
  forbidden: ({ on }) => [beat('change', { to: [on] })],

  'location-revealed': ({ card }) => [
    beat('draw', { parts: ['location', deck('location')], to: [card], by: [deck('location')] }),
  ],
  'location-left': ({ card }) => [beat('change', { parts: ['location'], to: [card] })],
  progress: ({ location }) => [beat('change', { parts: ['location'], to: [location] })],
  'progress-removed': ({ location }) => [beat('change', { parts: ['location'], to: [location] })],

  'dungeon-drawn': ({ card }) => [
    beat('draw', { parts: ['drawn', deck('dungeon')], to: [card], by: [deck('dungeon')] }),
  ],
  'dungeon-bottomed': () => [beat('change', { parts: ['drawn', deck('dungeon')], to: [deck('dungeon')] })],
  'item-claimed': ({ hero }) => [beat('change', { parts: ['drawn', held(hero)], to: [hero] })],
  'item-used': ({ hero, card }) => [beat('act', { parts: [held(hero)], by: [card] })],
  'gear-claimed': ({ hero }) => [beat('change', { parts: [held(hero)], to: [hero] })],
  'gear-equipped': ({ hero }) => [beat('change', { parts: [held(hero)], to: [hero] })],
  'gear-discarded': ({ hero }) => [beat('change', { parts: [held(hero)], to: [hero] })],
  'gear-exhausted': ({ hero, card }) => [beat('flip', { parts: [held(hero)], to: [card] })],
  'gear-depleted': ({ hero, card }) => [beat('flip', { parts: [held(hero)], to: [card] })],
  'gear-readied': ({ hero, card }) => [beat('flip', { parts: [held(hero)], to: [card] })],
  'gear-refreshed': ({ hero, card }) => [beat('flip', { parts: [held(hero)], to: [card] })],
  'gear-given': ({ from, to }) => [beat('change', { parts: [held(from), held(to)], to: [to] })],

  settlement: () => [beat('phase', { parts: 'all' })],
  visit: ({ hero }) => [beat('change', { parts: 'all', to: [hero] })],
  blacksmith: ({ hero }) => [beat('change', { parts: 'all', to: [hero] })],
  'added-to-pool': () => [beat('change', { parts: 'all' })],
};

export const staging: Staging<AcgView, Throw> = {
  beatsOf: beatsBy(beats),
  countOf: (event) => {
    const [change] = changesIn([event]);
    if (change === undefined || event.type === 'tokens-claimed') return null;
    return { part: event.type.startsWith('progress') ? 'location' : change.thing, by: change.by };
  },
  between,
  thrownAfter: throwAfter,
  isOtherTurn: (old, now) => (old.action?.hero ?? old.active) !== (now.action?.hero ?? now.active),
};

/** Everything that no event speaks of stays as it was. */
function between(old: AcgView, now: AcgView, told: Told): AcgView {
  const { isNew, count } = told;
  const location = old.location && { ...old.location, progress: old.location.progress + count('location') };
  return {
    ...old,
    ...(isNew('phase') && { phase: now.phase, round: now.round }),
    ...(isNew('peril') && { peril: now.peril }),
    ...(isNew('leader') && { leader: now.leader }),
    ...(isNew('drawn') && { drawn: now.drawn }),
    location: isNew('location') ? now.location : location,
    decks: decksBetween(old.decks, now.decks, told),
    heroes: old.heroes.map((hero) =>
      heroBetween(hero, now.heroes.find(({ id }) => id === hero.id) ?? hero, told),
    ),
    enemies: mixed(
      old.enemies,
      now.enemies,
      ({ id }) => id,
      told,
      (enemy) => ({ ...enemy, ...faceOf(enemy, told), wounds: Math.max(0, enemy.wounds - count(enemy.id)) }),
    ),
  };
}

/** One that was turned up lies so from then on, also if it falls in the same moment. */
function faceOf({ id, card }: EnemyView, { events }: Told): Pick<EnemyView, 'card'> {
  const shown = events.find(({ type, data }) => type === 'enemy-revealed' && data.enemy === id);
  return { card: card ?? (shown?.data.card as string | undefined) ?? null };
}

function decksBetween(old: AcgView['decks'], now: AcgView['decks'], { isNew }: Told): AcgView['decks'] {
  const names = Object.keys(old) as (keyof AcgView['decks'])[];
  const entries = names.map((name) => [name, (isNew(deck(name)) ? now : old)[name]]);
  return Object.fromEntries(entries) as AcgView['decks'];
}

function heroBetween(old: HeroView, now: HeroView, told: Told): HeroView {
  const { isNew, count } = told;
  const body = isNew(old.id) ? now : { ...old, wounds: Math.max(0, old.wounds - count(old.id)) };
  const { gear, items, conditions } = isNew(held(old.id)) ? now : old;
  return {
    ...body,
    ...{ gear, items, conditions },
    actions: old.actions.map((action) =>
      isNew(action.card) ? (now.actions.find(({ card }) => card === action.card) ?? action) : action,
    ),
  };
}
