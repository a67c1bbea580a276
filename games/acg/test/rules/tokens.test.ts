import { expect } from 'vitest';
import { addProgress, claimGear, claimTokens, sufferWounds } from '../../src/procs.js';
import { playQuest } from '../../src/rules/quest.js';
import { settlement } from '../../src/rules/settlement.js';
import { ability, holding } from '../cards-actions.js';
import { type AcgTable, rule, table } from '../kit.js';

rule('ACG-TOK-01', 'a card that let others hold more takes the surplus with it', () => {
  table()
    .hero('ironbreaker', { gear: ['memory-beads'], capacity: 1, tokens: { rest: 3, aid: 2, attack: 1 } })
    .given((b) => b.drawn.push('test-charm'))
    .runs(claimGear, { hero: 'ironbreaker', card: 'test-charm' })
    .answers('p1', 'equip-or-discard', 'memory-beads')
    .heroHas('ironbreaker', { tokens: { attack: 1, aid: 2, explore: 0, rest: 2 } })
    .runs(claimTokens, { hero: 'ironbreaker', count: 1 })
    .asks('p1', 'place-tokens', 'inexorable-advance', 'into-the-dark')
    .picks('p1', 'inexorable-advance')
    .heroHas('ironbreaker', { tokens: { attack: 2, aid: 2, explore: 0, rest: 2 } })
    .isQuiet();
});

rule('ACG-TOK-02', 'tokens spent on the action in progress cannot be discarded as well', () => {
  const taxed = () =>
    table()
      .hero('waywatcher', { tokens: { explore: 2 } })
      .deck('dungeon', ['test-tax'])
      .rolls({ hero: ['defence', 'defence'] })
      .acts('waywatcher', 'explore');
  taxed()
    .answers('p2', 'spend-tokens', '2')
    .heroHas('waywatcher', { wounds: 1, tokens: { explore: 0 } })
    .isQuiet();
  taxed()
    .answers('p2', 'spend-tokens', '1')
    .asks('p2', 'choose-option', 'option-0', 'option-1')
    .picks('p2', 'option-0')
    .heroHas('waywatcher', { wounds: 0, tokens: { explore: 0 } })
    .isQuiet();
});

rule('ACG-TOK-03', 'a token that is a cost may come from any of the hero’s cards', () => {
  const paying = () =>
    holding(table(), 'ironbreaker', 'explore', 'test-walk')
      .hero('ironbreaker', { tokens: { aid: 1, rest: 1 }, gear: ['test-toll-charm'], wounds: 3 })
      .rolls({ hero: ['defence'] })
      .acts('ironbreaker', 'explore')
      .answers('p1', 'use-ability', ability('test-toll-charm'))
      .asks('p1', 'discard-tokens', 'shield-wall', 'stubborn-resolve');
  paying()
    .picks('p1', 'shield-wall')
    .heroHas('ironbreaker', { wounds: 2, tokens: { aid: 0, rest: 1 } })
    .isQuiet();
  paying()
    .picks('p1', 'stubborn-resolve')
    .heroHas('ironbreaker', { wounds: 2, tokens: { aid: 1, rest: 0 } })
    .isQuiet();
});

rule('ACG-TOK-04', 'tokens never run out', () => {
  table()
    .hero('ironbreaker', { gear: ['test-coffer'], health: 200 })
    .location('test-endless-hall')
    .runs(addProgress, { count: 100 })
    .check((b) => expect(b.location?.progress).toBe(100))
    .runs(sufferWounds, { hero: 'ironbreaker', count: 100, from: [] })
    .heroHas('ironbreaker', { wounds: 100, status: 'standing' })
    .runs(claimTokens, { hero: 'ironbreaker', count: 100 })
    .heroHas('ironbreaker', { tokens: { attack: 25, aid: 25, explore: 25, rest: 25 } })
    .isQuiet();
});

rule('ACG-TOK-05', 'tokens stay on a card that is exhausted or readied, and when its hero falls', () => {
  table()
    .hero('ironbreaker', { tokens: { rest: 2 } })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'spend-tokens', '0')
    .heroHas('ironbreaker', { tokens: { rest: 2 }, exhausted: ['rest'] })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .heroHas('ironbreaker', { tokens: { rest: 2 }, exhausted: [] })
    .runs(sufferWounds, { hero: 'ironbreaker', count: 99, from: [] })
    .heroHas('ironbreaker', { status: 'defeated', tokens: { rest: 2 } })
    .isQuiet();
});

rule('ACG-TOK-06', 'tokens do not last beyond the quest', () => {
  const t = table({ campaign: 'an-uneasy-alliance' })
    .hero('ironbreaker', { tokens: { rest: 2 } })
    .given((b) => {
      b.result = 'won';
      b.campaign?.results.push('won');
    });
  inTown(t.runs(settlement, { last: false, given: [] }))
    .runs(playQuest, { quest: 'poison-in-the-granary' })
    .answers('party', 'choose-leader', 'ironbreaker')
    .heroHas('ironbreaker', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .heroHas('waywatcher', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .check((b) => expect(b.stage).toBe('quest'));
});

/** Goes through the settlement stage with the first thing that is offered. */
function inTown(t: AcgTable): AcgTable {
  for (let [open] = t.state.open; open !== undefined; [open] = t.state.open) {
    t.picks(open.by, ...open.options.slice(0, open.min));
  }
  return t;
}
