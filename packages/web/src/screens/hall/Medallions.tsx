import { Icon, type IconName } from '../../design/Icon.js';
import styles from './Medallions.module.css';

const FACES: { readonly [hero: string]: IconName } = {
  ironbreaker: 'dwarf-face',
  waywatcher: 'woman-elf-face',
  'warrior-priest': 'monk-face',
  'bright-wizard': 'wizard-face',
};

/** The faces of a party, for those who look; names stand beside them. */
export function Medallions({
  heroes,
  className = '',
}: {
  heroes: readonly string[];
  className?: string | undefined;
}) {
  return (
    <span className={`${styles.party} ${className}`} aria-hidden="true">
      {heroes.map((hero) => (
        <Medallion key={hero} hero={hero} />
      ))}
    </span>
  );
}

export function Medallion({ hero }: { hero: string }) {
  return (
    <i className={styles.face} data-hero={hero}>
      <Icon name={FACES[hero] ?? 'hooded-figure'} />
    </i>
  );
}
