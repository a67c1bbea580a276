import { type CardPlan, mapPlan, tilePlan, wayPlan } from './card-plans.js';
import { cardsOfKind } from './content/library.js';
import type { Line } from './content/line.js';
import type {
  Ability,
  AnyCard,
  DifficultyCard,
  DiscoveryCard,
  EncounterCard,
  EntryCard,
  HeroCard,
  HostileCard,
  HostileSide,
  JourneyCard,
  Passive,
  Unique,
  Weapon,
} from './content/schema/index.js';
import type { Holder } from './text/about.js';
import type { Words } from './text/words.js';

/** Something that always holds or speaks up at its moment; without a name where it has none. */
export type Told = { readonly name: string; readonly text: string };
/** What a side of a hero card, or whatever a hero holds, says beyond its numbers: in printed order, empty where they say it all. */
export type SideWords = {
  readonly weapons: readonly string[];
  readonly actions: readonly string[];
  readonly always: readonly Told[];
};
export type RowWords = {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  /** Move, attack, advance, charge. */
  readonly steps: readonly string[];
  /** What concerns the whole group, before and after that. */
  readonly first: string;
  readonly last: string;
};
export type HostileWords = Pick<SideWords, 'weapons' | 'always'> & {
  readonly behaviour: readonly RowWords[];
};
export type JourneyWords = {
  readonly maps: readonly { readonly from: number; readonly to: number; readonly name: string }[];
  readonly plan: CardPlan | null;
  readonly unlock: string;
  readonly begin: string;
  readonly rules: readonly Told[];
  readonly consequences: { readonly [when in 'success' | 'failure' | 'always']: string };
};
/** What may be done in an entry, and what comes of it. */
export type EntryWords = { readonly lines: string; readonly leadsTo: readonly string[] };

export type PartsOf = {
  hero: { readonly path: Told; readonly front: SideWords; readonly inspired: SideWords };
  trait: SideWords;
  empowerment: SideWords;
  item: SideWords;
  discovery: SideWords;
  hostile: {
    readonly day: HostileWords;
    readonly night: HostileWords;
    /** What a kind of model adds. */
    readonly models: readonly (Told & {
      readonly count: number;
      readonly champion: boolean;
      readonly wounds: number;
    })[];
  };
  encounter: { readonly rows: readonly (readonly Told[])[] };
  exploration: { readonly plan: CardPlan };
  tile: { readonly plan: CardPlan; readonly other: string };
  map: { readonly plan: CardPlan; readonly journeys: readonly string[] };
  journey: JourneyWords;
  crises: { readonly [time in 'day' | 'night']: readonly Told[] };
  entry: EntryWords;
  table: { readonly rows: readonly Told[] };
  quest: { readonly journeys: readonly string[] };
  die: null;
  tutorial: null;
  difficulty: { readonly text: string };
};

type Held = {
  readonly weapons?: readonly Weapon[] | undefined;
  readonly actions?: readonly Unique[] | undefined;
  readonly abilities?: readonly Ability[] | undefined;
  readonly passives?: readonly Passive[] | undefined;
};

const program = (
  lines: readonly Line[] | undefined,
  holder: Holder,
  card: string,
  { cards }: Words,
): string => (lines === undefined ? '' : cards.program(lines, holder, card));

/** The name of an ability is that of its card where it has only one. */
function alwaysWords(
  { abilities = [], passives = [] }: Held,
  holder: Holder,
  card: AnyCard,
  { cards }: Words,
): Told[] {
  const told = abilities.map((one) => {
    const { name = '' } = one;
    return { name: name === card.name ? '' : name, text: cards.ability(one, holder, card.id) };
  });
  return [...passives.map((one) => ({ name: '', text: cards.passive(one, holder, card.id) })), ...told];
}

const heldWords = (held: Held, card: AnyCard, words: Words): SideWords => ({
  weapons: (held.weapons ?? []).map(({ lines }) => program(lines, 'hero', card.id, words)),
  actions: (held.actions ?? []).map((action) => words.cards.unique(action, card.id)),
  always: alwaysWords(held, 'hero', card, words),
});

const heroParts = (card: HeroCard, words: Words): PartsOf['hero'] => ({
  path: { name: card.path.name ?? '', text: words.cards.ability(card.path, 'hero', card.id) },
  front: heldWords(card.front, card, words),
  inspired: heldWords(card.inspired, card, words),
});

function discoveryParts(card: DiscoveryCard, words: Words): SideWords {
  if (card.type === 'treasure') return heldWords(card, card, words);
  const text = card.type === 'trap' ? program(card.lines, 'hero', card.id, words) : '';
  return { weapons: [], actions: [], always: text === '' ? [] : [{ name: '', text }] };
}

const hostileSide = (side: HostileSide, card: HostileCard, words: Words): HostileWords => ({
  weapons: side.weapons.map(({ lines }) => program(lines, 'hostile', card.id, words)),
  always: alwaysWords(side, 'hostile', card, words),
  behaviour: side.behaviour.map((row) => ({
    ...{ from: row.from, to: row.to, name: row.name },
    steps: words.cards.steps(row),
    first: words.cards.first(row, card.id),
    last: words.cards.last(row, card.id),
  })),
});

const hostileParts = (card: HostileCard, words: Words): PartsOf['hostile'] => ({
  day: hostileSide(card.day, card, words),
  night: hostileSide(card.night, card, words),
  models: card.models.map((model) => ({
    ...{ name: model.name, count: model.count, champion: model.champion === true, wounds: model.wounds ?? 0 },
    text: alwaysWords(model, 'hostile', card, words)
      .map(({ text }) => text)
      .join(' '),
  })),
});

const encounterParts = ({ rows }: EncounterCard, { printed }: Words): PartsOf['encounter'] => ({
  rows: rows.map((row) =>
    row.map(({ category, count }) => ({ name: printed.name(category), text: `${count}` })),
  ),
});

function journeyParts(card: JourneyCard, words: Words): JourneyWords {
  const { maps = [], unlock, begin, rules = [], consequences } = card;
  const { printed, cards } = words;
  const [only] = maps;
  const map = cardsOfKind(printed, 'map').find(({ id }) => maps.length === 1 && id === only?.map);
  const said = (lines: readonly Line[] | undefined) => program(lines, 'journey', card.id, words);
  return {
    maps: maps.map((row) => ({ from: row.from, to: row.to, name: printed.name(row.map) })),
    plan: map === undefined ? null : mapPlan(map, printed),
    unlock: unlock === undefined ? '' : cards.unlock(unlock, card.id),
    begin: said(begin),
    rules: alwaysWords({ abilities: eachOnce(rules) }, 'journey', card, words),
    consequences: {
      success: said(consequences.success),
      failure: said(consequences.failure),
      always: said(consequences.always),
    },
  };
}

/** What happens whenever somebody moves or is moved is told once. */
const eachOnce = (rules: readonly Ability[]): Ability[] =>
  rules.filter(({ window, lines }, i) => {
    const isTold = rules.slice(0, i).some((one) => JSON.stringify(one.lines) === JSON.stringify(lines));
    return window !== 'hero-enters' || !isTold;
  });

function entryParts(card: EntryCard, words: Words): EntryWords {
  const leadsTo = [...JSON.stringify(card.lines).matchAll(/"entry":"([\w-]+)"/g)];
  return {
    lines: program(card.lines, 'hero', card.id, words),
    leadsTo: [...new Set(leadsTo.map(([, id = '']) => words.printed.name(id)))],
  };
}

const rowName = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${from}` : `${from}–${to}`;

function difficultyText({ id, passives = [], lines = [] }: DifficultyCard, { cards }: Words): string {
  const always = passives.map((passive) => cards.everyHero(cards.passive(passive, 'hero', id)));
  return [
    ...always,
    ...(lines.length === 0 ? [] : [cards.atStart(cards.program(lines, 'journey', id))]),
  ].join('\n');
}

/** What a card says, part by part. */
export function partsOf(card: AnyCard, words: Words): PartsOf[AnyCard['kind']] {
  const { printed } = words;
  switch (card.kind) {
    case 'hero':
      return heroParts(card, words);
    case 'trait':
    case 'empowerment':
    case 'item':
      return heldWords(card, card, words);
    case 'discovery':
      return discoveryParts(card, words);
    case 'hostile':
      return hostileParts(card, words);
    case 'encounter':
      return encounterParts(card, words);
    case 'exploration':
      return { plan: wayPlan(card, printed) };
    case 'tile': {
      const other = cardsOfKind(printed, 'tile').find(({ id, tile }) => tile === card.tile && id !== card.id);
      return { plan: tilePlan(card, printed), other: other === undefined ? '' : printed.name(other.id) };
    }
    case 'map': {
      const on = cardsOfKind(printed, 'journey').filter(({ maps = [] }) =>
        maps.some(({ map }) => map === card.id),
      );
      return { plan: mapPlan(card, printed), journeys: on.map(({ id }) => printed.name(id)) };
    }
    case 'journey':
      return journeyParts(card, words);
    case 'crises': {
      const rows = (list: typeof card.day) =>
        list.map((row) => ({ name: rowName(row), text: printed.name(row.entry) }));
      return { day: rows(card.day), night: rows(card.night) };
    }
    case 'entry':
      return entryParts(card, words);
    case 'table':
      return {
        rows: card.rows.map((row) => ({ name: `${rowName(row)} ${row.name}`, text: row.text ?? '' })),
      };
    case 'quest':
      return { journeys: card.journeys.map((id) => printed.name(id)) };
    case 'difficulty':
      return { text: difficultyText(card, words) };
    case 'die':
    case 'tutorial':
      return null;
  }
}
