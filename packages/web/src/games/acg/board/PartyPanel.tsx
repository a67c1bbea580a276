import type { AcgView } from '@questhall/acg';
import { Chip } from '../../../design/Chip.js';
import { Glyph } from '../../../design/Icon.js';
import { Row, Stack } from '../../../design/Layout.js';
import { Panel } from '../../../design/Panel.js';
import { Hint } from '../../../design/Words.js';
import { t } from '../../../text/t.js';
import { drawing } from '../cards/icons.js';
import { ACTION_ICONS } from '../cards/Marks.js';
import { tilesOf } from './Belt.js';
import styles from './PartyPanel.module.css';
import { Health, Portrait } from './Plate.js';
import { cardName, printedOf } from './printed.js';
import { actionSaid, enemySaid, healthOf } from './said.js';
import type { HeroView } from './types.js';

/** The party at a glance, where the table has no room for all of it. */
export function PartyPanel({ view }: { view: unknown }) {
  const { heroes, enemies, leader, action, active } = view as AcgView;
  const acting = action?.hero ?? active;
  return (
    <Stack as="ul" className={styles.party}>
      {heroes.map((hero) => (
        <Panel
          key={hero.id}
          as="li"
          of="raised"
          data-lit={hero.id === acting || undefined}
          data-status={hero.status}
        >
          <Stack>
            <Head hero={hero} leads={leader === hero.id} acts={hero.id === acting} />
            <Actions hero={hero} />
            <Carried hero={hero} />
            <Engaged enemies={enemies.filter(({ zone }) => zone === hero.id)} />
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
}

function Head({ hero, leads, acts }: { hero: HeroView; leads: boolean; acts: boolean }) {
  return (
    <div className={styles.head}>
      <Portrait card={hero.card} size="56px" />
      <div>
        <h3>{t(`hero.${hero.id}`)}</h3>
        {leads && (
          <Hint>
            <Glyph path={drawing('crown')} /> {t('panel.party.leader')}
          </Hint>
        )}
        <Health hero={hero}>{t('panel.party.health', healthOf(hero))}</Health>
        {acts && <Hint>{t('panel.party.acts')}</Hint>}
      </div>
    </div>
  );
}

function Actions({ hero }: { hero: HeroView }) {
  return (
    <Row as="ul" gap={1} aria-label={t('gallery.kind.action')}>
      {hero.actions.map((slot) => (
        <li key={slot.type} title={actionSaid(slot)}>
          <Chip>
            <Glyph path={drawing(ACTION_ICONS[slot.type])} />
            {cardName(slot.card)} {'●'.repeat(slot.tokens)}
            {slot.exhausted && <small>{t('board.state.exhausted')}</small>}
          </Chip>
        </li>
      ))}
    </Row>
  );
}

/** Gear and items with their state, conditions with their number. */
function Carried({ hero }: { hero: HeroView }) {
  const tiles = tilesOf(hero);
  if (tiles.length === 0) return <Hint>{t('board.gear.none')}</Hint>;
  return (
    <Row as="ul" gap={1} aria-label={t('board.belt')}>
      {tiles.map(({ id, look, kind, state = 'ready', count }) => (
        <li key={id}>
          <Chip tone={kind === 'bane' ? 'bad' : kind === 'boon' ? 'good' : undefined}>
            <Glyph path={drawing(printedOf(look)?.card.icon)} />
            {cardName(look)}
            {count > 1 && ` × ${count}`}
            {state !== 'ready' && <small>{t(`board.state.${state}`)}</small>}
          </Chip>
        </li>
      ))}
    </Row>
  );
}

function Engaged({ enemies }: { enemies: AcgView['enemies'] }) {
  return (
    <div>
      <Hint>
        <Glyph path={drawing('crossed-swords')} /> {t('panel.party.engaged', { count: enemies.length })}
      </Hint>
      <ul>
        {enemies.map((enemy) => (
          <li key={enemy.id}>
            <Hint>{enemySaid(enemy)}</Hint>
          </li>
        ))}
      </ul>
    </div>
  );
}
