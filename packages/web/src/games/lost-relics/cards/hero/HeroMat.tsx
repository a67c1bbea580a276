import type { LrPrintedOf } from '@questhall/lost-relics';
import type { CSSProperties } from 'react';
import { Scene } from '../../../../cards/art/Scene.js';
import { CardFrame } from '../../../../cards/CardFrame.js';
import { longestWord } from '../../../../cards/fit.js';
import { Ribbon } from '../../../../cards/Marks.js';
import { t } from '../../../../text/t.js';
import { ActionDie } from '../ActionDie.js';
import { actionsFrom, actionsOf, type PrintedAction, parted } from '../actions.js';
import { LOOK } from '../look.js';
import { Coin, Damage, Resilience } from '../Signs.js';
import { heroScene } from '../scenes.js';
import { type ActionsInPlay, ActionTile, type HeroState, standing } from './ActionTile.js';
import styles from './HeroMat.module.css';

const DICE = 3;

/** Of six columns: three side by side, or fewer and wider. */
const columnsFor = (actions: number): number => (actions >= 3 ? 2 : 6 / Math.max(1, actions));

/** Of three in a row, the one with the longest word is the widest. */
const shareOf = ({ action }: PrintedAction) => ({ '--share': 9 + longestWord(action.name) }) as CSSProperties;

type Props = {
  printed: LrPrintedOf<'hero'>;
  width?: string | undefined;
  state: HeroState;
  /** Treasure that the hero can use: its actions lie beside the printed ones. */
  treasure?: readonly LrPrintedOf<'treasure'>[] | undefined;
  actions?: ActionsInPlay | undefined;
};

/** A hero card as it lies before its player: who it is, how it stands, the dice, and the actions to be picked. */
export function HeroMat({ printed, width, state, treasure = [], actions }: Props) {
  const { card } = printed;
  const { side, turned } = standing(state, card);
  const { own, plain } = parted([...actionsOf(printed, side), ...treasure.flatMap(actionsFrom)]);
  const tile = (action: PrintedAction) => (
    <div key={action.key} className={styles.place} style={shareOf(action)}>
      <ActionTile printed={action} placed={state.placed?.[action.key]} inPlay={actions} />
    </div>
  );
  const dice = card.hero === 'taros' ? 0 : DICE;
  return (
    <CardFrame look={LOOK} kind="hero" size="full" wide label={card.name} width={width} state={turned}>
      <div className={styles.mat} data-diceless={dice === 0 || undefined}>
        <Portrait printed={printed} state={state} />
        <Tray state={state} dice={dice} />
        <div className={styles.actions}>
          <div className={styles.own} style={{ '--columns': columnsFor(own.length) } as CSSProperties}>
            {own.map(tile)}
          </div>
          <div className={styles.everybodys}>{plain.map(tile)}</div>
        </div>
      </div>
    </CardFrame>
  );
}

function Portrait({ printed: { card }, state }: Pick<Props, 'printed' | 'state'>) {
  const { wounded, damage, turned, resilience } = standing(state, card);
  return (
    <div className={styles.portrait}>
      <Scene scene={heroScene(card, wounded)} height={520} open={0.3} />
      <div className={styles.stands}>
        <Resilience value={resilience} wounded={wounded} />
        {turned && <Ribbon tone="wounded">{t(`relic.side.${turned}`)}</Ribbon>}
      </div>
      <div className={styles.foot}>
        <p className={styles.called} data-part="words">
          {card.name}
        </p>
        <Damage damage={damage} of={resilience} />
      </div>
    </div>
  );
}

function Tray({ state: { dice = [], destiny = 0 }, dice: most }: { state: HeroState; dice: number }) {
  if (most === 0) return null;
  return (
    <div className={styles.tray}>
      <ul className={styles.dice} aria-label={t('relic.dice')}>
        {Array.from({ length: Math.max(most, dice.length) }, (_, i) => (
          <li key={i}>
            {dice[i] === undefined ? <i aria-hidden="true" /> : <ActionDie value={dice[i]} size="3.1em" />}
          </li>
        ))}
      </ul>
      <Coin
        icon="heraldic-sun"
        kind={destiny > 0 ? 'destiny' : 'empty'}
        label={t(destiny > 0 ? 'relic.destiny' : 'relic.destiny.none')}
      />
    </div>
  );
}
