import type { Seat } from '@questhall/table';
import { sayTrouble } from '../../../app/Failed.js';
import { Button } from '../../../design/Button.js';
import { Choice } from '../../../design/Choice.js';
import { Icon } from '../../../design/Icon.js';
import { Row, Stack } from '../../../design/Layout.js';
import { Notice } from '../../../design/Notice.js';
import { Panel } from '../../../design/Panel.js';
import { Hint } from '../../../design/Words.js';
import { t } from '../../../text/t.js';
import { usePlayed } from '../usePlaying.js';
import { Further, isPeopled, Paces } from '../Waiting.js';
import styles from './Companions.module.css';

/** Who sits where, how fast those play who need nobody, and what nobody wants to be asked. */
export function Companions() {
  const { scene } = usePlayed();
  const { thinking } = scene.companions;
  return (
    <>
      <h3>{t('panel.companions.seats')}</h3>
      <Hint>{t(isPeopled(scene) ? 'panel.companions.hint' : 'panel.companions.alone')}</Hint>
      <Stack as="ul" className={styles.seats}>
        {scene.seats.map((seat) => (
          <Panel key={seat.id} as="li" of="raised" data-thinking={thinking === seat.id || undefined}>
            <Chair seat={seat} />
          </Panel>
        ))}
      </Stack>
      <State />
      {scene.over === null && scene.seats.some(({ sitter }) => sitter === 'companion') && (
        <>
          <h3>{t('room.waiting.pace')}</h3>
          <Paces name="companions-pace" />
          <Row gap={2} className={styles.acts}>
            <Further />
          </Row>
        </>
      )}
      <Orders />
    </>
  );
}

const SITTERS = ['person', 'companion'] as const;

function Chair({ seat }: { seat: Seat }) {
  const { table } = usePlayed();
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
      onChange={(sitter) => table.sit(seat.id, sitter)}
    />
  );
}

function State() {
  const { seats, companions, over } = usePlayed().scene;
  const { thinking, trouble, rest } = companions;
  if (over !== null) return null;
  if (trouble !== null) return <Notice role="alert">{sayTrouble(trouble)}</Notice>;
  if (rest !== null)
    return (
      <Notice kind="plain" role="status">
        {rest.happened}
      </Notice>
    );
  const some = seats.some(({ sitter }) => sitter === 'companion');
  const name = seats.length === 1 ? t('room.companion') : seats.find(({ id }) => id === thinking)?.name;
  return (
    <p className={styles.state} role="status" data-thinking={thinking !== null || undefined}>
      <Icon name="candle-light" />
      {thinking !== null
        ? t('room.waiting', { name: name ?? thinking })
        : t(some ? 'panel.companions.waiting' : 'panel.companions.none')}
    </p>
  );
}

/** Questions that are passed on without a word; each can be heard again. */
function Orders() {
  const { table, scene } = usePlayed();
  return (
    <>
      <h3>{t('room.order.title')}</h3>
      {scene.orders.length === 0 && <Hint>{t('room.order.none')}</Hint>}
      <Stack as="ul" gap={2} className={styles.orders}>
        {scene.orders.map((order) => (
          <li key={`${order.seat} ${order.ask} ${order.option}`}>
            <span>{order.text}</span>
            <Button kind="outline" onClick={() => table.askAgain(order)}>
              {t('room.order.lift')}
            </Button>
          </li>
        ))}
      </Stack>
    </>
  );
}
