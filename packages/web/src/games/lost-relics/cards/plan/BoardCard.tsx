import type { LrPrintedOf } from '@questhall/lost-relics';
import { Scene } from '../../../../cards/art/Scene.js';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { Plate } from '../Case.js';
import { drawing } from '../icons.js';
import { Slab } from '../Slab.js';
import { boardScene } from '../scenes.js';
import type { LrSize } from '../size.js';
import { Thumb } from '../Thumb.js';
import styles from './BoardCard.module.css';
import { Plan } from './Plan.js';

/** How high the picture behind a plan is, in the units it is drawn in. */
const MAP = 240;

type Props = { printed: LrPrintedOf<'board'>; size: LrSize; width?: string | undefined };

/** A face of a board: the plan, and the areas by name. */
export function BoardCard({ printed: { card, parts }, size, width }: Props) {
  const t = useT();
  if (size === 'thumb')
    return (
      <Thumb kind="board" name={card.name} width={width} scene={boardScene(card)}>
        <Scene className={styles.view} scene={boardScene(card)} height={404} open={0.3} />
        <div className={styles.small}>
          <Plan plan={parts.plan} />
        </div>
      </Thumb>
    );
  const [number = '', face = ''] = card.id;
  return (
    <Slab kind="board" size={size} name={card.name} width={width}>
      <div className={styles.map}>
        <Scene className={styles.view} scene={boardScene(card)} height={MAP} open={0} />
        <Plan className={styles.plan} plan={parts.plan} lettered={size === 'full'} />
      </div>
      <Plate
        name={card.name}
        line={size === 'full' ? t('relic.line.board', { number, face: face.toUpperCase() }) : undefined}
      />
      {size === 'full' && (
        <ul className={styles.legend}>
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
        </ul>
      )}
    </Slab>
  );
}
