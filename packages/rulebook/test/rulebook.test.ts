import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AcgRuleId, findRule, type Ledger, nearestRuleIds, openLedger, rulebook } from '../src/index.js';

const acg = rulebook('acg');

describe('a rulebook', () => {
  it('finds an entry by its id, in capitals or not, with the section it stands in', () => {
    const found = acg.find(' acg-zone-04 ');
    expect(found?.id).toBe('ACG-ZONE-04');
    expect(found?.section).toBe('ZONE');
    expect(found?.sectionTitle).toBe(acg.sections.find((section) => section.id === 'ZONE')?.title);
  });

  it('says nothing about an id it does not have', () => {
    expect(acg.find('ACG-ZONE-99')).toBeUndefined();
    expect(acg.find('LR-SET-01')).toBeUndefined();
  });

  it('lists a section in the order of the ledger', () => {
    const golden = acg.inSection('gold').map((rule) => rule.id);
    expect(golden.slice(0, 3)).toEqual(['ACG-GOLD-01', 'ACG-GOLD-02', 'ACG-GOLD-03']);
    expect(acg.inSection('NO-SUCH')).toEqual([]);
  });

  it('has a sentence for players instead of an editors’ note, and keeps the note', () => {
    const start = rulebook('lost-relics').find('LR-SET-13');
    expect(start?.say).toBe('You choose where each hero starts, among the start areas, within their limits.');
    expect(start?.note).toMatch(/^Hero starting areas are not described\. Options: /);
    expect(start?.note).toBe(start?.text);
  });

  it('says a plain rule as it stands', () => {
    const golden = acg.find('ACG-GOLD-03');
    expect(golden?.say).toBe('Quest sheet text overrides card text.');
    expect(golden?.note).toBe(null);
  });

  it('is opened once', () => {
    expect(rulebook('wow')).toBe(rulebook('wow'));
    expect(rulebook('wow').rules).toHaveLength(287);
  });

  it('has typed ids', () => {
    expectTypeOf(acg.rules).items.toHaveProperty('id').toEqualTypeOf<AcgRuleId>();
    expectTypeOf<'ACG-ZONE-04'>().toExtend<AcgRuleId>();
    expectTypeOf<'ACG-ZONE-99'>().not.toExtend<AcgRuleId>();
  });

  it('suggests ids for a mistyped one, the likeliest first', () => {
    expect(acg.nearest('ACG-ZONES-04')[0]).toBe('ACG-ZONE-04');
    expect(acg.nearest('acg-zonne-04', 1)).toEqual(['ACG-ZONE-04']);
    expect(acg.nearest('something else entirely')).toEqual([]);
  });
});

describe('all rulebooks', () => {
  it('know which game an id belongs to', () => {
    expect(findRule('cc-qst-01')).toMatchObject({ game: 'cursed-city', rule: { id: 'CC-QST-01' } });
    expect(findRule('XX-QST-01')).toBeUndefined();
  });

  it('suggest ids of any game', () => {
    expect(nearestRuleIds('LR-SETT-01', 1)).toEqual(['LR-SET-01']);
  });
});

describe('searching by words', () => {
  const entry = (id: string, text: string, check = 'Nothing.') =>
    ({ id, text, source: 'p. 1', kind: 'rule', check }) as const;
  const ledger: Ledger = {
    game: 'acg',
    title: 'A small book',
    players: '1',
    say: { 'X-FIGHT-03': 'You sit around a circle.' },
    sections: [
      {
        id: 'MOVE',
        title: 'Moving',
        rules: [entry('X-MOVE-01', 'A hero walks.'), entry('X-MOVE-02', 'No ghost moves twice.')],
      },
      {
        id: 'FIGHT',
        title: 'Attacks',
        rules: [
          entry('X-FIGHT-01', 'An attacking hero rolls dice.', 'Given a ghost, nothing happens.'),
          entry('X-FIGHT-02', 'Ghosts engaged with a hero strike.'),
          entry('X-FIGHT-03', 'The table is round.'),
        ],
      },
    ],
  };
  const ids = (words: string, limit?: number) =>
    openLedger(ledger)
      .search(words, limit)
      .map((hit) => hit.rule.id);

  it('puts the text before the check, and finds plurals and other endings', () => {
    const found = ids('ghost');
    expect([...found].sort()).toEqual(['X-FIGHT-01', 'X-FIGHT-02', 'X-MOVE-02']);
    expect(found.at(-1)).toBe('X-FIGHT-01');
    expect(ids('engages')).toEqual(['X-FIGHT-02']);
  });

  it('puts the rule that has all the words first', () => {
    expect(ids('hero dice')[0]).toBe('X-FIGHT-01');
    expect(ids('ghost hero')[0]).toBe('X-FIGHT-02');
  });

  it('finds by heading, by id and by the beginning of a word', () => {
    expect(ids('moving')).toEqual(['X-MOVE-02', 'X-MOVE-01']);
    expect(ids('fight-03')[0]).toBe('X-FIGHT-03');
    expect(ids('tab')).toEqual(['X-FIGHT-03']);
  });

  it('finds the words of a sentence for players, and after them those of the note below it', () => {
    expect(ids('circle')).toEqual(['X-FIGHT-03']);
    expect(ids('table')).toEqual(['X-FIGHT-03']);
    const [said] = openLedger(ledger).search('circle');
    const [noted] = openLedger(ledger).search('table');
    expect(said?.score).toBeGreaterThan(noted?.score ?? Number.POSITIVE_INFINITY);
  });

  it('takes noise, unknown words and a limit', () => {
    expect(ids('the')).toEqual([]);
    expect(ids('dragon')).toEqual([]);
    expect(ids('hero', 1)).toHaveLength(1);
  });

  it('finds known entries in a real ledger', () => {
    const first = (words: string) => acg.search(words, 3).map((hit) => hit.rule.id);
    expect(first('zone-04')[0]).toBe('ACG-ZONE-04');
    expect(first('retreat leaves zone for the shadows')).toContain('ACG-EPH-15');
    expect(first('exhausted enemies in shadows facedown')).toContain('ACG-EXH-08');
  });
});
