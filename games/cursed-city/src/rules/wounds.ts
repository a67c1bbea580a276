import { changeScores, putOn, removeTurn, spacesWith, takeDie, takeOff } from '@questhall/tabletop';
import type { SpaceOption } from '../asks.js';
import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { leavePlay } from '../in-play.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { spaceAt } from '../legal-dice.js';
import { die, goOut, wound } from '../procs.js';
import { heldBy, heroOf, personOf, playerOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import { heldEntity, openMoment } from './timing.js';

const options = (spaces: readonly number[]): SpaceOption[] =>
  spaces.map((space): SpaceOption => `space-${space}`);

/** Where a wound may lie: on no other wound, and on a disease only if there is no other space. */
const placesForWound = carries(
  ['CC-DEF-08', 'CC-DEF-11', 'CC-AIL-11'],
  'wounds.placesForWound',
  ({ row }: Hero): number[] => {
    const unhurt = row.flatMap(({ on }, space) =>
      on.includes('wound') || on.includes('grievous') ? [] : [space],
    );
    const clean = unhurt.filter((space) => !row[space]?.on.includes('disease'));
    return clean.length > 0 ? clean : unhurt;
  },
);

/** One point of damage. */
const wounding = procedure(wound)
  .step('turn', ['CC-DEF-10', 'CC-DEF-11'], (g, { hero }) => {
    const wounds = spacesWith(heroOf(g, hero).row, 'wound');
    return wounds.length === 0 ? g.goto('place') : g.one(playerOf(g, hero), 'turn-wound', options(wounds));
  })
  .step('turned', 'CC-DEF-10', (g, { hero }, option) => {
    const space = spaceAt(option);
    const { row } = heroOf(g, hero);
    takeOff(row, space, 'wound');
    putOn(row, space, 'grievous');
    g.tell?.('wound', { hero, space, grievous: true });
    return g.end(undefined);
  })
  .step('place', ['CC-DEF-08', 'CC-DEF-11', 'CC-DEF-12', 'CC-DEF-13'], (g, { hero }) => {
    const places = placesForWound(heroOf(g, hero));
    return places.length === 0 ? g.goto('out') : g.one(playerOf(g, hero), 'place-wound', options(places));
  })
  .step('placed', ['CC-DEF-08', 'CC-DEF-09'], (g, { hero }, option) => {
    const space = spaceAt(option);
    const { row } = heroOf(g, hero);
    putOn(row, space, 'wound');
    if (row[space]?.die !== null) takeDie(row, space);
    g.tell?.('wound', { hero, space, grievous: false });
    return g.end(undefined);
  })
  .step('out', 'CC-DEF-12', (g, { hero }) => g.call(goOut, { hero }));

/** The hero leaves battlefield and track; wounds, ailments, cards and points stay. One who lay buried is dead. */
const goingOut = procedure<{ hero: HeroId; buried?: boolean }>(goOut)
  .step('leave', ['CC-DEF-14', 'CC-DEF-15', 'CC-DEF-16', 'CC-AIL-06'], (g, v) => {
    const hero = heroOf(g, v.hero);
    if (hero.where === 'out') return g.end(undefined);
    v.buried = hero.where === 'buried';
    // Here and not in a step of its own: the journey may end with this hero.
    if (v.buried) perish(g, v.hero);
    hero.last = hero.at ?? hero.last;
    hero.at = null;
    hero.where = 'out';
    changeScores(hero.row, () => null);
    removeTurn(g.board.order, v.hero);
    g.tell?.('hero-out', { hero: v.hero });
    return openMoment(g, 'hero-out', { hero: v.hero });
  })
  .step('grave', 'CC-AIL-06', (g, v) =>
    v.buried === true ? openMoment(g, 'hero-dies', { hero: v.hero }) : undefined,
  );

/** Everything that the hero held goes back where it came from. */
const giveBack = carries('CC-JEN-07', 'wounds.giveBack', (g: CcPosition, id: HeroId): void => {
  for (const card of heldBy(g, { id })) leavePlay(g, heldEntity(id, card), card);
  const person = personOf(g, id);
  g.board.discovery.discard.push(...person.realmstone);
  if (person.treasure !== null) g.board.discovery.discard.push(person.treasure);
  Object.assign(person, { treasure: null, item: null, armour: null, weapon: null, realmstone: [] });
});

/** Dead for good, whatever else the journey brings. */
const perish = carries(['CC-AIL-06', 'CC-JEN-07'], 'wounds.perish', (g: G, id: HeroId): void => {
  giveBack(g, id);
  personOf(g, id).dead = true;
  g.tell?.('hero-dies', { hero: id });
});

const dying = procedure(die).step('die', ['CC-AIL-06', 'CC-JEN-07'], (g: G, v) => {
  perish(g, v.hero);
  return openMoment(g, 'hero-dies', { hero: v.hero });
});

export const woundProcedures = [wounding, goingOut, dying];
