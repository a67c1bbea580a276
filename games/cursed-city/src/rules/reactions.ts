import { allowed } from '@questhall/engine';
import { scoresOf, takeDie } from '@questhall/tabletop';
import { sees } from '../battlefield.js';
import type { Hero, Hostile } from '../board.js';
import { carries } from '../carries.js';
import { weaponAt } from '../content/library.js';
import { type CcPosition, procedure } from '../kit.js';
import { judgeWeapon, targetsOf } from '../legal-attack.js';
import { reactionWindow, weaponAction } from '../procs.js';
import {
  fromLeader,
  heroOf,
  isStanding,
  leader,
  maybeHero,
  maybeHostile,
  playerOf,
  weaponsOf,
} from '../queries.js';
import { type CcChoice, type CcVerdict, DIE_TOO_LOW, NO_TARGET } from '../refusals.js';
import { isForbidden } from '../strength.js';
import type { HeroId, HostileId, WeaponKey } from '../terms.js';

/** A weapon that a reaction die of this score pays for, against the hostile that has just acted. */
const judgeReaction = carries(
  ['CC-REA-03', 'CC-REA-04', 'CC-REA-11', 'CC-ATK-18'],
  'reactions.judgeReaction',
  (g: CcPosition, hero: Hero, hostile: HostileId, key: WeaponKey, score: number): CcVerdict => {
    const { cost } = weaponAt(g, key);
    if (cost === undefined || cost > score) return DIE_TOO_LOW;
    const able = judgeWeapon(g, hero, key);
    if (able !== true) return able;
    return targetsOf(g, hero, key).includes(hostile) ? true : NO_TARGET;
  },
);

export const usable = (g: CcPosition, hero: Hero, hostile: HostileId, score: number): WeaponKey[] =>
  weaponsOf(g, hero).filter((key) => judgeReaction(g, hero, hostile, key, score) === true);

/** Heroes who have finished their activation and stand on the battlefield. */
const mayReact = carries(
  ['CC-REA-10', 'CC-AIL-27'],
  'reactions.mayReact',
  (g: CcPosition, hero: Hero): boolean =>
    isStanding(hero) &&
    g.board.order.some(({ id, done }) => id === hero.id && done) &&
    !isForbidden(g, hero.id, 'react'),
);

/** Reaction dice of the hero that would pay for an attack, and no destiny dice; alike ones are one. */
const diceFor = carries(
  'CC-DST-09',
  'reactions.diceFor',
  (g: CcPosition, hero: Hero, hostile: Hostile): string[] => {
    if (!hero.row.some(({ die }) => die !== null) || !sees(g, hero, hostile) || !mayReact(g, hero)) return [];
    const seen: number[] = [];
    return scoresOf(hero.row).flatMap(({ space, score }) => {
      if (seen.includes(score) || usable(g, hero, hostile.id, score).length === 0) return [];
      seen.push(score);
      return [`${hero.id}/space-${space}`];
    });
  },
);

const isReactionTime = ({ board }: CcPosition): boolean => board.journey?.phase === 'activation';

/** Could anybody react to what this hostile has done? Nearly always nobody can. */
export function mayBeReactedTo(g: CcPosition, id: HostileId): boolean {
  const hostile = maybeHostile(g, id);
  if (hostile === undefined || !isReactionTime(g)) return false;
  return g.board.heroes.some((hero) => diceFor(g, hero, hostile).length > 0);
}

type Declared = { hero: HeroId; space: number };
type Reacting = { hostile: HostileId; ask?: HeroId[]; declared?: Declared[]; now?: Declared; score?: number };

const inLeaderOrder = (g: CcPosition): HeroId[] =>
  fromLeader(g.board).flatMap((seat) =>
    g.board.heroes.filter((hero) => hero.seat === seat).map(({ id }) => id),
  );

/** What a declared hero may attack with. */
export const weapons: CcChoice<Reacting, WeaponKey> = {
  candidates: (g, v) => weaponsOf(g, heroOf(g, (v.now as Declared).hero)),
  judge: (g, v, key) => judgeReaction(g, heroOf(g, (v.now as Declared).hero), v.hostile, key, v.score ?? 0),
};

/** First all declare who reacts and with which die, then they attack one after the other. */
export const reacting = procedure<Reacting>(reactionWindow)
  .step('open', ['CC-REA-02', 'CC-REA-14'], (g, v) => {
    if (!isReactionTime(g)) return g.end(undefined);
    v.ask = inLeaderOrder(g);
    v.declared = [];
    return undefined;
  })
  .step('declare', ['CC-REA-02', 'CC-REA-06', 'CC-REA-07'], (g, v) => {
    const hostile = maybeHostile(g, v.hostile);
    while (hostile !== undefined && (v.ask?.length ?? 0) > 0) {
      const id = v.ask?.[0] as HeroId;
      const dice = diceFor(g, heroOf(g, id), hostile);
      if (dice.length > 0) return g.maybe(playerOf(g, id), 'declare-reaction', dice);
      v.ask?.shift();
    }
    return g.goto('who');
  })
  .step('declared', 'CC-REA-07', (g, v, option) => {
    const hero = v.ask?.shift() as HeroId;
    if (option !== null) v.declared?.push({ hero, space: Number(option.slice(option.lastIndexOf('-') + 1)) });
    return g.goto('declare');
  })
  .step('who', 'CC-REA-07', (g, v) => {
    const heroes = (v.declared ?? []).map(({ hero }) => hero);
    return heroes.length === 0 ? g.end(undefined) : g.one(leader(g), 'choose-reactor', heroes);
  })
  .step('pay', ['CC-REA-04', 'CC-REA-08', 'CC-REA-13'], (g, v, id) => {
    const all = v.declared ?? [];
    v.now = all.find(({ hero }) => hero === id) as Declared;
    v.declared = all.filter(({ hero }) => hero !== id);
    const hero = maybeHero(g, id);
    if (hero === undefined || hero.row[v.now.space]?.die == null) return g.goto('who');
    v.score = takeDie(hero.row, v.now.space);
    const able = maybeHostile(g, v.hostile) === undefined ? [] : allowed(weapons, g, v);
    if (able.length === 0) {
      g.tell?.('reaction-lapsed', { hero: id });
      return g.goto('who');
    }
    g.tell?.('reaction', { hero: id, hostile: v.hostile, score: v.score });
    return g.one(playerOf(g, id), 'choose-weapon', able);
  })
  .step('attack', ['CC-REA-03', 'CC-REA-06'], (g, v, weapon) => {
    const { hero } = v.now as Declared;
    const score = v.score ?? 0;
    return g.call(weaponAction, {
      attacker: hero,
      weapon,
      target: v.hostile,
      free: false,
      reaction: true,
      score,
    });
  })
  .step('next', 'CC-REA-07', (g) => g.goto('who'));

export const reactionProcedures = [reacting];
