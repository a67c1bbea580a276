import type { LrCardOf, LrPrintedCard, LrPrintedOf } from '@questhall/lost-relics';
import { caseHeight, linesOf } from '../../../../cards/fit.js';
import { Said, Text } from '../../../../cards/Text.js';
import { Glyph } from '../../../../design/Icon.js';
import { t } from '../../../../text/t.js';
import type { Face } from '../face.js';
import styles from '../Look.module.css';
import { letterOf, Plan } from '../Plan.js';
import { drawing } from '../pictures.js';
import { adventureScene, pageScene } from '../scenes.js';

/** An adventure among cards: what it is about. `AdventureSheet` has the whole of it. */
export function adventureFace({ card, parts }: LrPrintedOf<'adventure'>): Face {
  const { number } = parts;
  return {
    kind: 'adventure',
    line: number === null ? t('relicBoard.phase.adventure') : t('relic.line.adventure', { number }),
    scene: adventureScene(card),
    room: caseHeight(below(card)),
    left: number !== null && <b className={styles.number}>{number}</b>,
    children: (
      <Text>
        <Said lead={t('relic.sheet.objective')} tone="won">
          {card.objective.text}
        </Said>
        <Said lead={t('room.over.lost')} tone="lost">
          {defeatOf(card)}
        </Said>
        <div className={styles.plan}>
          <Plan plan={parts.plan} start={card.start} />
        </div>
      </Text>
    ),
  };
}

const defeatOf = ({ defeat }: LrCardOf<'adventure'>): string => defeat.map(({ text }) => text).join(' ');

/** How much room the words and the plan take. */
const below = (card: LrCardOf<'adventure'>): number =>
  7.8 + linesOf(`Objective ${card.objective.text}`, 40) * 1.2 + linesOf(`Defeat ${defeatOf(card)}`, 40) * 1.2;

/** The campaign: its adventures in their order. */
export const campaignFace = ({ card, parts }: LrPrintedOf<'campaign'>): Face => ({
  kind: 'adventure',
  line: t('relic.line.campaign', { count: parts.names.length }),
  scene: adventureScene(card),
  room: 125,
  children: (
    <Text as="ol" className={styles.names}>
      {parts.names.map((name, i) => (
        <Said key={name} as="li" lead={`${i + 1}`}>
          {name}
        </Said>
      ))}
    </Text>
  ),
});

/** How hard the table is made: a page among cards. */
export const pageFace = ({ card, text }: Pick<LrPrintedCard, 'card' | 'text'>): Face => ({
  kind: 'campaign',
  line: t('relics.cards.difficulty'),
  scene: pageScene(card.id),
  room: 230,
  children: (
    <Text>
      {[...text, ...(card.flavour === undefined ? [] : [card.flavour])].map((one) => (
        <Said key={one}>{one}</Said>
      ))}
    </Text>
  ),
});

/** A face of a board: the plan, and the areas by name. */
export function boardFace({ card, parts }: LrPrintedOf<'board'>, thumb: boolean): Face {
  const [number = '', face = ''] = card.id;
  return {
    kind: 'board',
    line: t('relic.line.board', { number, face: face.toUpperCase() }),
    picture: (
      <div className={styles.board}>
        <Plan plan={parts.plan} lettered={!thumb} />
      </div>
    ),
    children: (
      <Text as="ul" className={styles.list}>
        {parts.plan.areas.map(({ id, name, limit, haven }) => (
          <li key={id} data-part="words">
            <b>{letterOf({ id })}</b>
            {name}
            {haven && (
              <span role="img" aria-label={t('relic.haven')}>
                <Glyph path={drawing('lantern-flame')} />
              </span>
            )}
            <small>{limit}</small>
          </li>
        ))}
      </Text>
    ),
  };
}
