import type { Book } from '@questhall/table';
import type { IconName } from '../../design/Icon.js';
import { Seal, type SealTone } from '../../design/Seal.js';
import styles from './Book.module.css';

const SEALS: { readonly [state in Book['road']['steps'][number]['state']]: readonly [IconName, SealTone] } = {
  won: ['heraldic-sun', 'gold'],
  lost: ['crowned-skull', 'felt'],
  now: ['quill-ink', 'brass'],
  ahead: ['padlock', 'iron'],
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
            <Seal icon={SEALS[step.state][0]} tone={SEALS[step.state][1]} />
            <b>{step.name}</b>
            <small>{step.note}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
