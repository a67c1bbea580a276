import { enterPlay } from '../in-play.js';
import { procedure } from '../kit.js';
import { engage, retreat, reveal, sufferWounds } from '../procs.js';
import { attackOf, countEngaged, enemyCannot, enemyOf, heroOf, maybeEnemy, shownCard } from '../queries.js';
import { type EnemyId, type HeroId, LIMITS } from '../terms.js';
import { window } from './timing.js';

/** A hero engages an enemy or an enemy a hero: the same thing. */
const engaging = procedure<{ enemy: EnemyId; hero: HeroId }, 'engaged' | 'stayed' | 'overflowed'>(engage.id)
  .step('reveal', ['ACG-ZONE-11', 'ACG-ZONE-16'], (g, v) =>
    enemyOf(g, v.enemy).faceup ? undefined : g.call(reveal, { enemy: v.enemy }),
  )
  .step('forbidden', ['ACG-ZONE-13', 'ACG-SPAWN-06', 'ACG-EXH-09', 'ACG-EPH-21'], (g, v) => {
    // Being revealed may already have been the end of it.
    const enemy = maybeEnemy(g, v.enemy);
    if (enemy === undefined) return g.end('stayed');
    const barred = enemyCannot(g, enemy, 'be-engaged') || heroOf(g, v.hero).status === 'defeated';
    return barred ? g.end('stayed') : undefined;
  })
  .step('already', 'ACG-ZONE-07', (g, v) =>
    enemyOf(g, v.enemy).zone === v.hero ? g.end('engaged') : undefined,
  )
  .step('overflow', ['ACG-ZONE-03', 'ACG-ZONE-04', 'ACG-ZONE-05', 'ACG-ZONE-06', 'ACG-ZONE-16'], (g, v) => {
    if (countEngaged(g, v.hero) < LIMITS.enemiesInZone) return g.pass(-1);
    const enemy = enemyOf(g, v.enemy);
    enemy.zone = 'shadows';
    g.tell?.('overflow', { enemy: v.enemy, card: enemy.card, hero: v.hero });
    return g.call(sufferWounds, { hero: v.hero, count: attackOf(g, enemy), from: [enemy.card] });
  })
  .step('overflowed', 'ACG-ZONE-04', (g, _, wounds) => (wounds >= 0 ? g.end('overflowed') : undefined))
  .step('place', ['ACG-ZONE-02', 'ACG-ZONE-09'], (g, v) => {
    const enemy = enemyOf(g, v.enemy);
    enemy.zone = v.hero;
    g.tell?.('enemy-engaged', { enemy: v.enemy, card: enemy.card, hero: v.hero });
    return window(g, 'enemy-engages', { enemy: v.enemy, hero: v.hero }) ?? g.end('engaged');
  })
  .step('done', 'ACG-ZONE-02', (g) => g.end('engaged'));

/** A facedown card is turned faceup, for good. */
const revealing = procedure<{ enemy: EnemyId }>(reveal.id).step(
  'flip',
  ['ACG-ZONE-11', 'ACG-ZONE-15'],
  (g, v) => {
    const enemy = enemyOf(g, v.enemy);
    if (enemy.faceup) return g.end(undefined);
    g.dice.turnUp('enemy-deck', [enemy.card], null);
    enemy.faceup = true;
    enterPlay(g, enemy.id, enemy.card);
    g.tell?.('enemy-revealed', { enemy: v.enemy, card: enemy.card });
    return window(g, 'enemy-revealed', { enemy: v.enemy });
  },
);

/** Back to the shadows, with its wounds and as ready or exhausted as it was. */
const retreating = procedure<{ enemy: EnemyId }>(retreat.id).step(
  'retreat',
  ['ACG-EPH-15', 'ACG-EPH-19', 'ACG-ZONE-09'],
  (g, v) => {
    const enemy = enemyOf(g, v.enemy);
    if (enemy.zone === 'shadows' || enemy.zone === 'lair') return;
    enemy.zone = 'shadows';
    g.tell?.('enemy-retreated', { enemy: v.enemy, card: shownCard(enemy) });
  },
);

export const zoneProcedures = [engaging, revealing, retreating];
