import { moveHero } from '../../src/procs.js';
import { rule, table } from '../kit.js';

/** Spaces that a hero may end in, by the names of the drawn tile. */
const moves = (most: number) => ({ hero: 'ada', most });
const LANE = ['.....'];

rule(['CC-MOV-01', 'CC-MOV-02', 'CC-MOV-13'], 'up to so many spaces, or none', () => {
  const one = table({ map: LANE }).hero('ada', { at: 'a1' }).runs(moveHero, moves(3));
  one
    .asks('p1', 'choose-path-end', 'a1', 'b1', 'c1', 'd1')
    .answers('p1', 'choose-path-end', 'd1')
    .heroHas('ada', { at: 'd1' });
  table({ map: LANE })
    .hero('ada', { at: 'a1' })
    .runs(moveHero, moves(4))
    .answers('p1', 'choose-path-end', 'a1')
    .heroHas('ada', { at: 'a1' });
});

rule('CC-MOV-03', 'a diagonal is one step', () => {
  table({ map: ['.#', '#.'] })
    .hero('ada', { at: 'a1' })
    .runs(moveHero, moves(1))
    .answers('p1', 'choose-path-end', 'b2')
    .heroHas('ada', { at: 'b2' });
});

rule(
  ['CC-MOV-05', 'CC-MOV-06', 'CC-MOV-04'],
  'through friends, not through enemies, and never onto either',
  () => {
    table({ map: LANE })
      .hero('ada', { at: 'a1' })
      .hero('bert', { at: 'b1' })
      .runs(moveHero, moves(3))
      .asks('p1', 'choose-path-end', 'a1', 'c1', 'd1');
    table({ map: LANE })
      .hero('ada', { at: 'a1' })
      .hostile('bone#1', { at: 'c1' })
      .runs(moveHero, moves(4))
      .asks('p1', 'choose-path-end', 'a1', 'b1');
  },
);

rule('CC-MOV-07', 'a space beside an enemy ends the move', () => {
  const map = ['......', '#####.'];
  table({ map })
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'f2' })
    .runs(moveHero, moves(6))
    .asks('p1', 'choose-path-end', 'a1', 'b1', 'c1', 'd1', 'e1');
});

rule('CC-MOV-08', 'who starts beside an enemy may leave, and stops at the next space beside one', () => {
  const map = ['....', '.###'];
  table({ map })
    .hero('ada', { at: 'b1' })
    .hostile('bone#1', { at: 'a2' })
    .runs(moveHero, moves(2))
    .asks('p1', 'choose-path-end', 'b1', 'a1', 'c1', 'd1');
});

rule('CC-MOV-09', 'a friend’s space beside an enemy does not stop', () => {
  const map = ['....', '#.##'];
  table({ map })
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'b1' })
    .hostile('bone#1', { at: 'b2' })
    .runs(moveHero, moves(2))
    .asks('p1', 'choose-path-end', 'a1', 'c1');
});

rule('CC-MOV-10', 'through an open gateway is one step', () => {
  table().hero('ada', { at: 'drop:b1' }).runs(moveHero, moves(1)).offers('p1', 'hall:a1', 'hall:a2');
});

rule('CC-MOV-12', 'between two enemies, corner to corner', () => {
  table({ map: ['..', '..'] })
    .hero('ada', { at: 'a1' })
    .hostile('bone#1', { at: 'b1' })
    .hostile('bone#2', { at: 'a2' })
    .runs(moveHero, moves(3))
    .answers('p1', 'choose-path-end', 'b2')
    .heroHas('ada', { at: 'b2' });
});

rule(['CC-AIL-03', 'CC-BRD-10'], 'no one passes a buried token or an object', () => {
  table({ map: LANE })
    .hero('ada', { at: 'a1' })
    .hero('bert', { at: 'c1', where: 'buried' })
    .runs(moveHero, moves(4))
    .asks('p1', 'choose-path-end', 'a1', 'b1');
  table({ map: LANE })
    .hero('ada', { at: 'a1' })
    .thing('object-1', { at: 'c1' })
    .runs(moveHero, moves(4))
    .asks('p1', 'choose-path-end', 'a1', 'b1');
});

rule('CC-AIL-19', 'a trapped hero does not move', () => {
  table({ map: LANE })
    .hero('ada', { at: 'a1', ailments: ['trapped'] })
    .runs(moveHero, moves(4))
    .isQuiet();
});
