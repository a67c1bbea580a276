import type { SeatId } from '@questhall/engine';
import { rebuild, takeTop } from '@questhall/tabletop';
import type { Rival } from '../board.js';
import { questCard } from '../content/library.js';
import { asked, type G, procedure } from '../kit.js';
import { spacesAt } from '../places.js';
import { completeQuest, gainQuest, programOf, runProgram, settle, setUpQuest } from '../procs.js';
import { isComplete } from '../progress.js';
import { leftOf, rightOf, rivalOf, seatsFrom, valorOf } from '../queries.js';
import { LIMITS, type QuestId, type SpaceId } from '../terms.js';
import { window } from './timing.js';
import { outcomeOf } from './winning.js';

/** Takes a quest off its owner, and its tokens off the board. */
function putAway(g: G, rival: Rival, quest: QuestId): void {
  rival.quests = rival.quests.filter(({ id }) => id !== quest);
  g.board.questTokens = g.board.questTokens.filter((token) => token.quest !== quest);
}

/** Elite quests go to their discard pile, starting quests to the box. */
function discardQuest(g: G, seat: SeatId, quest: QuestId): void {
  putAway(g, rivalOf(g, seat), quest);
  if (questCard(g, quest).deck === 'elite') g.board.elite.discard.push(quest);
  g.tell?.('quest-discarded', { seat, quest });
}

const gain = procedure<{ seat: SeatId; quest?: QuestId }>(gainQuest.id)
  .step('draw', ['WOW-RES-16', 'WOW-QST-09', 'WOW-QST-13'], (g, v) => {
    const { elite } = g.board;
    if (elite.draw.length === 0) rebuild(g.dice, 'elite', elite);
    const quest = takeTop(g.dice, 'elite', elite);
    if (quest === undefined) return g.end(undefined);
    v.quest = quest;
    const rival = rivalOf(g, v.seat);
    rival.quests.push({ id: quest, counts: (g.box.leaves[quest] ?? []).map(() => 0), traded: [] });
    g.tell?.('quest-gained', { seat: v.seat, quest });
    if (rival.quests.length <= LIMITS.activeQuests) return g.goto('set-up');
    return g.one(
      asked(v.seat),
      'discard-quest',
      rival.quests.map(({ id }) => id),
    );
  })
  .step('discard', ['WOW-QST-11', 'WOW-QST-10', 'WOW-QST-13', 'WOW-RES-17'], (g, v, quest) => {
    discardQuest(g, v.seat, quest);
    if (quest === v.quest) return g.end(undefined);
  })
  .step('set-up', ['WOW-RES-17', 'WOW-QST-09'], (g, v) =>
    g.call(setUpQuest, { seat: v.seat, quest: v.quest ?? '' }),
  );

const layToken = (g: G, quest: QuestId, space: SpaceId): void => {
  g.board.questTokens.push({ quest, space });
  g.tell?.('quest-token-placed', { quest, space });
};

/** Its tokens are placed: on the spaces named, or one after the other where somebody chooses. */
const instructions = procedure<{ seat: SeatId; quest: QuestId; left?: number }>(setUpQuest.id)
  .step('place', ['WOW-SET-18', 'WOW-QST-09'], (g, v) => {
    const { tokens } = questCard(g, v.quest);
    if (tokens === undefined) return g.end(undefined);
    if ('on' in tokens) {
      for (const space of tokens.on) layToken(g, v.quest, space);
      return g.end(undefined);
    }
    v.left = tokens.count;
    return undefined;
  })
  .repeat<SpaceId>('choose', ['WOW-SET-18', 'WOW-QST-09'], (g, v, space) => {
    const { tokens } = questCard(g, v.quest);
    if (tokens === undefined || !('among' in tokens)) return g.end(undefined);
    if (space !== undefined) {
      layToken(g, v.quest, space);
      v.left = (v.left ?? 0) - 1;
    }
    const taken = g.board.questTokens.filter(({ quest }) => quest === v.quest).map((one) => one.space);
    const free = spacesAt(g, tokens.among, rivalOf(g, v.seat)).filter((one) => !taken.includes(one));
    if ((v.left ?? 0) === 0 || free.length === 0) return g.end(undefined);
    return g.one(asked(chooserOf(g, v.seat, tokens.chooser)), 'choose-quest-token', free);
  });

function chooserOf(g: G, seat: SeatId, chooser: 'you' | 'left' | 'right'): SeatId {
  if (chooser === 'you') return seat;
  return chooser === 'left' ? leftOf(g, seat) : rightOf(g, seat);
}

const complete = procedure(completeQuest)
  .step('log', ['WOW-QST-08', 'WOW-QST-01'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    putAway(g, rival, v.quest);
    rival.log.push(v.quest);
    g.tell?.('quest-completed', { seat: v.seat, quest: v.quest, valor: questCard(g, v.quest).valor });
    return window(g, 'quest-completed', { who: v.seat, target: v.quest });
  })
  .step('reward', 'WOW-QST-08', (g, v) => {
    const program = `${questCard(g, v.quest).id}/reward`;
    if (g.box.programs[program] === undefined) return;
    return g.call(runProgram, programOf({ you: v.seat, self: v.quest, target: null }, program));
  })
  .step('draw', 'WOW-QST-09', (g, v) => g.call(gainQuest, { seat: v.seat }));

/** Whose quests are all done now, clockwise from the active player. */
function finished(g: G): { seat: SeatId; quests: QuestId[] } | undefined {
  for (const seat of seatsFrom(g, g.board.active)) {
    const rival = rivalOf(g, seat);
    const quests = rival.quests.filter((quest) => isComplete(g, rival, quest)).map(({ id }) => id);
    if (quests.length > 0) return { seat, quests };
  }
  return undefined;
}

/** Looked at after every effect: quests first, until none is done; then whether somebody has won. */
const look = procedure<{ seat?: SeatId }>(settle.id)
  .step('quests', ['WOW-QST-12', 'WOW-QST-07'], (g, v) => {
    const done = finished(g);
    if (done === undefined) return g.goto('won');
    v.seat = done.seat;
    return g.one(asked(done.seat), 'order-quests', done.quests);
  })
  .step('complete', 'WOW-QST-12', (g, v, quest) => g.call(completeQuest, { seat: v.seat ?? '', quest }))
  .step('again', 'WOW-QST-12', (g) => g.goto('quests'))
  .step('won', ['WOW-WIN-01', 'WOW-WIN-02'], (g) => {
    const outcome = outcomeOf(g);
    if (outcome === null) return g.end(undefined);
    const winners = g.board.seats.filter((seat) => outcome.places[seat] === 1);
    g.tell?.('won', { winners, valor: valorOf(g, rivalOf(g, winners[0] ?? '')) });
    return g.finish(outcome);
  });

export const questProcedures = [gain, instructions, complete, look];
