import { capital, sentence } from '@questhall/tabletop';
import type { Cost } from '../../content/costs.js';
import type { Line } from '../../content/line.js';
import type { Ability, HostileSide, Passive, Unique } from '../../content/schema/index.js';
import type { About, Holder, Speech } from '../about.js';
import { labels } from './labels.js';
import { abilityWords, costsOn, costWords, onlyWords, programWords, within } from './lines.js';
import { conditionWords } from './predicates.js';
import { gainWords, ONCE_WORDS } from './terms.js';

type Row = HostileSide['behaviour'][number];
type Raise = Extract<Passive, { add: number }>;

function raiseWords({ stat, add, least }: Raise, about: About): string {
  const floor = least === undefined ? '' : `, to no less than ${least}`;
  const by = `${Math.abs(add)} ${add < 0 ? 'less' : 'more'}`;
  if (stat === 'reduce')
    return `${about.holder === 'hero' ? 'you reduce' : 'it reduces'} the damage of each attack by ${add}${floor}`;
  if (stat === 'damage-suffered') return `each time you suffer damage, it is ${by}`;
  if (stat === 'search-cost') return `searching costs you ${by}`;
  if (stat === 'cost') return `your actions cost ${by}`;
  return `${gainWords(stat, add)}${floor}`;
}

function passiveWords(passive: Passive, about: About): string {
  const who = about.holder === 'hero' ? 'you' : 'it';
  if ('ignores' in passive) {
    const { ignores, reduces, least } = passive;
    const what =
      reduces === undefined
        ? `${who} suffers none`
        : `${who} suffers ${reduces} less${least === undefined ? '' : `, but at least ${least}`}`;
    return sentence(`before ${who} suffers damage, roll the quest die: on ${ignores} or more, ${what}`);
  }
  const words =
    'cannot' in passive ? `${who} cannot ${labels.verb(passive.cannot)}` : raiseWords(passive, about);
  return sentence(passive.if === undefined ? words : `while ${conditionWords(passive.if, about)}: ${words}`);
}

/** What a unique action says beyond its cost. */
function uniqueWords({ once, if: only, also, lines }: Unique, about: About): string {
  const parts = [
    once === undefined ? '' : sentence(ONCE_WORDS[once]),
    only === undefined ? '' : sentence(onlyWords(only, about)),
    also === undefined ? '' : sentence(costWords(also)),
    programWords(lines, about),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** What concerns the whole group, before and after what each of its models does. */
const wholeGroup = (lines: readonly Line[] | undefined, front: string, about: About): string =>
  lines === undefined ? '' : sentence(`${front} ${within(lines, about)}`);

/** The words that cards are put together from. */
export const cardsIn = (speech: Speech) => {
  const about = (holder: Holder, card: string): About => ({ speech, holder, card, within });
  return {
    program: (lines: readonly Line[], holder: Holder, card: string): string =>
      programWords(lines, about(holder, card)),
    cost: (cost: Cost, card: string): string => costsOn(cost, about('hero', card)),
    ability: (ability: Ability, holder: Holder, card: string): string =>
      abilityWords(ability, about(holder, card)),
    passive: (passive: Passive, holder: Holder, card: string): string =>
      passiveWords(passive, about(holder, card)),
    unique: (action: Unique, card: string): string => uniqueWords(action, about('hero', card)),
    first: ({ before }: Row, card: string): string => wholeGroup(before, 'first,', about('hostile', card)),
    last: ({ after }: Row, card: string): string => wholeGroup(after, 'then', about('hostile', card)),
    steps: (row: Row): readonly string[] => row.does.map((one) => capital(labels.step(one))),
    /** What opens a journey, as a sentence. */
    unlock: (p: NonNullable<Parameters<typeof conditionWords>[0]>, card: string): string =>
      sentence(`open when ${conditionWords(p, about('journey', card))}`),
    reload: 'Once per turn.',
    finisher: 'Only as a Finisher, and free.',
    inspired: 'Inspired',
    empowered: 'Empowered, at night',
    success: 'Success',
    failure: 'Failure',
    always: 'In any case',
    everyHero: (text: string): string => `Every hero: ${text}`,
    atStart: (text: string): string => `At the start of each journey: ${text}`,
  };
};
