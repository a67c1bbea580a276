import type { Translate } from '../../../../text/t.js';
import type { Face } from '../face.js';
import type { GearCard, OfKind } from '../kinds.js';
import { Treasure } from '../Marks.js';
import { Owner, QuestNumber, Slot } from '../MoreMarks.js';
import { conditionScene, dungeonScene, gearScene, pageScene } from '../scenes.js';

/** A little room below the words. */
const FOOTLESS = 0.6;

const plain = (text: readonly string[]) => text.filter((one) => one !== '').map((one) => ({ text: one }));

export function gearFace(card: GearCard, text: readonly string[], t: Translate): Face {
  const slot = t(`card.slot.${card.slot}`);
  const line =
    card.hero === undefined
      ? t('card.line.gear', { slot })
      : t('card.line.legendary', { slot, hero: t(`hero.${card.hero}`) });
  return {
    kind: card.kind,
    name: card.name,
    line,
    paragraphs: plain(text),
    flavour: card.flavour,
    scene: gearScene(card),
    left: <Slot slot={card.slot} />,
    right: <Owner hero={card.hero} />,
    footHeight: FOOTLESS,
  };
}

export function dungeonFace(card: OfKind<'dungeon'>, text: readonly string[], t: Translate): Face {
  return {
    kind: card.type,
    name: card.name,
    line: t(`card.line.${card.type}`),
    paragraphs: plain(text),
    flavour: card.flavour,
    scene: dungeonScene(card),
    right: <Treasure count={card.treasure} />,
    footHeight: FOOTLESS,
  };
}

export function conditionFace(card: OfKind<'condition'>, text: readonly string[], t: Translate): Face {
  return {
    kind: card.kind,
    name: card.name,
    line: t('card.line.condition'),
    paragraphs: plain(text),
    flavour: card.flavour,
    scene: conditionScene(card),
    footHeight: FOOTLESS,
  };
}

type Page = OfKind<'quest'> | OfKind<'campaign'> | OfKind<'difficulty'> | OfKind<'fortune'> | OfKind<'dice'>;

/** Sheets and other papers, when they lie among cards. */
export function pageFace(card: Page, text: readonly string[], t: Translate): Face {
  return {
    kind: card.kind,
    name: card.name,
    line: t(`card.line.${card.kind}`),
    paragraphs: card.kind === 'quest' ? [] : plain(text),
    flavour: card.flavour,
    scene: pageScene(card),
    right: card.kind === 'quest' && <QuestNumber number={card.number} />,
    footHeight: FOOTLESS,
  };
}
