import type { PrintedCard } from '@questhall/acg';
import { Stack } from '../../design/Layout.js';
import { useT } from '../../text/t.js';
import { DiceSheet } from './cards/DiceSheet.js';

/** All faces of a die, and what basic keywords mean. */
export function Notes({ printed: { card, keywords } }: { printed: PrintedCard }) {
  if (card.kind === 'dice') return <DiceSheet card={card} />;
  return card.kind === 'enemy' ? <Keywords bar={card.bar} words={keywords} /> : null;
}

const BASIC = ['advance', 'inflict', 'retreat'] as const;

function Keywords({ bar, words }: { bar: readonly string[]; words: readonly string[] }) {
  const t = useT();
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
