import { Coin, Coins, Count, MarkRow, Pennant, Pips, Ribbon, Stat } from '../../../cards/Marks.js';
import { Glyph } from '../../../design/Icon.js';
import { roman } from '../../../text/roman.js';
import { t } from '../../../text/t.js';
import { outside } from '../outside.js';
import { type AcgIcon, drawing } from './icons.js';
import type { GearCard, HeroName, OfKind } from './kinds.js';
import styles from './Look.module.css';

type ActionType = OfKind<'action'>['type'];

export const ACTION_ICONS: { readonly [type in ActionType]: AcgIcon } = {
  attack: 'battle-axe',
  aid: 'shield-reflect',
  explore: 'lantern-flame',
  rest: 'night-sleep',
};

/** The numbers along the lower edge of a card. */
type Measure = { readonly path: string; readonly label: string; readonly value: number };

const measure = (tone: string, { path, label, value }: Measure, printed?: number) => (
  <Stat tone={tone} path={path} label={label}>
    {value}
    {printed !== undefined && <small>/{printed}</small>}
  </Stat>
);

export const attackMark = (value: number) =>
  measure('attack', { path: drawing('crossed-claws'), label: t('card.attack', { value }), value });

export const resilienceMark = (value: number) =>
  value > 0 &&
  measure('resilience', { path: drawing('shield'), label: t('card.resilience', { value }), value });

/** With wounds it shows what is left of what is printed. */
export function healthMark(value: number, wounds: number) {
  const left = Math.max(0, value - wounds);
  const label = wounds === 0 ? t('card.health', { value }) : t('card.healthLeft', { left, value });
  return measure('health', { path: drawing('hearts'), label, value: left }, wounds > 0 ? value : undefined);
}

/** A lantern for each step of the way, lit when it has been gone. */
export const progressMark = (explore: number, progress: number) => (
  <Pips as="lanterns" of={explore} on={progress} label={t('card.progress', { progress, explore })}>
    <b>{progress > 0 ? `${progress}/${explore}` : explore}</b>
  </Pips>
);

export const diceMark = (count: number) =>
  count > 0 && <Pips as="dice" of={count} on={0} label={t('card.dice', { count })} />;

export const tierMark = (tier: number | null) =>
  tier !== null && <Pennant label={t('card.tier', { tier: roman(tier) })}>{roman(tier)}</Pennant>;

export const questMark = (number: number | null) =>
  number !== null && <Pennant label={t('card.quest', { number })}>{roman(number)}</Pennant>;

const row = (icon: AcgIcon, count: number) =>
  Array.from({ length: count }, (_, i) => <Glyph key={i} path={drawing(icon)} />);

export const treasureMark = (count: number) =>
  count > 0 && <Count label={t('card.treasure', { count })}>{row('chest', count)}</Count>;

export const partyMark = (count: number) => (
  <span className={styles.party} role="img" aria-label={t('card.party', { count })}>
    {row('meeple', count)}
  </span>
);

/** Who comes out when the place is entered: eyes for those who are seen, shadows for those who are not. */
export const spawnMark = ({ faceup, facedown }: OfKind<'location'>['spawn']) => (
  <MarkRow>
    <Count label={t('card.spawn.faceup', { count: faceup })}>
      {row('daemon-skull', 1)}
      {faceup}
    </Count>
    <Count label={t('card.spawn.facedown', { count: facedown })}>
      {row('two-shadows', 1)}
      {facedown}
    </Count>
  </MarkRow>
);

export const actionMark = ({ type, level }: OfKind<'action'>) => (
  <Ribbon>
    <Glyph path={drawing(ACTION_ICONS[type])} />
    {t(`card.action.${type}`)}
    {level === 'advanced' && (
      <span className={styles.advanced} role="img" aria-label={t('card.advanced')}>
        <Glyph path={drawing('upgrade')} />
      </span>
    )}
  </Ribbon>
);

const coin = (tone: string, icon: AcgIcon, label: string) => (
  <Coin tone={tone} path={drawing(icon)} label={label} />
);

export const prepareMark = () => coin('prepare', 'cycle', t('card.prepare'));
export const leaderMark = () => coin('crown', 'crown', t('card.leader'));

const SLOTS: { readonly [slot in GearCard['slot']]: AcgIcon } = {
  weapon: 'crossed-swords',
  armour: 'shoulder-armor',
  accessory: 'three-keys',
};

export const slotMark = (slot: GearCard['slot']) => coin('slot', SLOTS[slot], t(`card.slot.${slot}`));

export const ownerMark = (hero: HeroName | undefined) =>
  hero && coin('owner', outside.faces[hero], t('card.of', { hero: t(`hero.${hero}`) }));

export function Tokens({ count }: { count: number }) {
  return (
    <Coins tone="token" count={count} path={drawing('check-mark')} label={t('card.tokens', { count })} />
  );
}
