import { capital, sentence } from '@questhall/tabletop';
import type { Line } from '../../content/line.js';
import type { Passive, Unique } from '../../content/schema/index.js';
import type { About, Holder, Speech } from '../about.js';
import type { Words } from '../words.js';
import { labels } from './labels.js';
import { abilityWords, costsOn, costWords, programWords, within } from './lines.js';
import { conditionWords } from './predicates.js';
import { gainWords, ONCE } from './terms.js';

type Raise = Extract<Passive, { add: number }>;

/** As it stands alone, and behind "solange …," */
function raiseWords({ stat, add, least }: Raise, about: About): readonly [alone: string, behind: string] {
  const floor = least === undefined ? '' : `, jedoch auf mindestens ${least}`;
  const more = `${Math.abs(add)} ${add < 0 ? 'weniger' : 'mehr'}`;
  const [who, does] = about.holder === 'hero' ? ['du', 'verringerst'] : ['er', 'verringert'];
  if (stat === 'reduce') {
    const rest = `den Schaden jedes Angriffs um ${add}${floor}`;
    return [`${who} ${does} ${rest}`, `${does} ${who} ${rest}`];
  }
  if (stat === 'damage-suffered') {
    const [all, by] = [
      'jeder Schaden, den du erleidest,',
      `um ${Math.abs(add)} ${add < 0 ? 'niedriger' : 'höher'}`,
    ];
    return [`${all} ist ${by}`, `ist ${all} ${by}`];
  }
  const pays = { cost: 'deine Aktionen', 'search-cost': 'das Durchsuchen' } as const;
  if (stat === 'cost') return [`${pays.cost} kosten ${more}`, `kosten ${pays.cost} ${more}`];
  if (stat === 'search-cost')
    return [`${pays[stat]} kostet dich ${more}`, `kostet dich ${pays[stat]} ${more}`];
  const gain = `${gainWords(stat, add)}${floor}`;
  const [has, be] = about.holder === 'hero' ? ['hast', 'du'] : ['hat', 'er'];
  return [gain, `${has} ${be} ${gain}`];
}

function passiveWords(passive: Passive, about: About): string {
  const hero = about.holder === 'hero';
  if ('ignores' in passive) {
    const { ignores, reduces, least } = passive;
    const [suffers, who] = hero ? ['erleidest', 'du'] : ['erleidet', 'er'];
    const what =
      reduces === undefined
        ? `${suffers} ${who} keinen`
        : `${suffers} ${who} ${reduces} weniger${least === undefined ? '' : `, aber mindestens ${least}`}`;
    return sentence(
      `bevor ${who} Schaden ${suffers}, würfelt den Questwürfel: Bei ${ignores} oder mehr ${what}`,
    );
  }
  const [who, can] = hero ? ['du', 'kannst'] : ['er', 'kann'];
  const verb = 'cannot' in passive ? labels.verb(passive.cannot) : '';
  const [alone, behind] =
    'cannot' in passive
      ? [`${who} ${can} nicht ${verb}`, `${can} ${who} nicht ${verb}`]
      : raiseWords(passive, about);
  return sentence(
    passive.if === undefined ? alone : `solange ${conditionWords(passive.if, about)}, ${behind}`,
  );
}

function uniqueWords({ once, if: only, also, lines }: Unique, about: About): string {
  const parts = [
    once === undefined ? '' : sentence(ONCE[once]),
    only === undefined ? '' : sentence(`nur wenn ${conditionWords(only, about)}`),
    also === undefined ? '' : sentence(costWords(also)),
    programWords(lines, about),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const wholeGroup = (lines: readonly Line[] | undefined, front: string, about: About): string =>
  lines === undefined ? '' : `${front}: ${sentence(within(lines, about))}`;

export const cardsIn = (speech: Speech): Words['cards'] => {
  const about = (holder: Holder, card: string): About => ({ speech, holder, card, within });
  return {
    program: (lines, holder, card) => programWords(lines, about(holder, card)),
    cost: (cost, card) => costsOn(cost, about('hero', card)),
    ability: (ability, holder, card) => abilityWords(ability, about(holder, card)),
    passive: (passive, holder, card) => passiveWords(passive, about(holder, card)),
    unique: (action, card) => uniqueWords(action, about('hero', card)),
    first: ({ before }, card) => wholeGroup(before, 'Zuerst', about('hostile', card)),
    last: ({ after }, card) => wholeGroup(after, 'Danach', about('hostile', card)),
    steps: (row) => row.does.map((one) => capital(labels.step(one))),
    unlock: (p, card) => sentence(`offen, wenn ${conditionWords(p, about('journey', card))}`),
    reload: 'Einmal pro Runde.',
    finisher: 'Nur als Todesstoß, und kostenlos.',
    inspired: 'Beflügelt',
    empowered: 'Gestärkt, bei Nacht',
    success: 'Erfolg',
    failure: 'Fehlschlag',
    always: 'In jedem Fall',
    everyHero: (text) => `Jeder Held: ${text}`,
    atStart: (text) => `Zu Beginn jeder Reise: ${text}`,
  };
};
