import { switches } from 'virtual:switches/acg';
import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import { type TextKey, useT } from '../../text/t.js';
import { ruled } from './choices.js';
import styles from './Extras.module.css';
import type { Given } from './given.js';
import { Picked } from './Picked.js';

type Switch = (typeof switches)[number];

/** Questions that the printed rules leave open, each with the rule it belongs to. */
export function HouseRules({ choices, choose }: Given) {
  const t = useT();
  const count = Object.keys(choices.switches).length;
  return (
    <details className={styles.extra} open={count > 0 || undefined}>
      <summary>
        {t('begin.house')}
        {count > 0 && <small>{t('begin.house.changed', { count })}</small>}
      </summary>
      <p className={styles.text}>{t('begin.house.text')}</p>
      {switches.map((one) => (
        <Question key={one.name} one={one} choices={choices} choose={choose} />
      ))}
    </details>
  );
}

function Question({ one, choices, choose }: Given & { one: Switch }) {
  const t = useT();
  const { name, rule, values, default: usual } = one;
  const chosen = choices.switches[name] ?? usual;
  return (
    <fieldset className={styles.question}>
      <legend>{t(`switch.${name}` as PlainKey)}</legend>
      {values.map((value) => (
        <Picked
          key={value}
          name={`switch-${name}`}
          className={styles.value}
          checked={value === chosen}
          onPick={() => choose(ruled(choices, name, value, usual))}
        >
          <span>
            {t(`switch.${name}.${value}` as PlainKey)}
            {value === usual && <small> {t('begin.house.usual')}</small>}
          </span>
        </Picked>
      ))}
      <Link href={paths.rules('acg', rule)}>{t('begin.house.rule', { rule })}</Link>
    </fieldset>
  );
}

/** Texts of switches take no arguments, which the compiler cannot see through a name put together. */
type PlainKey = Extract<TextKey, 'begin.title'>;
