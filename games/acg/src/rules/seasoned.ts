import { pileOf } from '@questhall/tabletop';
import type { Hero } from '../board.js';
import { cardsOfSort } from '../content/library.js';
import { type G, procedure } from '../kit.js';
import { upgradeAction } from '../procs.js';
import { basicActions, swapForAdvanced, visitSmith } from './settlement.js';

type Brings = { upgrades: number; capacity: number; gear: number };

/**
 * A later quest played by itself: heroes come with what earlier quests would have given them, hero after hero.
 * Trainings and the smith work as in a settlement, with all ordinary gear in the smith's deck.
 */
export const seasonParty = procedure<Brings & { hero: number; done: number }>('acg.season-party')
  .step('deck', [], (g, v) => {
    g.board.decks.gear = pileOf(g.dice.shuffle('gear-deck', cardsOfSort(g, 'gear').slice()));
    for (const hero of g.board.heroes) hero.capacity += v.capacity;
    g.tell?.('seasoned', { quest: g.board.quest });
  })
  .step('next', [], (g, v) => {
    const hero = g.board.heroes[v.hero];
    if (hero === undefined) return g.goto('put-away');
    if (v.done === 0) v.done = learnAll(g, hero, v.upgrades);
    const done = v.done++;
    if (done < v.upgrades) return g.call(upgradeAction, { hero: hero.id });
    if (done < v.upgrades + v.gear) return g.call(visitSmith, { hero: hero.id });
    v.hero++;
    v.done = 0;
    return g.pass(undefined);
  })
  .step('again', [], (g) => g.goto('next'))
  .step('put-away', [], (g) => {
    g.board.decks.gear = pileOf([]);
  });

/** As many upgrades as basic actions leave no choice to make. Gives the upgrades used up. */
function learnAll(g: G, hero: Hero, upgrades: number): number {
  const basic = basicActions(g, hero);
  if (upgrades < basic.length) return 0;
  for (const card of basic) swapForAdvanced(g, hero, card);
  return upgrades;
}

export const seasonedProcedures = [seasonParty];
