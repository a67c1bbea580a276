import type { PrintedCard } from '@questhall/acg';
import { AcgCard } from './cards/AcgCard.js';
import { QuestSheet } from './cards/QuestSheet.js';

/** A quest is a sheet; everything else is a card. */
export function Large({ printed, all }: { printed: PrintedCard; all: readonly PrintedCard[] }) {
  const { card, sheet } = printed;
  if (card.kind !== 'quest' || sheet === undefined)
    return <AcgCard printed={printed} size="full" width="var(--big)" />;
  const campaign = all.find((other) => other.card.id === card.campaign)?.card.name;
  return <QuestSheet card={card} sheet={sheet} campaign={campaign} />;
}
