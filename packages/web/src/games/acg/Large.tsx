import type { PrintedCard } from '@questhall/acg';
import { Stack } from '../../design/Layout.js';
import { t } from '../../text/t.js';
import { AcgCard } from './cards/AcgCard.js';
import { DiceSheet } from './cards/Die.js';
import { QuestSheet } from './cards/QuestSheet.js';

/** A quest is a sheet; everything else is a card. */
export function Large({ printed, all }: { printed: PrintedCard; all: readonly PrintedCard[] }) {
  const { card, sheet } = printed;
  if (card.kind !== 'quest' || sheet === undefined)
    return <AcgCard printed={printed} size="full" width="var(--big)" />;
  const campaign = all.find((other) => other.card.id === card.campaign)?.card.name;
  return <QuestSheet card={card} sheet={sheet} campaign={campaign} />;
}

/** All faces of a die, and what basic keywords mean. */
export function Notes({ printed: { card, keywords } }: { printed: PrintedCard }) {
  if (card.kind === 'dice') return <DiceSheet card={card} />;
  return card.kind === 'enemy' ? <Keywords bar={card.bar} words={keywords} /> : null;
}

const BASIC = ['advance', 'inflict', 'retreat'] as const;

function Keywords({ bar, words }: { bar: readonly string[]; words: readonly string[] }) {
  return (
    <Stack>
      {BASIC.filter((keyword) => bar.includes(keyword)).map((keyword) => (
        <p key={keyword}>
          <b>{words[bar.indexOf(keyword)]}</b> {t(`keyword.${keyword}`)}
        </p>
      ))}
    </Stack>
  );
}
