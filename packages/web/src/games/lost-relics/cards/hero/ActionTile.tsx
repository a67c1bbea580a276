import type { LrCardOf } from '@questhall/lost-relics';
import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '../../../../cards/fit.js';
import { Glyph } from '../../../../design/Icon.js';
import { ActionDie } from '../ActionDie.js';
import { actionSaid, iconOf, inspiredFrom, type PrintedAction, type Side } from '../actions.js';
import { drawing } from '../pictures.js';
import { From, Hits } from '../Signs.js';
import styles from './ActionTile.module.css';

type Props = { printed: PrintedAction; placed?: readonly number[] | undefined; inPlay?: ActionsInPlay };

/** An action as it is played: large enough for a finger, with the dice that were spent on it. */
export function ActionTile({ printed, placed = [], inPlay = {} }: Props): ReactNode {
  const { offered = [], wrap } = inPlay;
  const { key, action } = printed;
  const label = actionSaid(printed);
  const tile = (
    <span
      className={styles.tile}
      style={{ '--longest': longestWord(action.name) } as CSSProperties}
      data-kind={action.kind}
      data-offered={offered.includes(key) || undefined}
      {...(wrap === undefined && { role: 'img', 'aria-label': label })}
    >
      <Glyph className={styles.icon} path={drawing(iconOf(action))} />
      <span className={styles.hits}>{action.kind === 'attack' && <Hits attack={action} />}</span>
      <span className={styles.from}>
        {placed.map((value, i) => (
          <ActionDie key={i} value={value} size="2.2em" />
        ))}
        {placed.length === 0 && <From value={inspiredFrom(action)} />}
      </span>
      <span className={styles.name} data-part="words">
        {action.name}
      </span>
    </span>
  );
  return wrap === undefined ? tile : wrap(printed, tile);
}

/** What the table adds to a hero card; a gallery adds nothing. */
export type HeroState = {
  /** The wounded side is up. */
  readonly wounded?: boolean;
  /** Out of action: the figure lies on the card. */
  readonly out?: boolean;
  readonly damage?: number;
  /** RESILIENCE as it is now, if treasure has changed it. */
  readonly resilience?: number;
  readonly dice?: readonly number[];
  /** Dice that lie on an action, by its key: what it was paid with. */
  readonly placed?: { readonly [action: string]: readonly number[] };
  readonly destiny?: number;
};

export function standing(state: HeroState, card: LrCardOf<'hero'>) {
  const { wounded = false, out = false, damage = 0 } = state;
  const side: Side = wounded ? 'wounded' : 'unwounded';
  const turned: 'out' | 'wounded' | undefined = out ? 'out' : wounded ? 'wounded' : undefined;
  return { wounded, out, damage, side, turned, resilience: state.resilience ?? card[side].resilience };
}

/** What can be done with the actions of a card. Keys are those of `PrintedAction`. */
export type ActionsInPlay = {
  readonly offered?: readonly string[];
  /** A board puts each drawing into a button of its own. */
  readonly wrap?: ((action: PrintedAction, drawn: ReactNode) => ReactNode) | undefined;
};
