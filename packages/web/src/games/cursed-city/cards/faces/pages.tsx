import type { CcPrintedCard, CcPrintedOf } from '@questhall/cursed-city';
import { caseHeight, linesOf } from '../../../../cards/fit.js';
import { Count, Pennant } from '../../../../cards/Marks.js';
import { Said, Text } from '../../../../cards/Text.js';
import { roman } from '../../../../text/roman.js';
import { t } from '../../../../text/t.js';
import type { Face } from '../face.js';
import { entryScene, journeyScene, pageScene } from '../scenes.js';

/** A journey among cards: what it is about. `JourneySheet` has the whole of it. */
export function journeyFace({ card }: CcPrintedOf<'journey'>): Face {
  const level = card.ladder?.level;
  return {
    kind: 'journey',
    line: t(`city.journey.${card.type}`),
    scene: journeyScene(card),
    room: caseHeight(2.2 + linesOf(card.victory.text, 38) * 1.3),
    right: level !== undefined && <Pennant label={t('city.ladder', { level })}>{roman(level)}</Pennant>,
    children: (
      <Text>
        <Said lead={t('begin.wins')} tone="won">
          {card.victory.text}
        </Said>
      </Text>
    ),
  };
}

/** What an entry is called; nobody reads more of it by accident. */
export const entryFace = ({ card }: CcPrintedOf<'entry'>): Face => ({
  line: t('city.line.entry', { number: card.number }),
  scene: entryScene(card),
  room: 300,
  left: <Count label={t('city.line.entry', { number: card.number })}>{card.number}</Count>,
  children: (
    <Text>
      <Said of="flavour">{t('city.entry.sealed')}</Said>
    </Text>
  ),
});

type Page = Exclude<CcPrintedCard['kind'], 'hero' | 'hostile' | 'journey' | 'entry'>;

/** Everything else that is a page among cards. */
export function pageFace({ card, text }: CcPrintedCard): Face {
  const kind = card.kind as Page;
  const words = kind === 'difficulty' || kind === 'tutorial' ? text : [];
  const told = [...words, ...(card.flavour === undefined ? [] : [card.flavour])];
  return {
    kind,
    line: t(`city.card.${kind}`),
    scene: pageScene(card),
    room: caseHeight(1 + told.reduce((sum, one) => sum + linesOf(one, 42) * 1.2 + 0.4, 0)),
    children: told.length > 0 && (
      <Text>
        {told.map((one) => (
          <Said key={one}>{one}</Said>
        ))}
      </Text>
    ),
  };
}
