import { gambits } from '../../src/rules/gambits.js';
import { rule, table } from '../kit.js';

const start = { left: [], tried: true, over: [] };
/** As in the example of the rules: two groups, three heroes. */
const line = () =>
  table({ players: 4 })
    .hero('ada', { at: 'a1', dice: [2, 5, 5] })
    .hero('bert', { at: 'a2' })
    .hero('cora', { at: 'a3', where: 'out' })
    .hero('dirk', { at: 'a4', where: 'out' })
    .order('group-1', 'bert', 'ada', 'group-2', 'group-3');

rule(
  ['CC-GAM-01', 'CC-GAM-02', 'CC-INI-05'],
  'a die of any score is spent; a failure changes nothing',
  () => {
    line()
      .shows('d8', 'failure')
      .runs(gambits, start)
      .asks('p1', 'attempt-gambit', 'space-0', 'space-1', 'decline')
      .answers('p1', 'attempt-gambit', 'space-0')
      .heroHas('ada', { dice: [null, 5, 5] })
      .hasOrder('group-1', 'bert', 'ada', 'group-2', 'group-3')
      .emits('gambit', { hero: 'ada', result: 'failure', with: null });
  },
);

rule('CC-GAM-03', 'a success: the closest group to the left or to the right', () => {
  line()
    .shows('d8', 'success')
    .runs(gambits, start)
    .answers('p1', 'attempt-gambit', 'space-0')
    .asks('p1', 'choose-gambit-card', 'group-1', 'group-2')
    .answers('p1', 'choose-gambit-card', 'group-1')
    .hasOrder('ada', 'bert', 'group-1', 'group-2', 'group-3');
});

rule('CC-GAM-04', 'a critical success: any group', () => {
  line()
    .shows('d8', 'critical')
    .runs(gambits, start)
    .answers('p1', 'attempt-gambit', 'space-0')
    .answers('p1', 'choose-gambit-card', 'group-3')
    .hasOrder('group-1', 'bert', 'group-3', 'group-2', 'ada');
});

rule('CC-GAM-05', 'one hero may try again and again, a die each', () => {
  line()
    .shows('d8', 'failure', 'failure', 'failure')
    .runs(gambits, start)
    .answers('p1', 'attempt-gambit', 'space-0')
    .answers('p1', 'attempt-gambit', 'space-1')
    .answers('p1', 'attempt-gambit', 'space-2')
    .heroHas('ada', { dice: [] })
    .isQuiet();
});

rule('CC-GAM-06', 'in leader order, until no one wants more', () => {
  line()
    .hero('bert', { dice: [4] })
    .given((b) => {
      b.leader = 'p2';
    })
    .shows('d8', 'failure')
    .runs(gambits, start)
    .answers('p2', 'attempt-gambit', 'decline')
    .answers('p1', 'attempt-gambit', 'space-0')
    .answers('p1', 'attempt-gambit', 'decline')
    .answers('p2', 'attempt-gambit', 'decline')
    .answers('p1', 'attempt-gambit', 'decline')
    .isQuiet();
});

rule('CC-GAM-06', 'a player who wants no more is not asked again, whatever the others try', () => {
  line()
    .hero('bert', { dice: [4] })
    .shows('d8', 'failure')
    .runs(gambits, start)
    .asks('p1', 'attempt-gambit', 'space-0', 'space-1', 'no-more', 'decline')
    .answers('p1', 'attempt-gambit', 'no-more')
    .answers('p2', 'attempt-gambit', 'space-0')
    .isQuiet();
});

rule('CC-GAM-06', 'one answer is enough for all heroes of a player', () => {
  table({ players: 1 })
    .hero('ada', { at: 'drop:a1', dice: [2] })
    .hero('bert', { at: 'drop:b1', dice: [3] })
    .hero('cora', { at: 'drop:a2', dice: [4] })
    .order('group-1', 'bert', 'ada', 'cora')
    .runs(gambits, start)
    .answers('p1', 'attempt-gambit', 'decline')
    .answers('p1', 'attempt-gambit', 'no-more')
    .isQuiet();
});

rule('CC-GAM-06', 'with no other hero who could try, there is only yes or no', () => {
  line().runs(gambits, start).asks('p1', 'attempt-gambit', 'space-0', 'space-1', 'decline');
});

rule('CC-GAM-07', 'two inspiration points pay as well', () => {
  line()
    .hero('ada', { inspiration: 2 })
    .shows('d8', 'failure')
    .runs(gambits, start)
    .answers('p1', 'attempt-gambit', 'inspiration')
    .heroHas('ada', { inspiration: 0, dice: [2, 5, 5] })
    .asks('p1', 'attempt-gambit', 'space-0', 'space-1', 'decline');
});

rule('CC-GAM-08', 'only a side with a group is offered; with none there is no gambit', () => {
  line()
    .order('ada', 'group-1')
    .shows('d8', 'success')
    .runs(gambits, start)
    .answers('p1', 'attempt-gambit', 'space-0')
    .hasOrder('group-1', 'ada');
  line().order('ada', 'bert').runs(gambits, start).isQuiet();
});

rule(['CC-GAM-09', 'CC-DST-08'], 'destiny dice buy none', () => {
  line()
    .destiny(6, 3)
    .hero('bert', { dice: [] })
    .hero('ada', { where: 'standing' })
    .runs(gambits, start)
    .asks('p1', 'attempt-gambit', 'space-0', 'space-1', 'decline')
    .answers('p1', 'attempt-gambit', 'decline')
    .isQuiet();
});
