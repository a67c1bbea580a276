import { expect } from 'vitest';
import { enterPlay } from '../../src/in-play.js';
import { type Ctx, discardTokens, nobody, payCosts } from '../../src/procs.js';
import { actionsToPay, judgeCost } from '../../src/rules/costs.js';
import { actionsToPutBack } from '../../src/rules/dungeon.js';
import { abilitiesToUse, ownerOf } from '../../src/rules/timing.js';
import { cardsToLoad, cardsToUnload } from '../../src/rules/tokens.js';
import { heroesToWound } from '../../src/rules/wounds.js';
import { enemy, gear } from '../cards.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';
import { verdicts } from '../verdicts.js';

type Cost = Parameters<typeof judgeCost>[1];

const waits = (id: string, terms: object) =>
  gear(id, { abilities: [{ window: 'round-ends', lines: [], ...terms }] });
addTestCards(
  waits('test-may', { may: true }),
  waits('test-must', {}),
  waits('test-any', { may: true, about: 'any' }),
  waits('test-other', { may: true, about: 'other' }),
  waits('test-this', { may: true, about: 'this' }),
  waits('test-unmet', { may: true, about: 'any', if: { roundAtLeast: 9 } }),
  waits('test-dear', { about: 'any', cost: { tokens: 1 } }),
  {
    kind: 'dungeon',
    id: 'test-bomb',
    name: 'test-bomb',
    origin: 'ours',
    type: 'item',
    treasure: 0,
    quest: true,
    abilities: [],
  },
  enemy('test-watcher', { abilities: [{ window: 'round-ends', may: true, lines: [] }] }),
  enemy('test-jealous', { abilities: [{ window: 'round-ends', may: true, about: 'other', lines: [] }] }),
);

const by = (self: string | null = null, you: Ctx['you'] = 'ironbreaker'): Ctx => ({ ...nobody, you, self });
const judged = (t: AcgTable, cost: Cost, ctx = by()) => {
  const verdict = judgeCost(t.now, cost, ctx);
  return verdict === true ? true : verdict.why;
};

rule('ACG-EFF-02', 'tokens, actions and wounds can be paid by a hero who has them', () => {
  const owner = (tokens: number) => table().hero('ironbreaker', { tokens: { aid: tokens } });
  expect(judged(owner(1), { tokens: 1 })).toBe(true);
  expect(judged(owner(1), { tokens: 2 })).toBe('too-few-tokens');
  // The prepare card cannot be exhausted: three others can.
  expect(judged(table(), { exhaustAction: 3 })).toBe(true);
  expect(judged(table(), { exhaustAction: 4 })).toBe('too-few-actions');
  expect(judged(table(), { wounds: 1 })).toBe(true);
  expect(judged(table().hero('ironbreaker', { status: 'defeated' }), { wounds: 1 })).toBe('uses-nothing');
  const safe = table().given(({ vetoes }) =>
    vetoes.push({ verb: 'be-wounded', on: 'ironbreaker', until: 'quest', source: 'test' }),
  );
  expect(judged(safe, { wounds: 1 })).toBe('cannot-suffer');
  expect(judged(safe, { tokens: 0 })).toBe(true);
});

rule(
  ['ACG-EFF-02', 'ACG-ROUND-09'],
  'what belongs to nobody is paid by the active hero, else by the leader',
  () => {
    const rich = () =>
      table()
        .leader('waywatcher')
        .hero('waywatcher', { tokens: { aid: 1 } });
    expect(judged(rich(), { tokens: 1 }, by(null, null))).toBe(true);
    expect(judged(rich().phase('hero', 'ironbreaker'), { tokens: 1 }, by(null, null))).toBe('too-few-tokens');
    const nobodyLeft = rich()
      .hero('ironbreaker', { status: 'defeated' })
      .hero('waywatcher', { status: 'defeated' });
    expect(judged(nobodyLeft, { tokens: 1 }, by(null, null))).toBe('uses-nothing');
  },
);

rule(
  ['ACG-EFF-02', 'ACG-EXH-09', 'ACG-EXH-11'],
  'a card that pays with itself must be there, ready and faceup',
  () => {
    const worn = () =>
      table().hero('ironbreaker', {
        gear: ['test-charm'],
        exhaustedGear: ['test-sword'],
        depletedGear: ['test-trinket'],
        items: ['test-salve'],
      });
    const self = (cost: Cost) =>
      [
        'test-charm',
        'test-sword',
        'test-trinket',
        'test-salve',
        'sickened@ironbreaker',
        'test-axe',
        null,
      ].map((card) => judged(worn(), cost, by(card)));
    const there = 'not-there';
    expect(self({ exhaustSelf: true })).toEqual([
      true,
      'exhausted-gear',
      'depleted',
      there,
      there,
      there,
      there,
    ]);
    expect(self({ depleteSelf: true })).toEqual([true, true, 'depleted', there, there, there, there]);
    expect(self({ discardSelf: true })).toEqual([true, true, true, true, true, there, there]);
    expect(self({})).toEqual([true, true, true, true, true, true, true]);
  },
);

const paying = (t: AcgTable, cost: Cost, ctx = by()) => t.runs(payCosts, { ...ctx, cost });

rule(['ACG-EFF-02', 'ACG-EFF-06'], 'a cost that cannot be paid in full is not paid in part', () => {
  paying(table().hero('ironbreaker', { tokens: { aid: 1 } }), { tokens: 1, exhaustAction: 4 })
    .gives(false)
    .heroHas('ironbreaker', { tokens: { aid: 1 }, exhausted: [] });
});

rule(
  ['ACG-ACT-17', 'ACG-EXH-04', 'ACG-EFF-06'],
  'every part of a cost is paid: tokens, actions, wounds',
  () => {
    paying(table().hero('ironbreaker', { tokens: { aid: 2 } }), { tokens: 1, exhaustAction: 2, wounds: 3 })
      .asks('p1', 'choose-action-to-exhaust', 'inexorable-advance', 'into-the-dark', 'stubborn-resolve')
      .wants('p1', { min: 2, max: 2 })
      .picks('p1', 'inexorable-advance', 'stubborn-resolve')
      .gives(true)
      .heroHas('ironbreaker', { wounds: 3, tokens: { aid: 1 }, exhausted: ['attack', 'rest'] })
      .isQuiet();
    paying(table(), {}).gives(true).heroHas('ironbreaker', { wounds: 0, exhausted: [] });
  },
);

rule(
  ['ACG-EFF-02', 'ACG-EXH-11', 'ACG-DUN-03'],
  'a card is exhausted, depleted or discarded, and only that',
  () => {
    const laid = () =>
      table().hero('ironbreaker', { gear: ['test-may'], items: ['test-salve'], conditions: ['sickened'] });
    const card = { card: 'test-may', exhausted: false, depleted: false };
    const listening = ({ board }: AcgTable) => board.listening['round-ends'] ?? [];
    const pays = (cost: Cost, self: string) => paying(laid(), cost, by(self)).gives(true).isQuiet();
    const exhausted = pays({ exhaustSelf: true }, 'test-may');
    exhausted.heroHas('ironbreaker', { gear: [{ ...card, exhausted: true }] });
    expect(listening(exhausted)).toEqual(['test-may|test-may/abilities.0']);
    const depleted = pays({ depleteSelf: true }, 'test-may');
    depleted.heroHas('ironbreaker', { gear: [{ ...card, depleted: true }] });
    expect(listening(depleted)).toEqual([]);
    const discarded = pays({ discardSelf: true }, 'test-may');
    discarded.heroHas('ironbreaker', { gear: [], items: ['test-salve'], conditions: ['sickened'] });
    expect(discarded.board.decks.gear.discard).toEqual(['test-may']);
    const used = pays({ discardSelf: true }, 'test-salve');
    used.heroHas('ironbreaker', { gear: [card], items: [], conditions: ['sickened'] });
    expect(used.board.decks.dungeon.discard).toEqual(['test-salve']);
    expect(used.board.listening['before-action']).toEqual([]);
    const shed = pays({ discardSelf: true }, 'sickened@ironbreaker');
    shed.heroHas('ironbreaker', { gear: [card], items: ['test-salve'], conditions: [] });
    expect(shed.board.supply.sickened).toBe(4);
    expect(shed.board.decks.dungeon.discard).toEqual([]);
  },
);

rule(['ACG-DUN-03', 'ACG-DECK-14'], 'an item that is used goes on its pile, and the others stay', () => {
  const t = paying(
    table()
      .hero('ironbreaker', { items: ['test-salve', 'test-bomb'] })
      .deck('dungeon', [], ['test-bruise']),
    { discardSelf: true },
    by('test-salve'),
  ).heroHas('ironbreaker', { items: ['test-bomb'] });
  expect(t.board.decks.dungeon.discard).toEqual(['test-bruise', 'test-salve']);
});

rule(
  ['ACG-WND-12', 'ACG-EFF-02'],
  'a hero who is falling still pays with what he has, but not with wounds',
  () => {
    const falling = () => table().hero('ironbreaker', { status: 'falling', wounds: 26, tokens: { aid: 1 } });
    paying(falling(), { tokens: 1 })
      .gives(true)
      .doesNotEmit('hero-defeated')
      .heroHas('ironbreaker', { status: 'falling', tokens: { aid: 0 } });
    paying(falling(), { tokens: 1, wounds: 1 })
      .gives(false)
      .heroHas('ironbreaker', { tokens: { aid: 1 } });
  },
);

rule(
  ['ACG-ACT-17', 'ACG-EFF-02'],
  'one action is exhausted where one is asked for; wounds come from the card',
  () => {
    paying(table(), { exhaustAction: 1 })
      .wants('p1', { min: 1, max: 1 })
      .picks('p1', 'into-the-dark')
      .gives(true)
      .heroHas('ironbreaker', { exhausted: ['explore'] });
    paying(table().hero('ironbreaker', { gear: ['test-charm'] }), { wounds: 1 }, by('test-charm'))
      .gives(true)
      .emits('wounds', { hero: 'ironbreaker', count: 1, from: ['test-charm'] });
  },
);

rule('ACG-TOK-01', 'a card that is depleted as a cost takes the surplus of tokens with it', () => {
  paying(
    table().hero('ironbreaker', { gear: ['test-purse'], tokens: { rest: 3, aid: 1 } }),
    { depleteSelf: true },
    by('test-purse'),
  )
    .gives(true)
    .heroHas('ironbreaker', { tokens: { rest: 2, aid: 1 } });
});

rule('ACG-WND-16', 'who lives on the health of the card that he pays with falls', () => {
  const worn = (wounds: number) =>
    paying(
      table().hero('ironbreaker', { gear: ['test-mail'], wounds }),
      { depleteSelf: true },
      by('test-mail'),
    );
  // 26 health without the mail.
  worn(25).gives(true).heroHas('ironbreaker', { status: 'standing', wounds: 25 });
  worn(26).gives(true).heroHas('ironbreaker', { status: 'defeated', wounds: 26 });
});

rule(
  ['ACG-EXH-04', 'ACG-ACT-17'],
  'an action is exhausted as a cost if it is ready and not the prepare card',
  () => {
    const tired = () => table().hero('ironbreaker', { exhausted: ['rest'] });
    const cards = [
      ['inexorable-advance', true],
      ['shield-wall', 'prepare-card'],
      ['into-the-dark', true],
      ['stubborn-resolve', 'already-exhausted'],
    ];
    expect(verdicts(tired(), actionsToPay, by())).toEqual(cards);
    expect(verdicts(tired(), actionsToPutBack, { hero: 'ironbreaker', orExhaust: true })).toEqual(cards);
    const nobodyPays = tired().given((b) => {
      b.leader = null;
    });
    expect(verdicts(nobodyPays, actionsToPay, by(null, null))).toEqual([]);
  },
);

rule(
  ['ACG-TOK-01', 'ACG-TOK-03'],
  'tokens are placed where there is room, and taken from where some are',
  () => {
    const laden = () => table().hero('ironbreaker', { tokens: { attack: 2, aid: 1 } });
    const hero = { hero: 'ironbreaker' } as const;
    expect(verdicts(laden(), cardsToLoad, hero)).toEqual([
      ['inexorable-advance', 'tokens-full'],
      ['shield-wall', true],
      ['into-the-dark', true],
      ['stubborn-resolve', true],
    ]);
    expect(verdicts(laden(), cardsToUnload, hero)).toEqual([
      ['inexorable-advance', true],
      ['shield-wall', true],
      ['into-the-dark', 'no-tokens'],
      ['stubborn-resolve', 'no-tokens'],
    ]);
  },
);

rule(['ACG-TOK-03', 'ACG-DECK-15'], 'as many tokens are discarded as there are', () => {
  const discards = (tokens: number) =>
    table()
      .hero('ironbreaker', { tokens: { rest: tokens } })
      .runs(discardTokens, { hero: 'ironbreaker', count: 2 });
  discards(0).gives(0).doesNotEmit('tokens-discarded').isQuiet();
  discards(1)
    .gives(1)
    .heroHas('ironbreaker', { tokens: { rest: 0 } });
  discards(2).gives(2).emits('tokens-discarded', { hero: 'ironbreaker', count: 2 });
});

rule(['ACG-GOLD-14', 'ACG-WND-15'], 'wounds are distributed among those who stand', () => {
  const fallen = table().hero('waywatcher', { status: 'defeated' });
  expect(verdicts(fallen, heroesToWound, {})).toEqual([
    ['ironbreaker', true],
    ['waywatcher', 'defeated'],
  ]);
});

rule(
  'ACG-EFF-01',
  'an ability waits for its own moment, if its condition holds and its cost can be paid',
  () => {
    const cards = ['test-may', 'test-must', 'test-any', 'test-other', 'test-this', 'test-unmet', 'test-dear'];
    const laid = () => table().hero('ironbreaker', { gear: cards }).enemy('w', { card: 'test-watcher' });
    const use = (t: AcgTable, about: object, used: string[] = []) =>
      verdicts(t, abilitiesToUse, { window: 'round-ends', about, used }).map(([name, verdict]) => [
        name.slice(0, name.indexOf('|')),
        verdict,
      ]);
    expect(use(laid(), { hero: 'ironbreaker' })).toEqual([
      ['test-may', true],
      ['test-any', true],
      ['test-unmet', 'condition'],
      ['test-dear', 'too-few-tokens'],
      ['w', true],
    ]);
    expect(use(laid(), { hero: 'waywatcher' }).map(([name]) => name)).toEqual([
      'test-any',
      'test-other',
      'test-unmet',
      'test-dear',
      'w',
    ]);
    const enemies = (about: object) =>
      use(table().enemy('w', { card: 'test-watcher' }).enemy('j', { card: 'test-jealous' }), about).map(
        ([name]) => name,
      );
    expect(enemies({ enemy: 'w' })).toEqual(['w', 'j']);
    expect(enemies({ enemy: 'j' })).toEqual([]);
    const any = 'test-any|test-any/abilities.0';
    expect(use(laid(), { hero: null }, [any]).map(([name]) => name)).toEqual([
      'test-unmet',
      'test-dear',
      'w',
    ]);
  },
);

rule(['ACG-WND-15', 'ACG-EXH-11'], 'the cards of a defeated hero, and depleted ones, are out', () => {
  const use = (t: AcgTable) =>
    verdicts(t, abilitiesToUse, { window: 'round-ends', about: { hero: 'ironbreaker' }, used: [] });
  const name = 'test-may|test-may/abilities.0';
  expect(use(table().hero('ironbreaker', { gear: ['test-may'], status: 'defeated' }))).toEqual([
    [name, 'uses-nothing'],
  ]);
  expect(use(table().hero('ironbreaker', { depletedGear: ['test-may'] }))).toEqual([[name, 'depleted']]);
});

rule('ACG-ROUND-08', 'gear, items and conditions belong to a hero; enemies and places to nobody', () => {
  const t = table()
    .hero('ironbreaker', { gear: ['test-charm'] })
    .hero('waywatcher', { items: ['test-salve'], conditions: ['sickened'] })
    .enemy('x')
    .given((_, now) => enterPlay(now, 'location', 'test-hall'));
  const owners = ['test-charm', 'test-salve', 'sickened@waywatcher', 'x', 'location', 'quest'];
  expect(owners.map((entity) => ownerOf(t.now, entity))).toEqual([
    'ironbreaker',
    'waywatcher',
    'waywatcher',
    null,
    null,
    null,
  ]);
});
