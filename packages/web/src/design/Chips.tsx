import styles from './Chips.module.css';
import { Hidden } from './Hidden.js';

type Props = {
  legend: string;
  chips: readonly { readonly id: string; readonly name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** Filters, of which one is pressed; on a phone in a line that can be pushed along. */
export function Chips({ legend, chips, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.chips}>
      <Hidden as="legend">{legend}</Hidden>
      {chips.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
