import type { SeatId } from '@questhall/engine';
import { pileOf } from '@questhall/tabletop';
import { drawCard } from '../changes.js';
import { cardsOfKind, challengeCard, mapOf, questCard } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { asked, type G, procedure } from '../kit.js';
import { setUpQuest } from '../procs.js';
import { allCharacters, copiesOf, copiesOfKind, rivalOf, seatsFrom } from '../queries.js';
import { LEVELS, LIMITS } from '../terms.js';

/** Everything that is shuffled and laid out before anybody chooses. */
function layOut(g: G): void {
  const { board: b, dice } = g;
  for (const level of LEVELS) {
    b.challenge[level] = copiesOfKind(g, 'challenge').filter((id) => challengeCard(g, id).colour === level);
    dice.shuffle(`challenge ${level}`, b.challenge[level]);
  }
  b.elite = pileOf(copiesOfKind(g, 'quest').filter((id) => questCard(g, id).deck === 'elite'));
  dice.shuffleFacedown('elite', b.elite.draw);
  b.discoveries = dice.shuffle('discoveries', copiesOfKind(g, 'discovery'));
  for (const { id, copies } of cardsOfKind(g, 'trophy')) b.trophies[id] = copies;
}

const firstPlayer = procedure<{ left: SeatId[] }, SeatId>('wow.first-player')
  .step('roll', ['WOW-SET-10', 'WOW-SET-11'], (g, v) => {
    const rolls: { [seat: SeatId]: number } = {};
    for (const seat of v.left) rolls[seat] = g.dice.draw('first', LIMITS.star) + 1;
    const most = Math.max(...Object.values(rolls));
    v.left = v.left.filter((seat) => rolls[seat] === most);
    const [first = ''] = v.left;
    if (v.left.length === 1) g.tell?.('first-player', { seat: first, rolls });
    else g.tell?.('rolls-again', { seats: v.left });
  })
  .step('again', ['WOW-SET-10', 'WOW-SET-11'], (g, v) => {
    const [first = ''] = v.left;
    return v.left.length > 1 ? g.goto('roll') : g.end(first);
  });

/** One seat after the other, clockwise from the first player. */
type InTurn = { seats: SeatId[] };

const chooseCharacters = procedure<InTurn>('wow.choose-characters').repeat<string>(
  'choose',
  ['WOW-SET-12', 'WOW-SET-13', 'WOW-SET-14', 'WOW-SET-15', 'WOW-SET-01'],
  (g, v, character) => {
    if (character !== undefined) takeCharacter(g, v.seats.shift() ?? '', character);
    const seat = v.seats[0];
    if (seat === undefined) return g.end(undefined);
    const own = rivalOf(g, seat).character;
    if (own !== '') return g.pass(own);
    const taken = g.board.rivals.map((rival) => rival.character);
    return g.one(
      asked(seat),
      'choose-character',
      allCharacters(g).filter((id) => !taken.includes(id)),
    );
  },
);

/** The ability deck and the grey level card, starting side up. */
function takeCharacter(g: G, seat: SeatId, character: string): void {
  const rival = rivalOf(g, seat);
  rival.character = character;
  rival.deck = pileOf([...(g.box.deckOf[character] ?? [])]);
  enterPlay(g, seat, character);
  g.tell?.('character-chosen', { seat, character });
}

const chooseCities = procedure<InTurn>('wow.choose-cities').repeat<string>(
  'choose',
  ['WOW-SET-21', 'WOW-SET-22'],
  (g, v, city) => {
    if (city !== undefined) {
      const seat = v.seats.shift() ?? '';
      rivalOf(g, seat).space = city;
      g.tell?.('starts-in', { seat, space: city });
    }
    const seat = v.seats[0];
    if (seat === undefined) return g.end(undefined);
    return g.one(asked(seat), 'choose-city', mapOf(g).cities);
  },
);

/** Each follows the instructions of their quests, one player after the other. */
const setUpQuests = procedure<InTurn & { quest: number }>('wow.set-up-quests').repeat<undefined>(
  'next',
  'WOW-SET-18',
  (g, v) => {
    for (;;) {
      const seat = v.seats[0];
      if (seat === undefined) return g.end(undefined);
      const quest = rivalOf(g, seat).quests[v.quest++];
      if (quest !== undefined) return g.call(setUpQuest, { seat, quest: quest.id });
      v.seats.shift();
      v.quest = 0;
    }
  },
);

export const setUp = procedure('wow.set-up')
  .step('lay-out', ['WOW-SET-02', 'WOW-SET-03', 'WOW-SET-05', 'WOW-SET-06', 'WOW-SET-08'], (g) => layOut(g))
  .step('first', 'WOW-SET-10', (g) => g.call(firstPlayer, { left: [...g.board.seats] }))
  .step('characters', 'WOW-SET-12', (g, _, first) => {
    g.board.first = first;
    return g.call(chooseCharacters, { seats: seatsFrom(g, first) });
  })
  .step('hands', 'WOW-SET-16', (g) => {
    for (const rival of g.board.rivals) {
      g.dice.shuffleFacedown(`deck ${rival.seat}`, rival.deck.draw);
      const cards: string[] = [];
      for (let i = 0; i < LIMITS.firstHand; i++) {
        const card = drawCard(g, rival);
        if (card !== undefined) cards.push(card);
      }
      const { seat } = rival;
      g.tell?.(
        'draws',
        { seat, count: cards.length, cards },
        { seenBy: [seat], others: { seat, count: cards.length } },
      );
    }
  })
  .step('quests', ['WOW-SET-17', 'WOW-SET-19'], (g) => {
    const starting = cardsOfKind(g, 'quest').filter(({ deck }) => deck === 'starting');
    const deck = g.dice.shuffle(
      'starting',
      starting.flatMap(({ id }) => copiesOf(g, id)),
    );
    for (const rival of g.board.rivals) {
      for (const id of deck.splice(0, LIMITS.startingQuests)) {
        rival.quests.push({ id, counts: (g.box.leaves[id] ?? []).map(() => 0), traded: [] });
        g.tell?.('quest-gained', { seat: rival.seat, quest: id });
      }
    }
    return g.call(setUpQuests, { seats: seatsFrom(g, g.board.first), quest: 0 });
  })
  .step('cities', 'WOW-SET-21', (g) => g.call(chooseCities, { seats: seatsFrom(g, g.board.first) }));

export const setUpProcedures = [setUp, firstPlayer, chooseCharacters, chooseCities, setUpQuests];
