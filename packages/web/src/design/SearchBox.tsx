import { Button, Input, Label, SearchField } from 'react-aria-components';
import { useT } from '../text/t.js';
import { Icon } from './Icon.js';
import styles from './SearchBox.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void };

export function SearchBox({ label, value, onChange }: Props) {
  const t = useT();
  return (
    <SearchField className={styles.field} value={value} onChange={onChange}>
      <Label className={styles.label}>{label}</Label>
      <Icon name="magnifying-glass" />
      <Input className={styles.input} placeholder={label} />
      <Button className={styles.clear} aria-label={t('search.clear')}>
        <Icon name="cancel" />
      </Button>
    </SearchField>
  );
}
