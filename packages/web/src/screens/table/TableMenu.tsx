import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.js';
import { Icon, type IconName } from '../../design/Icon.js';
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
    <MenuTrigger>
      <Button className={styles.tool}>
        <Icon name="hamburger-menu" />
        <span>{t('room.menu')}</span>
      </Button>
      <Popover className={styles.popover} placement={narrow ? 'top start' : 'right top'}>
        <Menu className={styles.menu} aria-label={t('room.menu')}>
          <Entry icon="castle" text={t('room.menu.hall')} onAction={() => go(paths.hall)} />
          {id !== null && (
            <Entry icon="book-cover" text={t('room.menu.book')} onAction={() => go(paths.book(id))} />
          )}
          <Entry icon="cog" text={t('room.menu.settings')} onAction={() => go(paths.settings)} />
          <Separator className={styles.separator} />
          <Entry
            icon="scroll-unfurled"
            text={t(inWords ? 'room.menu.asBoard' : 'room.menu.inWords')}
            onAction={() => set('tableView', inWords ? 'board' : 'text')}
          />
          <Entry icon="hourglass" text={t('room.panel.time')} onAction={() => onOpen('time')} />
          <Entry
            icon="three-friends"
            text={t('room.panel.companions')}
            onAction={() => onOpen('companions')}
          />
          <Entry icon="help" text={t('room.panel.help')} onAction={() => onOpen('help')} />
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ icon, text, onAction }: { icon: IconName; text: string; onAction: () => void }) {
  return (
    <MenuItem className={styles.entry} textValue={text} onAction={onAction}>
      <Icon name={icon} />
      {text}
    </MenuItem>
  );
}
