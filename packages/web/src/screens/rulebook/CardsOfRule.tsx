import type { GameCode } from '@questhall/rulebook';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { useDeck, useFace } from '../../games/faces.js';
import { useT } from '../../text/t.js';
import styles from './Rulebook.module.css';

/** The cards that make use of a rule, by name. */
export default function CardsOfRule({ game, cards }: { game: GameCode; cards: readonly string[] }) {
  const t = useT();
  const face = useFace(game);
  const { byId } = useDeck(face);
  return (
    <ul className={styles.cards}>
      {cards.map((id) => {
        const printed = byId.get(id);
        return (
          <li key={id}>
            <Link href={paths.cards(game, id)}>{printed && face.cards.nameOf(printed, t)}</Link>
          </li>
        );
      })}
    </ul>
  );
}
