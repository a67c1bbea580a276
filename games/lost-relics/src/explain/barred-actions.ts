import type { Barred } from '@questhall/engine';
import { areaOf, beside, crowdIn, isEngaged, isShut, visibleTo } from '../areas.js';
import type { Hero } from '../board.js';
import { actionAt, treasureCard } from '../content/library.js';
import { printedActions } from '../legal.js';
import { doorsToOpen, thingsToUse } from '../legal-reach.js';
import { canUse, maybeThing, thingCard } from '../queries.js';
import { type ActionKey, CHANGES } from '../terms.js';
import { bar, type Finder, missing } from './bar.js';
import { actionOption, doorOption, thingOption, treasureOption } from './card-options.js';
import { areaOption } from './options.js';
import { called, cardCalled, heroAsked, type Situation } from './situation.js';

/** Printed actions that cannot be made now, each with the reason. */
export const actionsNotNow: Finder = (s) => {
  const hero = heroAsked(s);
  return printedActions(s, hero)
    .filter((key) => missing(s, key))
    .map((key) => whyNot(s, hero, key));
};

function whyNot(s: Situation, hero: Hero, key: ActionKey): Barred {
  const what = actionOption(s, key);
  const args = { hero: called(s, hero.id) };
  const action = actionAt(s, key);
  switch (action.kind) {
    case 'move':
      return isEngaged(s, hero)
        ? bar(what, 'engaged-move', ['LR-BRD-11', 'LR-MOV-09'], args)
        : bar(what, 'no-step', ['LR-MOV-08', 'LR-BRD-07', 'LR-BRD-14']);
    case 'attack':
      return action.range === 'melee'
        ? bar(what, 'no-melee-target', ['LR-ATK-14', 'LR-ATK-02'], args)
        : bar(what, 'no-ranged-target', ['LR-ATK-14', 'LR-ATK-03'], args);
    case 'rest':
      return bar(what, 'no-rest', ['LR-RST-01'], { hostile: called(s, visibleTo(s, hero)[0]?.id ?? '') });
    case 'interact':
      return isEngaged(s, hero)
        ? bar(what, 'engaged-interact', ['LR-INT-01'], args)
        : bar(what, 'nothing-there', ['LR-INT-02'], args);
    case 'special':
      return bar(what, 'companion-out', ['LR-ACT-08']);
  }
}

/** Treasure that somebody else could use. */
export const othersTreasure: Finder = (s) => {
  const hero = heroAsked(s);
  return hero.treasure
    .filter((card) => !canUse(s, hero, card))
    .map((card) =>
      bar(treasureOption(s, card), 'not-your-card', ['LR-TRE-05', 'LR-TRE-06'], {
        owner: cardCalled(s, treasureCard(s, card).hero ?? ''),
      }),
    );
};

/** Adjacent areas that cannot be entered. */
export const shutAreas: Finder = (s) => {
  const { area } = heroAsked(s);
  if (area === null) return [];
  return beside(s, area)
    .filter((to) => missing(s, to))
    .map((to) => {
      const what = areaOption(s, to);
      if (isShut(s, area, to)) return bar(what, 'closed-door', ['LR-BRD-14']);
      return bar(what, 'full', ['LR-BRD-07'], { count: crowdIn(s, to), limit: areaOf(s, to).limit });
    });
};

/** Dice that do not pay for this action here. */
export const otherDice: Finder = (s) => {
  const hero = heroAsked(s);
  const must = s.frames[0]?.vars.must ?? null;
  return [...new Set(hero.dice)]
    .filter((die) => missing(s, String(die)))
    .map((value) => {
      const what = { refs: [], text: { key: 'option.named', args: { name: String(value) } } };
      if (typeof must === 'number' && value !== must)
        return bar(what, 'not-the-link', ['LR-CHN-02', 'LR-CHN-03'], { value: must });
      return bar(what, 'not-uninspired', ['LR-MOV-09', 'LR-BRD-11'], { hero: called(s, hero.id) });
    });
};

export const otherChanges: Finder = (s) => {
  const hero = heroAsked(s);
  const engaged = isEngaged(s, hero);
  return CHANGES.filter((change) => missing(s, change)).map((change) => {
    const what = { refs: [], text: { key: `option.change.${change}`, args: {} } };
    if (engaged) return bar(what, 'needs-evade', ['LR-MOV-09'], { hero: called(s, hero.id) });
    return change === 'barge'
      ? bar(what, 'no-full-area', ['LR-MOV-06', 'LR-MOV-10'])
      : bar(what, 'no-step', ['LR-MOV-08']);
  });
};

/** Objects and doors that are about but not to be used. */
export const otherThings: Finder = (s) => {
  const hero = heroAsked(s);
  const usable = thingsToUse(s, hero);
  const things = s.board.things.filter(({ id, area }) => !usable.includes(id) && area !== null);
  return things.map(({ id }) => {
    const what = thingOption(s, id);
    const thing = maybeThing(s, id);
    if (thing !== undefined && thing.uses >= (thingCard(s, id).uses ?? 1))
      return bar(what, 'used-up', ['LR-INT-05']);
    return bar(what, 'out-of-reach', ['LR-INT-05'], { hero: called(s, hero.id) });
  });
};

export const openDoors: Finder = (s) => {
  const hero = heroAsked(s);
  const closed = doorsToOpen(s, hero);
  return s.board.doors
    .filter(({ id, open }) => open && !closed.includes(id))
    .map(({ id }) => bar(doorOption(s, id), 'already-open', ['LR-INT-04']));
};
