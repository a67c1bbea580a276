import type { ReactNode } from 'react';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import { drawing } from '../cards/icons.js';
import styles from './Belt.module.css';
import { conditionThing } from './picks.js';
import { cardName, printedOf } from './printed.js';
import { conditionSaid, conditionsOf, gearSaid } from './said.js';
import type { HeroView } from './types.js';

/** What a hero carries and suffers from. Depleted gear lies facedown, exhausted gear lies across. */
export function Belt({ hero }: { hero: HeroView }) {
  const t = useT();
  if (hero.gear.length + hero.items.length + hero.conditions.length === 0)
    return <p className={styles.empty}>{t('board.gear.none')}</p>;
  return (
    <ul className={styles.belt} aria-label={t('board.belt')}>
      {hero.gear.map((gear) => (
        <li key={gear.card}>
          <Thing
            id={gear.card}
            look={gear.card}
            label={gearSaid(gear, t)}
            shape="tile"
            turned={gear.exhausted}
          >
            <Tile kind={kindOf(gear.card)} card={gear.depleted ? undefined : gear.card} />
          </Thing>
        </li>
      ))}
      {hero.items.map((item) => (
        <li key={item}>
          <Thing id={item} look={item} label={t('board.item.said', { name: cardName(item) })} shape="tile">
            <Tile kind="item" card={item} />
          </Thing>
        </li>
      ))}
      {conditionsOf(hero).map(({ condition, count }) => (
        <li key={condition}>
          <Thing
            id={conditionThing(condition, hero.id)}
            look={condition}
            label={conditionSaid(condition, count, t)}
            shape="tile"
          >
            <Tile kind={condition === 'empowered' ? 'boon' : 'bane'} card={condition}>
              {count > 1 && <b>{count}</b>}
            </Tile>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

const kindOf = (id: string): string => printedOf(id)?.card.kind ?? 'gear';

/** Without a card it is the back of one. */
function Tile({ kind, card, children }: { kind: string; card: string | undefined; children?: ReactNode }) {
  const icon = card === undefined ? 'crossed-swords' : printedOf(card)?.card.icon;
  return (
    <span className={styles.tile} data-kind={card === undefined ? 'back' : kind}>
      <Glyph path={drawing(icon)} />
      {children}
    </span>
  );
}
