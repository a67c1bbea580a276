import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { cardsOfKind, type InBox, questSheet } from '../content/library.js';
import type { ActionCard } from '../content/schema.js';
import { enterPlay } from '../in-play.js';
import { type AcgPosition, procedure } from '../kit.js';
import { programOf, runProgram, theQuest } from '../procs.js';
import { party } from '../queries.js';
import { ACTION_TYPES, type CardId, CONDITIONS, type HeroId, LIMITS } from '../terms.js';
import { buildDecks } from './decks.js';
import { revealLocation } from './locations.js';

/** A hero as he starts: four basic actions, no gear, his own legendary cards set aside. */
export const freshHero = carries(
  [
    'ACG-ACT-01',
    'ACG-SETUP-04',
    'ACG-SETUP-05',
    'ACG-SETUP-07',
    'ACG-QUEST-10',
    'ACG-COMP-02',
    'ACG-GEAR-05',
  ],
  'setup.freshHero',
  (g: InBox, id: HeroId, seat: string, heroes: number): Hero => ({
    id,
    seat,
    card: `${id}-${heroes}`,
    status: 'standing',
    wounds: 0,
    actions: ACTION_TYPES.map((type) => ({
      type,
      card: actionFor(g, id, type, 'basic'),
      exhausted: false,
      tokens: 0,
    })),
    gear: [],
    items: [],
    conditions: [],
    capacity: LIMITS.capacity,
    legendary: legendaryOf(g, id),
    visits: [],
  }),
);

export function actionFor(g: InBox, hero: HeroId, type: string, level: 'basic' | 'advanced'): CardId {
  const fits = (card: ActionCard) => card.hero === hero && card.type === type && card.level === level;
  const card = cardsOfKind(g, 'action').find(fits);
  if (card === undefined) throw new Error(`there is no ${level} ${type} card for ${hero}`);
  return card.id;
}

const legendaryOf = (g: InBox, hero: HeroId): CardId[] =>
  cardsOfKind(g, 'legendary-gear')
    .filter((card) => card.hero === hero)
    .map((card) => card.id);

/** The six steps of quest set-up, in the listed order; then what the chosen difficulty adds. */
export const setupQuest = procedure<Record<never, never>>('acg.set-up-quest')
  .step('heroes', ['ACG-SETUP-06', 'ACG-SETUP-15', 'ACG-SETUP-16', 'ACG-TOK-06', 'ACG-COND-06'], (g) => {
    const b = g.board;
    b.stage = 'quest';
    b.result = null;
    b.round = 1;
    b.phase = 'hero';
    b.active = null;
    b.leader = null;
    b.location = null;
    layOutHeroes(g);
    g.tell?.('set-up', { step: 'heroes', quest: b.quest });
  })
  .step('supply', ['ACG-SETUP-08', 'ACG-SETUP-16', 'ACG-COMP-01'], (g) => {
    for (const condition of CONDITIONS) g.board.supply[condition] = LIMITS.conditionCopies;
    g.tell?.('set-up', { step: 'supply', quest: g.board.quest });
  })
  .step('decks', ['ACG-SETUP-09', 'ACG-SETUP-16', 'ACG-DECK-01', 'ACG-DECK-03'], (g) =>
    g.call(buildDecks, {}),
  )
  .step('peril', ['ACG-SETUP-11', 'ACG-SETUP-16'], (g) => {
    g.tell?.('set-up', { step: 'decks', quest: g.board.quest });
    g.board.peril = 0;
    enterPlay(g, 'quest', questSheet(g, g.board.quest).id);
    g.tell?.('set-up', { step: 'peril', quest: g.board.quest });
  })
  .step('leader', ['ACG-SETUP-12', 'ACG-SETUP-13', 'ACG-SETUP-16'], (g) =>
    g.one(
      party(g),
      'choose-leader',
      g.board.heroes.map((hero) => hero.id),
    ),
  )
  .step('location', ['ACG-SETUP-14', 'ACG-SETUP-16'], (g, _, leader) => {
    g.board.leader = leader;
    g.tell?.('leader', { hero: leader });
    g.tell?.('set-up', { step: 'leader', quest: g.board.quest });
    return g.call(revealLocation, {});
  })
  .step('difficulty', [], (g) => {
    const { difficulty } = g.board;
    const program = `${difficulty}/lines`;
    if (g.box.programs[program] === undefined) return undefined;
    return g.call(runProgram, programOf(theQuest, program));
  });

/** Every quest starts unhurt, with all cards ready and nothing that belonged to the last one. */
function layOutHeroes(g: AcgPosition): void {
  g.board.listening = {};
  g.board.modifiers = [];
  g.board.vetoes = [];
  g.board.action = null;
  g.board.fallen = {};
  for (const hero of g.board.heroes) {
    hero.status = 'standing';
    hero.wounds = 0;
    hero.conditions = [];
    hero.items = [];
    hero.visits = [];
    for (const slot of hero.actions) {
      slot.exhausted = false;
      slot.tokens = 0;
    }
    for (const gear of hero.gear) {
      gear.exhausted = false;
      gear.depleted = false;
      enterPlay(g, gear.card, gear.card);
    }
  }
}

export const setupProcedures = [setupQuest];
