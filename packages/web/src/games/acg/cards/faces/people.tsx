import type { PrintedCard } from '@questhall/acg';
import { Keywords } from '../../../../cards/Marks.js';
import { t } from '../../../../text/t.js';
import type { CardState, Face } from '../face.js';
import { enemyCalled, type OfKind } from '../kinds.js';
import { attackMark, healthMark, leaderMark, partyMark, resilienceMark, tierMark } from '../Marks.js';
import { enemyScene, heroScene } from '../scenes.js';

export function heroFace(card: OfKind<'hero-card'>, text: readonly string[], state: CardState): Face {
  return {
    line: t('card.line.hero', { count: card.heroes }),
    paragraphs: text.map((one) => ({ text: one, main: true })),
    scene: heroScene(card),
    right: state.leader === true && leaderMark(),
    foot: (
      <>
        {partyMark(card.heroes)}
        {healthMark(card.health, state.wounds ?? 0)}
      </>
    ),
    footHeight: 3.1,
  };
}

type EnemyWords = Pick<PrintedCard, 'paragraphs' | 'traits' | 'keywords'>;

export function enemyFace(
  card: OfKind<'enemy'>,
  { paragraphs, traits, keywords }: EnemyWords,
  state: CardState,
  thumb: boolean,
): Face {
  const { attack, health, resilience } = { ...card, ...state };
  const said = <Keywords words={keywords} />;
  const rank = t(`card.rank.${card.rank}`);
  // Its rank is said before; what else it is follows.
  const kin = traits.filter((_, i) => !RANKS.includes(card.traits[i] ?? ''));
  return {
    kind: card.rank,
    label: enemyCalled(card, state.copy),
    over: card.rank === 'elite' ? t('card.elite') : undefined,
    number: state.copy,
    line: t('card.line.enemy', { rank, traits: kin.join(', ') }),
    paragraphs: paragraphs.map(({ title, ...one }) =>
      title === undefined ? one : { ...one, keyword: `${title}.` },
    ),
    scene: enemyScene(card),
    left: thumb && said,
    right: tierMark(card.tier),
    foot: (
      <>
        {attackMark(attack)}
        {resilienceMark(resilience)}
        {!thumb && said}
        {healthMark(health, state.wounds ?? 0)}
      </>
    ),
    footHeight: rowsOf(keywords, resilience > 0) > 1 && !thumb ? 3.7 : 3.1,
  };
}

/** How many rows the keywords take between attack and health, about: in em, a letter is this wide. */
function rowsOf(keywords: readonly string[], tough: boolean): number {
  const LETTER = 0.45;
  const AROUND = 1.15;
  const room = tough ? 9.9 : 12.4;
  let rows = 1;
  let left = room;
  for (const { length } of keywords) {
    const width = length * LETTER + AROUND;
    if (width > left) rows += 1;
    left = (width > left ? room : left) - width;
  }
  return rows;
}

const RANKS: readonly string[] = ['Elite', 'Nemesis'];
