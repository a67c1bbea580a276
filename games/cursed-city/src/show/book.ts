import type { Cover, Event, Member, RoadStep, Text } from '@questhall/engine';
import type { Person } from '../board.js';
import type { Predicate } from '../content/conditions.js';
import { discoveryCard, heroCard, journeyCard, questCard } from '../content/library.js';
import { cardName } from '../names.js';
import type { Words } from '../text/words.js';
import type { CcView } from '../view.js';
import { peopleOf } from './journal.js';
import { traitNames } from './table-heroes.js';

const say = (key: string, args: Text['args'] = {}): Text => ({ key: `book.${key}`, args });

export function cover({ mode, quest, journey }: CcView, words: Words): Cover {
  if (mode === 'journey')
    return { kind: say('journey'), title: journey === null ? '' : cardName(journey.id, words) };
  return { kind: say('quest'), title: cardName(quest.id, words), road: say('road') };
}

/** The journeys of the city: what was won and lost, what is open, and what is not yet. */
export function road({ mode, quest, journey, stage }: CcView, words: Words): RoadStep[] {
  if (mode === 'journey') return [];
  return questCard(words.printed, quest.id).journeys.map((id) => {
    const isNow = journey?.id === id && (stage === 'setup' || stage === 'play');
    const played = quest.log.filter((one) => one.journey === id);
    const won = played.filter(({ result }) => result === 'success').length;
    const state = isNow ? 'now' : won > 0 ? 'won' : played.length > 0 ? 'lost' : 'ahead';
    const lost = played.length - won;
    const note = noteOn({ id, quest, isNow, won, lost }, words);
    return { id, name: cardName(id, words), state, note };
  });
}

type Step = { id: string; quest: CcView['quest']; isNow: boolean; won: number; lost: number };

function noteOn({ id, quest, isNow, won, lost }: Step, { printed }: Words): Text {
  if (isNow) return say('now', { won, lost });
  if (quest.destroyed.includes(id)) return say('destroyed', { lost });
  if (won + lost > 0) return say('played', { won, lost });
  const { unlock } = journeyCard(printed, id);
  return say(unlock === undefined || isOpen(unlock, quest) ? 'open' : 'locked');
}

/** What journeys wait for is what was destroyed and what is known. */
function isOpen({ destroyed, unlocked, any }: Predicate, quest: CcView['quest']): boolean {
  const count = quest.destroyed.filter(
    (id) => destroyed?.journey === undefined || id === destroyed.journey,
  ).length;
  return (
    (destroyed === undefined || count >= (destroyed.atLeast ?? 1)) &&
    (unlocked === undefined || quest.unlocked.includes(unlocked)) &&
    (any === undefined || any.some((one) => isOpen(one, quest)))
  );
}

/** How the heroes are, and what each has learnt and found. */
export const company = (view: CcView, words: Words): Member[] =>
  peopleOf(view).map((person) => member(view, person, words));

function member(view: CcView, person: Person, words: Words): Member {
  const { id, dead, level, experience, treasure, item, armour, weapon, realmstone } = person;
  const names = (cards: readonly (string | null)[]) =>
    cards.flatMap((card) => (card === null ? [] : [cardName(card, words)]));
  const stones = realmstone.map((card) => discoveryCard(words.printed, card));
  const { title } = words.printed.card(heroCard(words.printed, id));
  const where = view.stage === 'play' ? view.heroes.find((hero) => hero.id === id)?.where : undefined;
  return {
    id,
    card: id,
    name: cardName(id, words),
    ...(title !== undefined && { title }),
    state: say('state', { state: dead ? 'dead' : (where ?? 'home'), level, experience }),
    lists: [
      { name: say('traits'), items: dead ? [] : traitNames(person, words) },
      { name: say('treasure'), items: names([treasure]) },
      { name: say('item'), items: names([item]) },
      { name: say('empowerments'), items: names([armour, weapon]) },
      { name: say('realmstone'), items: stones.map((card) => words.printed.name(card.id)) },
    ],
  };
}

type Happened = Pick<Event, 'type' | 'data'>;

/** Nothing is counted of a journey that was never begun. */
export function tally(events: readonly Happened[]): Text[] {
  const all = (type: string) => events.filter((event) => event.type === type);
  const turns = all('turn').length;
  if (turns === 0) return [];
  const damage = all('hero-damaged').reduce((sum, { data }) => sum + Number(data.count ?? 0), 0);
  return [
    say('tally.turns', { turns }),
    say('tally.slain', { slain: all('hostile-slain').length }),
    say('tally.found', { found: all('treasure-gained').length + all('realmstone-gained').length }),
    say('tally.damage', { damage }),
    say('tally.out', { out: all('hero-out').length }),
    ...hardestTurn(events),
  ];
}

/** The turn in which most heroes fell, or in which they suffered most; the first of several. */
function hardestTurn(events: readonly Happened[]): Text[] {
  let turn = 0;
  const harm = new Map<number, { out: number; damage: number }>();
  for (const { type, data } of events) {
    if (type === 'turn') turn = Number(data.turn);
    const now = harm.get(turn) ?? { out: 0, damage: 0 };
    harm.set(turn, now);
    if (type === 'hero-out') now.out++;
    if (type === 'hero-damaged') now.damage += Number(data.count ?? 0);
  }
  const [hardest] = [...harm].sort(([, a], [, b]) => b.out - a.out || b.damage - a.damage);
  if (hardest === undefined || hardest[1].damage === 0 || turn < 2) return [];
  return [say('tally.hardest', { turn: hardest[0], ...hardest[1] })];
}
