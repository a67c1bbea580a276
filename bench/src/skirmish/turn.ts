import type { Await } from '@questhall/engine';
import { AP, CARDS, type Card, DECKS, ENEMIES, HEROES, type Hero, ROUNDS } from '../yardstick/table.js';
import { activeHero, die, drawCard, enemyAt, type G, nearestHero, standing, towards } from './board.js';
import { openMoment } from './moments.js';
import { CARRY_OUT, legalOptions } from './options.js';
import { enemyPhase, hurtHero, main, procedure } from './procs.js';

const PARTY = Object.freeze({ seat: 'party', by: 'party' });

const FIRST = Object.freeze({ party: 1 });
const SECOND = Object.freeze({ party: 2 });

function finished(g: G, won: boolean) {
  return g.finish({ result: won ? 'won' : 'lost', places: won ? FIRST : SECOND, data: {} });
}

const mainProcedure = procedure(main)
  .step('deal', 'SK-1', (g) => {
    for (const deck of DECKS) g.dice.shuffle(deck, g.board.decks[deck].draw);
  })
  .step('choose', 'SK-2', (g) => g.one(PARTY, 'action', legalOptions(g.board)))
  .step('act', 'SK-3', (g, _, option) => {
    g.board.decisions++;
    g.board.ap--;
    return (CARRY_OUT[option] as (g: G) => Await<undefined>)(g);
  })
  .step('turn', ['SK-4', 'SK-5'], (g) => {
    const { board } = g;
    if (standing(board.heroes) === 0) return finished(g, false);
    if (standing(board.enemies) === 0) return finished(g, true);
    while (board.ap <= 0 || activeHero(board).hp <= 0) {
      board.active++;
      board.ap = AP;
      if (board.active === HEROES) return g.call(enemyPhase, { enemy: 0, card: '' });
    }
    return g.goto('choose');
  })
  .step('round-end', 'SK-6', (g) => {
    g.tell?.('round', { round: g.board.round });
    if (g.board.round > ROUNDS) return finished(g, g.board.kills >= 5);
    return standing(g.board.heroes) === 0 ? finished(g, false) : g.goto('turn');
  });

const enemyPhaseProcedure = procedure(enemyPhase)
  .step('begin', 'SK-29', (g) => {
    g.board.active = 0;
    g.board.round++;
  })
  .step('enemies', 'SK-30', (g, v) => {
    while (v.enemy < ENEMIES) {
      const did = enemyActs(g, v.enemy++);
      if (did !== undefined) return did;
    }
    return g.goto('doom');
  })
  .step('next', 'SK-30', (g) => g.goto('enemies'))
  .step('doom', 'SK-31', (g, v) => {
    v.card = drawCard(g, 'doom');
    const { effect, value } = CARDS[v.card] as Card;
    if (effect === 0) g.board.doom += value;
    else if (effect === 1) reinforce(g);
  })
  .step('discard', 'SK-32', (g, v) => {
    g.board.decks.doom.discard.push(v.card);
  });

function enemyActs(g: G, i: number) {
  const { board } = g;
  const enemy = enemyAt(board, i);
  if (enemy.hp <= 0) return undefined;
  const hero = nearestHero(board, enemy.zone);
  if (hero < 0) return g.end(undefined);
  const { zone } = board.heroes[hero] as Hero;
  if (zone === enemy.zone) {
    return die(g) <= 2 ? g.call(hurtHero, { hero, count: enemy.damage }) : undefined;
  }
  if (die(g) < 4) return undefined;
  enemy.zone = towards(enemy.zone, zone);
  return openMoment(g, 'enemy-moved');
}

function reinforce(g: G): void {
  const card = drawCard(g, 'monster');
  const enemy = enemyAt(g.board, g.dice.draw('reinforce', ENEMIES));
  if (enemy.hp <= 0) enemy.hp = enemy.maxHp;
  else enemy.hp = Math.min(enemy.maxHp + 1, enemy.hp + (CARDS[card] as Card).value);
  g.board.decks.monster.discard.push(card);
}

export const turn = [mainProcedure, enemyPhaseProcedure];
