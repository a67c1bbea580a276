import { Row } from '../../../design/Layout.js';
import { Die } from './Die.js';
import type { OfKind } from './kinds.js';

/** The six faces of a die, laid out. */
export const DiceSheet = ({ card }: { card: OfKind<'dice'> }) => (
  <Row gap={4}>
    {card.faces.map((icons, i) => (
      <Die key={`${i} ${icons.join()}`} kind={card.die} icons={icons} size="72px" />
    ))}
  </Row>
);
