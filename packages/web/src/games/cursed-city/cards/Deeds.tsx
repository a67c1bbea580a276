import type { CcCardOf, CcPrintedOf } from '@questhall/cursed-city';
import { deedHeight, linesOf, sum } from '../../../cards/fit.js';
import { Plaque } from '../../../cards/Marks.js';
import { Deed, Said } from '../../../cards/Text.js';
import { t } from '../../../text/t.js';
import { type CcIcon, drawing } from './pictures.js';
import { Cost, Damage, Dice } from './Signs.js';

type Weapon = CcCardOf<'hero'>['front']['weapons'][number];
type Side = Pick<CcPrintedOf<'hero'>['parts']['front'], 'weapons' | 'actions' | 'always'>;
type Action = { readonly id: string; readonly name: string; readonly cost?: number | undefined };

const RANGES: { readonly [range in Weapon['range']]: CcIcon } = {
  melee: 'crossed-swords',
  ranged: 'target-arrows',
  dual: 'swords-power',
};

/** A weapon as it is read: what pays for it, how far it reaches, its dice and damage, and what else it does. */
export function WeaponRow({
  weapon,
  text,
  priced = true,
}: {
  weapon: Weapon;
  text: string;
  priced?: boolean;
}) {
  const often =
    weapon.reload === true ? t('city.reload') : weapon.finisher === true ? t('city.finisher') : '';
  return (
    <Deed
      name={weapon.name}
      text={`${often} ${text}`.trim()}
      before={priced && <Cost score={weapon.cost} />}
      sign={{ path: drawing(RANGES[weapon.range]), label: t(`city.range.${weapon.range}`) }}
      numbers={
        <>
          <Dice dice={weapon.dice} />
          <Damage damage={weapon.damage} />
        </>
      }
    />
  );
}

const ActionRow = ({ action, text }: { action: Action; text: string }) => (
  <Deed name={action.name} text={text} before={<Cost score={action.cost} />} />
);

type Held = {
  readonly weapons?: readonly Weapon[] | undefined;
  readonly actions?: readonly Action[] | undefined;
};

/** What several weapons say is said once, below them. */
export function sharedBy({ weapons }: Pick<Side, 'weapons'>): string {
  const [first = '', ...others] = weapons.filter((text) => text !== '');
  return others.length > 0 && others.every((text) => text === first) ? first : '';
}

/** Weapons, actions, and what always holds or waits for its moment. */
export function Deeds({ held: { weapons = [], actions = [] }, side }: { held: Held; side: Side }) {
  const shared = sharedBy(side);
  const always = shared === '' ? side.always : [{ name: '', text: shared }, ...side.always];
  return (
    <>
      {weapons.length + actions.length > 0 && (
        <ul>
          {weapons.map((weapon, i) => (
            <WeaponRow key={weapon.id} weapon={weapon} text={shared === '' ? (side.weapons[i] ?? '') : ''} />
          ))}
          {actions.map((action, i) => (
            <ActionRow key={action.id} action={action} text={side.actions[i] ?? ''} />
          ))}
        </ul>
      )}
      {always.map(({ name, text }) => (
        <Said key={text} lead={name === '' ? undefined : `${name}.`}>
          {text}
        </Said>
      ))}
    </>
  );
}

/** How high they are as they are read, in em. */
export function deedsHeight({ weapons = [], actions = [] }: Held, side: Side): number {
  const shared = sharedBy(side);
  const rows = [
    ...weapons.map(({ name, reload }, i) =>
      deedHeight(
        `${name} ${reload ? 'once per turn' : ''} ${shared === '' ? (side.weapons[i] ?? '') : ''}`,
        27,
      ),
    ),
    ...actions.map(({ name }, i) => deedHeight(`${name} ${side.actions[i] ?? ''}`, 34)),
  ];
  const told = [
    ...(shared === '' ? [] : [shared]),
    ...side.always.map(({ name, text }) => `${name} ${text}`),
  ];
  return sum(rows) + sum(told.map((text) => linesOf(text, 40) * 1.2 + 0.4));
}

type Row = CcPrintedOf<'hostile'>['parts']['day']['behaviour'][number];

const rowText = ({ name, steps, first, last }: Row): string => {
  const does = steps.length === 1 && steps[0] === name ? '' : `${steps.join(' → ')}.`;
  return [first, does, last].filter((part) => part !== '').join(' ');
};

/** What the quest die makes them do. */
export function Behaviour({ rows }: { rows: readonly Row[] }) {
  return (
    <ul aria-label={t('city.behaviour')}>
      {rows.map((row) => {
        const score = row.from === row.to ? `${row.from}` : `${row.from}–${row.to}`;
        return (
          <Deed
            key={row.from}
            name={row.name}
            text={rowText(row)}
            before={
              <Plaque tone="roll" label={t('city.rolled', { score })}>
                {score}
              </Plaque>
            }
          />
        );
      })}
    </ul>
  );
}

export const behaviourHeight = (rows: readonly Row[]): number =>
  sum(rows.map((row) => deedHeight(`${row.name} ${rowText(row)}`, 33)));
