import type { CcCardOf } from '@questhall/cursed-city';
import { Loose as AnyLoose } from '../../../boards/parts/Loose.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { printedOf } from '../deck.js';
import { mapDrawing, namedDrawing } from './icons.js';
import styles from './Loose.module.css';

type Card = CcCardOf<'discovery' | 'empowerment' | 'item'>;

/** Cards that were drawn, or are for sale on board of the Adamant. */
export function Loose() {
  return (
    <AnyLoose
      label={t('cityBoard.loose')}
      draw={(id) => {
        const card = printedOf(id)?.card as Card | undefined;
        return card && { name: card.name, look: id, card: <Small card={card} /> };
      }}
    />
  );
}

function Small({ card }: { card: Card }) {
  const kind = card.kind === 'discovery' ? card.type : card.kind;
  return (
    <div className={styles.card} data-kind={kind}>
      <Glyph path={namedDrawing(card.icon) ?? mapDrawing('chest')} />
      <b>{card.name}</b>
      <small>{t(`cityBoard.kind.${kind}`)}</small>
      {card.kind === 'empowerment' && <em>{card.cost}</em>}
    </div>
  );
}
