import { capital, sentence, signed } from '@questhall/tabletop';
import { listWords } from '@questhall/tabletop/german';
import type { Line } from '../../content/line.js';
import type { Ability, Condition, Passive } from '../../content/schema.js';
import type { Cost } from '../../content/selectors.js';
import type { Level, WindowId } from '../../terms.js';
import type { About } from '../about.js';
import { linesWords, lineWords } from './lines.js';
import { itemWords, placeWords, whoWords } from './people.js';
import { costWords, ifWords } from './predicates.js';
import { LEVELS, STATS } from './terms.js';

type Speech = Omit<About, 'holder'>;
type Holder = About['holder'];

/** The moment, for you and for others. */
const WHEN: { readonly [window in WindowId]: readonly [own: string, other: string] } = {
  'turn-begins': ['zu Beginn deines Zuges', 'zu Beginn des Zuges eines anderen Charakters'],
  'movement-rolled': ['nach deinem Bewegungswurf', 'nach dem Bewegungswurf eines anderen Charakters'],
  'space-entered': ['wenn du ein Feld betrittst', 'wenn ein anderer Charakter ein Feld betritt'],
  'movement-ended': ['am Ende deiner Bewegung', 'am Ende der Bewegung eines anderen Charakters'],
  'discovery-revealed': [
    'wenn du eine Entdeckung behältst',
    'wenn ein anderer Charakter eine Entdeckung behält',
  ],
  'resource-used': [
    'nachdem du ein Vorkommen genutzt hast',
    'nachdem ein anderer Charakter ein Vorkommen genutzt hat',
  ],
  'challenge-drawn': [
    'wenn du eine Herausforderungskarte ziehst',
    'wenn ein anderer Charakter eine Herausforderungskarte zieht',
  ],
  'event-drawn': ['wenn du ein Ereignis ziehst', 'wenn ein anderer Charakter ein Ereignis zieht'],
  'event-placed': ['wenn du ein Ereignis legst', 'wenn ein anderer Charakter ein Ereignis legt'],
  'combat-begins': ['zu Beginn eines Kampfes', 'zu Beginn eines Kampfes anderer'],
  'before-roll': ['vor dem Kampfwurf', 'vor dem Kampfwurf anderer'],
  'after-roll': ['nach dem Kampfwurf', 'nach dem Kampfwurf anderer'],
  powers: ['im Kräfteschritt', 'im Kräfteschritt anderer'],
  attacks: ['wenn du angreifst', 'wenn ein anderer angreift'],
  hits: ['wenn dein Angriff trifft', 'wenn der Angriff eines anderen trifft'],
  misses: ['wenn dein Angriff verfehlt', 'wenn der Angriff eines anderen verfehlt'],
  'would-take-damage': [
    'wenn du Schaden erleiden würdest',
    'wenn ein anderer Charakter Schaden erleiden würde',
  ],
  'takes-damage': ['wenn du Schaden erleidest', 'wenn ein anderer Charakter Schaden erleidet'],
  'encounter-defeated': [
    'wenn du eine Begegnung besiegst',
    'wenn ein anderer Charakter eine Begegnung besiegt',
  ],
  'character-defeated': ['wenn du besiegt wirst', 'wenn ein anderer Charakter besiegt wird'],
  'combat-ends': ['am Ende eines Kampfes', 'am Ende eines Kampfes anderer'],
  'item-gained': ['wenn du einen Gegenstand erhältst', 'wenn ein anderer Charakter einen Gegenstand erhält'],
  'item-discarded': [
    'wenn du einen Gegenstand ablegst',
    'wenn ein anderer Charakter einen Gegenstand ablegt',
  ],
  'card-played': [
    'wenn du eine Fähigkeitskarte spielst',
    'wenn ein anderer Charakter eine Fähigkeitskarte spielt',
  ],
  'quest-completed': ['wenn du eine Quest abschließt', 'wenn ein anderer Charakter eine Quest abschließt'],
  'level-gained': ['wenn du eine Stufe aufsteigst', 'wenn ein anderer Charakter eine Stufe aufsteigt'],
  maintenance: ['zu Beginn deiner Erhaltungsphase', 'zu Beginn der Erhaltungsphase eines anderen Charakters'],
  'turn-ends': ['am Ende deines Zuges', 'am Ende des Zuges eines anderen Charakters'],
};

function whenWords({ window, about, face, side }: Ability): string {
  if (face !== undefined)
    return `bei einem Wurf von ${listWords(
      face.map((n) => (n === 6 ? 'Stern' : `${n}`)),
      'oder',
    )}`;
  const when = WHEN[window][about === 'other' ? 1 : 0];
  if (side === undefined) return when;
  return `${when}, als ${side === 'attacker' ? 'Angreifer' : 'Verteidiger'}`;
}

const ONCE = { combat: '', turn: ' (einmal je Zug)', game: ' (einmal je Spiel)' };

function abilityWords(ability: Ability, about: About): string {
  const { cost, may, if: condition, once = 'combat', lines } = ability;
  const parts = [
    whenWords(ability),
    ...(condition === undefined ? [] : [`wenn ${ifWords(condition, about)}`]),
    ...(cost === undefined ? [] : [`gegen Bezahlung (${costWords(cost)})`]),
  ].join(', ');
  const optional = may === true && cost === undefined ? ' du darfst:' : '';
  return `${capital(parts)}:${optional} ${linesWords(lines, about)}${ONCE[once]}.`;
}

const OF = { characters: 'für alle Charaktere', encounters: 'für alle Begegnungen', all: 'für alle' };
function passiveWords({ stat, add, if: condition, of }: Passive, about: About): string {
  const only = condition === undefined ? '' : `, wenn ${ifWords(condition, about)}`;
  return `${STATS[stat]} ${signed(add)}${of === undefined ? '' : ` ${OF[of]}`}${only}.`;
}

function conditionWords(condition: Condition, about: About): string {
  if ('travel' in condition) return `reise: sei ${placeWords(condition.travel, about)}`;
  if ('collect' in condition) return `sammle ${condition.collect} Marker dieser Quest`;
  if ('trade' in condition) return `tausche Marker mit ${condition.trade} verschiedenen Charakteren`;
  if ('defeat' in condition) {
    const where = condition.at === undefined ? '' : ` ${placeWords(condition.at, about)}`;
    return `besiege ${foeWords(condition.defeat, condition.count ?? 1, about)}${where}`;
  }
  if ('damage' in condition)
    return `füge zu: ${condition.damage} Schaden (Ziel: ${foeWords(condition.to, 1, about)})`;
  if ('have' in condition) return `habe ${itemWords(condition.count, condition.have)}`;
  if ('hand' in condition) return `halte ${condition.hand} Fähigkeitskarten`;
  if ('meet' in condition) return `sei auf demselben Feld wie ${whoWords(condition.meet, about).nom}`;
  return listWords(
    condition.any.map((one) => conditionWords(one, about)),
    'oder',
  );
}

type Foe = Extract<Condition, { defeat: unknown }>['defeat'];
function foeWords(foe: Foe, count: number, { name }: About): string {
  if (foe === 'character') return count === 1 ? 'einen Charakter' : `${count} Charaktere`;
  if (foe.encounter !== undefined) return `${count === 1 ? '' : `${count} × `}„${name(foe.encounter)}“`;
  const colour = foe.colour === undefined ? '' : `${LEVELS[foe.colour]}e `;
  const more = [
    foe.trait === undefined ? '' : ` („${foe.trait}“)`,
    foe.on === 'board' ? ' des Spielplans' : '',
  ].join('');
  return `${count === 1 ? 'eine' : count} ${colour}${count === 1 ? 'Begegnung' : 'Begegnungen'}${more}`;
}

/** The words that cards are put together from. */
export const cardsIn = (speech: Speech) => ({
  ability: (ability: Ability, holder: Holder): string => abilityWords(ability, { ...speech, holder }),
  passive: (passive: Passive, holder: Holder): string => passiveWords(passive, { ...speech, holder }),
  program: (lines: readonly Line[], holder: Holder): string =>
    lines.map((line) => sentence(lineWords(line, { ...speech, holder }))).join(' '),
  asked: (line: Line, holder: Holder): string => linesWords([line], { ...speech, holder }),
  cost: (cost: Cost): string => costWords(cost),
  improved: (level: Level, text: string): string => `Verbessert (${LEVELS[level]}): ${text}`,
  condition: (condition: Condition): string =>
    sentence(conditionWords(condition, { ...speech, holder: 'character' })),
});
