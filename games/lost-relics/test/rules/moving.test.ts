import { moveHero } from '../../src/procs.js';
import { rule, table } from '../kit.js';

const row = (given: object = {}) =>
  table({ map: ['ABCDE'], ...given }).hero('calthia', { in: 'A', dice: [3] });

rule('LR-MOV-01', 'a normal move is one or two steps into adjacent areas', () => {
  row()
    .runs(moveHero, { hero: 'calthia', inspired: false })
    .heroHas('calthia', { in: 'B' })
    .asks('p1', 'choose-step', 'A', 'C', 'decline')
    .picks('p1', 'C')
    .heroHas('calthia', { in: 'C' })
    .isQuiet();
});

rule('LR-MOV-02', 'whoever becomes engaged stops there', () => {
  row()
    .hostile('x', { in: 'B' })
    .runs(moveHero, { hero: 'calthia', inspired: false })
    .heroHas('calthia', { in: 'B' })
    .isQuiet();
});

rule('LR-MOV-03', 'an inspired move has one of three changes, a normal one none', () => {
  row({ limits: { B: 2 } })
    .hostile('x', { in: 'D' })
    .hostile('y', { in: 'D' })
    .hostile('z', { in: 'D' })
    .hostile('w', { in: 'D' })
    .hero('calthia', { in: 'B', dice: [4] })
    .hero('dhoraz', { in: 'C' })
    .hero('luxa', { in: 'C' })
    .runs(moveHero, { hero: 'calthia', inspired: true })
    .asks('p1', 'choose-change', 'sprint', 'evade', 'barge', 'decline')
    .picks('p1', 'sprint')
    // D is full: with Sprint chosen, there is no barging into it.
    .answers('p1', 'choose-step', 'C')
    .asks('p1', 'choose-step', 'B', 'decline');
  row().runs(moveHero, { hero: 'calthia', inspired: false }).asks('p1', 'choose-step', 'A', 'C', 'decline');
});

rule('LR-MOV-04', 'Sprint: up to three steps', () => {
  row()
    .runs(moveHero, { hero: 'calthia', inspired: true })
    .answers('p1', 'choose-change', 'sprint')
    .answers('p1', 'choose-step', 'C')
    .answers('p1', 'choose-step', 'D')
    .heroHas('calthia', { in: 'D' })
    .isQuiet();
});

rule('LR-MOV-05', 'Evade: the engaged rule is ignored', () => {
  row()
    .hostile('x', { in: 'A' })
    .hostile('y', { in: 'B' })
    .runs(moveHero, { hero: 'calthia', inspired: true })
    .heroHas('calthia', { in: 'B' })
    .answers('p1', 'choose-step', 'C')
    .heroHas('calthia', { in: 'C' })
    .isQuiet();
});

const twoFull = () =>
  row({ limits: { B: 1, C: 1 } })
    .hero('dhoraz', { in: 'B' })
    .hostile('x', { in: 'C' });

rule('LR-MOV-06', 'Barge: into one full area, not into a second', () => {
  table({ map: ['ABC', 'DEE'], limits: { B: 1, C: 1, D: 1 } })
    .hero('calthia', { in: 'A', dice: [4] })
    .hero('dhoraz', { in: 'B' })
    .hero('luxa', { in: 'C' })
    .hero('regis', { in: 'D' })
    .runs(moveHero, { hero: 'calthia', inspired: true })
    .answers('p1', 'choose-change', 'barge')
    .asks('p1', 'choose-step', 'E', 'B', 'D')
    .picks('p1', 'B')
    .answers('p1', 'choose-shift-area', 'E')
    .heroHas('calthia', { in: 'B' })
    .asks('p1', 'choose-step', 'A', 'E', 'decline');
});

rule('LR-MOV-07', 'Barge: the player picks who makes room, and where', () => {
  table({ map: ['AB#', '#CD'], limits: { B: 2 } })
    .hero('calthia', { in: 'A', dice: [4] })
    .hero('dhoraz', { in: 'B' })
    .hostile('x', { in: 'B' })
    .runs(moveHero, { hero: 'calthia', inspired: true })
    .answers('p1', 'choose-change', 'barge')
    .answers('p1', 'choose-step', 'B')
    .asks('p1', 'choose-shifted', 'dhoraz', 'x')
    .picks('p1', 'x')
    .asks('p1', 'choose-shift-area', 'A', 'C', 'D')
    .picks('p1', 'D')
    .area('B', ['calthia', 'dhoraz'])
    .hostileIs('x', { in: 'D' })
    .full('B', true);
});

rule('LR-MOV-08', 'a move is at least one step; going back is allowed', () => {
  table({ map: ['AB'], limits: { B: 1 } })
    .hero('calthia', { in: 'A', dice: [3] })
    .hostile('x', { in: 'B' })
    .actions('calthia', ['shoot', 'sweep']);
  row()
    .runs(moveHero, { hero: 'calthia', inspired: false })
    .answers('p1', 'choose-step', 'A')
    .heroHas('calthia', { in: 'A' })
    .isQuiet();
});

rule('LR-MOV-09', 'an engaged hero moves only inspired and only by evading', () => {
  row()
    .hostile('x', { in: 'A' })
    .legal('calthia', 'move', 3, false)
    .legal('calthia', 'move', 4, true)
    .runs(moveHero, { hero: 'calthia', inspired: true })
    .heroHas('calthia', { in: 'B' })
    .asks('p1', 'choose-step', 'A', 'C', 'decline');
  row()
    .hostile('x', { in: 'B' })
    .runs(moveHero, { hero: 'calthia', inspired: true })
    .answers('p1', 'choose-change', 'sprint')
    .heroHas('calthia', { in: 'B' })
    .isQuiet();
});

rule(
  'LR-MOV-10',
  'who is shifted goes beside the full area, where there is room, and not through a closed door',
  () => {
    table({ map: ['AB'], limits: { A: 3, B: 1 } })
      .hero('calthia', { in: 'A', dice: [4] })
      .hero('dhoraz', { in: 'A' })
      .hero('luxa', { in: 'A' })
      .hostile('x', { in: 'B' })
      .runs(moveHero, { hero: 'calthia', inspired: true })
      // The only neighbour of B is A, which Calthia is leaving.
      .hostileIs('x', { in: 'A' })
      .heroHas('calthia', { in: 'B' });
    table({ map: ['ABC'], limits: { A: 2, B: 1, C: 1 } })
      .hero('calthia', { in: 'B', dice: [4] })
      .hero('dhoraz', { in: 'A' })
      .hero('luxa', { in: 'A' })
      .hostile('x', { in: 'C' })
      .given((b) => {
        const [calthia] = b.heroes;
        if (calthia !== undefined) calthia.area = b.heroes[1]?.area ?? null;
      })
      .hero('regis', { in: 'B' })
      // Three stand in A, whose limit is 2: even without Calthia there is no room.
      .legal('calthia', 'move', 4, false);
    table({ map: ['ABC'], limits: { A: 1, B: 1 }, doors: { d1: ['B', 'C'] } })
      .hero('calthia', { in: 'A', dice: [4] })
      .hero('dhoraz', { in: 'B' })
      .runs(moveHero, { hero: 'calthia', inspired: true })
      .area('A', ['dhoraz'])
      .area('B', ['calthia']);
  },
);

rule(
  'LR-MOV-11',
  'being shifted is no action: engagement does not hold, and no reaction of its own follows',
  () => {
    table({ map: ['ABC'], limits: { B: 2 } })
      .hero('calthia', { in: 'A', dice: [4] })
      .hero('dhoraz', { in: 'B' })
      .hostile('x', { in: 'B', reactions: ['attack'] })
      .engaged('B', true)
      .turnOf('calthia')
      .acts('calthia', 'move')
      .answers('p1', 'choose-shifted', 'dhoraz')
      .answers('p1', 'choose-shift-area', 'C')
      .heroHas('dhoraz', { in: 'C' })
      .emitsTimes(1, 'action')
      .reactions(1);
  },
);

rule('LR-MOV-06', 'Barge needs somebody who can make room', () => {
  twoFull().legal('calthia', 'move', 3, false).legal('calthia', 'move', 4, true);
});
