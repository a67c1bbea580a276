import { Glyph } from '../../../design/Icon.js';
import { roman } from '../../../text/roman.js';
import { useT } from '../../../text/t.js';
import coins from './Coins.module.css';
import counts from './Counts.module.css';
import { type AcgIcon, drawing } from './icons.js';
import type { GearCard, HeroName, OfKind } from './kinds.js';
import labels from './Labels.module.css';

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
    <span className={labels.ribbon}>
      <Glyph path={drawing(ACTION_ICONS[type])} />
      {t(`card.action.${type}`)}
      {level === 'advanced' && (
        <span className={labels.advanced} role="img" aria-label={t('card.advanced')}>
          <Glyph path={drawing('upgrade')} />
        </span>
      )}
    </span>
  );
}

export function DiceCount({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className={counts.dice} data-mark="dice" role="img" aria-label={t('card.dice', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} className={counts.die} />
      ))}
    </span>
  );
}

export function Prepare() {
  const t = useT();
  return (
    <span className={coins.prepare} role="img" aria-label={t('card.prepare')}>
      <Glyph path={drawing('cycle')} />
    </span>
  );
}

export function Tokens({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className={coins.tokens} data-mark="tokens" role="img" aria-label={t('card.tokens', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} className={coins.token}>
          <Glyph path={drawing('check-mark')} />
          <b>{count}</b>
        </i>
      ))}
    </span>
  );
}

/** Who comes out when the place is entered: eyes for those who are seen, shadows for those who are not. */
export function Spawn({ faceup, facedown }: { faceup: number; facedown: number }) {
  const t = useT();
  return (
    <span className={labels.spawn}>
      <span role="img" aria-label={t('card.spawn.faceup', { count: faceup })}>
        <Glyph path={drawing('daemon-skull')} />
        {faceup}
      </span>
      <span role="img" aria-label={t('card.spawn.facedown', { count: facedown })}>
        <Glyph path={drawing('two-shadows')} />
        {facedown}
      </span>
    </span>
  );
}

const SLOTS: { readonly [slot in GearCard['slot']]: AcgIcon } = {
  weapon: 'crossed-swords',
  armour: 'shoulder-armor',
  accessory: 'three-keys',
};

export function Slot({ slot }: { slot: GearCard['slot'] }) {
  const t = useT();
  return (
    <span className={coins.slot} role="img" aria-label={t(`card.slot.${slot}`)}>
      <Glyph path={drawing(SLOTS[slot])} />
    </span>
  );
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
    <span className={coins.owner} role="img" aria-label={t('card.of', { hero: t(`hero.${hero}`) })}>
      <Glyph path={drawing(PORTRAITS[hero])} />
    </span>
  );
}

export function Leader() {
  const t = useT();
  return (
    <span className={coins.crowned} role="img" aria-label={t('card.leader')}>
      <Glyph path={drawing('crown')} />
    </span>
  );
}

export function PartySize({ count }: { count: number }) {
  const t = useT();
  return (
    <span className={labels.party} role="img" aria-label={t('card.party', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <Glyph key={i} path={drawing('meeple')} />
      ))}
    </span>
  );
}

export function QuestNumber({ number }: { number: number | null }) {
  const t = useT();
  if (number === null) return null;
  return (
    <span className={labels.tier} role="img" aria-label={t('card.quest', { number })}>
      {roman(number)}
    </span>
  );
}
