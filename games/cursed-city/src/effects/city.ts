import type { Callable } from '@questhall/engine';
import { z } from 'zod';
import { effect, effectProcedure } from '../kit.js';
import { bornHero, crisis, exchangeTreasure, masterMoves, moveGravetide } from '../procs.js';
import type { CursedCityRuleId } from '../terms.js';

const schema = z.strictObject({});
type Nothing = z.infer<typeof schema>;

/** A verb that carries out a rule as it stands. */
const ruleEffect = (
  verb: string,
  rules: readonly CursedCityRuleId[],
  rule: Callable<Record<never, never>, unknown>,
  text: string,
) =>
  effect<Nothing>({
    verb,
    schema,
    words: () => ({ text }),
    procedure: effectProcedure(verb).step('do', rules, (g) => g.call(rule, {})),
  });

export const crisisEffect = ruleEffect('crisis', ['CC-EVT-09'], crisis, 'resolve a crisis of this journey');

export const masterEffect = ruleEffect(
  'master',
  ['CC-EVT-07'],
  masterMoves,
  'the group with the model furthest from the heroes makes a Move',
);

export const returnHeroEffect = ruleEffect(
  'returnHero',
  ['CC-EVT-11', 'CC-EVT-13'],
  bornHero,
  'a hero who is out of action returns and recovers; if there is none, a hero on the battlefield recovers',
);

export const gravetideEffect = ruleEffect(
  'gravetide',
  ['CC-DEL-01'],
  moveGravetide,
  'the Gravetide moves on',
);

export const exchangeEffect = ruleEffect(
  'exchange',
  ['CC-EXE-14'],
  exchangeTreasure,
  'heroes may discard treasures, each for a realmstone card of value 1',
);
