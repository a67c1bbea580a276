import type { SeatId } from '@questhall/engine';
import type { ActiveQuest, Rival } from './board.js';
import { carries } from './carries.js';
import { challengeCard, encounterSheet, questCard } from './content/library.js';
import type { Condition, Foe } from './content/schema.js';
import type { G, WowPosition } from './kit.js';
import { charactersMeant, isAt, itemsOf } from './predicates.js';
import { charactersIn, maybeRival } from './queries.js';
import type { QuestId, SpaceId } from './terms.js';

/** How far a quest has come. */
export const leavesOf = (p: WowPosition, quest: QuestId): readonly Condition[] => p.box.leaves[quest] ?? [];

/** How much of a leaf is wanted. */
export function wantedOf(leaf: Condition): number {
  if ('collect' in leaf) return leaf.collect;
  if ('trade' in leaf) return leaf.trade;
  if ('defeat' in leaf) return leaf.count ?? 1;
  if ('damage' in leaf) return leaf.damage;
  return 1;
}

/** Leaves that are true or not at any moment, instead of being counted. */
function holdsNow(p: WowPosition, rival: Rival, leaf: Condition): boolean {
  if ('have' in leaf) return itemsOf(p, rival, leaf.have).length >= leaf.count;
  if ('hand' in leaf) return rival.hand.length >= leaf.hand;
  return false;
}

function isLeafMet(p: WowPosition, rival: Rival, { id, counts }: ActiveQuest, leaf: Condition): boolean {
  const at = leavesOf(p, id).indexOf(leaf);
  return (counts[at] ?? 0) >= wantedOf(leaf) || holdsNow(p, rival, leaf);
}

const isMet = (p: WowPosition, rival: Rival, quest: ActiveQuest, condition: Condition): boolean =>
  'any' in condition
    ? condition.any.some((one) => isMet(p, rival, quest, one))
    : isLeafMet(p, rival, quest, condition);

/** All of its conditions are met. */
export const isComplete = carries(
  'WOW-QST-07',
  'progress.isComplete',
  (p: WowPosition, rival: Rival, quest: ActiveQuest): boolean =>
    questCard(p, quest.id).conditions.every((condition) => isMet(p, rival, quest, condition)),
);

/** Counts towards a leaf, never beyond what it wants. */
export function advance(
  g: G,
  rival: Rival,
  { quest, leaf, by = 1 }: { quest: ActiveQuest; leaf: number; by?: number },
): void {
  const wanted = leavesOf(g, quest.id)[leaf];
  if (wanted === undefined) return;
  const now = Math.min(wantedOf(wanted), (quest.counts[leaf] ?? 0) + by);
  if (now === quest.counts[leaf]) return;
  quest.counts[leaf] = now;
  g.tell?.('quest-progress', { seat: rival.seat, quest: quest.id, leaf, count: now });
}

/** Who or what was defeated or hurt: a seat, or an encounter by its card. */
function isFoe(p: WowPosition, foe: Foe, id: string): boolean {
  const character = maybeRival(p, id) !== undefined;
  if (foe === 'character') return character;
  if (character) return false;
  const card = p.box.cards[id];
  if (foe.encounter !== undefined && card?.id !== foe.encounter) return false;
  if (foe.on !== undefined && (card?.kind === 'board-encounter') !== (foe.on === 'board')) return false;
  if (foe.colour !== undefined && (card?.kind !== 'challenge' || challengeCard(p, id).colour !== foe.colour))
    return false;
  return foe.trait === undefined || encounterSheet(p, id).traits?.includes(foe.trait) === true;
}

/**
 * Something that a card or a combat of this player did counts for the quests of that player, and for nobody else's.
 */
export const countDeed = carries(
  'WOW-QST-04',
  'progress.countDeed',
  (
    g: G,
    seat: SeatId,
    deed: { defeated: string; space: SpaceId } | { hurt: string; count: number },
  ): void => {
    const rival = maybeRival(g, seat);
    if (rival === undefined) return;
    for (const quest of rival.quests) {
      leavesOf(g, quest.id).forEach((leaf, at) => {
        if ('defeated' in deed && 'defeat' in leaf && isFoe(g, leaf.defeat, deed.defeated)) {
          if (leaf.at === undefined || isAt(g, deed.space, leaf.at, rival))
            advance(g, rival, { quest, leaf: at });
        }
        if ('hurt' in deed && 'damage' in leaf && isFoe(g, leaf.to, deed.hurt))
          advance(g, rival, { quest, leaf: at, by: deed.count });
      });
    }
  },
);

/** What may be fulfilled in the maintenance phase: `<quest>/<leaf>`, for a trade with the seat behind it. */
export const fulfillable = carries(
  ['WOW-QST-02', 'WOW-QST-03', 'WOW-QST-05', 'WOW-MNT-02'],
  'progress.fulfillable',
  (p: WowPosition, rival: Rival): string[] =>
    rival.quests.flatMap((quest) =>
      leavesOf(p, quest.id).flatMap((leaf, at) => optionsFor(p, rival, quest, { leaf, at })),
    ),
);

type LeafAt = { leaf: Condition; at: number };
function optionsFor(p: WowPosition, rival: Rival, quest: ActiveQuest, { leaf, at }: LeafAt): string[] {
  const { space } = rival;
  if (space === null || (quest.counts[at] ?? 0) >= wantedOf(leaf)) return [];
  const option = `${quest.id}/${at}`;
  if ('travel' in leaf) return isAt(p, space, leaf.travel, rival) ? [option] : [];
  if ('collect' in leaf)
    return p.board.questTokens.some((one) => one.quest === quest.id && one.space === space) ? [option] : [];
  if ('meet' in leaf) return metBy(p, rival, leaf.meet).length > 0 ? [option] : [];
  if (!('trade' in leaf)) return [];
  return charactersIn(p, space)
    .filter(({ seat }) => seat !== rival.seat && !quest.traded.includes(seat))
    .map(({ seat }) => `${option}/${seat}`);
}

function metBy(p: WowPosition, rival: Rival, meet: Extract<Condition, { meet: unknown }>['meet']): SeatId[] {
  const others = charactersIn(p, rival.space).filter(({ seat }) => seat !== rival.seat);
  if (typeof meet !== 'object') return others.map(({ seat }) => seat);
  const meant = charactersMeant(p, meet, { you: rival.seat, self: null, target: null });
  return others.map(({ seat }) => seat).filter((seat) => meant.includes(seat));
}
