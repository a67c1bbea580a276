import { expect } from 'vitest';
import { enemiesToAttack } from '../../src/rules/enemy-attacks.js';
import { enemiesToActivate } from '../../src/rules/enemy-phase.js';
import { attackTargets, enemiesToStrike } from '../../src/rules/hero-attack.js';
import { nemesesToOrder } from '../../src/rules/nemesis.js';
import { holding } from '../cards-actions.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';
import { verdicts } from '../verdicts.js';

addTestCards({
  kind: 'action',
  id: 'test-long-shot',
  name: 'test-long-shot',
  origin: 'ours',
  hero: 'ironbreaker',
  type: 'attack',
  level: 'advanced',
  lines: [{ do: { action: { dice: 1, ranged: true } } }],
});

const everywhere = (): AcgTable =>
  table()
    .enemy('mine', { in: 'ironbreaker' })
    .enemy('tired', { in: 'ironbreaker', exhausted: true })
    .enemy('theirs', { in: 'waywatcher' })
    .enemy('far')
    .enemy('tired-and-far', { exhausted: true })
    .enemy('n', { card: 'test-nemesis', in: 'lair' });

rule(
  ['ACG-EPH-02', 'ACG-EPH-03', 'ACG-EPH-11', 'ACG-EXH-06'],
  'a hero activates his own readied enemies, and one from the shadows only when he has none',
  () => {
    const turn = (number: number) => ({ order: ['ironbreaker', 'waywatcher'] as const, turn: number });
    const activate = (t: AcgTable, at: number) =>
      verdicts(t, enemiesToActivate, { ...turn(at), order: [...turn(at).order] });
    expect(activate(everywhere(), 2)).toEqual([
      ['mine', true],
      ['tired', 'activated-or-exhausted'],
      ['theirs', 'not-your-enemy'],
      ['far', 'engaged-first'],
      ['tired-and-far', 'activated-or-exhausted'],
      ['n', 'lair-rests'],
    ]);
    expect(activate(everywhere(), 3)).toEqual([
      ['mine', 'not-your-enemy'],
      ['tired', 'activated-or-exhausted'],
      ['theirs', true],
      ['far', 'engaged-first'],
      ['tired-and-far', 'activated-or-exhausted'],
      ['n', 'lair-rests'],
    ]);
    const spent = table().enemy('tired', { in: 'ironbreaker', exhausted: true }).enemy('far');
    expect(activate(spent, 0)).toEqual([
      ['tired', 'activated-or-exhausted'],
      ['far', true],
    ]);
  },
);

/** The Ironbreaker is about to spend tokens on an action with one target at hand. */
const attacking = (card: string, t: AcgTable, type: 'attack' | 'rest' = 'attack'): AcgTable =>
  holding(t.hero('ironbreaker', { tokens: { [type]: 1 } }), 'ironbreaker', type, card).acts(
    'ironbreaker',
    type,
  );
const line = (card: string) => ({
  you: 'ironbreaker' as const,
  self: card,
  target: null,
  hero: null,
  enemy: null,
  node: `${card}/lines.0`,
});

rule(
  ['ACG-ATK-01', 'ACG-ATK-05', 'ACG-ATK-08', 'ACG-NEM-09'],
  'an attack is aimed at whom one is engaged with; a ranged one at anybody but in the lair',
  () => {
    const aim = (card: string) => verdicts(attacking(card, everywhere()), attackTargets, line(card));
    expect(aim('test-strike')).toEqual([
      ['mine', true],
      ['tired', true],
      ['theirs', 'needs-ranged-other'],
      ['far', 'needs-ranged-shadows'],
      ['tired-and-far', 'needs-ranged-shadows'],
      ['n', 'in-lair'],
    ]);
    expect(aim('test-long-shot')).toEqual([
      ['mine', true],
      ['tired', true],
      ['theirs', true],
      ['far', true],
      ['tired-and-far', true],
      ['n', 'in-lair'],
    ]);
    const resting = attacking('test-nap', everywhere(), 'rest');
    expect(verdicts(resting, attackTargets, line('test-nap'))).toEqual([]);
  },
);

rule(['ACG-ATK-02', 'ACG-ATK-03'], 'successes strike the targets of the attack and nobody else', () => {
  const aimed = attacking('test-strike', everywhere()).answers('p1', 'choose-targets', 'tired');
  const strike = verdicts(aimed, enemiesToStrike, { hero: 'ironbreaker', successes: 1 });
  expect(strike).toEqual([
    ['mine', 'not-targeted'],
    ['tired', true],
    ['theirs', 'not-targeted'],
    ['far', 'not-targeted'],
    ['tired-and-far', 'not-targeted'],
    ['n', 'not-targeted'],
  ]);
});

/** Enemies round the Ironbreaker, after a roll with so many claws. */
const clawed = (claws: number): AcgTable =>
  attacking(
    'test-nap',
    table()
      .enemy('strong', { in: 'ironbreaker', attack: 3 })
      .enemy('ranked', { card: 'test-tier-1', in: 'ironbreaker', attack: 2 })
      .enemy('a', { in: 'ironbreaker', attack: 2 })
      .enemy('b', { in: 'ironbreaker', attack: 2 })
      .enemy('weak', { in: 'ironbreaker', attack: 1 })
      .enemy('tired', { in: 'ironbreaker', attack: 9, exhausted: true })
      .enemy('far', { attack: 9 }),
    'rest',
  ).given(({ action }) => {
    if (action === null) throw new Error('no action');
    action.extra.claw = claws;
    action.lateAttackers.push({ id: 'fallen', attack: 1, rank: 103 });
  });

rule(
  ['ACG-EATK-04', 'ACG-EATK-06', 'ACG-EATK-07', 'ACG-EATK-08'],
  'for each claw the strongest attacks, by attack and then by rank; only a tie for the last claw is chosen',
  () => {
    const attack = (claws: number) =>
      Object.fromEntries(verdicts(clawed(claws), enemiesToAttack, { hero: 'ironbreaker' }));
    const never = { tired: 'exhausted-attacker' };
    const [always, weak] = ['attacks-anyway', 'too-weak'];
    expect(attack(0)).toEqual({
      ...never,
      strong: weak,
      ranked: weak,
      a: weak,
      b: weak,
      weak,
      fallen: weak,
    });
    expect(attack(2)).toEqual({
      ...never,
      strong: always,
      ranked: always,
      a: weak,
      b: weak,
      weak,
      fallen: weak,
    });
    expect(attack(3)).toEqual({
      ...never,
      strong: always,
      ranked: always,
      a: true,
      b: true,
      weak,
      fallen: weak,
    });
    expect(attack(4)).toEqual({
      ...never,
      strong: always,
      ranked: always,
      a: always,
      b: always,
      weak,
      fallen: weak,
    });
    expect(attack(5)).toEqual({
      ...never,
      strong: always,
      ranked: always,
      a: always,
      b: always,
      weak: true,
      fallen: true,
    });
    expect(attack(-1)).toMatchObject({ strong: weak });
  },
);

rule(['ACG-TIME-04', 'ACG-NEM-02'], 'the nemesis of the highest rank comes first', () => {
  const due = [
    { id: 'low', card: 'test-nemesis', rank: 3 },
    { id: 'high', card: 'test-nemesis', rank: 4 },
    { id: 'high-too', card: 'test-nemesis', rank: 4 },
  ];
  expect(verdicts(table(), nemesesToOrder, { due })).toEqual([
    ['low', 'lower-rank'],
    ['high', true],
    ['high-too', true],
  ]);
});
