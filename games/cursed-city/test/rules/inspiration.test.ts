import { gainInspiration, inspirationRoll } from '../../src/procs.js';
import { rule, table } from '../kit.js';

const ada = (given: object = {}) => table().hero('ada', { at: 'a1', ...given });

rule('CC-INS-05', 'none below 0 and none above 4', () => {
  ada({ inspired: true, inspiration: 3 })
    .runs(gainInspiration, { hero: 'ada', count: 5 })
    .heroHas('ada', { inspiration: 4 });
  ada({ inspiration: 1 })
    .runs(gainInspiration, { hero: 'ada', count: -3 })
    .heroHas('ada', { inspiration: 0 });
});

rule(['CC-INS-08', 'CC-INS-09'], 'the third point inspires at once', () => {
  ada({ inspiration: 2 })
    .runs(gainInspiration, { hero: 'ada', count: 1 })
    .heroHas('ada', { inspired: true, inspiration: 0 })
    .emits('inspired', { hero: 'ada' });
});

rule('CC-INS-10', 'what is gained past the third is kept', () => {
  ada({ inspiration: 1 })
    .runs(gainInspiration, { hero: 'ada', count: 4 })
    .heroHas('ada', { inspired: true, inspiration: 2 });
});

rule('CC-INS-14', 'wounds, ailments and dice stay', () => {
  ada({ inspiration: 2, dice: [5, null, 2], on: { 3: ['wound'] }, ailments: ['cursed'] })
    .runs(gainInspiration, { hero: 'ada', count: 1 })
    .heroHas('ada', { dice: [5, null, 2], on: { 3: ['wound'] }, ailments: ['cursed'] });
});

rule(['CC-INS-01', 'CC-INS-02'], 'a quest die as low as the Wounds together gives a point', () => {
  const rolls = (slew: number, die: number, gained: number) =>
    ada({ slew })
      .questDie(die)
      .runs(inspirationRoll, { hero: 'ada' })
      .answers('p1', 'roll-for-inspiration', 'yes')
      .heroHas('ada', { inspiration: gained })
      .isQuiet();
  rolls(5, 5, 1);
  rolls(5, 6, 0);
  ada({ slew: 5 })
    .runs(inspirationRoll, { hero: 'ada' })
    .answers('p1', 'roll-for-inspiration', 'no')
    .heroHas('ada', { inspiration: 0 });
});

rule('CC-INS-03', 'twelve Wounds give it without a roll', () => {
  ada({ slew: 12 })
    .runs(inspirationRoll, { hero: 'ada' })
    .heroHas('ada', { inspiration: 1 })
    .doesNotEmit('quest-die');
});
