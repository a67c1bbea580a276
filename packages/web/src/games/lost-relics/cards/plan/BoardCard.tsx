import type { LrPrintedOf } from '@questhall/lost-relics';
import { Scene } from '../../../../cards/art/Scene.js';
import { Card } from '../../../../cards/Card.js';
import { WHOLE } from '../../../../cards/fit.js';
import type { CardSize } from '../../../../cards/size.js';
import { Text } from '../../../../cards/Text.js';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { drawing } from '../icons.js';
import { LOOK } from '../look.js';
import { boardScene } from '../scenes.js';
import styles from './BoardCard.module.css';
import { Plan } from './Plan.js';

/** How high the picture behind a plan is, in the units it is drawn in. */
const MAP = 240;

type Props = { printed: LrPrintedOf<'board'>; size: CardSize; width?: string | undefined };

/** A face of a board: the plan, and the areas by name. */
export function BoardCard({ printed: { card, parts }, size, width }: Props) {
  const t = useT();
  const [number = '', face = ''] = card.id;
  const thumb = size === 'thumb';
  return (
    <Card
      look={LOOK}
      kind="board"
      size={size}
      width={width}
      name={card.name}
      line={t('relic.line.board', { number, face: face.toUpperCase() })}
      picture={
        <div className={styles.map}>
          <Scene
            className={styles.view}
            scene={boardScene(card)}
            height={thumb ? WHOLE : MAP}
            open={thumb ? 0.3 : 0}
          />
          <Plan className={styles.plan} plan={parts.plan} lettered={size === 'full'} />
        </div>
      }
    >
      {size === 'full' && (
        <Text as="ul" className={styles.legend}>
          {parts.plan.areas.map(({ id, name, limit, haven }) => (
            <li key={id} data-part="words">
              <b>{id.slice(id.lastIndexOf('-') + 1).toUpperCase()}</b>
              <span>{name}</span>
              {haven && (
                <span className={styles.haven} role="img" aria-label={t('relic.haven')}>
                  <Glyph path={drawing('lantern-flame')} />
                </span>
              )}
              <small>{limit}</small>
            </li>
          ))}
        </Text>
      )}
    </Card>
  );
}
