import type { PrintedCard } from '@questhall/acg';
import { memo } from 'react';
import { Card } from '../../../cards/Card.js';
import { compose } from '../../../cards/fit.js';
import type { CardSize } from '../../../cards/size.js';
import { Said, Text } from '../../../cards/Text.js';
import { t } from '../../../text/t.js';
import type { CardState, Face } from './face.js';
import { actionFace, locationFace } from './faces/deeds.js';
import { enemyFace, heroFace } from './faces/people.js';
import { conditionFace, dungeonFace, gearFace, pageFace } from './faces/things.js';
import { LOOK } from './palette.js';
import { SIGNS, words } from './words.js';

type Props = {
  printed: PrintedCard;
  size: CardSize;
  state?: CardState | undefined;
  width?: string | undefined;
};

/** Any card of the Adventure Card Game; most cards of a table are the same after an answer as before it. */
export const AcgCard = memo(DrawnCard, isSame);

function isSame({ state = {}, ...props }: Props, { state: before = {}, ...others }: Props): boolean {
  return isAlike(props, others) && isAlike(state, before);
}

function isAlike(one: object, other: object): boolean {
  const told = Object.entries(one);
  return (
    told.length === Object.keys(other).length && told.every(([key, it]) => it === Reflect.get(other, key))
  );
}

function DrawnCard({ printed, size, state = {}, width }: Props) {
  const { name, kind, flavour } = printed.card;
  const { paragraphs, ...face } = faceOf(printed, state, size === 'thumb');
  const { footHeight = FOOTLESS } = face;
  const measured = paragraphs.map((one) => ({ ...one, text: one.text.replace(SIGNS, SIGN) }));
  const fit = compose({ name, paragraphs: measured, flavour, foot: footHeight });
  return (
    <Card
      kind={kind}
      {...face}
      name={name}
      look={LOOK}
      size={size}
      width={width}
      art={fit.art}
      footHeight={footHeight}
      state={state.exhausted ? 'exhausted' : undefined}
      stamp={state.exhausted ? t('card.exhausted') : undefined}
    >
      <Text>
        {paragraphs.map(({ text, main = false, keyword }) => (
          <Said key={text} of={main ? 'main' : undefined} lead={keyword}>
            {words(text)}
          </Said>
        ))}
        {fit.flavour && <Said of="flavour">{flavour}</Said>}
      </Text>
    </Card>
  );
}

/** A little room below the words. */
const FOOTLESS = 0.6;
/** As wide as a sign, which is narrower than the name in whose place it stands. */
const SIGN = '---';

function faceOf(printed: PrintedCard, state: CardState, thumb: boolean): Face {
  const { card, text } = printed;
  switch (card.kind) {
    case 'hero-card':
      return heroFace(card, text, state);
    case 'action':
      return actionFace(card, printed, state, thumb);
    case 'enemy':
      return enemyFace(card, printed, state, thumb);
    case 'location':
      return locationFace(card, printed, state);
    case 'dungeon':
      return dungeonFace(card, text);
    case 'gear':
    case 'legendary-gear':
      return gearFace(card, text);
    case 'condition':
      return conditionFace(card, text);
    case 'quest':
    case 'campaign':
    case 'difficulty':
    case 'fortune':
    case 'dice':
      return pageFace(card, text);
  }
}
