import type { EntityId, State } from '@questhall/engine';
import { type ContentError, expire, pileOf } from '@questhall/tabletop';
import { playOn as goOn, type Naming, type Playing, ruleOf, Table } from '@questhall/test-kit';
import { expect } from 'vitest';
import type { AcgBoard, Enemy, Gear, Hero } from '../src/board.js';
import type { AcgBox } from '../src/content/box.js';
import { enemyCard, questSheet } from '../src/content/library.js';
import { lookedAt } from '../src/effects/look.js';
import { enterPlay } from '../src/in-play.js';
import { type AcgGame, type AcgSetup, type AcgView, acg, acgBox, acgWith } from '../src/index.js';
import type { AcgPosition } from '../src/kit.js';
import { attackOf, enemyHealthOf, healthOf, heroOf, maybeEnemy, resilienceOf } from '../src/queries.js';
import { activation } from '../src/rules/actions.js';
import type {
  AcgRuleId,
  ActionType,
  CardId,
  ConditionId,
  DeckName,
  HeroId,
  Phase,
  Stat,
  Until,
  Zone,
} from '../src/terms.js';
import { testCards } from './cards.js';
import { actionTestCards } from './cards-actions.js';

const sourced = (cards: readonly object[]) => cards.map((record) => ({ file: 'test', record }));

/** All that tables of tests are laid out with. Whole games of the quests in the box are played without it. */
const laidOut: AcgBox = acgBox.with(sourced([...testCards, ...actionTestCards]));

/** Each test file has a box of its own: cards that it adds are nowhere else. */
const boxes = new Map<string, AcgBox>();
const thisFile = (): string => expect.getState().testPath ?? '';
export const testBox = (): AcgBox => boxes.get(thisFile()) ?? laidOut;

const games = new WeakMap<AcgBox, AcgGame>();
/** The game with the cards of this file. */
export function game(): AcgGame {
  const box = testBox();
  const made = games.get(box) ?? acgWith(box);
  games.set(box, made);
  return made;
}
export const rules = (): AcgGame['rules'] => game().rules;
/** A moment of a game for queries. */
export const at = (state: State<AcgBoard>): AcgPosition => ({ board: state.board, box: testBox(), state });

/** What would be wrong with cards of this file. */
export const problemsWith = (...cards: object[]): readonly ContentError[] =>
  problemsIn(testBox().with(sourced(cards)));
const problemsIn = ({ errors }: AcgBox): readonly ContentError[] => errors.slice(testBox().errors.length);

/** Cards for this test file. */
export function addTestCards(...cards: object[]): void {
  const box = testBox().with(sourced(cards));
  const problems = problemsIn(box);
  if (problems.length > 0) throw new Error(problems.map(({ id, message }) => `${id}: ${message}`).join('\n'));
  boxes.set(thisFile(), box);
}

/** The first quest with other rules; `lines` of sections and predicates as on a sheet. */
export function addTestQuest(id: string, changes: object): string {
  const base = questSheet({ box: acgBox }, 'a-foul-stench');
  addTestCards({ ...base, id, name: id, campaign: null, number: null, questRules: [], ...changes });
  return id;
}

/** A campaign of quests that end with the first activation, won or lost as said. */
export function addTestCampaign(
  id: string,
  results: readonly ('won' | 'lost')[],
  changes: object = {},
): string {
  const never = { roundAtLeast: 99 };
  const ends = (result: 'won' | 'lost') => ({
    window: 'after-activation',
    lines: [{ do: { endQuest: { result } } }],
  });
  const quests = results.map((result, i) =>
    addTestQuest(`${id}-${i + 1}`, {
      questRules: [ends(result)],
      victory: { during: 'any-time', if: never },
      defeat: { if: never },
      reward: { lines: [] },
      penalty: { lines: [] },
      ...changes,
    }),
  );
  addTestCards({ kind: 'campaign', id, name: id, origin: 'ours', quests });
  return id;
}

/** A test of one or several ledger entries. */
export const rule = ruleOf<AcgRuleId>();

type HeroGiven = Partial<Pick<Hero, 'wounds' | 'capacity' | 'status' | 'legendary'>> & {
  /** Wounds such that this much health is left. */
  remaining?: number;
  /** Total health, by a lasting modifier. */
  health?: number;
  exhausted?: ActionType[];
  tokens?: Partial<Record<ActionType, number>>;
  gear?: CardId[];
  exhaustedGear?: CardId[];
  depletedGear?: CardId[];
  items?: CardId[];
  conditions?: ConditionId[];
  advanced?: ActionType[];
};
type EnemyGiven = {
  /** The card it is; `test-brute` (attack 1, health 3, Inflict) unless said. */
  card?: CardId;
  in?: Zone;
  attack?: number;
  health?: number;
  resilience?: number;
  wounds?: number;
  exhausted?: boolean;
  facedown?: boolean;
};
/** Faces by what they show: `success`, `success+defence`, `success+success`, `critical`, `defence`; `claw`, `nemesis`, `blank`. */
type Rolls = { hero?: string[]; enemy?: string[] };

/** Lays out a board in the words of the game, and looks at what became of it. */
export class AcgTable extends Table<AcgBoard, AcgView, AcgSetup> {
  /** The moment as queries read it. */
  get now(): AcgPosition {
    return at(this.state);
  }

  hero(id: HeroId, given: HeroGiven): this {
    const hero = heroOf(this.now, id);
    const { wounds, capacity, status, legendary, remaining, health } = given;
    if (health !== undefined) this.modify('health', id, health - healthOf(this.now, hero));
    for (const type of given.advanced ?? []) slotFor(hero, type).card = advancedCard(id, type);
    for (const type of given.exhausted ?? []) slotFor(hero, type).exhausted = true;
    for (const [type, count] of Object.entries(given.tokens ?? {}))
      slotFor(hero, type as ActionType).tokens = count;
    if (capacity !== undefined) hero.capacity = capacity;
    if (status !== undefined) hero.status = status;
    if (legendary !== undefined) hero.legendary = legendary;
    this.giveCards(hero, given);
    if (wounds !== undefined) hero.wounds = wounds;
    if (remaining !== undefined) hero.wounds = healthOf(this.now, hero) - remaining;
    return this;
  }

  private giveCards(hero: Hero, given: HeroGiven): void {
    const equip = (card: CardId, state: Partial<Gear>) => {
      hero.gear.push({ card, exhausted: false, depleted: false, ...state });
      if (state.depleted !== true) enterPlay(this.now, card, card);
      hero.capacity = Math.max(hero.capacity, given.capacity ?? hero.gear.length);
    };
    for (const card of given.gear ?? []) equip(card, {});
    for (const card of given.exhaustedGear ?? []) equip(card, { exhausted: true });
    for (const card of given.depletedGear ?? []) equip(card, { depleted: true });
    for (const card of given.items ?? []) {
      hero.items.push(card);
      enterPlay(this.now, card, card);
    }
    for (const condition of given.conditions ?? []) {
      hero.conditions.push(condition);
      this.board.supply[condition]--;
      enterPlay(this.now, `${condition}@${hero.id}`, condition);
    }
  }

  /** An enemy in play; `name` becomes its id. */
  enemy(name: EntityId, given: EnemyGiven = {}): this {
    const {
      card = 'test-brute',
      in: zone = 'shadows',
      wounds = 0,
      exhausted = false,
      facedown = false,
    } = given;
    const enemy: Enemy = { id: name, card, zone, faceup: !facedown, exhausted, wounds };
    this.board.enemies.push(enemy);
    if (!facedown && zone !== 'lair') enterPlay(this.now, name, card);
    const printed = enemyCard(this.now, card);
    if (given.attack !== undefined) this.modify('attack', name, given.attack - printed.attack);
    if (given.health !== undefined) this.modify('health', name, given.health - printed.health);
    if (given.resilience !== undefined)
      this.modify('resilience', name, given.resilience - printed.resilience);
    return this;
  }

  private modify(stat: Stat, on: EntityId, add: number): void {
    if (add !== 0) this.board.modifiers.push({ stat, on, add, until: 'quest', source: 'test' });
  }

  /** Cards of a deck, the top one first; and its discard pile. */
  deck(name: DeckName, draw: CardId[], discard: CardId[] = []): this {
    this.board.decks[name] = { ...pileOf(draw.toReversed()), discard: [...discard] };
    return this;
  }

  location(card: CardId, progress = 0): this {
    this.board.location = { card, progress, explored: false };
    enterPlay(this.now, 'location', card);
    return this;
  }

  given(change: (board: AcgBoard, now: AcgPosition) => void): this {
    change(this.board, this.now);
    return this;
  }

  leader(hero: HeroId): this {
    this.board.leader = hero;
    return this;
  }

  phase(phase: Phase, active: HeroId | null = null): this {
    this.board.phase = phase;
    this.board.active = active;
    return this;
  }

  switched(name: string, value: string): this {
    if (this.state.switches[name] === undefined) throw new Error(`there is no switch '${name}'`);
    this.state.switches = { ...this.state.switches, [name]: value };
    return this;
  }

  /** The dice of the next rolls, in the order in which they are rolled; all must be used. */
  rolls({ hero = [], enemy = [] }: Rolls): this {
    return this.script('hero-die', ...hero.map((face) => faceIndex('hero', face))).script(
      'enemy-die',
      ...enemy.map((face) => faceIndex('enemy', face)),
    );
  }

  /** A whole activation of this hero with this kind of action; the hero's player must have the choice. */
  acts(hero: HeroId, type: ActionType): this {
    this.runs(activation, { hero });
    const [open] = this.state.open;
    if (open?.ask !== 'choose-action') return this;
    return this.answers(this.seatOf(hero), 'choose-action', slotFor(heroOf(this.now, hero), type).card);
  }

  seatOf(hero: HeroId): string {
    return heroOf(this.now, hero).seat;
  }

  // --- then --------------------------------------------------------------------------------------

  heroHas(
    id: HeroId,
    expected: Partial<Hero> & { tokens?: Partial<Record<ActionType, number>>; exhausted?: ActionType[] },
  ): this {
    const hero = heroOf(this.now, id);
    const { tokens, exhausted, ...rest } = expected;
    expect(hero, `${id}`).toMatchObject(rest);
    for (const [type, count] of Object.entries(tokens ?? {})) {
      expect(slotFor(hero, type as ActionType).tokens, `${id}'s tokens on ${type}`).toBe(count);
    }
    if (exhausted !== undefined) {
      const found = hero.actions.filter((slot) => slot.exhausted).map((slot) => slot.type);
      expect(found.toSorted(), `${id}'s exhausted actions`).toEqual(exhausted.toSorted());
    }
    return this;
  }

  enemyIs(name: EntityId, expected: Partial<Enemy>): this {
    expect(maybeEnemy(this.now, name), `enemy ${name}`).toMatchObject(expected);
    return this;
  }

  enemyIsGone(name: EntityId): this {
    expect(maybeEnemy(this.now, name), `enemy ${name}`).toBeUndefined();
    return this;
  }

  /** Exactly these enemies, in any order. */
  zone(zone: Zone, names: EntityId[]): this {
    const found = this.board.enemies.filter((enemy) => enemy.zone === zone).map((enemy) => enemy.id);
    expect(found.toSorted(), `enemies in ${zone}`).toEqual(names.toSorted());
    return this;
  }

  enemyValues(name: EntityId): { attack: number; health: number; resilience: number } {
    const enemy = maybeEnemy(this.now, name) as Enemy;
    const { now } = this;
    return {
      attack: attackOf(now, enemy),
      health: enemyHealthOf(now, enemy),
      resilience: resilienceOf(now, enemy),
    };
  }

  endLasting(until: Until): this {
    expire(this.board.modifiers, until);
    return this;
  }
}

const slotFor = (hero: Hero, type: ActionType) => {
  const slot = hero.actions.find((one) => one.type === type);
  if (slot === undefined) throw new Error(`${hero.id} has no ${type} card`);
  return slot;
};

function advancedCard(hero: HeroId, type: ActionType): CardId {
  const card = Object.values(testBox().records).find(
    (one) => one.kind === 'action' && one.hero === hero && one.type === type && one.level === 'advanced',
  );
  if (card === undefined) throw new Error(`no advanced ${type} for ${hero}`);
  return card.id;
}

function faceIndex(die: 'hero' | 'enemy', face: string): number {
  const index = testBox().faces[die].findIndex((icons) => (icons.join('+') || 'blank') === face);
  if (index < 0) throw new Error(`the ${die} die has no face '${face}'`);
  return index;
}

/** Cards that somebody looks at are named by place; tests name them by card. */
const naming: Naming<AcgBoard> = (option, _, { board }) => lookedAt(board, option) ?? option;

type TableGiven = { heroes?: HeroId[]; players?: number; quest?: string; campaign?: string };

/**
 * A table in the middle of a quest: round 1, hero phase, nobody active, the first hero is leader, an empty
 * location of value 6, no enemies, empty decks. Ironbreaker (p1) and Waywatcher (p2) unless said.
 */
export function table(given: TableGiven = {}): AcgTable {
  const { heroes = ['ironbreaker', 'waywatcher'], players = heroes.length } = given;
  const goal =
    given.campaign === undefined ? { quest: given.quest ?? 'a-foul-stench' } : { campaign: given.campaign };
  const state = rules().fresh(rules().setup({ players, heroes, ...goal }), 'test');
  const b = state.board;
  b.stage = 'quest';
  b.quest = given.quest ?? 'a-foul-stench';
  b.round = 1;
  b.leader = heroes[0] as HeroId;
  b.supply = { bleeding: 4, empowered: 4, sickened: 4 };
  b.location = { card: 'test-hall', progress: 0, explored: false };
  return new AcgTable(rules, state, { naming });
}

/** A table before quest set-up: campaign or quest, nothing laid out yet. */
export function freshTable(setup: unknown, seed = 'test'): AcgTable {
  return new AcgTable(rules, rules().fresh(rules().setup(setup), seed), { naming });
}

const PARTY: HeroId[] = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'];

/** A random game of the box by what is offered, looked at before every answer. */
export function playRandom(
  given: { heroes: number; seed: string; quest?: string; campaign?: string; most?: number },
  look: (state: State<AcgBoard>) => void,
): State<AcgBoard> {
  const { heroes, seed, most = 5000 } = given;
  const goal =
    given.campaign === undefined ? { quest: given.quest ?? 'a-foul-stench' } : { campaign: given.campaign };
  const { state } = acg.start(acg.setup({ players: heroes, heroes: PARTY.slice(0, heroes), ...goal }), seed);
  return goOn(acg, state, { seed, most, look });
}

/** Goes on at random, in place, until the game is over. */
export const playOn = (state: State<AcgBoard>, given?: Playing<AcgBoard>): State<AcgBoard> =>
  goOn(rules(), state, given);
