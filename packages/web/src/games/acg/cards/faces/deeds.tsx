import type { PrintedCard } from '@questhall/acg';
import { roman } from '../../../../text/roman.js';
import { t } from '../../../../text/t.js';
import type { CardState, Face } from '../face.js';
import type { OfKind } from '../kinds.js';
import { actionMark, diceMark, prepareMark, progressMark, spawnMark, Tokens, tierMark } from '../Marks.js';
import { actionScene, locationScene } from '../scenes.js';

export function actionFace(
  card: OfKind<'action'>,
  { paragraphs }: Pick<PrintedCard, 'paragraphs'>,
  state: CardState,
  thumb: boolean,
): Face {
  const dice = diceMark(diceOf(card));
  return {
    kind: card.type,
    line: t(`card.line.${card.level}`, { hero: t(`hero.${card.hero}`) }),
    paragraphs,
    scene: actionScene(card),
    left: (
      <>
        {actionMark(card)}
        <Tokens count={state.tokens ?? 0} />
      </>
    ),
    right: (
      <>
        {!thumb && dice}
        {card.prepare === true && prepareMark()}
      </>
    ),
    foot: thumb && dice,
    footHeight: thumb ? 2.3 : undefined,
  };
}

/** How many dice the action is printed with. */
function diceOf({ lines }: OfKind<'action'>): number {
  for (const { do: done, may } of lines) {
    const action: unknown = (done ?? may)?.action;
    if (typeof action === 'object' && action !== null && 'dice' in action) return Number(action.dice);
  }
  return 0;
}

export function locationFace(
  card: OfKind<'location'>,
  { text, traits: kinds }: Pick<PrintedCard, 'text' | 'traits'>,
  state: CardState,
): Face {
  const traits = kinds.join(', ');
  const tier = roman(card.tier);
  return {
    line: tier === '' ? t('card.line.questLocation', { traits }) : t('card.line.location', { traits, tier }),
    paragraphs: text.filter((one) => one !== '').map((one) => ({ text: one })),
    scene: locationScene(card),
    left: spawnMark(card.spawn),
    right: tierMark(card.tier),
    foot: progressMark(card.explore, state.progress ?? 0),
    footHeight: 2.7,
  };
}
