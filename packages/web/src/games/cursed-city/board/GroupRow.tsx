import type { CcCardOf, CcView } from '@questhall/cursed-city';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { cardOf, hostileCard, modelOf } from './cards.js';
import { Shapes } from './Dice.js';
import { mapDrawing } from './icons.js';
import { Foe } from './map/Foe.js';
import { groupName } from './names.js';
import styles from './Track.module.css';
import { groupThing } from './things.js';

type Props = { view: CcView; slot: number; open: boolean };

/** A hostile group: who is left of it, and what it will do when its turn comes. */
export function GroupRow({ view, slot, open }: Props) {
  const group = view.track[slot] ?? null;
  if (group === null) return null;
  const models = view.hostiles.filter((hostile) => hostile.group === slot);
  const count = models.length + group.slain.length;
  const name = groupName(view, slot);
  const there = [...new Set(models.map(({ category }) => category))];
  const categories = there.length > 0 ? there : comingIn(view, slot);
  const said = group.facedown
    ? t('cityBoard.group.waits', { number: slot + 1 })
    : t('cityBoard.group.said', { name, number: slot + 1, left: models.length, count });
  return (
    <div className={styles.group} data-facedown={group.facedown || undefined} data-open={open || undefined}>
      <Thing id={groupThing(slot)} look={categories[0]} label={said} shape="plate">
        <span className={styles.foes}>
          <i className={styles.slot}>{slot + 1}</i>
          <Foe
            model={models[0]?.model ?? null}
            category={categories[0]}
            size="calc(38 * var(--b))"
            faded={group.facedown}
          />
          <span>
            <b>{name}</b>
            {group.facedown ? (
              <small>{t('cityBoard.group.arrives')}</small>
            ) : (
              <small>
                {count === 0
                  ? t('cityBoard.where.standing')
                  : t('cityBoard.group.left', { left: models.length, count })}
              </small>
            )}
          </span>
        </span>
      </Thing>
      {!group.facedown && !open && <Models view={view} slot={slot} />}
      {open &&
        categories.map((category) => <Reference key={category} category={category} night={view.night} />)}
    </div>
  );
}

/** Who will come, as the encounter card says for the level of the party. */
const comingIn = ({ track, journey }: CcView, slot: number): string[] =>
  (cardOf(track[slot]?.card ?? '', 'encounter')?.rows[journey?.level ?? 0] ?? []).map(
    ({ category }) => category,
  );

/** Those who stand, and as shadows those who lie. */
function Models({ view, slot }: Omit<Props, 'open'>) {
  const models = view.hostiles.filter((hostile) => hostile.group === slot);
  const slain = view.track[slot]?.slain ?? [];
  return (
    <span className={styles.models} aria-hidden="true">
      {models.map((hostile) => (
        <span key={hostile.id}>
          <Foe
            model={hostile.model}
            category={hostile.category}
            champion={modelOf(hostile)?.champion === true}
            size="calc(21 * var(--b))"
          />
          {hostile.damage > 0 && <i>{hostile.damage}</i>}
        </span>
      ))}
      {slain.map((id) => (
        <span key={id} data-slain>
          <Glyph path={mapDrawing('death-skull')} />
        </span>
      ))}
    </span>
  );
}

type Side = CcCardOf<'hostile'>['day'];

/** The side of the reference card that is up: its numbers, its blows, and what it does on which number of the die. */
function Reference({ category, night }: { category: string; night: boolean }) {
  const card = cardOf(category, 'hostile') ?? hostileCard({ category });
  if (card === undefined) return null;
  const side: Side = card[night ? 'night' : 'day'];
  return (
    <div className={styles.reference}>
      <p>
        <b>{card.name}</b>
        <span>{t('cityBoard.reference', { move: side.move, wounds: side.wounds })}</span>
        {side.weapons.map(({ id, name, range, dice, damage: [hit, critical] }) => (
          <span key={id} title={name}>
            {t(`cityBoard.blow.${range}`)} <Shapes kinds={dice} />{' '}
            <b>
              {hit}/{critical}
            </b>
          </span>
        ))}
      </p>
      <ol className={styles.behaviour} aria-label={t('cityBoard.behaviour')}>
        {side.behaviour.map(({ from, to, name, does }) => (
          <li
            key={from}
            style={{ flexGrow: to - from + 1 }}
            data-harm={does.some(strikes) || undefined}
            title={name}
          >
            <b>{from === to ? from : `${from}–${to}`}</b> <span>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const strikes = (step: Side['behaviour'][number]['does'][number]): boolean =>
  step === 'attack' || step === 'charge';
