import type { Asked, Line, Scene } from '@questhall/table';
import { Button } from '../../../design/Button.js';
import { Icon } from '../../../design/Icon.js';
import { Hint } from '../../../design/Words.js';
import { useT } from '../../../text/t.js';
import type { About } from '../panel.js';
import { RuleSlips } from './RuleSlips.js';
import { isBygone, openNow, reasonsOf, subjectOf, titleOf } from './subject.js';
import { Trail } from './Trail.js';
import { lastMove, type Told } from './told.js';
import styles from './Why.module.css';

type Props = { scene: Scene; told: Told; about: About | null; onAbout: (about: About) => void };

/** Why something is asked, offered, barred or told: the reason, the rules, and what is going on. */
export function Why({ scene, told, about, onAbout }: Props) {
  const t = useT();
  const subject = subjectOf(about, scene);
  const now = openNow(scene);
  if (subject === null) return <Hint>{t('panel.why.nothing')}</Hint>;
  const { rules, trail, details } = reasonsOf(subject);
  return (
    <div className={styles.why}>
      <Hint>{t(`panel.why.${subject.of}`)}</Hint>
      <h3 className={styles.subject}>{titleOf(subject)}</h3>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {rules.length > 0 && <RuleSlips game={scene.game} rules={rules} />}
      {subject.of === 'question' && <Answers asked={subject.asked} onAbout={onAbout} />}
      {'asked' in subject && !isBygone(subject, scene) && <Led lines={lastMove(told)} onAbout={onAbout} />}
      {trail.length > 0 && <Trail game={scene.game} trail={trail} />}
      {now !== null && subject.of !== 'question' && (
        <Button kind="quiet" icon="return-arrow" onClick={() => onAbout({ of: 'question', asked: now })}>
          {t('panel.why.now')}
        </Button>
      )}
    </div>
  );
}

/** What led to a question, in the words of the chronicle. */
function Led({ lines, onAbout }: { lines: readonly Line[]; onAbout: Props['onAbout'] }) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('panel.why.led')}</h3>
      <ul className={styles.list}>
        {lines.map((line, i) => (
          <li key={i}>
            <button type="button" onClick={() => onAbout({ of: 'line', line })}>
              {line.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ asked, onAbout }: { asked: Asked; onAbout: Props['onAbout'] }) {
  const t = useT();
  return (
    <>
      {asked.barred.length > 0 && (
        <section className={styles.part}>
          <h3>{t('panel.why.not')}</h3>
          <ul className={styles.list}>
            {asked.barred.map((barred) => (
              <li key={`${barred.name} ${barred.because}`} data-barred>
                <button type="button" onClick={() => onAbout({ of: 'barred', asked, barred })}>
                  <Icon name="padlock" />
                  <span>
                    <b>{barred.name}</b> {barred.because} <small>{barred.rules[0]}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h3>{t('panel.why.offered')}</h3>
        <ul className={styles.list}>
          {asked.options.map(({ id, text, details }) => (
            <li key={id}>
              <button type="button" onClick={() => onAbout({ of: 'option', asked, option: id })}>
                <span>
                  <b>{text}</b> {details[0]}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
