import { expect } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { engage } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { perilPhase } from '../../src/rules/peril.js';
import { heroPhase } from '../../src/rules/round.js';
import { type AcgTable, table } from '../kit.js';
import { card } from './card.js';
import { activated, crowdedOut, phase, plainTable, slain } from './plain.js';

card('cellar-slime', 'takes 1 progress, then engages the active hero without hurting him', () => {
  table()
    .location('test-hall', 3)
    .enemy('x', { card: 'cellar-slime', attack: 2 })
    .runs(enemyPhase, phase)
    .check(({ location }) => expect(location?.progress).toBe(2))
    .zone('ironbreaker', ['x'])
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

card('cellar-slime-elite', 'takes 1 progress, engages and inflicts; slain, it leaves another behind', () => {
  table()
    .location('test-hall', 3)
    .enemy('x', { card: 'cellar-slime-elite', attack: 2 })
    .runs(enemyPhase, phase)
    .check(({ location }) => expect(location?.progress).toBe(2))
    .zone('ironbreaker', ['x'])
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
  slain('cellar-slime-elite', (t) => t.deck('enemy', ['test-brute#1', 'test-brute#2']))
    .check(({ enemies }) =>
      expect(enemies).toMatchObject([{ card: 'test-brute#1', zone: 'shadows', faceup: false }]),
    )
    .isQuiet();
});

/** Out of the shadows to the Waywatcher; then both heroes, who had 3 wounds each, rest in vain or not. */
function clutched(t: AcgTable): AcgTable {
  return activated(t)
    .zone('waywatcher', ['x'])
    .rolls({ hero: ['success', 'success'] })
    .acts('waywatcher', 'rest')
    .acts('ironbreaker', 'rest');
}
const ready = ({ heroes }: AcgBoard) => {
  for (const hero of heroes) for (const slot of hero.actions) slot.exhausted = false;
};
/** A hero phase that nobody leads has no activations. */
const led =
  (leader: AcgBoard['leader']) =>
  (b: AcgBoard): void => {
    b.leader = leader;
  };
const wounded = () => plainTable().hero('ironbreaker', { wounds: 3 }).hero('waywatcher', { wounds: 3 });

card(
  'drowned-wretch',
  'engages; that hero cannot recover until the next hero phase is over, the other can',
  () => {
    clutched(wounded().enemy('x', { card: 'drowned-wretch', attack: 2 }))
      .heroHas('waywatcher', { wounds: 3 })
      .heroHas('ironbreaker', { wounds: 2 })
      .runs(perilPhase, {})
      .given(ready)
      .rolls({ hero: ['success'] })
      .acts('waywatcher', 'rest')
      .heroHas('waywatcher', { wounds: 3 })
      .given(led(null))
      .runs(heroPhase, { order: [], next: 0 })
      .given(led('waywatcher'))
      .given(ready)
      .rolls({ hero: ['success'] })
      .acts('waywatcher', 'rest')
      .heroHas('waywatcher', { wounds: 2 })
      .isQuiet();
    crowdedOut('drowned-wretch').doesNotEmit('forbidden').heroHas('waywatcher', { wounds: 1 }).isQuiet();
  },
);

card('drowned-wretch-elite', 'bars recovery and inflicts; it drags a wound out of its slayer', () => {
  clutched(wounded().enemy('x', { card: 'drowned-wretch-elite', attack: 2 }))
    .heroHas('waywatcher', { wounds: 5 })
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
  crowdedOut('drowned-wretch-elite').doesNotEmit('forbidden').heroHas('waywatcher', { wounds: 2 }).isQuiet();
  slain('drowned-wretch-elite')
    .heroHas('ironbreaker', { wounds: 1 })
    .heroHas('waywatcher', { wounds: 0 })
    .isQuiet();
});

card('giant-bat', 'engages the hero with the fewest enemies, inflicts and is off again', () => {
  table()
    .enemy('a', { in: 'ironbreaker', exhausted: true })
    .enemy('b', { in: 'ironbreaker', exhausted: true })
    .enemy('c', { in: 'waywatcher', exhausted: true })
    .enemy('x', { card: 'giant-bat', attack: 2 })
    .runs(enemyPhase, phase)
    .emits('enemy-engaged', { enemy: 'x', hero: 'waywatcher' })
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('ironbreaker', { wounds: 0 })
    .zone('shadows', ['x'])
    .isQuiet();
});

card('giant-bat-elite', 'engages the hero with the fewest enemies, inflicts and is off again', () => {
  table()
    .enemy('x', { card: 'giant-bat-elite', in: 'ironbreaker', attack: 3 })
    .runs(enemyPhase, phase)
    .emits('enemy-engaged', { enemy: 'x', hero: 'waywatcher' })
    .heroHas('waywatcher', { wounds: 3 })
    .heroHas('ironbreaker', { wounds: 0 })
    .zone('shadows', ['x'])
    .isQuiet();
});

card('gigantic-spider', 'engages; its hero exhausts 1 action of his choice', () => {
  activated(table().enemy('x', { card: 'gigantic-spider', attack: 2 }))
    .asks('p2', 'choose-action-to-exhaust', 'shadow-watch', 'orions-hunt', 'watchful-spites')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'orions-hunt')
    .heroHas('waywatcher', { exhausted: ['explore'], wounds: 0 })
    .zone('waywatcher', ['x'])
    .isQuiet();
  crowdedOut('gigantic-spider').heroHas('waywatcher', { exhausted: [] }).isQuiet();
});

card('gigantic-spider-elite', 'whoever it engages exhausts 1 action, and 1 more when it webs', () => {
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('x', { card: 'gigantic-spider-elite' })
    .runs(engage, { enemy: 'x', hero: 'waywatcher' })
    .wants('p2', { min: 1, max: 1 })
    .answers('p2', 'choose-action-to-exhaust', 'watchful-spites')
    .heroHas('waywatcher', { exhausted: ['rest'] })
    .runs(enemyPhase, phase)
    .wants('p2', { min: 1, max: 1 })
    .answers('p2', 'choose-action-to-exhaust', 'shadow-watch')
    .heroHas('waywatcher', { exhausted: ['rest', 'aid'], wounds: 0 })
    .heroHas('ironbreaker', { exhausted: [] })
    .isQuiet();
  activated(table().enemy('x', { card: 'gigantic-spider-elite', attack: 2 }))
    .answers('p2', 'choose-action-to-exhaust', 'watchful-spites')
    .answers('p2', 'choose-action-to-exhaust', 'orions-hunt')
    .heroHas('waywatcher', { exhausted: ['rest', 'explore'], wounds: 0 })
    .zone('waywatcher', ['x'])
    .isQuiet();
  crowdedOut('gigantic-spider-elite').heroHas('waywatcher', { exhausted: [] }).isQuiet();
});

card('goblin-warrior', 'engages the hero with the most wounds and inflicts', () => {
  table()
    .hero('ironbreaker', { wounds: 2 })
    .hero('waywatcher', { wounds: 3 })
    .enemy('x', { card: 'goblin-warrior', attack: 2 })
    .runs(enemyPhase, phase)
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { wounds: 5 })
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

card('goblin-warrior-elite', 'engages the hero with the most wounds and inflicts', () => {
  table()
    .hero('waywatcher', { wounds: 1 })
    .enemy('x', { card: 'goblin-warrior-elite', in: 'ironbreaker', attack: 3 })
    .runs(enemyPhase, phase)
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { wounds: 4 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

/** The Ironbreaker rests and may exhaust one of the enemies engaged with him: the brute, never `x`. */
function cannotBeExhausted(orc: string): AcgTable {
  return table()
    .enemy('x', { card: orc, in: 'ironbreaker' })
    .enemy('brute', { in: 'ironbreaker' })
    .acts('ironbreaker', 'rest')
    .asks('p1', 'choose-enemy-to-exhaust', 'brute');
}

card('orc-boy', 'engages and inflicts; it cannot be exhausted', () => {
  table()
    .enemy('x', { card: 'orc-boy', attack: 2 })
    .runs(enemyPhase, phase)
    .zone('ironbreaker', ['x'])
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
  cannotBeExhausted('orc-boy');
});

card('orc-boy-elite', 'wounds whomever it engages once more; it cannot be exhausted', () => {
  table()
    .enemy('x', { card: 'orc-boy-elite', attack: 2 })
    .runs(enemyPhase, phase)
    .zone('ironbreaker', ['x'])
    .heroHas('ironbreaker', { wounds: 3 })
    .isQuiet();
  table()
    .phase('enemy', 'ironbreaker')
    .enemy('x', { card: 'orc-boy-elite', attack: 2 })
    .runs(engage, { enemy: 'x', hero: 'waywatcher' })
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  cannotBeExhausted('orc-boy-elite');
});

card('spore-cap', 'sickens the active hero and retreats', () => {
  activated(table().enemy('x', { card: 'spore-cap', in: 'ironbreaker', attack: 2 }))
    .heroHas('waywatcher', { conditions: ['sickened'], wounds: 0 })
    .heroHas('ironbreaker', { conditions: [], wounds: 0 })
    .zone('shadows', ['x'])
    .isQuiet();
});

card('spore-cap-elite', 'sickens, inflicts and retreats; it sickens whoever slays it', () => {
  activated(table().enemy('x', { card: 'spore-cap-elite', in: 'ironbreaker', attack: 2 }))
    .heroHas('waywatcher', { conditions: ['sickened'], wounds: 0 })
    .heroHas('ironbreaker', { conditions: [], wounds: 2 })
    .zone('shadows', ['x'])
    .isQuiet();
  slain('spore-cap-elite')
    .heroHas('ironbreaker', { conditions: ['sickened'] })
    .heroHas('waywatcher', { conditions: [] })
    .isQuiet();
});

/** Out of the shadows to the Waywatcher, who has these tokens; the Ironbreaker has plenty. */
const pilfers = (scavenger: string, tokens: { attack: number; rest: number }) =>
  activated(
    table()
      .hero('ironbreaker', { tokens: { attack: 2 } })
      .hero('waywatcher', { tokens })
      .enemy('x', { card: scavenger, attack: 3 }),
  ).zone('waywatcher', ['x']);

card('warren-scavenger', 'engages; the hero discards 1 token or suffers 1 wound', () => {
  pilfers('warren-scavenger', { attack: 2, rest: 0 })
    .answers('p2', 'choose-option', 'option-0')
    .heroHas('waywatcher', { tokens: { attack: 1 }, wounds: 0 })
    .heroHas('ironbreaker', { tokens: { attack: 2 } })
    .isQuiet();
  pilfers('warren-scavenger', { attack: 1, rest: 0 })
    .answers('p2', 'choose-option', 'option-1')
    .heroHas('waywatcher', { tokens: { attack: 1 }, wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  pilfers('warren-scavenger', { attack: 0, rest: 0 }).heroHas('waywatcher', { wounds: 1 }).isQuiet();
  crowdedOut('warren-scavenger').heroHas('waywatcher', { wounds: 2 }).isQuiet();
});

card('warren-scavenger-elite', 'engages; the hero discards 2 tokens or suffers 2 wounds', () => {
  pilfers('warren-scavenger-elite', { attack: 2, rest: 2 })
    .answers('p2', 'choose-option', 'option-0')
    .answers('p2', 'discard-tokens', '1')
    .heroHas('waywatcher', { tokens: { attack: 1, rest: 1 }, wounds: 0 })
    .heroHas('ironbreaker', { tokens: { attack: 2 } })
    .isQuiet();
  pilfers('warren-scavenger-elite', { attack: 1, rest: 1 })
    .answers('p2', 'choose-option', 'option-1')
    .heroHas('waywatcher', { tokens: { attack: 1, rest: 1 }, wounds: 2 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
  pilfers('warren-scavenger-elite', { attack: 1, rest: 0 })
    .heroHas('waywatcher', { tokens: { attack: 1 }, wounds: 2 })
    .isQuiet();
  crowdedOut('warren-scavenger-elite').heroHas('waywatcher', { wounds: 3 }).isQuiet();
});
