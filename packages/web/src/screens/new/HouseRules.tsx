import { Link } from 'wouter';
import { paths } from '../../app/paths.js';
import type { GameFace } from '../../games/face.js';
import { type PlainKey, useT } from '../../text/t.js';
import { ruled } from './choices.js';
import styles from './Extras.module.css';
import type { Given } from './given.js';
import { Picked } from './Picked.js';

type Switch = GameFace['begin']['switches'][number];

/** Questions that the printed rules leave open, each with the rule it belongs to. */
export function HouseRules(given: Given) {
  const t = useT();
  const { switches } = given.face.begin;
  const count = Object.keys(given.choices.switches).length;
  return (
    <details className={styles.extra} open={count > 0 || undefined}>
      <summary>
        {t('begin.house')}
        {count > 0 && <small>{t('begin.house.changed', { count })}</small>}
      </summary>
      <p className={styles.text}>{t('begin.house.text')}</p>
      {switches.map((one) => (
        <Question key={one.name} one={one} {...given} />
      ))}
    </details>
  );
}

function Question({ one, face, choices, choose }: Given & { one: Switch }) {
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
      <Link href={paths.rules(face.code, rule)}>{t('begin.house.rule', { rule })}</Link>
    </fieldset>
  );
}
