import type { LrView } from '@questhall/lost-relics';
import { Hint } from '../../../design/Words.js';
import styles from '../../../screens/book/Book.module.css';
import { Medallion } from '../../../screens/hall/Medallions.js';
import { useT } from '../../../text/t.js';
import { nameOf, printedOf } from '../deck.js';
import { isHero } from '../heroes.js';

/** How the four are, and what each has found. */
export function Company({ view }: { view: LrView }) {
  const t = useT();
  return (
    <section className={styles.part}>
      <h2>{t('book.company')}</h2>
      <ul className={styles.company}>
        {view.heroes
          .filter(({ id }) => isHero(id))
          .map((hero) => (
            <li key={hero.id}>
              <span className={styles.face}>
                <Medallion game="lost-relics" hero={hero.id} />
              </span>
              <Member hero={hero} />
            </li>
          ))}
      </ul>
    </section>
  );
}

type Hero = LrView['heroes'][number];

function Member({ hero: { id, out, wounded, damage, destiny, treasure } }: { hero: Hero }) {
  const t = useT();
  const card = printedOf(id)?.card;
  const state = out ? 'out' : wounded ? 'wounded' : 'well';
  const said = [
    t(`relics.book.${state}`),
    ...(damage > 0 && !out ? [t('relics.book.damage', { damage })] : []),
  ];
  const facts = [
    [t('relics.book.treasure'), treasure.map(nameOf).join(', ')],
    [t('relics.book.destiny'), destiny > 0 ? t('relics.book.destiny.one') : ''],
  ] as const;
  return (
    <div>
      <h3>{card?.name}</h3>
      {card?.kind === 'hero' && <Hint>{card.title}</Hint>}
      <p className={styles.health}>{said.join(', ')}</p>
      <dl>
        {facts.map(([name, value]) =>
          value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
