import type { CcView } from '@questhall/cursed-city';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { PipDie } from './Dice.js';
import { mapDrawing } from './icons.js';
import styles from './Sockets.module.css';
import { spaceThing } from './things.js';
import type { HeroView, Space } from './types.js';

/** Dice, wounds and a disease share four spaces: whoever is hurt does less. Dice that are left turn blue and pay for reactions. */
export function Sockets({ view, hero }: { view: CcView; hero: HeroView }) {
  const reacts = view.order.some(({ id, done }) => id === hero.id && done);
  return (
    <ol className={styles.sockets} aria-label={t('cityBoard.spaces')}>
      {hero.row.map((space, i) => (
        <li key={i}>
          <Thing id={spaceThing(hero.id, i)} label={spaceSaid(space, i)} shape="tile">
            <Socket space={space} reacts={reacts} />
          </Thing>
        </li>
      ))}
    </ol>
  );

  function spaceSaid({ die, on }: Space, i: number): string {
    const hurt = on.find((one) => one !== 'disease') ?? 'none';
    return t('cityBoard.space.said', {
      number: i + 1,
      what: die === null ? t(`cityBoard.on.${hurt}`) : t('cityBoard.die.hero', { value: die }),
      diseased: on.includes('disease') ? 'yes' : 'no',
    });
  }
}

function Socket({ space: { die, on }, reacts }: { space: Space; reacts: boolean }) {
  const hurt = on.find((one) => one !== 'disease');
  return (
    <span className={styles.socket} data-hurt={hurt} data-sick={on.includes('disease') || undefined}>
      {die !== null && <PipDie value={die} tone={reacts ? 'reaction' : 'hero'} />}
      {die === null && hurt !== undefined && (
        <Glyph path={mapDrawing(hurt === 'wound' ? 'drop' : 'death-skull')} />
      )}
      {die === null && hurt === undefined && <i />}
    </span>
  );
}
