import type { ReactNode } from 'react';
import { MenuItem, MenuTrigger, Popover, Menu as Rows, Separator } from 'react-aria-components';
import { Icon, type IconName } from './Icon.js';
import styles from './Menu.module.css';

type Props = {
  label: string;
  /** A button of React Aria. */
  button: ReactNode;
  placement: 'top start' | 'right top';
  children: ReactNode;
};

export function Menu({ label, button, placement, children }: Props) {
  return (
    <MenuTrigger>
      {button}
      <Popover className={styles.popover} placement={placement}>
        <Rows aria-label={label}>{children}</Rows>
      </Popover>
    </MenuTrigger>
  );
}

type EntryProps = { icon: IconName; text: string; onAction: () => void };

export function MenuEntry({ icon, text, onAction }: EntryProps) {
  return (
    <MenuItem className={styles.entry} textValue={text} onAction={onAction}>
      <Icon name={icon} />
      {text}
    </MenuItem>
  );
}

export const MenuLine = () => <Separator className={styles.line} />;
