import type { PrintedCard } from '@questhall/acg';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useCards } from '../../cards/acg/useCards.js';
import { type Translate, useT } from '../../text/t.js';
import styles from './Rulebook.module.css';

/** The cards that make use of a rule, by name. Only one game has cards so far. */
export default function CardsOfRule({ cards }: { cards: readonly string[] }) {
  const t = useT();
  const { byId } = useCards();
  return (
    <ul className={styles.cards}>
      {cards.map((id) => (
        <li key={id}>
          <Link href={paths.cards('acg', id)}>{nameOf(byId.get(id), t)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** An elite enemy has the name of the ordinary one. */
function nameOf(printed: PrintedCard | undefined, t: Translate): string {
  if (printed === undefined) return '';
  const { card } = printed;
  const elite = card.kind === 'enemy' && card.rank === 'elite';
  return elite ? `${card.name} · ${t('card.rank.elite')}` : card.name;
}
