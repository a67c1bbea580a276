import type { GameCode } from '@questhall/rulebook';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../design/Button.js';
import { Choice } from '../../design/Choice.js';
import { Field } from '../../design/Field.js';
import { Fold } from '../../design/Fold.js';
import { Stack } from '../../design/Layout.js';
import { Loading, Notice } from '../../design/Notice.js';
import { PageHead, useTitle } from '../../design/PageHead.js';
import { Panel } from '../../design/Panel.js';
import { Hint } from '../../design/Words.js';
import type { GameFace } from '../../games/face.js';
import { useDeck, useFace } from '../../games/faces.js';
import { adventuresIn } from '../../games/offered.js';
import { type PlainKey, t } from '../../text/t.js';
import { AboutAdventure } from './AboutAdventure.js';
import styles from './Begin.module.css';
import { LONGEST_SEED, ruled } from './choices.js';
import { Hardness } from './Hardness.js';
import { Party } from './Party.js';
import { type Given, useChoices, useFirst } from './useChoices.js';
import { Where } from './Where.js';
import { Writ } from './Writ.js';

type Props = { game: GameCode };

/** Who goes where, and with whom. */
export default function Begin({ game }: Props) {
  useTitle(t('begin.title'));
  const first = useFirst();
  return first === null ? <Loading /> : <Choosing game={game} first={first} />;
}

function Choosing({ game, first }: Props & { first: boolean }) {
  const face = useFace(game);
  const deck = useDeck(face);
  const { choices, choose, unknown } = useChoices(face, first);
  const adventures = adventuresIn(deck);
  const chosen = adventures.find(({ id }) => id === choices.adventure);
  if (chosen === undefined) return null;
  const given = { face, deck, choices, choose };
  return (
    <div className={styles.page} data-game={game}>
      <div className={styles.head}>
        <PageHead title={t('begin.title')} lead={t('begin.lead')} />
        {unknown.length > 0 && (
          <Notice role="status">
            {t('begin.bad.link', {
              what: unknown.map((one) => t('begin.quoted', { word: one.slice(0, 40) })).join(', '),
            })}
          </Notice>
        )}
      </div>
      <Stack gap={5} className={styles.choices}>
        <Where {...given} adventures={adventures} chosen={chosen} />
        <AboutAdventure {...given} adventure={chosen} />
        <Party {...given} />
        <Hardness {...given} adventure={chosen} first={first} />
        <HouseRules {...given} />
        <Advanced {...given} />
      </Stack>
      <Writ {...given} adventure={chosen} />
    </div>
  );
}

type Switch = GameFace['begin']['switches'][number];

/** Questions that the printed rules leave open, each with the rule it belongs to. */
function HouseRules(given: Given) {
  const { switches } = given.face.begin;
  const count = Object.keys(given.choices.switches).length;
  if (switches.length === 0) return null;
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

/** What only somebody wants who would play the same game again. */
function Advanced({ choices, choose }: Given) {
  const over = choices.seed.length - LONGEST_SEED;
  return (
    <Panel className={styles.extra}>
      <Fold size="large" label={t('begin.advanced')} open={choices.seed !== ''}>
        <Field
          label={t('begin.seed')}
          hint={t('begin.seed.hint')}
          wrong={over > 0 && `${t('begin.bad.seed')} ${t('begin.seed.left', { left: over })}`}
          value={choices.seed}
          onChange={({ target }) => choose({ ...choices, seed: target.value })}
        />
      </Fold>
    </Panel>
  );
}
