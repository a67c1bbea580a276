import type { CcCardOf, CcPrintedOf } from '@questhall/cursed-city';
import { caseHeight, linesOf } from '../../../../cards/fit.js';
import { Ribbon } from '../../../../cards/Marks.js';
import { Said, Text } from '../../../../cards/Text.js';
import { t } from '../../../../text/t.js';
import { Deeds, deedsHeight } from '../Deeds.js';
import type { Face } from '../face.js';
import styles from '../Look.module.css';
import { Dice } from '../Signs.js';
import { heroScene } from '../scenes.js';

type Side = CcCardOf<'hero'>['front'];
const TESTS = ['agility', 'vitality', 'defence'] as const;

/** One side of a character card. */
export function heroFace(printed: CcPrintedOf<'hero'>, inspired: boolean): Face {
  const { card, parts } = printed;
  const side = inspired ? card.inspired : card.front;
  const words = inspired ? parts.inspired : parts.front;
  const own = t(`city.class.${card.class}`);
  const path = `${parts.path.name} ${parts.path.text}`;
  return {
    kind: card.class,
    state: inspired ? 'inspired' : undefined,
    line: [own, ...card.keywords].join(' · '),
    scene: heroScene(card, inspired),
    room: caseHeight(3.2 + deedsHeight(side, words) + (inspired ? 0 : linesOf(path, 46) * 1.05)),
    left: inspired && <Ribbon tone="champion">{t('city.inspired')}</Ribbon>,
    children: (
      <Text className={styles.dense}>
        <Stats side={side} />
        <Deeds held={side} side={words} />
        {!inspired && (
          <Said of="main" lead={`${parts.path.name}.`}>
            {parts.path.text}
          </Said>
        )}
      </Text>
    ),
  };
}

/** How far the hero goes, and the dice of each test. */
function Stats({ side }: { side: Side }) {
  const [move, run] = side.move;
  return (
    <ul className={styles.stats}>
      <li data-part="words">
        {t('city.stat.move')} <b>{`${move}/${run}`}</b>
      </li>
      {TESTS.map((test) => (
        <li key={test} data-part="words">
          {t(`city.stat.${test}`)} <Dice dice={side[test]} />
        </li>
      ))}
    </ul>
  );
}
