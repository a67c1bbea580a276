import type { LrPrintedOf } from '@questhall/lost-relics';
import { useT } from '../../../../text/t.js';
import { actionsOf, parted, type Side } from '../actions.js';
import { Case, Plate } from '../Case.js';
import { linesOf, pictureHeight, rowHeight, sum } from '../composition.js';
import { Damage, Resilience } from '../Signs.js';
import { Slab } from '../Slab.js';
import { heroScene } from '../scenes.js';
import { ActionRow, PlainAction } from './ActionRow.js';
import styles from './Hero.module.css';
import type { HeroState } from './state.js';

type Props = {
  printed: LrPrintedOf<'hero'>;
  width?: string | undefined;
  state: HeroState;
};

/** One side of a hero card, to be read. */
export function HeroFull({ printed, width, state }: Props) {
  const t = useT();
  const { card, parts } = printed;
  const { wounded = false, out = false, damage = 0 } = state;
  const side: Side = wounded ? 'wounded' : 'unwounded';
  const resilience = state.resilience ?? card[side].resilience;
  const { own, plain } = parted(actionsOf(printed, side));
  const below =
    4 + sum(own.map(rowHeight)) + sum(parts[side].always.map((text) => linesOf(text, 44) * 1.05 + 0.6));
  return (
    <Slab
      kind="hero"
      size="full"
      name={card.name}
      width={width}
      state={out ? 'out' : wounded ? 'wounded' : undefined}
    >
      <Case scene={heroScene(card, wounded)} height={pictureHeight(below)}>
        <div className={styles.signs}>
          <span className={styles.side} data-side={side}>
            {t(out ? 'relic.out' : `relic.side.${side}`)}
          </span>
          <Resilience value={resilience} wounded={wounded} />
        </div>
        {damage > 0 && (
          <div className={styles.tokens}>
            <Damage damage={damage} of={resilience} />
          </div>
        )}
      </Case>
      <Plate name={card.name} line={card.title} />
      <ul className={styles.panel}>
        {own.map((action) => (
          <ActionRow key={action.key} printed={action} />
        ))}
        {parts[side].always.map((text) => (
          <li key={text} className={styles.always} data-part="words">
            {text}
          </li>
        ))}
      </ul>
      <ul className={styles.plain}>
        {plain.map((action) => (
          <PlainAction key={action.key} printed={action} />
        ))}
      </ul>
    </Slab>
  );
}
