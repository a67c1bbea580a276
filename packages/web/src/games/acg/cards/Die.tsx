import { Die as KitDie } from '../../../cards/Die.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import './dice.css';
import { Row } from '../../../design/Layout.js';
import { drawing } from './icons.js';
import type { OfKind } from './kinds.js';
import { SYMBOLS } from './words.js';

type Icon = OfKind<'dice'>['faces'][number][number];
type Props = { kind: 'hero' | 'enemy'; icons: readonly Icon[]; size?: string };

export function Die({ kind, icons, size = '54px' }: Props) {
  const said = icons.length === 0 ? t('die.blank') : icons.map((icon) => t(`die.${icon}`)).join(', ');
  return (
    <KitDie tone={kind} size={size} label={t('die.face', { icons: said })}>
      {icons.map((icon, i) => (
        <Glyph key={i} className={icon} path={drawing(SYMBOLS[icon])} />
      ))}
    </KitDie>
  );
}

export const DiceSheet = ({ card }: { card: OfKind<'dice'> }) => (
  <Row gap={4}>
    {card.faces.map((icons, i) => (
      <Die key={`${i} ${icons.join()}`} kind={card.die} icons={icons} size="72px" />
    ))}
  </Row>
);
