import { isGame, paths } from '../../../app/paths.js';
import { ButtonLink } from '../../../design/Button.js';
import { Icon, type IconName } from '../../../design/Icon.js';
import { Row, Stack } from '../../../design/Layout.js';
import { type TextKey, t } from '../../../text/t.js';
import { usePlayed } from '../usePlaying.js';
import styles from './Help.module.css';
import { BINDINGS, type Cap } from './keys.js';

const READING: readonly { icon: IconName; text: Extract<TextKey, `panel.help.${string}`> }[] = [
  { icon: 'sun', text: 'panel.help.glow' },
  { icon: 'perspective-dice-six-faces-random', text: 'panel.help.odds' },
  { icon: 'padlock', text: 'panel.help.barred' },
  { icon: 'moon', text: 'panel.help.exhausted' },
  { icon: 'anticlockwise-rotation', text: 'panel.help.back' },
];

/** How the table reads, what to do when stuck, every key, and where to learn more. */
export function Help() {
  const { game } = usePlayed().scene;
  return (
    <>
      <h3>{t('panel.help.reading')}</h3>
      <Stack as="ul" className={styles.reading}>
        {READING.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{t(text)}</span>
          </li>
        ))}
      </Stack>
      <h3>{t('panel.help.advice')}</h3>
      <p>{t('panel.help.advice.text')}</p>
      <h3>{t('panel.help.keys')}</h3>
      <dl className={styles.keys}>
        {BINDINGS.map(({ text, caps }) => (
          <div key={text}>
            <dt>
              {caps.map((cap, i) => (
                <Key key={i} cap={cap} />
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('panel.help.touch')}</p>
      {isGame(game) && (
        <>
          <h3>{t('panel.help.learn')}</h3>
          <Row as="nav" gap={2} aria-label={t('panel.help.learn')}>
            <ButtonLink kind="outline" icon="candle-light" to={paths.lessons(game)} apart>
              {t('lessons.steps')}
            </ButtonLink>
            <ButtonLink kind="outline" icon="rule-book" to={paths.rules(game)} apart>
              {t('rules.title')}
            </ButtonLink>
          </Row>
        </>
      )}
    </>
  );
}

function Key({ cap }: { cap: Cap }) {
  if ('name' in cap) return <kbd>{t(cap.name)}</kbd>;
  return cap.letter === '…' ? <span>…</span> : <kbd>{cap.letter}</kbd>;
}
