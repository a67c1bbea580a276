import { carries } from '../../carries.js';
import type { CcBox } from '../box.js';
import type { Predicate } from '../conditions.js';
import type { AnyCard, JourneyCard, QuestCard } from '../schema/index.js';
import { labelsIn, paramsIn } from './mentions.js';
import { type Check, eachOf, isThere, missing } from './pack.js';

/** Its table of crises, its maps, and whatever follows at once. */
export const journeysNameRecords: Check = eachOf('journey', ({ crises, maps = [], leadsTo }, box) => [
  ...missing(box, 'crises', crises === undefined ? [] : [crises]),
  ...missing(
    box,
    'map',
    maps.map(({ map }) => map),
  ),
  ...missing(box, 'journey', leadsTo === undefined ? [] : [leadsTo]),
]);

/** Models that it is about, and that must be slain: as many of them as the box has. */
export const targetsAreInTheBox: Check = eachOf('journey', ({ targets = [], victory, ends = [] }, box) => {
  const models = Object.values(box.models).map(({ model }) => model);
  const slain = [victory, ...ends].flatMap(({ if: wanted }) => wanted.slain?.model ?? []);
  return [...new Set([...targets, ...slain])].map(
    (model) => !models.includes(model) && `there is no model '${model}'`,
  );
});

/** Spaces that a journey names are on every map that it may be played on. */
export const labelsAreOnTheMaps: Check = eachOf('journey', (journey, box) =>
  (journey.maps ?? []).flatMap(({ map }) => {
    const card = box.records[map];
    const labels = card?.kind === 'map' ? Object.keys(card.labels ?? {}) : [];
    return labelsIn(journey).map(
      (label) => !labels.includes(label) && `the map '${map}' has no spaces named '${label}'`,
    );
  }),
);

/** Tokens that lie on the table are taken by a rule of the journey. */
export const tokensAreGathered: Check = eachOf('journey', (journey) => {
  const gathered = paramsIn<{ kind: string }>(journey, 'gather').map(({ kind }) => kind);
  const laid = paramsIn<{ kind: string }>(journey, 'thing').map(({ kind }) => kind);
  const all = [...laid, ...(journey.shelters === undefined ? [] : [journey.shelters.kind])];
  return all.map((kind) => !gathered.includes(kind) && `nothing gathers its tokens of the kind '${kind}'`);
});

export const questsNameRecords: Check = eachOf(
  'quest',
  ({ tutorials = [], journeys, last, events, extraction }, box) => [
    ...missing(box, 'tutorial', tutorials),
    ...missing(box, 'journey', journeys),
    ...missing(box, 'table', [events, extraction]),
    !journeys.includes(last) && `its last journey '${last}' is none of its journeys`,
  ],
);

/** What has happened by the time a journey is open: journeys that can be won, and what they unlock. */
type Open = { readonly journeys: readonly JourneyCard[]; readonly unlocked: readonly string[] };

/** Could this hold once all of these journeys are won? Only what the quest itself keeps is looked at. */
function canBeMet(p: Predicate | undefined, open: Open): boolean {
  if (p === undefined) return true;
  const ladder = open.journeys.filter(({ type }) => type === 'decapitation').map(({ id }) => id);
  const { destroyed, won, unlocked } = p;
  if (destroyed?.journey !== undefined && !ladder.includes(destroyed.journey)) return false;
  if (destroyed !== undefined && ladder.length < (destroyed.atLeast ?? 1)) return false;
  if (won?.journey !== undefined && !open.journeys.some(({ id }) => id === won.journey)) return false;
  if (unlocked !== undefined && !open.unlocked.includes(unlocked)) return false;
  return p.any === undefined || p.any.some((one) => canBeMet(one, open));
}

/** The journeys that can be reached from the first ones, one opening the next. */
function reachedIn({ journeys }: QuestCard, box: CcBox): readonly JourneyCard[] {
  const all = journeys.flatMap((id) => {
    const card = box.records[id];
    return card?.kind === 'journey' ? [card] : [];
  });
  const elsewhere = Object.values(box.records).filter(({ kind }) => kind === 'entry' || kind === 'table');
  let open: readonly JourneyCard[] = [];
  for (;;) {
    const known = { journeys: open, unlocked: [...elsewhere, ...open].flatMap(unlockedBy) };
    const next = all.filter(({ unlock }) => canBeMet(unlock, known));
    if (next.length === open.length) return open;
    open = next;
  }
}

const unlockedBy = (card: AnyCard): string[] =>
  paramsIn<{ what: string }>(card, 'unlock').map(({ what }) => what);

/** Every journey can be unlocked by what can be done before. */
export const journeysCanBeUnlocked: Check = carries(
  ['CC-JTY-07', 'CC-QST-01'],
  'journeys.journeysCanBeUnlocked',
  eachOf('quest', (quest, box) => {
    const reached = reachedIn(quest, box).map(({ id }) => id);
    return quest.journeys
      .filter((id) => isThere(box, 'journey', id))
      .map((id) => !reached.includes(id) && `nothing unlocks '${id}'`);
  }),
);
