import type { Cover, Event, Member, RoadStep, Text } from '@questhall/engine';
import type { Hero } from '../board.js';
import { campaignSheet } from '../content/library.js';
import { cardName } from '../names.js';
import { COMPANION } from '../terms.js';
import type { Words } from '../text/words.js';
import type { LrView } from '../view.js';

const say = (key: string, args: Text['args'] = {}): Text => ({ key: `book.${key}`, args });

export function cover({ campaign, adventure }: LrView, words: Words): Cover {
  if (campaign === null) return { kind: say('adventure'), title: cardName(adventure, words) };
  return { kind: say('campaign'), title: cardName(campaign.id, words), road: say('road') };
}

/** The adventures of a campaign, with what became of each and how often it was tried. */
export function road({ campaign }: LrView, words: Words): RoadStep[] {
  if (campaign === null) return [];
  const { won, tries } = campaign;
  return campaignSheet(words.printed, campaign.id).adventures.map((id, at) => {
    const state = at < won ? 'won' : at === won ? 'now' : 'ahead';
    return { id, name: cardName(id, words), state, note: noteOn(state, tries[id] ?? 0) };
  });
}

/** A campaign may be stuck at an adventure for a while. */
function noteOn(state: RoadStep['state'], tries: number): Text {
  if (state === 'won' && tries > 1) return say('won.try', { tries });
  return state === 'now' && tries > 0 ? say('lost', { tries }) : say(state);
}

/** How the heroes are, and what each has found. */
export const company = ({ heroes }: LrView, words: Words): Member[] =>
  heroes.filter(({ id }) => id !== COMPANION).map((hero) => member(hero, words));

function member({ id, out, wounded, damage, destiny, treasure }: Hero, words: Words): Member {
  const card = words.printed.records[id];
  const token = words.catalogue['book.destiny.one'] ?? '';
  const state = out ? 'out' : wounded ? 'wounded' : 'well';
  return {
    id,
    card: id,
    name: cardName(id, words),
    ...(card?.kind === 'hero' && { title: words.printed.card(card).title }),
    state: say('state', { state, damage: out ? 0 : damage }),
    lists: [
      { name: say('treasure'), items: treasure.map((one) => cardName(one, words)) },
      { name: say('destiny'), items: destiny > 0 ? [token] : [] },
    ],
  };
}

/** Nothing is counted of an adventure that was never begun. */
export function tally(events: readonly Pick<Event, 'type' | 'data'>[]): Text[] {
  const all = (type: string) => events.filter((event) => event.type === type);
  const rounds = all('phase').filter(({ data }) => data.phase === 'adventure').length;
  if (rounds === 0) return [];
  const damage = all('hero-damaged').reduce((sum, { data }) => sum + Number(data.count ?? 0), 0);
  return [
    say('tally.rounds', { rounds }),
    say('tally.slain', { slain: all('hostile-slain').length }),
    say('tally.treasure', { treasure: all('treasure-gained').length }),
    say('tally.damage', { damage }),
  ];
}
