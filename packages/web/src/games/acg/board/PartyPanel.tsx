import type { AcgView } from '@questhall/acg';
import { Glyph } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import { drawing } from '../cards/icons.js';
import { ACTION_ICONS } from '../cards/MoreMarks.js';
import styles from './PartyPanel.module.css';
import { Portrait } from './Plate.js';
import { cardName, printedOf } from './printed.js';
import { actionSaid, conditionsOf, enemySaid, healthOf } from './said.js';
import type { HeroView } from './types.js';

/** The party at a glance, where the table has no room for all of it. */
export function PartyPanel({ view }: { view: unknown }) {
  const { heroes, enemies, leader, action, active } = view as AcgView;
  const acting = action?.hero ?? active;
  return (
    <ul className={styles.party}>
      {heroes.map((hero) => (
        <li key={hero.id} data-lit={hero.id === acting || undefined} data-status={hero.status}>
          <Head hero={hero} leads={leader === hero.id} acts={hero.id === acting} />
          <Actions hero={hero} />
          <Carried hero={hero} />
          <Engaged enemies={enemies.filter(({ zone }) => zone === hero.id)} />
        </li>
      ))}
    </ul>
  );
}

function Head({ hero, leads, acts }: { hero: HeroView; leads: boolean; acts: boolean }) {
  const t = useT();
  const { left, health } = healthOf(hero);
  const share = health === 0 ? 0 : (left / health) * 100;
  return (
    <div className={styles.head}>
      <Portrait hero={hero} size="56px" />
      <div>
        <h3>
          {t(`hero.${hero.id}`)}
          {leads && (
            <span className={styles.leader}>
              <Glyph path={drawing('crown')} />
              {t('panel.party.leader')}
            </span>
          )}
        </h3>
        <div className={styles.health} data-low={share <= 34 || undefined}>
          <i style={{ width: `${share}%` }} />
          <b>
            {hero.status === 'standing'
              ? t('panel.party.health', { left, health })
              : t(`board.hero.${hero.status}`)}
          </b>
        </div>
        {acts && <p className={styles.acts}>{t('panel.party.acts')}</p>}
      </div>
    </div>
  );
}

function Actions({ hero }: { hero: HeroView }) {
  const t = useT();
  return (
    <ul className={styles.actions} aria-label={t('board.actions')}>
      {hero.actions.map((slot) => (
        <li key={slot.type} data-exhausted={slot.exhausted || undefined} title={actionSaid(slot, t)}>
          <span aria-hidden="true">
            <Glyph path={drawing(ACTION_ICONS[slot.type])} />
            <b>{slot.tokens > 0 && '●'.repeat(slot.tokens)}</b>
            <small>{cardName(slot.card)}</small>
          </span>
          <span className={styles.said}>{actionSaid(slot, t)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Gear and items with their state, conditions with their number. */
function Carried({ hero }: { hero: HeroView }) {
  const t = useT();
  const gear = hero.gear.map(({ card, exhausted, depleted }) => ({
    card,
    state: depleted ? 'depleted' : exhausted ? 'exhausted' : 'ready',
    count: 1,
  }));
  const items = hero.items.map((card) => ({ card, state: 'ready', count: 1 }));
  const conditions = conditionsOf(hero).map(({ condition, count }) => ({
    card: condition,
    state: condition === 'empowered' ? 'boon' : 'bane',
    count,
  }));
  const all = [...gear, ...items, ...conditions];
  if (all.length === 0) return <p className={styles.none}>{t('panel.party.nothing')}</p>;
  return (
    <ul className={styles.carried} aria-label={t('board.belt')}>
      {all.map(({ card, state, count }, i) => (
        <li key={i} data-state={state}>
          <Glyph path={drawing(printedOf(card)?.card.icon)} />
          {cardName(card)}
          {count > 1 && ` × ${count}`}
          {(state === 'exhausted' || state === 'depleted') && <small>{t(`board.state.${state}`)}</small>}
        </li>
      ))}
    </ul>
  );
}

function Engaged({ enemies }: { enemies: AcgView['enemies'] }) {
  const t = useT();
  return (
    <div className={styles.engaged}>
      <p>
        <Glyph path={drawing('crossed-swords')} />
        {t('panel.party.engaged', { count: enemies.length })}
      </p>
      <ul>
        {enemies.map((enemy) => (
          <li key={enemy.id}>{enemySaid(enemy, t)}</li>
        ))}
      </ul>
    </div>
  );
}
