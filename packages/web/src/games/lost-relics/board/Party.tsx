import type { LrView } from '@questhall/lost-relics';
import type { Asked } from '@questhall/table';
import { memo } from 'react';
import { useT } from '../../../text/t.js';
import { Foes } from './Foes.js';
import { LitHero } from './LitHero.js';
import styles from './Party.module.css';
import { Plate } from './Plate.js';
import type { Turn } from './turn.js';

type Props = { view: LrView; decision: Asked | null; turn: Turn | null; lit: string | null };

/** The heroes beside the map: whoever acts with the whole card, the others at a glance. */
export const Party = memo(({ view, decision, turn, lit }: Props) => {
  const t = useT();
  return (
    <section className={styles.party} data-repeats aria-label={t('relicBoard.party')}>
      {view.heroes.map((hero) =>
        hero.id === lit ? (
          <LitHero key={hero.id} view={view} hero={hero} decision={decision} turn={turn} />
        ) : (
          <Plate key={hero.id} view={view} hero={hero} turn={turn} />
        ),
      )}
      <Foes view={view} />
    </section>
  );
});
