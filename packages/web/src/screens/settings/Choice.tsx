import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import styles from './Settings.module.css';

type Props = {
  label: string;
  hint: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
};

/** One of a few, all of them in sight. */
export function Choice({ label, hint, value, options, onChange }: Props) {
  return (
    <RadioGroup className={styles.choice} value={value} onChange={onChange}>
      <Label className={styles.label}>{label}</Label>
      <Text slot="description" className={styles.hint}>
        {hint}
      </Text>
      <div className={styles.options}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={styles.option}>
            {option.text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
