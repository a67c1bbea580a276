import type { PrintedCard } from '@questhall/acg';
import { Glyph } from '../../../design/Icon.js';
import { Panel } from '../../../design/Panel.js';
import { Story } from '../../../design/Words.js';
import { roman } from '../../../text/roman.js';
import { useT } from '../../../text/t.js';
import { drawing } from './icons.js';
import type { OfKind } from './kinds.js';
import { PerilMark, PerilTrack } from './PerilTrack.js';
import styles from './QuestSheet.module.css';
import { words } from './words.js';

type Sheet = NonNullable<PrintedCard['sheet']>;
type Props = {
  card: OfKind<'quest'>;
  sheet: Sheet;
  campaign?: string | undefined;
  peril?: number | undefined;
};

/** A quest sheet as a page of the book: story, rules of the quest, peril, and how it may end. */
export function QuestSheet({ card, sheet, campaign, peril }: Props) {
  const t = useT();
  return (
    <Panel as="article" of="paper" framed className={styles.sheet} aria-label={card.name}>
      <Head card={card} campaign={campaign} />
      <Story>{card.story.before}</Story>
      {sheet.rules.length > 0 && (
        <section className={styles.rules}>
          <h3>{t('sheet.rules')}</h3>
          {sheet.rules.map((rule) => (
            <p key={rule}>{words(rule)}</p>
          ))}
        </section>
      )}
      <PerilTrack track={card.perilTrack} here={peril} />
      <dl className={styles.effects}>
        {sheet.peril.map(({ colour, text }) => (
          <Effect key={colour} colour={colour as 'green' | 'blue' | 'red'} text={text} />
        ))}
      </dl>
      <Ends sheet={sheet} />
    </Panel>
  );
}

/** An initial is that of the name and not of its article. */
const ARTICLE = /^(A|An|The|Ein|Eine|Der|Die|Das) /;

function Head({ card, campaign }: Pick<Props, 'card' | 'campaign'>) {
  const t = useT();
  const { number, tier, name, icon } = card;
  const kind =
    number === null || campaign === undefined
      ? t('sheet.delve')
      : t('sheet.kind', { number, campaign, tier: roman(tier) });
  return (
    <header className={styles.head}>
      <span className={styles.initial} aria-hidden="true">
        <Glyph path={drawing(icon)} />
        <b>{name.replace(ARTICLE, '').charAt(0)}</b>
      </span>
      <div>
        <p>{kind}</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.motto}>{card.flavour}</p>
      </div>
      <span className={styles.seal}>
        <Glyph path={drawing('wax-seal')} />
      </span>
    </header>
  );
}

function Effect({ colour, text }: { colour: 'green' | 'blue' | 'red'; text: string }) {
  const t = useT();
  return (
    <>
      <dt>
        <PerilMark colour={colour} label={t(`sheet.colour.${colour}`)} />
      </dt>
      <dd>{words(text)}</dd>
    </>
  );
}

function Ends({ sheet }: { sheet: Sheet }) {
  const t = useT();
  return (
    <div className={styles.ends}>
      <section data-end="won">
        <h3>{t('sheet.victory')}</h3>
        <p>{sheet.victory}</p>
        <h4>{t('sheet.reward')}</h4>
        <p>{sheet.reward}</p>
      </section>
      <section data-end="lost">
        <h3>{t('sheet.defeat')}</h3>
        <p>{sheet.defeat}</p>
        <h4>{t('sheet.penalty')}</h4>
        <p>{sheet.penalty}</p>
      </section>
    </div>
  );
}
