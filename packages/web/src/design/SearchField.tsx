import { Button, Input, Label, SearchField as Search } from 'react-aria-components';
import { t } from '../text/t.js';
import { buttonLook } from './Button.js';
import { Hidden } from './Hidden.js';
import { Icon } from './Icon.js';
import styles from './SearchField.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** Words to look for; Escape and a button empty it. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <Search className={styles.field} value={value} onChange={onChange}>
      <Label>
        <Hidden>{label}</Hidden>
      </Label>
      <Icon name="magnifying-glass" />
      <Input placeholder={label} />
      <Button {...buttonLook({ kind: 'quiet', round: true })} aria-label={t('search.clear')}>
        <Icon name="cancel" />
      </Button>
    </Search>
  );
}
