import { expect } from 'vitest';
import { locationCard, questSheet } from '../../src/content/library.js';
import { enterPlay } from '../../src/in-play.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { locationPhase } from '../../src/rules/locations.js';
import { perilPhase } from '../../src/rules/peril.js';
import { resolveOutcome } from '../../src/rules/quest.js';
import type { CardId } from '../../src/terms.js';
import { type AcgTable, table } from '../kit.js';

/** In the middle of this quest, with its rules in force: Ironbreaker (p1, leader) and Waywatcher (p2). */
export function onSheet(quest: string): AcgTable {
  return table({ quest })
    .deck('enemy', ['test-brute#1', 'test-brute#2', 'test-brute#3', 'test-brute#4'])
    .given((_, now) => enterPlay(now, 'quest', quest));
}

/** A peril phase that moves the token onto a space of this colour, wherever the track has one. */
export function perilTurns(t: AcgTable, colour: 'green' | 'blue' | 'red'): AcgTable {
  return t
    .given((b, now) => {
      b.peril = questSheet(now, b.quest).perilTrack.indexOf(colour) - 1;
    })
    .runs(perilPhase, {})
    .emitsTimes(1, 'peril-effect', { colour });
}

/** The party has explored a hall and travels on to this location. */
export function travelsTo(t: AcgTable, location: CardId, beyond: CardId[] = []): AcgTable {
  return t
    .deck('location', [location, ...beyond])
    .location('test-hall', 6)
    .runs(locationPhase, {})
    .answers('party', 'travel-or-stay', 'travel');
}

/** At this location, with so much progress missing. */
export function at(t: AcgTable, location: CardId, { missing }: { missing: number }): AcgTable {
  return t.location(location, locationCard(t.now, location).explore - missing);
}

/** The Waywatcher explores and adds 1 progress. */
export function exploresOne(t: AcgTable): AcgTable {
  return t.rolls({ hero: ['success', 'defence'] }).acts('waywatcher', 'explore');
}

/** The Ironbreaker strikes this enemy for its last point of health; nobody strikes back. */
export function strikesDown(t: AcgTable, enemy: string): AcgTable {
  const ready = t.board.enemies.filter((one) => one.zone === 'ironbreaker' && !one.exhausted);
  t.rolls({ hero: ['success', 'defence'], enemy: ready.map(() => 'blank') }).acts('ironbreaker', 'attack');
  const asked = () => t.state.open[0]?.ask;
  if (asked() === 'choose-enemy-to-engage') t.picks('p1');
  if (asked() === 'choose-targets') t.picks('p1', enemy);
  return t.emits('enemy-defeated', { enemy });
}

/** The Waywatcher lies already; the last blow falls on the Ironbreaker in the enemy phase. */
export const lastHeroFalls = (t: AcgTable): AcgTable =>
  t
    .hero('waywatcher', { status: 'defeated' })
    .hero('ironbreaker', { remaining: 1 })
    .enemy('last-blow', { in: 'ironbreaker', attack: 1 })
    .runs(enemyPhase, { turn: 0, order: [] });

/** The end of a location phase of this quest in the middle of the campaign, with its outcome carried out. */
export function outcome(
  quest: string,
  result: 'won' | 'lost',
  lay: (t: AcgTable) => void = () => {},
): AcgTable {
  const t = table({ campaign: 'an-uneasy-alliance', quest }).given((b) => {
    b.result = result;
  });
  lay(t);
  return t.runs(resolveOutcome, {});
}

export const pool = (t: AcgTable): CardId[] | undefined => t.board.campaign?.pool;

export function isResult(t: AcgTable, result: 'won' | 'lost' | null): AcgTable {
  expect(t.board.result).toBe(result);
  if (result !== null) t.emits('quest-ended', { quest: t.board.quest, result });
  return t;
}
