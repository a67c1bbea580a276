import type { LrCardOf, LrPrintedOf } from '@questhall/lost-relics';
import type { ReactNode } from 'react';
import { useT } from '../../../../text/t.js';
import { Case, Plate } from '../Case.js';
import { linesOf, pictureHeight } from '../composition.js';
import { Plan } from '../plan/Plan.js';
import { Slab } from '../Slab.js';
import { adventureScene } from '../scenes.js';
import type { LrSize } from '../size.js';
import { Thumb } from '../Thumb.js';
import styles from './Adventure.module.css';

type Props<Kind extends 'adventure' | 'campaign'> = {
  printed: LrPrintedOf<Kind>;
  size: LrSize;
  width?: string | undefined;
};

/** An adventure among cards: what it is about. `AdventureSheet` has the whole of it. */
export function AdventureCard({ printed: { card, parts }, size, width }: Props<'adventure'>) {
  const t = useT();
  const scene = adventureScene(card);
  const { number } = parts;
  const sign = number !== null && <b className={styles.number}>{number}</b>;
  if (size === 'thumb')
    return <Thumb kind="adventure" name={card.name} width={width} scene={scene} left={sign} />;
  return (
    <Slab kind="adventure" size={size} name={card.name} width={width}>
      <Case scene={scene} height={size === 'full' ? pictureHeight(below(card)) : TABLE_PICTURE}>
        <div className={styles.signs}>{sign}</div>
      </Case>
      <Plate name={card.name} line={size === 'full' ? lineOf(number, t) : undefined} />
      <div className={styles.panel}>
        <Said title={t('relic.sheet.objective')} tone="won">
          {card.objective.text}
        </Said>
        {size === 'full' && (
          <Said title={t('relic.sheet.defeat')} tone="lost">
            {defeatOf(card)}
          </Said>
        )}
        <div className={styles.map}>
          <Plan plan={parts.plan} start={card.start} />
        </div>
      </div>
    </Slab>
  );
}

const TABLE_PICTURE = 120;

const defeatOf = ({ defeat }: LrCardOf<'adventure'>): string => defeat.map(({ text }) => text).join(' ');

/** How much room the words and the plan take. */
const below = (card: LrCardOf<'adventure'>): number =>
  7.8 + linesOf(`Objective ${card.objective.text}`, 40) * 1.2 + linesOf(`Defeat ${defeatOf(card)}`, 40) * 1.2;

const lineOf = (number: number | null, t: ReturnType<typeof useT>): string =>
  number === null ? t('relic.line.loose') : t('relic.line.adventure', { number });

function Said({ title, tone, children }: { title: string; tone: 'won' | 'lost'; children: ReactNode }) {
  return (
    <p className={styles.said} data-tone={tone} data-part="words">
      <b>{title}</b> {children}
    </p>
  );
}

/** The campaign: its adventures in their order. */
export function CampaignCard({ printed: { card, parts }, size, width }: Props<'campaign'>) {
  const t = useT();
  const scene = adventureScene(card);
  if (size === 'thumb') return <Thumb kind="campaign" name={card.name} width={width} scene={scene} />;
  return (
    <Slab kind="campaign" size={size} name={card.name} width={width}>
      <Case scene={scene} height={125} />
      <Plate
        name={card.name}
        line={size === 'full' ? t('relic.line.campaign', { count: parts.names.length }) : undefined}
      />
      <ol className={`${styles.panel} ${styles.names}`}>
        {parts.names.map((name, i) => (
          <li key={name} data-part="words">
            <b>{i + 1}</b> {name}
          </li>
        ))}
      </ol>
    </Slab>
  );
}
