import type { LrPrintedCard } from '@questhall/lost-relics';
import type { CardSize } from '../../../cards/size.js';
import { AdventureCard, CampaignCard } from './adventure/AdventureCard.js';
import { PageCard } from './adventure/PageCard.js';
import { HeroCard } from './hero/HeroCard.js';
import { HostileCard } from './hostile/HostileCard.js';
import { BoardCard } from './plan/BoardCard.js';
import { TreasureCard } from './treasure/TreasureCard.js';

type Props = { printed: LrPrintedCard; size: CardSize; width?: string | undefined };

/** Any card of Lost Relics, as it is printed. */
export function LrCard({ printed, ...rest }: Props) {
  switch (printed.kind) {
    case 'hero':
      return <HeroCard printed={printed} {...rest} />;
    case 'hostile':
      return <HostileCard printed={printed} {...rest} />;
    case 'treasure':
      return <TreasureCard printed={printed} {...rest} />;
    case 'board':
      return <BoardCard printed={printed} {...rest} />;
    case 'adventure':
      return <AdventureCard printed={printed} {...rest} />;
    case 'campaign':
      return <CampaignCard printed={printed} {...rest} />;
    default:
      return <PageCard printed={printed} {...rest} />;
  }
}
