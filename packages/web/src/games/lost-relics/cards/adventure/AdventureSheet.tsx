import type { LrPrintedOf } from '@questhall/lost-relics';
import type { ReactNode } from 'react';
import { Scene } from '../../../../cards/art/Scene.js';
import { Panel } from '../../../../design/Panel.js';
import { Story } from '../../../../design/Words.js';
import { useT } from '../../../../text/t.js';
import { Plan } from '../plan/Plan.js';
import { adventureScene } from '../scenes.js';
import '../relics.css';
import styles from './AdventureSheet.module.css';

type Props = { printed: LrPrintedOf<'adventure'> };

/** The page of an adventure: story, plan, objective and defeat, and all that its rules say. */
export function AdventureSheet({ printed }: Props) {
  const t = useT();
  const { card, parts } = printed;
  return (
    <Panel as="article" of="paper" framed className={styles.sheet} aria-label={card.name}>
      <Head printed={printed} />
      <Story>{card.intro}</Story>
      <div className={styles.goals}>
        <Part title={t('relic.sheet.objective')} tone="won">
          <p>{card.objective.text}</p>
        </Part>
        <Part title={t('relic.sheet.defeat')} tone="lost">
          {[t('relic.sheet.out'), ...card.defeat.map(({ text }) => text)].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Part>
      </div>
      <Field printed={printed} />
      <Part title={t('relic.sheet.phase')}>
        <ol className={styles.steps}>
          {parts.phase.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Part>
      <Rules parts={parts} />
    </Panel>
  );
}

function Head({ printed: { card } }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Scene className={styles.scene} scene={adventureScene(card)} height={288} open={0} />
      </div>
      <div>
        <p className={styles.name}>{card.name}</p>
        <p className={styles.motto}>{card.flavour}</p>
      </div>
    </header>
  );
}

function Field({ printed: { card, parts } }: Props) {
  const t = useT();
  return (
    <div className={styles.field}>
      <figure className={styles.map}>
        <Plan plan={parts.plan} start={card.start} />
        <figcaption>
          {parts.boards.join(' · ')}
          <br />
          <span className={styles.start} />
          {t('relic.sheet.start')}
        </figcaption>
      </figure>
      <Part title={t('relic.sheet.hostiles')}>
        <ul>
          {parts.hostiles.map(({ kind, ...placed }) => (
            <li key={`${kind} ${placed.where}`}>{t('relic.sheet.placed', placed)}</li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Rules({ parts: { rules, things } }: Pick<LrPrintedOf<'adventure'>, 'parts'>) {
  const t = useT();
  return (
    <>
      {rules.length > 0 && (
        <Part title={t('relic.sheet.rules')}>
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </Part>
      )}
      {things.length > 0 && (
        <Part title={t('relic.sheet.things')}>
          <dl>
            {things.map(({ id, name, where, text }) => (
              <div key={id}>
                <dt>{t('relic.sheet.where', { name, where })}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </>
  );
}

function Part({ title, tone, children }: { title: string; tone?: 'won' | 'lost'; children: ReactNode }) {
  return (
    <section className={styles.part} data-tone={tone}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
