import { rulesOfCards } from 'virtual:rules-of-cards/acg';
import { use } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { Fold } from '../../design/Fold.js';
import { useT } from '../../text/t.js';
import { ledgerOf } from '../rulebook/ledgers.js';
import styles from './CardDialog.module.css';

/** The rules that a card makes use of, each a step into the rulebook. */
export function RulesOfCard({ card }: { card: string }) {
  const t = useT();
  const rules = rulesOfCards[card] ?? [];
  if (rules.length === 0) return null;
  return (
    <Fold key={card} className={styles.uses} label={t('gallery.uses', { count: rules.length })}>
      <List rules={rules} />
    </Fold>
  );
}

function List({ rules }: { rules: readonly string[] }) {
  const { book } = use(ledgerOf('acg'));
  return (
    <ul>
      {rules.map((id) => (
        <li key={id}>
          <Link href={paths.rules('acg', id)}>{id}</Link>
          <p lang="en">{book.find(id)?.text}</p>
        </li>
      ))}
    </ul>
  );
}
