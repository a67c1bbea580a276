import { capital } from '@questhall/tabletop';
import { type Area, type DoorPlace, facePlan, layOut } from './content/layout.js';
import { cardsOfKind } from './content/library.js';
import type { AdventureSheet, AnyCard, BoardFace, HeroSide, HostileCard } from './content/schema.js';
import { cardText } from './effects/card-text.js';
import type { Words } from './text/words.js';

export type LrCard = AnyCard;
export type LrCardKind = LrCard['kind'];
export type LrCardOf<Kind extends LrCardKind> = Extract<LrCard, { kind: Kind }>;

/** What a side of a hero card, or a treasure card, says beyond its numbers. */
export type SideWords = {
  /** For each action, in printed order; empty where its numbers say it all. */
  actions: string[];
  /** Passives and abilities. */
  always: string[];
};
export type HostileWords = { group: string; attacks: string[]; leaderAction: string; always: string[] };
/** Areas and doors as they lie, in squares. */
export type Plan = { areas: readonly Area[]; doors: readonly DoorPlace[] };
export type SheetWords = {
  /** Its place in a campaign, if it has one. */
  number: number | null;
  boards: string[];
  hostiles: { kind: string; name: string; where: string; count: number }[];
  phase: string[];
  rules: string[];
  things: { id: string; name: string; where: string; text: string }[];
  /** What each counter is called. */
  counters: { [counter: string]: string };
  plan: Plan;
};

type PartsOf = {
  hero: { unwounded: SideWords; wounded: SideWords };
  hostile: HostileWords;
  /** `owner` is the only hero who can use it, by name; empty for everybody. */
  treasure: SideWords & { owner: string };
  board: { plan: Plan };
  adventure: SheetWords;
  campaign: { names: string[] };
  difficulty: null;
};

/** A card with its rules text in parts: enough to draw it without knowing the rules. */
export type LrPrintedOf<Kind extends LrCardKind> = {
  kind: Kind;
  card: LrCardOf<Kind>;
  /** The whole text, in paragraphs. */
  text: string[];
  parts: PartsOf[Kind];
};
export type LrPrintedCard = { [Kind in LrCardKind]: LrPrintedOf<Kind> }[LrCardKind];

/** Every printed unit of the box, once. */
export const cardsIn = (words: Words): LrPrintedCard[] =>
  Object.values(words.printed.records).map((card) => printed(card, words));

function printed(english: LrCard, words: Words): LrPrintedCard {
  const card = words.printed.card(english);
  const text = cardText(english, words)
    .split('\n')
    .filter((one) => one !== '');
  switch (card.kind) {
    case 'hero':
      return { kind: card.kind, card, text, parts: bothSides(card, words) };
    case 'hostile':
      return { kind: card.kind, card, text, parts: hostileWords(card, words) };
    case 'treasure':
      return { kind: card.kind, card, text, parts: treasureWords(card, words) };
    case 'board':
      return { kind: card.kind, card, text, parts: boardParts(card) };
    case 'adventure':
      return { kind: card.kind, card, text, parts: sheetWords(card, words) };
    case 'difficulty':
      return { kind: card.kind, card, text, parts: null };
    case 'campaign':
      return {
        kind: card.kind,
        card,
        text,
        parts: { names: card.adventures.map((id) => words.printed.name(id)) },
      };
  }
}

const bothSides = ({ unwounded, wounded }: LrCardOf<'hero'>, words: Words) => ({
  unwounded: sideWords(unwounded, words),
  wounded: sideWords(wounded, words),
});

type Side = Partial<Pick<HeroSide, 'actions' | 'passives' | 'abilities'>>;

function sideWords({ actions = [], passives = [], abilities = [] }: Side, { cards }: Words): SideWords {
  return {
    actions: actions.map((action) => capital(cards.actionBody(action))),
    always: [...passives.map(cards.passive), ...abilities.map((one) => cards.ability(one, 'hero'))],
  };
}

const treasureWords = (card: LrCardOf<'treasure'>, words: Words) => ({
  ...sideWords(card, words),
  owner: card.hero === undefined ? '' : words.printed.name(card.hero),
});

function hostileWords(card: HostileCard, { cards, facts }: Words): HostileWords {
  const { group, attacks, leaderAction, abilities = [] } = card;
  return {
    group: facts.group(group),
    attacks: attacks.map(({ lines = [] }) => cards.program(lines, 'hostile')),
    leaderAction: leaderAction === undefined ? '' : cards.program(leaderAction.lines, 'hostile'),
    always: abilities.map((one) => cards.ability(one, 'hostile')),
  };
}

const boardParts = (card: BoardFace) => ({ plan: { areas: facePlan(card), doors: [] } });

function sheetWords(card: AdventureSheet, words: Words): SheetWords {
  const { cards, names } = words;
  const { areas, doors } = layOut(words.printed.records, card);
  const order = cardsOfKind(words.printed, 'campaign').flatMap(({ adventures }) => adventures);
  return {
    number: order.includes(card.id) ? order.indexOf(card.id) + 1 : null,
    boards: card.boards.map(({ face }) => words.printed.name(face)),
    hostiles: card.hostiles.map(({ kind, area, count = 1 }) => ({
      kind,
      name: words.printed.name(kind),
      where: words.printed.area(area),
      count,
    })),
    phase: card.phase.map((line) => cards.line(line, 'adventure')),
    rules: (card.rules ?? []).map((one) => cards.ability(one, 'adventure')),
    things: (card.things ?? []).map(({ id, name, area, lines }) => ({
      id,
      name,
      where: words.printed.area(area),
      text: cards.program(lines, 'hero'),
    })),
    counters: Object.fromEntries(Object.keys(card.counters ?? {}).map((one) => [one, names.counter(one)])),
    plan: { areas: areas.map((area) => ({ ...area, name: words.printed.area(area.id) })), doors },
  };
}
