import { expect } from 'vitest';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { revealLocation } from '../../src/rules/locations.js';
import { perilPhase } from '../../src/rules/peril.js';
import { heroPhase } from '../../src/rules/round.js';
import type { CardId } from '../../src/terms.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { ability, depleted, exhausted, readied } from './gear-table.js';

/** The Waywatcher explores with an enemy about her: nothing that concerns the Ironbreaker's gear. */
const anotherExplores = (gear: CardId) =>
  table()
    .hero('ironbreaker', { gear: [gear], tokens: { aid: 1 } })
    .enemy('theirs', { in: 'waywatcher' })
    .deck('dungeon', ['test-salve', 'test-hoard'])
    .rolls({ hero: ['defence', 'defence'], enemy: ['nemesis'] })
    .acts('waywatcher', 'explore')
    .isQuiet();

card('bone-whistle', 'for a token takes two off the attack of any faceup enemy for the enemy phase', () => {
  const laid = (token: number) =>
    table()
      .hero('ironbreaker', { gear: ['bone-whistle'], tokens: { aid: token } })
      .enemy('a', { in: 'waywatcher', attack: 3 })
      .enemy('b', { exhausted: true })
      .enemy('c', { in: 'ironbreaker', exhausted: true })
      .enemy('hidden', { facedown: true, exhausted: true })
      .runs(enemyPhase, { turn: 0, order: [] });
  const t = laid(1)
    .answers('p1', 'use-ability', ability('bone-whistle'))
    .heroHas('ironbreaker', { tokens: { aid: 0 }, gear: [readied('bone-whistle')] })
    .asks('p1', 'choose-modified-enemy', 'a', 'b', 'c')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'a')
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
  expect(t.enemyValues('a').attack).toBe(1);
  expect(t.endLasting('phase').enemyValues('a').attack).toBe(3);
  laid(0).heroHas('waywatcher', { wounds: 3 }).isQuiet();
});

card('charm-of-averted-eyes', 'for a token turns one nemesis icon into a defence', () => {
  const rolled = (token: number, second: 'nemesis' | 'blank') =>
    table()
      .hero('ironbreaker', { gear: ['charm-of-averted-eyes'], tokens: { aid: token } })
      .enemy('a', { in: 'ironbreaker', attack: 5 })
      .enemy('b', { in: 'ironbreaker' })
      .enemy('c', { in: 'ironbreaker' })
      .enemy('king', { card: 'test-nemesis-2', in: 'lair' })
      .rolls({ hero: ['success', 'success'], enemy: ['claw', 'nemesis', second] })
      .acts('ironbreaker', 'explore');
  rolled(1, 'blank')
    .answers('p1', 'use-ability', ability('charm-of-averted-eyes'))
    .doesNotEmit('nemesis-effect')
    .heroHas('ironbreaker', { wounds: 4, tokens: { aid: 0 }, gear: [readied('charm-of-averted-eyes')] })
    .isQuiet();
  // Of two icons one is left, and its effect is two wounds.
  rolled(1, 'nemesis')
    .answers('p1', 'use-ability', ability('charm-of-averted-eyes'))
    .emits('nemesis-effect', { enemy: 'king' })
    .heroHas('ironbreaker', { wounds: 6 })
    .isQuiet();
  rolled(0, 'blank').heroHas('ironbreaker', { wounds: 7 }).isQuiet();
  anotherExplores('charm-of-averted-eyes');
});

card('charm-of-averted-eyes', 'from the fourth round on it pushes peril back by one, once', () => {
  const dusk = (round: number) =>
    table()
      .hero('ironbreaker', { gear: ['charm-of-averted-eyes'] })
      .given((b) => {
        b.round = round;
        b.peril = 3;
      })
      .runs(perilPhase, {});
  dusk(4)
    .answers('p1', 'use-ability', ability('charm-of-averted-eyes', 1))
    .emits('peril-moved', { from: 3, to: 2 })
    .emits('peril-moved', { from: 2, to: 3 })
    .heroHas('ironbreaker', { gear: [depleted('charm-of-averted-eyes')] })
    .isQuiet();
  dusk(4)
    .answers('p1', 'use-ability', 'decline')
    .check(({ peril }) => expect(peril).toBe(4))
    .isQuiet();
  dusk(3)
    .check(({ peril }) => expect(peril).toBe(4))
    .isQuiet();
});

card('delvers-lantern', 'orders the top two dungeon cards before an explore action', () => {
  const t = table()
    .hero('ironbreaker', { gear: ['delvers-lantern'], exhausted: ['attack', 'rest'] })
    .deck('dungeon', ['test-bruise', 'test-salve', 'test-hoard']);
  t.rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'use-ability', ability('delvers-lantern'))
    .asks('p1', 'next-from-top', 'test-bruise', 'test-salve')
    .picks('p1', 'test-salve')
    .heroHas('ironbreaker', { items: ['test-salve'], wounds: 0, gear: [exhausted('delvers-lantern')] })
    .check(({ decks }) => expect(decks.dungeon.draw).toEqual(['test-hoard', 'test-bruise']))
    .isQuiet();
  table()
    .hero('ironbreaker', { gear: ['delvers-lantern'] })
    .deck('dungeon', ['test-bruise', 'test-salve'])
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .isQuiet();
  anotherExplores('delvers-lantern');
});

card('delvers-lantern', 'for a token finds two progress as a location is revealed', () => {
  const arriving = (token: number) =>
    table()
      .hero('ironbreaker', { gear: ['delvers-lantern'], tokens: { aid: token } })
      .deck('location', ['test-hall'])
      .runs(revealLocation, {});
  arriving(1)
    .answers('p1', 'use-ability', ability('delvers-lantern', 1))
    .heroHas('ironbreaker', { tokens: { aid: 0 }, gear: [readied('delvers-lantern')] })
    .check(({ location }) => expect(location).toMatchObject({ card: 'test-hall', progress: 2 }))
    .isQuiet();
  arriving(0)
    .check(({ location }) => expect(location).toMatchObject({ progress: 0 }))
    .isQuiet();
});

card('field-surgeons-satchel', 'for a token heals any hero by two when all have acted', () => {
  const evening = () =>
    table()
      .hero('ironbreaker', { gear: ['field-surgeons-satchel'], tokens: { rest: 1 }, wounds: 3 })
      .hero('waywatcher', { wounds: 3 })
      .rolls({ hero: ['defence', 'defence', 'defence', 'defence'] })
      .runs(heroPhase, { order: [], next: 0 })
      .answers('p1', 'choose-action', 'shield-wall')
      .answers('p2', 'choose-action', 'deadly-shot')
      .answers('p1', 'choose-action', 'shield-wall')
      .answers('p2', 'choose-action', 'deadly-shot');
  evening()
    .answers('p1', 'use-ability', ability('field-surgeons-satchel'))
    .asks('party', 'choose-hero-to-recover', 'ironbreaker', 'waywatcher')
    .wants('party', { min: 1, max: 1 })
    .picks('party', 'waywatcher')
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 3, tokens: { rest: 0 }, gear: [readied('field-surgeons-satchel')] })
    .isQuiet();
  evening()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('waywatcher', { wounds: 3 })
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .isQuiet();
});

card('lucky-knucklebone', 'for a token rolls any one die again, in any action', () => {
  const laid = (token: number) =>
    table()
      .hero('ironbreaker', { gear: ['lucky-knucklebone'], tokens: { aid: token } })
      .enemy('a', { in: 'ironbreaker', attack: 3 });
  laid(1)
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'blank'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'use-ability', ability('lucky-knucklebone'))
    .asks('p1', 'choose-dice-to-reroll', 'die-0', 'die-1', 'die-2')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'die-2')
    .heroHas('ironbreaker', { wounds: 0, tokens: { aid: 0 }, gear: [readied('lucky-knucklebone')] })
    .isQuiet();
  laid(0)
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { wounds: 3 })
    .isQuiet();
  anotherExplores('lucky-knucklebone');
});
