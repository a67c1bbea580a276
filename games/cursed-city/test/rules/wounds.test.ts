import { expect } from 'vitest';
import type { On } from '../../src/board.js';
import { damageHero, goOut } from '../../src/procs.js';
import { standing } from '../../src/queries.js';
import { rule, table } from '../kit.js';

const suffers = (count: number) => ({ hero: 'ada', count, by: null, weapon: null, defend: false });
const ada = (on: { readonly [space: number]: readonly On[] } = {}, dice: readonly (number | null)[] = []) =>
  table().hero('ada', { at: 'hall:a1', on, dice });
const full: { readonly [space: number]: readonly On[] } = {
  0: ['grievous'],
  1: ['grievous'],
  2: ['grievous'],
  3: ['grievous'],
};

rule(['CC-DEF-07', 'CC-DEF-10'], 'three points: a wound, turned to grievous, and a new wound', () => {
  ada()
    .runs(damageHero, suffers(3))
    .answers('p1', 'place-wound', 'space-2')
    .answers('p1', 'place-wound', 'space-0')
    .heroHas('ada', { on: { 0: ['wound'], 1: [], 2: ['grievous'] } });
});

rule(
  ['CC-DEF-08', 'CC-DEF-09', 'CC-DEF-11'],
  'the player picks the space, and a die that lies there is lost',
  () => {
    ada({}, [6, null, 2, 3])
      .runs(damageHero, suffers(1))
      .asks('p1', 'place-wound', 'space-0', 'space-1', 'space-2', 'space-3')
      .answers('p1', 'place-wound', 'space-0')
      .heroHas('ada', { dice: [null, null, 2, 3], on: { 0: ['wound'] } });
    ada({}, [6, null, 2, 3])
      .runs(damageHero, suffers(1))
      .answers('p1', 'place-wound', 'space-1')
      .heroHas('ada', { dice: [6, null, 2, 3], on: { 1: ['wound'] } });
  },
);

rule('CC-DEF-11', 'the player picks which wound turns', () => {
  ada({ 0: ['wound'], 3: ['wound'] })
    .runs(damageHero, suffers(1))
    .answers('p1', 'turn-wound', 'space-3')
    .heroHas('ada', { on: { 0: ['wound'], 3: ['grievous'] } });
});

rule('CC-DEF-12', 'no space left for a wound: out of action', () => {
  ada(full).runs(damageHero, suffers(1)).heroHas('ada', { where: 'out', at: null });
  ada({ ...full, 3: ['wound'] })
    .runs(damageHero, suffers(1))
    .heroHas('ada', { where: 'standing', on: { 3: ['grievous'] } });
});

rule('CC-DEF-13', 'eight points are carried, the ninth is not', () => {
  const one = ada();
  for (const space of [0, 1, 2])
    one.runs(damageHero, suffers(2)).answers('p1', 'place-wound', `space-${space}`);
  one.runs(damageHero, suffers(2)).heroHas('ada', { where: 'standing', on: full });
  one.runs(damageHero, suffers(1)).heroHas('ada', { where: 'out' });
});

rule(
  ['CC-DEF-14', 'CC-DEF-15', 'CC-DEF-16'],
  'out of action: off battlefield and track, without dice, with wounds and cards',
  () => {
    const one = ada(full, [null, null, null, null])
      .hero('bert', { at: 'hall:a2' })
      .person('ada', { treasure: 'potion#1' })
      .order('ada', 'group-1', 'bert');
    one.hero('ada', { ailments: ['cursed'], inspiration: 2 }).runs(goOut, { hero: 'ada' });
    one.hasOrder('group-1', 'bert').heroHas('ada', {
      at: null,
      last: 'hall:a1',
      ailments: ['cursed'],
      inspiration: 2,
      on: full,
      dice: [],
    });
    one.personHas('ada', { treasure: 'potion#1', dead: false });
    expect(standing(one.now).map(({ id }) => id)).not.toContain('ada');
  },
);

rule('CC-DEF-16', 'dice are lost and what is too much hurts no one', () => {
  ada({}, [6, 5, 4, 3]).runs(goOut, { hero: 'ada' }).heroHas('ada', { dice: [] });
  ada(full).runs(damageHero, suffers(5)).heroHas('ada', { where: 'out', on: full });
});

rule('CC-AIL-06', 'a buried hero who goes out of action is dead', () => {
  ada(full)
    .hero('ada', { where: 'buried' })
    .person('ada', { treasure: 'potion#1', item: 'red-blade' })
    .runs(damageHero, suffers(2))
    .personHas('ada', { dead: true, treasure: null, item: null });
});
