import { discoveryCard, uniqueAt } from '../content/library.js';
import { type CcPosition, procedure } from '../kit.js';
import { type Ctx, discardTreasure, noOne, programOf, runProgram, uniqueAction } from '../procs.js';
import { payCost } from '../program.js';
import { maybeHero, personOf } from '../queries.js';
import type { CardId, HeroId, UniqueKey } from '../terms.js';
import { spend } from './timing.js';

type Using = { hero: HeroId; action: UniqueKey; score: number };

const ctxOf = ({ hero, action, score }: Using): Ctx => ({
  ...noOne,
  you: hero,
  self: action.slice(0, action.indexOf('/')),
  score,
});

/** The treasure that the action is printed on, if the hero still holds it and it does not stay. */
function usedUp(g: CcPosition, { hero, action }: Using): CardId | null {
  const { treasure } = personOf(g, hero);
  if (treasure === null) return null;
  const card = discoveryCard(g, treasure);
  const isIt = action.startsWith(`${card.id}/`);
  return isIt && card.type === 'treasure' && card.keep !== true ? treasure : null;
}

/** What is printed on a card for its hero to do. The die is paid before; here all else that it costs. */
const using = procedure<Using>(uniqueAction)
  .step('pay', ['CC-ACT-07', 'CC-ACT-12'], (g, v) => {
    if (maybeHero(g, v.hero)?.where !== 'standing') return g.end(undefined);
    const { once, also } = uniqueAt(g, v.action);
    if (once !== undefined) spend(g.board, once, `${v.hero} ${v.action}`);
    return also === undefined ? undefined : payCost(g, ctxOf(v), also);
  })
  .step('do', ['CC-ACT-07', 'CC-ACT-08'], (g, v) => g.call(runProgram, programOf(ctxOf(v), v.action)))
  .step('used', 'CC-SRC-07', (g, v) =>
    usedUp(g, v) === null ? undefined : g.call(discardTreasure, { hero: v.hero }),
  );

export const uniqueProcedures = [using];
