import type { LrView } from '@questhall/lost-relics';
import type { Asked } from '@questhall/table';
import { memo } from 'react';
import { useTable } from '../../../boards/parts/context.js';
import { Thing } from '../../../boards/parts/Thing.js';
import { t } from '../../../text/t.js';
import { ActionDie } from '../cards/ActionDie.js';
import { actionSaid } from '../cards/actions.js';
import { HeroMat } from '../cards/hero/HeroMat.js';
import { Carried } from './Carried.js';
import { Foes } from './Foes.js';
import styles from './Party.module.css';
import { Plate } from './Plate.js';
import { nameOf, printedOf } from './printed.js';
import { asksForDie, dieThing, treasureOf } from './things.js';
import type { Turn } from './turn.js';
import type { HeroView } from './types.js';

type Props = { view: LrView; decision: Asked | null; turn: Turn | null; lit: string | null };

/** The heroes beside the map: whoever acts with the whole card, the others at a glance. */
export const Party = memo(({ view, decision, turn, lit }: Props) => {
  return (
    <section className={styles.party} data-repeats aria-label={t('relicBoard.party')}>
      {view.heroes.map((hero) =>
        hero.id === lit ? (
          <LitHero key={hero.id} view={view} hero={hero} decision={decision} turn={turn} />
        ) : (
          <Plate key={hero.id} view={view} hero={hero} turn={turn} />
        ),
      )}
      <Foes view={view} />
    </section>
  );
});

type LitProps = { view: LrView; hero: HeroView; decision: Asked | null; turn: Turn | null };

/** Whoever acts: the card as it lies, with the dice that were spent on its actions. */
function LitHero({ view, hero, decision, turn }: LitProps) {
  const { picks, pointed } = useTable();
  const printed = printedOf(hero.id, 'hero');
  if (printed === undefined) return null;
  return (
    <div className={styles.lit} data-hero={hero.id} data-pointed={pointed.includes(hero.id) || undefined}>
      <HeroMat
        printed={printed}
        width="var(--mat)"
        state={{ ...hero, placed: placedOf(hero, turn) }}
        treasure={treasureOf(hero)}
        actions={{
          offered: [...picks.keys()],
          wrap: (action, drawn) => (
            <div key={action.key} className={styles.action}>
              <Thing id={action.key} label={actionSaid(action)} look={hero.id} shape="tile">
                {drawn}
              </Thing>
            </div>
          ),
        }}
      />
      {asksForDie(decision) && <DiceToPick hero={hero} />}
      <Carried view={view} hero={hero} />
    </div>
  );
}

/** Dice by the action that they were spent on. */
function placedOf({ id }: HeroView, turn: Turn | null): { [action: string]: number[] } {
  const placed: { [action: string]: number[] } = {};
  for (const { hero, die, action } of turn?.spent ?? [])
    if (hero === id && action !== null) placed[action] = [...(placed[action] ?? []), die];
  return placed;
}

/** The dice of whoever is asked for one, large enough for a finger; those of one value are one answer. */
function DiceToPick({ hero }: { hero: HeroView }) {
  const values = [...new Set(hero.dice)].sort((a, b) => a - b);
  return (
    <ul className={styles.pickDice} aria-label={t('relicBoard.dice', { hero: nameOf(hero.id, '') })}>
      {values.map((value) => (
        <li key={value}>
          <Thing id={dieThing(value)} label={t('relicBoard.die.free', { value })} shape="tile">
            <ActionDie value={value} size="46px" />
          </Thing>
        </li>
      ))}
    </ul>
  );
}
