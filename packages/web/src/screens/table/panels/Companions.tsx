import type { SeatId } from '@questhall/engine';
import { PACES, type Scene, type Seat, type Sitter } from '@questhall/table';
import { Button } from '../../../design/Button.js';
import { Choice } from '../../../design/Choice.js';
import { Icon } from '../../../design/Icon.js';
import { Row, Stack } from '../../../design/Layout.js';
import { Notice } from '../../../design/Notice.js';
import { Panel } from '../../../design/Panel.js';
import { Hint } from '../../../design/Words.js';
import type { Table } from '../../../table/table.js';
import { useTrouble } from '../../../table/useTrouble.js';
import { useT } from '../../../text/t.js';
import styles from './Companions.module.css';

type Props = { table: Table; scene: Scene };

/** Who sits where, how fast those play who need nobody, and what nobody wants to be asked. */
export function Companions({ table, scene }: Props) {
  const t = useT();
  return (
    <div className={styles.companions}>
      <h3>{t('panel.companions.seats')}</h3>
      <Hint>{t(isPeopled(scene) ? 'panel.companions.hint' : 'panel.companions.alone')}</Hint>
      <Stack as="ul" className={styles.seats}>
        {scene.seats.map((seat) => (
          <Panel
            key={seat.id}
            as="li"
            of="raised"
            data-thinking={scene.companions.thinking === seat.id || undefined}
          >
            <Chair seat={seat} onSit={(sitter) => table.sit(seat.id, sitter)} />
          </Panel>
        ))}
      </Stack>
      <State table={table} scene={scene} />
      {scene.seats.some(({ sitter }) => sitter === 'companion') && <Pacing table={table} scene={scene} />}
      <Orders table={table} scene={scene} />
    </div>
  );
}

const isPeopled = ({ seats }: Scene) => seats.some(({ sitter }) => sitter === 'person');

const SITTERS: readonly Sitter[] = ['person', 'companion'];

function Chair({ seat, onSit }: { seat: Seat; onSit: (sitter: Sitter) => void }) {
  const t = useT();
  return (
    <Choice
      look="row"
      shown
      className={styles.chair}
      label={seat.name}
      name={`seat-${seat.id}`}
      value={seat.sitter}
      options={SITTERS.map((sitter) => ({
        value: sitter,
        icon: sitter === 'person' ? 'person' : 'hooded-figure',
        text: t(`panel.companions.${sitter}`),
      }))}
      onChange={onSit}
    />
  );
}

const nameOf = ({ seats }: Scene, id: SeatId) => seats.find((seat) => seat.id === id)?.name ?? id;

function State({ table, scene }: Props) {
  const t = useT();
  const say = useTrouble();
  const { thinking, trouble, pace, rest } = scene.companions;
  if (trouble !== null)
    return (
      <Notice role="alert">
        <p>{say(trouble)}</p>
        <Button
          kind="outline"
          icon="cycle"
          onClick={() => (pace === 'paused' ? table.step() : table.pace(pace))}
        >
          {t('panel.companions.retry')}
        </Button>
      </Notice>
    );
  if (rest !== null)
    return (
      <Notice kind="plain" role="status">
        <p>{rest.happened}</p>
        <Button kind="outline" icon="next-button" onClick={() => table.turnPage()}>
          {t('room.rest.go')}
        </Button>
      </Notice>
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

function Pacing({ table, scene }: Props) {
  const t = useT();
  return (
    <>
      <h3>{t('panel.companions.pace')}</h3>
      <Choice
        look="row"
        label={t('panel.companions.pace')}
        name="companions-pace"
        value={scene.companions.pace}
        options={PACES.map((pace) => ({ value: pace, text: t(`room.pace.${pace}`) }))}
        onChange={(pace) => table.pace(pace)}
      />
      <Row gap={2} className={styles.acts}>
        <Button kind="outline" icon="next-button" onClick={() => table.step()}>
          {t('panel.companions.step')}
        </Button>
        <Button kind="outline" icon="fast-forward-button" onClick={() => table.skip()}>
          {t(isPeopled(scene) ? 'panel.companions.skip' : 'room.waiting.chapter')}
        </Button>
      </Row>
    </>
  );
}

/** Questions that are passed on without a word; each can be heard again. */
function Orders({ table, scene: { orders } }: Props) {
  const t = useT();
  return (
    <>
      <h3>{t('room.order.title')}</h3>
      {orders.length === 0 && <Hint>{t('room.order.none')}</Hint>}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={`${order.seat} ${order.ask} ${order.option}`}>
            <span>{order.text}</span>
            <Button kind="outline" onClick={() => table.askAgain(order)}>
              {t('room.order.lift')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
