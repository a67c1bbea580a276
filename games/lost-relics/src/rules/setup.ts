import { allowed } from '@questhall/engine';
import { isFull } from '../areas.js';
import { adventureSheet } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { type LrPosition, outerProcedure } from '../kit.js';
import { programOf, runProgram, theAdventure } from '../procs.js';
import { allTreasure, heroOf, playerOf } from '../queries.js';
import { FULL_START, type LrChoice } from '../refusals.js';
import { type AreaId, FIGURES, type HeroId } from '../terms.js';
import { putDown } from './hostiles.js';

/** Start areas, as far as there is room. */
export const starts: LrChoice<object, AreaId> = {
  candidates: (g) => adventureSheet(g, g.board.adventure).start,
  judge: (g, _, area) => (isFull(g, area) ? FULL_START : true),
};

/** Everything is laid out as the chosen adventure shows it; then what the chosen difficulty adds. */
export const setUpAdventure = outerProcedure<{ adventure: string; next: number }>('lr.set-up')
  .step('boards', ['LR-SET-01', 'LR-SET-05'], (g, v) => {
    clear(g);
    g.board.adventure = v.adventure;
    g.board.counters = { ...adventureSheet(g, v.adventure).counters };
    enterPlay(g, 'adventure', v.adventure);
    g.tell?.('set-up', { adventure: v.adventure });
  })
  .step('doors', 'LR-SET-06', (g) => {
    const { doors } = adventureSheet(g, g.board.adventure);
    g.board.doors = doors.map(({ id, open = false }) => ({ id, open }));
  })
  .step('cards', 'LR-SET-07', (g) => {
    const { hostiles, reserves = [] } = adventureSheet(g, g.board.adventure);
    g.board.cards = [...new Set([...hostiles.map(({ kind }) => kind), ...reserves])];
  })
  .step('hostiles', ['LR-SET-08', 'LR-SET-14'], (g) => {
    for (const { kind, area, count = 1, wounded = false } of adventureSheet(g, g.board.adventure).hostiles) {
      for (let n = 0; n < count; n++) putDown(g, kind, area, wounded);
    }
  })
  .step('markers', ['LR-SET-11'], (g) => {
    const { markers = {}, adventureCard, things = [] } = adventureSheet(g, g.board.adventure);
    const marker = (area: string | undefined) => (area === undefined ? null : { area });
    g.board.markers = { adventure: marker(markers.adventure), bounty: marker(markers.bounty) };
    g.board.adventureCard = adventureCard !== undefined;
    g.board.things = things.map(({ id, area }) => ({ id, area, holder: null, uses: 0 }));
  })
  .step(
    'heroes',
    ['LR-SET-09', 'LR-CMP-03', 'LR-CMP-04', 'LR-CMP-05', 'LR-CMP-06', 'LR-CMP-07', 'LR-CMP-09', 'LR-CMP-10'],
    (g) => layOutHeroes(g),
  )
  .step('deck', ['LR-SET-10', 'LR-CMP-11'], (g) => {
    const held = g.board.heroes.flatMap(({ treasure }) => treasure);
    const left = allTreasure(g).filter((card) => !held.includes(card));
    g.board.deck = g.dice.shuffleFacedown('treasure-deck', left);
  })
  .step('place', 'LR-SET-13', (g, v) => {
    const hero = FIGURES[v.next];
    if (hero === undefined) return g.goto('difficulty');
    return g.one(playerOf(g, hero), 'choose-start', allowed(starts, g, v));
  })
  .step('placed', 'LR-SET-13', (g, v, area) => {
    const hero = heroOf(g, FIGURES[v.next++] as HeroId);
    hero.area = area;
    g.tell?.('placed', { hero: hero.id, area });
    return g.goto('place');
  })
  .step('difficulty', [], (g) => {
    const program = `${g.board.difficulty}/lines`;
    if (g.box.programs[program] === undefined) return undefined;
    return g.call(runProgram, programOf(theAdventure, program));
  })
  .step('begin', 'LR-SET-01', (g) => {
    g.board.stage = 'play';
    g.board.round = 1;
    g.tell?.('adventure-begins', { adventure: g.board.adventure });
  });

/** Nothing of the last adventure stays on the table. */
function clear(g: LrPosition): void {
  g.board.stage = 'setup';
  g.board.result = null;
  g.board.round = 0;
  g.board.phase = null;
  g.board.hostiles = [];
  g.board.slain = {};
  g.board.line = [];
  g.board.active = null;
  g.board.lastActed = null;
  g.board.drawn = null;
  g.board.stake = null;
  g.board.spent = [];
  g.board.listening = {};
  g.board.modifiers = [];
}

/** Treasure stays; tokens do not; who ended out of action begins wounded, unless it is another try. */
function layOutHeroes(g: LrPosition): void {
  for (const hero of g.board.heroes) {
    hero.wounded = hero.out && g.board.campaign?.retry !== true;
    hero.out = false;
    hero.area = null;
    hero.damage = 0;
    hero.destiny = 0;
    hero.dice = [];
    enterPlay(g, hero.id, hero.id);
    for (const card of hero.treasure) enterPlay(g, card, card);
  }
}

export const setupProcedures = [setUpAdventure];
