import type { CcPrintedCard, CcPrintedOf } from '@questhall/cursed-city';
import { useState } from 'react';
import { Button } from '../../design/Button.js';
import { Stack } from '../../design/Layout.js';
import { t } from '../../text/t.js';
import { CcCard } from './cards/CcCard.js';
import { modelSaid } from './cards/faces/hostile.js';
import { PlanLegend } from './cards/PlanPicture.js';
import { CrisesSheet, EntrySheet, JourneySheet, QuestSheet, TableSheet } from './cards/Sheets.js';
import { diceSaid } from './cards/Signs.js';

/** A card as somebody holds it: journeys and what is read aloud are pages, heroes and hostiles have two sides. */
export function Large({ printed }: { printed: CcPrintedCard }) {
  switch (printed.kind) {
    case 'journey':
      return <JourneySheet printed={printed} />;
    case 'entry':
      return <EntrySheet printed={printed} />;
    case 'crises':
      return <CrisesSheet printed={printed} />;
    case 'table':
      return <TableSheet printed={printed} />;
    case 'quest':
      return <QuestSheet printed={printed} />;
    case 'hero':
    case 'hostile':
      return <BothSides key={printed.card.id} printed={printed} kind={printed.kind} />;
    default:
      return <CcCard printed={printed} size="full" width="var(--big)" />;
  }
}

const SHEETS: readonly CcPrintedCard['kind'][] = ['journey', 'entry', 'crises', 'table', 'quest'];
export const isSheet = ({ kind }: CcPrintedCard): boolean => SHEETS.includes(kind);

/** Who they are, and what models there are of them. */
const Models = ({ printed: { card, parts } }: { printed: CcPrintedOf<'hostile'> }) => (
  <Stack gap={2}>
    <p>{card.flavour}</p>
    {parts.models.length > 1 && (
      <ul>
        {parts.models.map((model) => (
          <li key={model.name}>{modelSaid(model)}</li>
        ))}
      </ul>
    )}
  </Stack>
);

function BothSides({ printed, kind }: { printed: CcPrintedCard; kind: 'hero' | 'hostile' }) {
  const [turned, setTurned] = useState(false);
  return (
    <Stack>
      <CcCard printed={printed} size="full" width="var(--big)" turned={turned} />
      <Button icon="cycle" onClick={() => setTurned(!turned)}>
        {t(`city.turn.${kind}.${turned ? 'back' : 'over'}`)}
      </Button>
    </Stack>
  );
}

/** What the card itself leaves out: what its dice show, and how a plan is read. */
export function Notes({ printed }: { printed: CcPrintedCard }) {
  if (printed.kind === 'map' || printed.kind === 'exploration')
    return <PlanLegend plan={printed.parts.plan} />;
  if (printed.kind === 'hero' && printed.card.flavour !== undefined) return <p>{printed.card.flavour}</p>;
  if (printed.kind === 'hostile') return <Models printed={printed} />;
  if (printed.kind !== 'die') return null;
  const { faces, id } = printed.card;
  const count = (face: string) => faces.filter((one) => one === face).length;
  return (
    <p>
      {diceSaid([id])}:{' '}
      {t('city.die.faces', {
        failure: count('failure'),
        success: count('success'),
        critical: count('critical'),
      })}
    </p>
  );
}
