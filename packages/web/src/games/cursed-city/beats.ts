import type { CcEvents, CcView } from '@questhall/cursed-city';
import { type Beat, type BeatName, type BeatTable, beat, beatsBy, type Staging } from '../../stage/beat.js';
import { changesIn } from './board/things.js';
import { type Turn, turnAfter } from './board/turn.js';

/** The table in words is written anew as a whole. */
const seen =
  <Data>(name: BeatName, to: (data: Data) => readonly (string | null)[] = () => []) =>
  (data: Data): readonly Beat[] => [
    beat(name, { parts: ['table'], to: to(data).filter((one) => one !== null) }),
  ];
const ofHero = ({ hero }: { hero: string | null }) => [hero];
const ofHostile = ({ hostile }: { hostile: string }) => [hostile];
const ofFigure = ({ figure }: { figure: string }) => [figure];
const ofThing = ({ thing }: { thing: string }) => [thing];
const ofLink = ({ link }: { link: string }) => [link];

/** What is seen of every kind of event. */
export const beats: BeatTable<CcEvents> = {
  'tutorial-begins': () => [beat('phase', { parts: 'all' })],
  'tutorial-ends': () => [beat('phase', { parts: 'all' })],
  leader: seen('change'),
  'journey-chosen': seen('change'),
  'hero-picked': seen('change'),
  symbol: 'silent',
  'set-up': () => [beat('change', { parts: 'all' })],
  placed: seen('arrive', ofHero),
  'journey-begins': () => [beat('phase', { parts: 'all' })],
  'journey-ends': () => [beat('phase', { parts: 'all' })],
  'quest-begins': () => [beat('phase', { parts: 'all' })],
  'quest-ends': () => [beat('phase', { parts: 'all' })],
  unlocked: seen('change'),

  turn: seen('phase'),
  phase: seen('phase'),
  nightfall: seen('change'),
  'night-falls': seen('phase'),
  'day-breaks': seen('phase'),
  'quest-track': seen('change'),
  destiny: () => [beat('roll', { parts: ['table'] }), beat('sum')],
  'destiny-skipped': seen('change'),
  'destiny-spent': seen('change', ofHero),
  'destiny-moved': seen('change'),
  'activation-roll': ({ hero }) => [beat('roll', { parts: ['table'], to: [hero] }), beat('sum')],
  'die-placed': 'silent',
  initiative: seen('deal'),
  'initiative-changed': seen('deal'),
  gambit: seen('change', ofHero),
  activates: ({ who }) => [beat('turn', { parts: ['table'], to: [who] })],
  'activation-over': 'silent',

  rolled: ({ by }) => [beat('roll', { parts: ['table'], to: [by] }), beat('sum')],
  rerolled: ({ by }) => [beat('again', { parts: ['table'], to: [by] }), beat('sum')],
  'quest-die': () => [beat('roll'), beat('sum')],
  'die-spent': seen('change', ofHero),
  'die-changed': seen('change', ofHero),
  'dice-lowered': seen('change', ofHero),

  action: ({ hero }) => [beat('aim', { by: [hero] })],
  moved: seen('move', ofFigure),
  shifted: seen('move', ofFigure),
  searched: seen('act', ofHero),
  discovered: ({ card }) => [beat('draw', { parts: ['table'], to: [card] })],
  'treasure-gained': seen('change', ofHero),
  'treasure-lost': seen('change', ofHero),
  'treasure-used': seen('act', ofHero),
  'realmstone-gained': seen('change', ofHero),
  'item-gained': seen('change', ofHero),
  'item-lost': seen('change', ofHero),
  traded: ({ from, to }) => [beat('change', { parts: ['table'], by: [from], to: [to] })],
  'zone-placed': seen('arrive', ofLink),
  inspiration: seen('change', ofHero),
  inspired: seen('heal', ofHero),
  freed: seen('heal', ofHero),
  experience: seen('change', ofHero),
  'level-gained': seen('change', ofHero),
  empowered: seen('change', ofHero),

  attack: ({ attacker, target }) => [
    beat('aim', { by: [attacker], to: [target] }),
    beat('blow', { by: [attacker], to: [target] }),
  ],
  'attack-result': 'silent',
  'hostile-damaged': seen('wound', ofHostile),
  'damage-ignored': seen('block', ofHostile),
  'damage-reduced': seen('block', ofFigure),
  'hostile-slain': seen('fall', ofHostile),
  'hero-damaged': seen('wound', ofHero),
  wound: seen('change', ofHero),
  healed: seen('heal', ofHero),
  'hero-out': seen('fall', ofHero),
  'hero-dies': seen('fall', ofHero),
  'hero-returned': seen('arrive', ofHero),
  'hero-away': seen('change', ofHero),
  ailment: seen('change', ofFigure),
  'ailment-over': seen('heal', ofFigure),
  reaction: ({ hero, hostile }) => [beat('act', { by: [hero], to: [hostile] })],
  'reaction-lapsed': seen('change', ofHero),

  'encounter-drawn': seen('draw'),
  'group-arrives': seen('phase'),
  deployed: seen('arrive', ofHostile),
  'not-deployed': seen('change', ofHostile),
  'driven-off': seen('change'),
  behaviour: seen('act'),
  'hostile-acts': ({ hostile }) => [beat('act', { by: [hostile] })],
  'stands-up': seen('heal', ofHostile),
  removed: seen('change', ofHostile),

  'gateway-opened': seen('change', ofLink),
  'gateway-closed': seen('change', ofLink),
  exploration: ({ card }) => [beat('draw', { parts: ['table'], to: [card] })],
  'tile-added': seen('arrive'),
  'tile-removed': seen('change'),
  'thing-placed': seen('arrive', ofThing),
  'thing-removed': seen('change', ofThing),
  gravetide: seen('move'),

  event: seen('act'),
  crisis: seen('phase'),
  'crisis-cancelled': seen('change'),
  'acting-hero': seen('turn', ofHero),
  entry: seen('draw'),
  story: seen('act'),
  'extraction-event': seen('act'),
  survival: seen('change', ofHero),
  track: seen('change'),
  destroyed: seen('fall'),
  pending: seen('change'),

  ability: ({ entity }) => [beat('act', { by: [entity] })],
  counted: seen('change'),
  'stat-changed': seen('change', ofFigure),
  forbidden: seen('change', ofFigure),
};

export const staging: Staging<CcView, Turn> = {
  beatsOf: beatsBy(beats),
  countOf: (event) => {
    const [change] = changesIn([event]);
    return change === undefined ? null : { part: change.thing, by: change.by };
  },
  between: (old, now, { isNew }) => (isNew('table') ? now : old),
  thrownAfter: turnAfter,
  isOtherTurn: (old, now) => old.active !== now.active,
};
