import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon } from '../../design/Icon.js';
import { Menu, MenuEntry, MenuLine } from '../../design/Menu.js';
import { useSettings } from '../../settings/store.js';
import { useT } from '../../text/t.js';
import type { PanelName } from './panel.js';
import { useNarrow } from './panels/useWide.js';
import styles from './Rail.module.css';

type Props = { id: string | null; onOpen: (panel: PanelName) => void };

/** The ways out of the room, and what a phone has no room for beside the table. */
export function TableMenu({ id, onOpen }: Props) {
  const t = useT();
  const [, go] = useLocation();
  const { tableView, set } = useSettings();
  const inWords = tableView === 'text';
  const narrow = useNarrow();
  return (
    <Menu
      label={t('room.menu')}
      placement={narrow ? 'top start' : 'right top'}
      button={
        <Button className={styles.tool}>
          <Icon name="hamburger-menu" />
          <span>{t('room.menu')}</span>
        </Button>
      }
    >
      <MenuEntry icon="castle" text={t('room.menu.hall')} onAction={() => go(paths.hall)} />
      {id !== null && (
        <MenuEntry icon="book-cover" text={t('room.menu.book')} onAction={() => go(paths.book(id))} />
      )}
      <MenuEntry icon="cog" text={t('room.menu.settings')} onAction={() => go(paths.settings)} />
      <MenuLine />
      <MenuEntry
        icon="scroll-unfurled"
        text={t(inWords ? 'room.menu.asBoard' : 'room.menu.inWords')}
        onAction={() => set('tableView', inWords ? 'board' : 'text')}
      />
      <MenuEntry icon="hourglass" text={t('room.panel.time')} onAction={() => onOpen('time')} />
      <MenuEntry
        icon="three-friends"
        text={t('room.panel.companions')}
        onAction={() => onOpen('companions')}
      />
      <MenuEntry icon="help" text={t('room.panel.help')} onAction={() => onOpen('help')} />
    </Menu>
  );
}
