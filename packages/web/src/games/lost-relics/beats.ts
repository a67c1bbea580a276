import type { LrEvents, LrView } from '@questhall/lost-relics';
import { type BeatTable, beat, beatsBy, type Staging, type Told } from '../../stage/beat.js';
import { mixed } from '../../stage/mixed.js';
import { changesIn } from './board/things.js';
import { type Turn, turnAfter } from './board/turn.js';
import type { HeroView, HostileView } from './board/types.js';

/** Where somebody stands, and what a hero holds; a figure's own name is the part with its damage. */
const place = (figure: string): string => `at@${figure}`;
const dice = (hero: string): string => `dice@${hero}`;
const held = (hero: string): string => `held@${hero}`;
const struckBy = (by: string | null): readonly string[] => (by === null ? [] : [by]);

/** What is seen of every kind of event. */
export const beats: BeatTable<LrEvents> = {
  'set-up': () => [beat('change', { parts: 'all' })],
  'adventure-begins': () => [beat('phase', { parts: 'all' })],
  'adventure-ends': () => [beat('phase', { parts: 'all' })],
  placed: ({ hero }) => [beat('arrive', { parts: [place(hero)], to: [hero] })],
  phase: () => [beat('phase', { parts: ['phase'] })],
  'round-over': 'silent',

  dice: ({ hero }) => [beat('roll', { parts: [dice(hero)], to: [hero] })],
  initiative: () => [beat('sum'), beat('deal', { parts: ['line'] })],
  turn: ({ hero }) => [beat('turn', { parts: ['active'], to: [hero] })],
  'dice-set-to-1': ({ hero }) => [beat('change', { parts: [dice(hero)], to: [hero] })],
  'die-spent': ({ hero }) => [beat('change', { parts: [dice(hero)], to: [hero] })],
  'die-changed': ({ hero }) => [beat('change', { parts: [dice(hero)], to: [hero] })],
  'destiny-gained': ({ hero }) => [beat('change', { parts: [held(hero)], to: [hero] })],
  'destiny-spent': ({ hero }) => [beat('change', { parts: [held(hero)], to: [hero] })],

  action: ({ hero, action }) => [beat('aim', { by: [hero, action] })],
  chain: ({ hero }) => [beat('act', { by: [hero] })],
  moved: ({ figure }) => [beat('move', { parts: [place(figure)], to: [figure] })],
  shifted: ({ figure }) => [beat('move', { parts: [place(figure)], to: [figure] })],
  'door-opened': ({ door }) => [beat('change', { parts: [door], to: [door] })],
  'door-closed': ({ door }) => [beat('change', { parts: [door], to: [door] })],
  'thing-used': ({ hero, thing }) => [beat('act', { parts: [thing], by: [hero], to: [thing] })],
  'thing-moved': ({ thing }) => [beat('change', { parts: [thing], to: [thing] })],

  attack: ({ attacker, target, targets }) => [
    beat('aim', { by: [attacker], to: targets }),
    beat('blow', { by: [attacker], to: [target] }),
  ],
  'hostile-damaged': ({ hostile }) => [beat('wound', { parts: [hostile], to: [hostile] })],
  'hostile-slain': ({ hostile }) => [beat('fall', { parts: [hostile, 'slain'], to: [hostile] })],
  'hero-damaged': ({ hero, by }) => [beat('wound', { parts: [hero], to: [hero], by: struckBy(by) })],
  'hero-wounded': ({ hero }) => [beat('change', { parts: [hero], to: [hero] })],
  'hero-unwounded': ({ hero }) => [beat('heal', { parts: [hero], to: [hero] })],
  'hero-out': ({ hero }) => [beat('fall', { parts: [hero, place(hero)], to: [hero] })],
  'hero-returned': ({ hero }) => [beat('arrive', { parts: [hero, place(hero)], to: [hero] })],
  healed: ({ hero }) => [beat('heal', { parts: [hero], to: [hero] })],
  prevented: () => [beat('block')],

  reaction: ({ hostile }) => [beat('act', { by: [hostile] })],
  'hostile-acts': ({ hostile }) => [beat('act', { by: [hostile] })],
  'leader-action': ({ hostile }) => [beat('act', { by: [hostile] })],
  blocked: ({ hostile }) => [beat('act', { by: [hostile] })],
  spawned: ({ hostile }) => [beat('arrive', { parts: [hostile, place(hostile)], to: [hostile] })],

  'treasure-drawn': ({ hero, card }) => [beat('draw', { parts: ['deck', held(hero)], to: [card] })],
  'treasure-gained': ({ hero, from }) => [beat('change', { parts: [held(hero), held(from)], to: [hero] })],
  'treasure-returned': ({ hero }) => [beat('change', { parts: ['deck', held(hero)], to: [hero] })],
  'treasure-lost': ({ hero }) => [beat('change', { parts: ['deck', held(hero)], to: [hero] })],
  'treasure-used-up': ({ hero }) => [beat('change', { parts: ['deck', held(hero)], to: [hero] })],

  ability: ({ entity }) => [beat('act', { by: [entity] })],
  counted: () => [beat('change', { parts: ['counters'] })],
  'marker-moved': () => [beat('change', { parts: ['markers'] })],
  'stat-changed': ({ hero }) => [beat('change', { parts: [hero], to: [hero] })],
  story: () => [beat('act')],
};

export const staging: Staging<LrView, Turn> = {
  beatsOf: beatsBy(beats),
  countOf: (event) => {
    const [change] = changesIn([event]);
    return change === undefined ? null : { part: change.thing, by: change.by };
  },
  between,
  thrownAfter: turnAfter,
  isOtherTurn: (old, now) => old.active !== now.active,
};

/** Everything that no event speaks of stays as it was. */
function between(old: LrView, now: LrView, told: Told): LrView {
  const { isNew } = told;
  return {
    ...old,
    ...(isNew('phase') && { phase: now.phase, round: now.round }),
    ...(isNew('line') && { line: now.line }),
    ...(isNew('active') && { active: now.active, lastActed: now.lastActed }),
    ...(isNew('deck') && { deck: now.deck, drawn: now.drawn }),
    ...(isNew('counters') && { counters: now.counters }),
    ...(isNew('markers') && { markers: now.markers }),
    ...(isNew('slain') && { slain: now.slain }),
    doors: mixed(old.doors, now.doors, ({ id }) => id, told),
    things: mixed(old.things, now.things, ({ id }) => id, told),
    heroes: old.heroes.map((hero) =>
      heroBetween(hero, now.heroes.find(({ id }) => id === hero.id) ?? hero, told),
    ),
    hostiles: hostilesBetween(old, now, told),
  };
}

function heroBetween(old: HeroView, now: HeroView, { isNew, count }: Told): HeroView {
  const body = isNew(old.id) ? now : { ...old, damage: Math.max(0, old.damage - count(old.id)) };
  const { destiny, treasure } = isNew(held(old.id)) ? now : old;
  return {
    ...body,
    ...{ destiny, treasure },
    area: (isNew(place(old.id)) ? now : old).area,
    dice: (isNew(dice(old.id)) ? now : old).dice,
  };
}

function hostilesBetween(old: LrView, now: LrView, told: Told): HostileView[] {
  const { isNew, count } = told;
  const hostiles = mixed(
    old.hostiles,
    now.hostiles,
    ({ id }) => id,
    told,
    (hostile) => ({ ...hostile, damage: Math.max(0, hostile.damage - count(hostile.id)) }),
  );
  return hostiles.map((hostile) => {
    const there = (isNew(place(hostile.id)) ? now : old).hostiles.find(({ id }) => id === hostile.id);
    return { ...hostile, area: there?.area ?? hostile.area };
  });
}
