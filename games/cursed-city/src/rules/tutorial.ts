import { changeScores, emptyRow, finishTurn, putOn } from '@questhall/tabletop';
import { layTile, NO_GROUND } from '@questhall/tabletop/ground';
import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { questCard, tutorialCard } from '../content/library.js';
import type { TutorialCard } from '../content/schema/index.js';
import { type CcPosition, type G, outerProcedure, procedure } from '../kit.js';
import { damageHeld } from '../predicates.js';
import { activateGroup, activationRoll, makeAction, playTutorials } from '../procs.js';
import { everyone, groupName, heroOf, journeyOf, leader } from '../queries.js';
import { type CardId, type HeroId, LIMITS } from '../terms.js';
import { expireAll } from './activation.js';
import { placeModel } from './deploying.js';
import { enterHero, freshHero, freshJourney } from './laying.js';
import { clear } from './setup.js';
import { refresh } from './timing.js';

/** The only hostile group of a tutorial. */
const SLOT = 0;

const played = (g: CcPosition): TutorialCard => tutorialCard(g, journeyOf(g).id);

/** So much damage as wounds: each second point turns a wound over. */
function hurtRow(damage: number): Hero['row'] {
  const row: Hero['row'] = emptyRow(LIMITS.diceSpaces);
  for (let point = 0; point < damage; point += 2)
    putOn(row, point / 2, point + 1 < damage ? 'grievous' : 'wound');
  return row;
}

/** One tile, one hero, and what stands about there. */
function layOut(g: G, card: TutorialCard): void {
  const { board } = g;
  const tile = { face: card.face, at: [0, 0], turn: 0 } as const;
  board.ground = layTile(NO_GROUND, tile);
  const { object } = card;
  board.things = object === undefined ? [] : [{ id: 'object-1', kind: 'object', at: object, guarded: false }];
  const { id, at } = card.hero;
  board.heroes = [{ ...freshHero(id, board.leader), at }];
  enterHero(g, id);
  if (card.hostiles === undefined) return;
  const { card: encounter, at: cells, category, model } = card.hostiles;
  board.track[SLOT] = { card: encounter, facedown: false, deployed: cells.length, slain: [] };
  const models = (g.box.modelsOf[category] ?? []).filter((one) => g.box.models[one]?.model === model);
  for (const [i, cell] of cells.entries()) placeModel(g, models[i] as string, SLOT, cell);
}

/** Set up again, or as the tutorial before has left it, with the wounds that it speaks of. */
const layTutorial = carries(
  ['CC-TUT-01', 'CC-TUT-02', 'CC-TUT-03', 'CC-TUT-04', 'CC-TUT-05'],
  'tutorial.layTutorial',
  (g: G, card: TutorialCard): void => {
    const { board } = g;
    const stays = card.continues === true && board.stage === 'end';
    if (!stays) {
      clear(g);
      layOut(g, card);
    }
    board.journey = { ...freshJourney(g, card.id), phase: 'activation' };
    const hero = heroOf(g, card.hero.id);
    if (card.damage !== undefined && damageHeld(g) !== card.damage) hero.row = hurtRow(card.damage);
    board.stage = 'play';
  },
);

const tutorials = outerProcedure(playTutorials)
  .step('lay', [], (g, v) => {
    g.tell?.('tutorial-begins', { tutorial: v.tutorial });
    layTutorial(g, tutorialCard(g, v.tutorial));
    return g.call(rounds, {});
  })
  .step('end', [], (g) => {
    const { id } = journeyOf(g);
    const result = journeyOf(g).result ?? 'success';
    g.board.stage = 'end';
    g.board.active = null;
    g.tell?.('tutorial-ends', { tutorial: id, result, text: played(g)[result] ?? '' });
    return g.one(everyone(g), 'choose-next-tutorial', nextSteps(g, id));
  })
  .step('next', 'CC-TUT-04', (g, v, next) => {
    if (g.box.records[next]?.kind !== 'tutorial') return g.end(undefined);
    v.tutorial = next;
    return g.goto('lay');
  });

/** The tutorial that follows, or at once the quest. */
function nextSteps(g: CcPosition, tutorial: CardId): CardId[] {
  const { id, tutorials: all = [] } = questCard(g, g.board.quest.id);
  const next = all[all.indexOf(tutorial) + 1];
  return next === undefined ? [id] : [next, id];
}

/** The hero acts, the hostiles act, or they take turns, until the tutorial has shown its point. */
export const rounds = procedure<Record<never, never>>('cc.tutorial-rounds')
  .step('begin', ['CC-TUT-02', 'CC-TUT-03', 'CC-TUT-05'], (g) => {
    const { hero, rounds: who } = played(g);
    const journey = journeyOf(g);
    journey.turn++;
    refresh(g.board, 'turn');
    g.board.order = who.map((one) => ({ id: one === 'hero' ? hero.id : groupName(SLOT), done: false }));
    g.tell?.('turn', { turn: journey.turn });
  })
  .step('hero', [], (g) => {
    const { hero, rounds: who } = played(g);
    return who.includes('hero') ? g.call(activation, { hero: hero.id }) : undefined;
  })
  .step('hostiles', [], (g) => {
    if (!played(g).rounds.includes('hostiles')) return g.goto('on');
    g.board.active = groupName(SLOT);
    g.tell?.('activates', { who: groupName(SLOT) });
    return g.call(activateGroup, { slot: SLOT });
  })
  .step('on', 'CC-TUT-03', (g) => (played(g).mayStop === true ? g.yesNo(leader(g), 'go-on') : g.pass(true)))
  .step('again', ['CC-TUT-02', 'CC-TUT-03', 'CC-TUT-05'], (g, _, on) => {
    if (!on) journeyOf(g).result = 'success';
    return g.goto('begin');
  });

/** A roll for every free space, and actions as long as there are dice. Nothing is kept for reactions. */
const activation = procedure<{ hero: HeroId }>('cc.tutorial-activation')
  .step('roll', ['CC-TUT-02', 'CC-TUT-04', 'CC-TUT-05'], (g, { hero }) => {
    g.board.active = hero;
    refresh(g.board, 'activation');
    g.tell?.('activates', { who: hero });
    return g.call(activationRoll, { hero });
  })
  .step('act', [], (g, { hero }) => g.call(makeAction, { hero }))
  .step('more', ['CC-TUT-02', 'CC-TUT-04'], (g, _, acted) => (acted ? g.goto('act') : undefined))
  .step('over', 'CC-TUT-05', (g, { hero }) => {
    changeScores(heroOf(g, hero).row, () => null);
    expireAll(g, 'activation');
    finishTurn(g.board.order, hero);
    g.tell?.('activation-over', { who: hero });
  });

export const tutorialProcedures = [tutorials, rounds, activation];
