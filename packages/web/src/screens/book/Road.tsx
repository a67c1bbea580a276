import type { Book } from '@questhall/table';
import { Icon, type IconName } from '../../design/Icon.js';
import styles from './Book.module.css';

const SEALS: { readonly [state in Book['road']['steps'][number]['state']]: IconName } = {
  won: 'heraldic-sun',
  lost: 'crowned-skull',
  now: 'quill-ink',
  ahead: 'padlock',
};

/** The stations of a campaign, with what became of each. */
export function Road({ road: { name, steps } }: { road: Book['road'] }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      <ol className={styles.quests}>
        {steps.map((step) => (
          <li key={step.id} data-state={step.state}>
            <span className={styles.seal}>
              <Icon name={SEALS[step.state]} />
            </span>
            <b>{step.name}</b>
            <small>{step.note}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
