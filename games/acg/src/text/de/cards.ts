import { capital, sentence } from '@questhall/tabletop';
import { counted } from '@questhall/tabletop/german';
import type { Passive } from '../../content/schema.js';
import type { Holder } from '../moment.js';
import type { Words } from '../words.js';
import { abilityWords, lineWords, programWords } from './lines.js';
import { momentNow } from './moments.js';
import { NOUNS } from './numbers.js';
import { ifWords } from './predicates.js';
import { COLOURS, keywordName, signed, statWords } from './terms.js';
import { cannotWords, costWords, untilWords } from './words.js';

const SUBJECTS: { readonly [holder in Holder]: string } = {
  enemy: 'dieser Gegner kann',
  hero: 'du kannst',
  table: 'die Gruppe kann',
};

function passiveWords({ stat, add, on = 'owner' }: Passive, holder: Holder): string {
  if (on === 'enemies')
    return `jeder ${holder === 'enemy' ? 'andere ' : ''}Gegner hat ${statWords(stat, add)}`;
  if (stat !== 'tokens-per-action') return statWords(stat, add);
  return `jede deiner Aktionen kann ${counted(add, NOUNS.token)} mehr tragen`;
}

export const cards: Words['cards'] = {
  line: lineWords,
  program: programWords,
  ability: abilityWords,
  cost: costWords,
  moment: momentNow,
  cannot: (verb) => `kann ${cannotWords(verb)}`,
  until: untilWords,
  signed,
  forbidden: (verb, holder) => sentence(`${SUBJECTS[holder]} ${cannotWords(verb)}`),
  passive: (passive, holder) => sentence(passiveWords(passive, holder)),
  always: ({ stat, add, on }) => `Jeder ${on === 'enemies' ? 'Gegner' : 'Held'} hat ${statWords(stat, add)}.`,
  keyword: keywordName,
  nemesis: 'Erzfeind',
  peril: (colour) => `${capital(COLOURS[colour])}e Gefahr`,
  reward: 'Belohnung',
  penalty: 'Strafe',
  atStart: 'Zu Beginn jeder Quest',
  won: (p, inLocationPhase) =>
    `${inLocationPhase ? 'In der Ortsphase ist die Quest' : 'Die Quest ist'} gewonnen, ${ifWords(p)}.`,
  lost: (p) => `Die Quest ist verloren, ${ifWords(p)}.`,
  then: {
    'bottom-of-deck': 'Lege diese Karte unter den Verliesstapel.',
    removed: 'Entferne diese Karte aus der Quest.',
  },
  fortune:
    'Lege diese Karte in den Kampagnenvorrat zurück und nimm eine zufällige deiner legendären Ausrüstungskarten.',
  leaderInstead:
    'Ein Gegner, der nach seinem eigenen Text einen Helden bindet, bindet stattdessen den Anführer. „Vorrücken“ bleibt davon unberührt.',
  spawnsAtLeader:
    'Ein erscheinender Gegner, der einen anderen Helden binden würde, bindet stattdessen den Anführer.',
  noAlternative: 'Nichts geschieht.',
  basic: {
    advance: 'Vorrücken: Er bindet den Helden, der am Zug ist.',
    inflict:
      'Zuschlagen: Er fügt dem Helden, an den er gebunden ist, oder sonst dem, der am Zug ist, Wunden in Höhe seines Angriffswerts zu.',
    retreat: 'Rückzug: Er zieht sich in die Schatten zurück.',
  },
};
