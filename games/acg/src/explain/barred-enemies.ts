import type { Barred } from '@questhall/engine';
import type { Enemy } from '../board.js';
import type { EnemySelector } from '../content/selectors.js';
import { nameOf } from '../names.js';
import { enemyCannot, isNemesis } from '../queries.js';
import type { Verb } from '../terms.js';
import { bar, type Finder, missing } from './bar.js';
import { enemyText } from './option-people.js';
import { heroAsked, lineAsked, type Situation, sourceName } from './situation.js';

const option = (s: Situation, enemy: Enemy) => ({ refs: [enemy.id], text: enemyText(s, enemy) });
const others = (s: Situation): Enemy[] => s.b.enemies.filter((enemy) => missing(s, enemy.id));

const inLair = (s: Situation, enemy: Enemy): Barred =>
  bar(option(s, enemy), 'in-lair', ['ACG-NEM-09'], { enemy: nameOf(enemy.id, s.view, s.words) });

/** An attack that is not ranged stays in the hero's own zone. */
export const outOfReach: Finder = (s) =>
  others(s).map((enemy) => {
    if (enemy.zone === 'lair') return inLair(s, enemy);
    return enemy.zone === 'shadows'
      ? bar(option(s, enemy), 'needs-ranged-shadows', ['ACG-ATK-08'])
      : bar(option(s, enemy), 'needs-ranged-other', ['ACG-ATK-01', 'ACG-ATK-05']);
  });

/** In the enemy phase: those at rest, and those whose turn it cannot be. */
export const restingOrElsewhere: Finder = (s) =>
  others(s).map((enemy) => {
    if (enemy.zone === 'lair') return bar(option(s, enemy), 'lair-rests', ['ACG-EPH-11']);
    if (enemy.exhausted) return bar(option(s, enemy), 'activated-or-exhausted', ['ACG-EXH-06', 'ACG-EPH-07']);
    return enemy.zone === 'shadows'
      ? bar(option(s, enemy), 'engaged-first', ['ACG-EPH-02', 'ACG-EPH-03'])
      : bar(option(s, enemy), 'not-your-enemy', ['ACG-EPH-02']);
  });

/** Of the engaged enemies, the exhausted ones strike nobody. */
export const restedAttackers: Finder = (s) => {
  const hero = heroAsked(s);
  return others(s)
    .filter((enemy) => enemy.zone === hero)
    .map((enemy) =>
      enemy.exhausted
        ? bar(option(s, enemy), 'exhausted-attacker', ['ACG-EATK-06', 'ACG-EXH-07'])
        : bar(option(s, enemy), 'attack-decided', ['ACG-EATK-04', 'ACG-EATK-08']),
    );
};

/** What each question would do to the enemy: "cannot" on its card is absolute. */
const VERB_OF: { readonly [ask: string]: Verb } = {
  'choose-enemy-to-engage': 'be-engaged',
  'choose-enemy-to-advance': 'be-engaged',
  'choose-enemy-to-exhaust': 'be-exhausted',
  'choose-enemy-to-suffer': 'be-wounded',
  'choose-enemy-to-recover': 'recover',
};

/** Enemies that the card's words leave out, each with the reason. */
export const notReached: Finder = (s) => others(s).map((enemy) => whyNot(s, enemy));

function whyNot(s: Situation, enemy: Enemy): Barred {
  const { ask } = s.decision;
  const what = option(s, enemy);
  if (enemy.zone === 'lair') return inLair(s, enemy);
  const verb = VERB_OF[ask];
  if (verb !== undefined && enemyCannot(s.b, enemy, verb))
    return bar(what, 'immune', ['ACG-GOLD-04'], { cannot: s.words.cards.cannot(verb) });
  if (ask === 'choose-enemy-to-exhaust' && enemy.exhausted)
    return bar(what, 'enemy-exhausted', ['ACG-EXH-01']);
  if (ask === 'choose-enemy-to-ready' && !enemy.exhausted) return bar(what, 'enemy-ready', ['ACG-EXH-01']);
  if (ask === 'choose-enemy-to-engage' && enemy.zone === heroAsked(s))
    return bar(what, 'already-engaged', ['ACG-ZONE-08']);
  const { enemy: selector } = (lineAsked(s)?.params ?? {}) as { enemy?: EnemySelector };
  const spared = typeof selector === 'object' && selector.nemesis === false && isNemesis(enemy);
  return bar(what, spared ? 'spares-nemeses' : 'not-meant', ['ACG-EFF-01'], { source: sourceName(s) });
}
