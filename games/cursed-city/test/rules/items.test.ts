import { gainItem } from '../../src/procs.js';
import { rule, table } from '../kit.js';

const ada = () => table().hero('ada', { at: 'hall:a1' });

rule(['CC-ITM-01', 'CC-ITM-03'], 'an item goes into the hero’s space', () => {
  ada().runs(gainItem, { hero: 'ada', item: 'red-blade' }).personHas('ada', { item: 'red-blade' });
});

rule('CC-ITM-02', 'a second one is a choice', () => {
  ada()
    .person('ada', { item: 'black-rose' })
    .runs(gainItem, { hero: 'ada', item: 'red-blade' })
    .asks('p1', 'keep-item', 'black-rose', 'red-blade')
    .answers('p1', 'keep-item', 'red-blade')
    .personHas('ada', { item: 'red-blade' });
  ada()
    .person('ada', { item: 'black-rose' })
    .runs(gainItem, { hero: 'ada', item: 'red-blade' })
    .answers('p1', 'keep-item', 'black-rose')
    .personHas('ada', { item: 'black-rose' });
});
