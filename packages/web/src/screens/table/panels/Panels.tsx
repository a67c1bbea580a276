import { useEffect, useRef } from 'react';
import { Button } from '../../../design/Button.js';
import { useT } from '../../../text/t.js';
import type { PanelName, PanelsProps } from '../panel.js';
import { Chronicle } from './Chronicle.js';
import { Companions } from './Companions.js';
import { Help } from './Help.js';
import styles from './Panels.module.css';
import { TimePanel } from './TimePanel.js';
import { useTold } from './useTold.js';
import { useWide } from './useWide.js';
import { Why } from './Why.js';

/** One thing beside the table at a time, with its name and a way to close it. */
export function Panels(props: PanelsProps) {
  const t = useT();
  const { open, onOpen } = props;
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opens something with a key goes on reading there; whoever cannot see hears its name.
  useEffect(() => {
    if (open !== null) title.current?.focus({ preventScroll: true });
  }, [open]);
  if (open === null) return null;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {t(`room.panel.${open}`)}
        </h2>
        <Button
          kind="quiet"
          round
          icon="cancel"
          aria-label={t('room.panel.close')}
          onClick={() => onOpen(null)}
        />
      </div>
      <div className={styles.body} data-panel={open} key={open}>
        <Body {...props} open={open} />
      </div>
    </div>
  );
}

function Body({ table, scene, face, open, onOpen, about }: PanelsProps & { open: PanelName }) {
  const told = useTold(table);
  const wide = useWide();
  const { Party } = face.table;
  if (open === 'chronicle')
    return (
      <Chronicle
        table={table}
        scene={scene}
        told={told}
        onWhy={(line) => onOpen('why', { of: 'line', line })}
      />
    );
  if (open === 'why')
    return <Why scene={scene} told={told} about={about} onAbout={(next) => onOpen('why', next)} />;
  if (open === 'time') return <TimePanel table={table} scene={scene} onPlay={() => wide || onOpen(null)} />;
  if (open === 'companions') return <Companions table={table} scene={scene} />;
  return open === 'party' ? <Party view={scene.view} /> : <Help game={scene.game} />;
}
