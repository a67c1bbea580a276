import type { Line } from '../../src/content/line.js';
import { claimGear, takeTreasure } from '../../src/procs.js';
import { activation } from '../../src/rules/actions.js';
import { giveGear } from '../../src/rules/gifts.js';
import { settlement, visitTown } from '../../src/rules/settlement.js';
import type { ActionType, HeroId, Verb } from '../../src/terms.js';
import { gear } from '../cards.js';
import { holding } from '../cards-actions.js';
import { carryOut } from '../effects/carries-out.js';
import { type AcgTable, addTestCards, table } from '../kit.js';

/** Gear that may be used before any activation, at a price. */
const charm = (id: string, terms: object) =>
  gear(id, { abilities: [{ window: 'before-activation', about: 'any', lines: [], ...terms }] });
addTestCards(
  charm('charm-free', { may: true }),
  charm('charm-tired', { cost: { exhaustSelf: true } }),
  charm('charm-of-work', { cost: { exhaustAction: 4 } }),
  charm('charm-of-blood', { cost: { wounds: 1 } }),
);

const ALL: HeroId[] = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'];
const wounding = (enemy: object): Line[] => [{ do: { suffer: { enemy, count: 1 } } }];
const veto = (t: AcgTable, on: string, verb: Verb): AcgTable =>
  t.given(({ vetoes }) => vetoes.push({ on, verb, until: 'round', source: 'quest' }));
const begins = (t: AcgTable): AcgTable => t.runs(activation, { hero: 'ironbreaker' });
const claims = (t: AcgTable, card: string): AcgTable =>
  t.given((b) => b.drawn.push(card)).runs(claimGear, { hero: 'ironbreaker', card });
const gives = (t: AcgTable, card: string): AcgTable => t.runs(giveGear, { given: [] }).picks('party', card);
const two = (): AcgTable => table().enemy('x', { in: 'ironbreaker' }).enemy('y', { in: 'ironbreaker' });

const ofEnemies = {
  'exhausted-attacker': () =>
    holding(two(), 'ironbreaker', 'rest', 'test-nap')
      .enemy('tired', { in: 'ironbreaker', exhausted: true })
      .rolls({ hero: ['success'], enemy: ['claw', 'blank'] })
      .acts('ironbreaker', 'rest'),
  'attacks-anyway': () => clawed(2),
  'too-weak': () => clawed(1),
  'lower-rank': () =>
    holding(table(), 'ironbreaker', 'rest', 'test-nap')
      .enemy('n1', { card: 'test-nemesis-2', in: 'lair' })
      .enemy('n2', { card: 'test-nemesis-2', in: 'lair' })
      .enemy('n3', { card: 'test-nemesis', in: 'lair' })
      .enemy('x', { in: 'ironbreaker' })
      .rolls({ hero: ['success'], enemy: ['nemesis'] })
      .acts('ironbreaker', 'rest'),
  forbidden: () => carryOut(veto(two().enemy('z'), 'z', 'be-wounded'), wounding({})),
  'enemy-ready': () =>
    carryOut(table().enemy('x', { exhausted: true }).enemy('y', { exhausted: true }).enemy('z'), [
      { do: { ready: { enemy: {} } } },
    ]),
  'not-engaged': () => carryOut(two().enemy('z'), wounding({ in: 'engaged' })),
  'only-ready': () => carryOut(two().enemy('z', { exhausted: true }), wounding({ ready: true })),
  'only-exhausted': () =>
    carryOut(
      table().enemy('x', { exhausted: true }).enemy('y', { exhausted: true }).enemy('z'),
      wounding({ ready: false }),
    ),
  'only-faceup': () => carryOut(two().enemy('z', { facedown: true }), wounding({ faceup: true })),
  'only-facedown': () =>
    carryOut(
      table().enemy('x', { facedown: true }).enemy('y', { facedown: true }).enemy('z'),
      wounding({ faceup: false }),
    ),
  'other-name': () =>
    carryOut(
      table().enemy('x', { card: 'orc-boy#1' }).enemy('y', { card: 'orc-boy#2' }).enemy('z'),
      wounding({ name: 'Orc Boy' }),
    ),
  'unknown-kind': () =>
    carryOut(
      table()
        .enemy('x', { card: 'orc-boy#1' })
        .enemy('y', { card: 'orc-boy#2' })
        .enemy('z', { facedown: true }),
      wounding({ name: 'Orc Boy' }),
    ),
  outranked: () => carryOut(ranked(), wounding({ rank: 'highest' })),
  'no-rank': () => carryOut(ranked().enemy('z', { facedown: true }), wounding({ rank: 'highest' })),
};

/** Two equals, a stronger one and a weaker one, with so many claws. */
const clawed = (claws: number): AcgTable =>
  holding(two(), 'ironbreaker', 'rest', 'test-nap')
    .enemy(claws === 2 ? 'strong' : 'weak', { in: 'ironbreaker', attack: claws === 2 ? 3 : 0 })
    .rolls({ hero: ['success'], enemy: claws === 2 ? ['claw', 'claw', 'blank'] : ['claw', 'blank', 'blank'] })
    .acts('ironbreaker', 'rest');

const ranked = (): AcgTable =>
  table()
    .enemy('x', { card: 'test-tier-2' })
    .enemy('y', { card: 'test-tier-2' })
    .enemy('low', { card: 'test-tier-1' });

const ofHeroes = {
  accepted: () =>
    carryOut(table().hero('ironbreaker', { conditions: ['bleeding', 'sickened'] }), [
      { may: { condition: { hero: 'you', lose: 'one' } } },
    ]).picks('p1', 'yes'),
  'still-falling': () =>
    carryOut(
      table({ heroes: ALL })
        .phase('hero', 'ironbreaker')
        .hero('ironbreaker', { status: 'falling' })
        .hero('waywatcher', { status: 'defeated' })
        .hero('bright-wizard', { status: 'defeated' }),
      [{ do: { revive: {} } }],
    ),
  'tokens-all-full': () =>
    carryOut(
      table({ heroes: ALL }).hero('bright-wizard', { tokens: { attack: 2, aid: 2, explore: 2, rest: 2 } }),
      [{ do: { distribute: { what: 'tokens', count: 2 } } }],
    ),
  'not-wounded': () => carryOut(hurt(), [{ do: { distribute: { what: 'recovery', count: 1 } } }]),
  'cannot-recover': () =>
    carryOut(veto(hurt().hero('bright-wizard', { wounds: 2 }), 'bright-wizard', 'recover'), [
      { do: { distribute: { what: 'recovery', count: 1 } } },
    ]),
  'exhausted-gear': () =>
    begins(table().hero('ironbreaker', { gear: ['charm-free'], exhaustedGear: ['charm-tired'] })),
  depleted: () =>
    begins(table().hero('ironbreaker', { gear: ['charm-free'], depletedGear: ['charm-tired'] })),
  'too-few-actions': () => begins(table().hero('ironbreaker', { gear: ['charm-free', 'charm-of-work'] })),
  'cannot-suffer': () =>
    begins(
      veto(
        table().hero('ironbreaker', { gear: ['charm-free', 'charm-of-blood'] }),
        'ironbreaker',
        'be-wounded',
      ),
    ),
  'uses-nothing': () =>
    begins(
      table({ players: 1 })
        .hero('ironbreaker', { gear: ['charm-free'] })
        .hero('waywatcher', { status: 'defeated', gear: ['charm-tired'] }),
    ),
  'not-there': () =>
    carryOut(
      table(),
      [
        {
          do: {
            choose: { options: [{ lines: [] }, { lines: [] }, { cost: { discardSelf: true }, lines: [] }] },
          },
        },
      ],
      { self: 'charm-free' },
    ),
};

const hurt = (): AcgTable =>
  table({ heroes: ALL }).hero('ironbreaker', { wounds: 2 }).hero('waywatcher', { wounds: 2 });

const inTown = (): AcgTable => table({ heroes: ALL.slice(0, 3), campaign: 'an-uneasy-alliance' });
const ADVANCED: ActionType[] = ['attack', 'aid', 'explore', 'rest'];

const ofTown = {
  'gear-deck-empty': () =>
    table().deck('gear', [], ['night-cloak']).runs(takeTreasure, { hero: 'ironbreaker' }),
  'no-room-by-it': () =>
    claims(
      table().hero('ironbreaker', { gear: ['door-shield', 'smelling-salts'], capacity: 3 }),
      'riveted-plate',
    ),
  'lends-room': () =>
    claims(
      table().hero('ironbreaker', { gear: ['quartermasters-belt', 'smelling-salts'], capacity: 1 }),
      'lucky-knucklebone',
    ),
  'legendary-stays': () =>
    table()
      .hero('ironbreaker', { gear: ['keystone-maul', 'smelling-salts'] })
      .hero('waywatcher', { gear: ['door-shield'] })
      .runs(giveGear, { given: [] }),
  'health-stays': () =>
    claims(
      table().hero('ironbreaker', { gear: ['quilted-coat', 'smelling-salts'], capacity: 2, remaining: 1 }),
      'lucky-knucklebone',
    ),
  'given-already': () =>
    table()
      .hero('ironbreaker', { gear: ['lucky-knucklebone', 'smelling-salts'] })
      .hero('waywatcher', { gear: ['door-shield'] })
      .runs(giveGear, { given: ['lucky-knucklebone'] }),
  'no-room-for-gift': () =>
    gives(
      table()
        .hero('ironbreaker', { gear: ['riveted-plate'] })
        .hero('waywatcher', { gear: ['door-shield', 'smelling-salts'] }),
      'riveted-plate',
    ),
  'no-room-for-return': () =>
    gives(
      table()
        .hero('ironbreaker', { gear: ['riveted-plate', 'lucky-knucklebone'] })
        .hero('waywatcher', { gear: ['door-shield', 'smelling-salts'] }),
      'lucky-knucklebone',
    ),
  'nothing-left-in-town': () =>
    inTown()
      .hero('ironbreaker', { advanced: ADVANCED })
      .given((b) => {
        b.result = 'won';
        for (const hero of b.heroes) if (hero.id === 'ironbreaker') hero.visits = ['arena'];
      })
      .runs(settlement, { last: false, given: [] }),
  'blacksmith-empty': () => inTown().runs(visitTown, { hero: 'ironbreaker' }),
  'all-advanced': () =>
    inTown()
      .hero('ironbreaker', { advanced: ADVANCED })
      .deck('gear', ['night-cloak', 'lucky-knucklebone'])
      .runs(visitTown, { hero: 'ironbreaker' }),
};

/** Positions in which a reason is given that chance seldom comes by. */
export const positions: { readonly [why: string]: () => AcgTable } = { ...ofEnemies, ...ofHeroes, ...ofTown };
