import type { PrintedCard } from '@questhall/acg';
import { roman } from '../../../../text/roman.js';
import type { Translate } from '../../../../text/t.js';
import type { CardState, Face } from '../face.js';
import type { OfKind } from '../kinds.js';
import { Progress, Tier } from '../Marks.js';
import { ActionRibbon, DiceCount, Prepare, Spawn, Tokens } from '../MoreMarks.js';
import { actionScene, locationScene } from '../scenes.js';

export function actionFace(
  card: OfKind<'action'>,
  { paragraphs }: Pick<PrintedCard, 'paragraphs'>,
  t: Translate,
  state: CardState,
  thumb: boolean,
): Face {
  const dice = <DiceCount count={diceOf(card)} />;
  return {
    kind: card.type,
    name: card.name,
    line: t(`card.line.${card.level}`, { hero: t(`hero.${card.hero}`) }),
    paragraphs,
    flavour: card.flavour,
    scene: actionScene(card),
    left: (
      <>
        <ActionRibbon type={card.type} level={card.level} />
        <Tokens count={state.tokens ?? 0} />
      </>
    ),
    right: (
      <>
        {!thumb && dice}
        {card.prepare === true && <Prepare />}
      </>
    ),
    foot: thumb && dice,
    footHeight: thumb ? 2.3 : 0.6,
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
  t: Translate,
  state: CardState,
): Face {
  const traits = kinds.join(', ');
  const tier = roman(card.tier);
  return {
    kind: card.kind,
    name: card.name,
    line: tier === '' ? t('card.line.questLocation', { traits }) : t('card.line.location', { traits, tier }),
    paragraphs: text.filter((one) => one !== '').map((one) => ({ text: one })),
    flavour: card.flavour,
    scene: locationScene(card),
    left: <Spawn faceup={card.spawn.faceup} facedown={card.spawn.facedown} />,
    right: <Tier tier={card.tier} />,
    foot: <Progress explore={card.explore} progress={state.progress} />,
    footHeight: 2.7,
  };
}
