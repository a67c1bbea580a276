import type { LrPrintedOf } from '@questhall/lost-relics';
import { Scene } from '../../../cards/art/Scene.js';
import { CardPage, PageColumns, PagePart, PageSteps } from '../../../cards/Page.js';
import { Story } from '../../../design/Words.js';
import { t } from '../../../text/t.js';
import styles from './AdventureSheet.module.css';
import { LOOK } from './look.js';
import { Plan } from './Plan.js';
import { adventureScene } from './scenes.js';

type Props = { printed: LrPrintedOf<'adventure'> };

/** The page of an adventure: story, plan, objective and defeat, and all that its rules say. */
export function AdventureSheet({ printed }: Props) {
  const { card, parts } = printed;
  return (
    <CardPage
      name={card.name}
      motto={card.flavour}
      className={LOOK.className}
      picture={
        <div className={styles.picture}>
          <Scene scene={adventureScene(card)} height={288} open={0} />
        </div>
      }
    >
      <Story>{card.intro}</Story>
      <PageColumns>
        <PagePart title={t('relic.sheet.objective')} tone="won">
          <p>{card.objective.text}</p>
        </PagePart>
        <PagePart title={t('room.over.lost')} tone="lost">
          {[t('relic.sheet.out'), ...card.defeat.map(({ text }) => text)].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </PagePart>
      </PageColumns>
      <Field printed={printed} />
      <PagePart title={t('relic.sheet.phase')}>
        <PageSteps steps={parts.phase} />
      </PagePart>
      <Rules parts={parts} />
    </CardPage>
  );
}

function Field({ printed: { card, parts } }: Props) {
  return (
    <PageColumns wide>
      <figure className={styles.map}>
        <Plan plan={parts.plan} start={card.start} />
        <figcaption>
          {parts.boards.join(' · ')}
          <br />
          <span className={styles.start} />
          {t('relic.sheet.start')}
        </figcaption>
      </figure>
      <PagePart title={t('relics.cards.hostile')}>
        <ul>
          {parts.hostiles.map(({ kind, ...placed }) => (
            <li key={`${kind} ${placed.where}`}>{t('relic.sheet.placed', placed)}</li>
          ))}
        </ul>
      </PagePart>
    </PageColumns>
  );
}

function Rules({ parts: { rules, things } }: Pick<LrPrintedOf<'adventure'>, 'parts'>) {
  return (
    <>
      {rules.length > 0 && (
        <PagePart title={t('relic.sheet.rules')}>
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </PagePart>
      )}
      {things.length > 0 && (
        <PagePart title={t('relic.sheet.things')}>
          <dl>
            {things.map(({ id, name, where, text }) => (
              <div key={id}>
                <dt>{t('relic.sheet.where', { name, where })}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </PagePart>
      )}
    </>
  );
}
