import type { Odds, OddsChance } from '@questhall/engine';
import { enemyCard } from '../content/library.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';

/** A nemesis that may make itself felt says what it would do, as its card does: a share alone warns of nothing. */
export function withEffects(odds: Odds, { enemies }: AcgView, { cards }: Words): Odds {
  const told = (one: OddsChance): OddsChance => {
    const card = one.what === 'nemesis' ? enemies.find(({ id }) => id === one.on)?.card : undefined;
    const lines = card === undefined || card === null ? undefined : enemyCard(card).nemesisEffect?.lines;
    return lines === undefined ? one : { ...one, args: { text: cards.program(lines) } };
  };
  return { ...odds, chances: odds.chances.map(told) };
}
