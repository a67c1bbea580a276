import { linesOf } from '@questhall/engine';
import { describe, expect, it } from 'vitest';
import { lostRelicsGame, lostRelicsIn } from '../../src/index.js';
import type { LrView } from '../../src/view.js';

const { rules, show } = lostRelicsGame;
const german = await lostRelicsIn('de');

/** Round 2 of Waking Stones: two heroes on the boards, one of them wounded and engaged. */
function moment(): LrView {
  const { state } = rules.start(rules.setup({ players: 1, adventure: 'waking-stones' }), 'in-words');
  const view = rules.view(state, 'spectator');
  const [areas, stair] = [['1a-a', '1a-b'], view.doors[0]?.id ?? ''];
  return {
    ...view,
    round: 2,
    phase: 'action',
    line: ['luxa', 'taros'],
    active: 'luxa',
    slain: { skeleton: 4 },
    doors: [{ id: stair, open: false }],
    markers: { ...view.markers, bounty: { area: areas[0] ?? '', holder: null } as never },
    heroes: view.heroes.map((hero) => {
      if (hero.id === 'luxa')
        return { ...hero, area: areas[0] ?? '', dice: [1, 5], destiny: 1, treasure: ['duskblade'] };
      if (hero.id === 'taros') return { ...hero, area: areas[1] ?? '', wounded: true, damage: 1 };
      return { ...hero, area: null, out: true };
    }),
  };
}

describe('the table in words', () => {
  it('says what is won and lost, and how far it has come', () => {
    const [head] = show.table(moment());
    expect(head?.text).toBe('Waking Stones: round 2, action phase');
    const said = head?.below?.map(({ text }) => text) ?? [];
    expect(said[0]).toMatch(/^Objective: Slay .*\. \(Skeleton Champion: 0 of 1; Skeleton: 4 of 18\)$/);
    expect(said.slice(1, 3)).toEqual(['Defeat: Round 5 ends. (round 2 of 5)', 'Initiative: Luxa, Taros']);
  });

  it('says how each hero is, what they carry and what they see', () => {
    const lines = linesOf(show.table(moment()));
    expect(lines).toContain('Calthia Xandire: out of action; damage 0 of 4');
    const luxa = lines.findIndex((line) => line.startsWith('Luxa: '));
    expect(lines.slice(luxa, luxa + 3)).toEqual([
      'Luxa: in the Broken Plinths; damage 0 of 3; dice 1 5; a destiny token; acts now',
      '  Carries: Duskblade.',
      '  Sees: Long Gallery; Stone Garden; Hall of Names.',
    ]);
  });

  it('says who and what is in each area, and which doors are shut', () => {
    const lines = linesOf(show.table(moment()));
    for (const said of [
      '  Broken Plinths (1 of 4): Luxa; the bounty token.',
      '    Beside Long Gallery, Stone Garden and Hall of Names.',
      '  Long Gallery (4 of 5, heroes engaged): Taros; Skeleton 1; Skeleton 2; Skeleton 3.',
      '  Glass Alcove (1 of 3): Skeleton Champion (leader, damage 0 of 6).',
      '  Curator’s Corner (1 of 3, haven): Orruk Boy 1 (tough).',
      '  Hall Stair (0 of 3): empty.',
      '  Stair door, between Hall of Names and Hall Stair: closed.',
    ])
      expect(lines).toContain(said);
  });

  it('says the same in German', () => {
    const lines = linesOf(german.show.table(moment()));
    for (const said of [
      '  Niederlage: Runde 5 endet. (Runde 2 von 5)',
      'Luxa: in den Sockeltrümmern; Schaden 0 von 3; Würfel 1 5; ein Schicksalsmarker; ist am Zug',
      '  Trägt: Dämmerklinge.',
      '  Wandelgalerie (4 von 5, Helden gebunden): Taros; Skelett 1; Skelett 2; Skelett 3.',
      '  Treppentür, zwischen Namenshalle und Hallentreppe: geschlossen.',
    ])
      expect(lines).toContain(said);
  });
});
