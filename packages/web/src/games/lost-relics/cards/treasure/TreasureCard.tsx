import type { LrCardOf, LrPrintedOf } from '@questhall/lost-relics';
import { useT } from '../../../../text/t.js';
import { actionsFrom } from '../actions.js';
import { Case, Plate } from '../Case.js';
import { linesOf, pictureHeight, rowHeight, sum } from '../composition.js';
import { ActionRow } from '../hero/ActionRow.js';
import type { LrIcon } from '../icons.js';
import { pictureOf } from '../pictures.js';
import { Coin } from '../Signs.js';
import { Slab } from '../Slab.js';
import { treasureScene } from '../scenes.js';
import type { LrSize } from '../size.js';
import { Thumb } from '../Thumb.js';
import styles from './Treasure.module.css';

type Printed = LrPrintedOf<'treasure'>;
type TreasureType = NonNullable<LrCardOf<'treasure'>['type']> | 'none';
type Props = { printed: Printed; size: LrSize; width?: string | undefined };

const TYPES: { readonly [type in TreasureType]: LrIcon } = {
  weapon: 'crossed-swords',
  armour: 'breastplate',
  artefact: 'gem-pendant',
  none: 'chest',
};

export function TreasureCard({ printed, size, width }: Props) {
  const { card } = printed;
  if (size === 'thumb')
    return (
      <Thumb
        kind="treasure"
        name={card.name}
        width={width}
        scene={treasureScene(card)}
        left={<Type card={card} />}
        right={<Owner printed={printed} />}
      />
    );
  return <Read printed={printed} size={size} width={width} />;
}

function Read({ printed, size, width }: Props) {
  const t = useT();
  const { card, parts } = printed;
  const type = t(`relic.type.${card.type ?? 'none'}`);
  const line = card.hero === undefined ? type : t('relic.line.treasureOf', { type, hero: parts.owner });
  return (
    <Slab kind="treasure" size={size} name={card.name} width={width}>
      <Case
        scene={treasureScene(card)}
        height={size === 'full' ? pictureHeight(below(printed)) : TABLE_PICTURE}
      >
        <div className={styles.signs}>
          <Type card={card} />
          <Owner printed={printed} />
        </div>
      </Case>
      <Plate name={card.name} line={size === 'full' ? line : undefined} />
      <Body printed={printed} size={size} />
    </Slab>
  );
}

const TABLE_PICTURE = 230;

/** How much room the words of the card take. */
function below(printed: Printed): number {
  const { card, parts } = printed;
  const always = parts.always.map((text) => linesOf(text, 36) * 1.27 + 0.8);
  const flavour = card.flavour === undefined ? 0 : linesOf(card.flavour, 42) * 1.15 + 0.9;
  return 0.8 + sum(actionsFrom(printed).map(rowHeight)) + sum(always) + flavour;
}

function Body({ printed, size }: { printed: Printed; size: LrSize }) {
  const { card, parts } = printed;
  return (
    <div className={styles.panel}>
      <ul>
        {actionsFrom(printed).map((action) => (
          <ActionRow key={action.key} printed={action} />
        ))}
      </ul>
      {parts.always.map((text) => (
        <p key={text} className={styles.always} data-part="words">
          {text}
        </p>
      ))}
      {size === 'full' && card.flavour !== undefined && (
        <p className={styles.flavour} data-part="words">
          {card.flavour}
        </p>
      )}
    </div>
  );
}

function Type({ card }: { card: LrCardOf<'treasure'> }) {
  const t = useT();
  const type = card.type ?? 'none';
  return <Coin icon={TYPES[type]} label={t(`relic.type.${type}`)} />;
}

/** The face of the only hero who can use it. */
function Owner({ printed: { card, parts } }: { printed: Printed }) {
  const t = useT();
  if (card.hero === undefined) return null;
  return <Coin icon={pictureOf(card.hero)} kind="adventure" label={t('relic.only', { hero: parts.owner })} />;
}
