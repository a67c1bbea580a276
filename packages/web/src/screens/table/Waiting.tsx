import { PACES, type Rest, type Scene } from '@questhall/table';
import { sayTrouble } from '../../app/Failed.js';
import { Button } from '../../design/Button.js';
import { Choice } from '../../design/Choice.js';
import { Icon } from '../../design/Icon.js';
import { Row, Stack } from '../../design/Layout.js';
import { Hint } from '../../design/Words.js';
import { t } from '../../text/t.js';
import { usePlayed } from './usePlaying.js';
import styles from './Waiting.module.css';

/** While nobody here is asked: who thinks, and how fast they shall go on. */
export function Waiting() {
  const { scene } = usePlayed();
  const { thinking, trouble, rest } = scene.companions;
  return (
    <Stack as="section" className={styles.waiting} aria-label={t('board.decision')}>
      <Row>
        <span className={styles.flame} data-burns={thinking !== null || undefined}>
          <Icon name="candle-light" />
        </span>
        {rest !== null && trouble === null ? (
          <Resting rest={rest} />
        ) : (
          <h2>{trouble === null ? whoThinks(scene) : sayTrouble(trouble)}</h2>
        )}
      </Row>
      <Row>
        <Paces name="pace" />
        <Further />
      </Row>
    </Stack>
  );
}

/** No person plays: what has happened, and what comes if they are let go on. */
function Resting({ rest: { happened, comes } }: { rest: Rest }) {
  return (
    <div role="status">
      <h2>{happened}</h2>
      <Hint>
        {t('room.rest')}{' '}
        {comes === null ? t('room.rest.begins') : t('room.rest.comes', { comes: comes.replace(/\.$/, '') })}
      </Hint>
    </div>
  );
}

/** How fast companions play. */
export function Paces({ name }: { name: string }) {
  const { table, scene } = usePlayed();
  return (
    <Choice
      look="row"
      label={t('room.waiting.pace')}
      name={name}
      value={scene.companions.pace}
      options={PACES.map((pace) => ({ value: pace, text: t(`room.pace.${pace}`) }))}
      onChange={(pace) => table.pace(pace)}
    />
  );
}

export const isPeopled = ({ seats }: Scene) => seats.some(({ sitter }) => sitter === 'person');

/** What makes companions go on at once. */
export function Further() {
  const { table, scene } = usePlayed();
  const { trouble, rest, pace } = scene.companions;
  if (rest !== null && trouble === null)
    return (
      <Button kind="page" icon="next-button" onClick={() => table.turnPage()}>
        {t('hall.continue')}
      </Button>
    );
  const steps = trouble === null || pace === 'paused';
  return (
    <>
      <Button kind="outline" icon="next-button" onClick={() => (steps ? table.step() : table.pace(pace))}>
        {t(trouble === null ? 'room.waiting.step' : 'app.again')}
      </Button>
      <Button kind="page" icon="fast-forward-button" onClick={() => table.skip()}>
        {t(isPeopled(scene) ? 'key.skip' : 'room.waiting.chapter')}
      </Button>
    </>
  );
}

function whoThinks({ open, seats, companions, time }: Scene): string {
  const seat = companions.thinking ?? open[0]?.by;
  const found = seats.find(({ id }) => id === seat);
  if (found === undefined) return t('room.waiting.nobody');
  const alone = seats.length === 1 && found.sitter === 'companion';
  const name = alone ? t('room.companion') : found.name;
  if (companions.thinking !== null) return t('room.waiting', { name });
  if (time.at < time.length) return alone ? t('room.waiting.past.alone') : t('room.waiting.past', { name });
  return companions.pace === 'paused' ? t('room.waiting.paused', { name }) : t('room.waiting', { name });
}
