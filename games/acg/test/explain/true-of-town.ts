import type { Hero } from '../../src/board.js';
import { healthOf } from '../../src/queries.js';
import type { Moment } from './moment.js';

type Claim = (m: Moment) => boolean;
type Passive = { readonly stat: string; readonly add: number };

const lends = (m: Moment, card: string, stat: string): number =>
  ((m.printed(card).passives ?? []) as Passive[])
    .filter((passive) => passive.stat === stat)
    .reduce((all, { add }) => all + add, 0);

/** Would the card fit among these, as a person would count it? */
function fits(m: Moment, hero: Hero, worn: readonly string[], card: string): boolean {
  const { slot } = m.printed(card);
  const like = worn.filter((one) => m.printed(one).slot === slot).length;
  const lent = hero.gear.filter(({ card: one, depleted }) => worn.includes(one) && !depleted);
  const room = hero.capacity + lent.reduce((all, one) => all + lends(m, one.card, 'capacity'), 0);
  return worn.length < room && (slot === 'accessory' || like < (slot === 'weapon' ? 2 : 1));
}
const worn = ({ gear }: Hero, without = ''): string[] =>
  gear.map(({ card }) => card).filter((card) => card !== without);

const claimed = (m: Moment): string => String(m.frame('acg.claim-gear').card);
const livesOn = (m: Moment, card: string): boolean => {
  const hero = m.wearer(card);
  const lent = lends(m, card, 'health');
  return lent > 0 && hero.wounds >= healthOf(m.position, hero) - lent;
};
const given = (m: Moment): readonly string[] => (m.top.vars.given ?? []) as string[];
const isKept = (m: Moment, card: string): boolean =>
  m.printed(card).kind !== 'gear' || m.gear(card).depleted || given(m).includes(card) || livesOn(m, card);

/** The place in town is known by its name only. */
const place = ({ bar }: Moment): string => bar.name.key.slice('option.settlement-action.'.length);
const visits = (m: Moment): readonly string[] => m.hero(m.about).visits;
const isTrained = (m: Moment, { actions }: Hero): boolean =>
  actions.every(({ card }) => m.printed(card).level === 'advanced');
const explore = (m: Moment): number => Number(m.printed(m.b.location?.card ?? '').explore);

/** What each reason says about gear, locations and the settlement. */
export const trueOfTown = {
  'gear-deck-empty': (m) => m.b.decks.gear.draw.length === 0,
  'slot-full': (m) => {
    const { slot } = m.printed(claimed(m));
    const like = worn(m.hero(m.about)).filter((card) => m.printed(card).slot === slot).length;
    return slot !== 'accessory' && like === m.arg('limit') && like === (slot === 'weapon' ? 2 : 1);
  },
  'capacity-full': (m) => {
    const { gear } = m.hero(m.about);
    return (
      gear.length >= Number(m.arg('capacity')) && !fits(m, m.hero(m.about), worn(m.hero(m.about)), claimed(m))
    );
  },
  'no-room-by-it': (m) =>
    !m.offered.includes('equip') && !fits(m, m.wearer(), worn(m.wearer(), m.ref), claimed(m)),
  'lends-room': (m) => m.offered.includes('equip') && lends(m, m.ref, 'capacity') > 0,
  'depleted-stays': (m) => m.gear().depleted,
  'health-stays': (m) => livesOn(m, m.ref),
  'legendary-stays': (m) => m.printed(m.ref).kind === 'legendary-gear',
  'given-already': (m) => given(m).includes(m.ref),
  'own-gift': (m) => worn(m.hero()).includes(String(m.top.vars.card)),
  'no-room-for-gift': (m) =>
    !fits(m, m.wearer(), worn(m.wearer(), m.ref), String(m.top.vars.card)) && m.wearer().id === m.about,
  'no-room-for-return': (m) => {
    const { from, card } = m.top.vars as { from: string; card: string };
    return !fits(m, m.hero(from), worn(m.hero(from), card), m.ref);
  },

  'not-explored': (m) =>
    (m.b.location?.progress ?? 0) < explore(m) &&
    m.arg('progress') === m.b.location?.progress &&
    m.arg('explore') === explore(m),
  'no-location-left': (m) => m.b.decks.location.draw.length === 0,
  'location-phase-only': (m) =>
    m.b.phase === 'hero' && m.b.location?.progress === explore(m) && m.b.decks.location.draw.length > 0,

  'visited-twice': (m) => m.hero().visits.length === 2,
  'nothing-left-in-town': (m) => {
    const closed = [
      ...m.hero().visits,
      ...(isTrained(m, m.hero()) ? ['trainer'] : []),
      ...(m.b.decks.gear.draw.length === 0 ? ['blacksmith'] : []),
    ];
    return m.hero().visits.length < 2 && new Set(closed).size === 3;
  },
  'nothing-to-give': (m) => m.b.heroes.flatMap((hero) => worn(hero)).every((card) => isKept(m, card)),
  'visits-left': (m) => m.b.heroes.some(({ id }) => m.offered.includes(id)),
  'same-place': (m) => visits(m).includes(place(m)),
  'blacksmith-empty': (m) => place(m) === 'blacksmith' && m.b.decks.gear.draw.length === 0,
  'all-advanced': (m) => place(m) === 'trainer' && isTrained(m, m.hero(m.about)),
} as const satisfies { readonly [why: string]: Claim };
