import { actionPhase } from '../../src/rules/round.js';
import { rule, table } from '../kit.js';

/** Calthia (p1) has just acted with a 1; Dhoraz is p2, Luxa p3, Regis p4. */
const after = (given: { b?: number[]; c?: number[]; a?: number[]; players?: number }) => {
  const t = table({ limits: { A: 5 }, players: given.players ?? 4 }).hero('calthia', {
    in: 'A',
    dice: [1, ...(given.a ?? [])],
  });
  if (given.b !== undefined) t.hero('dhoraz', { in: 'A', dice: given.b });
  if (given.c !== undefined) t.hero('luxa', { in: 'A', dice: given.c });
  return t.turnOf('calthia').acts('calthia', 'rest', 1);
};

rule('LR-CHN-01', 'a chain after a 1 is optional: declined, the reaction follows', () => {
  table({ map: ['AB'] })
    .hero('calthia', { in: 'A', dice: [1] })
    .hero('dhoraz', { in: 'A', dice: [2] })
    .hostile('x', { in: 'B', range: 'ranged', resilience: 9, rank: 'leader', reactions: ['attack'] })
    .turnOf('calthia')
    .acts('calthia', 'shoot')
    .answers('p1', 'start-chain', 'no')
    .doesNotEmit('chain')
    .reactions(1);
});

rule('LR-CHN-01', 'no chain after any other die', () => {
  table({ limits: { A: 5 } })
    .hero('calthia', { in: 'A', dice: [2] })
    .hero('dhoraz', { in: 'A', dice: [2, 3] })
    .turnOf('calthia')
    .acts('calthia', 'rest')
    .isQuiet();
});

rule('LR-CHN-02', 'the second action is paid with a 2, by the same hero or another', () => {
  after({ b: [2] })
    .answers('p1', 'start-chain', 'yes')
    .answers('p2', 'join-chain', 'dhoraz')
    .answers('p2', 'choose-link-action', 'rest')
    .heroHas('dhoraz', { dice: [] });
  after({ a: [2] })
    .answers('p1', 'join-chain', 'calthia')
    .answers('p1', 'choose-link-action', 'rest')
    .heroHas('calthia', { dice: [] })
    .isQuiet();
  after({ b: [3] }).isQuiet();
});

rule('LR-CHN-03', 'each die is exactly one higher than the last', () => {
  after({ b: [2], c: [3, 5], players: 1 })
    .asks('p1', 'join-chain', 'dhoraz', 'decline')
    .bars('luxa', 'LR-CHN-03')
    .picks('p1', 'dhoraz')
    .answers('p1', 'choose-link-action', 'rest')
    .answers('p1', 'join-chain', 'luxa')
    .answers('p1', 'choose-link-action', 'rest')
    .heroHas('luxa', { dice: [5] })
    .isQuiet();
  after({ b: [2], c: [3, 4], players: 1 })
    .picks('p1', 'dhoraz')
    .picks('p1', 'rest')
    .picks('p1', 'luxa')
    .picks('p1', 'rest')
    .answers('p1', 'join-chain', 'luxa')
    .picks('p1', 'rest')
    .emits('chain', { hero: 'luxa', value: 4 })
    .isQuiet();
});

rule('LR-CHN-04', 'a chain holds at most six actions', () => {
  const t = after({ b: [2, 3, 4], c: [5, 6, 6], players: 1 });
  for (const hero of ['dhoraz', 'dhoraz', 'dhoraz', 'luxa', 'luxa']) {
    t.answers('p1', 'join-chain', hero).answers('p1', 'choose-link-action', 'rest');
  }
  t.emitsTimes(6, 'action')
    .heroHas('luxa', { dice: [6] })
    .isQuiet();
});

rule('LR-CHN-05', 'a link is inspired if its die is high enough', () => {
  table({ map: ['AB'], limits: { A: 5 }, players: 1 })
    .hero('calthia', { in: 'A', dice: [1] })
    .hero('dhoraz', { in: 'A', dice: [2, 3, 4] })
    .hostile('x', { in: 'B', rank: 'leader', resilience: 9, reactions: ['retreat'] })
    .turnOf('calthia')
    .acts('calthia', 'shoot')
    .picks('p1', 'dhoraz')
    .picks('p1', 'shoot')
    .picks('p1', 'dhoraz')
    .picks('p1', 'shoot')
    .picks('p1', 'dhoraz')
    .picks('p1', 'shoot')
    .emitsTimes(3, 'action', { inspired: false })
    .emitsTimes(1, 'action', { inspired: true })
    .hostileIs('x', { damage: 5 });
});

const threeInSight = () =>
  table({ map: ['AB'], limits: { A: 5 }, players: 1 })
    .hero('calthia', { in: 'A', dice: [1] })
    .hero('dhoraz', { in: 'A', dice: [2, 4] })
    .hero('luxa', { in: 'A', dice: [3] })
    .hostile('x', { in: 'B', rank: 'leader', resilience: 9, reactions: ['attack'] })
    .turnOf('calthia')
    .acts('calthia', 'shoot')
    .picks('p1', 'dhoraz')
    .picks('p1', 'shoot')
    .reactions(0)
    .picks('p1', 'luxa')
    .picks('p1', 'shoot')
    .reactions(0);

rule('LR-CHN-06', 'chain actions follow at once, without reactions between them', () => {
  threeInSight().emitsTimes(3, 'action').reactions(0).asks('p1', 'join-chain', 'dhoraz', 'decline');
});

rule('LR-CHN-07', 'one reaction follows the last action of a chain', () => {
  threeInSight().picks('p1', 'dhoraz').picks('p1', 'shoot').emitsTimes(4, 'action').reactions(1).isQuiet();
});

rule('LR-CHN-08', 'then the starter resumes the turn', () => {
  after({ a: [4, 5], b: [2] })
    .answers('p1', 'start-chain', 'yes')
    .picks('p2', 'dhoraz')
    .picks('p2', 'rest')
    .answers('p1', 'choose-action', 'rest')
    .asks('p1', 'choose-die', '4', '5');
});

rule('LR-CHN-09', 'the hero who acted last in the chain counts for the reaction', () => {
  table({ map: ['ABCD'], players: 1 })
    .hero('calthia', { in: 'A', dice: [1] })
    .hero('dhoraz', { in: 'D', dice: [2] })
    .hostile('x', { in: 'B', resilience: 9, rank: 'leader', reactions: ['retreat'] })
    .hostile('y', { in: 'C', reactions: ['attack'] })
    .turnOf('calthia')
    .acts('calthia', 'shoot')
    .picks('p1', 'dhoraz')
    .answers('p1', 'choose-link-action', 'shoot')
    .emits('reaction', { hostile: 'y', hero: 'dhoraz' })
    .doesNotEmit('reaction', { hostile: 'x' });
});

rule('LR-CHN-10', 'a link’s die is missing in that hero’s own turn', () => {
  after({ b: [2, 4, 6] })
    .answers('p1', 'start-chain', 'yes')
    .picks('p2', 'dhoraz')
    .picks('p2', 'rest')
    .heroHas('dhoraz', { dice: [4, 6] })
    .turnOf('dhoraz')
    .answers('p2', 'choose-action', 'rest')
    .asks('p2', 'choose-die', '4', '6');
});

rule('LR-CHN-11', 'several who want the same link: the starter’s player picks', () => {
  const both = () =>
    after({ b: [2], c: [2] })
      .answers('p1', 'start-chain', 'yes')
      .isAsked('p2')
      .isAsked('p3');
  both()
    .picks('p2', 'dhoraz')
    .picks('p3', 'luxa')
    .asks('p1', 'choose-link', 'dhoraz', 'luxa')
    .picks('p1', 'luxa')
    .asks('p3', 'choose-link-action', 'move', 'rest');
  both().picks('p2', 'decline').picks('p3', 'decline').doesNotEmit('chain').isQuiet();
});

rule('LR-CHN-12', 'only the hero whose turn it is can start a chain', () => {
  table({ limits: { A: 5 }, players: 1 })
    .hero('calthia', { in: 'A', dice: [3] })
    .hero('dhoraz', { in: 'A', dice: [1, 2] })
    .turnOf('calthia')
    .acts('calthia', 'rest')
    .isQuiet();
});

rule('LR-CHN-13', 'a destiny token can make the starting 1 and any link', () => {
  table({ limits: { A: 5 }, players: 1 })
    .hero('calthia', { in: 'A', dice: [5], destiny: 1 })
    .hero('dhoraz', { in: 'A', dice: [6], destiny: 1 })
    .turnOf('calthia')
    .acts('calthia', 'rest', 'destiny:5')
    .answers('p1', 'choose-value', '1')
    .answers('p1', 'join-chain', 'dhoraz')
    .answers('p1', 'choose-link-action', 'rest')
    .heroHas('dhoraz', { dice: [], destiny: 0 })
    .emits('die-spent', { hero: 'dhoraz', die: 2, turned: true })
    .isQuiet();
});

rule('LR-CHN-14', 'the starter may fall in the chain: others go on, and then the turn is over', () => {
  table({ map: ['AB'], limits: { A: 6 }, players: 1 })
    .hero('calthia', { in: 'B', dice: [1, 5], wounded: true, damage: 3 })
    .hero('dhoraz', { in: 'A', dice: [2, 4] })
    .hero('luxa', { in: 'A', dice: [3] })
    .hostile('x', { in: 'B', resilience: 9, rank: 'leader', reactions: ['retreat'] })
    .line('calthia', 'dhoraz')
    .runs(actionPhase, { next: 0 })
    .acts('calthia', 'strike', 1)
    .picks('p1', 'dhoraz')
    .picks('p1', 'sweep')
    .answers('p1', 'order-targets', 'calthia')
    .heroHas('calthia', { out: true })
    .answers('p1', 'join-chain', 'luxa')
    .picks('p1', 'shoot')
    .answers('p1', 'join-chain', 'decline')
    .reactions(1)
    .heroHas('calthia', { dice: [1] })
    .emits('turn', { hero: 'dhoraz' })
    .asks('p1', 'choose-action', 'move', 'shoot', 'sweep', 'decline');
});

rule('LR-CHN-15', 'each 1 spent in the turn may start a chain', () => {
  table({ map: ['AB'], limits: { A: 5 }, players: 1 })
    .hero('calthia', { in: 'A', dice: [1, 1, 5] })
    .hero('dhoraz', { in: 'A', dice: [2, 2, 6] })
    .hostile('x', { in: 'B', rank: 'leader', resilience: 99, reactions: ['retreat'] })
    .turnOf('calthia')
    .acts('calthia', 'shoot', 1)
    .picks('p1', 'dhoraz')
    .picks('p1', 'shoot')
    .reactions(1)
    .acts('calthia', 'shoot', 1)
    .picks('p1', 'dhoraz')
    .picks('p1', 'shoot')
    .reactions(2)
    .heroHas('dhoraz', { dice: [6] });
});
