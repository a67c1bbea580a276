import { Back } from '../../../cards/Back.js';
import { t } from '../../../text/t.js';
import { LOOK } from './look.js';
import { drawing, type LrIcon } from './pictures.js';

const CRESTS = {
  treasure: 'open-treasure-chest',
  hostile: 'crowned-skull',
  adventure: 'compass',
  initiative: 'heraldic-sun',
} as const satisfies { readonly [deck: string]: LrIcon };
export type LrDeck = keyof typeof CRESTS;

export const LR_DECKS = Object.keys(CRESTS) as LrDeck[];
const KINDS = {
  treasure: 'treasure',
  hostile: 'leader',
  adventure: 'adventure',
  initiative: 'hero',
} as const;

export function LrBack({ deck, width }: { deck: LrDeck; width?: string | undefined }) {
  const name = t(`relic.back.${deck}`);
  return (
    <Back
      look={LOOK}
      kind={KINDS[deck]}
      name={name}
      label={t('relic.back.facedown', { deck: name })}
      crest={drawing(CRESTS[deck])}
      nth={LR_DECKS.indexOf(deck)}
      width={width}
    />
  );
}
