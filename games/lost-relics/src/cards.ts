import { capital } from '@questhall/tabletop';
import { type Area, type DoorPlace, facePlan, layOut } from './content/layout.js';
import { library } from './content/library.js';
import type { AdventureSheet, AnyCard, BoardFace, HeroSide, HostileCard } from './content/schema.js';
import {
  abilityWords,
  actionBody,
  cardText,
  lineSentence,
  linesWords,
  passiveWords,
} from './effects/line-words.js';
import { areaWords, groupWords } from './effects/words.js';

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
  phase: string[];
  rules: string[];
  things: { id: string; name: string; where: string; text: string }[];
  plan: Plan;
};

type PartsOf = {
  hero: { unwounded: SideWords; wounded: SideWords };
  hostile: HostileWords;
  treasure: SideWords;
  board: { plan: Plan };
  adventure: SheetWords;
  campaign: { names: string[] };
};

/** A card with its rules text, part by part, ready to be drawn by somebody who does not know the rules. */
export type LrPrintedOf<Kind extends LrCardKind> = {
  kind: Kind;
  card: LrCardOf<Kind>;
  /** The whole text, in paragraphs. */
  text: string[];
  parts: PartsOf[Kind];
};
export type LrPrintedCard = { [Kind in LrCardKind]: LrPrintedOf<Kind> }[LrCardKind];

/** Every printed unit of the box, once. */
export const lostRelicsCards = (): LrPrintedCard[] => Object.values(library.records).map(printed);

function printed(card: LrCard): LrPrintedCard {
  const text = cardText(card)
    .split('\n')
    .filter((one) => one !== '');
  switch (card.kind) {
    case 'hero':
      return { kind: card.kind, card, text, parts: bothSides(card) };
    case 'hostile':
      return { kind: card.kind, card, text, parts: hostileWords(card) };
    case 'treasure':
      return { kind: card.kind, card, text, parts: sideWords(card) };
    case 'board':
      return { kind: card.kind, card, text, parts: boardParts(card) };
    case 'adventure':
      return { kind: card.kind, card, text, parts: sheetWords(card) };
    case 'campaign':
      return { kind: card.kind, card, text, parts: { names: card.adventures.map(nameOfCard) } };
  }
}

const nameOfCard = (id: string): string => library.records[id]?.name ?? id;

const bothSides = ({ unwounded, wounded }: LrCardOf<'hero'>) => ({
  unwounded: sideWords(unwounded),
  wounded: sideWords(wounded),
});

function sideWords({
  actions = [],
  passives = [],
  abilities = [],
}: Partial<Pick<HeroSide, 'actions' | 'passives' | 'abilities'>>): SideWords {
  return {
    actions: actions.map((action) => capital(actionBody(action))),
    always: [...passives.map(passiveWords), ...abilities.map(abilityWords)],
  };
}

function hostileWords({ group, attacks, leaderAction, abilities = [] }: HostileCard): HostileWords {
  return {
    group: groupWords(group),
    attacks: attacks.map(({ lines = [] }) => linesWords(lines)),
    leaderAction: leaderAction === undefined ? '' : linesWords(leaderAction.lines),
    always: abilities.map(abilityWords),
  };
}

const boardParts = (card: BoardFace) => ({ plan: { areas: facePlan(card), doors: [] } });

function sheetWords(card: AdventureSheet): SheetWords {
  const { areas, doors } = layOut(card);
  return {
    phase: card.phase.map(lineSentence),
    rules: (card.rules ?? []).map(abilityWords),
    things: (card.things ?? []).map(({ id, name, area, lines }) => ({
      id,
      name,
      where: areaWords(area),
      text: linesWords(lines),
    })),
    plan: { areas, doors },
  };
}
