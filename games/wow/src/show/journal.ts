import type { Standing } from '@questhall/engine';
import { nameOf } from '../names.js';
import type { Words } from '../text/words.js';
import type { WowView } from '../view.js';

/** Valor and quests of each, the leader first. */
export function journal(view: WowView, words: Words): string[] {
  return view.rivals
    .toSorted((one, other) => other.valor - one.valor)
    .flatMap(({ seat, valor, log }) => [
      `${nameOf(seat, view, words)}: ${words.table.standing(valor)}`,
      ...log.map((card) => `  ${nameOf(card, view, words)}`),
    ]);
}

/** What a list of games says about this one. */
export function standing(view: WowView, words: Words): Standing {
  const most = Math.max(...view.rivals.map(({ valor }) => valor));
  return {
    adventure: words.names.title,
    party: words.list(view.rivals.map(({ seat }) => nameOf(seat, view, words))),
    where: words.table.standing(most),
  };
}
