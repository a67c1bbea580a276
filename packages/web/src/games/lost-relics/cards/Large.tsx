import type { LrPrintedCard, LrPrintedOf } from '@questhall/lost-relics';
import { useState } from 'react';
import { Button } from '../../../design/Button.js';
import { Stack } from '../../../design/Layout.js';
import { t } from '../../../text/t.js';
import { AdventureSheet } from './AdventureSheet.js';
import { actionsOf, parted } from './actions.js';
import { LrCard } from './LrCard.js';

/** A card as somebody holds it: an adventure is a page, and a hero card has two sides. */
export function Large({ printed }: { printed: LrPrintedCard }) {
  if (printed.kind === 'adventure') return <AdventureSheet printed={printed} />;
  if (printed.kind === 'hero') return <BothSides printed={printed} />;
  return <LrCard printed={printed} size="full" width="var(--big)" />;
}

function BothSides({ printed }: { printed: LrPrintedOf<'hero'> }) {
  const [wounded, setWounded] = useState(false);
  return (
    <Stack>
      <LrCard printed={printed} size="full" width="var(--big)" state={{ wounded }} />
      <Button icon="cycle" onClick={() => setWounded(!wounded)}>
        {t(wounded ? 'relic.turn.unwounded' : 'relic.turn.wounded')}
      </Button>
    </Stack>
  );
}

/** What the card leaves out: the actions that everybody has, in words. */
export function ActionNotes({ printed }: { printed: LrPrintedCard }) {
  if (printed.kind !== 'hero') return null;
  const { plain } = parted(actionsOf(printed, 'unwounded'));
  return (
    <Stack gap={2}>
      {plain.map(({ key, action, text }) => (
        <p key={key}>
          <b>{action.name}</b> {text}
        </p>
      ))}
    </Stack>
  );
}
