import type { PrintedCard } from '@questhall/acg';
import { AcgCard } from '../../cards/acg/AcgCard.js';
import type { HeroName } from '../../cards/acg/kinds.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';
import { seated, toggled } from './choices.js';
import type { Given } from './given.js';
import { heroCards, heroOf } from './offer.js';
import styles from './Party.module.css';
import { Picked } from './Picked.js';

type Props = Given & { cards: readonly PrintedCard[] };

/** The heroes' own cards: pressing one takes it along or leaves it at home. */
export function Party({ choices, choose, cards }: Props) {
  const t = useT();
  const count = choices.heroes.length;
  return (
    <fieldset className={styles.party}>
      <legend>{t('begin.party')}</legend>
      <p className={styles.text}>
        {t('begin.party.text')} <b>{t('begin.party.count', { count })}</b>
      </p>
      <ul>
        {heroCards(cards, count).map((printed) => (
          <Hero key={printed.card.id} printed={printed} choices={choices} choose={choose} />
        ))}
      </ul>
    </fieldset>
  );
}

function Hero({ printed, choices, choose }: Given & { printed: PrintedCard }) {
  const t = useT();
  const hero = heroOf(printed);
  const { name } = printed.card;
  const goes = choices.heroes.includes(hero);
  return (
    <li className={styles.hero} data-goes={goes || undefined}>
      <label className={styles.card}>
        <input
          type="checkbox"
          checked={goes}
          onChange={() => choose(toggled(choices, hero))}
          aria-label={t('begin.hero.take', { hero: name })}
        />
        <span aria-hidden="true">
          <AcgCard printed={printed} size="table" width="var(--hero)" />
        </span>
        <i className={styles.mark} aria-hidden="true">
          <Icon name="check-mark" />
        </i>
      </label>
      {goes ? (
        <Seat hero={hero} name={name} choices={choices} choose={choose} />
      ) : (
        <p className={styles.stays}>{t('begin.seat.stays')}</p>
      )}
      <p className={styles.role}>{t(`begin.role.${hero}`)}</p>
    </li>
  );
}

function Seat({ hero, name, choices, choose }: Given & { hero: HeroName; name: string }) {
  const t = useT();
  const companion = choices.companions.includes(hero);
  return (
    <fieldset className={styles.seat}>
      <legend className={styles.hidden}>{t('begin.hero.seat', { hero: name })}</legend>
      {([false, true] as const).map((one) => (
        <Picked
          key={String(one)}
          name={`seat-${hero}`}
          className={styles.sitter}
          checked={companion === one}
          onPick={() => choose(seated(choices, hero, one))}
        >
          <Icon name={one ? 'hooded-figure' : 'meeple'} />
          {t(one ? 'begin.seat.companion' : 'begin.seat.person')}
        </Picked>
      ))}
    </fieldset>
  );
}
