import type { SeatId } from '@questhall/engine';
import { pileOf } from '@questhall/tabletop';
import { NO_GROUND } from '@questhall/tabletop/ground';
import { isEmpty, zoneCells } from '../battlefield.js';
import { carries } from '../carries.js';
import { cardsOfKind, heroCard, journeyCard, type Played } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { type CcPosition, type G, outerProcedure } from '../kit.js';
import {
  addTile,
  deployHostiles,
  programOf,
  runProgram,
  settlePending,
  setUpJourney,
  spendRealmstone,
  theJourney,
} from '../procs.js';
import {
  daytimeOf,
  everyone,
  fromLeader,
  heroOf,
  journeyOf,
  journeyRecord,
  leader,
  personOf,
  playerOf,
} from '../queries.js';
import { type CardId, type HeroId, LIMITS, SYMBOLS } from '../terms.js';
import { rollQuest } from './dice.js';
import { enterHero, freshHero, freshJourney, layDropZone, layMap } from './laying.js';
import { mayLead, openJourneys, pickOrder, picksOf } from './picking.js';
import { openMoment } from './timing.js';

type SettingUp = { journey: CardId | null; picks?: SeatId[]; placing?: HeroId[]; tiles?: number };

/** One journey, in the order of the rulebook: who leads, where to, who comes along, and what lies on the table. */
export const setUp = outerProcedure<SettingUp>(setUpJourney)
  .step('leader', ['CC-LDR-01', 'CC-LDR-09', 'CC-SET-01', 'CC-JEN-13'], (g) => {
    clear(g);
    const { quest, mode } = g.board;
    if (mode === 'quest' && quest.log.length === 0) g.tell?.('quest-begins', { quest: quest.id });
    return g.one(everyone(g), 'choose-leader', mayLead(g));
  })
  .step('led', 'CC-LDR-01', (g, _, seat) => {
    g.board.leader = seat;
    g.tell?.('leader', { seat });
  })
  .step('journey', ['CC-SET-02', 'CC-SET-22', 'CC-QST-01'], (g, v) =>
    v.journey === null ? g.one(leader(g), 'choose-journey', openJourneys(g)) : g.pass(v.journey),
  )
  .step('chosen', ['CC-SET-02', 'CC-SET-03'], (g, v, id) => {
    g.board.journey = freshJourney(g, id);
    g.tell?.('journey-chosen', { journey: id });
    v.picks = pickOrder(g);
  })
  .step('pick', ['CC-LDR-06', 'CC-LDR-11', 'CC-LDR-12', 'CC-SET-04'], (g, v) => {
    const seat = v.picks?.[0];
    return seat === undefined ? g.goto('seasoned') : g.one({ seat, by: seat }, 'pick-hero', picksOf(g, seat));
  })
  .step('picked', ['CC-SET-04', 'CC-SET-05', 'CC-SET-06', 'CC-SET-19', 'CC-PAU-03'], (g, v, id) => {
    const seat = v.picks?.shift() as SeatId;
    const counters = heroCard(g, id).counters?.count ?? 0;
    g.board.heroes.push({ ...freshHero(id, seat), counters });
    const seasoned = seasonedFor(g);
    if (seasoned !== undefined) personOf(g, id).level = seasoned.level;
    enterHero(g, id);
    g.tell?.('hero-picked', { hero: id, seat });
    return g.goto('pick');
  })
  .step('seasoned', 'CC-RLM-02', (g) => {
    const points = seasonedFor(g)?.realmstone ?? 0;
    return points > 0 ? g.call(spendRealmstone, { points }) : undefined;
  })
  .step('symbols', 'CC-SET-07', (g) => dealSymbols(g))
  .step('board', ['CC-SET-08', 'CC-SET-09', 'CC-ENC-04', 'CC-SET-12'], (g) => {
    const journey = journeyOf(g);
    journey.level = Math.max(...g.board.heroes.map(({ id }) => personOf(g, id).level));
    if (journeyCard(g, journey.id).startsAtNight === true) journey.nightfall = daytimeOf(g);
    enterPlay(g, 'journey', journey.id);
    return pending(g, 'board');
  })
  .step('decks', ['CC-SET-15', 'CC-SET-16', 'CC-SET-17', 'CC-SET-18', 'CC-DEL-03', 'CC-JTY-05'], (g) => {
    g.board.discovery = pileOf(g.dice.shuffleFacedown('discovery', discoveryDeck(g)));
    g.board.encounters = pileOf(g.dice.shuffleFacedown('encounters', copiesOf(g, 'encounter')));
    g.board.exploration = pileOf(g.dice.shuffleFacedown('exploration', copiesOf(g, 'exploration')));
  })
  .step('map', ['CC-SET-20', 'CC-SET-21', 'CC-DEL-02'], (g, v) => {
    const { maps, tiles = 0 } = journeyCard(g, journeyOf(g).id);
    v.placing = fromLeader(g.board).flatMap((seat) =>
      g.board.heroes.filter((hero) => hero.seat === seat).map(({ id }) => id),
    );
    v.tiles = tiles;
    if (maps === undefined) layDropZone(g);
    else layMap(g, g.board.chosen.map ?? (maps.length === 1 ? (maps[0]?.map as string) : rolledMap(g, maps)));
    const { id, map } = journeyOf(g);
    g.tell?.('set-up', { journey: id, map });
  })
  .step('place', ['CC-SET-20', 'CC-LDR-02'], (g, v) => {
    const hero = v.placing?.[0];
    if (hero === undefined) return g.goto('tiles');
    const free = zoneCells(g, 'drop').filter((cell) => isEmpty(g, cell));
    return g.one(playerOf(g, hero), 'choose-drop-space', free);
  })
  .step('placed', 'CC-SET-20', (g, v, cell) => {
    const hero = heroOf(g, v.placing?.shift() as HeroId);
    hero.at = cell;
    hero.where = 'standing';
    g.tell?.('placed', { hero: hero.id, at: cell });
    return g.goto('place');
  })
  .repeat<unknown>('tiles', 'CC-DEL-04', (g, v) => {
    if ((v.tiles ?? 0) <= 0) return undefined;
    v.tiles = (v.tiles ?? 0) - 1;
    return g.call(addTile, { first: true });
  })
  .step('hostiles', 'CC-SET-01', (g) => (journeyOf(g).map === null ? undefined : g.call(deployHostiles, {})))
  .step('deployed', 'CC-EXE-15', (g) => pending(g, 'deployed'))
  .step('difficulty', [], (g) => lines(g, `${g.board.difficulty}/lines`))
  .step('lines', 'CC-SET-21', (g) => lines(g, `${journeyOf(g).id}/begin`))
  .step('settle', 'CC-EXE-15', (g) => pending(g, 'begin'))
  .step('begin', 'CC-SET-01', (g) => {
    g.board.stage = 'play';
    g.board.later = g.board.later.filter(({ when }) => when !== 'next-journey');
    g.tell?.('journey-begins', { journey: journeyOf(g).id });
    return openMoment(g, 'journey-begins');
  });

/** Played by itself, a journey has heroes who have seen as much as it takes. */
const seasonedFor = (g: CcPosition): Played['seasoned'] =>
  g.board.mode === 'journey' ? journeyRecord(g).seasoned : undefined;

/** What the last journey left for this one, if it left anything. */
const pending = (g: G, stage: 'board' | 'deployed' | 'begin') =>
  g.board.later.some(({ when }) => when === 'next-journey') ? g.call(settlePending, { stage }) : undefined;

const lines = (g: G, program: string) =>
  g.box.programs[program] === undefined ? undefined : g.call(runProgram, programOf(theJourney, program));

type Maps = readonly { from: number; to: number; map: string }[];
const rolledMap = carries('CC-SET-21', 'setup.rolledMap', (g: G, maps: Maps): string => {
  const score = rollQuest(g, 'map');
  return maps.find(({ from, to }) => from <= score && score <= to)?.map as string;
});

/** In leader order; a symbol has no effect, so no one is asked for it. */
function dealSymbols(g: G): void {
  const order = fromLeader(g.board).flatMap((seat) => g.board.heroes.filter((hero) => hero.seat === seat));
  for (const [i, hero] of order.entries()) {
    const symbol = SYMBOLS[i];
    if (symbol === undefined) continue;
    hero.symbol = symbol;
    g.tell?.('symbol', { hero: hero.id, symbol });
  }
}

/** How many realmstone cards of each value are taken out before a usual journey. */
const REMOVED: { readonly [value: number]: number } = { 1: 2, 2: 3, 3: 2 };

/** All discovery cards but those that heroes hold, and but seven realmstone cards. */
export const discoveryDeck = carries(
  ['CC-SET-15', 'CC-SET-17', 'CC-JTY-05'],
  'setup.discoveryDeck',
  (g: CcPosition): CardId[] => {
    const held = g.board.company.flatMap(({ treasure, realmstone }) => [treasure, ...realmstone]);
    const left: { [value: number]: number } =
      journeyCard(g, journeyOf(g).id).realmstone === 'all' ? {} : { ...REMOVED };
    return cardsOfKind(g, 'discovery').flatMap((card) =>
      (g.box.copies[card.id] ?? []).filter((copy) => {
        if (held.includes(copy)) return false;
        if (card.type !== 'realmstone' || (left[card.value] ?? 0) === 0) return true;
        left[card.value] = (left[card.value] ?? 0) - 1;
        return false;
      }),
    );
  },
);

const copiesOf = (g: CcPosition, kind: 'encounter' | 'exploration'): CardId[] =>
  cardsOfKind(g, kind).flatMap(({ id }) => g.box.copies[id] ?? []);

/** Nothing of the last journey stays on the table. */
export function clear({ board }: CcPosition): void {
  board.stage = 'setup';
  board.journey = null;
  board.heroes = [];
  board.hostiles = [];
  board.track = Array.from({ length: LIMITS.groups }, () => null);
  board.order = [];
  board.active = null;
  board.destiny = { available: [], aside: LIMITS.destinyDice };
  board.drawn = null;
  board.ground = NO_GROUND;
  board.things = [];
  board.crisis = null;
  board.rolls = [];
  board.attacks = [];
  board.harm = [];
  board.spent = board.spent.filter((key) => key.startsWith('quest '));
  board.listening = {};
  board.modifiers = board.modifiers.filter(({ until }) => until === 'quest');
  board.vetoes = board.vetoes.filter(({ until }) => until === 'quest');
}

export const setupProcedures = [setUp];
