import { hears } from '@questhall/engine';
import { CARDS, type Card, type Hero } from '../yardstick/table.js';
import { activeHero, die, drawCard, enemyAt, enterPlay, firstFoe, leavePlay } from './board.js';
import { openMoment } from './moments.js';
import {
  attack,
  drawAbility,
  focus,
  heal,
  hurtEnemy,
  hurtHero,
  move,
  play,
  procedure,
  search,
} from './procs.js';

const moveProcedure = procedure(move)
  .step('go', 'SK-10', (g, v) => {
    activeHero(g.board).zone = v.zone;
    g.tell?.('moved', { zone: v.zone });
    return openMoment(g, 'moved');
  })
  .step('encounter', 'SK-11', (g, v) => {
    v.card = drawCard(g, 'encounter');
    const hurts = (CARDS[v.card] as Card).effect === 0 && die(g) <= 2;
    return hurts ? g.call(hurtHero, { hero: g.board.active, count: 1 }) : undefined;
  })
  .step('discard', 'SK-12', (g, v) => {
    g.board.decks.encounter.discard.push(v.card);
  });

const attackProcedure = procedure(attack)
  .step('roll', 'SK-13', (g, v) => {
    const hero = activeHero(g.board);
    let hits = 0;
    for (let n = hero.stats.might + hero.focus + hero.items.length; n > 0; n--) if (die(g) >= 5) hits++;
    hero.focus = 0;
    g.tell?.('attacked', { enemy: v.enemy, hits });
    return g.call(hurtEnemy, { enemy: v.enemy, count: hits });
  })
  .step('counter', 'SK-14', (g, v) => {
    const enemy = enemyAt(g.board, v.enemy);
    if (enemy.hp <= 0) return;
    enemy.engaged = g.board.active;
    if (die(g) <= 2) return g.call(hurtHero, { hero: g.board.active, count: enemy.damage });
  });

const drawProcedure = procedure(drawAbility).step('draw', 'SK-15', (g) => {
  const card = drawCard(g, 'ability');
  activeHero(g.board).hand.push(card);
  enterPlay(g.board, card);
  g.tell?.('drew', { card });
});

const playProcedure = procedure(play)
  .step('effect', 'SK-16', (g, v) => {
    const hero = activeHero(g.board);
    v.card = hero.hand[v.at] as string;
    const { effect, value } = CARDS[v.card] as Card;
    hero.hand.splice(v.at, 1);
    leavePlay(g.board, v.card);
    g.tell?.('played', { card: v.card });
    if (effect === 0) return g.call(heal, { hero: g.board.active, count: value });
    if (effect === 1) {
      const enemy = firstFoe(g.board, hero.zone);
      return enemy >= 0 ? g.call(hurtEnemy, { enemy, count: value }) : undefined;
    }
    if (effect === 2) g.board.ap++;
    else hero.focus = Math.min(2, hero.focus + 1);
  })
  .step('discard', 'SK-17', (g, v) => {
    g.board.decks.ability.discard.push(v.card);
  });

const focusProcedure = procedure(focus).step('focus', 'SK-18', (g) => {
  activeHero(g.board).focus++;
});

const searchProcedure = procedure(search).step('search', 'SK-19', (g) => {
  if (die(g) < 5) return;
  const card = drawCard(g, 'item');
  const hero = activeHero(g.board);
  g.tell?.('found', { card });
  if (hero.items.length >= 2) g.board.decks.item.discard.push(card);
  else {
    hero.items.push(card);
    enterPlay(g.board, card);
  }
});

const hurtHeroProcedure = procedure(hurtHero)
  .step('would', 'SK-20', (g) => openMoment(g, 'would-hurt-hero'))
  .step('hurt', 'SK-20', (g, v) => {
    const hero = g.board.heroes[v.hero] as Hero;
    hero.hp = Math.max(0, hero.hp - v.count);
    g.tell?.('hurt', { hero: hero.id, count: v.count });
  })
  .step('after', 'SK-20', (g) => openMoment(g, 'hero-hurt'));

const hurtEnemyProcedure = procedure(hurtEnemy)
  .step('would', 'SK-21', (g, v) => (v.count <= 0 ? g.end(undefined) : openMoment(g, 'would-hurt-enemy')))
  .step('hurt', 'SK-21', (g, v) => {
    const enemy = enemyAt(g.board, v.enemy);
    enemy.hp -= v.count;
    g.tell?.('hurt', { enemy: enemy.id, count: v.count });
    if (enemy.hp > 0) return;
    enemy.hp = 0;
    enemy.engaged = -1;
    g.board.kills++;
    activeHero(g.board).xp++;
  })
  .step('after', 'SK-21', (g) => openMoment(g, 'enemy-hurt'));

const healProcedure = procedure(heal).step('heal', 'SK-22', (g, v) => {
  const hero = g.board.heroes[v.hero] as Hero;
  hero.hp = Math.min(hero.maxHp, hero.hp + v.count);
  if (hears(g.board.index, 'healed')) return openMoment(g, 'healed');
});

export const actions = [
  moveProcedure,
  attackProcedure,
  drawProcedure,
  playProcedure,
  focusProcedure,
  searchProcedure,
  hurtHeroProcedure,
  hurtEnemyProcedure,
  healProcedure,
];
