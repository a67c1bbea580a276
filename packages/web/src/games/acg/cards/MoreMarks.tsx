import { Coin, Coins, Count, MarkRow, Pennant, Pips, Ribbon } from '../../../cards/Marks.js';
import { Glyph } from '../../../design/Icon.js';
import { roman } from '../../../text/roman.js';
import { useT } from '../../../text/t.js';
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

export function ActionRibbon({ type, level }: Pick<OfKind<'action'>, 'type' | 'level'>) {
  const t = useT();
  return (
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
}

export function DiceCount({ count }: { count: number }) {
  const t = useT();
  return count === 0 ? null : <Pips as="dice" of={count} on={0} label={t('card.dice', { count })} />;
}

export function Prepare() {
  const t = useT();
  return <Coin tone="prepare" path={drawing('cycle')} label={t('card.prepare')} />;
}

export function Tokens({ count }: { count: number }) {
  const t = useT();
  return (
    <Coins tone="token" count={count} path={drawing('check-mark')} label={t('card.tokens', { count })} />
  );
}

/** Who comes out when the place is entered: eyes for those who are seen, shadows for those who are not. */
export function Spawn({ faceup, facedown }: { faceup: number; facedown: number }) {
  const t = useT();
  return (
    <MarkRow>
      <Count label={t('card.spawn.faceup', { count: faceup })}>
        <Glyph path={drawing('daemon-skull')} />
        {faceup}
      </Count>
      <Count label={t('card.spawn.facedown', { count: facedown })}>
        <Glyph path={drawing('two-shadows')} />
        {facedown}
      </Count>
    </MarkRow>
  );
}

const SLOTS: { readonly [slot in GearCard['slot']]: AcgIcon } = {
  weapon: 'crossed-swords',
  armour: 'shoulder-armor',
  accessory: 'three-keys',
};

export function Slot({ slot }: { slot: GearCard['slot'] }) {
  const t = useT();
  return <Coin tone="slot" path={drawing(SLOTS[slot])} label={t(`card.slot.${slot}`)} />;
}

const PORTRAITS: { readonly [hero in HeroName]: AcgIcon } = {
  ironbreaker: 'dwarf-face',
  waywatcher: 'woman-elf-face',
  'warrior-priest': 'monk-face',
  'bright-wizard': 'wizard-face',
};

export function Owner({ hero }: { hero: HeroName | undefined }) {
  const t = useT();
  if (hero === undefined) return null;
  return (
    <Coin tone="owner" path={drawing(PORTRAITS[hero])} label={t('card.of', { hero: t(`hero.${hero}`) })} />
  );
}

export function Leader() {
  const t = useT();
  return <Coin tone="crown" path={drawing('crown')} label={t('card.leader')} />;
}

export function PartySize({ count }: { count: number }) {
  const t = useT();
  return (
    <span className={styles.party} role="img" aria-label={t('card.party', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <Glyph key={i} path={drawing('meeple')} />
      ))}
    </span>
  );
}

export function QuestNumber({ number }: { number: number | null }) {
  const t = useT();
  if (number === null) return null;
  return <Pennant label={t('card.quest', { number })}>{roman(number)}</Pennant>;
}
