import { type Event, listen } from '@questhall/engine';
import { expect } from 'vitest';
import { heroOf } from '../../src/queries.js';
import { enemy } from '../cards.js';
import { ability, holding } from '../cards-actions.js';
import { type AcgTable, addTestCards, rule, table, testBox } from '../kit.js';

addTestCards(
  enemy('test-trickster', {
    abilities: [
      { window: 'modify-dice', lines: [{ do: { convert: { from: 'defence', to: 'success', count: 1 } } }] },
    ],
  }),
);

/** The Ironbreaker explores with one die; an enemy he is engaged with adds another. */
const walking = (): AcgTable => holding(table(), 'ironbreaker', 'explore', 'test-walk');
const progress = (n: number) => (b: AcgTable['board']) => expect(b.location?.progress).toBe(n);

type Rolled = { kind: string; icons: string[] };
const firstRoll = (events: readonly Event[]): Rolled[] =>
  events.find((event) => event.type === 'dice-rolled')?.data.dice as Rolled[];

rule('ACG-DICE-01', 'a roll records which results are of hero dice and which of enemy dice', () => {
  table()
    .enemy('x', { in: 'ironbreaker' })
    .rolls({ hero: ['success', 'defence'], enemy: ['claw'] })
    .acts('ironbreaker', 'explore')
    .emits('dice-rolled', {
      dice: [
        { kind: 'hero', icons: ['success'] },
        { kind: 'hero', icons: ['defence'] },
        { kind: 'enemy', icons: ['claw'] },
      ],
    })
    .isQuiet();
});

rule('ACG-DICE-02', 'every face of a die comes up as often as any other', () => {
  const t = holding(table(), 'ironbreaker', 'rest', 'test-six-hundred');
  const count: { [face: string]: number } = {};
  for (let i = 0; i < 10; i++) {
    t.given((_, now) => {
      for (const slot of heroOf(now, 'ironbreaker').actions) slot.exhausted = false;
    });
    for (const { icons } of firstRoll(t.acts('ironbreaker', 'rest').events)) {
      const face = icons.join('+');
      count[face] = (count[face] ?? 0) + 1;
    }
  }
  expect(Object.keys(count).toSorted()).toEqual([
    'critical',
    'defence',
    'success',
    'success+defence',
    'success+success',
  ]);
  // Two of the six faces show a single success.
  const expected = { success: 2000, 'success+defence': 1000, 'success+success': 1000, critical: 1000 };
  for (const [face, times] of Object.entries({ ...expected, defence: 1000 })) {
    expect(Math.abs((count[face] ?? 0) - times), face).toBeLessThan(150);
  }
});

rule('ACG-DICE-03', 'a critical is a success and rolls again, as long as criticals appear', () => {
  walking()
    .rolls({ hero: ['critical', 'critical', 'success'] })
    .acts('ironbreaker', 'explore')
    .emitsTimes(2, 'critical')
    .emits('successes', { count: 3 })
    .check(progress(3))
    .isQuiet();
});

rule('ACG-DICE-04', 'the marker of a critical is no token of the hero', () => {
  walking()
    .hero('ironbreaker', { tokens: { explore: 2 }, gear: ['test-late-toll-charm'] })
    .rolls({ hero: ['critical', 'defence'] })
    .acts('ironbreaker', 'explore')
    .answers('p1', 'spend-tokens', '0')
    .answers('p1', 'use-ability', 'decline')
    .heroHas('ironbreaker', { tokens: { attack: 0, aid: 0, explore: 2, rest: 0 } })
    .check(progress(1))
    .isQuiet();
  walking()
    .hero('ironbreaker', { gear: ['test-late-toll-charm'] })
    .rolls({ hero: ['critical', 'defence'] })
    .acts('ironbreaker', 'explore')
    .doesNotEmit('tokens-discarded')
    .check(progress(1))
    .isQuiet();
});

rule('ACG-DICE-05', 'criticals roll again before a reroll is offered and after it', () => {
  walking()
    .hero('ironbreaker', { gear: ['test-second-look'] })
    .rolls({ hero: ['critical', 'defence', 'critical', 'success'] })
    .acts('ironbreaker', 'explore')
    .emitsTimes(1, 'critical')
    .answers('p1', 'use-ability', ability('test-second-look'))
    .emitsInOrder('critical', 'dice-rerolled', 'critical', 'successes')
    .emits('successes', { count: 3 })
    .isQuiet();
});

rule('ACG-DICE-05', 'rerolls are offered one after the other until the hero declines', () => {
  walking()
    .hero('ironbreaker', { gear: ['test-second-look', 'test-third-look'] })
    .rolls({ hero: ['defence', 'defence', 'success'] })
    .acts('ironbreaker', 'explore')
    .asks('p1', 'use-ability', ability('test-second-look'), ability('test-third-look'), 'decline')
    .picks('p1', ability('test-second-look'))
    .asks('p1', 'use-ability', ability('test-third-look'), 'decline')
    .picks('p1', ability('test-third-look'))
    .check(progress(1))
    .isQuiet();
});

rule('ACG-DICE-06', 'a rerolled die keeps nothing of its face', () => {
  walking()
    .hero('ironbreaker', { gear: ['test-second-look'] })
    .enemy('n', { card: 'test-nemesis', in: 'ironbreaker' })
    .rolls({ hero: ['success'], enemy: ['nemesis', 'blank'] })
    .acts('ironbreaker', 'explore')
    .picks('p1', ability('test-second-look'))
    .asks('p1', 'choose-dice-to-reroll', 'die-0', 'die-1')
    .picks('p1', 'die-1')
    .doesNotEmit('nemesis-effect')
    .check(progress(1))
    .isQuiet();
  walking()
    .hero('ironbreaker', { gear: ['test-second-look'] })
    .rolls({ hero: ['critical', 'success+success', 'defence'] })
    .acts('ironbreaker', 'explore')
    .picks('p1', ability('test-second-look'))
    .check(progress(1))
    .isQuiet();
});

rule('ACG-DICE-07', 'a converted claw is a success instead, in the modifiers step only', () => {
  walking()
    .hero('ironbreaker', { gear: ['test-second-look', 'test-claw-to-success'] })
    .enemy('x', { in: 'ironbreaker', attack: 2 })
    .rolls({ hero: ['success'], enemy: ['claw'] })
    .acts('ironbreaker', 'explore')
    .asks('p1', 'use-ability', ability('test-second-look'), 'decline')
    .picks('p1', 'decline')
    .asks('p1', 'use-ability', ability('test-claw-to-success'), 'decline')
    .picks('p1', ability('test-claw-to-success'))
    .doesNotEmit('enemies-attack')
    .heroHas('ironbreaker', { wounds: 0 })
    .check(progress(2))
    .isQuiet();
});

rule('ACG-DICE-08', 'a converted icon may be converted again', () => {
  walking()
    .hero('ironbreaker', { gear: ['test-defence-to-success', 'test-success-to-claw'] })
    .enemy('x', { in: 'ironbreaker', attack: 2 })
    .rolls({ hero: ['defence'], enemy: ['blank'] })
    .acts('ironbreaker', 'explore')
    .picks('p1', ability('test-defence-to-success'))
    .asks('p1', 'use-ability', ability('test-success-to-claw'), 'decline')
    .picks('p1', ability('test-success-to-claw'))
    .check(progress(0))
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

rule('ACG-DICE-09', 'a critical that a conversion makes is a success and rolls nothing', () => {
  walking()
    .hero('ironbreaker', { gear: ['test-blank-to-critical'] })
    .enemy('x', { in: 'ironbreaker' })
    .rolls({ hero: ['success'], enemy: ['blank'] })
    .acts('ironbreaker', 'explore')
    .picks('p1', ability('test-blank-to-critical'))
    .doesNotEmit('critical')
    .check(progress(2))
    .isQuiet();
});

rule('ACG-DICE-10', 'enemies modify a roll before gear does', () => {
  walking()
    .hero('ironbreaker', { gear: ['test-defence-to-success'] })
    .enemy('x', { card: 'test-drainer' })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'explore')
    .picks('p1', ability('test-defence-to-success'))
    .emits('successes', { count: 1 })
    .check(progress(1))
    .isQuiet();
});

rule('ACG-DICE-10', 'the quest modifies first, enemies by rank, and the player orders the rest', () => {
  const t = walking()
    .hero('ironbreaker', { gear: ['test-lucky-coin', 'test-success-to-claw'] })
    .enemy('weak', { card: 'test-drainer' })
    .enemy('strong', { card: 'test-leech', attack: 3 })
    .given((b) => listen(b.listening, 'modify-dice', 'quest|test-drainer/abilities.0'))
    .rolls({ hero: ['critical', 'success+success'] })
    .acts('ironbreaker', 'explore');
  const used = t.events.filter((event) => event.type === 'ability').map((event) => event.data.entity);
  expect(used).toEqual(['quest', 'strong', 'weak']);
  t.asks('p1', 'use-ability', ability('test-lucky-coin'), ability('test-success-to-claw'), 'decline')
    .picks('p1', 'decline')
    .check(progress(0))
    .isQuiet();
});

rule('ACG-DICE-11', 'five dice are rolled where five are needed, and that is no reroll', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-horde')
    .enemy('x', { in: 'ironbreaker', exhausted: true, health: 9 })
    .rolls({ hero: ['success', 'success', 'success', 'success', 'defence'] })
    .acts('ironbreaker', 'attack')
    .emitsTimes(1, 'dice-rolled')
    .doesNotEmit('dice-rerolled')
    .doesNotEmit('critical')
    .enemyIs('x', { wounds: 4 })
    .isQuiet();
});

rule('ACG-DICE-03', 'of several dice only the one with the critical rolls again', () => {
  table()
    .rolls({ hero: ['critical', 'defence', 'success'] })
    .acts('ironbreaker', 'explore')
    .emitsTimes(1, 'critical')
    .emits('successes', { count: 2 })
    .check(progress(2))
    .isQuiet();
});

rule(['ACG-DICE-02', 'ACG-DICE-07'], 'a conversion changes what a die shows, not what the die is', () => {
  const faces = () => JSON.stringify(testBox().faces);
  const printed = faces();
  // The trickster asks nobody, so that the roll and the conversion are one.
  const tricked = (gear: string[], ...hero: string[]) =>
    walking()
      .hero('ironbreaker', { gear })
      .enemy('x', { card: 'test-trickster' })
      .rolls({ hero })
      .acts('ironbreaker', 'explore');
  tricked([], 'defence')
    .emits('dice-rolled', { dice: [{ kind: 'hero', icons: ['defence'] }] })
    .check(progress(1))
    .isQuiet();
  expect(faces()).toBe(printed);
  tricked([], 'critical', 'defence')
    .emits('critical', { die: 0, dice: [{ kind: 'hero', icons: ['defence'] }] })
    .check(progress(2))
    .isQuiet();
  expect(faces()).toBe(printed);
  tricked(['test-second-look'], 'success', 'defence')
    .picks('p1', ability('test-second-look'))
    .emits('dice-rerolled', { dice: [{ kind: 'hero', icons: ['defence'] }] })
    .check(progress(1))
    .isQuiet();
  expect(faces()).toBe(printed);
});
