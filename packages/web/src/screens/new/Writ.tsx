import { LoadAgain, sayTrouble } from '../../app/Failed.js';
import { Button } from '../../design/Button.js';
import { Row, Stack } from '../../design/Layout.js';
import { Panel } from '../../design/Panel.js';
import { Hint, Words } from '../../design/Words.js';
import type { Adventure } from '../../games/beginning.js';
import { difficultiesIn, heroesIn } from '../../games/offered.js';
import { t } from '../../text/t.js';
import { Medallion } from '../hall/Medallions.js';
import { openingOf, problemIn } from './choices.js';
import { useBegin } from './useBegin.js';
import type { Given } from './useChoices.js';
import styles from './Writ.module.css';

type Props = Given & { adventure: Adventure };

/** What was chosen, in a few lines, and the button that begins it. */
export function Writ(props: Props) {
  const { face, choices, adventure, deck } = props;
  const { begin, busy, trouble } = useBegin();
  const problem = problemIn(choices, face.begin);
  const kind = face.begin.kinds.find(({ id }) => id === adventure.kind);
  const difficulty = difficultiesIn(deck).find(({ id }) => id === choices.difficulty)?.name;
  return (
    <Panel as="aside" of="paper" framed className={styles.writ} aria-label={t('begin.writ')}>
      <Hint>{kind && t(kind.name)}</Hint>
      <p className={styles.name}>{adventure.printed.card.name}</p>
      <Going {...props} />
      <p className={styles.hard}>{difficulty}</p>
      {choices.heroes.length > 0 && choices.companions.length === choices.heroes.length && (
        <Hint>{t('begin.watch')}</Hint>
      )}
      <p role="alert" className={styles.wrong}>
        {trouble !== undefined ? sayTrouble(trouble) : problem !== null ? t(problem) : ''}
      </p>
      {trouble?.key === 'trouble.load' ? (
        <LoadAgain trouble={trouble} />
      ) : (
        <Button
          kind="gold"
          size="large"
          icon="candle-light"
          className={styles.begin}
          disabled={problem !== null}
          busy={busy}
          onClick={() => begin(openingOf(face, choices, adventure))}
        >
          {t(busy ? 'room.opening' : 'begin.begin')}
        </Button>
      )}
    </Panel>
  );
}

function Going({ face, choices, deck }: Props) {
  const all = heroesIn(deck, face.begin, choices.heroes.length);
  return (
    <Stack as="ul" gap={2} className={styles.going}>
      {choices.heroes.map((hero) => (
        <Row key={hero} as="li">
          <Medallion game={face.code} hero={hero} />
          <Words size="small" name={all.find(({ id }) => id === hero)?.printed.card.name}>
            {t(choices.companions.includes(hero) ? 'panel.companions.companion' : 'panel.companions.person')}
          </Words>
        </Row>
      ))}
    </Stack>
  );
}
