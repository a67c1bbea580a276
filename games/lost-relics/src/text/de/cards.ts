import { capital, sentence, signed } from '@questhall/tabletop';
import type { Action, Passive } from '../../content/schema.js';
import type { Predicate } from '../../content/selectors.js';
import type { About, Speech } from '../about.js';
import type { Words } from '../words.js';
import { abilityWords, askedWords, costWords, lineSentence, programWords } from './lines.js';
import { conditionWords, roundWords } from './predicates.js';
import { ATTACKS, reactionWords } from './terms.js';

const more = (n: number, what: string): string => `${Math.abs(n)} ${what} ${n < 0 ? 'weniger' : 'mehr'}`;

function passiveWords({ stat, add, least }: Passive): string {
  switch (stat) {
    case 'resilience':
      return `Zähigkeit ${signed(add)}.`;
    case 'damage-taken':
      return `Du erleidest ${more(add, 'Schaden')}${least === undefined ? '' : ` (nie weniger als ${least})`}.`;
    case 'melee-damage':
      return `Deine Nahkampfangriffe richten ${more(add, 'Schaden')} an.`;
    case 'ranged-damage':
      return `Deine Fernangriffe richten ${more(add, 'Schaden')} an.`;
    case 'steps':
      return `Deine Bewegungen reichen ${more(add, Math.abs(add) === 1 ? 'Bereich' : 'Bereiche')} weit.`.replace(
        ' mehr weit',
        ' weiter',
      );
    case 'rest':
      return `Beim Rasten entfernst du ${more(add, 'Schadensmarker')}.`;
  }
}

const PLAIN: { readonly [kind in 'move' | 'rest' | 'interact']: string } = {
  move: 'bis zu 2 Bereiche; beflügelt: spurten (bis zu 3), ausweichen oder rempeln.',
  rest: 'entferne 1 Schadensmarker (beflügelt: 2), wenn kein Gegner in Sicht ist; beflügelt und ohne Marker: zurück auf die unverwundete Seite.',
  interact: 'öffne eine Tür oder benutze einen Gegenstand, wenn du nicht gebunden bist.',
};

function actionBody(action: Action, about: About): string {
  if (action.kind === 'attack') return programWords(action.lines ?? [], about);
  if (action.kind !== 'special') return PLAIN[action.kind];
  const only = action.if === undefined ? '' : sentence(`nur wenn ${conditionWords(action.if, about)}`);
  const price = action.cost === undefined ? '' : sentence(priceWords(action.cost));
  return [only, price, programWords(action.lines, about)].filter((part) => part !== '').join(' ');
}

/** What must be paid, as an order. */
function priceWords(cost: Parameters<typeof costWords>[0]): string {
  const parts = [
    cost.destiny === true ? 'gib deinen Schicksalsmarker aus' : '',
    cost.discardSelf === true ? 'mische diese Karte in den Schatzstapel' : '',
    cost.damage === undefined ? '' : `erleide ${cost.damage} Schaden`,
  ];
  return parts.filter((part) => part !== '').join(' und ');
}

/** "nur ab Runde 3, wenn die Tür offen ist" */
function onlyWords(p: Predicate, about: About): string {
  const condition = conditionWords(p, about);
  const round = p.round === undefined ? '' : ` ${roundWords(p.round)}`;
  return `nur${round}${condition === '' ? '' : `, wenn ${condition}`}`;
}

export const cardsIn = (speech: Speech): Words['cards'] => ({
  cost: costWords,
  only: (p, holder) => onlyWords(p, { speech, holder }),
  line: (line, holder) => lineSentence(line, { speech, holder }),
  program: (lines, holder) => programWords(lines, { speech, holder }),
  asked: (line, holder) => askedWords(line, { speech, holder }),
  ability: (ability, holder) => abilityWords(ability, holder, speech),
  passive: passiveWords,
  attack: ({ range, area, damage }) => {
    const value = typeof damage === 'number' ? damage : damage.join('/');
    return `${area === true ? 'Flächen-' : ''}${ATTACKS[range]}, ${value} Schaden.`;
  },
  actionBody: (action) => actionBody(action, { speech, holder: 'hero' }),
  numbered: (name, inspired) => (inspired === undefined ? name : `${name} (${inspired}+)`),
  reactions: (list) => `Reaktionen: ${reactionWords(list)}.`,
  side: (side, resilience) =>
    `${capital(side === 'wounded' ? 'verwundete' : 'unverwundete')} Seite, Zähigkeit ${resilience}:`,
  objective: (text) => `Ziel: ${text}`,
  defeat: (text) => `Niederlage: ${text}`,
  phase: (text) => `Jede Abenteuerphase: ${text}`,
  everyHero: (text) => `Jeder Held: ${text}`,
  atStart: (text) => `Zu Beginn jedes Abenteuers: ${text}`,
  level: (name, text) => `Schwierigkeit: ${name}.${text === '' ? '' : ` ${text}`}`,
});
