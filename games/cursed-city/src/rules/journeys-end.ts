import { emptyRow } from '@questhall/tabletop';
import { carries } from '../carries.js';
import { journeyCard, questCard, tableCard } from '../content/library.js';
import type { WhyOver } from '../events.js';
import { enterPlay, leavePlay } from '../in-play.js';
import { type CcPosition, type G, outerProcedure } from '../kit.js';
import { holds } from '../predicates.js';
import { die, journeysEnd, programOf, runProgram, spendRealmstone, theJourney } from '../procs.js';
import {
  everyone,
  fromLeader,
  heroOf,
  isDiseased,
  isNight,
  journeyOf,
  journeyRecord,
  personOf,
  playerOf,
} from '../queries.js';
import { statOf } from '../strength.js';
import { type CardId, type HeroId, LIMITS } from '../terms.js';
import { rollQuest } from './dice.js';
import { heldEntity } from './timing.js';
import { beyond } from './tracks.js';

type Ending = { left?: HeroId[]; hero?: HeroId; score?: number; traded?: string[] };

const hasWon = (g: CcPosition): boolean => journeyOf(g).result === 'success';

/** One more for a journey that was won, one more for one that ended by day; 13 and 14 count as 12. */
const extractionScore = carries(
  ['CC-JEN-03', 'CC-JEN-04'],
  'journeys-end.extractionScore',
  (g: CcPosition, rolled: number): number =>
    Math.min(LIMITS.questSides, rolled + (hasWon(g) ? 1 : 0) + (isNight(g) ? 0 : 1)),
);

/** Any ailment makes it harder, but only once, unless the table plays otherwise. */
const survivalScore = carries(
  ['CC-JEN-05', 'CC-JEN-06'],
  'journeys-end.survivalScore',
  (g: CcPosition, id: HeroId, rolled: number): number => {
    const hero = heroOf(g, id);
    const ails = hero.ailments.length + (isDiseased(hero) ? 1 : 0);
    const counted = g.state.switches['ailments-at-survival'] === 'each' ? ails : Math.min(1, ails);
    return rolled - counted + statOf(g, id, 'survival');
  },
);

const mayReroll = ({ board }: CcPosition): boolean =>
  board.later.some(({ when, what }) => when === 'journeys-end' && what === 'reroll-survival');

export const ending = outerProcedure<Ending>(journeysEnd)
  .step('success', ['CC-JEN-01', 'CC-JEN-02', 'CC-JEN-14', 'CC-JTY-06', 'CC-QST-02'], (g) => noteResult(g))
  .step('extraction', ['CC-JEN-01', 'CC-JEN-03', 'CC-JEN-04', 'CC-JEN-14', 'CC-EXE-07'], (g) => {
    const score = extractionScore(g, rollQuest(g, 'extraction'));
    const table = tableCard(g, questCard(g, g.board.quest.id).extraction);
    const row = table.rows.findIndex(({ from, to }) => from <= score && score <= to);
    g.tell?.('extraction-event', { score, name: table.rows[row]?.name ?? '' });
    return g.call(runProgram, programOf({ ...theJourney, score }, `${table.id}/rows.${row}`));
  })
  .step('survival', ['CC-JEN-01', 'CC-JEN-05', 'CC-JEN-14'], (g, v) => {
    v.left = fromLeader(g.board).flatMap((seat) =>
      g.board.heroes
        .filter((one) => one.seat === seat && one.where === 'out' && !personOf(g, one.id).dead)
        .map(({ id }) => id),
    );
  })
  .step('roll', ['CC-JEN-05', 'CC-JEN-06', 'CC-EXE-09'], (g, v) => {
    v.hero = v.left?.shift() as HeroId;
    if (v.hero === undefined) return g.goto('deaths');
    v.score = survivalScore(g, v.hero, rollQuest(g, 'survival'));
    return v.score <= 1 && mayReroll(g) ? g.yesNo(playerOf(g, v.hero), 'reroll-survival') : g.pass(false);
  })
  .step('rerolled', 'CC-EXE-09', (g, v, again) => {
    const hero = v.hero as HeroId;
    if (again) v.score = survivalScore(g, hero, rollQuest(g, 'survival'));
    const score = v.score ?? 0;
    g.tell?.('survival', { hero, score, dead: score <= 1 });
    return score <= 1 ? g.call(die, { hero }) : undefined;
  })
  .step('others', 'CC-JEN-05', (g) => g.goto('roll'))
  .step('deaths', ['CC-JEN-08', 'CC-QST-05'], (g) => {
    if (!areTooFew(g)) return undefined;
    g.board.quest.result = 'deaths';
    return g.goto('over');
  })
  .step('tokens', ['CC-JEN-01', 'CC-JEN-09', 'CC-JEN-10'], (g, v) => {
    clean(g);
    v.traded = [];
  })
  .step('trade', ['CC-JEN-11', 'CC-RLM-05', 'CC-RLM-07'], (g, v) =>
    g.maybe(everyone(g), 'trade-at-end', trades(g, v.traded ?? [])),
  )
  .step('traded', ['CC-JEN-11', 'CC-RLM-07'], (g, v, option) => {
    if (option === null) return undefined;
    v.traded?.push(...trade(g, option));
    return g.goto('trade');
  })
  .step('result', ['CC-JEN-01', 'CC-JEN-12'], (g) => consequence(g, hasWon(g) ? 'success' : 'failure'))
  .step('always', 'CC-JEN-12', (g) => consequence(g, 'always'))
  .step('quest', ['CC-QST-01', 'CC-QST-03', 'CC-QST-04', 'CC-QST-06'], (g) => {
    g.board.quest.result = questResult(g);
    return g.board.quest.result === null ? undefined : g.goto('over');
  })
  .step('spend', ['CC-JEN-01', 'CC-RLM-01'], (g) => g.call(spendRealmstone, {}))
  .step('over', ['CC-JEN-01', 'CC-JEN-13', 'CC-CMP-07'], (g) => {
    const { quest } = g.board;
    g.board.later = g.board.later.filter(({ when }) => when === 'next-journey');
    g.board.stage = 'between';
    if (quest.result !== null) g.tell?.('quest-ends', { quest: quest.id, result: quest.result });
  });

/** A great evil is gone for good only where it was hunted down, in the last part of that hunt. */
export const noteResult = carries(['CC-QST-02', 'CC-JTY-06'], 'journeys-end.noteResult', (g: G): void => {
  const { id: journey, turn } = journeyOf(g);
  const record = journeyCard(g, journey);
  const result = hasWon(g) ? 'success' : 'failure';
  const { quest } = g.board;
  g.board.stage = 'end';
  quest.log = [...quest.log, { journey, result }];
  g.tell?.('journey-ends', { journey, result, turns: turn, text: record[result], why: whyOver(g) });
  if (result === 'failure' || record.type !== 'decapitation' || record.leadsTo !== undefined) return;
  quest.destroyed = [...quest.destroyed, journey];
  g.tell?.('destroyed', { journey });
});

function whyOver(g: CcPosition): WhyOver {
  if (hasWon(g)) return 'victory';
  if (g.board.heroes.every(({ where }) => where === 'out')) return 'out';
  if (isTooLate(g)) return holds(g, journeyRecord(g).victory.if, theJourney) ? 'outside' : 'late';
  return g.board.heroes.some(({ where }) => where === 'away') ? 'stretched' : 'left';
}

/** The quest token has come to where the journey ends. */
const isTooLate = (g: CcPosition): boolean =>
  (journeyRecord(g).ends ?? []).some(
    ({ if: when }) => when.questTrack !== undefined && holds(g, when, theJourney),
  );

/** Five have died, or fewer than four are left. */
const areTooFew = carries(
  ['CC-JEN-08', 'CC-QST-05'],
  'journeys-end.areTooFew',
  ({ board }: CcPosition): boolean => {
    const dead = board.company.filter((person) => person.dead).length;
    return dead >= LIMITS.deaths || board.company.length - dead < LIMITS.heroes;
  },
);

/** Cards stay, everything that a journey leaves on a hero goes. */
const clean = carries(['CC-JEN-09', 'CC-JEN-10'], 'journeys-end.clean', (g: G): void => {
  for (const hero of g.board.heroes) {
    hero.row = emptyRow(LIMITS.diceSpaces);
    hero.ailments = [];
    hero.inspiration = 0;
    hero.inspired = false;
  }
});

type Kind = 'realmstone' | 'treasure' | 'item';

/** `<from>/<to>/<card>`. Each card changes hands once, so that it ends. */
const trades = carries(
  ['CC-JEN-11', 'CC-RLM-05'],
  'journeys-end.trades',
  (g: CcPosition, traded: readonly string[]) => {
    const alive = g.board.heroes.map(({ id }) => personOf(g, id)).filter(({ dead }) => !dead);
    return alive.flatMap(({ id: from, realmstone, treasure, item }) =>
      [...realmstone, treasure, item]
        .filter((card) => card !== null && !traded.includes(card))
        .flatMap((card) =>
          alive.filter(({ id }) => id !== from).map(({ id: to }) => `${from}/${to}/${card}`),
        ),
    );
  },
);

/** A second treasure or item is given for the first. The cards that changed hands. */
function trade(g: G, option: string): string[] {
  const [from = '', to = '', card = ''] = option.split('/');
  const kind = kindOf(g, from, card);
  g.tell?.('traded', { from, to, what: card });
  if (kind === 'realmstone') {
    const giver = personOf(g, from);
    giver.realmstone = giver.realmstone.filter((one) => one !== card);
    personOf(g, to).realmstone.push(card);
    return [card];
  }
  const back = personOf(g, to)[kind];
  if (back !== null) leavePlay(g, heldEntity(to, back), back);
  leavePlay(g, heldEntity(from, card), card);
  receive(g, to, kind, card);
  receive(g, from, kind, back);
  return back === null ? [card] : [card, back];
}

function kindOf(g: CcPosition, from: HeroId, card: CardId): Kind {
  const { treasure, item } = personOf(g, from);
  if (treasure === card) return 'treasure';
  return item === card ? 'item' : 'realmstone';
}

function receive(g: G, hero: HeroId, kind: 'treasure' | 'item', card: CardId | null): void {
  const person = personOf(g, hero);
  if (kind === 'treasure') person.treasure = card;
  else person.item = card as typeof person.item;
  if (card !== null) enterPlay(g, heldEntity(hero, card), card);
}

function consequence(g: G, at: 'success' | 'failure' | 'always') {
  const program = `${journeyOf(g).id}/${at}`;
  return g.box.programs[program] === undefined
    ? undefined
    : g.call(runProgram, programOf(theJourney, program));
}

/** Won with its last journey; lost when fear or influence has reached 10. */
const questResult = carries(
  ['CC-QST-01', 'CC-QST-03', 'CC-QST-04', 'CC-QST-06'],
  'journeys-end.questResult',
  (g: CcPosition) => {
    const { quest } = g.board;
    if (hasWon(g) && journeyOf(g).id === questCard(g, quest.id).last) return 'won';
    const past = g.state.switches['quest-lost'] === 'past-10';
    const isLost = (track: 'fear' | 'influence'): boolean =>
      past ? quest.counters[beyond(track)] !== undefined : quest[track] >= LIMITS.track.max;
    if (isLost('fear')) return 'fear';
    return isLost('influence') ? 'influence' : null;
  },
);

export const journeysEndProcedures = [ending];
