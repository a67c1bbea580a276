import { takeTop } from '@questhall/tabletop';
import { carries } from '../carries.js';
import { locationCard } from '../content/library.js';
import type { LocationCard } from '../content/schema.js';
import { enterPlay, leavePlay } from '../in-play.js';
import { type AcgPosition, type G, procedure } from '../kit.js';
import { addProgress, spawn } from '../procs.js';
import { isNemesis, party } from '../queries.js';
import { type AcgVerdict, refusal } from '../refusals.js';
import { lookAtQuest } from './quest-check.js';
import { window } from './timing.js';
import { defeatBereft, removeEnemy } from './wounds.js';

/** The card of the location where the party is. */
export const activeLocation = (g: AcgPosition): LocationCard | null =>
  g.board.location === null ? null : locationCard(g, g.board.location.card);

export const isExplored = carries('ACG-LOC-03', 'locations.isExplored', (g: AcgPosition): boolean => {
  const card = activeLocation(g);
  return card !== null && g.board.location !== null && g.board.location.progress >= card.explore;
});

const NO_LOCATION_LEFT = refusal('no-location-left', 'ACG-LOC-05');
const NOT_EXPLORED = refusal('not-explored', 'ACG-LOC-03');

/** May the party leave the location where it is? */
export function judgeTravel(g: AcgPosition): AcgVerdict {
  if (g.board.decks.location.draw.length === 0) return NO_LOCATION_LEFT;
  return isExplored(g) ? true : NOT_EXPLORED;
}

/** Never more than the exploration value; the rest is not placed. */
const progressing = procedure<{ count: number }>(addProgress.id).step(
  'place',
  ['ACG-AER-08', 'ACG-AER-11', 'ACG-LOC-02', 'ACG-LOC-04'],
  (g, v) => {
    const { location } = g.board;
    const card = activeLocation(g);
    if (location === null || card === null) return undefined;
    const before = location.progress;
    location.progress = Math.max(0, Math.min(card.explore, before + v.count));
    if (location.progress !== before)
      g.tell?.('progress', {
        location: location.card,
        count: location.progress - before,
        now: location.progress,
      });
    const news = isExplored(g) && !location.explored;
    location.explored = isExplored(g);
    return news ? window(g, 'location-explored', { hero: g.board.active }) : undefined;
  },
);

/** The top location is revealed and its enemies spawn: faceup ones first, then facedown in the shadows. */
export const revealLocation = procedure<Record<never, never>>('acg.reveal-location')
  .step('reveal', ['ACG-SETUP-14', 'ACG-LOC-01', 'ACG-LOC-06'], (g) => {
    const card = takeTop(g.dice, 'location-deck', g.board.decks.location);
    if (card === undefined) return g.end(undefined);
    g.board.location = { card, progress: 0, explored: false };
    enterPlay(g, 'location', card);
    g.tell?.('location-revealed', { card });
    return undefined;
  })
  .step('faceup', ['ACG-SPAWN-07', 'ACG-SPAWN-08'], (g) => {
    const count = activeLocation(g)?.spawn.faceup ?? 0;
    return g.call(spawn, { count, place: 'engaged', facedown: false, done: 0 });
  })
  .step('facedown', ['ACG-SPAWN-07', 'ACG-SPAWN-08'], (g) => {
    const count = activeLocation(g)?.spawn.facedown ?? 0;
    return g.call(spawn, { count, place: 'shadows', facedown: true, done: 0 });
  })
  .step('window', 'ACG-LOC-10', (g) => window(g, 'location-revealed', {}));

/** The old location goes, the shadows are cleared, the next location is revealed. Engaged enemies follow. */
export const travel = procedure<Record<never, never>>('acg.travel')
  .step('leave', 'ACG-LOC-06', (g) => window(g, 'location-left', {}))
  .step('discard', ['ACG-LOC-06', 'ACG-DECK-14'], (g) => {
    const { location } = g.board;
    if (location === null) return;
    leavePlay(g, 'location', location.card);
    g.board.decks.location.discard.push(location.card);
    g.tell?.('location-left', { card: location.card });
    g.board.location = null;
  })
  .step('shadows', ['ACG-LOC-07', 'ACG-LOC-08', 'ACG-LOC-09', 'ACG-NEM-06', 'ACG-NEM-07'], (g) =>
    clearShadows(g),
  )
  .step('bereft', 'ACG-WND-16', (g) => defeatBereft(g, null))
  .step('reveal', ['ACG-LOC-06', 'ACG-LOC-08'], (g) => g.call(revealLocation, {}));

/** Nemeses stay; a facedown card is no nemesis, unless the switch spares it. */
function clearShadows(g: G): void {
  const spare = g.state.switches['facedown-nemesis-travels'] === 'stays';
  for (const enemy of g.board.enemies.filter((one) => one.zone === 'shadows' && !isNemesis(g, one))) {
    if (spare && isNemesis(g, { ...enemy, faceup: true })) continue;
    removeEnemy(g, enemy.id);
    g.board.decks.enemy.discard.push(enemy.card);
    g.tell?.('enemy-left-behind', { enemy: enemy.id, card: enemy.card });
  }
}

/** Start effects, then travel or stay, then end effects of whatever location is active by then. */
export const locationPhase = procedure<Record<never, never>>('acg.location-phase')
  .step('start', ['ACG-ROUND-01', 'ACG-CONT-21'], (g) => {
    g.board.phase = 'location';
    g.tell?.('phase', { phase: 'location', round: g.board.round });
    return lookAtQuest(g, 'location-phase');
  })
  .step('start-effects', ['ACG-LOC-10', 'ACG-LOC-11'], (g) =>
    g.board.result === null ? window(g, 'location-phase-starts', {}) : g.end(undefined),
  )
  .step('check-again', ['ACG-QUEST-05', 'ACG-LOC-14'], (g) => lookAtQuest(g, 'location-phase'))
  .step(
    'travel',
    ['ACG-LOC-03', 'ACG-LOC-05', 'ACG-LOC-13', 'ACG-LOC-14', 'ACG-DECK-20', 'ACG-QUEST-04'],
    (g) => {
      if (g.board.result !== null) return g.end(undefined);
      return judgeTravel(g) === true
        ? g.one(party(g), 'travel-or-stay', ['travel', 'stay'] as const)
        : g.pass('stay' as const);
    },
  )
  .step('go', 'ACG-LOC-06', (g, _, choice) => (choice === 'travel' ? g.call(travel, {}) : undefined))
  .step('end-effects', ['ACG-LOC-12', 'ACG-LOC-11'], (g) => window(g, 'location-phase-ends', {}))
  .step('check-last', 'ACG-QUEST-05', (g) => lookAtQuest(g, 'location-phase'));

export const locationProcedures = [progressing, revealLocation, travel, locationPhase];
