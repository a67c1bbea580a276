import type { Saving, Scene } from '@questhall/table';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.js';
import { Hidden } from '../../design/Hidden.js';
import { Icon, type IconName } from '../../design/Icon.js';
import { Menu, MenuEntry, MenuLine } from '../../design/Menu.js';
import { useSettings } from '../../settings/store.js';
import { useScene } from '../../table/useTable.js';
import { t } from '../../text/t.js';
import { PANELS, type PanelName, useNarrow } from './panel.js';
import styles from './Rail.module.css';
import { usePlayed } from './usePlaying.js';

const ICONS: { readonly [panel in PanelName]: IconName } = {
  chronicle: 'quill-ink',
  why: 'open-book',
  time: 'hourglass',
  companions: 'three-friends',
  party: 'swordman',
  help: 'help',
};
/** In the menu instead, where there is little room. */
const RARE = ['time', 'companions', 'help'] as const;
const isRare = (panel: PanelName): boolean => RARE.some((one) => one === panel);

/** All that one does to a game and not in it: along the left of a table, and under the thumb on a phone. */
export function Rail() {
  const { table, scene, panels } = usePlayed();
  const { at, length } = scene.time;
  return (
    <nav className={styles.rail} aria-label={t('room.tools')}>
      <TableMenu />
      <Tool icon="anticlockwise-rotation" disabled={at === 0} onClick={() => table.undo()}>
        {t('room.undo')}
      </Tool>
      <Tool icon="clockwise-rotation" rare disabled={at === length} onClick={() => table.redo()}>
        {t('room.redo')}
      </Tool>
      <span className={styles.gap} />
      {PANELS.map((panel) => (
        <Tool
          key={panel}
          icon={ICONS[panel]}
          rare={isRare(panel)}
          aria-pressed={panels.open === panel}
          onClick={() => panels.show(panels.open === panel ? null : panel)}
        >
          {t(`room.panel.${panel}`)}
        </Tool>
      ))}
      <Saved />
    </nav>
  );
}

type ToolProps = React.ComponentProps<'button'> & { icon: IconName; rare?: boolean };

function Tool({ icon, rare = false, children, ...rest }: ToolProps) {
  return (
    <button type="button" className={styles.tool} data-rare={rare || undefined} {...rest}>
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}

/** The ways out of the room, and what a phone has no room for beside the table. */
function TableMenu() {
  const { id, panels } = usePlayed();
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
      <MenuEntry icon="castle" text={t('nav.toHall')} onAction={() => go(paths.hall)} />
      {id !== null && (
        <MenuEntry icon="book-cover" text={t('room.over.book')} onAction={() => go(paths.book(id))} />
      )}
      <MenuEntry icon="cog" text={t('nav.settings')} onAction={() => go(paths.settings)} />
      <MenuLine />
      <MenuEntry
        icon="scroll-unfurled"
        text={t(inWords ? 'room.menu.asBoard' : 'room.menu.inWords')}
        onAction={() => set('tableView', inWords ? 'board' : 'text')}
      />
      {RARE.map((panel) => (
        <MenuEntry
          key={panel}
          icon={ICONS[panel]}
          text={t(`room.panel.${panel}`)}
          onAction={() => panels.show(panel)}
        />
      ))}
    </Menu>
  );
}

export const savingOf = ({ saving }: Scene): Saving => saving;

/** Whether the last answer is safe; what is wrong with it is said above the table. */
function Saved() {
  const saving = useScene(usePlayed().table, savingOf);
  const { state } = saving;
  // A lesson is not kept because nobody asked for it.
  if (saving.state === 'fleeting' && saving.trouble === null) return null;
  const fine = state === 'saved' || state === 'saving';
  const text = fine ? t(`room.saving.${state}`) : undefined;
  return (
    <span className={styles.saved} data-state={state} data-saving={state} title={text}>
      <Icon name={fine ? 'save' : 'hazard-sign'} />
      <Hidden>{text}</Hidden>
    </span>
  );
}
