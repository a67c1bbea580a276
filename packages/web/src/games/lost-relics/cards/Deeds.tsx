import type { LrCardOf } from '@questhall/lost-relics';
import { Plaque } from '../../../cards/Marks.js';
import { Deed, Steps } from '../../../cards/Text.js';
import { t } from '../../../text/t.js';
import { blowIcon, blowSaid, iconOf, inspiredFrom, kindSaid, type PrintedAction } from './actions.js';
import { drawing, type LrIcon } from './pictures.js';
import { From, Hits } from './Signs.js';

/** An action as it is read: the die that inspires it, its name, its numbers, and what else it does. */
export function ActionRow({ printed: { action, text } }: { printed: PrintedAction }) {
  return (
    <Deed
      name={action.name}
      text={text}
      before={<From value={inspiredFrom(action)} />}
      sign={{ path: drawing(iconOf(action)), label: kindSaid(action) }}
      numbers={action.kind === 'attack' ? <Hits attack={action} /> : undefined}
    />
  );
}

type Hostile = LrCardOf<'hostile'>;

/** One of a hostile's attacks; the first that has a target is made. */
export function AttackRow({ attack, text }: { attack: Hostile['attacks'][number]; text: string }) {
  const hits = t('relic.hits', { value: attack.damage });
  return (
    <Deed
      name={attack.name}
      text={text}
      sign={{ path: drawing(blowIcon(attack)), label: blowSaid(attack) }}
      numbers={
        <Plaque tone="harm" label={hits}>
          {attack.damage}
        </Plaque>
      }
    />
  );
}

export const REACTIONS: { readonly [reaction in Hostile['reactions'][number]]: LrIcon } = {
  attack: 'crossed-swords',
  execute: 'decapitation',
  move: 'walking-boot',
  retreat: 'return-arrow',
};

/** What a hostile does in turn when somebody has acted: what cannot be done is passed over. */
export function Ladder({ reactions }: Pick<Hostile, 'reactions'>) {
  const steps = reactions.map((one) => ({
    path: drawing(REACTIONS[one]),
    text: t(`relic.reaction.${one}`),
  }));
  return <Steps label={t('relic.reactions')} steps={steps} />;
}
