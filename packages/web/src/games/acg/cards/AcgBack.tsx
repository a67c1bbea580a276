import { Back } from '../../../cards/Back.js';
import { t } from '../../../text/t.js';
import styles from './Back.module.css';
import { type AcgIcon, drawing } from './icons.js';

const CRESTS = {
  enemy: 'crowned-skull',
  location: 'dungeon-gate',
  dungeon: 'chest',
  gear: 'crossed-swords',
} as const satisfies { readonly [deck: string]: AcgIcon };
export type AcgDeck = keyof typeof CRESTS;

export const ACG_DECKS = Object.keys(CRESTS) as AcgDeck[];

export function AcgBack({ deck, width }: { deck: AcgDeck; width?: string }) {
  const name = t(`card.back.${deck}`);
  return (
    <Back
      look={{ shape: 'round', className: styles.back }}
      kind={deck}
      name={name}
      label={t('card.back.facedown', { deck: name })}
      crest={drawing(CRESTS[deck])}
      width={width}
    />
  );
}
