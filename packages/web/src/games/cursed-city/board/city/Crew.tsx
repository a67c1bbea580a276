import type { CcView } from '@questhall/cursed-city';
import type { Asked } from '@questhall/table';
import { Thing } from '../../../../boards/parts/Thing.js';
import { Glyph } from '../../../../design/Icon.js';
import { t } from '../../../../text/t.js';
import { printedOf } from '../../deck.js';
import { cardOf } from '../cards.js';
import { realmstoneIn, worthOf } from '../goal.js';
import { mapDrawing } from '../icons.js';
import { Medal } from '../Medal.js';
import { nameOf, shortName } from '../names.js';
import { heldBy } from '../things.js';
import styles from './Crew.module.css';

type Person = CcView['company'][number];
const MARKS = [1, 2] as const;

/** All heroes of the box: what they have learnt, what they wear, and who is dead. */
export function Crew({ view }: { view: CcView; decision: Asked | null }) {
  return (
    <section className={styles.crew} aria-label={t('cityBoard.crew')}>
      <header>
        <h3>{t('cityBoard.crew')}</h3>
        {view.heroes.length > 0 && <span>{t('cityBoard.realmstone', { value: realmstoneIn(view) })}</span>}
      </header>
      <ul>
        {view.company.map((person) => (
          <li key={person.id}>
            <Thing id={person.id} look={person.id} label={personSaid(view, person)} shape="tile">
              <Member view={view} person={person} />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Member({ view, person }: { view: CcView; person: Person }) {
  const { id, dead, level, experience } = person;
  const goes = view.heroes.some((hero) => hero.id === id);
  return (
    <div className={styles.member} data-dead={dead || undefined} data-goes={goes || undefined}>
      <Medal card={id} size="calc(42 * var(--b))" faded={dead} />
      <div>
        <b>{shortName(id)}</b>
        <small>
          {dead
            ? t('cityBoard.dead')
            : t(`cityBoard.class.${cardOf(id, 'hero')?.class ?? 'blade'}`, { level })}
        </small>
        <span className={styles.kit}>
          {heldBy(view, person).map((card) => (
            <i key={card} title={nameOf(card, view)} data-kind={printedOf(card)?.kind}>
              <Glyph path={mapDrawing(KINDS[printedOf(card)?.kind ?? ''] ?? 'chest')} />
              {worthOf(card) > 0 && <em>{worthOf(card)}</em>}
            </i>
          ))}
        </span>
      </div>
      <span className={styles.marks}>
        {MARKS.map((mark) => (
          <i key={mark} data-on={experience >= mark || undefined}>
            ★
          </i>
        ))}
      </span>
    </div>
  );
}

const KINDS: { readonly [kind: string]: 'shield' | 'rune-stone' | 'treasure-map' } = {
  empowerment: 'shield',
  discovery: 'rune-stone',
  item: 'treasure-map',
};

function personSaid(view: CcView, person: Person): string {
  const { id, dead, level, experience } = person;
  const name = cardOf(id, 'hero')?.name ?? id;
  if (dead) return t('cityBoard.person.dead', { name });
  const held = heldBy(view, person).map((card) => nameOf(card, view));
  return t('cityBoard.person.said', {
    name,
    kind: t(`cityBoard.class.${cardOf(id, 'hero')?.class ?? 'blade'}`, { level }),
    experience,
    held: held.length === 0 ? 'none' : held.join(', '),
  });
}
