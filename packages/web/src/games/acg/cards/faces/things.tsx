import { t } from '../../../../text/t.js';
import type { Face } from '../face.js';
import type { GearCard, OfKind } from '../kinds.js';
import { ownerMark, questMark, slotMark, treasureMark } from '../Marks.js';
import { conditionScene, dungeonScene, gearScene, pageScene } from '../scenes.js';

const plain = (text: readonly string[]) => text.filter((one) => one !== '').map((one) => ({ text: one }));

export function gearFace(card: GearCard, text: readonly string[]): Face {
  const slot = t(`card.slot.${card.slot}`);
  const line =
    card.hero === undefined
      ? t('card.line.gear', { slot })
      : t('card.line.legendary', { slot, hero: t(`hero.${card.hero}`) });
  return {
    line,
    paragraphs: plain(text),
    scene: gearScene(card),
    left: slotMark(card.slot),
    right: ownerMark(card.hero),
  };
}

export const dungeonFace = (card: OfKind<'dungeon'>, text: readonly string[]): Face => ({
  kind: card.type,
  line: t(`card.line.${card.type}`),
  paragraphs: plain(text),
  scene: dungeonScene(card),
  right: treasureMark(card.treasure),
});

export const conditionFace = (card: OfKind<'condition'>, text: readonly string[]): Face => ({
  line: t('card.line.condition'),
  paragraphs: plain(text),
  scene: conditionScene(card),
});

type Page = OfKind<'quest'> | OfKind<'campaign'> | OfKind<'difficulty'> | OfKind<'fortune'> | OfKind<'dice'>;

/** Sheets and other papers, when they lie among cards. */
export const pageFace = (card: Page, text: readonly string[]): Face => ({
  line: t(`card.line.${card.kind}`),
  paragraphs: card.kind === 'quest' ? [] : plain(text),
  scene: pageScene(card),
  right: card.kind === 'quest' && questMark(card.number),
});
