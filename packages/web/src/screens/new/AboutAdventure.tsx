import { Stack } from '../../design/Layout.js';
import { Panel } from '../../design/Panel.js';
import { Words } from '../../design/Words.js';
import type { Adventure } from '../../games/beginning.js';
import type { Deck } from '../../games/printed.js';
import { minutesOf, trialsIn } from '../../games/trials.js';
import { t } from '../../text/t.js';
import styles from './AboutAdventure.module.css';
import type { Given } from './useChoices.js';

type Props = Given & { adventure: Adventure };

/** What the chosen adventure is about, how it is won, and how long it takes. */
export function AboutAdventure(props: Props) {
  const { face, deck, adventure } = props;
  const { printed, chain } = adventure;
  const { Story } = face.begin;
  return (
    <Panel as="section" of="paper" className={styles.about} aria-live="polite">
      <h2>{printed.card.name}</h2>
      {printed.card.flavour !== undefined && <p className={styles.flavour}>{printed.card.flavour}</p>}
      {chain.length > 0 ? <Chain ids={chain} deck={deck} /> : <Story printed={printed} />}
      <Length {...props} />
    </Panel>
  );
}

function Chain({ ids, deck }: { ids: readonly string[]; deck: Deck }) {
  const found = ids.flatMap((id) => deck.byId.get(id) ?? []);
  return (
    <Stack as="ol" gap={2} className={styles.chain}>
      {found.map(({ card }) => (
        <li key={card.id}>
          <Words name={card.name}>{card.flavour}</Words>
        </li>
      ))}
    </Stack>
  );
}

function Length({ face, adventure: { id, chain }, choices }: Props) {
  const { heroes, companions } = choices;
  const trial = trialsIn(face.code)[id];
  if (trial === undefined) return null;
  const minutes = minutesOf(trial, heroes.length - companions.length, heroes.length);
  return (
    <dl>
      <dt>{t('begin.length')}</dt>
      <dd>
        {trial.rounds === null
          ? t('begin.length.hours', { hours: Math.max(1, Math.round(minutes / 60)), chapters: chain.length })
          : t('begin.length.minutes', { minutes, decisions: trial.decisions, rounds: trial.rounds })}
      </dd>
    </dl>
  );
}
