import { damageHero } from '../../src/procs.js';
import { reactionStep } from '../../src/rules/reaction-step.js';
import { rule, table } from '../kit.js';

const step = { hero: 'calthia' } as const;

rule('LR-REA-01', 'exactly one hostile in sight reacts', () => {
  const t = table().hero('calthia', { in: 'A' });
  for (const id of ['w', 'x', 'y', 'z']) t.hostile(id, { in: 'B', range: 'ranged', reactions: ['attack'] });
  t.runs(reactionStep, step).picks('p1', 'y').reactions(1).heroHas('calthia', { damage: 1 }).isQuiet();
});

rule('LR-REA-02', 'with none in sight nothing reacts', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'C' })
    .runs(reactionStep, step)
    .reactions(0)
    .isQuiet();
});

rule('LR-REA-03', 'the player of the hero who acted picks', () => {
  table()
    .hero('calthia', { in: 'C' })
    .hero('dhoraz', { in: 'A' })
    .hostile('x', { in: 'A' })
    .hostile('y', { in: 'A' })
    .runs(reactionStep, { hero: 'dhoraz' })
    .asks('p2', 'choose-reaction', 'x', 'y');
});

rule('LR-REA-04', 'a leader in sight must be picked', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('l', { in: 'B', rank: 'leader', resilience: 6 })
    .hostile('x', { in: 'A' })
    .runs(reactionStep, step)
    .emits('reaction', { hostile: 'l' });
});

rule('LR-REA-05', 'otherwise one in the hero’s own area', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A' })
    .hostile('y', { in: 'B', range: 'ranged' })
    .runs(reactionStep, step)
    .emits('reaction', { hostile: 'x' })
    .isQuiet();
});

rule('LR-REA-06', 'otherwise any in sight', () => {
  table({ map: ['BAC'] })
    .hero('calthia', { in: 'A' })
    .hostile('y', { in: 'B', range: 'ranged' })
    .hostile('z', { in: 'C', range: 'ranged' })
    .runs(reactionStep, step)
    .asks('p1', 'choose-reaction', 'y', 'z');
});

rule('LR-REA-07', 'among several, one that will damage a hero must be picked', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A', reactions: ['attack'] })
    .hostile('y', { in: 'A', reactions: ['move'] })
    .runs(reactionStep, step)
    .emits('reaction', { hostile: 'x' })
    .heroHas('calthia', { damage: 1 })
    .isQuiet();
  const t = table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'A', reactions: ['attack'] })
    .hostile('x2', { in: 'A', reactions: ['attack'] })
    .hostile('y', { in: 'A', reactions: ['move'] })
    .runs(reactionStep, step);
  t.asks('p1', 'choose-reaction', 'x', 'x2').bars('y', 'LR-REA-07');
});

rule('LR-REA-08', 'every listed reaction is resolved, in the order listed', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('x', { in: 'B', reactions: ['move', 'attack'] })
    .runs(reactionStep, step)
    .emitsInOrder('moved', 'attack')
    .hostileIs('x', { in: 'A' })
    .heroHas('calthia', { damage: 1 })
    .isQuiet();
});

rule('LR-REA-09', 'the damage filter works within the highest tier', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hostile('l', { in: 'B', rank: 'leader', resilience: 6, reactions: ['retreat'] })
    .hostile('x', { in: 'A', attack: 2 })
    .runs(reactionStep, step)
    .emits('reaction', { hostile: 'l' })
    .heroHas('calthia', { damage: 0 })
    .isQuiet();
});

rule('LR-REA-10', 'the whole list is tried out in advance', () => {
  const two = () =>
    table({ map: ['BACD'], limits: { A: 4 } })
      .hero('calthia', { in: 'A' })
      .hostile('y', { in: 'B', reactions: ['move', 'attack'] })
      .hostile('z', { in: 'C', reactions: ['retreat'], attack: 1 });
  two()
    .runs(reactionStep, step)
    .emits('reaction', { hostile: 'y' })
    .heroHas('calthia', { damage: 1 })
    .isQuiet();
});

rule('LR-REA-10', 'some legal choice is enough, and a blocked move counts too', () => {
  // Y may go to A or C; only in C somebody would be hurt, because armour stops it in A.
  table({ map: ['ABC', '#D#'] })
    .hero('calthia', { in: 'A', treasure: ['plate'] })
    .hero('dhoraz', { in: 'C' })
    .hero('luxa', { in: 'D' })
    .given((b) => {
      b.heroes = b.heroes.map((hero) => (hero.id === 'luxa' ? { ...hero, treasure: ['plate'] } : hero));
    })
    .hostile('y', { in: 'B', reactions: ['move', 'attack'] })
    .hostile('z', { in: 'B', reactions: ['retreat'] })
    .runs(reactionStep, { hero: 'luxa' })
    .emits('reaction', { hostile: 'y' })
    .doesNotEmit('reaction', { hostile: 'z' });
  table({ map: ['AB'], limits: { A: 1 } })
    .hero('calthia', { in: 'A' })
    .hostile('y', { in: 'B', reactions: ['move'] })
    .hostile('z', { in: 'B', reactions: ['retreat'] })
    .runs(reactionStep, step)
    .emits('reaction', { hostile: 'y' })
    .heroHas('calthia', { damage: 1 });
});

rule('LR-REA-11', 'after Luxa’s command the reaction comes once, and Taros is the hero who acted', () => {
  table({ map: ['ABCDE'], players: 1 })
    .hero('luxa', { in: 'A', dice: [4] })
    .hero('taros', { in: 'E' })
    .hostile('x', { in: 'B', reactions: ['attack'], resilience: 3 })
    .hostile('y', { in: 'D', reactions: ['attack'], rank: 'leader', resilience: 9 })
    .turnOf('luxa')
    .acts('luxa', 'whistle')
    .answers('p1', 'choose-commanded-action', 'shoot')
    .reactions(0)
    .answers('p1', 'choose-commanded-action', 'shoot')
    .reactions(1)
    .emits('reaction', { hostile: 'y', hero: 'taros' })
    .hostileIs('y', { damage: 4 });
});

rule('LR-REA-12', 'nothing reacts to a hero who is out of action', () => {
  table()
    .hero('calthia', { in: 'A', wounded: true, damage: 3 })
    .hostile('x', { in: 'A' })
    .runs(damageHero, { hero: 'calthia', count: 1, by: null })
    .runs(reactionStep, step)
    .reactions(0)
    .isQuiet();
});

rule(
  'LR-REA-13',
  'a turn without an action: the hero whose turn it was is the reference, and their player picks',
  () => {
    table()
      .hero('calthia', { in: 'A', dice: [2] })
      .hero('dhoraz', { in: 'C' })
      .given((b) => {
        b.lastActed = 'dhoraz';
      })
      .hostile('x', { in: 'A', reactions: ['attack'] })
      .hostile('y', { in: 'A', reactions: ['attack'] })
      .turnOf('calthia')
      .endsTurn('calthia')
      .asks('p1', 'choose-reaction', 'x', 'y');
  },
);

rule('LR-REA-14', 'the hostile need not go for the hero who acted', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hostile('x', { in: 'A', reactions: ['attack'] })
    .runs(reactionStep, step)
    .asks('p1', 'choose-victim', 'calthia', 'dhoraz')
    .picks('p1', 'dhoraz')
    .heroHas('dhoraz', { damage: 1 });
});

rule('LR-REA-08', 'the player who picked the hostile resolves all it does, wherever he sits', () => {
  table({ map: ['BAC'] })
    .line('calthia', 'dhoraz', 'luxa', 'regis')
    .hero('calthia', { in: 'B' })
    .hero('dhoraz', { in: 'B' })
    .hero('luxa', { in: 'C' })
    .hero('regis', { in: 'C' })
    .given((b) => {
      b.lastActed = 'luxa';
    })
    .hostile('x', { in: 'A', reactions: ['move', 'attack'] })
    .hostile('y', { in: 'A', reactions: ['move', 'attack'] })
    .runs(reactionStep, { hero: 'luxa' })
    .asks('p3', 'choose-reaction', 'x', 'y')
    .picks('p3', 'x')
    .asks('p3', 'choose-hostile-step', 'B', 'C')
    .picks('p3', 'B')
    .asks('p3', 'choose-victim', 'calthia', 'dhoraz')
    .picks('p3', 'dhoraz')
    .heroHas('dhoraz', { damage: 1 })
    .heroHas('calthia', { damage: 0 })
    .isQuiet();
});

rule('LR-REA-14', 'whom it goes for is said by the player whose hero acted, wherever he sits', () => {
  table()
    .line('calthia', 'dhoraz', 'luxa', 'regis')
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hero('luxa', { in: 'A' })
    .given((b) => {
      b.lastActed = 'dhoraz';
    })
    .hostile('x', { in: 'A', reactions: ['attack'] })
    .runs(reactionStep, { hero: 'dhoraz' })
    .asks('p2', 'choose-victim', 'calthia', 'dhoraz', 'luxa')
    .refuses({ picks: ['calthia'], seat: 'p1' }, 'seat')
    .picks('p2', 'calthia')
    .heroHas('calthia', { damage: 1 })
    .heroHas('dhoraz', { damage: 0 })
    .isQuiet();
});
