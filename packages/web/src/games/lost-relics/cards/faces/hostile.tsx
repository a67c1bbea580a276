import type { LrPrintedOf } from '@questhall/lost-relics';
import { caseHeight, deedHeight, linesOf, sum } from '../../../../cards/fit.js';
import { Count, MarkRow } from '../../../../cards/Marks.js';
import { Said, Text } from '../../../../cards/Text.js';
import { t } from '../../../../text/t.js';
import { AttackRow, Ladder } from '../Deeds.js';
import type { Face } from '../face.js';
import { Coin, Resilience, Tough } from '../Signs.js';
import { hostileScene } from '../scenes.js';

type Printed = LrPrintedOf<'hostile'>;

/** Minion, tough one or leader: attacks in order, reactions in order, and what a leader does by itself. */
export function hostileFace(printed: Printed, thumb: boolean): Face {
  const { card, parts } = printed;
  const leader = card.rank === 'leader';
  const { resilience, tokens, leaderAction } = card;
  return {
    kind: card.rank,
    line: t('relic.line.hostile', { rank: t(`relic.rank.${card.rank}`), group: parts.group }),
    scene: hostileScene(card),
    room: caseHeight(below(printed)),
    left: (
      <MarkRow>
        {leader && <Coin icon="crown" kind="bounty" label={t('relic.rank.leader')} />}
        {!thumb && tokens > 1 && <Count label={t('relic.tokens', { count: tokens })}>×{tokens}</Count>}
      </MarkRow>
    ),
    right: resilience === undefined ? <Tough /> : <Resilience value={resilience} wounded={leader} />,
    children: (
      <Text>
        <ol>
          {card.attacks.map((attack, i) => (
            <AttackRow key={attack.name} attack={attack} text={parts.attacks[i] ?? ''} />
          ))}
        </ol>
        <Ladder reactions={card.reactions} />
        {leaderAction !== undefined && (
          <Said of="main" lead={`${t('relic.leaderAction')}: ${leaderAction.name}.`}>
            {parts.leaderAction}
          </Said>
        )}
        {told(printed).map((text) => (
          <Said key={text}>{text}</Said>
        ))}
      </Text>
    ),
  };
}

const told = ({ card: { flavour }, parts }: Printed): string[] =>
  flavour === undefined ? parts.always : [...parts.always, flavour];

/** How much room the words of the card take. */
function below({ card, parts }: Printed): number {
  const attacks = card.attacks.map(({ name }, i) => deedHeight(`${name} ${parts.attacks[i] ?? ''}`, 34));
  const leader = card.leaderAction === undefined ? 0 : 2.9 + linesOf(parts.leaderAction, 40) * 1.1;
  const always = parts.always.map((text) => linesOf(text, 42) * 1.1 + 0.5);
  return 3.2 + sum(attacks) + leader + sum(always);
}
