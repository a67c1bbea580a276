/**
 * Crossed Blades: two rivals strike and parry from secret hands. Nobody has printed it; it is the example of
 * CONTRIBUTING, a whole game on the kits in the order in which one writes it.
 */
import {
  allowed,
  type Choice,
  copyJson,
  type Definition,
  defineGame,
  type Game,
  hasWon,
  named,
  type Position,
  procedures,
  refusals,
  refused,
  type SeatId,
  type Show,
  type TriggerIndex,
  varsIn,
  type WindowAsks,
} from '@questhall/engine';
import {
  abilitiesOf,
  type Line as CompiledLine,
  capital,
  counted,
  type Effect,
  effectsOf,
  inPlayOf,
  type Library,
  libraryOf,
  optionWords,
  type Pile,
  type PileView,
  type ProgramVars,
  partsOf,
  pileOf,
  programProcedure,
  rebuild,
  sentence,
  takeTop,
  type Verb,
  viewPile,
  vocabularyOf,
} from '@questhall/tabletop';
import { z } from 'zod';

// 1. What lies on the table, what a viewer may know of it, and all that rules may name.

type Fencer = { id: SeatId; health: number; focus: number; hand: string[] };
/** `stake` is the damage that is about to be dealt. */
export type BladesBoard = {
  fencers: Fencer[];
  pile: Pile;
  waiting: TriggerIndex;
  stake: number;
  turn: number;
};
type Seen = Omit<Fencer, 'hand'> & { hand: string[] | number };
export type BladesView = { fencers: Seen[]; pile: PileView; stake: number; turn: number };

type Line = { do?: Effect | undefined; may?: Effect | undefined };
type Facts = { id: string; kind: 'card'; name: string; copies: number; cost: number };
type Card = Facts & { lines: Line[]; answers?: true | undefined };
type Ability = { window: string; may: true; lines: Line[] };
type Ctx = { you: SeatId };
type Compiled = CompiledLine<Blades, Ctx>;
type Box = Library<Card, Ability, Compiled, object>;

type Events = {
  draws: { seat: SeatId; card: string };
  rests: { seat: SeatId };
  plays: { seat: SeatId; card: string };
  prevents: { count: number };
  hurt: { seat: SeatId; count: number };
};
type Asks = Pick<WindowAsks, 'use-in-secret'> & { 'choose-play': string; 'carry-out-line': string };
type Rule = 'CB-TURN' | 'CB-COST' | 'CB-LINES' | 'CB-STRIKE' | 'CB-ANSWER';
export type Blades = { board: BladesBoard; box: Box; events: Events; asks: Asks; rule: Rule };
type G = Game<Blades>;
type P = Position<Blades>;

// 2. Queries, and the changes that several rules make.

const HEALTH = 8;
const asked = (seat: SeatId) => ({ seat, by: seat });
const fencerOf = ({ board }: P, seat: SeatId) => board.fencers.find(({ id }) => id === seat) as Fencer;
const rivalOf = ({ board }: P, seat: SeatId) => board.fencers.find(({ id }) => id !== seat) as Fencer;
const canPay = (p: P, seat: SeatId, card: string) =>
  (p.box.cards[card]?.cost ?? 0) <= fencerOf(p, seat).focus;
const inPlay = inPlayOf<Blades, Ability>({ library: ({ box }) => box, index: ({ waiting }) => waiting });

function holderOf({ board }: P, card: string): SeatId {
  const holder = board.fencers.find(({ hand }) => hand.includes(card));
  if (holder === undefined) throw new Error(`nobody holds ${card}`);
  return holder.id;
}

function drawCard(g: G, seat: SeatId): void {
  const { pile } = g.board;
  if (pile.draw.length === 0) rebuild(g.dice, 'pile', pile);
  const card = takeTop(g.dice, 'pile', pile);
  if (card === undefined) return;
  fencerOf(g, seat).hand.push(card);
  inPlay.enterPlay(g, card, card);
  g.tell?.('draws', { seat, card }, { seenBy: [seat], others: { seat } });
}

function playCard(g: G, seat: SeatId, card: string): void {
  const fencer = fencerOf(g, seat);
  fencer.hand = fencer.hand.filter((held) => held !== card);
  fencer.focus -= g.box.cards[card]?.cost ?? 0;
  inPlay.leavePlay(g, card, card);
  g.board.pile.discard.push(card);
  g.tell?.('plays', { seat, card });
}

// 3. Answers from a hand. Whoever is struck is asked, also with nothing to answer: being asked must tell nothing.

const procedure = procedures<Blades>();
const runProgram = named<ProgramVars<Ctx>>('cb.program');
const abilities = abilitiesOf<Blades, Ability, Ctx>({
  inPlay,
  procedure,
  prefix: 'cb',
  rules: { pay: ['CB-COST'], lines: ['CB-ANSWER'] },
  context: (p, card) => ({ you: holderOf(p, card) }),
  applies(p, _, name, { seat }) {
    const { entity } = partsOf(name);
    return holderOf(p, entity) === seat && canPay(p, seat, entity) && p.board.stake > 0;
  },
  priority: () => 0,
  owner: (p, card) => asked(holderOf(p, card)),
  orderer: ({ board }) => asked(board.fencers[0]?.id ?? ''),
  pay: (g, _, name, { you }) => void playCard(g, you, partsOf(name).entity),
  lines: (g, program, { you }) => g.call(runProgram, { you, program, line: 0 }),
  policy: (_, __, { seat }) => ({ ask: 'in turn', seats: [String(seat)] }),
  poll: (_, __, { seat }) => [String(seat)],
});

// 4. The verbs of cards: what each needs, prints and does.

const kit = { prefix: 'cb', procedure, lines: ({ box }: P) => box.lines };
const { effect, effectProcedure, paramsOf } = effectsOf<Blades, Ctx, Line, undefined, string>(kit);
const schema = z.strictObject({ count: z.int().positive() });
type Count = z.infer<typeof schema>;

const strike = effect<Count>({
  verb: 'strike',
  schema,
  words: ({ count }) => `deal ${count} damage`,
  procedure: effectProcedure('strike')
    .step('strike', 'CB-STRIKE', (g, v) => {
      g.board.stake = paramsOf<Count>(g, v.node).count;
      return abilities.window(g, 'struck', { seat: rivalOf(g, v.you).id });
    })
    .step('hurt', 'CB-STRIKE', (g, v) => {
      const struck = rivalOf(g, v.you);
      const count = Math.min(struck.health, g.board.stake);
      struck.health -= count;
      g.board.stake = 0;
      g.tell?.('hurt', { seat: struck.id, count });
      if (struck.health > 0) return g.end(count > 0);
      return g.finish({ result: 'defeat', places: { [v.you]: 1, [struck.id]: 2 }, data: {} });
    }),
});
const prevent = effect<Count>({
  verb: 'prevent',
  schema,
  words: ({ count }) => `prevent ${count} damage`,
  procedure: effectProcedure('prevent').step('prevent', 'CB-ANSWER', (g, v) => {
    const count = Math.min(g.board.stake, paramsOf<Count>(g, v.node).count);
    g.board.stake -= count;
    g.tell?.('prevents', { count });
  }),
});
const draw = effect<Count>({
  verb: 'draw',
  schema,
  words: ({ count }) => `draw ${counted(count, 'card')}`,
  procedure: effectProcedure('draw').step('draw', 'CB-LINES', (g, v) => {
    for (let i = 0; i < paramsOf<Count>(g, v.node).count; i++) drawCard(g, v.you);
  }),
});
const vocabulary = vocabularyOf<Blades, Ctx, Line, undefined>([strike, prevent, draw], (one) =>
  z.array(z.union([z.strictObject({ do: one }), z.strictObject({ may: one })])),
);

// 5. The cards. A box is a value made of records, and records are JSON.

const facts = { id: z.string(), kind: z.literal('card'), name: z.string(), copies: z.int(), cost: z.int() };
const emptyBox: Box = libraryOf<Card, Line, Ability, Compiled, object>({
  schema: z.strictObject({ ...facts, lines: vocabulary.lines, answers: z.literal(true).optional() }),
  compile: {
    finish: (head, verb) => ({ ...head, verb: vocabulary.verbs[verb] as Verb<Blades, Ctx>, cost: undefined }),
    nested: vocabulary.nested,
  },
  programsOn: ({ answers, lines }) => (answers ? [] : [{ at: 'lines', lines }]),
  abilitiesOn: ({ answers, lines }) =>
    answers ? [{ at: 'lines', ability: { window: 'struck', may: true, lines } }] : [],
  extra: () => ({}),
});
const card = (id: string, copies: number, cost: number, more: object) => ({
  file: `${id}.json`,
  record: { id, kind: 'card', name: capital(id), copies, cost, ...more },
});
const [hit, draw1] = [{ do: { strike: { count: 2 } } }, { draw: { count: 1 } }];
export const bladesBox = emptyBox.with([
  card('lunge', 5, 1, { lines: [hit] }),
  card('flurry', 3, 2, { lines: [hit, hit] }),
  card('feint', 4, 0, { lines: [{ do: { strike: { count: 1 } } }, { may: draw1 }] }),
  card('parry', 5, 0, { answers: true, lines: [{ do: { prevent: { count: 1 } } }] }),
  card('sidestep', 3, 1, { answers: true, lines: [{ do: { prevent: { count: 3 } } }, { do: draw1 }] }),
]);

// 6. The rules: what may be done, and in which order it happens.

const refusal = refusals<Rule>();
const TOO_DEAR = refusal('too-dear', 'CB-COST');
const ONLY_AN_ANSWER = refusal('only-an-answer', 'CB-ANSWER');

/** Read by the question, by what is barred, and by imagined worlds. */
const plays: Choice<P, SeatId> = {
  candidates: (p, seat) => [...fencerOf(p, seat).hand, 'draw', 'rest'],
  judge: (p, seat, id) => (p.box.cards[id]?.answers ? ONLY_AN_ANSWER : canPay(p, seat, id) || TOO_DEAR),
};

const turn = procedure<{ seat: SeatId }>('cb.turn')
  .step('ask', 'CB-TURN', (g, { seat }) => g.one(asked(seat), 'choose-play', allowed(plays, g, seat)))
  .step('play', ['CB-TURN', 'CB-COST'], (g, { seat }, id) => {
    const played = g.box.cards[id];
    if (played !== undefined) {
      playCard(g, seat, id);
      return g.call(runProgram, { you: seat, program: `${played.id}/lines`, line: 0 });
    }
    if (id === 'draw') drawCard(g, seat);
    else {
      fencerOf(g, seat).focus++;
      g.tell?.('rests', { seat });
    }
    return g.end(undefined);
  });
const main = procedure('cb.main')
  .step('deal', 'CB-TURN', (g) => {
    g.dice.shuffleFacedown('pile', g.board.pile.draw);
    for (const { id } of g.board.fencers) for (let i = 0; i < 3; i++) drawCard(g, id);
  })
  .step('turn', 'CB-TURN', (g) => g.call(turn, { seat: g.board.fencers[g.board.turn++ % 2]?.id ?? '' }))
  .step('next', 'CB-TURN', (g) => g.goto('turn'));
const program = programProcedure<Blades, Ctx, Compiled>({
  name: runProgram,
  procedure,
  rules: { lines: ['CB-LINES'], may: ['CB-LINES'], pay: ['CB-COST'], paid: ['CB-LINES'] },
  programs: ({ box }) => box.programs,
  applies: () => true,
  decider: (_, __, { you }) => asked(you),
  pay: (g) => g.pass(true),
  effectVars: ({ you }, node, may) => ({ you, node, may }),
});

// 7. The words. Everything is a key with arguments until somebody reads it.

const catalogue = {
  'ask.choose-play': 'Play a card, draw one or rest.',
  'ask.use-in-secret': 'You are about to take {stake} damage. Answer?',
  'ask.carry-out-line': 'You may {line}. Do it?',
  'option.card': '{card}',
  'option.card.facts': 'costs {cost} focus',
  'option.card.outlook': '{text}',
  'option.draw': 'Draw a card',
  'option.rest': 'Gain 1 focus',
  'option.decline': 'Take the blow',
  'option.decline.outlook': '{stake} damage',
  'option.yes': 'Yes',
  'option.no': 'No',
  'barred.too-dear': 'You have only {focus} focus.',
  'barred.only-an-answer': 'You play it when you are struck.',
  'told.draws': '{seat} draws {card, select, Hidden {a card} other {{card}}}.',
  'told.rests': '{seat} gains 1 focus.',
  'told.plays': '{seat} plays {card}.',
  'told.prevents': '{count} damage is prevented.',
  'told.hurt': '{seat} takes {count} damage.',
};
export const bladesEvents = ['draws', 'rests', 'plays', 'prevents', 'hurt'] satisfies (keyof Events)[];
const say = optionWords(catalogue);

/** What a line says is made of what it does; so is the text of a card. */
const clause = ({ verb, params }: Compiled) =>
  String(vocabulary.words[verb.name]?.(params as never, undefined));
const textOf = ({ box }: P, { id }: Card) =>
  (box.programs[`${id}/lines`] ?? [])
    .map((line) => sentence(`${line.may ? 'you may ' : ''}${clause(line)}`))
    .join(' ');

function lineAsked({ state, box }: P): string {
  const at = varsIn(state.stack, runProgram);
  const line = at && box.programs[at.program]?.[at.line];
  return line === undefined ? '' : clause(line);
}

function option(p: P, id: string) {
  const [entity = id] = id.split('|');
  const held = p.box.cards[entity];
  if (held === undefined) return { ...say(id, { stake: p.board.stake }), refs: [] };
  return { ...say('card', { card: held.name, cost: held.cost, text: textOf(p, held) }), refs: [entity] };
}

// 8. The contract.

type Setup = { switches?: { [name: string]: string } };
const SEATS = ['red', 'blue'];
export const bladesDefinition: Definition<Blades, BladesView, Setup> = {
  id: 'blades',
  title: 'Crossed Blades',
  version: '1',
  schema: 1,
  box: bladesBox,
  content: bladesBox.hash,
  switches: [],
  procedures: [main, turn, program, abilities.procedure, ...vocabulary.procedures],
  main,
  setup: () => ({}),
  seats: () => SEATS,
  board: () => ({
    fencers: SEATS.map((id) => ({ id, health: HEALTH, focus: 1, hand: [] })),
    pile: pileOf(Object.values(bladesBox.copies).flat()),
    waiting: {},
    stake: 0,
    turn: 0,
  }),
  forkBoard: copyJson,
  view({ board: { fencers, pile, stake, turn } }, viewer) {
    const hand = (of: Fencer) => (of.id === viewer ? [...of.hand] : of.hand.length);
    const seen = fencers.map((of) => ({ id: of.id, health: of.health, focus: of.focus, hand: hand(of) }));
    return { fencers: seen, pile: viewPile(pile, viewer), stake, turn };
  },
  secrets: ['choose-play'],
  askAnew: { 'choose-play': (p, decision) => ({ ...decision, options: allowed(plays, p, decision.by) }) },
  hide(p, viewer, dice) {
    const { fencers, pile } = p.board;
    const others = fencers.filter(({ id }) => id !== viewer);
    const unseen = dice.shuffle('imagine', [...pile.draw, ...others.flatMap(({ hand }) => hand)].sort());
    for (const other of others) other.hand = unseen.splice(0, other.hand.length);
    pile.draw = unseen;
    p.board.waiting = {};
    for (const held of fencers.flatMap(({ hand }) => hand)) inPlay.enterPlay(p, held, held);
  },
  explain: (p, { ask, by, options }) => ({
    text: { key: `ask.${ask}`, args: { stake: p.board.stake, line: lineAsked(p) } },
    options: Object.fromEntries(options.map((id) => [id, option(p, id)])),
    barred: (ask === 'choose-play' ? refused(plays, p, by) : []).map(({ id, refusal: { why, rules } }) => ({
      name: option(p, id).name,
      refs: [id],
      rules: [...rules],
      because: { key: `barred.${why}`, args: { focus: fencerOf(p, by).focus } },
    })),
  }),
  evaluate(p, seat) {
    if (p.state.over !== null) return hasWon(p.state.over, seat) ? 1 : 0;
    const worth = ({ health, hand }: Fencer) => health + hand.length / 4;
    return 0.5 + (worth(fencerOf(p, seat)) - worth(rivalOf(p, seat))) / 40;
  },
  used: ({ type, data }, { box }) => (type === 'plays' ? [box.cards[String(data.card)]?.id ?? ''] : []),
  windows: abilities.hooks,
};
export const blades = defineGame(bladesDefinition);

const nameOf = (id: string) => bladesBox.cards[id]?.name ?? capital(id);
export const bladesShow: Show<BladesView> = {
  catalogue,
  name: nameOf,
  table: ({ fencers, pile }) => [
    { text: `${counted(pile.size, 'card')} in the pile, ${pile.discard.length} discarded` },
    ...fencers.map(({ id, health, focus, hand }) => {
      const held = typeof hand === 'number' ? counted(hand, 'card') : hand.map(nameOf).join(', ');
      return { text: `${nameOf(id)}: ${health} health, ${focus} focus, holds ${held || 'no cards'}` };
    }),
  ],
  event: ({ type, data: { seat = '', card: held = 'hidden', count = 0 } }) => ({
    key: `told.${type}`,
    args: { seat: nameOf(String(seat)), card: nameOf(String(held)), count: Number(count) },
  }),
};
