import { areaOf, beside, crowdIn, havens, heroesIn, isFull, isShut, sees } from '../areas.js';
import type { Hostile } from '../board.js';
import { actionAt } from '../content/library.js';
import { heroOf, isCompanion, isLeader, maybeHostile, standing, theFour } from '../queries.js';
import { blowOf } from '../rules/hostile-choices.js';
import { COMPANION } from '../terms.js';
import { bar, type Finder, missing } from './bar.js';
import { heroOption, hostileOption } from './figure-options.js';
import { areaOption } from './options.js';
import { called, heroAsked, type Situation, word } from './situation.js';

const others = (s: Situation): Hostile[] => s.board.hostiles.filter((one) => missing(s, one.id));

/** Hostiles that the attack does not reach, and heroes, whom nobody attacks. */
export const outOfReach: Finder = (s) => {
  const hero = heroAsked(s);
  const { area } = hero;
  if (area === null) return [];
  const action = actionAt(s, word(s, 'action'));
  const melee = action.kind === 'attack' && action.range === 'melee';
  const near = others(s).filter((one) => melee || beside(s, area).includes(one.area));
  const hostiles = near.map((one) => {
    const what = hostileOption(s, one.id);
    if (melee && sees(s, area, one.area))
      return bar(what, 'out-of-melee', ['LR-ATK-02'], { hero: called(s, hero.id) });
    return isShut(s, area, one.area)
      ? bar(what, 'behind-door', ['LR-ATK-03', 'LR-BRD-06'])
      : bar(what, 'too-far', ['LR-ATK-03', 'LR-BRD-05']);
  });
  const friends = heroesIn(s, area).filter(({ id }) => id !== hero.id);
  return [...hostiles, ...friends.map(({ id }) => bar(heroOption(s, id), 'not-a-hostile', ['LR-ATK-04']))];
};

/** Hostiles in sight that may not be picked to react. */
export const othersInSight: Finder = (s) => {
  const hero = heroAsked(s);
  const { area } = hero;
  if (area === null) return [];
  const picked = s.decision.options.map((id) => maybeHostile(s, id)).filter((one) => one !== undefined);
  return others(s)
    .filter((one) => sees(s, area, one.area))
    .map((one) => {
      const what = hostileOption(s, one.id);
      if (picked.some((one) => isLeader(s, one)) && !isLeader(s, one))
        return bar(what, 'leader-first', ['LR-REA-04']);
      if (
        !picked.some((one) => isLeader(s, one)) &&
        picked.some((other) => other.area === area) &&
        one.area !== area
      )
        return bar(what, 'own-area-first', ['LR-REA-05']);
      return bar(what, 'harm-first', ['LR-REA-07']);
    });
};

/** Heroes who cannot make the next link. */
export const notLinking: Finder = (s) => {
  const value = Number(s.frames[0]?.vars.value ?? 0) + 1;
  return theFour(s)
    .filter(({ id, seat }) => missing(s, id) && seat === s.decision.by)
    .map((hero) => {
      const what = heroOption(s, hero.id);
      const args = { hero: called(s, hero.id), value };
      if (hero.out) return bar(what, 'out-of-action', ['LR-DMH-08'], args);
      return hero.dice.includes(value) || (hero.destiny > 0 && hero.dice.length > 0)
        ? bar(what, 'nothing-to-do', ['LR-ATK-14', 'LR-CHN-02'], args)
        : bar(what, 'no-such-die', ['LR-CHN-02', 'LR-CHN-03'], args);
    });
};

export const noTreasureForTaros: Finder = (s) => [
  bar(heroOption(s, COMPANION), 'no-treasure-for-taros', ['LR-TRE-07']),
];

/** Whoever else is within reach of one that executes. */
export const lessHurt: Finder = (s) => {
  const hostile = maybeHostile(s, word(s, 'hostile'));
  const reach = hostile === undefined ? [] : (blowOf(s, hostile)?.targets ?? []);
  return reach
    .filter((id) => missing(s, id))
    .map((id) => bar(heroOption(s, id), 'fewer-tokens', ['LR-HRA-05']));
};

export const fullForHostiles: Finder = (s) => {
  const hostile = maybeHostile(s, word(s, 'hostile'));
  if (hostile === undefined) return [];
  return beside(s, hostile.area)
    .filter((area) => missing(s, area) && isFull(s, area))
    .map((area) => bar(areaOption(s, area), 'hostile-full', ['LR-HRA-19', 'LR-HRA-11']));
};

export const otherHavens: Finder = (s) =>
  havens(s)
    .filter(({ id }) => missing(s, id))
    .map(({ id }) =>
      crowdIn(s, id) > 0
        ? bar(areaOption(s, id), 'haven-occupied', ['LR-RND-24'])
        : bar(areaOption(s, id), 'haven-alone', ['LR-RND-20']),
    );

/** A start area that is full already. */
export const fullStarts: Finder = (s) => {
  const starts = standing(s).map(({ area }) => area);
  return [...new Set(starts)].flatMap((area) =>
    area === null || !missing(s, area)
      ? []
      : [
          bar(areaOption(s, area), 'full', ['LR-SET-13', 'LR-BRD-07'], {
            count: crowdIn(s, area),
            limit: areaOf(s, area).limit,
          }),
        ],
  );
};

/** Taros rolls no dice and so joins no chain. */
export const companionWithoutDice: Finder = (s) => {
  const taros = heroOf(s, COMPANION);
  if (!isCompanion(taros) || taros.seat !== s.decision.by || taros.area === null) return [];
  return [bar(heroOption(s, COMPANION), 'no-dice', ['LR-SET-12'], { hero: called(s, COMPANION) })];
};
