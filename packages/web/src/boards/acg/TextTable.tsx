import type { AcgView } from '@questhall/acg';
import { useT } from '../../text/t.js';
import { cardName, printedOf } from './printed.js';
import {
  actionSaid,
  conditionSaid,
  conditionsOf,
  deckSaid,
  enemySaid,
  gearSaid,
  heroSaid,
  locationSaid,
} from './said.js';
import styles from './TextTable.module.css';
import type { EnemyView, HeroView } from './types.js';

const DECKS = ['enemy', 'location', 'dungeon', 'gear'] as const;

/** The whole table as headings and lists, in the order in which one would tell it. */
export function TextTable({ view }: { view: AcgView }) {
  const t = useT();
  const at = (zone: string) => view.enemies.filter((enemy) => enemy.zone === zone);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls has to be reached by the keyboard
    <section className={styles.page} tabIndex={0} aria-label={t('board.text')}>
      <h2>{t('board.text')}</h2>
      <p>{t('board.text.state', { round: view.round, phase: t(`board.phase.${view.phase}`) })}</p>
      <p>{t('board.text.quest', { quest: cardName(view.quest) })}</p>
      {view.leader !== null && <p>{t('board.text.leader', { hero: t(`hero.${view.leader}`) })}</p>}
      {view.stage === 'quest' && (
        <>
          <h3>{t('board.location')}</h3>
          <Location view={view} />
          <Lurking title={t('board.shadows')} enemies={at('shadows')} none={t('board.shadows.none')} />
          <Lurking title={t('board.lair')} enemies={at('lair')} none={t('board.lair.none')} />
        </>
      )}
      <Dice action={view.action} />
      {view.heroes.map((hero) => (
        <HeroInWords key={hero.id} view={view} hero={hero} engaged={at(hero.id)} />
      ))}
      <h3>{t('board.decks')}</h3>
      <ul>
        {DECKS.map((deck) => (
          <li key={deck}>{deckSaid(view, deck, t)}</li>
        ))}
      </ul>
    </section>
  );
}

function Location({ view: { location } }: { view: AcgView }) {
  const t = useT();
  if (location === null) return <p>{t('board.location.none')}</p>;
  return (
    <>
      <p>{locationSaid(location, t)}</p>
      {printedOf(location.card)?.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

function Lurking({ title, enemies, none }: { title: string; enemies: readonly EnemyView[]; none: string }) {
  const t = useT();
  return (
    <>
      <h3>{title}</h3>
      {enemies.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {enemies.map((enemy) => (
            <li key={enemy.id}>{enemySaid(enemy, t)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Dice({ action }: Pick<AcgView, 'action'>) {
  const t = useT();
  if (action === null || action.dice.length === 0) return null;
  return (
    <>
      <h3>{t('board.text.dice')}</h3>
      <ul>
        {action.dice.map(({ kind, icons }, i) => (
          <li key={i}>
            {t(`board.text.die.${kind}`, {
              icons: icons.length === 0 ? t('die.blank') : icons.map((icon) => t(`die.${icon}`)).join(', '),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

type HeroProps = { view: AcgView; hero: HeroView; engaged: readonly EnemyView[] };

function HeroInWords({ view, hero, engaged }: HeroProps) {
  const t = useT();
  const carried = [
    ...hero.gear.map((gear) => gearSaid(gear, t)),
    ...hero.items.map((item) => t('board.item.said', { name: cardName(item) })),
    ...conditionsOf(hero).map(({ condition, count }) => conditionSaid(condition, count, t)),
  ];
  return (
    <section aria-label={t(`hero.${hero.id}`)}>
      <h3>{heroSaid(hero, view.leader, t)}</h3>
      {view.stage === 'quest' && (
        <Line
          title={t('board.engaged')}
          none={t('board.engaged.none')}
          lines={engaged.map((enemy) => enemySaid(enemy, t))}
        />
      )}
      <Line title={t('board.actions')} none="" lines={hero.actions.map((slot) => actionSaid(slot, t))} />
      <Line title={t('board.belt')} none={t('board.gear.none')} lines={carried} />
    </section>
  );
}

function Line({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) {
  return (
    <>
      <h4>{title}</h4>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
