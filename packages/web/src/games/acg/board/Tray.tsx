import type { AcgView } from '@questhall/acg';
import { LastRoll } from '../../../stage/LastRoll.js';
import { t } from '../../../text/t.js';
import type { Throw } from './happened.js';
import { rollOf } from './roll.js';
import styles from './Tray.module.css';

type Props = { view: AcgView; thrown: Throw | null; step: Step | undefined };

/** The last roll, and how far an action has come. */
export function Tray({ view, thrown, step }: Props) {
  const roll = rollOf(thrown, view);
  return (
    <>
      <Steps step={step} />
      <LastRoll roll={roll} past={view.action === null || view.action.dice.length === 0} />
    </>
  );
}

function Steps({ step }: { step: Step | undefined }) {
  const now = step === undefined ? -1 : STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t('board.steps')}>
      {STEPS.map((name, i) => (
        <li key={name} aria-current={i === now ? 'step' : undefined} data-done={i < now || undefined}>
          <i aria-hidden="true">{i + 1}</i>
          <span>{t(`board.step.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}

const STEPS = ['choose', 'spend', 'roll', 'reroll', 'modify', 'result'] as const;
type Step = (typeof STEPS)[number];

const ASKED: { readonly [ask: string]: Step } = {
  'choose-targets': 'choose',
  'choose-hero-to-aid': 'choose',
  'spend-tokens': 'spend',
  'choose-dice-to-reroll': 'reroll',
  'how-many-to-convert': 'modify',
  'divide-successes': 'result',
  'choose-attackers': 'result',
  'order-nemeses': 'result',
  'place-tokens': 'result',
};

/** Where an action stands, from what lies on the table and what is asked. */
export function stepOf({ action, heroes }: AcgView, ask: string | undefined): Step | undefined {
  if (action === null) return ask === 'choose-action' ? 'choose' : undefined;
  const asked = ask === undefined ? undefined : ASKED[ask];
  if (asked !== undefined) return asked;
  if (action.dice.length > 0) return ask === 'use-ability' ? 'modify' : 'result';
  return heroes.some(({ id }) => id === action.hero) ? 'choose' : undefined;
}
