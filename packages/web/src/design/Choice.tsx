import type { ReactNode } from 'react';
import styles from './Choice.module.css';
import { Hidden } from './Hidden.js';
import { Icon, type IconName } from './Icon.js';

type PickProps = {
  /** The same for all of which one is picked. */
  name?: string;
  checked: boolean;
  onPick: () => void;
  children: ReactNode;
  className?: string | undefined;
  /** What it is called, where its face is a drawing. */
  label?: string;
  /** Of which several can be picked. */
  many?: boolean;
};

/** One of several: the whole of it can be pressed, and arrows go from one to the next. */
export function Pick({ name, checked, onPick, children, className = '', label, many = false }: PickProps) {
  return (
    <label className={styles.pick}>
      <input
        type={many ? 'checkbox' : 'radio'}
        name={name}
        checked={checked}
        onChange={onPick}
        aria-label={label}
      />
      <span
        data-face
        className={className}
        data-checked={checked || undefined}
        aria-hidden={label !== undefined || undefined}
      >
        {children}
      </span>
    </label>
  );
}

type Props<Value extends string | number> = {
  /** What is chosen; unseen where it stands beside it already. */
  label: ReactNode;
  shown?: boolean;
  name: string;
  value: Value;
  options: readonly { value: Value; text: ReactNode; icon?: IconName }[];
  onChange: (value: Value) => void;
  /** All in one tray, one beside the other in a row, or each by itself. */
  look?: 'tray' | 'row' | 'chips';
  className?: string | undefined;
  children?: ReactNode;
};

/** One of a few, all of them in sight. */
export function Choice<Value extends string | number>(props: Props<Value>) {
  const { label, shown = false, name, value, options, onChange, look = 'tray', className, children } = props;
  return (
    <fieldset className={className}>
      {shown ? <legend>{label}</legend> : <Hidden as="legend">{label}</Hidden>}
      <div className={styles.choice} data-look={look}>
        {options.map((option) => (
          <Pick
            key={option.value}
            name={name}
            className={styles.option}
            checked={option.value === value}
            onPick={() => onChange(option.value)}
          >
            {option.icon !== undefined && <Icon name={option.icon} />}
            {option.text}
          </Pick>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

type ChipsProps = {
  legend: string;
  chips: readonly { readonly id: string; readonly name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** Filters, of which one is pressed; on a phone in a line that can be pushed along. */
export function Chips({ legend, chips, chosen, onChoose }: ChipsProps) {
  return (
    <fieldset className={styles.choice} data-look="filters">
      <Hidden as="legend">{legend}</Hidden>
      {chips.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.option}
          aria-pressed={id === chosen}
          data-checked={id === chosen || undefined}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
