import { expect } from 'vitest';
import { activateGroup, hostileActs, reactionWindow, reinforce } from '../../src/procs.js';
import { activationPhase } from '../../src/rules/activation.js';
import { type CcTable, rule, table } from '../kit.js';

/**
 * A street of ten spaces. Ada and Bert have finished their activations and keep reaction dice; the hostiles come from the east. Ada
 * stands at the west end.
 */
const street = (...dice: number[]) =>
  table({ players: 2, map: ['..........'] })
    .journey({ phase: 'activation' })
    .hero('ada', { at: 'a1', dice })
    .order('ada', 'bert', 'group-1')
    .given((b) => {
      for (const card of b.order) card.done = card.id !== 'group-1';
    });
const charge = (one: CcTable, id = 'bone#1') => one.runs(hostileActs, { hostile: id, does: ['charge'] });
const BOW = 'ada/front/bow';

rule(
  ['CC-REA-02', 'CC-REA-05', 'CC-REA-06', 'CC-REA-12'],
  'a hostile that lives goes on: one window after each Move and one after its attack',
  () => {
    const one = charge(street(5, 5, 4).hostile('bone#1', { at: 'h1' }));
    one.hostileIs('bone#1', { at: 'e1' }).answers('p1', 'declare-reaction', 'decline');
    one.hostileIs('bone#1', { at: 'b1' }).shows('d6', 'failure', 'failure', 'failure', 'failure');
    one.answers('p1', 'declare-reaction', 'ada/space-0').emits('reaction', { hero: 'ada', score: 5 });
    one.emits('attack', { attacker: 'bone#1', target: 'ada' });
    one.shows('d6', 'success', 'failure').answers('p1', 'declare-reaction', 'ada/space-1');
    one
      .hostileIs('bone#1', { damage: 1 })
      .heroHas('ada', { dice: [null, null, 4] })
      .isQuiet();
  },
);

rule(['CC-REA-13', 'CC-REA-02'], 'slain after its first Move: no second Move and no attack', () => {
  const one = charge(street(3).hostile('bone#1', { at: 'h1' }))
    .shows('d8', 'success')
    .answers('p1', 'declare-reaction', 'ada/space-0');
  one.isGone('bone#1').emitsTimes(1, 'moved').emitsTimes(1, 'attack').isQuiet();
  one.emits('attack', { attacker: 'ada', target: 'bone#1', weapon: BOW, reaction: true });
});

rule('CC-REA-12', 'beside its hero already it makes no Move, so that only its attack is answered', () => {
  charge(street(3).hostile('bone#1', { at: 'b1' }).shows('d6', 'failure', 'failure'))
    .emitsTimes(0, 'moved')
    .emitsTimes(1, 'attack')
    .asks('p1', 'declare-reaction', 'ada/space-0', 'decline')
    .answers('p1', 'declare-reaction', 'decline')
    .isQuiet();
});

rule('CC-AIL-21', 'a trapped hostile makes no Move that could be answered', () => {
  charge(street(3).hostile('bone#1', { at: 'e1', ailments: ['trapped'] }))
    .hostileIs('bone#1', { at: 'e1' })
    .isQuiet();
});

rule(
  ['CC-REA-13', 'CC-HAC-12', 'CC-HAC-11'],
  'the next of the group acts when the first is slain, with the same behaviour roll',
  () => {
    const one = street(3)
      .hostile('bone#1', { at: 'd1' })
      .hostile('bone#2', { at: 'g1' })
      .hostile('bone#3', { at: 'j1' })
      .questDie(7)
      .runs(activateGroup, { slot: 0 });
    one.hostileIs('bone#1', { at: 'b1' }).shows('d6', 'critical', 'failure', 'failure', 'failure');
    one.answers('p1', 'declare-reaction', 'ada/space-0').isGone('bone#1');
    one.emitsTimes(1, 'behaviour').emits('hostile-slain', { hostile: 'bone#1', by: 'ada' });
    one.hostileIs('bone#2', { at: 'b1' }).hostileIs('bone#3', { at: 'd1' });
  },
);

rule(
  ['CC-REA-08', 'CC-HAC-18', 'CC-HAC-04'],
  'a parting attack is answered before the models leave; the group is replaced all the same',
  () => {
    const one = street(3)
      .hostile('bone#1', { at: 'b1', damage: 1 })
      .group(0, { deployed: 3, slain: ['bone#2', 'bone#3'] })
      .given((b) => {
        b.encounters.draw = ['encounter-5'];
      })
      .shows('d6', 'failure', 'failure')
      .runs(activateGroup, { slot: 0 });
    one.emitsTimes(0, 'driven-off').shows('d6', 'success', 'failure');
    one.answers('p1', 'declare-reaction', 'ada/space-0').isGone('bone#1').emits('driven-off', { slot: 0 });
    expect(one.board.track[0]).toEqual({ card: 'encounter-5', facedown: true, deployed: 0, slain: [] });
  },
);

rule(['CC-HAC-18', 'CC-HAC-03'], 'who has no hero beside it makes no parting attack', () => {
  const one = street(3)
    .hostile('bone#1', { at: 'j1' })
    .group(0, { deployed: 3 })
    .runs(activateGroup, { slot: 0 });
  one.emitsTimes(0, 'attack').emits('driven-off', { slot: 0 }).isQuiet();
});

rule(
  ['CC-REA-14', 'CC-REI-09', 'CC-HAC-07', 'CC-DMG-03'],
  'a reinforcement slain where it arrives has come, but does not Advance',
  () => {
    const one = street(3, 5).group(0, { card: 'encounter-1' });
    one.runs(reinforce, { slot: 0, hostiles: ['bone#1', 'bone#2'], again: false });
    one.emits('deployed', { hostile: 'bone#1' }).shows('d8', 'success');
    one
      .answers('p1', 'declare-reaction', 'ada/space-0')
      .isGone('bone#1')
      .emitsTimes(0, 'moved', { figure: 'bone#1' });
    // The bow is used up, so nobody can answer the second.
    one.emits('moved', { figure: 'bone#2' });
    expect(one.board.track[0]).toMatchObject({ deployed: 2, slain: ['bone#1'] });
  },
);

rule(
  ['CC-REA-07', 'CC-REA-08', 'CC-LDR-03'],
  'the leader orders the heroes who declared; a third may not join when the first has missed',
  () => {
    const one = street(3)
      .hero('bert', { at: 'a1', where: 'standing', dice: [4] })
      .hero('cora', { at: 'c1', dice: [6] })
      .order('ada', 'bert', 'cora')
      .given((b) => {
        b.leader = 'p2';
        for (const card of b.order) card.done = true;
      });
    one.hero('bert', { at: 'b1' }).hostile('bone#1', { at: 'd1', damage: 1 });
    one.runs(reactionWindow, { hostile: 'bone#1' });
    // In leader order: Bert and Dirk belong to p2, Ada and Cora to p1.
    one.answers('p2', 'declare-reaction', 'bert/space-0');
    one.answers('p1', 'declare-reaction', 'decline').answers('p1', 'declare-reaction', 'cora/space-0');
    one.asks('p2', 'choose-reactor', 'bert', 'cora').shows('d8', 'failure');
    one.answers('p2', 'choose-reactor', 'bert').hostileIs('bone#1', { damage: 1 });
    one
      .emitsTimes(2, 'reaction')
      .heroHas('bert', { dice: [] })
      .heroHas('ada', { dice: [3] });
  },
);

rule(['CC-ATK-17', 'CC-REA-03'], 'a Reload weapon used in the activation is not there for a reaction', () => {
  const shot = (spent: string[]) =>
    street(5)
      .hostile('bone#1', { at: 'e1' })
      .given((b) => {
        b.spent = spent;
      })
      .runs(reactionWindow, { hostile: 'bone#1' });
  shot([]).asks('p1', 'declare-reaction', 'ada/space-0', 'decline');
  shot(['turn ada ada/bow']).isQuiet();
});

rule(
  ['CC-INS-09', 'CC-INS-16', 'CC-INS-14', 'CC-ATK-17', 'CC-ACT-11'],
  'a reaction that slays the last of a group inspires at once; the bow is not reloaded by the other side',
  () => {
    const one = street(5, 4)
      .hero('ada', { inspiration: 2 })
      .hostile('bone#1', { at: 'e1' })
      .hostile('bone#2', { at: 'f1', group: 1 })
      .shows('d8', 'success')
      .runs(reactionWindow, { hostile: 'bone#1' })
      .answers('p1', 'declare-reaction', 'ada/space-0')
      .answers('p1', 'reroll-with-inspiration', 'decline');
    one.isGone('bone#1').heroHas('ada', { inspired: true, inspiration: 0, slew: 0, dice: [null, 4] });
    one.runs(reactionWindow, { hostile: 'bone#2' }).isQuiet();
    one.given((b) => {
      b.spent = [];
    });
    one.shows('d8', 'critical').runs(reactionWindow, { hostile: 'bone#2' });
    one.answers('p1', 'declare-reaction', 'ada/space-1');
    one.emits('attack', { weapon: 'ada/inspired/bow' }).heroHas('ada', { inspiration: 0 });
  },
);

rule(
  ['CC-DEF-14', 'CC-DEF-16', 'CC-REA-10'],
  'a hero taken out by the attack answers nothing and leaves the track',
  () => {
    const one = street(5)
      .hero('ada', { on: { 0: ['grievous'], 1: ['grievous'], 2: ['grievous'], 3: ['grievous'] } })
      .hostile('bone#1', { at: 'b1' })
      .shows('d6', 'success', 'failure')
      .shows('d8', 'failure');
    charge(one).heroHas('ada', { where: 'out', dice: [], at: null }).hasOrder('bert', 'group-1').isQuiet();
  },
);

rule(['CC-REA-09', 'CC-REA-10'], 'a hero whose card is still to come has no reaction dice', () => {
  const one = street().hero('bert', { at: 'j1' }).hostile('bone#1', { at: 'd1' });
  one
    .hero('ada', { dice: [6] })
    .order('group-1', 'ada')
    .questDie(7)
    .runs(activationPhase, {});
  // The hostile has moved and attacked already; Ada was never asked.
  one.emits('activation-over', { who: 'group-1' }).answers('p1', 'choose-action', 'decline').isQuiet();
});
