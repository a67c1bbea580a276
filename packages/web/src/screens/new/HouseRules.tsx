import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { Choice } from '../../design/Choice.js';
import { Fold } from '../../design/Fold.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import type { GameFace } from '../../games/face.js';
import { type PlainKey, useT } from '../../text/t.js';
import styles from './Begin.module.css';
import { ruled } from './choices.js';
import type { Given } from './given.js';

type Switch = GameFace['begin']['switches'][number];

/** Questions that the printed rules leave open, each with the rule it belongs to. */
export function HouseRules(given: Given) {
  const t = useT();
  const { switches } = given.face.begin;
  const count = Object.keys(given.choices.switches).length;
  return (
    <Panel className={styles.extra}>
      <Fold
        size="large"
        open={count > 0}
        label={
          <>
            {t('begin.house')}
            {count > 0 && <small>{t('begin.house.changed', { count })}</small>}
          </>
        }
      >
        <Hint>{t('begin.house.text')}</Hint>
        {switches.map((one) => (
          <Question key={one.name} one={one} {...given} />
        ))}
      </Fold>
    </Panel>
  );
}

function Question({ one, face, choices, choose }: Given & { one: Switch }) {
  const t = useT();
  const { name, rule, values, default: usual } = one;
  const chosen = choices.switches[name] ?? usual;
  return (
    <Choice
      look="chips"
      className={styles.question}
      label={t(`switch.${name}` as PlainKey)}
      shown
      name={`switch-${name}`}
      value={chosen}
      options={values.map((value) => ({
        value,
        text: (
          <span>
            {t(`switch.${name}.${value}` as PlainKey)}
            {value === usual && <i> {t('begin.house.usual')}</i>}
          </span>
        ),
      }))}
      onChange={(value) => choose(ruled(choices, name, value, usual))}
    >
      <ButtonLink kind="link" to={paths.rules(face.code, rule)}>
        {t('begin.house.rule', { rule })}
      </ButtonLink>
    </Choice>
  );
}
