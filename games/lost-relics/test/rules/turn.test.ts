import { actionPhase } from '../../src/rules/round.js';
import { rule, table } from '../kit.js';

rule('LR-RND-09', 'up to three actions, one for each die', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2, 4, 6] })
    .turnOf('calthia')
    .acts('calthia', 'rest', 2)
    .acts('calthia', 'rest', 4)
    .acts('calthia', 'rest')
    .heroHas('calthia', { dice: [] })
    .emitsTimes(3, 'action')
    .isQuiet();
});

rule('LR-RND-10', 'unspent dice are set to 1', () => {
  table()
    .hero('calthia', { in: 'A', dice: [5, 6] })
    .turnOf('calthia')
    .endsTurn('calthia')
    .heroHas('calthia', { dice: [1, 1] })
    .isQuiet();
});

rule('LR-RND-11', 'dice set to 1 serve as a link only if a destiny token turns them', () => {
  const later = (destiny: number) =>
    table({ players: 4 })
      .hero('calthia', { in: 'A', dice: [1, 1], destiny })
      .hero('dhoraz', { in: 'B', dice: [1] })
      .turnOf('dhoraz')
      .acts('dhoraz', 'rest');
  later(0).isQuiet();
  later(1)
    .answers('p2', 'start-chain', 'yes')
    .answers('p1', 'join-chain', 'calthia')
    .answers('p1', 'choose-link-action', 'rest')
    .heroHas('calthia', { dice: [1], destiny: 0 })
    .emits('chain', { hero: 'calthia', value: 2 })
    .isQuiet();
});

const seen = () => table().hostile('x', { in: 'B', resilience: 3, range: 'ranged', attack: 1 });

rule('LR-RND-12', 'a reaction step follows every action', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2, 2, 2] })
    .hostile('x', { in: 'B', rank: 'leader', resilience: 9, reactions: ['attack'] })
    .turnOf('calthia')
    .acts('calthia', 'shoot')
    .reactions(1)
    .acts('calthia', 'shoot')
    .reactions(2)
    .acts('calthia', 'shoot')
    .reactions(3)
    .isQuiet();
});

rule('LR-RND-13', 'ending a turn without any action is followed by one reaction', () => {
  seen()
    .hero('calthia', { in: 'A', dice: [2, 2, 2] })
    .turnOf('calthia')
    .endsTurn('calthia')
    .reactions(1)
    .emits('reaction', { hostile: 'x', hero: 'calthia' })
    .heroHas('calthia', { damage: 1 })
    .isQuiet();
});

rule('LR-RND-14', 'ending a turn after an action adds no reaction', () => {
  seen()
    .hero('calthia', { in: 'A', dice: [2, 2, 2] })
    .turnOf('calthia')
    .acts('calthia', 'shoot')
    .endsTurn('calthia')
    .reactions(1)
    .isQuiet();
});

rule('LR-RND-15', 'a turn without dice offers nothing and is followed by a reaction', () => {
  seen()
    .hero('calthia', { in: 'A', dice: [] })
    .turnOf('calthia')
    .reactions(1)
    .heroHas('calthia', { damage: 1 })
    .isQuiet();
});

rule('LR-RND-16', 'a hero out of action before the turn gets none, and no reaction follows', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2] })
    .hero('dhoraz', { in: 'B', dice: [2, 2], wounded: true, damage: 3 })
    .hostile('x', { in: 'B', reactions: ['attack'], resilience: 9, rank: 'leader' })
    .line('calthia', 'dhoraz')
    .runs(actionPhase, { next: 0 })
    .endsTurn('calthia')
    .heroHas('dhoraz', { out: true })
    .reactions(1)
    .doesNotEmit('turn', { hero: 'dhoraz' })
    .isQuiet();
});

rule(
  'LR-RND-17',
  'a hero out of action in the own turn: it ends, the dice show 1, the next one’s begins',
  () => {
    table()
      .hero('calthia', { in: 'A', dice: [2, 3, 4], wounded: true, damage: 3 })
      .hero('dhoraz', { in: 'C', dice: [2] })
      .hostile('x', { in: 'A', tough: true, reactions: ['attack'] })
      .line('calthia', 'dhoraz')
      .runs(actionPhase, { next: 0 })
      .acts('calthia', 'strike', 2)
      .heroHas('calthia', { out: true, dice: [1, 1] })
      .reactions(1)
      .asks('p2', 'choose-action', 'move', 'rest', 'decline');
  },
);
