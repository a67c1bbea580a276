import type { Summary } from '@questhall/engine';
import type { AcgBoard } from './board.js';
import type { AcgPosition } from './kit.js';
import { enemyHealthOf, isStanding } from './queries.js';
import { isExplored } from './rules/locations.js';

/** The figures of a game that statistics are made of; those of a campaign are of its last quest. */
export function summary(g: AcgPosition): Summary {
  const b = g.board;
  const { heroes, decks } = b;
  const total = (count: (hero: (typeof heroes)[number]) => number) =>
    heroes.reduce((sum, hero) => sum + count(hero), 0);
  return {
    result: g.state.over?.result ?? b.result ?? 'open',
    quest: b.quest,
    heroes: heroes.length,
    standing: heroes.filter(isStanding).length,
    wounds: total((hero) => hero.wounds),
    rounds: b.round,
    peril: b.peril,
    locationsExplored: decks.location.discard.length + (isExplored(g) ? 1 : 0),
    locationsLeft: decks.location.draw.length,
    progress: b.location?.progress ?? 0,
    enemiesLeft: b.enemies.filter((enemy) => enemy.zone !== 'lair').length,
    enemyHealth: healthOfEnemies(g),
    gear: total((hero) => hero.gear.length),
    ...campaignFigures(b),
  };
}

/** What must still be cut down of those that stand around the party. */
function healthOfEnemies(g: AcgPosition): number {
  let health = 0;
  for (const enemy of g.board.enemies)
    if (enemy.zone !== 'lair') health += enemyHealthOf(g, enemy) - enemy.wounds;
  return health;
}

function campaignFigures({ campaign }: AcgBoard): Summary {
  if (campaign === null) return {};
  const won = campaign.results.filter((result) => result === 'won').length;
  return { questsPlayed: campaign.results.length, questsWon: won, results: campaign.results.join(' ') };
}
