import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { type Translate, t } from '../../../text/t.js';
import { drawing } from '../cards/icons.js';
import styles from './Belt.module.css';
import { conditionThing } from './picks.js';
import { cardName, printedOf } from './printed.js';
import { conditionSaid, conditionsOf, gearSaid } from './said.js';
import type { HeroView } from './types.js';

/** What a hero carries and suffers from. Depleted gear lies facedown, exhausted gear lies across. */
export function Belt({ hero }: { hero: HeroView }) {
  const tiles = tilesOf(hero, t);
  if (tiles.length === 0) return <p className={styles.empty}>{t('board.gear.none')}</p>;
  return (
    <ul className={styles.belt} aria-label={t('board.belt')}>
      {tiles.map(({ id, look, said, kind, turned, count }) => (
        <li key={id}>
          <Thing id={id} look={look} label={said} shape="tile" turned={turned}>
            <span className={styles.tile} data-kind={kind}>
              <Glyph path={drawing(kind === 'back' ? 'crossed-swords' : printedOf(look)?.card.icon)} />
              {count > 1 && <b>{count}</b>}
            </span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

type Tile = { id: string; look: string; said: string; kind: string; turned?: boolean; count: number };

const tilesOf = (hero: HeroView, t: Translate): Tile[] => [
  ...hero.gear.map((gear) => ({
    ...{ id: gear.card, look: gear.card, said: gearSaid(gear, t), turned: gear.exhausted, count: 1 },
    kind: gear.depleted ? 'back' : (printedOf(gear.card)?.card.kind ?? 'gear'),
  })),
  ...hero.items.map((item) => ({
    ...{ id: item, look: item, kind: 'item', count: 1 },
    said: t('board.item.said', { name: cardName(item) }),
  })),
  ...conditionsOf(hero).map(({ condition, count }) => ({
    ...{ id: conditionThing(condition, hero.id), look: condition, count },
    said: conditionSaid(condition, count, t),
    kind: condition === 'empowered' ? 'boon' : 'bane',
  })),
];
