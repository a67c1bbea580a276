import type { LrPrintedOf } from '@questhall/lost-relics';
import { Card } from '../../../../cards/Card.js';
import { caseHeight, linesOf, sum } from '../../../../cards/fit.js';
import { Ribbon } from '../../../../cards/Marks.js';
import { Said, Text } from '../../../../cards/Text.js';
import { useT } from '../../../../text/t.js';
import { actionsOf, parted, rowHeight, type Side } from '../actions.js';
import { LOOK } from '../look.js';
import { Damage, Resilience } from '../Signs.js';
import { heroScene } from '../scenes.js';
import { ActionRow, PlainAction } from './ActionRow.js';
import styles from './Hero.module.css';
import { type HeroState, standing } from './state.js';

type Props = {
  printed: LrPrintedOf<'hero'>;
  size: 'thumb' | 'full';
  width?: string | undefined;
  state: HeroState;
};

/** One side of a hero card, to be recognised or read. */
export function HeroFull({ printed, size, width, state }: Props) {
  const t = useT();
  const { card, parts } = printed;
  const { wounded = false, out = false, damage = 0 } = state;
  const side: Side = wounded ? 'wounded' : 'unwounded';
  const resilience = state.resilience ?? card[side].resilience;
  const { own, plain } = parted(actionsOf(printed, side));
  const below =
    4 + sum(own.map(rowHeight)) + sum(parts[side].always.map((text) => linesOf(text, 42) * 1.15 + 0.4));
  return (
    <Card
      look={LOOK}
      kind="hero"
      size={size}
      width={width}
      state={standing(state)}
      name={card.name}
      line={card.title}
      scene={heroScene(card, wounded)}
      room={caseHeight(below)}
      left={size === 'full' && <Ribbon tone={side}>{t(out ? 'relic.out' : `relic.side.${side}`)}</Ribbon>}
      right={<Resilience value={resilience} wounded={wounded} />}
      low={damage > 0 && <Damage damage={damage} of={resilience} />}
    >
      <Text as="ul">
        {own.map((action) => (
          <ActionRow key={action.key} printed={action} />
        ))}
        {parts[side].always.map((text) => (
          <Said key={text} as="li">
            {text}
          </Said>
        ))}
      </Text>
      <ul className={styles.plain}>
        {plain.map((action) => (
          <PlainAction key={action.key} printed={action} />
        ))}
      </ul>
    </Card>
  );
}
