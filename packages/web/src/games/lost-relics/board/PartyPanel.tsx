import type { LrView } from '@questhall/lost-relics';
import { HeroMat } from '../cards/hero/HeroMat.js';
import styles from './PartyPanel.module.css';
import { printedOf } from './printed.js';
import { treasureOf } from './things.js';

/** Every hero with the whole card, where the table has room for one of them only. */
export function PartyPanel({ view }: { view: LrView }) {
  return (
    <ul className={styles.party}>
      {view.heroes.map((hero) => {
        const printed = printedOf(hero.id, 'hero');
        return (
          <li key={hero.id}>
            {printed !== undefined && (
              <HeroMat printed={printed} width="var(--mat)" state={hero} treasure={treasureOf(hero)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
