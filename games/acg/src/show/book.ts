import type { Cover, Event, Member, NamedList, RoadStep, Text } from '@questhall/engine';
import { actionCard, campaignSheet } from '../content/library.js';
import { cardName, heroName } from '../names.js';
import type { Words } from '../text/words.js';
import type { AcgView } from '../view.js';

type Hero = AcgView['heroes'][number];

const say = (key: string, args: Text['args'] = {}): Text => ({ key: `book.${key}`, args });

/** A campaign has a pool of cards for later quests; a single quest has none. */
export function cover({ mode, quest, campaign }: AcgView, w: Words): Cover {
  const kind = say(`kind.${mode}`);
  if (campaign === null) return { kind, title: cardName(quest, w) };
  const { pool, inPlay, gone } = campaign;
  const listed = (key: string, cards: readonly string[]): NamedList => ({
    name: say(`pool.${key}`),
    items: cards.map((card) => cardName(card, w)),
  });
  const lists = [listed('waits', pool), listed('plays', inPlay), listed('gone', gone)];
  return {
    kind,
    title: cardName(campaign.id, w),
    road: say('quests'),
    stores: { name: say('pool'), none: say('pool.none'), lists },
  };
}

/** The quests of a campaign, with what became of each. */
export function road({ campaign }: AcgView, w: Words): RoadStep[] {
  if (campaign === null) return [];
  const { results } = campaign;
  return campaignSheet(w.printed, campaign.id).quests.map((id, at) => {
    const state = results[at] ?? (at === results.length ? 'now' : 'ahead');
    return { id, name: cardName(id, w), state, note: say(`quest.${state}`) };
  });
}

/** What each hero has become. */
export const company = ({ heroes }: AcgView, w: Words): Member[] => heroes.map((hero) => member(hero, w));

function member(hero: Hero, w: Words): Member {
  const { id, card, status, health, wounds, actions, gear, items, conditions, capacity } = hero;
  const names = (cards: readonly string[]) => cards.map((one) => cardName(one, w));
  const cardsOf = (level: string) =>
    names(actions.map((slot) => slot.card).filter((one) => actionCard(w.printed, one).level === level));
  return {
    id,
    card,
    name: heroName(id, w),
    state:
      status === 'defeated' ? say('defeated') : say('health', { left: Math.max(0, health - wounds), health }),
    lists: [
      { name: say('learnt'), items: cardsOf('advanced') },
      { name: say('actions'), items: cardsOf('basic') },
      { name: say('gear', { capacity }), items: names(gear.map((one) => one.card)) },
      { name: say('items'), items: names(items) },
      { name: say('conditions'), items: names(conditions) },
    ],
  };
}

/** Nothing is counted of a quest that was never begun. */
export function tally(events: readonly Pick<Event, 'type' | 'data'>[]): Text[] {
  const all = (type: string) => events.filter((event) => event.type === type);
  const rounds = all('phase').filter(({ data }) => data.phase === 'hero').length;
  if (rounds === 0) return [];
  const wounds = all('wounds').reduce((sum, { data }) => sum + Number(data.count ?? 0), 0);
  return [
    say('tally.rounds', { rounds }),
    say('tally.places', { places: all('location-revealed').length }),
    say('tally.enemies', { enemies: all('enemy-defeated').length }),
    say('tally.wounds', { wounds }),
  ];
}
