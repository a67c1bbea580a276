import { z } from 'zod';
import type { Line } from '../content/line.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { programOf, runProgram } from '../procs.js';
import { LIMITS } from '../terms.js';
import { linesWords } from '../text/en/nested.js';

type Branch = { on: number[]; lines: Line[] };
export type RollParams = { faces: Branch[] };

/** Rolls a combat die for a card, and does what stands beside the face. */
export const rollEffect = effect<RollParams>({
  verb: 'roll',
  schema: (lines) =>
    z.strictObject({
      faces: z.array(z.strictObject({ on: z.array(z.int().min(1).max(6)).min(1), lines })).min(1),
    }),
  nested: ({ faces }) => faces.map(({ lines }, i) => ({ at: `faces.${i}`, lines })),
  words: ({ faces }, about) => ({
    text: `roll a combat die: ${faces
      .map(
        ({ on, lines }) =>
          `${on.map((face) => (face === LIMITS.star ? 'star' : face)).join(', ')}: ${linesWords(lines, about)}`,
      )
      .join('; ')}`,
  }),
  procedure: effectProcedure('roll')
    .step('roll', 'WOW-POW-07', (g, v) => {
      const face = g.dice.draw('combat', LIMITS.star) + 1;
      const { faces } = paramsOf<RollParams>(g, v.node);
      const at = faces.findIndex(({ on }) => on.includes(face));
      return at < 0 ? g.end(false) : g.call(runProgram, programOf(v, `${v.node}.faces.${at}`));
    })
    .step('done', 'WOW-POW-07', (g) => g.end(true)),
});
