import type { PrintedCard } from '@questhall/acg';
import { useT } from '../../text/t.js';
import styles from './AboutAdventure.module.css';
import type { Choices } from './choices.js';
import type { Adventure } from './offer.js';
import { minutesOf, TRIALS } from './trials.js';

type Props = { adventure: Adventure; choices: Choices; cards: readonly PrintedCard[] };

/** What the chosen adventure is about, how it is won, and how long it takes. */
export function AboutAdventure({ adventure, choices, cards }: Props) {
  const { printed, kind } = adventure;
  return (
    <section className={styles.about} aria-live="polite">
      <h2>{printed.card.name}</h2>
      {'flavour' in printed.card && <p className={styles.flavour}>{printed.card.flavour}</p>}
      {kind === 'campaign' ? <Quests ids={adventure.quests} cards={cards} /> : <Story printed={printed} />}
      <Length adventure={adventure} choices={choices} />
    </section>
  );
}

function Story({ printed: { card, sheet } }: { printed: PrintedCard }) {
  const t = useT();
  if (card.kind !== 'quest') return null;
  return (
    <>
      <p>{card.story.before}</p>
      {card.seasoned !== undefined && <p className={styles.note}>{t('begin.seasoned')}</p>}
      <dl>
        <dt>{t('begin.wins')}</dt>
        <dd>{sheet?.victory}</dd>
        <dt>{t('begin.loses')}</dt>
        <dd>{sheet?.defeat}</dd>
      </dl>
    </>
  );
}

function Quests({ ids, cards }: { ids: readonly string[]; cards: readonly PrintedCard[] }) {
  const found = ids.flatMap((id) => cards.filter(({ card }) => card.id === id));
  return (
    <ol className={styles.chain}>
      {found.map(({ card }) => (
        <li key={card.id}>
          <b>{card.name}</b>
          {'flavour' in card && <span>{card.flavour}</span>}
        </li>
      ))}
    </ol>
  );
}

function Length({ adventure, choices }: { adventure: Adventure; choices: Choices }) {
  const t = useT();
  const { heroes, companions } = choices;
  const minutes = minutesOf(adventure.id, heroes.length - companions.length, heroes.length);
  const trial = TRIALS[adventure.id];
  if (minutes === null || trial === undefined) return null;
  return (
    <dl>
      <dt>{t('begin.length')}</dt>
      <dd>
        {adventure.kind === 'campaign'
          ? t('begin.length.hours', { hours: Math.max(1, Math.round(minutes / 60)) })
          : t('begin.length.minutes', { minutes, decisions: trial.decisions, rounds: trial.rounds })}
      </dd>
    </dl>
  );
}
