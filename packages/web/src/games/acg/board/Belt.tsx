import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { drawing } from '../cards/icons.js';
import styles from './Belt.module.css';
import { conditionThing } from './picks.js';
import { cardName, printedOf } from './printed.js';
import { conditionSaid, conditionsOf, type GearState, gearSaid, stateOf } from './said.js';
import type { HeroView } from './types.js';

/** What a hero carries and suffers from. Depleted gear lies facedown, exhausted gear lies across. */
export function Belt({ hero }: { hero: HeroView }) {
  const tiles = tilesOf(hero);
  if (tiles.length === 0) return <p className={styles.empty}>{t('board.gear.none')}</p>;
  return (
    <ul className={styles.belt} aria-label={t('board.belt')}>
      {tiles.map(({ id, look, said, kind, state, count }) => (
        <li key={id}>
          <Thing id={id} look={look} label={said} shape="tile" turned={state === 'exhausted'}>
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

type Tile = { id: string; look: string; said: string; kind: string; state?: GearState; count: number };

export const tilesOf = (hero: HeroView): Tile[] => [
  ...hero.gear.map((gear) => ({
    ...{ id: gear.card, look: gear.card, said: gearSaid(gear), state: stateOf(gear), count: 1 },
    kind: gear.depleted ? 'back' : (printedOf(gear.card)?.card.kind ?? 'gear'),
  })),
  ...hero.items.map((item) => ({
    ...{ id: item, look: item, kind: 'item', count: 1 },
    said: t('board.item.said', { name: cardName(item) }),
  })),
  ...conditionsOf(hero).map(({ condition, count }) => ({
    ...{ id: conditionThing(condition, hero.id), look: condition, count },
    said: conditionSaid(condition, count),
    kind: condition === 'empowered' ? 'boon' : 'bane',
  })),
];
