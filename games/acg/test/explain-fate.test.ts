import type { Decision } from '@questhall/engine';
import { sayOption } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import { drawDungeon, takeTreasure } from '../src/procs.js';
import { settlement, visitSmith } from '../src/rules/settlement.js';
import { type AcgTable, rules, table } from './kit.js';
import { say } from './speaking.js';

const explained = (t: AcgTable) => rules().explain(t.state, t.state.open[0] as Decision);
const question = (t: AcgTable) => say(explained(t).text);
const optionText = (t: AcgTable, id: string) =>
  sayOption(say, explained(t).options[id] ?? { name: { key: id, args: {} } });

const atTheSmith = (worn: { gear?: string[]; depletedGear?: string[] }) =>
  table()
    .deck('gear', ['night-cloak', 'lucky-knucklebone'])
    .hero('ironbreaker', worn)
    .runs(visitSmith, { hero: 'ironbreaker' });

describe('before gear is lost', () => {
  it('the smith says what there is no room for', () => {
    expect(question(atTheSmith({}))).toContain('Choose gear for the Ironbreaker to keep');
    expect(optionText(atTheSmith({}), 'lucky-knucklebone')).toBe('Lucky Knucklebone: accessory');
    expect(optionText(atTheSmith({ gear: ['quartermasters-belt'] }), 'lucky-knucklebone')).toBe(
      'Lucky Knucklebone: accessory',
    );
    expect(optionText(atTheSmith({ gear: ['smelling-salts'] }), 'lucky-knucklebone')).toBe(
      'Lucky Knucklebone: accessory; hands full: the Ironbreaker must discard Smelling Salts',
    );
    expect(optionText(atTheSmith({ depletedGear: ['smelling-salts'] }), 'lucky-knucklebone')).toBe(
      'Lucky Knucklebone: accessory; hands full: it is discarded',
    );
  });

  const inTown = (other: { gear?: string[]; depletedGear?: string[] }) =>
    table({ campaign: 'an-uneasy-alliance' })
      .hero('ironbreaker', { gear: ['lucky-knucklebone'] })
      .hero('waywatcher', other)
      .given((b) => {
        b.result = 'won';
      })
      .runs(settlement, { last: false, given: [] });

  it('the only gift names itself, its giver, its receiver and what follows', () => {
    expect(optionText(inTown({}), 'give-gear')).toBe(
      'Give Lucky Knucklebone of the Ironbreaker to the Waywatcher',
    );
    expect(optionText(inTown({ depletedGear: ['smelling-salts'] }), 'give-gear')).toBe(
      'Give Lucky Knucklebone of the Ironbreaker to the Waywatcher: hands full: it is discarded',
    );
    expect(optionText(inTown({ gear: ['smelling-salts'] }), 'give-gear')).toBe('Give gear to another hero');
  });

  it('one of several gifts does so when it is chosen', () => {
    const t = inTown({ gear: ['smelling-salts'] }).answers('p1', 'settlement-next', 'give-gear');
    expect(question(t)).toBe('Choose gear to give away.');
    expect(optionText(t, 'smelling-salts')).toBe(
      'Smelling Salts of the Waywatcher: to the Ironbreaker, accessory; the Ironbreaker must trade Lucky Knucklebone or discard it',
    );
    const traded = t.answers('p1', 'choose-gift', 'smelling-salts');
    expect(optionText(traded, 'decline')).toBe(
      'Nothing in return: the Ironbreaker discards Lucky Knucklebone for Smelling Salts, or discards Smelling Salts',
    );
  });
});

describe('before a card is taken unseen', () => {
  const treasure = (worn: { gear?: string[]; depletedGear?: string[] }) =>
    table()
      .deck('gear', ['night-cloak'], ['lucky-knucklebone'])
      .hero('ironbreaker', worn)
      .runs(takeTreasure, { hero: 'ironbreaker' });
  const unseen = (worn: { gear?: string[]; depletedGear?: string[] }) =>
    optionText(treasure(worn), 'gear-deck');

  it('it is said whether there is room for whatever it is', () => {
    expect(unseen({})).toBe('The top card of the gear deck: unseen');
    expect(unseen({ gear: ['smelling-salts'] })).toBe(
      'The top card of the gear deck: unseen; hands full: swap or discard',
    );
    expect(unseen({ depletedGear: ['smelling-salts'] })).toBe(
      'The top card of the gear deck: unseen; hands full: gear is discarded',
    );
    // The belt lends room for more, but nobody wears two armours.
    expect(unseen({ gear: ['quartermasters-belt', 'night-cloak'] })).toBe(
      'The top card of the gear deck: unseen; hands full for another armour: swap or discard',
    );
  });

  it('what is carried can be read below', () => {
    const { options } = explained(treasure({ gear: ['smelling-salts'] }));
    expect(options['gear-deck']?.details?.map(say)).toEqual([
      'Carries 1 of 1: Smelling Salts (accessory); at most 2 weapons and 1 armour, 1 card in total',
    ]);
  });
});

describe('a dungeon card', () => {
  const draws = (card: string) =>
    table().deck('dungeon', [card]).runs(drawDungeon, { hero: 'waywatcher', orExhaust: true });

  it('that is an item is taken, not faced', () => {
    const t = draws('padded-jack');
    expect(question(t)).toBe('The Waywatcher found Padded Jack (item). Take it?');
    expect(optionText(t, 'resolve')).toBe('Take it');
  });

  it('says who is meant, and what would come to nothing', () => {
    const t = draws('wayside-shrine').answers('p2', 'resolve-or-bottom', 'resolve');
    expect(question(t)).toBe('Wayside Shrine: the party chooses one. (“You” is the Waywatcher.)');
    expect(optionText(t, 'option-1')).toBe('You recover 3 wounds.');
    expect(optionText(t, 'option-2')).toMatch(/no hero can be revived now: no effect$/);
  });
});
