import type { ActionSlot } from '../board.js';
import { actionCard } from '../content/library.js';
import { cardName, heroName } from '../names.js';
import { heroOf, isPrepare } from '../queries.js';
import { bar, type Finder, missing } from './bar.js';
import { actionOption } from './option-cards.js';
import { heroAsked, type Situation } from './situation.js';

/** The action cards of the hero who is asked. */
function slots(s: Situation): readonly ActionSlot[] {
  const hero = heroAsked(s);
  return hero === null ? [] : heroOf(s.b, hero).actions;
}

export const exhaustedActionCards: Finder = (s) =>
  slots(s)
    .filter((slot) => slot.exhausted)
    .map(({ card }) => bar(actionOption(s, card), 'exhausted-action', ['ACG-ACT-04', 'ACG-EXH-01']));

export const passing: Finder = (s) => {
  const hero = heroAsked(s);
  return [
    bar({ refs: [], text: { key: 'option.pass', args: {} } }, 'must-act', ['ACG-HERO-07'], {
      hero: hero === null ? '' : heroName(hero, s.words),
    }),
  ];
};

/** As a cost or by an effect: only readied cards, and never the prepare card. */
export const notExhaustible: Finder = (s) =>
  slots(s)
    .filter(({ card }) => missing(s, card))
    .map((slot) => {
      const option = actionOption(s, slot.card);
      return isPrepare(slot)
        ? bar(option, 'prepare-card', ['ACG-EXH-04', 'ACG-ACT-17'])
        : bar(option, 'already-exhausted', ['ACG-EXH-01', 'ACG-ACT-17']);
    });

export const readiedActions: Finder = (s) =>
  slots(s)
    .filter((slot) => !slot.exhausted)
    .map(({ card }) => bar(actionOption(s, card), 'already-ready', ['ACG-EXH-01']));

export const advancedActions: Finder = (s) =>
  slots(s)
    .filter(({ card }) => actionCard(card).level === 'advanced')
    .map(({ card }) => bar(actionOption(s, card), 'already-advanced', ['ACG-SETL-05']));

/** Tokens are spent from the card that acts, and from no other. */
export const tokensElsewhere: Finder = (s) =>
  slots(s)
    .filter(({ card, tokens }) => tokens > 0 && card !== s.b.action?.card)
    .map(({ card }) =>
      bar(actionOption(s, card), 'tokens-elsewhere', ['ACG-ACT-06'], { card: cardName(card, s.words) }),
    );
