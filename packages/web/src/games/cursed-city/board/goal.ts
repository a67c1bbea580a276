import type { CcCardOf, CcView } from '@questhall/cursed-city';
import { t } from '../../../text/t.js';
import { printedOf } from '../deck.js';
import { cardOf } from './cards.js';

type Condition = CcCardOf<'journey'>['victory']['if'];

/** How far something has come. `name` is empty where the sentence beside it says what is counted. */
export type Gauge = { readonly id: string; readonly now: number; readonly of: number };
export type Goal = { readonly text: string; readonly gauges: readonly Gauge[] };

type Played = Pick<CcView, 'journey'>['journey'];

/** What is played: a journey, or a tutorial before the quest. */
const sheetOf = (journey: Played): CcCardOf<'journey'> | CcCardOf<'tutorial'> | undefined =>
  journey === null ? undefined : (cardOf(journey.id, 'journey') ?? cardOf(journey.id, 'tutorial'));

export const isTutorial = (journey: Played): boolean => sheetOf(journey)?.kind === 'tutorial';

/** What the head of the table names: the journey with its type, a tutorial, or between journeys the quest. */
export function headOf({ journey, quest }: Pick<CcView, 'journey' | 'quest'>) {
  const sheet = sheetOf(journey);
  const shown = sheet ?? cardOf(quest.id, 'quest');
  const type = sheet?.kind === 'journey' ? sheet.type : undefined;
  return { id: shown?.id ?? quest.id, name: shown?.name ?? '', type };
}

/** What the journey wants, and how far it is from it. */
export function goalOf(view: CcView): Goal | undefined {
  const sheet = sheetOf(view.journey);
  return sheet && { text: sheet.victory.text, gauges: gaugesIn(sheet.victory.if, view) };
}

function gaugesIn({ slain, counter, realmstone }: Condition, view: CcView): Gauge[] {
  const { journey } = view;
  const gauges: Gauge[] = [];
  if (slain?.champion === true && slain.atLeast !== undefined)
    gauges.push({ id: 'champions', now: view.championsSlain, of: slain.atLeast });
  if (slain?.model !== undefined)
    gauges.push({ id: slain.model, now: journey?.slain[slain.model] ?? 0, of: slain.atLeast ?? 1 });
  if (counter?.atLeast !== undefined)
    gauges.push({ id: counter.name, now: journey?.counters[counter.name] ?? 0, of: counter.atLeast });
  if (realmstone?.atLeast !== undefined)
    gauges.push({ id: 'realmstone', now: realmstoneIn(view), of: realmstone.atLeast });
  return gauges;
}

/** What the realmstone of those who are here is worth. */
export const realmstoneIn = ({ company, heroes }: CcView): number =>
  company
    .filter(({ id }) => heroes.some((hero) => hero.id === id))
    .flatMap(({ realmstone }) => realmstone)
    .reduce((sum, id) => sum + worthOf(id), 0);

export function worthOf(id: string): number {
  const card = printedOf(id)?.card as CcCardOf<'discovery'> | undefined;
  return card?.type === 'realmstone' ? card.value : 0;
}

/** Spaces of the day before the night comes. */
export function daytimeOf({ journey, quest }: CcView): number {
  const own = journey === null ? undefined : cardOf(journey.id, 'journey')?.daytime;
  return own ?? cardOf(quest.id, 'quest')?.daytime ?? 0;
}

export const gaugeSaid = ({ now, of }: Gauge): string => t('cityBoard.gauge', { now, of });
