import type { AcgRuleId } from '@questhall/rulebook';
import { ruleOf } from '@questhall/test-kit';
import { expect, test } from 'vitest';
import { validateContent } from '../../src/content/validate.js';
import { records } from '../../src/generated/content.js';
import { broken, cardIn, type Loose, merged, said, withNew, without } from './broken.js';

const rule = ruleOf<AcgRuleId>();

const READY_ALL = { do: { ready: { action: { hero: 'you', count: 'all' } } } };

test('nothing is wrong with the cards as they are', () => {
  expect(validateContent(records)).toEqual([]);
});

test('an error names the file and the card', () => {
  const [error] = validateContent([
    { file: 'enemies/rat.json', record: { ...cardIn('giant-bat'), id: 'rat', name: 'Rat', tier: null } },
  ]).filter(({ id }) => id === 'rat');
  expect(error).toEqual({
    file: 'enemies/rat.json',
    id: 'rat',
    message: 'an enemy that is no nemesis needs a tier',
  });
});

test('a card marked as a script needs code of its own', () => {
  for (const id of ['night-cloak', 'giant-bat', 'a-foul-stench']) {
    expect(broken(id, { script: true })).toEqual([
      `${id}: it is marked as a script, and src/scripts/index.ts lists no code for '${id}'`,
    ]);
  }
});

// --- enemies ---------------------------------------------------------------------------------------

rule('ACG-EPH-13', 'a keyword that is not built in must be explained on the card', () => {
  expect(broken('goblin-warrior', { bar: ['prey', 'howl', 'inflict'] })).toEqual([
    "goblin-warrior: the keyword 'howl' is not explained on the card",
  ]);
  expect(broken('goblin-warrior', { bar: ['prey', 'advance', 'retreat', 'inflict'] })).toEqual([]);
  expect(broken('goblin-warrior', { bar: ['inflict'] })).toEqual([
    "goblin-warrior: the keyword 'prey' is explained but not on the effect bar",
  ]);
});

rule('ACG-EPH-13', 'a built-in keyword cannot be explained anew', () => {
  expect(broken('orc-boy', { keywords: { inflict: { lines: [] } } })).toEqual([
    "orc-boy: the keyword 'inflict' is built in and cannot be explained anew",
  ]);
});

rule('ACG-ENEMY-03', 'an effect bar has at least one keyword', () => {
  expect(broken('orc-boy', { bar: [] })).toEqual([
    'orc-boy: its effect bar is empty: an enemy has at least one keyword',
  ]);
});

test('a keyword that readies or activates enemies is turned down', () => {
  const lines = [{ do: { ready: { enemy: { in: 'shadows', count: 'all' } } } }];
  expect(broken('orc-boy', { bar: ['drum'], keywords: { drum: { lines } } })).toEqual([
    "orc-boy: the keyword 'drum' may keep the enemy phase from ending",
  ]);
});

rule('ACG-ENEMY-01', 'traits tell the kinds of enemy apart', () => {
  expect(broken('goblin-warrior-elite', { traits: ['Greenskin'] })).toEqual([
    'goblin-warrior-elite: it is elite but lacks the trait Elite',
  ]);
  expect(broken('goblin-warrior', { traits: ['Greenskin', 'Nemesis'] })).toEqual([
    'goblin-warrior: it is standard but has the trait Nemesis',
  ]);
});

rule(
  ['ACG-ENEMY-01', 'ACG-DECK-07'],
  'a nemesis has the quest icon instead of a tier, and nobody else',
  () => {
    expect(broken('odious-grump', { tier: 1 })).toEqual(['odious-grump: a nemesis has no tier']);
    expect(broken('odious-grump', { quest: undefined })).toEqual([
      'odious-grump: a nemesis has the quest icon',
    ]);
    expect(broken('odious-grump', { copies: 2 })).toEqual(['odious-grump: a nemesis exists once']);
    expect(broken('giant-bat', { quest: true })).toEqual(['giant-bat: only a nemesis has the quest icon']);
  },
);

rule('ACG-DECK-21', 'enemies, locations and campaign quests have a tier', () => {
  expect(broken('orc-boy-elite', { tier: null })).toEqual([
    'orc-boy-elite: an enemy that is no nemesis needs a tier',
    "orc-boy-elite: the standard enemy named 'Orc Boy' has another tier",
  ]);
  expect(broken('sewer-system', { tier: null })).toEqual([
    'sewer-system: a location without the quest icon needs a tier',
  ]);
  expect(broken('the-brokers-ledger', { tier: null })).toEqual([
    'the-brokers-ledger: a campaign quest needs a tier',
    'the-brokers-ledger: a quest without a tier says how many open cards of each tier it uses',
  ]);
});

rule('ACG-SETUP-10', 'a location with the quest icon is of no tier', () => {
  expect(broken('grumps-sump', { tier: 1 })).toEqual([
    'grumps-sump: a location with the quest icon has no tier',
  ]);
});

rule('ACG-NEM-02', 'each nemesis has a nemesis effect', () => {
  expect(broken('whisperclaw', { nemesisEffect: undefined })).toEqual([
    'whisperclaw: a nemesis needs a nemesis effect',
  ]);
  expect(broken('giant-bat', { nemesisEffect: { lines: [] } })).toEqual([
    'giant-bat: only a nemesis has a nemesis effect',
  ]);
});

rule(['ACG-ENEMY-02', 'ACG-DECK-04'], 'an elite enemy belongs to a set of that name', () => {
  expect(broken('spore-cap-elite', { name: 'Spore King' })).toEqual([
    "spore-cap-elite: there is no standard enemy named 'Spore King'",
  ]);
  expect(broken('spore-cap-elite', { tier: 2 })).toEqual([
    "spore-cap-elite: the standard enemy named 'Spore Cap' has another tier",
  ]);
});

// --- heroes ----------------------------------------------------------------------------------------

const explore = { do: { drawDungeon: {} } };
const action = { do: { action: { dice: 2 } } };

rule('ACG-ACT-02', 'an action card has exactly one action line, and no other card has any', () => {
  expect(broken('shadow-watch', { lines: [action, action] })).toEqual([
    'shadow-watch: it has 2 action lines instead of 1',
  ]);
  expect(broken('shadow-watch', { lines: [] })).toEqual(['shadow-watch: it has 0 action lines instead of 1']);
  expect(broken('hidden-stair', { lines: [action] })).toEqual([
    'hidden-stair: only an action card has an action line',
  ]);
});

rule('ACG-AER-10', 'an explore card draws by exactly one line of its own', () => {
  expect(broken('into-the-dark', { lines: [action] })).toEqual([
    'into-the-dark: it has 0 lines that draw dungeon cards instead of 1',
  ]);
  expect(broken('into-the-dark', { lines: [action, explore, explore] })).toEqual([
    'into-the-dark: it has 2 lines that draw dungeon cards instead of 1',
  ]);
  expect(broken('shadow-watch', { lines: [action, explore] })).toEqual([
    'shadow-watch: only an explore action draws dungeon cards',
  ]);
});

rule(['ACG-COMP-02', 'ACG-ACT-01'], 'each hero has all his cards', () => {
  const sheet = (party: number) =>
    records.flatMap(({ record }) => {
      const { id, kind, hero, heroes } = record as Loose;
      return kind === 'hero-card' && hero === 'waywatcher' && heroes === party ? [id] : [];
    });
  expect(without(sheet(3)[0] as string)).toEqual([
    'waywatcher: there are 0 hero cards for a party of 3 instead of 1',
  ]);
  expect(without('shadow-watch')).toEqual(['waywatcher: there are 0 basic aid cards instead of 1']);
  expect(withNew('shadow-watch', { id: 'another-watch' })).toEqual([
    'waywatcher: there are 2 basic aid cards instead of 1',
  ]);
});

rule(
  ['ACG-EXH-02', 'ACG-EXH-03'],
  'the prepare icon is on one card of each level, for the same action',
  () => {
    expect(broken('deadly-shot', { prepare: undefined })).toEqual([
      'waywatcher: 0 basic cards have the prepare icon instead of 1',
      'deadly-shot: only a card with the prepare icon readies all of your actions',
    ]);
    expect(broken('shadow-watch', { prepare: true })).toEqual([
      'waywatcher: 2 basic cards have the prepare icon instead of 1',
      'shadow-watch: a card with the prepare icon ends with the line that readies all of your actions',
    ]);
    const moved = said((sources) =>
      sources.map(({ file, record }) => {
        const card = record as Loose;
        const lines = card.lines as object[];
        if (card.id === 'deadly-shot')
          return { file, record: merged(card, { prepare: undefined, lines: lines.slice(0, -1) }) };
        return card.id === 'shadow-watch'
          ? { file, record: { ...card, prepare: true, lines: [...lines, READY_ALL] } }
          : { file, record };
      }),
    );
    expect(moved).toEqual(['waywatcher: the prepare icon changes its action when the card is upgraded']);
  },
);

rule(
  ['ACG-ACT-12', 'ACG-ACT-13'],
  'the prepare icon and the last line that readies all of your actions come together, once',
  () => {
    const lines = cardIn('deadly-shot').lines as object[];
    const above = lines.slice(0, -1);
    const ends =
      'deadly-shot: a card with the prepare icon ends with the line that readies all of your actions';
    const shot = (...changed: object[]) => broken('deadly-shot', { lines: changed });
    expect(shot(...above, READY_ALL)).toEqual([]);
    expect(shot(...above)).toEqual([ends]);
    expect(shot(...above.slice(0, 1), READY_ALL, ...above.slice(1))).toEqual([ends]);
    expect(shot(...above, { may: READY_ALL.do })).toEqual([ends]);
    expect(shot(...above, { ...READY_ALL, cost: { tokens: 1 } })).toEqual([ends]);
    expect(shot(...above, { ...READY_ALL, if: { roundAtLeast: 2 } })).toEqual([ends]);
    expect(shot(...above, { do: { ready: { action: { hero: 'you', count: 2 } } } })).toEqual([ends]);
    expect(shot(...above, { do: { ready: { action: { hero: 'target', count: 'all' } } } })).toEqual([ends]);
    expect(shot(READY_ALL, ...above, READY_ALL)).toEqual([
      'deadly-shot: it readies all of your actions in 2 lines instead of 1',
    ]);
    expect(
      broken('shadow-watch', { lines: [...(cardIn('shadow-watch').lines as object[]), READY_ALL] }),
    ).toEqual(['shadow-watch: only a card with the prepare icon readies all of your actions']);
  },
);

rule('ACG-GEAR-01', 'gear is all different in name and of exactly one type', () => {
  expect(withNew('door-shield', { id: 'other-shield' })).toEqual([
    "other-shield: another gear card is named 'Door Shield' too",
  ]);
  expect(broken('door-shield', { slot: 'hat' })).toEqual(["door-shield: 'hat' is no type of gear"]);
});

rule('ACG-LEG-01', 'legendary gear belongs to a class, three cards to each', () => {
  const [first] = records.flatMap(({ record }) => {
    const { id, kind, hero } = record as Loose;
    return kind === 'legendary-gear' && hero === 'bright-wizard' ? [id] : [];
  });
  expect(without(first as string)).toEqual(['bright-wizard: there are 2 legendary gear cards instead of 3']);
  expect(broken(first as string, { hero: undefined })).toEqual([
    'bright-wizard: there are 2 legendary gear cards instead of 3',
    `${first}: legendary gear names its hero`,
  ]);
  expect(broken('door-shield', { hero: 'ironbreaker' })).toEqual([
    'door-shield: only legendary gear belongs to one hero',
  ]);
});

rule(['ACG-COND-07', 'ACG-COND-03'], 'there are three conditions, with a copy for every hero', () => {
  expect(without('sickened')).toEqual(["sickened: the condition 'sickened' is missing"]);
  expect(broken('bleeding', { copies: 3 })).toEqual(['bleeding: 3 copies are too few for 4 heroes']);
});

rule(['ACG-DICE-01', 'ACG-DICE-02'], 'there is a hero die and an enemy die, each with its own icons', () => {
  expect(without('enemy-die')).toEqual(['enemy-die: there are 0 enemy dice instead of 1']);
  expect(broken('hero-die', { faces: [['claw'], ['success'], [], [], [], []] })).toEqual([
    "hero-die: a hero die does not show 'claw'",
  ]);
  expect(broken('enemy-die', { faces: [['claw', 'nemesis'], [], [], [], [], []] })).toEqual([]);
});

// --- dungeon cards ---------------------------------------------------------------------------------

rule('ACG-DUN-01', 'a dungeon card is an item or an event', () => {
  expect(broken('hidden-stair', { type: 'item' })).toEqual([
    'hidden-stair: an item does nothing when it is drawn: its text belongs to an ability',
    'hidden-stair: an item needs an ability',
  ]);
  expect(broken('linen-bandages', { type: 'event' })).toEqual([
    'linen-bandages: an event stays in front of nobody: its text belongs to its lines',
    'linen-bandages: an event needs lines or treasure',
  ]);
});

rule('ACG-DUN-03', 'an item is used once', () => {
  const ability = { window: 'before-action', lines: [{ do: { recover: { count: 1 } } }] };
  expect(broken('linen-bandages', { abilities: [ability] })).toEqual([
    'linen-bandages: an item is discarded when it is used',
  ]);
});

// --- quests ----------------------------------------------------------------------------------------
