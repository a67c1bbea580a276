import { sentence } from '@questhall/tabletop';
import type { Colour, DeckName, HeroId, Phase } from '../../terms.js';
import { counted, listWords } from './words.js';

export const TIERS = ['', 'I', 'II', 'III'];
const PHASES: { readonly [phase in Phase]: string } = {
  hero: 'hero phase',
  enemy: 'enemy phase',
  location: 'location phase',
  peril: 'peril phase',
};

const DECKS: { readonly [deck in DeckName]: string } = {
  enemy: 'enemies',
  location: 'locations',
  dungeon: 'dungeon',
  gear: 'gear',
};

type Peril = {
  peril: number;
  last: number;
  here: Colour | null;
  next: { at: number; colour: Colour } | null;
};
type Place = { name: string; progress: number; explore: number; ahead: number };
type Spawned = { traits: readonly string[]; tier: number | null; faceup: number; facedown: number };
type Rolled = { hero: HeroId; name: string; card: string; dice: string; extra: number };
type Pile = { deck: DeckName; size: number; discarded: number; top: string | null };
type Pool = { pool: readonly string[]; inPlay: readonly string[] };

/** The lines of the table. */
export const table = {
  nobodyYet: 'The party has no heroes yet.',
  inTown: (quest: string, result: 'won' | 'lost' | null): string =>
    `${quest}: ${result ?? 'over'}. The party is in town.`,
  over: (quest: string, result: 'won' | 'lost' | null): string =>
    `${quest}: ${result ?? 'over'}, and with it the campaign.`,
  setUp: (quest: string): string => `${quest || 'A new adventure'}, set-up: the party makes ready.`,
  round: (quest: string, round: number, phase: Phase): string => `${quest}, round ${round}, ${PHASES[phase]}`,
  leads: (_: HeroId, name: string): string => `the ${name} leads`,
  peril: ({ peril, last, here, next }: Peril): string => {
    const ahead = next === null ? 'no coloured space ahead' : `next ${next.colour} at ${next.at}`;
    return sentence(`peril ${peril} of ${last}${here === null ? '' : ` (${here})`}; ${ahead}`);
  },
  noLocation: 'No location.',
  location: ({ name, progress, explore, ahead }: Place): string => {
    const done = progress >= explore ? ', fully explored' : '';
    const left = ahead === 0 ? 'the last location' : `${ahead} more to come`;
    return `${name}: ${progress} of ${explore} progress${done}; ${left}.`;
  },
  spawned: ({ traits, tier, faceup, facedown }: Spawned): string => {
    const kind = [...traits, ...(tier === null ? [] : [`tier ${TIERS[tier]}`])].join(', ');
    return sentence(`${kind}; spawned ${faceup} faceup and ${facedown} facedown`);
  },
  rolled: ({ name, card, dice, extra }: Rolled): string => {
    const beside = extra === 0 ? '' : `; ${counted(extra, 'success', 'successes')} beside the dice`;
    return `The ${name} rolled for ${card}: ${dice}${beside}.`;
  },
  decks: 'Decks',
  deck: ({ deck, size, discarded, top }: Pile): string => {
    const open = top === null ? '' : `, ${top} on top`;
    return `${DECKS[deck]} ${size}${discarded === 0 ? '' : ` (${discarded} discarded${open})`}`;
  },
  found: 'Gear to be found again',
  drawn: 'Just drawn',
  next: (quest: string): string => `Next: ${quest}.`,
  campaign: (name: string, results: readonly ('won' | 'lost')[], quests: number): string =>
    results.length === 0
      ? `${name}: the first of ${quests} quests.`
      : `${name}: ${results.length} of ${quests} quests played (${results.join(', ')}).`,
  pool: ({ pool, inPlay }: Pool): string => {
    const cards = (list: readonly string[]) => (list.length === 0 ? 'empty' : listWords(list));
    return `Campaign pool: ${cards(pool)}${inPlay.length === 0 ? '' : `; in this quest: ${cards(inPlay)}`}.`;
  },
};
