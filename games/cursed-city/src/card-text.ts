import { type HostileWords, type PartsOf, partsOf, type SideWords, type Told } from './card-parts.js';
import type { AnyCard, JourneyCard, Weapon } from './content/schema/index.js';
import type { Words } from './text/words.js';

type Priced = { readonly name: string; readonly cost?: number | undefined };
type Held = {
  readonly weapons?: readonly Weapon[] | undefined;
  readonly actions?: readonly Priced[] | undefined;
};

/** The whole text of a card in paragraphs, made from the very data that the rules carry out. */
export function cardText(card: AnyCard, words: Words): string[] {
  return paragraphsOf(card, words)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const told = ({ name, text }: Told): string => (name === '' ? text : `${name}: ${text}`);

const outcome = (name: string, text: string): string[] => (text === '' ? [] : [told({ name, text })]);

/** "Noblesse (2+): melee or ranged, d8, 2/3. Once per turn." */
function weaponText(weapon: Weapon, text: string, { facts, cards }: Words): string {
  const { name, cost, range, dice, damage } = weapon;
  const paid = cost === undefined ? '' : ` (${cost}+)`;
  const often =
    weapon.reload === true ? ` ${cards.reload}` : weapon.finisher === true ? ` ${cards.finisher}` : '';
  return `${name}${paid}: ${facts.range(range)}, ${facts.dice(dice)}, ${damage.join('/')}.${often} ${text}`;
}

function sideText({ weapons = [], actions = [] }: Held, side: SideWords, words: Words): string[] {
  return [
    ...weapons.map((weapon, i) => weaponText(weapon, side.weapons[i] ?? '', words)),
    ...actions.map(({ name, cost }, i) => {
      const paid = cost === undefined ? '' : ` (${cost}+)`;
      return `${name}${paid}: ${side.actions[i] ?? ''}`;
    }),
    ...side.always.map(told),
  ];
}

function hostileText(weapons: readonly Weapon[], side: HostileWords, words: Words): string[] {
  const rows = side.behaviour.map(({ from, to, name, steps, first, last }) => {
    const does = [first, `${words.list(steps)}.`, last].filter((part) => part !== '').join(' ');
    return `${from === to ? from : `${from}–${to}`} ${name}: ${does}`;
  });
  return [...sideText({ weapons }, { ...side, actions: [] }, words), ...rows];
}

/** How a journey fails, besides what ends every journey. */
export const limitsOf = ({ ends = [] }: JourneyCard): string[] =>
  ends.filter(({ result }) => result === 'failure').map(({ text }) => text);

function paragraphsOf(card: AnyCard, words: Words): string[] {
  const parts = partsOf(card, words);
  const as = <Kind extends AnyCard['kind']>() => parts as PartsOf[Kind];
  const { cards } = words;
  switch (card.kind) {
    case 'hero': {
      const { path, front, inspired } = as<'hero'>();
      const [day, night] = [sideText(card.front, front, words), sideText(card.inspired, inspired, words)];
      return [told(path), ...day, `${cards.inspired}:`, ...night];
    }
    case 'trait':
    case 'empowerment':
    case 'item':
    case 'discovery':
      return sideText(card as Held, as<'trait'>(), words);
    case 'hostile': {
      const { day, night, models } = as<'hostile'>();
      return [
        ...hostileText(card.day.weapons, day, words),
        `${cards.empowered}:`,
        ...hostileText(card.night.weapons, night, words),
        ...models.flatMap((model) => (model.text === '' ? [] : [told(model)])),
      ];
    }
    case 'encounter':
      return as<'encounter'>().rows.map(
        (row, level) => `${level}: ${words.list(row.map(({ name, text }) => `${text} × ${name}`))}`,
      );
    case 'journey': {
      const { begin, rules, consequences } = as<'journey'>();
      const { success, failure, always } = consequences;
      return [
        card.intro,
        card.victory.text,
        ...limitsOf(card),
        begin,
        ...rules.map(told),
        ...outcome(cards.success, success),
        ...outcome(cards.failure, failure),
        ...outcome(cards.always, always),
      ];
    }
    case 'tutorial':
      return [card.intro, card.victory.text];
    case 'table':
      return as<'table'>().rows.map(told);
    case 'quest':
      return [card.opening];
    case 'entry':
      return [card.text];
    case 'difficulty':
      return as<'difficulty'>().text.split('\n');
    default:
      return [];
  }
}
