import type { SeatId } from '@questhall/engine';
import { Icon } from '../../../design/Icon.js';
import { PACES, type Scene, type Seat, type Sitter } from '../../../table/scene.js';
import type { Table } from '../../../table/table.js';
import { useTrouble } from '../../../table/useTrouble.js';
import { useT } from '../../../text/t.js';
import { useOrders } from '../orders.js';
import styles from './Companions.module.css';

type Props = { table: Table; scene: Scene; id: string | null };

/** Who sits where, how fast those play who need nobody, and what nobody wants to be asked. */
export function Companions({ table, scene, id }: Props) {
  const t = useT();
  return (
    <div className={styles.companions}>
      <h3>{t('panel.companions.seats')}</h3>
      <p className={styles.hint}>
        {t(isPeopled(scene) ? 'panel.companions.hint' : 'panel.companions.alone')}
      </p>
      <ul className={styles.seats}>
        {scene.seats.map((seat) => (
          <li key={seat.id} data-thinking={scene.companions.thinking === seat.id || undefined}>
            <Chair seat={seat} onSit={(sitter) => table.sit(seat.id, sitter)} />
          </li>
        ))}
      </ul>
      <State table={table} scene={scene} />
      {scene.seats.some(({ sitter }) => sitter === 'companion') && <Pacing table={table} scene={scene} />}
      <Orders id={id} />
    </div>
  );
}

const isPeopled = ({ seats }: Scene) => seats.some(({ sitter }) => sitter === 'person');

const SITTERS: readonly Sitter[] = ['person', 'companion'];

function Chair({ seat, onSit }: { seat: Seat; onSit: (sitter: Sitter) => void }) {
  const t = useT();
  return (
    <fieldset className={styles.chair}>
      <legend>{seat.name}</legend>
      <div className={styles.choice}>
        {SITTERS.map((sitter) => (
          <label key={sitter}>
            <input
              type="radio"
              name={`seat-${seat.id}`}
              checked={seat.sitter === sitter}
              onChange={() => onSit(sitter)}
            />
            <span>
              <Icon name={sitter === 'person' ? 'person' : 'hooded-figure'} />
              {t(`panel.companions.${sitter}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const nameOf = ({ seats }: Scene, id: SeatId) => seats.find((seat) => seat.id === id)?.name ?? id;

function State({ table, scene }: Omit<Props, 'id'>) {
  const t = useT();
  const say = useTrouble();
  const { thinking, trouble, pace, rest } = scene.companions;
  if (trouble !== null)
    return (
      <div className={styles.trouble} role="alert">
        <p>{say(trouble)}</p>
        <button
          type="button"
          className={styles.button}
          onClick={() => (pace === 'paused' ? table.step() : table.pace(pace))}
        >
          <Icon name="cycle" />
          {t('panel.companions.retry')}
        </button>
      </div>
    );
  if (rest !== null)
    return (
      <div className={styles.rest} role="status">
        <p>{rest.happened}</p>
        <button type="button" className={styles.button} onClick={() => table.turnPage()}>
          <Icon name="next-button" />
          {t('room.rest.go')}
        </button>
      </div>
    );
  const some = scene.seats.some(({ sitter }) => sitter === 'companion');
  return (
    <p className={styles.state} role="status" data-thinking={thinking !== null || undefined}>
      <Icon name="candle-light" />
      {thinking !== null
        ? t('panel.companions.thinking', {
            name: scene.seats.length === 1 ? t('room.companion') : nameOf(scene, thinking),
          })
        : t(some ? 'panel.companions.waiting' : 'panel.companions.none')}
    </p>
  );
}

function Pacing({ table, scene }: Omit<Props, 'id'>) {
  const t = useT();
  return (
    <>
      <h3>{t('panel.companions.pace')}</h3>
      <fieldset className={styles.choice}>
        <legend className={styles.unseen}>{t('panel.companions.pace')}</legend>
        {PACES.map((pace) => (
          <label key={pace}>
            <input
              type="radio"
              name="companions-pace"
              checked={scene.companions.pace === pace}
              onChange={() => table.pace(pace)}
            />
            <span>{t(`room.pace.${pace}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.acts}>
        <button type="button" className={styles.button} onClick={() => table.step()}>
          <Icon name="next-button" />
          {t('panel.companions.step')}
        </button>
        <button type="button" className={styles.button} onClick={() => table.skip()}>
          <Icon name="fast-forward-button" />
          {t(isPeopled(scene) ? 'panel.companions.skip' : 'room.waiting.chapter')}
        </button>
      </div>
    </>
  );
}

/** Questions that are passed on without a word; each can be heard again. */
function Orders({ id }: { id: string | null }) {
  const t = useT();
  const { list, lift } = useOrders(id);
  return (
    <>
      <h3>{t('room.order.title')}</h3>
      {list.length === 0 && <p className={styles.hint}>{t('room.order.none')}</p>}
      <ul className={styles.orders}>
        {list.map((order) => (
          <li key={order.ask}>
            <span>{order.question}</span>
            <button type="button" className={styles.button} onClick={() => lift(order.ask)}>
              {t('room.order.lift')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
