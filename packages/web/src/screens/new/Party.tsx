import { Choice, Pick } from '../../design/Choice.js';
import { Icon } from '../../design/Icon.js';
import type { HeroOffered } from '../../games/beginning.js';
import { fewestOf, heroesIn } from '../../games/offered.js';
import { t } from '../../text/t.js';
import { seated, toggled } from './choices.js';
import styles from './Party.module.css';
import type { Given } from './useChoices.js';

/** The heroes' own cards: pressing one takes it along or leaves it at home. */
export function Party(given: Given) {
  const { face, deck, choices } = given;
  const count = choices.heroes.length;
  const heroes = heroesIn(deck, face.begin, count);
  // Where all of them have to go, there is nobody to take along.
  const free = heroes.length > fewestOf(face.begin);
  return (
    <fieldset className={styles.party}>
      <legend>{t('begin.party')}</legend>
      <p className={styles.text}>
        {t(face.begin.party)} {free && <b>{t('begin.party.count', { count })}</b>}
      </p>
      <ul>
        {heroes.map((hero) => (
          <Hero key={hero.id} hero={hero} free={free} {...given} />
        ))}
      </ul>
    </fieldset>
  );
}

type HeroProps = Given & { hero: HeroOffered; free: boolean };

function Hero({ hero, free, ...given }: HeroProps) {
  const { face, choices, choose } = given;
  const { id, printed, role } = hero;
  const { Card } = face.cards;
  const { name } = printed.card;
  const goes = choices.heroes.includes(id);
  const card = <Card printed={printed} size="thumb" width="var(--hero)" />;
  return (
    <li className={styles.hero}>
      {free ? (
        <Pick
          many
          className={styles.card}
          checked={goes}
          onPick={() => choose(toggled(choices, id))}
          label={t('begin.hero.take', { hero: name })}
        >
          {card}
          <i className={styles.mark}>
            <Icon name="check-mark" />
          </i>
        </Pick>
      ) : (
        <div className={styles.card} data-checked aria-hidden="true">
          {card}
        </div>
      )}
      {goes ? (
        <Seat hero={id} name={name} {...given} />
      ) : (
        <p className={styles.stays}>{t('begin.seat.stays')}</p>
      )}
      <p className={styles.role}>{role && t(role)}</p>
    </li>
  );
}

function Seat({ hero, name, choices, choose }: Given & { hero: string; name: string }) {
  const companion = choices.companions.includes(hero);
  return (
    <Choice
      className={styles.seat}
      label={t('begin.hero.seat', { hero: name })}
      name={`seat-${hero}`}
      value={companion ? 'companion' : 'person'}
      options={[
        { value: 'person', icon: 'meeple', text: t('panel.companions.person') },
        { value: 'companion', icon: 'hooded-figure', text: t('panel.companions.companion') },
      ]}
      onChange={(value) => choose(seated(choices, hero, value === 'companion'))}
    />
  );
}
