import type { LrPrintedCard } from '@questhall/lost-relics';
import { Card } from '../../cards/Card.js';
import type { CardSize } from '../../cards/face.js';
import { type IconName, iconPath } from '../../design/Icon.js';
import { useT } from '../../text/t.js';

const FIGURES: { readonly [kind: string]: IconName } = {
  hero: 'swordman',
  hostile: 'crowned-skull',
  treasure: 'chest',
  board: 'dungeon-gate',
  adventure: 'tied-scroll',
  campaign: 'book-cover',
};

type Props = { printed: LrPrintedCard; size: CardSize; width?: string | undefined };

/** Any card, with its name and its text: what it says before it has a face of its own. */
export function PlainCard({ printed: { card, kind, text }, size, width }: Props) {
  const t = useT();
  const face = {
    kind: 'quest',
    name: card.name,
    line: t(`relics.cards.${kind}`),
    paragraphs: text.slice(0, 6).map((one) => ({ text: one })),
    flavour: card.flavour,
    scene: {
      palette: 'amethyst',
      figure: iconPath(FIGURES[kind] ?? 'candle-light'),
      far: iconPath('crystal-cluster'),
      ground: 'rocks',
      wings: 'cave',
      window: 'ogee',
      staging: 'alone',
      seed: card.id,
    },
    foot: 'none',
    marks: null,
    words: (one: string) => one,
  } as const;
  return <Card face={face} size={size} width={width} />;
}
