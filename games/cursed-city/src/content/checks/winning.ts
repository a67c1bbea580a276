import type { CcBox } from '../box.js';
import type { Predicate } from '../conditions.js';
import type { AnyCard, JourneyCard } from '../schema/index.js';
import { paramsIn } from './mentions.js';
import { type Check, eachOf } from './pack.js';

/** Can what a journey asks for be had at all, with what lies in the box and on its maps? */

const all = ({ records }: CcBox): AnyCard[] => Object.values(records);

/** Models of a kind, or all champions. */
const modelsOf = (box: CcBox, { model, champion }: NonNullable<Predicate['slain']>): number =>
  all(box)
    .flatMap((card) => (card.kind === 'hostile' ? card.models : []))
    .filter((one) =>
      model === undefined ? champion === undefined || one.champion === true : one.id === model,
    )
    .reduce((sum, { count }) => sum + count, 0);

/** What comes onto the battlefield: the categories of encounter cards, and whom the journey itself brings in. */
function comesUp(journey: JourneyCard, box: CcBox, model: string): boolean {
  const category = all(box).find(
    (card) => card.kind === 'hostile' && card.models.some(({ id }) => id === model),
  )?.id;
  const rows = all(box).flatMap((card) => (card.kind === 'encounter' ? card.rows.flat() : []));
  const brought = paramsIn<{ category: string }>(journey, 'villain');
  return [...rows, ...brought].some((one) => one.category === category);
}

const realmstoneIn = (box: CcBox): number =>
  all(box).reduce(
    (sum, card) =>
      card.kind === 'discovery' && card.type === 'realmstone' ? sum + card.value * (card.copies ?? 1) : sum,
    0,
  );

/** Tokens that raise a counter: on the tiles with the symbol, or in the spaces of a map that are named for them. */
function tokensFor(journey: JourneyCard, box: CcBox, counter: string): number {
  const { kind } = paramsIn<{ kind: string; counter: string }>(journey, 'gather').find(
    (one) => one.counter === counter,
  ) ?? { kind: '' };
  const { shelters, maps = [] } = journey;
  if (shelters?.kind === kind) {
    const tiles = all(box).filter((card) => card.kind === 'exploration' && card.symbol === true).length;
    return shelters.count * tiles;
  }
  const at = paramsIn<{ kind: string; at: string }>(journey, 'thing').find((one) => one.kind === kind)?.at;
  const spaces = maps.map(({ map }) => {
    const card = box.records[map];
    return card?.kind === 'map' ? (card.labels?.[at ?? '']?.length ?? 0) : 0;
  });
  return Math.min(...spaces);
}

export const journeysCanBeWon: Check = eachOf('journey', (journey, box) => {
  const { slain, realmstone, counter } = journey.victory.if;
  const faults: (string | false)[] = [];
  if (slain !== undefined) {
    const [wanted, there] = [slain.atLeast ?? 1, modelsOf(box, slain)];
    if (slain.model !== undefined && there > 0) {
      faults.push(wanted > there && `${wanted} ${slain.model} must be slain, but the box has ${there}`);
      faults.push(!comesUp(journey, box, slain.model) && `nothing brings '${slain.model}' in`);
    } else faults.push(slain.model === undefined && there === 0 && 'the box has no champion to be slain');
  }
  if (realmstone !== undefined) {
    const [wanted, there] = [realmstone.atLeast ?? 1, realmstoneIn(box)];
    faults.push(wanted > there && `realmstone worth ${wanted} must be found, but the box has ${there}`);
  }
  if (counter !== undefined) {
    const [wanted, there] = [counter.atLeast ?? 1, tokensFor(journey, box, counter.name)];
    faults.push(
      wanted > there && `'${counter.name}' has to come to ${wanted}; there are tokens for ${there}`,
    );
  }
  return faults;
});

/** A journey that ends with its quest track has a track that is long enough. */
export const tracksReachTheEnd: Check = eachOf('journey', ({ ends = [], questTrack }, box) => {
  const quest = all(box).find((card) => card.kind === 'quest');
  const length = questTrack ?? (quest?.kind === 'quest' ? quest.questTrack : 0);
  return ends.map(({ if: { questTrack: end } }) => {
    const at = end?.atLeast ?? 0;
    return at > length && `it ends at ${at}, but its quest track at ${length}`;
  });
});
