import { lostRelicsAdventures } from '@questhall/lost-relics';
import type { Ask, Wishes } from './playable.js';

/** What somebody who begins without saying anything is asked: where to, and who plays. */
export function lostRelicsAsks({ quest, campaign, players, bots }: Wishes): Ask | undefined {
  if (quest === undefined && campaign === undefined) return whereTo();
  return players === undefined && bots === undefined ? whoPlays : undefined;
}

const whereTo = (): Ask => ({
  question: 'Where to?',
  options: lostRelicsAdventures().map(({ kind, id, name, flavour }) => ({
    label: `${name} (${kind === 'campaign' ? 'campaign' : 'single adventure'})`,
    text: flavour,
    wishes: kind === 'campaign' ? { campaign: id } : { quest: id },
  })),
});

const bots = 'all-but-first';
const whoPlays: Ask = {
  question: 'Who plays? All four heroes take part.',
  options: [
    { label: 'You alone, with all four heroes', wishes: { players: 1 } },
    {
      label: 'You and one companion who decides for itself, two heroes each',
      wishes: { players: 2, bots },
    },
    { label: 'You with one hero, and three companions', wishes: { players: 4, bots } },
    { label: 'Two people at this screen, two heroes each', wishes: { players: 2, bots: 'none' } },
    { label: 'Three people at this screen', wishes: { players: 3, bots: 'none' } },
    { label: 'Four people at this screen, one hero each', wishes: { players: 4, bots: 'none' } },
  ],
};
