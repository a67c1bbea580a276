import { sentence } from '@questhall/tabletop';
import { counted, listWords, quoted } from '@questhall/tabletop/german';
import type { DeckName, Phase } from '../../terms.js';
import type { Words } from '../words.js';
import { traitName } from './dictionary.js';
import { NOUNS } from './numbers.js';
import { heroPhrase } from './people.js';
import { COLOURS } from './terms.js';

export const TIERS = ['', 'I', 'II', 'III'];
const PHASES: { readonly [phase in Phase]: string } = {
  hero: 'Heldenphase',
  enemy: 'Gegnerphase',
  location: 'Ortsphase',
  peril: 'Gefahrenphase',
};
const DECKS: { readonly [deck in DeckName]: string } = {
  enemy: 'Gegner',
  location: 'Orte',
  dungeon: 'Verlies',
  gear: 'Ausrüstung',
};
const RESULTS = { won: 'gewonnen', lost: 'verloren' } as const;
export const resultWord = (result: 'won' | 'lost'): string => RESULTS[result];

export const table: Words['table'] = {
  nobodyYet: 'Noch gehört niemand zur Gruppe.',
  inTown: (quest, result) =>
    `${quest}: ${result === null ? 'vorbei' : resultWord(result)}. Die Gruppe ist in der Stadt.`,
  over: (quest, result) =>
    `${quest}: ${result === null ? 'vorbei' : resultWord(result)}, und damit die ganze Kampagne.`,
  setUp: (quest) => `${quest || 'Ein neues Abenteuer'}, Aufbau: Die Gruppe macht sich bereit.`,
  round: (quest, round, phase) => `${quest}, Runde ${round}, ${PHASES[phase]}`,
  leads: (hero) => `${heroPhrase(hero).nom} führt die Gruppe an`,
  peril: ({ peril, last, here, next }) => {
    const ahead =
      next === null ? 'kein farbiges Feld voraus' : `als Nächstes ${COLOURS[next.colour]} bei ${next.at}`;
    return `Gefahr ${peril} von ${last}${here === null ? '' : ` (${COLOURS[here]})`}; ${ahead}.`;
  },
  noLocation: 'Kein Ort.',
  location: ({ name, progress, explore, ahead }) => {
    const done = progress >= explore ? ', vollständig erkundet' : '';
    const left = ahead === 0 ? 'der letzte Ort' : `noch ${ahead} voraus`;
    return `${name}: ${progress} von ${explore} Fortschritt${done}; ${left}.`;
  },
  spawned: ({ traits, tier, faceup, facedown }) => {
    const kind = [...traits.map(traitName), ...(tier === null ? [] : [`Stufe ${TIERS[tier]}`])].join(', ');
    return sentence(`${kind}; erschienen: ${faceup} offen und ${facedown} verdeckt`);
  },
  rolled: ({ hero, card, dice, extra }) => {
    const beside = extra === 0 ? '' : `; ${counted(extra, NOUNS.success)} neben den Würfeln`;
    return sentence(`${heroPhrase(hero).nom} hat für ${quoted(card)} gewürfelt: ${dice}${beside}`);
  },
  decks: 'Stapel',
  deck: ({ deck, size, discarded, top }) => {
    const open = top === null ? '' : `, oben ${top}`;
    return `${DECKS[deck]} ${size}${discarded === 0 ? '' : ` (${discarded} abgelegt${open})`}`;
  },
  found: 'Ausrüstung, die wieder zu finden ist',
  drawn: 'Gerade gezogen',
  next: (quest) => `Als Nächstes: ${quest}.`,
  campaign: (name, results, quests) =>
    results.length === 0
      ? `${name}: die erste von ${quests} Quests.`
      : `${name}: ${results.length} von ${quests} Quests gespielt (${results.map(resultWord).join(', ')}).`,
  pool: ({ pool, inPlay }) => {
    const cards = (list: readonly string[]) => (list.length === 0 ? 'leer' : listWords(list));
    const here = inPlay.length === 0 ? '' : `; in dieser Quest: ${cards(inPlay)}`;
    return `Kampagnenvorrat: ${cards(pool)}${here}.`;
  },
};
