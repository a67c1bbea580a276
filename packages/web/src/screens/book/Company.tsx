import type { Book } from '@questhall/table';
import type { ComponentType } from 'react';
import type { IconName } from '../../design/Icon.js';
import { Stack } from '../../design/Layout.js';
import { Seal, type SealTone } from '../../design/Seal.js';
import { t } from '../../text/t.js';
import styles from './Book.module.css';

type Props = { company: Book['company']; Portrait: ComponentType<{ card: string }> };

/** Who takes part: how they are, and what they have learnt and carry. */
export function Company({ company, Portrait }: Props) {
  if (company.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('book.company')}</h2>
      <Stack as="ul" gap={5} className={styles.company}>
        {company.map(({ id, card, name, title, state, lists }) => (
          <li key={id}>
            <span className={styles.face}>
              <Portrait card={card} />
            </span>
            <div>
              <h3>{name}</h3>
              {title !== undefined && <em>{title}</em>}
              <p className={styles.health}>{state}</p>
              <Lists lists={lists} />
            </div>
          </li>
        ))}
      </Stack>
    </section>
  );
}

type Listed = NonNullable<Book['stores']>['lists'];

function Lists({ lists, className }: { lists: Listed; className?: string | undefined }) {
  return (
    <dl className={className}>
      {lists.map(({ name, items }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{items.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What lies ready for later. */
export function Stores({ stores: { name, none, lists } }: { stores: NonNullable<Book['stores']> }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {lists.length === 0 && <p className={styles.none}>{none}</p>}
      <Lists lists={lists} className={styles.pool} />
    </section>
  );
}

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
      <Stack as="ol" gap={2} className={styles.quests}>
        {steps.map((step) => (
          <li key={step.id} data-state={step.state}>
            <Seal icon={SEALS[step.state][0]} tone={SEALS[step.state][1]} />
            <b>{step.name}</b>
            <small>{step.note}</small>
          </li>
        ))}
      </Stack>
    </section>
  );
}
