import type { Translate } from '../../../text/t.js';
import type { CardState, Face, Paragraph } from '../../face.js';
import type { OfKind } from '../kinds.js';
import { Attack, capital, Health, Keywords, Resilience, Tier } from '../Marks.js';
import { Leader, PartySize } from '../MoreMarks.js';
import { enemyScene, heroScene } from '../scenes.js';
import { words } from '../words.js';

export function heroFace(
  card: OfKind<'hero-card'>,
  text: readonly string[],
  t: Translate,
  state: CardState,
): Face {
  return {
    kind: card.kind,
    name: card.name,
    line: t('card.line.hero', { count: card.heroes }),
    paragraphs: text.map((one) => ({ text: one, main: true })),
    flavour: card.flavour,
    scene: heroScene(card),
    foot: 'stats',
    words,
    marks: (
      <>
        {state.leader === true && <Leader />}
        <PartySize count={card.heroes} />
        <Health value={card.health} wounds={state.wounds} hero />
      </>
    ),
  };
}

export function enemyFace(
  card: OfKind<'enemy'>,
  text: readonly string[],
  t: Translate,
  state: CardState,
): Face {
  const tough = card.resilience > 0 ? ('resilience' as const) : undefined;
  const rank = t(`card.rank.${card.rank}`);
  const traits = card.traits.filter((trait) => trait !== 'Elite' && trait !== 'Nemesis');
  return {
    kind: card.rank,
    name: card.name,
    line: t('card.line.enemy', { rank, traits: traits.join(', ') }),
    // The first paragraph lists the keywords, which stand in the bar below.
    paragraphs: text.slice(1).map((one) => explained(one, card.bar)),
    flavour: card.flavour,
    scene: enemyScene(card),
    foot: 'stats',
    words,
    marks: (
      <>
        <Tier tier={card.tier} />
        <Keywords bar={card.bar} beside={tough} />
        <Attack value={card.attack} />
        <Resilience value={card.resilience} />
        <Health value={card.health} wounds={state.wounds} />
      </>
    ),
  };
}

/** "Prey: …" has its keyword in rubric, and what a nemesis does stands out. */
function explained(text: string, bar: readonly string[]): Paragraph {
  const at = text.indexOf(': ');
  const name = text.slice(0, at);
  if (name === 'Nemesis') return { text: text.slice(at + 2), keyword: `${name}.`, main: true };
  return bar.some((keyword) => capital(keyword) === name)
    ? { text: text.slice(at + 2), keyword: `${name}.` }
    : { text };
}
