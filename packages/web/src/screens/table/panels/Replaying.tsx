import type { Scene } from '@questhall/table';
import { Bar } from '../../../design/Bar.js';
import { Button } from '../../../design/Button.js';
import { Icon } from '../../../design/Icon.js';
import type { Table } from '../../../table/table.js';
import { useT } from '../../../text/t.js';
import { useReplay } from './replay.js';

/** While a game plays itself again and its controls are out of sight: how far it is, and how to stop it. */
export function Replaying({ table, scene: { time } }: { table: Table; scene: Scene }) {
  const t = useT();
  const { table: played, pause } = useReplay();
  if (played !== table) return null;
  return (
    <Bar at="top" label={t('panel.time.replay')}>
      <Icon name="hourglass" />
      <span>{t('panel.time.place', { at: time.at, length: time.length })}</span>
      <Button kind="quiet" icon="pause-button" onClick={pause}>
        {t('panel.time.stop')}
      </Button>
    </Bar>
  );
}
