import type { LrPrintedOf } from '@questhall/lost-relics';
import { Card } from '../../../../cards/Card.js';
import { caseHeight, linesOf, sum } from '../../../../cards/fit.js';
import { Count, MarkRow } from '../../../../cards/Marks.js';
import type { CardSize } from '../../../../cards/size.js';
import { Said, Text } from '../../../../cards/Text.js';
import { useT } from '../../../../text/t.js';
import { LOOK } from '../look.js';
import { Coin, Damage, Resilience, Tough } from '../Signs.js';
import { hostileScene } from '../scenes.js';
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
  size: CardSize;
  width?: string | undefined;
  state?: HostileState | undefined;
};

/** Minion, tough one or leader: attacks in order, reactions in order, and what a leader does by itself. */
export function HostileCard({ printed, size, width, state = {} }: Props) {
  const t = useT();
  const { card, parts } = printed;
  const leader = card.rank === 'leader';
  return (
    <Card
      look={LOOK}
      kind={card.rank}
      size={size}
      width={width}
      name={card.name}
      line={t('relic.line.hostile', { rank: t(`relic.rank.${card.rank}`), group: parts.group })}
      scene={hostileScene(card)}
      room={size === 'full' ? caseHeight(below(printed)) : HAND_ROOM}
      left={
        <MarkRow>
          {leader && <Coin icon="crown" kind="bounty" label={t('relic.rank.leader')} />}
          {size !== 'thumb' && <Tokens printed={printed} inPlay={state.inPlay} />}
        </MarkRow>
      }
      right={
        card.resilience === undefined ? <Tough /> : <Resilience value={card.resilience} wounded={leader} />
      }
      low={
        leader &&
        (state.damage !== undefined || size === 'hand') && (
          <Damage damage={state.damage ?? 0} of={card.resilience ?? 0} />
        )
      }
    >
      <Body printed={printed} size={size} />
    </Card>
  );
}

const HAND_ROOM = 190;

/** How much room the words of the card take. */
function below({ card, parts }: Printed): number {
  const leader = card.leaderAction === undefined ? 0 : 2.9 + linesOf(parts.leaderAction, 40) * 1.1;
  const always = parts.always.map((text) => linesOf(text, 42) * 1.1 + 0.5);
  return 3.2 + card.attacks.length * 2.1 + leader + sum(always);
}

function Body({ printed: { card, parts }, size }: { printed: Printed; size: CardSize }) {
  const t = useT();
  const full = size === 'full';
  const { leaderAction, flavour } = card;
  return (
    <Text>
      <ol className={styles.attacks}>
        {card.attacks.map((attack, i) => (
          <AttackLine key={attack.name} attack={attack} text={parts.attacks[i] ?? ''} />
        ))}
      </ol>
      <Ladder reactions={card.reactions} />
      {leaderAction !== undefined && (
        <Said of="main">
          {full && <small className={styles.own}>{t('relic.leaderAction')}</small>}
          <span className={styles.led}>{leaderAction.name}</span>
          {full && ` ${parts.leaderAction}`}
        </Said>
      )}
      {full &&
        [...parts.always, ...(flavour === undefined ? [] : [flavour])].map((text) => (
          <Said key={text}>{text}</Said>
        ))}
    </Text>
  );
}

/** How many there are of its kind, and how many of them are out. */
function Tokens({ printed: { card }, inPlay }: { printed: Printed; inPlay: number | undefined }) {
  const t = useT();
  if (card.tokens === 1) return null;
  return (
    <Count label={t('relic.tokens', { count: card.tokens })}>
      {inPlay === undefined ? `×${card.tokens}` : `${inPlay}/${card.tokens}`}
    </Count>
  );
}
