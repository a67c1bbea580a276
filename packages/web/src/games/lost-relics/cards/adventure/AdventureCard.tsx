import type { LrCardOf, LrPrintedOf } from '@questhall/lost-relics';
import { Card } from '../../../../cards/Card.js';
import { caseHeight, linesOf } from '../../../../cards/fit.js';
import type { CardSize } from '../../../../cards/size.js';
import { Said, Text } from '../../../../cards/Text.js';
import { useT } from '../../../../text/t.js';
import { LOOK } from '../look.js';
import { Plan } from '../plan/Plan.js';
import { adventureScene } from '../scenes.js';
import styles from './Adventure.module.css';

type Props<Kind extends 'adventure' | 'campaign'> = {
  printed: LrPrintedOf<Kind>;
  size: CardSize;
  width?: string | undefined;
};

/** An adventure among cards: what it is about. `AdventureSheet` has the whole of it. */
export function AdventureCard({ printed: { card, parts }, size, width }: Props<'adventure'>) {
  const t = useT();
  const { number } = parts;
  return (
    <Card
      look={LOOK}
      kind="adventure"
      size={size}
      width={width}
      name={card.name}
      line={number === null ? t('relic.line.loose') : t('relic.line.adventure', { number })}
      scene={adventureScene(card)}
      room={size === 'full' ? caseHeight(below(card)) : HAND_ROOM}
      left={number !== null && <b className={styles.number}>{number}</b>}
    >
      <Text>
        <Said lead={t('relic.sheet.objective')} tone="won">
          {card.objective.text}
        </Said>
        {size === 'full' && (
          <Said lead={t('relic.sheet.defeat')} tone="lost">
            {defeatOf(card)}
          </Said>
        )}
        <div className={styles.map}>
          <Plan plan={parts.plan} start={card.start} />
        </div>
      </Text>
    </Card>
  );
}

const HAND_ROOM = 120;

const defeatOf = ({ defeat }: LrCardOf<'adventure'>): string => defeat.map(({ text }) => text).join(' ');

/** How much room the words and the plan take. */
const below = (card: LrCardOf<'adventure'>): number =>
  7.8 + linesOf(`Objective ${card.objective.text}`, 40) * 1.2 + linesOf(`Defeat ${defeatOf(card)}`, 40) * 1.2;

/** The campaign: its adventures in their order. */
export function CampaignCard({ printed: { card, parts }, size, width }: Props<'campaign'>) {
  const t = useT();
  return (
    <Card
      look={LOOK}
      kind="campaign"
      size={size}
      width={width}
      name={card.name}
      line={t('relic.line.campaign', { count: parts.names.length })}
      scene={adventureScene(card)}
      room={125}
    >
      <Text as="ol" className={styles.names}>
        {parts.names.map((name, i) => (
          <li key={name} data-part="words">
            <b>{i + 1}</b> {name}
          </li>
        ))}
      </Text>
    </Card>
  );
}
