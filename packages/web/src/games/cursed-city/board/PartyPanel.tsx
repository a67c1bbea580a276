import type { CcView } from '@questhall/cursed-city';
import { HeroBoard } from './HeroBoard.js';
import styles from './PartyPanel.module.css';
import './map.css';

/** Every hero with the whole board, where the table has room for one of them only. */
export const PartyPanel = ({ view }: { view: CcView }) => (
  <ul className={styles.party} data-game="cursed-city">
    {view.heroes.map((hero) => (
      <li key={hero.id}>
        <HeroBoard view={view} hero={hero} />
      </li>
    ))}
  </ul>
);
