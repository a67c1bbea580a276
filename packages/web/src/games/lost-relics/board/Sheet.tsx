import type { LrView } from '@questhall/lost-relics';
import { usePointed } from '../../../boards/parts/context.js';
import { Icon } from '../../../design/Icon.js';
import { Meter } from '../../../design/Meter.js';
import { t } from '../../../text/t.js';
import { type Gauge, type Goal, gaugeSaid, sheetOf } from './progress.js';
import styles from './Sheet.module.css';

/** What the adventure asks for and what it threatens with, each with how far it has come. */
export function Sheet({ view }: { view: LrView }) {
  const sheet = sheetOf(view);
  const pointed = usePointed(view.adventure);
  if (sheet === undefined) return null;
  return (
    <section className={styles.sheet} data-pointed={pointed} aria-label={t('relicBoard.goals')}>
      <Told tone="good" icon="laurel-crown" title={t('relic.sheet.objective')} goal={sheet.goal} />
      {sheet.dangers.map((danger) => (
        <Told key={danger.text} tone="bad" icon="crowned-skull" title={t('room.over.lost')} goal={danger} />
      ))}
      <p className={styles.rest}>
        {sheet.others.map(({ name, now }) => (
          <span key={name}>
            {name} <b>{now}</b>
          </span>
        ))}
        <span role="img" aria-label={t('relicBoard.deck', { count: view.deck })}>
          <Icon name="chest" /> <b>{view.deck}</b>
        </span>
      </p>
    </section>
  );
}

type ToldProps = {
  tone: 'good' | 'bad';
  icon: Parameters<typeof Icon>[0]['name'];
  title: string;
  goal: Goal;
};

function Told({ tone, icon, title, goal: { text, gauges } }: ToldProps) {
  return (
    <div className={styles.told} data-tone={tone} data-counted={gauges.length > 0 || undefined}>
      <Icon name={icon} />
      <div>
        <p>
          <b>{title}</b> {text}
        </p>
        {gauges.length > 0 && (
          <p className={styles.meters}>
            {gauges.map((gauge) => (
              <Counted key={gauge.id} gauge={gauge} />
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

/** A number that the sheet waits for, as a bar and in words. */
function Counted({ gauge: { id, name, now, of } }: { gauge: Gauge }) {
  const said = gaugeSaid({ id, name, now, of });
  return (
    <span className={styles.meter} role="img" aria-label={said} title={said}>
      <Meter value={Math.min(1, now / Math.max(1, of))} />
      <small>{said}</small>
    </span>
  );
}
