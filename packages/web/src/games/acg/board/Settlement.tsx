import type { AcgView } from '@questhall/acg';
import type { Asked } from '@questhall/table';
import { useAimed } from '../../../boards/parts/context.js';
import { Glyph } from '../../../design/Icon.js';
import { Row } from '../../../design/Layout.js';
import { t } from '../../../text/t.js';
import { type AcgIcon, drawing } from '../cards/icons.js';
import { Loose } from './Loose.js';
import { isHome } from './printed.js';
import styles from './Settlement.module.css';
import { isLearning, roadOf } from './town.js';
import type { HeroView } from './types.js';

const VISITS = [
  ['trainer', 'upgrade'],
  ['blacksmith', 'fire'],
  ['arena', 'crossed-swords'],
] as const satisfies readonly (readonly [HeroView['visits'][number], AcgIcon])[];
const PER_HERO = 2;

/** Between two quests there is a town where the dungeon was; after the last one, what became of it all. */
export function Settlement({ view, decision }: { view: AcgView; decision: Asked | null }) {
  const end = view.campaign?.results.at(-1) ?? 'lost';
  const key = isHome(view) ? (`board.home.${end}` as const) : 'board.settlement';
  const name = t(key);
  const { next } = roadOf(view);
  if (decision !== null && isLearning(decision)) return <Trainer decision={decision} />;
  return (
    <section className={styles.town} aria-label={name}>
      <Glyph
        className={styles.roofs}
        path={drawing(key === 'board.home.lost' ? 'crowned-skull' : 'medieval-village-01')}
      />
      <div>
        <h2>{name}</h2>
        <p>{t(`${key}.text`)}</p>
        {next !== undefined && <p className={styles.next}>{t('board.settlement.next', { quest: next })}</p>}
      </div>
      <Loose />
      {view.campaign !== null && (
        <ol className={styles.results}>
          {view.campaign.results.map((result, i) => (
            <li key={i} data-result={result}>
              <Glyph path={drawing(result === 'won' ? 'wax-seal' : 'crowned-skull')} />
              <span>{t(result === 'won' ? 'board.won.short' : 'board.lost.short', { number: i + 1 })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function Visits({ hero }: { hero: HeroView }) {
  return (
    <div className={styles.visits}>
      <p>{t('board.hero.town', { left: Math.max(0, PER_HERO - hero.visits.length) })}</p>
      <Row as="ul" gap={2}>
        {VISITS.map(([visit, icon]) => (
          <li key={visit} data-been={hero.visits.includes(visit) || undefined}>
            <Glyph path={drawing(icon)} />
            {t(`board.visit.${visit}`)}
          </li>
        ))}
      </Row>
    </div>
  );
}

/** At the trainer's: what each action says now, beside what it would say from then on. */
function Trainer({ decision: { options } }: { decision: Asked }) {
  const aimed = useAimed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.trainer} aria-label={t('board.visit.trainer')} tabIndex={0}>
      <ul>
        {options.map(({ id, text, details }) => (
          <li key={id} data-aimed={aimed === id || undefined}>
            <h3>{text}</h3>
            {details.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
