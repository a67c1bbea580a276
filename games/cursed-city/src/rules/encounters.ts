import { rebuild, takeFacedown, takeTop } from '@questhall/tabletop';
import { carries } from '../carries.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { deployGroup, deployHostiles, drawEncounter } from '../procs.js';
import { type CardId, LIMITS } from '../terms.js';

/** The top encounter card; the discards are shuffled into a new deck when there is none. */
const nextCard = carries('CC-HAC-05', 'encounters.nextCard', (g: G, facedown: boolean): CardId | null => {
  const pile = g.board.encounters;
  if (pile.draw.length === 0) rebuild(g.dice, 'encounter-deck', pile);
  return (facedown ? takeFacedown(pile) : takeTop(g.dice, 'encounter', pile)) ?? null;
});

const drawing = procedure(drawEncounter).step('draw', ['CC-ENC-01', 'CC-HAC-04', 'CC-HAC-05'], (g, v) => {
  const card = nextCard(g, v.facedown);
  g.board.track[v.slot] = card === null ? null : { card, facedown: v.facedown, deployed: 0, slain: [] };
  g.tell?.('encounter-drawn', { slot: v.slot, card: v.facedown ? null : card });
});

/** One group for each object, four at most. */
const groupsAtSetUp = carries(
  ['CC-ENC-01', 'CC-ENC-15', 'CC-JTY-03'],
  'encounters.groupsAtSetUp',
  ({ board }: CcPosition): number => {
    const objects = board.things.filter(({ kind }) => kind === 'object').length;
    return Math.min(LIMITS.groups, objects);
  },
);

type Deploying = { slot?: number; tries?: number };

/** Set-up: cards first, then group after group. */
const deploying = procedure<Deploying>(deployHostiles)
  .step('cards', 'CC-ENC-01', (_, v) => {
    v.slot = 0;
  })
  .step('draw', ['CC-ENC-01', 'CC-ENC-15'], (g, v) => {
    const slot = v.slot ?? 0;
    v.slot = slot + 1;
    return slot < groupsAtSetUp(g) ? g.call(drawEncounter, { slot, facedown: false }) : g.goto('first');
  })
  .step('more', 'CC-ENC-01', (g) => g.goto('draw'))
  .step('first', 'CC-ENC-05', (_, v) => {
    v.slot = 0;
    v.tries = 0;
  })
  .step('group', ['CC-ENC-05', 'CC-ENC-14'], (g, v) => {
    const slot = v.slot ?? 0;
    if (slot >= groupsAtSetUp(g)) return g.end(undefined);
    return g.board.track[slot] === null ? g.pass(1) : g.call(deployGroup, { slot, near: null });
  })
  .step('empty', ['CC-ENC-13', 'CC-ENC-14'], (g, v, deployed) => {
    const slot = v.slot ?? 0;
    if (deployed > 0) return g.goto('next');
    const { draw, discard } = g.board.encounters;
    const group = g.board.track[slot];
    if (group !== null && group !== undefined) g.board.encounters.discard.push(group.card);
    g.board.track[slot] = null;
    v.tries = (v.tries ?? 0) + 1;
    // Once for each card that there is; then the place stays empty.
    if (v.tries > draw.length + discard.length) return g.goto('next');
    return g.call(drawEncounter, { slot, facedown: false });
  })
  .step('again', 'CC-ENC-13', (g) => g.goto('group'))
  .step('next', 'CC-ENC-05', (g, v) => {
    v.slot = (v.slot ?? 0) + 1;
    v.tries = 0;
    return g.goto('group');
  });

export const encounterProcedures = [drawing, deploying];
