import type { LrPrintedOf, LrView } from '@questhall/lost-relics';
import { FoeRow } from '../../../boards/parts/FoeRow.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { blowIcon, blowSaid } from '../cards/actions.js';
import { REACTIONS } from '../cards/Deeds.js';
import { drawing } from '../cards/pictures.js';
import { Medal, rankOf } from './Medal.js';
import styles from './Party.module.css';
import { printedOf } from './printed.js';

type Printed = LrPrintedOf<'hostile'>;

/** The cards of those who are on the map, at a glance: how they strike, and what they do when somebody acts. */
export function Foes({ view }: { view: LrView }) {
  const kinds = [...new Set(view.hostiles.map(({ kind }) => kind))].sort(
    (a, b) => Number(rankOf(b) === 'leader') - Number(rankOf(a) === 'leader'),
  );
  return (
    <ul className={styles.foes} aria-label={t('relicBoard.foes')}>
      {kinds.map((kind) => {
        const printed = printedOf(kind, 'hostile');
        const count = view.hostiles.filter((hostile) => hostile.kind === kind).length;
        return printed === undefined ? null : (
          <li key={kind}>
            <Foe printed={printed} count={count} />
          </li>
        );
      })}
    </ul>
  );
}

function Foe({ printed: { card }, count }: { printed: Printed; count: number }) {
  const blow = card.attacks[0];
  const said = t('relicBoard.foe.said', {
    name: card.name,
    count,
    blows: card.attacks.map((one) => `${blowSaid(one)} ${one.damage}`).join(', '),
    reactions: card.reactions.map((one) => t(`relic.reaction.${one}`)).join(', '),
  });
  return (
    <Thing id={`card:${card.id}`} look={card.id} label={said} shape="tile">
      <FoeRow
        medal={<Medal card={card.id} size="calc(30 * var(--b))" />}
        ground={`linear-gradient(90deg, var(--lr-of-${card.rank}), var(--lr-of-${card.rank}-deep))`}
        name={
          <>
            {card.name}
            {count > 1 && <small> ×{count}</small>}
          </>
        }
      >
        {blow !== undefined && (
          <span>
            <Glyph path={drawing(blowIcon(blow))} />
            {blow.damage}
          </span>
        )}
        <span className={styles.reactions}>
          {card.reactions.map((reaction) => (
            <Glyph key={reaction} path={drawing(REACTIONS[reaction])} />
          ))}
        </span>
      </FoeRow>
    </Thing>
  );
}
