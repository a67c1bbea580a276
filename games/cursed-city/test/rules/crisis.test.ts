import { expect } from 'vitest';
import { crisis, heroActivation, returnHero, wound } from '../../src/procs.js';
import { turn } from '../../src/rules/turn.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const whole = (entry: string) => [{ from: 1, to: 12, entry }];
const card = (kind: string, id: string, more: object) => ({ kind, id, name: id, origin: 'ours', ...more });
const inspires = [{ do: { inspiration: { hero: 'you', add: 1 } } }];
addTestCards(
  { ...hunt, crises: 'troubles' },
  { ...hunt, id: 'still', crises: 'stays-table' },
  card('crises', 'troubles', { day: whole('by-day'), night: whole('by-night') }),
  card('crises', 'stays-table', { day: whole('stays'), night: whole('stays') }),
  card('entry', 'by-day', {
    number: 12,
    text: '',
    lines: [
      {
        do: {
          choose: {
            options: [
              { id: 'on', name: 'On', lines: inspires },
              { id: 'further', name: 'Further', lines: [{ do: { entry: { entry: 'by-night' } } }] },
            ],
          },
        },
      },
    ],
  }),
  card('entry', 'by-night', { number: 13, text: '', lines: inspires }),
  card('entry', 'stays', { number: 14, text: '', stays: true, lines: inspires }),
);

/** Ada and Cora belong to the first player, Bert and Dirk to the second. */
const four = (journey = 'hunt') =>
  table({ players: 2, journey })
    .hero('ada', { at: 'hall:a1' })
    .hero('bert', { at: 'hall:c1' })
    .hero('cora', { at: 'hall:e1' })
    .hero('dirk', { at: 'hall:a4' });

rule(
  ['CC-CRI-01', 'CC-CRI-03', 'CC-CRI-04', 'CC-CRI-05', 'CC-CRI-06'],
  'a roll, an entry, an acting hero who leaves, and that hero’s player decides',
  () => {
    four()
      .questDie(7)
      .runs(crisis, {})
      .emits('crisis', { score: 7, entry: 'by-day' })
      .asks('p1', 'choose-acting-hero', 'ada', 'bert', 'cora', 'dirk')
      .answers('p1', 'choose-acting-hero', 'bert')
      .heroHas('bert', { where: 'away' })
      .check(({ heroes }) => expect(heroes[1]?.at).toBeNull())
      .emitsInOrder('crisis', 'acting-hero', 'hero-away', 'entry')
      .asks('p2', 'choose-option', 'on', 'further')
      .check(({ crisis: now }) => expect(now).toEqual({ entry: 'by-day', hero: 'bert' }))
      .answers('p2', 'choose-option', 'further')
      .heroHas('bert', { inspiration: 1, where: 'away' })
      .check(({ crisis: now, quest: { read } }) => {
        expect(now).toBeNull();
        expect(read).toEqual(['by-day', 'by-night']);
      });
  },
);

rule(['CC-CRI-02', 'CC-CRI-12'], 'a single hero on the battlefield cancels it, and so does none', () => {
  four()
    .hero('bert', { where: 'out' })
    .hero('cora', { where: 'out' })
    .hero('dirk', { where: 'away', at: 'hall:a4' })
    .given((b) => {
      for (const hero of b.heroes) if (hero.id !== 'ada') hero.at = null;
    })
    .runs(crisis, {})
    .emits('crisis-cancelled', { why: 'alone' })
    .doesNotEmit('quest-die')
    .isQuiet();
});

rule('CC-CRI-03', 'by night the other column', () => {
  four()
    .journey({ nightfall: 8 })
    .questDie(7)
    .runs(crisis, {})
    .emits('crisis', { score: 7, entry: 'by-night' });
});

rule('CC-CRI-12', 'who is away is not picked again', () => {
  four()
    .hero('ada', { where: 'away' })
    .hero('bert', { where: 'away' })
    .runs(crisis, {})
    .asks('p1', 'choose-acting-hero', 'cora', 'dirk');
});

rule('CC-CRI-13', 'an entry may leave the hero where they are', () => {
  four('still')
    .runs(crisis, {})
    .answers('p1', 'choose-acting-hero', 'ada')
    .heroHas('ada', { where: 'standing', at: 'hall:a1', inspiration: 1 });
});

const away = () =>
  four().given((b) => {
    const [ada] = b.heroes;
    Object.assign(ada as object, { where: 'away', at: null, last: 'hall:a1' });
  });

rule(
  ['CC-CRI-07', 'CC-CRI-08'],
  'back beside another hero at the next activation, with dice to spend at once',
  () => {
    away()
      .hero('ada', { dice: [5, 4] })
      .hero('bert', { at: 'hall:f1' })
      .hero('cora', { at: 'hall:f2' })
      .hero('dirk', { at: 'hall:e1' })
      .runs(heroActivation, { hero: 'ada' })
      .asks('p1', 'choose-return-space', 'd1', 'd2', 'e2', 'e3', 'f3')
      .answers('p1', 'choose-return-space', 'e2')
      .heroHas('ada', { where: 'standing', at: 'hall:e2', dice: [5, 4] })
      .asks('p1', 'choose-action', 'decline', 'move', 'run')
      .isAsked('p1');
  },
);

rule(
  'CC-CRI-11',
  'an acting hero whose activation it is does nothing more, and keeps the dice less one',
  () => {
    four()
      .hero('ada', { dice: [5, 4] })
      .thing('x', { at: 'hall:b1' })
      .given((b) => {
        b.discovery.draw = ['dread#1'];
      })
      .runs(heroActivation, { hero: 'ada' })
      .answers('p1', 'choose-action', 'search')
      .answers('p1', 'choose-die', 'space-1')
      .answers('p1', 'choose-acting-hero', 'ada')
      .answers('p1', 'choose-option', 'on')
      .isQuiet()
      .heroHas('ada', { where: 'away', dice: [4], inspiration: 1 });
  },
);

rule('CC-CRI-09', 'when the last of the others falls, the journey fails at once', () => {
  const one = away().hero('cora', { where: 'out' }).hero('dirk', { where: 'out' });
  one
    .hero('bert', { on: { 0: ['grievous'], 1: ['grievous'], 2: ['grievous'], 3: ['grievous'] } })
    .runs(wound, { hero: 'bert' })
    .heroHas('bert', { where: 'out' })
    .runs(turn, {})
    .journeyHas({ result: 'failure' })
    .doesNotEmit('phase');
});

rule('CC-CRI-10', 'one who is buried may still be dug out', () => {
  const one = away()
    .hero('bert', { where: 'buried' })
    .hero('cora', { where: 'out' })
    .hero('dirk', { where: 'out' });
  one.runs(returnHero, { hero: 'bert', at: 'hall:c1' }).journeyHas({ result: null });
  one
    .hero('bert', { where: 'out' })
    .runs(returnHero, { hero: 'ada', at: null })
    .journeyHas({ result: 'failure' });
});
