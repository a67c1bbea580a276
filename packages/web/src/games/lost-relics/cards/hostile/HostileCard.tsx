import type { LrPrintedOf } from '@questhall/lost-relics';
import { useT } from '../../../../text/t.js';
import { Case, Plate } from '../Case.js';
import { linesOf, pictureHeight, sum } from '../composition.js';
import { Coin, Damage, Resilience, Tough } from '../Signs.js';
import { Slab } from '../Slab.js';
import { hostileScene } from '../scenes.js';
import type { LrSize } from '../size.js';
import { Thumb } from '../Thumb.js';
import { AttackLine } from './AttackLine.js';
import styles from './Hostile.module.css';
import { Ladder } from './Ladder.js';

/** What the table adds to a hostile card. */
export type HostileState = {
  /** Damage tokens on a leader's card. */
  readonly damage?: number;
  /** How many of its tokens are on the battlefield. */
  readonly inPlay?: number;
};
type Printed = LrPrintedOf<'hostile'>;
type Props = {
  printed: Printed;
  size: LrSize;
  width?: string | undefined;
  state?: HostileState | undefined;
};

/** Minion, tough one or leader: attacks in order, reactions in order, and what a leader does by itself. */
export function HostileCard({ printed, size, width, state = {} }: Props) {
  const { card } = printed;
  if (size === 'thumb')
    return (
      <Thumb
        kind={card.rank}
        name={card.name}
        width={width}
        scene={hostileScene(card)}
        left={<Rank printed={printed} />}
        right={<Strength printed={printed} />}
      />
    );
  return <Played printed={printed} size={size} width={width} state={state} />;
}

function Played({ printed, size, width, state }: Props & { size: 'table' | 'full'; state: HostileState }) {
  const t = useT();
  const { card, parts } = printed;
  const line = t('relic.line.hostile', { rank: t(`relic.rank.${card.rank}`), group: parts.group });
  return (
    <Slab kind={card.rank} size={size} name={card.name} width={width}>
      <Case
        scene={hostileScene(card)}
        height={size === 'full' ? pictureHeight(below(printed)) : TABLE_PICTURE}
      >
        <div className={styles.signs}>
          <span className={styles.left}>
            <Rank printed={printed} />
            <Tokens printed={printed} inPlay={state.inPlay} />
          </span>
          <Strength printed={printed} />
        </div>
        {card.rank === 'leader' && (state.damage !== undefined || size === 'table') && (
          <div className={styles.tokens}>
            <Damage damage={state.damage ?? 0} of={card.resilience ?? 0} />
          </div>
        )}
      </Case>
      <Plate name={card.name} line={size === 'full' ? line : undefined} />
      <Body printed={printed} size={size} />
    </Slab>
  );
}

const TABLE_PICTURE = 190;

/** How much room the words of the card take. */
function below({ card, parts }: Printed): number {
  const leader = card.leaderAction === undefined ? 0 : 2.9 + linesOf(parts.leaderAction, 40) * 1.1;
  const always = parts.always.map((text) => linesOf(text, 42) * 1.1 + 0.5);
  return 3.2 + card.attacks.length * 2.1 + leader + sum(always);
}

function Body({ printed: { card, parts }, size }: { printed: Printed; size: LrSize }) {
  const t = useT();
  return (
    <div className={styles.panel}>
      <ol className={styles.attacks}>
        {card.attacks.map((attack, i) => (
          <AttackLine key={attack.name} attack={attack} text={parts.attacks[i] ?? ''} />
        ))}
      </ol>
      <Ladder reactions={card.reactions} />
      {card.leaderAction !== undefined && (
        <div className={styles.leader}>
          <p className={styles.led} data-part="words">
            {size === 'full' && <small>{t('relic.leaderAction')}</small>}
            {card.leaderAction.name}
          </p>
          {size === 'full' && (
            <p className={styles.text} data-part="words">
              {parts.leaderAction}
            </p>
          )}
        </div>
      )}
      {size === 'full' &&
        [...parts.always, ...(card.flavour === undefined ? [] : [card.flavour])].map((text) => (
          <p key={text} className={styles.always} data-part="words">
            {text}
          </p>
        ))}
    </div>
  );
}

function Rank({ printed: { card } }: { printed: Printed }) {
  const t = useT();
  return card.rank === 'leader' ? <Coin icon="crown" kind="bounty" label={t('relic.rank.leader')} /> : null;
}

const Strength = ({ printed: { card } }: { printed: Printed }) =>
  card.resilience === undefined ? (
    <Tough />
  ) : (
    <Resilience value={card.resilience} wounded={card.rank === 'leader'} />
  );

/** How many there are of its kind, and how many of them are out. */
function Tokens({ printed: { card }, inPlay }: { printed: Printed; inPlay: number | undefined }) {
  const t = useT();
  if (card.tokens === 1) return null;
  return (
    <span className={styles.count} role="img" aria-label={t('relic.tokens', { count: card.tokens })}>
      {inPlay === undefined ? `×${card.tokens}` : `${inPlay}/${card.tokens}`}
    </span>
  );
}
