import { capital, sentence } from '@questhall/tabletop';
import { counted } from '@questhall/tabletop/german';
import type { Passive } from '../../content/schema.js';
import type { Speech } from '../about.js';
import type { Holder } from '../moment.js';
import type { Words } from '../words.js';
import { keywordName, traitName } from './dictionary.js';
import { abilityWords, lineWords, programWords } from './lines.js';
import { momentNow } from './moments.js';
import { NOUNS } from './numbers.js';
import { heroWords } from './people.js';
import { ifWords } from './predicates.js';
import { COLOURS, signed, statWords } from './terms.js';
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

export const cardsIn = (speech: Speech): Words['cards'] => ({
  line: (line) => lineWords(line, { speech }),
  program: (lines, type) => programWords(lines, { speech, type }),
  ability: (ability, holder) => abilityWords(ability, holder, { speech }),
  cost: costWords,
  moment: momentNow,
  cannot: (verb) => `kann ${cannotWords(verb)}`,
  when: (p) => ifWords(p, { speech }),
  meant: (hero) => heroWords(hero).acc,
  until: untilWords,
  signed,
  forbidden: (verb, holder) => sentence(`${SUBJECTS[holder]} ${cannotWords(verb)}`),
  passive: (passive, holder) => sentence(passiveWords(passive, holder)),
  always: ({ stat, add, on }) => `Jeder ${on === 'enemies' ? 'Gegner' : 'Held'} hat ${statWords(stat, add)}.`,
  keyword: keywordName,
  trait: traitName,
  nemesis: 'Erzfeind',
  peril: (colour) => `${capital(COLOURS[colour])}e Gefahr`,
  reward: 'Belohnung',
  penalty: 'Strafe',
  atStart: 'Zu Beginn jeder Quest',
  won: (p, inLocationPhase) =>
    `${inLocationPhase ? 'In der Ortsphase ist die Quest' : 'Die Quest ist'} gewonnen, ${ifWords(p, { speech })}.`,
  lost: (p) => `Die Quest ist verloren, ${ifWords(p, { speech })}.`,
  wonIf: (p) => `Gewonnen, ${ifWords(p, { speech })}.`,
  // What follows "ihr gewinnt" and "ihr verliert": the comma belongs to it.
  victory: (p, inLocationPhase) => `${inLocationPhase ? ' in der Ortsphase' : ''}, ${ifWords(p, { speech })}`,
  defeat: (p, orAllDefeated) =>
    `, ${ifWords(p, { speech })}${orAllDefeated ? ', oder wenn alle Helden besiegt sind' : ''}`,
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
});
