import { copyIndex, Game } from '@questhall/engine';
import type { PileView } from '@questhall/tabletop';
import { type AcgBoard, type Action, type Hero, noIcons } from '../board.js';
import { actionCard } from '../content/library.js';
import { conditionEntity, enterPlay } from '../in-play.js';
import type { AcgTypes } from '../kit.js';
import type { CardId, DeckName, HeroId } from '../terms.js';
import type { AcgView } from '../view.js';

/** A facedown card. There is no such card, so whoever looks at it fails instead of peeking. */
const FACEDOWN: CardId = '';

/** The board as a viewer sees it, with the abilities of all that lies open. */
export function seenBoard(view: AcgView): AcgBoard {
  const { viewer: _, switches: __, ...open } = view;
  const backs = (deck: DeckName) => pileOf(view.decks[deck]);
  const b: AcgBoard = {
    ...open,
    seats: [...view.seats],
    heroes: view.heroes.map((hero) => ({ ...hero, actions: hero.actions.map((slot) => ({ ...slot })) })),
    enemies: view.enemies.map(({ card, ...enemy }) => ({ ...enemy, card: card ?? FACEDOWN })),
    decks: {
      enemy: backs('enemy'),
      location: backs('location'),
      dungeon: backs('dungeon'),
      gear: backs('gear'),
    },
    removed: [...view.removed],
    aside: [...view.aside],
    drawn: [...view.drawn],
    looking: null,
    defeatedNames: [...view.defeatedNames],
    listening: {},
    nextEntity: 0,
  };
  speakUp(b);
  return b;
}

const pileOf = ({ size, discard }: PileView) => ({
  draw: new Array<CardId>(size).fill(FACEDOWN),
  discard: [...discard],
  known: null,
});

function speakUp(b: AcgBoard): void {
  if (b.quest !== '') enterPlay(b, 'quest', b.quest);
  if (b.location !== null) enterPlay(b, 'location', b.location.card);
  for (const { id, card, faceup, zone } of b.enemies) if (faceup && zone !== 'lair') enterPlay(b, id, card);
  for (const hero of b.heroes) heroSpeaksUp(b, hero);
}

function heroSpeaksUp(b: AcgBoard, { id, gear, items, conditions }: Hero): void {
  for (const { card, depleted } of gear) if (!depleted) enterPlay(b, card, card);
  for (const card of items) enterPlay(b, card, card);
  for (const condition of conditions) enterPlay(b, conditionEntity(condition, id), condition);
}

/** The action as it would begin with this card. */
export function actionWith(hero: HeroId, card: CardId): Action {
  return {
    hero,
    card,
    type: actionCard(card).type,
    part: 'during',
    targets: [],
    aided: null,
    spent: 0,
    dice: [],
    extra: noIcons(),
    defeated: [],
    lateAttackers: [],
    lateNemeses: [],
  };
}

/** A board on which an attack can be tried: only enemies, and what hangs on them, change. */
export function trial(b: AcgBoard): AcgBoard {
  return {
    ...b,
    enemies: b.enemies.map((enemy) => ({ ...enemy })),
    modifiers: b.modifiers.slice(),
    vetoes: b.vetoes.slice(),
    listening: copyIndex(b.listening),
    action: b.action === null ? null : { ...b.action, defeated: [] },
  };
}

/** The board as the questions about abilities want it. */
export function gameOn(b: AcgBoard): Game<AcgTypes> {
  const g = new Game<AcgTypes>({});
  g.board = b;
  return g;
}
