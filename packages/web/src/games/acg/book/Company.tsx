import type { AcgView } from '@questhall/acg';
import styles from '../../../screens/book/Book.module.css';
import { useT } from '../../../text/t.js';
import { Portrait } from '../board/Plate.js';
import { cardName, cardOf } from '../board/printed.js';
import { healthOf } from '../board/said.js';
import type { HeroView } from '../board/types.js';

/** What each hero has become: what he learnt, what he carries, what clings to him. */
export function Company({ view: { heroes } }: { view: AcgView }) {
  const t = useT();
  if (heroes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('book.company')}</h2>
      <ul className={styles.company}>
        {heroes.map((hero) => (
          <li key={hero.id}>
            <Member hero={hero} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isLearnt = ({ card }: { card: string }): boolean => cardOf(card, 'action')?.level === 'advanced';
const named = (cards: readonly string[]): string => cards.map(cardName).join(', ');

function Member({ hero }: { hero: HeroView }) {
  const t = useT();
  const { left, health } = healthOf(hero);
  const learnt = hero.actions.filter(isLearnt);
  const facts = [
    [t('book.learnt'), named(learnt.map(({ card }) => card))],
    [t('book.actions'), named(hero.actions.filter((slot) => !isLearnt(slot)).map(({ card }) => card))],
    [t('book.gear', { capacity: hero.capacity }), named(hero.gear.map(({ card }) => card))],
    [t('book.items'), named(hero.items)],
    [t('book.conditions'), named(hero.conditions)],
  ] as const;
  return (
    <>
      <Portrait hero={hero} size="74px" />
      <div>
        <h3>{t(`hero.${hero.id}`)}</h3>
        <p className={styles.health}>
          {hero.status === 'defeated' ? t('board.hero.defeated') : t('book.health', { left, health })}
        </p>
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
    </>
  );
}
