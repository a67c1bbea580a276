import type { LrPrintedCard } from '@questhall/lost-relics';
import { useT } from '../../../../text/t.js';
import { Case, Plate } from '../Case.js';
import { Slab } from '../Slab.js';
import { pageScene } from '../scenes.js';
import type { LrSize } from '../size.js';
import { Thumb } from '../Thumb.js';
import styles from './Adventure.module.css';

type Props = {
  printed: Pick<LrPrintedCard, 'card' | 'text'>;
  size: LrSize;
  width?: string | undefined;
};

/** How hard the table is made: a page among cards. */
export function PageCard({ printed: { card, text }, size, width }: Props) {
  const t = useT();
  const scene = pageScene(card.id);
  if (size === 'thumb') return <Thumb kind="campaign" name={card.name} width={width} scene={scene} />;
  return (
    <Slab kind="campaign" size={size} name={card.name} width={width}>
      <Case scene={scene} height={230} />
      <Plate name={card.name} line={size === 'full' ? t('relic.line.difficulty') : undefined} />
      <div className={styles.panel}>
        {[...text, ...(card.flavour === undefined ? [] : [card.flavour])].map((one) => (
          <p key={one} className={styles.said} data-part="words">
            {one}
          </p>
        ))}
      </div>
    </Slab>
  );
}
