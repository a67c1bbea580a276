import type { AcgView } from '@questhall/acg';
import { InWords, Listed } from '../../../boards/parts/InWords.js';
import { useT } from '../../../text/t.js';
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
import { isTown, roadOf } from './town.js';
import type { HeroView } from './types.js';

const DECKS = ['enemy', 'location', 'dungeon', 'gear'] as const;

/** The whole table as headings and lists, in the order in which one would tell it. */
export function TextTable({ view }: { view: AcgView }) {
  const t = useT();
  const at = (zone: string) =>
    view.enemies.filter((enemy) => enemy.zone === zone).map((enemy) => enemySaid(enemy, t));
  return (
    <InWords>
      <Where view={view} />
      {view.leader !== null && <p>{t('board.text.leader', { hero: t(`hero.${view.leader}`) })}</p>}
      {view.stage === 'quest' && (
        <>
          <h3>{t('board.location')}</h3>
          <Location view={view} />
          <Listed level={3} title={t('board.shadows')} lines={at('shadows')} none={t('board.shadows.none')} />
          <Listed level={3} title={t('board.lair')} lines={at('lair')} none={t('board.lair.none')} />
        </>
      )}
      <Dice action={view.action} />
      {view.heroes.map((hero) => (
        <HeroInWords key={hero.id} view={view} hero={hero} engaged={at(hero.id)} />
      ))}
      <Listed level={3} title={t('board.decks')} lines={DECKS.map((deck) => deckSaid(view, deck, t))} />
    </InWords>
  );
}

function Where({ view }: { view: AcgView }) {
  const t = useT();
  const { number, quests, next } = roadOf(view);
  if (isTown(view))
    return (
      <>
        <p>{t('board.settlement.after', { number, quests })}</p>
        {next !== undefined && <p>{t('board.settlement.next', { quest: next })}</p>}
      </>
    );
  return (
    <>
      <p>{t('board.text.state', { round: view.round, phase: t(`board.phase.${view.phase}`) })}</p>
      <p>{t('board.text.quest', { quest: cardName(view.quest) })}</p>
    </>
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

function Dice({ action }: Pick<AcgView, 'action'>) {
  const t = useT();
  if (action === null || action.dice.length === 0) return null;
  const lines = action.dice.map(({ kind, icons }) =>
    t(`board.text.die.${kind}`, {
      icons: icons.length === 0 ? t('die.blank') : icons.map((icon) => t(`die.${icon}`)).join(', '),
    }),
  );
  return <Listed level={3} title={t('board.text.dice')} lines={lines} />;
}

type HeroProps = { view: AcgView; hero: HeroView; engaged: readonly string[] };

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
        <Listed title={t('board.engaged')} none={t('board.engaged.none')} lines={engaged} />
      )}
      <Listed title={t('board.actions')} lines={hero.actions.map((slot) => actionSaid(slot, t))} />
      <Listed title={t('board.belt')} none={t('board.gear.none')} lines={carried} />
    </section>
  );
}
