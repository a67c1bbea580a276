import type { CcPrintedOf } from '@questhall/cursed-city';
import type { ReactNode } from 'react';
import { Scene } from '../../../cards/art/Scene.js';
import type { SceneData } from '../../../cards/art/scene.js';
import { CardPage, PageColumns, PagePart } from '../../../cards/Page.js';
import { Fold } from '../../../design/Fold.js';
import { Story } from '../../../design/Words.js';
import { t } from '../../../text/t.js';
import styles from './Look.module.css';
import { LOOK } from './look.js';
import { PlanFigure } from './PlanPicture.js';
import { entryScene, journeyScene, pageScene } from './scenes.js';

type SheetProps = { name: string; motto: string; scene: SceneData; children: ReactNode };

const Sheet = ({ name, motto, scene, children }: SheetProps) => (
  <CardPage
    name={name}
    motto={motto}
    className={`${LOOK.className ?? ''} ${styles.sheet}`}
    picture={
      <div className={styles.picture}>
        <Scene scene={scene} height={288} open={0} />
      </div>
    }
  >
    {children}
  </CardPage>
);

type Told = { readonly name: string; readonly text: string };
const List = ({ told }: { told: readonly Told[] }) => (
  <dl>
    {told.map(({ name, text }) => (
      <div key={`${name} ${text}`}>
        {name !== '' && <dt>{name}</dt>}
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** The page of a journey: what it is about, where it leads, its rules, and what comes of it. */
export function JourneySheet({ printed }: { printed: CcPrintedOf<'journey'> }) {
  const { card, parts } = printed;
  const { success, failure, always } = parts.consequences;
  const rules = [
    ...(parts.begin === '' ? [] : [{ name: t('city.sheet.begin'), text: parts.begin }]),
    ...parts.rules,
  ];
  return (
    <Sheet name={card.name} motto={t(`city.journey.${card.type}`)} scene={journeyScene(card)}>
      <Story>{card.intro}</Story>
      {parts.unlock !== '' && <p>{parts.unlock}</p>}
      <PageColumns>
        <PagePart title={t('begin.wins')} tone="won">
          <p>{card.victory.text}</p>
        </PagePart>
        <PagePart title={t('begin.loses')} tone="lost">
          <p>{t('city.lost.out')}</p>
        </PagePart>
      </PageColumns>
      <Ground printed={printed} />
      {rules.length > 0 && (
        <PagePart title={t('city.sheet.rules')}>
          <List told={rules} />
        </PagePart>
      )}
      <PagePart title={t('city.sheet.consequences')}>
        <List
          told={[
            { name: t('city.sheet.success'), text: success },
            { name: t('city.sheet.failure'), text: failure },
            { name: t('city.sheet.always'), text: always },
          ].filter(({ text }) => text !== '')}
        />
      </PagePart>
    </Sheet>
  );
}

/** The one map of a journey, or those that the quest die chooses from. */
function Ground({ printed: { parts } }: { printed: CcPrintedOf<'journey'> }) {
  if (parts.plan !== null)
    return <PlanFigure plan={parts.plan} name={parts.maps.map(({ name }) => name).join(', ')} />;
  const rows = parts.maps.map(({ from, to, name }) => ({ name: `${from}–${to}`, text: name }));
  return (
    <PagePart title={t('city.sheet.maps')}>
      {rows.length === 0 ? <p>{t('city.sheet.explored')}</p> : <List told={rows} />}
    </PagePart>
  );
}

/** An entry stays folded until somebody wants to know. */
export function EntrySheet({ printed: { card, parts } }: { printed: CcPrintedOf<'entry'> }) {
  return (
    <Sheet name={card.name} motto={t('city.line.entry', { number: card.number })} scene={entryScene(card)}>
      <p>{t('city.entry.sealed')}</p>
      <Fold key={card.id} label={t('city.entry.open')}>
        <Story>{card.text}</Story>
        <PagePart title={t('city.sheet.choices')}>
          <p>{parts.lines}</p>
        </PagePart>
      </Fold>
    </Sheet>
  );
}

/** Which entry a crisis leads to, by day and by night. */
export function CrisesSheet({ printed: { card, parts } }: { printed: CcPrintedOf<'crises'> }) {
  return (
    <Sheet name={card.name} motto={t('city.card.crises')} scene={pageScene(card)}>
      <p>{t('city.crises.text')}</p>
      <PageColumns>
        <PagePart title={t('city.day')}>
          <List told={parts.day} />
        </PagePart>
        <PagePart title={t('city.night')}>
          <List told={parts.night} />
        </PagePart>
      </PageColumns>
    </Sheet>
  );
}

export function TableSheet({ printed: { card, parts } }: { printed: CcPrintedOf<'table'> }) {
  return (
    <Sheet name={card.name} motto={t('city.card.table')} scene={pageScene(card)}>
      <List told={parts.rows} />
    </Sheet>
  );
}

/** How the quest begins, and its road. How it ends is under seal. */
export function QuestSheet({ printed: { card, parts } }: { printed: CcPrintedOf<'quest'> }) {
  return (
    <Sheet name={card.name} motto={t('city.card.quest')} scene={pageScene(card)}>
      <Story>{card.opening}</Story>
      <PageColumns>
        <PagePart title={t('city.sheet.journeys')}>
          <ul>
            {parts.journeys.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </PagePart>
        <PagePart title={t('city.sheet.start')}>
          <p>
            {t('city.quest.start', { fear: card.fear, influence: card.influence, daytime: card.daytime })}
          </p>
        </PagePart>
      </PageColumns>
      <PagePart title={t('city.sheet.end')} tone="rule">
        <p>{t('city.quest.sealed')}</p>
      </PagePart>
    </Sheet>
  );
}
