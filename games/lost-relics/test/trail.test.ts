import { Dice, reasonsFor, seeded, type Text } from '@questhall/engine';
import { speaker } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import { lostRelics, lostRelicsGame, lostRelicsIn, lostRelicsShow } from '../src/index.js';

/** Where an ask is put, and the rule that a player is given for it. */
const REASONS: readonly [step: string, rule: string][] = [
  ['lr.set-up@place', 'LR-SET-13'],
  ['lr.turn@choose', 'LR-RND-09'],
  ['lr.make-action@die', 'LR-ACT-02'],
  ['lr.make-action@turn', 'LR-DST-03'],
  ['lr.move@change', 'LR-MOV-03'],
  ['lr.move@step', 'LR-MOV-01'],
  ['lr.barge@figure', 'LR-MOV-07'],
  ['lr.barge@place', 'LR-MOV-10'],
  ['lr.hero-attack@target', 'LR-ATK-04'],
  ['lr.strike@targets', 'LR-ATK-09'],
  ['lr.chain@start', 'LR-CHN-01'],
  ['lr.chain@offer', 'LR-CHN-11'],
  ['lr.reaction-step@pick', 'LR-REA-03'],
  ['lr.hostile-attack@target', 'LR-HRA-04'],
  ['lr.hostile-move@where', 'LR-HRA-15'],
  ['lr.hostile-move@blocked', 'LR-HRA-10'],
  ['lr.effect.act@who', 'LR-HOS-04'],
  ['lr.spawn@where', 'LR-HOS-04'],
  ['lr.leader-phase@order', 'LR-RND-19'],
  ['lr.recovery-phase@who', 'LR-RND-20'],
  ['lr.recovery-phase@where', 'LR-RND-23'],
  ['lr.gain-treasure@keep', 'LR-TRE-01'],
  ['lr.gain-treasure@limit', 'LR-TRE-03'],
];

/** They only serve the rules around them, or go by the name of a card. */
const UNNAMED = ['lr.program', 'lr.run-ability', 'lr.special'];

type Game = typeof lostRelics;

/** What the questions of a random game are part of. */
function namesIn(game: Game, { catalogue, language = 'en' }: typeof lostRelicsShow, setup: object): string[] {
  const say = speaker(catalogue, language);
  const known = (text: Text) => (Object.hasOwn(catalogue, text.key) ? say(text) : '');
  const { state } = game.start(game.setup(setup), 'why');
  const dice = new Dice(seeded('why'));
  const names: string[] = [];
  for (let n = 0; n < 300 && state.over === null; n++) {
    const [decision] = state.open;
    if (decision === undefined) break;
    const { rule, partOf } = reasonsFor(game.explain(state, decision).trail, known);
    expect(rule, decision.ask).toMatch(/^LR-/);
    names.push(...partOf.map(({ name }) => name));
    const count = decision.min + dice.draw('count', decision.max - decision.min + 1);
    const picks = dice.shuffle('picks', [...decision.options]).slice(0, count);
    game.play(state, { decision: decision.id, picks });
  }
  return [...new Set(names)];
}

describe('the reason for a question', () => {
  test.each(REASONS)('at %s is %s', (place, rule) => {
    const [id = '', step = ''] = place.split('@');
    const procedure = lostRelics.procedures.find((one) => one.id === id);
    expect(procedure?.steps.find(({ name }) => name === step)?.rules[0]).toBe(rule);
  });

  test.each(lostRelicsGame.offer.adventures().map(({ kind, id }) => ({ players: 2, [kind]: id })))(
    'is there whenever somebody is asked: %o',
    (setup) => {
      const names = namesIn(lostRelics, lostRelicsShow, setup);
      expect(names.filter((name) => /\blr\b|core|\bstep\b|[{}@]/.test(name))).toEqual(
        names.includes('The reaction step') ? ['The reaction step'] : [],
      );
      expect(names).toContain('A round');
    },
  );

  test('is part of the adventure or the card whose text it is, by its name', async () => {
    const setup = { players: 2, adventure: 'waking-stones' };
    expect(namesIn(lostRelics, lostRelicsShow, setup)).toContain('Waking Stones');
    const { rules, show } = await lostRelicsIn('de');
    const german = namesIn(rules, show, setup);
    expect(german).toEqual(expect.arrayContaining(['Eine Runde', 'Die Abenteuerphase']));
    expect(german).not.toContain('Waking Stones');
  });
});

test('every rule in progress has a name, but for those that only serve others', () => {
  const own = lostRelics.procedures.map(({ id }) => id).filter((id) => /^lr\.[a-z-]+$/.test(id));
  expect(own.filter((id) => lostRelicsShow.catalogue[`trail.${id}`] === undefined).toSorted()).toEqual(
    UNNAMED,
  );
  const names = Object.keys(lostRelicsShow.catalogue).filter((key) => key.startsWith('trail.'));
  expect(names.filter((key) => key !== 'trail.card' && !own.includes(key.slice(6)))).toEqual([]);
});
