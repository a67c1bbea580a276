import type { PrintedCard } from '@questhall/acg';
import { memo } from 'react';
import { type Translate, useT } from '../../../text/t.js';
import type { CardSize } from '../../printed.js';
import { Card } from './Card.js';
import type { CardState, Face } from './face.js';
import { actionFace, locationFace } from './faces/deeds.js';
import { enemyFace, heroFace } from './faces/people.js';
import { conditionFace, dungeonFace, gearFace, pageFace } from './faces/things.js';
import { Exhausted } from './Marks.js';

type Props = {
  printed: PrintedCard;
  size: CardSize;
  state?: CardState | undefined;
  width?: string | undefined;
};

/** Any card of the Adventure Card Game; most cards of a table are the same after an answer as before it. */
export const AcgCard = memo(DrawnCard, isSame);

function isSame(one: Props, other: Props): boolean {
  const { printed, size, width, state = {} } = one;
  return (
    printed === other.printed &&
    size === other.size &&
    width === other.width &&
    isSameState(state, other.state ?? {})
  );
}

function isSameState(one: CardState, other: CardState): boolean {
  const told = Object.keys(one) as (keyof CardState)[];
  return told.length === Object.keys(other).length && told.every((key) => one[key] === other[key]);
}

function DrawnCard({ printed, size, state = {}, width }: Props) {
  const face = faceOf(printed, useT(), state);
  const stamped = state.exhausted === true ? { ...face, marks: <Stamped marks={face.marks} /> } : face;
  return <Card face={stamped} size={size} exhausted={state.exhausted} width={width} />;
}

const Stamped = ({ marks }: Pick<Face, 'marks'>) => (
  <>
    {marks}
    <Exhausted />
  </>
);

function faceOf(printed: PrintedCard, t: Translate, state: CardState): Face {
  const { card, text } = printed;
  switch (card.kind) {
    case 'hero-card':
      return heroFace(card, text, t, state);
    case 'action':
      return actionFace(card, printed, t, state);
    case 'enemy':
      return enemyFace(card, printed, t, state);
    case 'location':
      return locationFace(card, printed, t, state);
    case 'dungeon':
      return dungeonFace(card, text, t);
    case 'gear':
    case 'legendary-gear':
      return gearFace(card, text, t, state);
    case 'condition':
      return conditionFace(card, text, t);
    case 'quest':
    case 'campaign':
    case 'difficulty':
    case 'fortune':
    case 'dice':
      return pageFace(card, text, t);
  }
}
