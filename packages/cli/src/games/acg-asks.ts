import { type AcgLanguage, acgAdventures, acgDifficulties } from '@questhall/acg';
import type { Ask, Wishes } from './playable.js';

/** What somebody who begins without saying anything is asked: where to, who plays, how hard. */
export function acgAsks(wishes: Wishes, language: AcgLanguage): Ask | undefined {
  if ([wishes.quest, wishes.campaign, wishes.delve].every((wish) => wish === undefined))
    return whereTo(language);
  if ([wishes.heroes, wishes.players, wishes.bots].every((wish) => wish === undefined)) return WHO;
  return wishes.difficulty === undefined ? howHard(language) : undefined;
}

const KINDS = { campaign: 'campaign', quest: 'single quest', delve: 'delve' } as const;
const ORDER = Object.keys(KINDS);

function whereTo(language: AcgLanguage): Ask {
  const adventures = acgAdventures(language).toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
  return {
    question: 'Where to?',
    options: adventures.map(({ kind, id, name, flavour }) => ({
      label: `${name} (${KINDS[kind]})`,
      text: flavour,
      wishes: { [kind]: id },
    })),
  };
}

const bots = 'all-but-first';
const WHO: Ask = {
  question: 'Who plays? You choose the heroes next.',
  options: [
    { label: 'You alone, with two heroes', wishes: { players: 1 } },
    { label: 'You and one companion who decides for itself', wishes: { players: 2, bots } },
    { label: 'You and two companions', wishes: { players: 3, bots } },
    { label: 'You and three companions', wishes: { players: 4, bots } },
    { label: 'Two people at this screen, one hero each', wishes: { players: 2, bots: 'none' } },
    { label: 'Three people at this screen', wishes: { players: 3, bots: 'none' } },
    { label: 'Four people at this screen', wishes: { players: 4, bots: 'none' } },
  ],
};

/** The printed game comes first, for those who just press Enter. */
function howHard(language: AcgLanguage): Ask {
  const levels = acgDifficulties(language).toSorted(
    (a, b) => Number(b.id === 'standard') - Number(a.id === 'standard'),
  );
  return {
    question: 'How hard shall it be?',
    options: levels.map(({ id, name, flavour, text }) => ({
      label: name,
      text: [flavour, text.replaceAll('\n', ' ')].filter((part) => part !== '').join(' '),
      wishes: { difficulty: id },
    })),
  };
}
