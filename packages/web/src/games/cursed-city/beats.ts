import type { CcEvents, CcView } from '@questhall/cursed-city';
import { type Beat, type BeatTable, beat, beatsBy, type Staging, type Told } from '../../stage/beat.js';
import { mixed } from '../../stage/mixed.js';
import { changesIn, destinyThing, spaceThing } from './board/things.js';
import { type Turn, turnAfter } from './board/turn.js';
import type { HeroView, HostileView } from './board/types.js';

/** Where somebody stands, and what lies on a hero's card; a figure's own name is the rest of it. */
const place = (figure: string): string => `at@${figure}`;
const dice = (hero: string): string => `dice@${hero}`;
const group = (slot: number): string => `group-${slot + 1}`;
const by = (figure: string | null): readonly string[] => (figure === null ? [] : [figure]);

const sumOf = (to: string): Beat => beat('sum', { parts: [dice(to)], to: [to] });
const heroes = (hero: string, ...parts: string[]): readonly Beat[] => [
  beat('change', { parts: [hero, ...parts], to: [hero] }),
];
const everything = (): readonly Beat[] => [beat('change', { parts: 'all' })];

/** What a quest die is rolled for that somebody waits to see. */
const SHOWN: readonly string[] = ['behaviour', 'event', 'crisis', 'survival', 'extraction', 'inspiration'];

/** What is seen of every kind of event. */
export const beats: BeatTable<CcEvents> = {
  'tutorial-begins': () => [beat('phase', { parts: 'all' })],
  'tutorial-ends': () => [beat('phase', { parts: 'all' })],
  leader: everything,
  'journey-chosen': everything,
  'hero-picked': everything,
  symbol: 'silent',
  'set-up': everything,
  placed: ({ hero }) => [beat('arrive', { parts: [place(hero)], to: [hero] })],
  'journey-begins': () => [beat('phase', { parts: 'all' })],
  'journey-ends': () => [beat('phase', { parts: 'all' })],
  'quest-begins': everything,
  'quest-ends': () => [beat('phase', { parts: 'all' })],
  unlocked: everything,

  turn: () => [beat('change', { parts: ['journey'] })],
  phase: () => [beat('phase', { parts: ['journey', 'order'] })],
  nightfall: () => [beat('change', { parts: ['journey'] })],
  'night-falls': () => [beat('phase', { parts: ['journey', 'night'] })],
  'day-breaks': () => [beat('phase', { parts: ['journey', 'night'] })],
  'quest-track': () => [beat('change', { parts: ['journey'] })],
  destiny: () => [beat('roll'), beat('sum', { parts: ['destiny'] })],
  'destiny-skipped': 'silent',
  'destiny-spent': ({ hero, score }) => [
    beat('change', { parts: ['destiny', dice(hero)], to: [destinyThing(score)] }),
  ],
  'destiny-moved': () => [beat('change', { parts: ['destiny'] })],
  'activation-roll': ({ hero }) => [
    beat('roll', { to: [hero] }),
    beat('deal', { parts: [dice(hero)], to: [hero] }),
  ],
  'die-placed': 'silent',
  initiative: () => [beat('deal', { parts: ['order'] })],
  'initiative-changed': () => [beat('change', { parts: ['order'] })],
  gambit: ({ hero }) => [beat('change', { parts: ['order', dice(hero), hero], to: [hero] })],
  activates: ({ who }) => [beat('turn', { parts: ['active'], to: [who] })],
  'activation-over': () => [beat('change', { parts: ['order', 'active'] })],

  rolled: ({ by: who }) => [beat('roll', { by: [who] }), sumOf(who)],
  rerolled: ({ by: who }) => [beat('again', { by: [who] }), sumOf(who)],
  'quest-die': ({ why }) => (SHOWN.includes(why) ? [beat('roll'), beat('sum')] : []),
  'die-spent': ({ hero, space }) => [beat('change', { parts: [dice(hero)], to: [spaceThing(hero, space)] })],
  'die-changed': ({ hero, space }) => [beat('flip', { parts: [dice(hero)], to: [spaceThing(hero, space)] })],
  'dice-lowered': ({ hero }) => [beat('change', { parts: [dice(hero)], to: [hero] })],

  action: ({ hero }) => [beat('aim', { by: [hero] })],
  moved: ({ figure }) => [beat('move', { parts: [place(figure)], to: [figure] })],
  shifted: ({ figure }) => [beat('move', { parts: [place(figure)], to: [figure] })],
  searched: ({ hero, thing }) => [beat('act', { by: [hero], to: by(thing) })],
  discovered: ({ card }) => [beat('draw', { parts: ['drawn', 'company'], to: [card] })],
  'treasure-gained': ({ hero }) => heroes(hero, 'company'),
  'treasure-lost': ({ hero }) => heroes(hero, 'company'),
  'treasure-used': ({ hero }) => heroes(hero, 'company'),
  'realmstone-gained': ({ hero }) => heroes(hero, 'company'),
  'item-gained': ({ hero }) => heroes(hero, 'company'),
  'item-lost': ({ hero }) => heroes(hero, 'company'),
  traded: ({ to }) => [beat('change', { parts: ['company'], to: [to] })],
  'zone-placed': () => [beat('draw', { parts: ['ground', 'things'] })],
  inspiration: ({ hero }) => heroes(hero),
  inspired: ({ hero }) => [beat('heal', { parts: [hero], to: [hero] })],
  freed: ({ hero }) => [beat('heal', { parts: [hero, place(hero)], to: [hero] })],
  experience: ({ hero }) => heroes(hero, 'company'),
  'level-gained': ({ hero }) => heroes(hero, 'company'),
  empowered: ({ hero }) => heroes(hero, 'company'),

  attack: ({ attacker, target }) => [beat('aim', { by: [attacker], to: [target] })],
  'attack-result': ({ attacker, target, result }) =>
    result === 'failure'
      ? [beat('block', { by: [attacker], to: [target] })]
      : [beat('blow', { by: [attacker], to: [target] })],
  'hostile-damaged': ({ hostile, by: who }) => [
    beat('wound', { parts: [hostile], to: [hostile], by: by(who) }),
  ],
  'damage-ignored': ({ hostile }) => [beat('block', { to: [hostile] })],
  'damage-reduced': ({ figure }) => [beat('block', { to: [figure] })],
  'hostile-slain': ({ hostile }) => [beat('fall', { parts: [hostile, 'track', 'journey'], to: [hostile] })],
  'hero-damaged': ({ hero, by: who }) => [beat('wound', { parts: [hero], to: [hero], by: by(who) })],
  wound: ({ hero, space }) => [beat('change', { parts: [dice(hero)], to: [spaceThing(hero, space)] })],
  healed: ({ hero, space }) => [beat('heal', { parts: [dice(hero)], to: [spaceThing(hero, space)] })],
  'hero-out': ({ hero }) => [beat('fall', { parts: [hero, place(hero), dice(hero)], to: [hero] })],
  'hero-dies': ({ hero }) => [beat('fall', { parts: [hero, 'company'], to: [hero] })],
  'hero-returned': ({ hero }) => [beat('arrive', { parts: [hero, place(hero)], to: [hero] })],
  'hero-away': ({ hero }) => [beat('move', { parts: [hero, place(hero)], to: [hero] })],
  ailment: ({ figure }) => [beat('change', { parts: [figure, dice(figure)], to: [figure] })],
  'ailment-over': ({ figure }) => [beat('heal', { parts: [figure, dice(figure)], to: [figure] })],
  reaction: ({ hero }) => [beat('act', { parts: [dice(hero)], by: [hero] })],
  'reaction-lapsed': 'silent',

  'encounter-drawn': ({ slot }) => [beat('draw', { parts: ['track'], to: [group(slot)] })],
  'group-arrives': ({ slot }) => [beat('flip', { parts: ['track'], to: [group(slot)] })],
  deployed: ({ hostile }) => [beat('arrive', { parts: [hostile, place(hostile), 'track'], to: [hostile] })],
  'not-deployed': 'silent',
  'driven-off': ({ slot }) => [beat('change', { parts: ['track'], to: [group(slot)] })],
  behaviour: ({ slot }) => [beat('act', { to: [group(slot)] })],
  'hostile-acts': ({ hostile }) => [beat('aim', { by: [hostile] })],
  'stands-up': ({ hostile }) => [beat('arrive', { parts: [hostile], to: [hostile] })],
  removed: ({ hostile }) => [beat('fall', { parts: [hostile, 'track'], to: [hostile] })],

  'gateway-opened': ({ link }) => [beat('change', { parts: ['ground'], to: [link] })],
  exploration: () => [beat('draw')],
  'tile-added': () => [beat('draw', { parts: ['ground', 'things'] })],
  'tile-removed': () => [beat('change', { parts: ['ground', 'things', 'journey'] })],
  'thing-placed': ({ thing }) => [beat('arrive', { parts: ['things'], to: [thing] })],
  'thing-removed': ({ thing }) => [beat('fall', { parts: ['things'], to: [thing] })],
  gravetide: () => [beat('act', { parts: ['journey', 'ground'] })],

  event: () => [beat('act', { parts: ['journey'] })],
  crisis: () => [beat('draw', { parts: ['crisis'] })],
  'crisis-cancelled': 'silent',
  'acting-hero': ({ hero }) => [beat('act', { parts: ['crisis'], by: [hero] })],
  entry: () => [beat('draw', { parts: ['crisis'] })],
  'extraction-event': () => [beat('act')],
  survival: ({ hero }) => [beat('change', { parts: ['company'], to: [hero] })],
  track: () => [beat('change', { parts: ['quest'] })],
  destroyed: () => [beat('phase', { parts: ['quest'] })],
  pending: 'silent',

  ability: ({ entity }) => [beat('act', { by: [entity] })],
  counted: () => [beat('change', { parts: ['journey'] })],
  'stat-changed': ({ figure }) => [beat('change', { parts: [figure], to: [figure] })],
  forbidden: ({ figure }) => [beat('change', { parts: [figure], to: [figure] })],
};

export const staging: Staging<CcView, Turn> = {
  beatsOf: beatsBy(beats),
  countOf: (event) => {
    const [change] = changesIn([event]);
    return change === undefined ? null : { part: change.thing, by: change.by };
  },
  between,
  thrownAfter: turnAfter,
  isOtherTurn: (old, now) => old.active !== now.active,
};

const WHOLE = [
  'journey',
  'night',
  'order',
  'active',
  'destiny',
  'drawn',
  'quest',
  'company',
  'crisis',
  'track',
] as const;

/** Everything that no event speaks of stays as it was. Where the ground is another, whoever stands on it is told with it. */
function between(old: CcView, now: CcView, told: Told): CcView {
  const { isNew } = told;
  const changed = Object.fromEntries(WHOLE.filter(isNew).map((part) => [part, now[part]]));
  return {
    ...old,
    ...changed,
    ...(isNew('ground') && { ground: now.ground }),
    ...(isNew('things') && { things: now.things }),
    heroes: old.heroes.map((hero) =>
      heroBetween(hero, now.heroes.find(({ id }) => id === hero.id) ?? hero, told),
    ),
    hostiles: hostilesBetween(old, now, told),
  };
}

function heroBetween(old: HeroView, now: HeroView, { isNew }: Told): HeroView {
  const body = isNew(old.id) ? now : old;
  const { at, where, last } = isNew(place(old.id)) ? now : old;
  return { ...body, ...{ at, where, last }, row: (isNew(dice(old.id)) ? now : old).row };
}

function hostilesBetween(old: CcView, now: CcView, told: Told): HostileView[] {
  const { isNew, count } = told;
  const hostiles = mixed(
    old.hostiles,
    now.hostiles,
    ({ id }) => id,
    told,
    (hostile) => ({ ...hostile, damage: Math.max(0, hostile.damage - count(hostile.id)) }),
  );
  const before = new Map(old.hostiles.map(({ id, at }) => [id, at]));
  const after = new Map(now.hostiles.map(({ id, at }) => [id, at]));
  return hostiles.map((hostile) => {
    const at = (isNew(place(hostile.id)) ? after : before).get(hostile.id) ?? hostile.at;
    return at === hostile.at ? hostile : { ...hostile, at };
  });
}
